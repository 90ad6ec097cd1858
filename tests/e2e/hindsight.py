"""A server whose Wall has a notebook and a review that anybody can work out, and no bots.

It runs without compiled kernels: nobody thinks in it.
"""

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from cavale import GAMES
from cavale.core.jit import States
from cavale.core.message import Message
from cavale.core.review import Played, Reviewed, Reviewer
from cavale.core.room import Notebook
from cavale.web.serve import main


class WallNotebook(msgspec.Struct):
    """How many ropes are in each slot."""

    filled: list[int]


def notebook(a: States, seat: int) -> WallNotebook:
    from cavale.games.wall import view

    return WallNotebook([5 - slot.count(".") for slot in view.view(a, seat).slots])


def carnet() -> Notebook:
    return notebook


def rows(played: Played, since: int) -> Iterator[Reviewed]:
    """Every third move gives away half its number; every fourth is lucky; every fifth teaches."""
    for step in range(since, len(played.moves)):
        number = step + 1
        other = next(move for move in played.positions[step].moves if move != played.moves[step])
        dear = number % 3 == 0
        yield Reviewed(
            loss=number / 2 if dear else 0.0,
            luck=(0.25, -0.25) if number % 4 == 0 else None,
            learned=Message("as-written", {"text": "Now one knows."}) if number % 5 == 0 else None,
            better=other.text if dear else None,
            said=Message("as-written", {"text": "Expected elsewhere."}) if dear else None,
        )


if __name__ == "__main__":
    GAMES["wall"] = replace(
        GAMES["wall"],
        levels=0,
        notebook=carnet,
        review=Reviewer(rows, "unit-escapes"),
    )
    main()
