"""Tests of the approval report, a file for each format."""
