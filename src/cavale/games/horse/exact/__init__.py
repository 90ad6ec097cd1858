"""The last cards of a deal for two, played out with all hands and papers open."""
