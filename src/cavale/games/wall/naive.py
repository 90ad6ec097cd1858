"""Who plays The Wall without a plan: the yardstick of its levels, not one of them."""

from dataclasses import dataclass

from cavale.core.bot import Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.shuffling import shuffled
from cavale.games.wall.evaluation import FARTHEST, missing_for


@dataclass(frozen=True)
class Greedy:
    """Escapes if a push does it; else the push after which its own chain lacks least."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        position = Position(seen.game, seen.state)
        codes = shuffled(seen.moves.codes, seed)
        lacking = {code: lacks(position, code, seen.seat) for code in codes}
        move = seen.game.move(min(codes, key=lambda code: lacking[code]))
        return Choice(move, 0.0, depth=1, nodes=len(codes))

    def __str__(self) -> str:
        return "the push after which its own chain lacks least"


def lacks(position: Position, code: int, seat: int) -> int:
    """What a seat's chain lacks after a push: from 0, it has escaped, to FARTHEST."""
    before = position.copy_record()["escapes"][0][seat]
    after = position.play_unchecked(code).copy_record()
    escaped = after["escapes"][0][seat] > before
    return 0 if escaped else min(FARTHEST, max(1, missing_for(after, seat)))
