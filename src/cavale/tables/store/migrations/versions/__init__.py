"""One file for each step, named after its number and what it brings."""
