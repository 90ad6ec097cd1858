"""A second process that encodes frames while the server is busy."""
