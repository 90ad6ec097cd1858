"""Luck and skill apart: what each roll and card was worth, and what each drive gave away.

Both are counted in points, from the chances to win that the bots see. Luck is what came of chance
less what was to be expected of it; with a roll that is what its best drive is worth. In a race of
two the chances are those of the solved race.
"""

from collections.abc import Iterator

import numpy as np

from cavale.core.jit import Floats, Ints, States, inner, kernel
from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.core.rules import apply, moves, weight
from cavale.core.seats import CHANCE
from cavale.games.manhattan.evaluation import chances
from cavale.games.manhattan.race_table import shipped
from cavale.games.manhattan.racing import Racing, drives, outlook, racing
from cavale.games.manhattan.rules import MAX_MOVES
from cavale.games.manhattan.solo import solved
from cavale.games.manhattan.state import ARREST, MOVE, PLAYERS, STATE, TRAP
from cavale.games.manhattan.thinking import ROOM_TO_WORK

_MUCH = 0.1
"""From so many points on a roll or a drive is remarked upon."""
LUCKY = Message("review-lucky")
UNLUCKY = Message("review-unlucky")
MISSED = Message("review-missed")


@inner
def _expect(
    frames: States, at: int, cards: Ints, tables: Floats, work: Floats, out: Floats
) -> None:
    """What frames[at] is worth to each seat, a trap card that is due being drawn in every way."""
    seats = frames[at].seats
    won = work[ROOM_TO_WORK:]
    if frames[at].over or frames[at].due != TRAP:
        chances(frames[at], tables, work, won)
        for seat in range(seats):
            out[seat] = won[seat]
        return
    out[:] = 0.0
    total = 0.0
    for i in range(moves(frames[at], cards)):
        heavy = weight(frames[at], cards[i])
        frames[at + 1] = frames[at]
        apply(frames[at + 1], cards[i])
        chances(frames[at + 1], tables, work, won)
        total += heavy
        for seat in range(seats):
            out[seat] += heavy * won[seat]
    for seat in range(seats):
        out[seat] /= total


@kernel
def _drives(
    frames: States, at: int, lists: Ints, tables: Floats, work: Floats, values: Floats
) -> int:
    """What each drive at frames[at] is worth to each seat; the number of the mover's best."""
    best, seat = 0, frames[at].turn
    for i in range(moves(frames[at], lists[0])):
        frames[at + 1] = frames[at]
        apply(frames[at + 1], lists[0, i])
        _expect(frames, at + 1, lists[1], tables, work, values[i])
        if values[i, seat] > values[best, seat]:
            best = i
    return best


@kernel
def _outlook(
    frames: States, at: int, lists: Ints, tables: Floats, work: Floats, values: Floats, out: Floats
) -> None:
    """What frames[at] is worth to each seat; where the mover is to move, by the best move."""
    if frames[at].over or frames[at].due not in (MOVE, ARREST):
        _expect(frames, at, lists[1], tables, work, out)
        return
    best = _drives(frames, at, lists, tables, work, values)
    out[:] = values[best]


class _Desk:
    """Room for the kernels to work in."""

    def __init__(self) -> None:
        self.frames = np.zeros(4, STATE)
        self.lists = np.zeros((2, MAX_MOVES), np.int64)
        self.work = np.zeros(2 * ROOM_TO_WORK)
        self.values = np.zeros((MAX_MOVES, PLAYERS))

    def drives(self, position: Position) -> tuple[int, Floats]:
        """The best drive and what each is worth to each seat."""
        race = racing(position.copy_record())
        if race is not None:
            return _raced(position, race)
        self.frames[0] = position.copy_record()[0]
        best = _drives(self.frames, 0, self.lists, solved(), self.work, self.values)
        return int(best), self.values[: len(position.moves), : position.game.seats].copy()

    def outlook(self, position: Position) -> Floats:
        if position.outcome is not None:
            return np.array(position.outcome.points)
        out = np.zeros(PLAYERS)
        race = racing(position.copy_record())
        if race is not None:
            chance = outlook(position, race, shipped())
            out[race.mover], out[race.other] = chance, 1.0 - chance
            return out[: position.game.seats]
        self.frames[0] = position.copy_record()[0]
        _outlook(self.frames, 0, self.lists, solved(), self.work, self.values, out)
        return out[: position.game.seats]


def _raced(position: Position, race: Racing) -> tuple[int, Floats]:
    """The same by the solved race."""
    chances = np.array(drives(position, race, shipped()))
    worth = np.zeros((len(chances), position.game.seats))
    worth[:, race.mover], worth[:, race.other] = chances, 1.0 - chances
    return int(np.argmax(chances)), worth


def rows(played: Played, since: int) -> Iterator[Reviewed]:
    desk = _Desk()
    for step in range(since, len(played.moves)):
        at = played.positions[step].moves.codes.index(played.moves[step].code)
        if played.mover(step) == CHANCE:
            yield _luck(desk, played.positions[step], at)
        else:
            yield _skill(desk, played.positions[step], at)


def _luck(desk: _Desk, position: Position, at: int) -> Reviewed:
    weights = np.array(position.weights)
    worth = np.array([desk.outlook(position.play_unchecked(code)) for code in position.moves.codes])
    luck = worth[at] - weights @ worth / weights.sum()
    mine = luck[int(position.copy_record()["turn"][0])]
    said = None if abs(mine) < _MUCH else LUCKY if mine > 0 else UNLUCKY
    return Reviewed(luck=tuple(luck.tolist()), said=said)


def _skill(desk: _Desk, position: Position, at: int) -> Reviewed:
    best, worth = desk.drives(position)
    mine = worth[:, int(position.copy_record()["turn"][0])]
    loss = float(mine[best] - mine[at])
    if loss <= 0:
        return Reviewed(loss=0.0)
    said = None if loss < _MUCH else MISSED
    return Reviewed(loss=loss, better=str(position.moves[best]), said=said)
