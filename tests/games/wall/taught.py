"""Escape, do not leave an escape, build up the slots."""

import cavale
from tests.taught import Seen


def choose(seen: Seen) -> str:
    here = cavale.game("wall", variant="single").start()
    for move in seen.played:
        here = here.play(move)

    def worth(text: str) -> tuple[bool, bool, int]:
        after = here.play(text)
        if after.outcome is not None:
            return after.outcome.points[0] == 1.0, True, 0
        replies = [after.play(answer) for answer in after.moves]
        lost = any(one.outcome is not None and one.outcome.points[1] == 1.0 for one in replies)
        slots = after.view(0)["slots"]
        return False, not lost, sum("Y" in slot[:1] for slot in slots)

    return max((move.text for move in here.moves), key=worth)
