"""Help for who plays against bots: first an idea in words, then a move.

Both are made of what the seat to move sees, as a bot's own move is.
"""

import msgspec

from cavale.core.message import Message, message
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.tables.asking.analysis import Analyst
from cavale.tables.deciding.refusals import not_now
from cavale.tables.log.table import Table

CLEAR = 0.45
SLIGHT = 0.12


class Hint(msgspec.Struct, frozen=True):
    """`version` is that of the table it was made for; what the move does is `said` in full.

    The idea is what to look for, in the game's own words, and how the game stands."""

    version: int
    idea: list[Message]
    move: str
    said: list[Message]


def may_ask(table: Table, seat: int | None) -> None:
    if seat is None or table.mover != seat or not table.game.spec.levels:
        raise not_now("hint-later")
    alone(table, seat)


def alone(table: Table, seat: int) -> None:
    """Between people nobody is helped."""
    if any(player.kind != "bot" for other, player in enumerate(table.seats) if other != seat):
        raise not_now("hint-alone")


async def hint(analyst: Analyst, table: Table, seat: int | None, client: str) -> Hint:
    may_ask(table, seat)
    position = table.position
    thought = await analyst.think(position, client, table.id)
    seen = position.observe(position.mover)
    move = seen.check(thought.move)
    stands = _stands(position, seen, thought.move, thought.value, sure=thought.sure)
    ideas = table.game.spec.ideas
    own = None if ideas is None or len(seen.moves) == 1 else ideas()(seen, move)
    idea = [stands] if own is None else [own, stands]
    return Hint(table.version, idea, move.text, seen.describe(move))


def _stands(
    position: Position, seen: Observation, move: str, value: float, *, sure: bool
) -> Message:
    if len(seen.moves) == 1:
        return message("idea-only")
    if not position.game.hidden and not position.game.chance:
        after = position.play(move)
        if after.outcome is not None and after.outcome.winner == position.mover:
            return message("idea-now")
        if not sure and _threatened(position):
            return message("idea-guard")
    if sure and abs(value) >= 1.0:
        return message("idea-forced" if value > 0 else "idea-lost")
    if abs(value) < SLIGHT:
        return message("idea-even")
    size = "clearly" if abs(value) >= CLEAR else "slightly"
    return message(f"idea-{size}-{'ahead' if value > 0 else 'behind'}")


def _threatened(position: Position) -> bool:
    """Whether most moves would let the other side win with its next one."""
    codes = position.moves.codes[:24]
    let = 0
    for code in codes:
        after = position.play_unchecked(code)
        if after.mover is None or after.mover == position.mover:
            continue
        replies = (after.play_unchecked(reply).outcome for reply in after.moves.codes)
        let += any(one is not None and one.winner == after.mover for one in replies)
    return 2 * let > len(codes)
