"""Who plays The White Horse without a plan: the yardstick of its levels, not one of them."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cavale.core.bot import Choice
from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.games.horse.board import CELLS, NEIGHBOURS
from cavale.games.horse.cards import HORSE, SIGNS
from cavale.games.horse.state import PLAY, Hunt, next_length


@dataclass(frozen=True)
class Greedy:
    """Catches if it can; else it brings its subject as near to the horse as a card allows."""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        s, rng = seen.copy_record()[0], random.Random(seed)
        gaps = {code: gap for code, gap, _ in gaps_after(s, seen.seat, seen.moves.codes)}
        codes = list(gaps) or list(seen.moves.codes)
        best = min(codes, key=lambda code: (gaps.get(code, 0), rng.random()))
        return Choice(seen.game.move(best), 0.0, depth=1, nodes=len(codes))

    def __str__(self) -> str:
        return "how near its subject comes to the horse"


def gaps_after(s: Hunt, seat: int, codes: tuple[int, ...]) -> Iterator[tuple[int, int, int]]:
    """Each card that can be played: the steps left between subject and horse, and those it walks.

    No step left is a catch.
    """
    mine = int(s.secret[seat])
    for code in codes:
        if code < PLAY:
            continue
        kind, cell = divmod(code - PLAY, CELLS)
        who = kind // SIGNS
        subject = cell if who == mine else int(s.place[mine])
        horse = cell if who == HORSE else int(s.place[HORSE])
        yield code, steps_from(subject)[horse], next_length(int(s.length), kind)


@cache
def steps_from(start: int) -> tuple[int, ...]:
    """To every cell, along any path."""
    steps, edge = {start: 0}, [start]
    for here in edge:
        for there in NEIGHBOURS[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                edge.append(there)
    return tuple(steps.get(cell, len(NEIGHBOURS)) for cell in range(len(NEIGHBOURS)))
