"""Whether a seat may take its last decision back, and who has to agree."""

from collections.abc import Callable, Set

import msgspec

from cavale.tables.deciding.refusals import Refused, just_declined, not_now
from cavale.tables.log.entries import AcceptUndo, AnyEntry, DeclineUndo, OfferUndo, Undo
from cavale.tables.log.table import Ply, Table

Refusal = Callable[[], Refused]


class Wish(msgspec.Struct, frozen=True):
    """To take these moves back, so that `stand` are left; `taught`: somebody learned by them."""

    stand: int
    plies: list[Ply]
    taught: bool


def undo(table: Table, seat: int) -> AnyEntry:
    answer = _answer(table, seat)
    if callable(answer):
        raise answer()
    return answer


def undoable(table: Table, seat: int | None) -> bool:
    """Whether a seat may take back or ask for it; for the eyes of that seat only."""
    if seat is None or table.status != "playing":
        return False
    return not callable(_answer(table, seat))


def _answer(table: Table, seat: int) -> AnyEntry | Refusal:
    wish = _wish(table, seat)
    if wish is None:
        return _nothing_to_take_back
    asked = _asked(table, seat, wish)
    if not asked:
        return _has_taught if wish.taught else Undo(seat, wish.stand)
    if asked & table.company.away:
        return _somebody_is_away
    if table.undo is not None:
        return _already_asked
    if ("undo", seat) in table.declined:
        return just_declined
    return OfferUndo(seat)


def accept(table: Table, seat: int) -> AnyEntry:
    waiting = _waits_for(table)
    if table.undo is None or seat not in waiting:
        raise not_now("Aucune reprise à accepter.", "There is nothing to take back.")
    wish = _wish(table, table.undo.seat)
    assert wish is not None
    return Undo(seat, wish.stand) if waiting == {seat} else AcceptUndo(seat)


def decline(table: Table, seat: int) -> AnyEntry:
    if seat not in _waits_for(table):
        raise not_now("Aucune reprise à refuser.", "There is nothing to decline.")
    return DeclineUndo(seat)


def _waits_for(table: Table) -> frozenset[int]:
    offer = table.undo
    if offer is None:
        return frozenset()
    wish = _wish(table, offer.seat)
    assert wish is not None
    return _asked(table, offer.seat, wish) - offer.agreed


def _wish(table: Table, seat: int) -> Wish | None:
    """For a seat to take back its last decision; None if it made none.

    Where nothing is secret the people at one screen are one, and what any of them did last is taken
    back; unless it taught something, for that they would have to ask each other.
    """
    if table.position.open_to_all:
        wish = _before_last(table, table.company.screens[seat])
        if wish is None or not wish.taught:
            return wish
    return _before_last(table, {seat})


def _before_last(table: Table, seats: Set[int]) -> Wish | None:
    plies: list[Ply] = []
    ply = table.last
    while ply is not None:
        plies.append(ply)
        if ply.seat in seats:
            return Wish(ply.number - 1, plies, any(one.taught for one in plies))
        ply = ply.previous
    return None


def _asked(table: Table, seat: int, wish: Wish) -> frozenset[int]:
    """Who must agree: all other people if anybody learned something; else those it concerns.

    As long as the asker's turn goes on that is nobody. Later it is each seat that saw a move that
    would be taken back, or made one. An unseen one can be taken back unasked once, lest another
    seat never comes to move.
    """
    if wish.taught:
        return table.company.others[seat]
    company = table.company
    others = company.elsewhere[seat] if table.position.open_to_all else company.others[seat]
    if not others:
        return others
    if table.mover == seat and all(ply.seat == seat for ply in wish.plies):
        return frozenset()
    if table.retaken == seat or not table.game.hidden:
        return others
    return frozenset(
        other
        for other in others
        if any(ply.seat == other or ply.before.sees(other, ply.move) for ply in wish.plies)
    )


def _nothing_to_take_back() -> Refused:
    return not_now("Vous n'avez rien à reprendre.", "You have nothing to take back.")


def _already_asked() -> Refused:
    return not_now("La reprise est déjà demandée.", "It has already been asked.")


def _somebody_is_away() -> Refused:
    return not_now(
        "Un bot joue pour une personne absente : elle seule pourrait l'accorder.",
        "A bot plays for somebody who is away: only they could agree.",
    )


def _has_taught() -> Refused:
    return not_now(
        "On ne reprend pas un coup qui a appris quelque chose.",
        "A move that taught something cannot be taken back.",
    )
