"""A second process that encodes frames while many tables move at once."""
