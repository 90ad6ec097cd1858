"""What the strongest bot thinks of a position, for those who may know it now."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor

import msgspec

from cavale.core.game import Position
from cavale.core.seats import CHANCE
from cavale.core.words import Words
from cavale.tables.refusals import Refused, not_now
from cavale.tables.shown import GameEffect, GameView
from cavale.tables.table import Table, must_agree
from cavale.tables.thinking import Thought, consider

PACE = 0.5
KEPT = 4096


class LineStep(msgspec.Struct, frozen=True):
    seat: int
    move: str
    effect: GameEffect
    words: Words
    view: GameView


class Analysis(msgspec.Struct, frozen=True):
    """`value` is for seat 0, from -1 to 1; None where nobody can tell it.

    That is where chance moves, where there is no bot to ask, and where one of several others moves.
    """

    step: int
    seat: int | None
    value: float | None
    sure: bool
    best: str | None
    line: list[LineStep]


class Analyst:
    """Asks one question at a time, so that bots who are to move do not wait behind a queue."""

    def __init__(self, executor: Callable[[], Executor]) -> None:
        self._executor = executor
        self._turn = asyncio.Semaphore(1)
        self._kept: OrderedDict[Position, Thought] = OrderedDict()

    async def analyse(self, table: Table, seat: int | None, step: int) -> Analysis:
        _may_ask(table, seat)
        position = _position(table, step)
        mover = position.mover
        if mover is None:
            return Analysis(step, None, _final(position), True, None, [])
        if mover == CHANCE or not table.game.spec.levels:
            return Analysis(step, None, None, False, None, [])
        thought = await self._think(position)
        value = _for_seat_0(thought.value, mover, table.game.seats)
        line = _line(position, thought.line, seat)
        sure = value is not None and abs(value) >= 1.0
        return Analysis(step, mover, value, sure, thought.move, line)

    async def _think(self, position: Position) -> Thought:
        """Kept by position: the same question has the same answer."""
        known = self._kept.get(position)
        if known is not None:
            self._kept.move_to_end(position)
            return known
        mover = position.mover
        assert mover is not None
        seen = position.observe(mover)
        async with self._turn:
            loop = asyncio.get_running_loop()
            thought = await loop.run_in_executor(
                self._executor(), consider, position.game, seen.state, mover, PACE
            )
        self._kept[position] = thought
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return thought


def _may_ask(table: Table, seat: int | None) -> None:
    if table.status == "over":
        return
    if table.game.spec.hidden or seat is None or must_agree(table, seat, screen=False):
        raise not_now(
            "L'analyse s'ouvre à la fin de la partie.", "The analysis opens when the game is over."
        )


def _position(table: Table, step: int) -> Position:
    positions = [table.start, *(ply.position for ply in table.plies())]
    if step >= len(positions):
        raise Refused(
            "not_found", Words("La partie n'est pas si longue.", "There is no such step.")
        )
    return positions[step]


def _for_seat_0(value: float, mover: int, seats: int) -> float | None:
    if mover == 0:
        return value
    return -value if seats == 2 else None


def _final(position: Position) -> float:
    assert position.outcome is not None
    low, high = position.game.spec.points
    return (2 * position.outcome.points[0] - low - high) / (high - low)


def _line(position: Position, texts: tuple[str, ...], seat: int | None) -> list[LineStep]:
    """The expected moves as far as they go in this very game."""
    line: list[LineStep] = []
    for text in texts:
        mover = position.mover
        if mover is None or mover == CHANCE or text not in position.moves:
            break
        seen, move = position.observe(seat), position.game.read_move(text)
        position = position.play(move)
        shown = position.observe(seat).view()
        line.append(LineStep(mover, move.text, seen.effect(move), seen.describe(move), shown))
    return line
