"""A page on which people see the edge move, and practise a shoe."""
