"""A tournament on the screen: the crosstable, each match, and what went wrong."""
