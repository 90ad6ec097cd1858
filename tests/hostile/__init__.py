"""Attacks on real servers: `python -m tests.hostile`."""
