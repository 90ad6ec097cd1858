"""Memory that lives long, and a collector that is asked for seldom."""

import gc

YOUNG = 200_000
"""Objects after which the new ones are looked through. A position and all that was seen of it live
until the next move: looked through more often, what thousands of tables show would be looked at
again for every few moves, and a move would cost the more the more tables there are."""


def collect_rarely() -> None:
    """For a process that has loaded all it needs: none of that is looked through again.

    Nearly everything here is freed without the collector; what it finds are the tables that are
    still in memory. Everybody waits for a round, so those through what is new are short, and those
    through what has stayed are seldom.
    """
    gc.set_threshold(YOUNG, 5, 1000)
    gc.collect()
    gc.freeze()


def collect_never() -> None:
    """For one that keeps only what points to older things: there would be nothing to find."""
    collect_rarely()
    gc.disable()
