"""Algorithms written once, over the rules every game has. They know no game."""
