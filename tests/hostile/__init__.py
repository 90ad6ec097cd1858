"""Attacks on a real server. Each module is one; `python -m tests.hostile` runs them all.

A module has a NUMBER (the point of the issue it comes from), a TITLE, and `attack(server)`: what it
achieved, in a sentence, or None if it achieved nothing.
"""
