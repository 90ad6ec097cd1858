"""What must hold of secrets, as functions, so that tests can also show that they catch a leak."""

import json

import msgspec

from cavale import CavaleError, Move, Position
from cavale.contract.walks import some
from cavale.core.catalogue import LANGS
from cavale.core.jit import Rng
from cavale.core.observation import Observation


def told(seen: Observation, tries: list[Move]) -> bytes:
    """Everything a seat is ever told about a position, as bytes."""
    parts: list[object] = [seen.state.hex(), seen.view(), [str(move) for move in seen.moves]]
    parts += [msgspec.to_builtins(seen.prompt()), str(seen.mover)]
    parts += [seen.drawing(lang) for lang in LANGS]
    parts.append(seen.notebook())
    parts += [msgspec.to_builtins(seen.threats()), seen.sketch()]
    for move in some(seen.moves):
        said = msgspec.to_builtins(seen.describe(move))
        parts += [said, seen.effect(move), seen.path(move)]
    for move in tries:
        try:
            seen.check(move)
        except CavaleError as error:
            parts += [type(error).__name__, str(error), getattr(error, "clause", None)]
    parts.append(str(seen.outcome))
    return json.dumps(parts).encode()


def told_of(before: Position, move: Move, seat: int | None) -> bytes:
    """Everything a seat is told of a move when it has been played."""
    if not before.sees(seat, move):
        return b""
    seen, after = before.observe(seat), before.play(move).observe(seat)
    said = msgspec.to_builtins(seen.describe(move, after))
    return json.dumps([said, seen.effect(move, after)]).encode()


def check_secrets(position: Position, seat: int | None, tries: list[Move], rng: Rng) -> Position:
    """A seat is told the same in every world it cannot tell from this one; gives such a world."""
    seen = position.observe(seat)
    other = seen.resample(rng)
    assert other.mover == position.mover, "a seat can always tell whose turn it is"
    again = other.observe(seat)
    assert again == seen, "the resampled world looks different to the seat"
    assert told(again, tries) == told(seen, tries), "a seat is told something it cannot know"
    if position.mover == seat:
        assert other.moves.codes == position.moves.codes, "the mover's moves depend on a secret"
        assert seen.moves.codes == position.moves.codes, "an observation loses the mover's moves"
    common = [move for move in position.moves if move in other.moves and other != position]
    for move in some(common, 6):
        if position.play(move).observe(seat) == other.play(move).observe(seat):
            alike = told_of(position, move, seat) == told_of(other, move, seat)
            assert alike, "a seat is told of a played move what it cannot know"
    return other
