"""What leaves the project: numerals, tables, records and published files."""
