"""What there is room for where this runs."""

_exact = True


def exact() -> bool:
    """Whether exact values may be worked out in play: their tables take hundreds of megabytes."""
    return _exact


def forgo_exact() -> None:
    """From now on bots search where they would solve."""
    global _exact
    _exact = False
