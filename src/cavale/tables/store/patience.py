"""How long who waits for somebody is taken to be there."""

PATIENT = 10 * 60 * 1000
"""Milliseconds for which who wants to play over days need not be there."""

PRESENT = 25_000
"""Milliseconds for which a player who waits in the lobby is taken to be there still."""
