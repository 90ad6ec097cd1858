"""Actions, masks and planes of single positions and observations."""

import numpy as np

from cavale.core.errors import CavaleError, IllegalMove
from cavale.core.game import Game
from cavale.core.jit import Planes
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.research import Research
from cavale.core.rules import face_actions, face_move_of, face_planes
from cavale.core.seats import CHANCE
from cavale.research.stepping import Masks


def research_of(game: Game) -> Research:
    if game.spec.research is None:
        raise CavaleError(f"{game.slug} states nothing for programs that learn")
    return game.spec.research()


def actions(seen: Observation | Position) -> list[int]:
    """The numbers of the legal moves, in rising order; of a seat, never of chance."""
    research_of(seen.game)
    if seen.mover == CHANCE or not seen.moves:
        return []
    out = np.empty(seen.game.room.rules.MAX_MOVES, np.int64)
    numbers = out[: face_actions(seen.copy_record(), out)]
    numbers.sort()
    return numbers.tolist()  # type: ignore[no-any-return]


def mask(seen: Observation | Position) -> Masks:
    """1 for each legal action of the seat to move."""
    out = np.zeros(research_of(seen.game).actions, np.int8)
    out[actions(seen)] = 1
    return out


def action_of(seen: Observation | Position, move: Move) -> int:
    """The number of a legal move."""
    record = seen.copy_record()
    for number in actions(seen):
        if face_move_of(record, number) == move.code:
            return number
    raise IllegalMove(move.text, seen)


def move_with(seen: Observation | Position, number: int) -> Move:
    """The legal move that an action stands for; IllegalMove if it is not legal here."""
    if not 0 <= number < research_of(seen.game).actions:
        raise CavaleError(f"{seen.game.slug} has no action {number}")
    code = face_move_of(seen.copy_record(), number)
    if code not in seen.moves.codes:
        raise IllegalMove(f"action {number}", seen)
    return seen.game.move(code)


def planes(seen: Observation) -> Planes:
    """What a seat sees, as one row of numbers; `Research.parts` says where each plane lies."""
    if not 0 <= seen.seat < seen.game.seats:
        raise CavaleError("only a seat has planes")
    out = np.zeros(research_of(seen.game).size, np.int8)
    face_planes(seen.copy_record(), seen.seat, out)
    return out


def public_planes(seen: Observation | Position, seat: int = 0) -> Planes:
    """What everybody sees, numbered as for a seat: what only the seat knows is blank."""
    out = np.zeros(research_of(seen.game).size, np.int8)
    face_planes(seen.game.at(seen.state).observe(None).copy_record(), seat, out)
    return out


def named_planes(seen: Observation) -> dict[str, Planes]:
    """The same by the planes' names, each in its own shape."""
    row = planes(seen)
    parts = research_of(seen.game).parts()
    return {plane.name: row[part].reshape(plane.shape) for plane, part in parts}
