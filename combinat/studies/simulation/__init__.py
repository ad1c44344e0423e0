"""Whole shoes dealt, each wager valued at every coup."""
