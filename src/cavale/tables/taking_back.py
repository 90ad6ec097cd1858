"""Whether a seat may take its last decision back, and who has to agree."""

from collections.abc import Iterator, Set

from cavale.core.learning import teaches
from cavale.tables.entries import AcceptUndo, AnyEntry, DeclineUndo, OfferUndo, Undo
from cavale.tables.refusals import Refused, just_declined, not_now
from cavale.tables.table import Ply, Table, must_agree


def undo(table: Table, seat: int) -> AnyEntry:
    stand = standing(table, seat)
    if stand is None:
        raise not_now("Vous n'avez rien à reprendre.", "You have nothing to take back.")
    asked = _asked(table, seat, stand)
    if not asked:
        if _taught(table, stand):
            raise _has_taught()
        return Undo(seat, stand)
    if any(table.seats[other].stand_in is not None for other in asked):
        raise not_now(
            "Un bot joue pour une personne absente : elle seule pourrait l'accorder.",
            "A bot plays for somebody who is away: only they could agree.",
        )
    if table.undo is not None:
        raise not_now("La reprise est déjà demandée.", "It has already been asked.")
    if ("undo", seat) in table.declined:
        raise just_declined()
    return OfferUndo(seat)


def undoable(table: Table, seat: int | None) -> bool:
    """Whether a seat may take back or ask for it; for the eyes of that seat only."""
    if seat is None or table.status != "playing":
        return False
    try:
        undo(table, seat)
    except Refused:
        return False
    return True


def accept(table: Table, seat: int) -> AnyEntry:
    waiting = _waits_for(table)
    if table.undo is None or seat not in waiting:
        raise not_now("Aucune reprise à accepter.", "There is nothing to take back.")
    stand = standing(table, table.undo.seat)
    assert stand is not None
    return Undo(seat, stand) if waiting == {seat} else AcceptUndo(seat)


def decline(table: Table, seat: int) -> AnyEntry:
    if seat not in _waits_for(table):
        raise not_now("Aucune reprise à refuser.", "There is nothing to decline.")
    return DeclineUndo(seat)


def _waits_for(table: Table) -> frozenset[int]:
    offer = table.undo
    if offer is None:
        return frozenset()
    stand = standing(table, offer.seat)
    assert stand is not None
    return _asked(table, offer.seat, stand) - offer.agreed


def standing(table: Table, seat: int) -> int | None:
    """How many moves stand if a seat takes back its last decision; None if it made none.

    Where nothing is secret the people at one screen are one, and what any of them did last is taken
    back; unless it taught something, for that they would have to ask each other.
    """
    if table.position.open_to_all:
        stand = _before_last(table, table.group_seats(seat))
        if stand is None or not _taught(table, stand):
            return stand
    return _before_last(table, {seat})


def _before_last(table: Table, seats: Set[int]) -> int | None:
    ply = table.last
    while ply is not None and ply.seat not in seats:
        ply = ply.previous
    return None if ply is None else ply.number - 1


def _asked(table: Table, seat: int, stand: int) -> frozenset[int]:
    """Who must agree: all other people if anybody learned something; else those it concerns.

    As long as the asker's turn goes on that is nobody. Later it is whoever saw a move that would be
    taken back, or made one. An unseen one can be taken back unasked once, lest somebody else never
    comes to move.
    """
    if _taught(table, stand):
        return must_agree(table, seat, screen=True)
    others = must_agree(table, seat, screen=not table.position.open_to_all)
    plies = list(_since(table, stand))
    if table.mover == seat and all(ply.seat == seat for ply in plies):
        return frozenset()
    if table.retaken == seat:
        return others
    return frozenset(
        other
        for other in others
        if any(ply.seat == other or ply.before.sees(other, ply.move) for ply in plies)
    )


def _taught(table: Table, stand: int) -> bool:
    return any(teaches(ply.before, ply.move) for ply in _since(table, stand))


def _since(table: Table, stand: int) -> Iterator[Ply]:
    ply = table.last
    while ply is not None and ply.number > stand:
        yield ply
        ply = ply.previous


def _has_taught() -> Refused:
    return not_now(
        "On ne reprend pas un coup qui a appris quelque chose.",
        "A move that taught something cannot be taken back.",
    )
