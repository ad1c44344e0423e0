"""The Excel workbook of a house: every figure a live formula beside its exact fraction.

This package needs the `report` extra.
"""

from combinat.report.workbook.book import workbook

__all__ = ["workbook"]
