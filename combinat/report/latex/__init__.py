"""The report as a LaTeX document."""
