"""How many moves are made at once. The excess is turned away: the oftener it comes, the longer."""

MOST = 1024
"""Moves at once. With more, each would wait longer and none would be done sooner: a client
that comes then is told to come again, which costs little, and the server goes on at its best."""
LONGEST = 3
"""Seconds; a page waits no longer without a word."""
A_SECOND = 256
"""For so many who were turned away in vain, others are told to wait a second longer."""
SHARE = 0.25
"""To turn so many away costs each move little; what is more has come too soon."""


class Crowd:
    def __init__(self) -> None:
        self.moving = 0
        """Moves that have come and are not answered."""
        self._too_soon = 0.0
        """Those who were turned away, less a share of the moves that were made."""

    @property
    def full(self) -> bool:
        return self.moving >= MOST

    def turned_away(self) -> int:
        """Seconds after which to come again."""
        self._too_soon = min(LONGEST * A_SECOND - 1, self._too_soon + 1)
        return 1 + int(self._too_soon / A_SECOND)

    def moved(self) -> None:
        self._too_soon = max(0.0, self._too_soon - SHARE)
