"""The approval report of a game: one document, written in every format that a submission needs."""
