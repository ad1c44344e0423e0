"""The report as one HTML file for any browser."""
