"""What a seat will answer if the others move so: "if you play there, I play here".

Only where nothing is secret and nothing is left to chance, between people on different screens who
have time. A plan is known to its seat alone: for the others the log skips a number. Played it is a
move like any other, at the moment of the move that it answers.
"""

from collections.abc import Sequence

from cavale.core.errors import MoveError
from cavale.core.position import Position
from cavale.tables.deciding.refusals import bad_request, not_now, refused_move
from cavale.tables.log.clocks import slow
from cavale.tables.log.entries import Line, Plan, Play
from cavale.tables.log.table import Table

MOST_LINES = 20
LONGEST = 20
"""Moves of a line, of all sides."""


def plannable(table: Table, seat: int | None) -> bool:
    """Whether a seat may plan now: somebody else is to move, from elsewhere."""
    mover = table.mover
    if seat is None or mover is None or mover == seat:
        return False
    if table.game.hidden or table.game.chance or not (table.clock is None or slow(table.clock)):
        return False
    alone = table.company.screens[seat] == {seat} and table.seats[seat].kind != "bot"
    return alone and table.seats[mover].bot is None and table.plays(seat)


def plan(table: Table, seat: int, lines: Sequence[Sequence[str]]) -> Plan:
    """No lines: nothing is planned any more."""
    if not plannable(table, seat):
        raise not_now("no-plans")
    answers = dict[Line, str]()
    for line in lines:
        _check(table, seat, tuple(line), answers)
    return Plan(seat, tuple(dict.fromkeys(tuple(line) for line in lines)))


def supposed(table: Table, seat: int, line: Sequence[str]) -> list[Position]:
    """The positions of a line, that of the table first."""
    if not plannable(table, seat):
        raise not_now("no-plans")
    positions = [table.position]
    for text in line:
        here = positions[-1]
        try:
            # Nothing is secret: what the seat to move sees, everybody does.
            seen = here.observe(seat if here.mover is None else here.mover)
            positions.append(here.play(seen.check(text)))
        except MoveError as error:
            raise refused_move(error) from None
    return positions


def _check(table: Table, seat: int, line: Line, answers: dict[Line, str]) -> None:
    """`answers`: what the seat answers, by what led there; one answer each."""
    positions = supposed(table, seat, line)
    movers = [position.mover for position in positions[:-1]]
    if not movers or movers[-1] != seat:
        raise bad_request("plan-unanswered")
    for number, mover in enumerate(movers):
        if mover == seat and answers.setdefault(line[:number], line[number]) != line[number]:
            raise bad_request("plan-twice")


def due(table: Table) -> Play | None:
    """The planned answer to the move just played. Nobody but the player answers an offered draw."""
    mover = table.mover
    if mover is None or table.draw is not None or table.seats[mover].bot is not None:
        return None
    lines = table.planned(mover)
    return Play(mover, lines[0][0]) if lines else None
