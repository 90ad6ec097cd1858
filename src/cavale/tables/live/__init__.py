"""The tables in memory: load, check, append, publish."""
