"""What chance did in finished games, as it is added up."""

import msgspec

from cavale.core.tally import Tally


class Chances(msgspec.Struct):
    """Some games that are over, and what chance did in them."""

    games: int = 0
    tally: Tally = msgspec.field(default_factory=Tally)

    def merge(self, other: "Chances") -> None:
        self.games += other.games
        self.tally.merge(other.tally)


class Counted(msgspec.Struct, frozen=True):
    table: str
    game: str
    chances: Chances
