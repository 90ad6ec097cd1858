"""Over the line; else take the ball, do not leave it where somebody can jump, and go forward."""

import cavale
from cavale import Position
from tests.taught import Seen


def choose(seen: Seen) -> str:
    here = cavale.game("ball").start()
    for move in seen.played:
        here = here.play(move)
    return max((move.text for move in here.moves), key=lambda text: worth(here.play(text)))


def worth(after: Position) -> float:
    if after.outcome is not None:
        return 10_000.0 * (after.outcome.points[0] - 0.5)
    if after.mover == 0:
        return max(worth(after.play(move)) for move in after.moves)
    view = after.view(0)
    if not any("B" in row for row in view["rows"]):
        return -100.0
    losing = any(
        effect["takes"] or effect["wins"]
        for effect in (after.observe(1).effect(move) for move in after.moves)
    )
    return int(view["ball"][1]) - 20.0 * losing
