"""Subscribers of changed tables: bots, clocks, absent players, the count of chance."""
