"""A baccarat calculator that shares no code with the package, to check its counts by other means.

`dealer` pushes ways card by card through a graph of draw states, `judge` lets SQLite read the
conditions of wagers, and `brute` deals every order of a handful of real cards.
"""
