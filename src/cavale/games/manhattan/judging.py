"""The race after 2-2 as the command line asks for it: one position, or all.

One position is looked up in what ships, which is rounded, or in a directory with all of them.
"""

from pathlib import Path
from typing import Final

from cavale.core.game import Game
from cavale.core.jit import States
from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.core.solving import Judgement, Means, Report
from cavale.games.manhattan import SPEC
from cavale.games.manhattan.race import solve
from cavale.games.manhattan.race_table import GRAIN, Race, load, save, shipped
from cavale.games.manhattan.racing import Racing, drives, outlook, racing
from cavale.games.manhattan.rules import start
from cavale.games.manhattan.state import EITHER, ROLL

SWEEPS: Final = 60
"""More than it takes: 19 were enough."""
OF: Final = Message("solve-race")


class RaceJudge:
    of = OF

    def __call__(self, position: Position, means: Means, report: Report) -> Judgement:
        found = None if position.mover is None else racing(position.copy_record())
        if found is None:
            raise ValueError("only a race between two is solved, and this is none")
        race: Race = shipped() if means.table is None else load(means.table)
        chance = outlook(position, found, race)
        return Judgement(
            game=position.game.slug,
            variant=position.game.variant,
            position=str(position),
            value="unknown" if 0.0 < chance < 1.0 else "mover",
            moves={},
            chance=chance,
            chances=_chances(position, found, race),
            within=GRAIN / 2 if means.table is None else 0.0,
        )


def _chances(position: Position, found: Racing, race: Race) -> dict[str, float]:
    if position.mover == CHANCE:
        return {}
    worth = drives(position, found, race)
    return {str(move): chance for move, chance in zip(position.moves, worth, strict=True)}


class RaceTabulation:
    of = OF

    def __init__(self, directory: Path) -> None:
        self.directory = directory

    def run(self, report: Report) -> None:
        try:
            load(self.directory)
        except ValueError:
            save(self.directory, solve(SWEEPS, lambda done, change: report(done, SWEEPS)))

    def judgement(self) -> Judgement:
        """Of a race that nobody has begun: all cars in the start car park."""
        position = Position(Game(SPEC, "classic", 2), _lined_up().tobytes())
        return RaceJudge()(position, Means(table=self.directory), lambda done, of: None)


def _lined_up() -> States:
    a = start("classic", 2)
    a["arrested_by"] = [[0, 0, 1, 1]]
    a["lead"], a["due"] = EITHER, ROLL
    a["starter"], a["rounds"], a["opening"] = 0, 1, 0
    return a
