"""What the strongest bot thinks of a position, for those who may know it now."""

import msgspec
from cachetools import LRUCache

from cavale.core.eyes import Eyes
from cavale.core.message import Message
from cavale.core.move import GameEffect
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.tables.deciding.refusals import not_found, not_now
from cavale.tables.log.table import Table
from cavale.tables.thinking.pool import Thought, consider
from cavale.tables.thinking.turns import Errand
from cavale.tables.thinking.workers import Thinking
from cavale.tables.views.shapes import GameView

PACE = 0.5
THOUGHTS_KEPT = 4096


class LineStep(msgspec.Struct, frozen=True):
    seat: int
    move: str
    effect: GameEffect
    said: tuple[Message, ...]
    view: GameView


class Analysis(msgspec.Struct, frozen=True):
    """`value` is for seat 0, from -1 to 1; None where nobody can say it.

    That is where chance moves, where there is no bot to ask, and among several seats where another
    one is to move: what is good for it need not be bad for seat 0. `sure`: it is proven, also a
    draw; otherwise it is an estimate.
    """

    step: int
    seat: int | None
    value: float | None
    sure: bool
    best: str | None
    line: list[LineStep]


class Analyst:
    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._cache: LRUCache[Position, Thought] = LRUCache(THOUGHTS_KEPT)

    async def analyse(
        self, table: Table, seat: int | None, step: int, client: str = ""
    ) -> Analysis:
        _may_ask(table, seat)
        return await self.look(table, step, Eyes(seat), client)

    async def look(self, table: Table, step: int, eyes: Eyes, client: str = "") -> Analysis:
        """For those who may know it: what is said of the moves is what these eyes see."""
        position = _position(table, step)
        mover = position.mover
        if mover is None:
            return Analysis(step, None, _final(position), True, None, [])
        if mover == CHANCE or not table.game.spec.levels:
            return Analysis(step, None, None, False, None, [])
        thought = await self.think(position, client, table.id)
        value = _for_first(position, mover, thought.value)
        sure = value is not None and (thought.sure or abs(value) >= 1.0)
        line = _line(position, thought.line, eyes)
        return Analysis(step, mover, value, sure, thought.move, line)

    async def think(self, position: Position, client: str, table: str) -> Thought:
        """Cached by position: the same question has the same answer."""
        known = self._cache.get(position)
        if known is not None:
            return known
        mover = position.mover
        assert mover is not None
        seen = position.observe(mover)
        errand = Errand("question", client, table, f"analysis {position.game.slug}", PACE)
        asked = position.game, seen.state, mover, PACE
        thought = await self._thinking.run(errand, consider, *asked)
        self._cache[position] = thought
        return thought


def _may_ask(table: Table, seat: int | None) -> None:
    if table.status == "over":
        return
    if table.game.hidden or seat is None or table.company.elsewhere[seat]:
        raise not_now("analysis-later")


def _position(table: Table, step: int) -> Position:
    positions = [table.start, *(ply.position for ply in table.plies())]
    if step >= len(positions):
        raise not_found("no-such-step")
    return positions[step]


def _for_first(position: Position, mover: int, value: float) -> float | None:
    if mover == 0:
        return value
    return -value if position.game.seats == 2 else None


def _final(position: Position) -> float:
    return position.observe(None).utility(0)


def _line(position: Position, texts: tuple[str, ...], eyes: Eyes) -> list[LineStep]:
    """The expected moves as far as they go in this very game."""
    line: list[LineStep] = []
    for text in texts:
        mover = position.mover
        if mover is None or mover == CHANCE or text not in position.moves:
            break
        seen, move = eyes.look(position), position.game.read_move(text)
        position = position.play(move)
        after = eyes.look(position)
        effect, said = seen.told(move, after)
        line.append(LineStep(mover, move.text, effect, said, after.look))
    return line
