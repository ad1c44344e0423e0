"""The chapters of a report: each asks the shared figures and says what they mean."""
