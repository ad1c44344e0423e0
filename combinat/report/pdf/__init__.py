"""The report as PDF, by typst: fixed templates that read the document as data."""
