"""Questions put to rules, coups and money; each a pure function that returns rows."""
