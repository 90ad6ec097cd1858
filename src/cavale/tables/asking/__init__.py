"""Questions about tables that change nothing, and how people find each other."""
