"""What a seat may do at a table now: each answer is the entry to log, or a refusal."""

from collections.abc import Callable
from typing import Literal

from cavale.core.errors import MoveError
from cavale.tables.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    DeclineDraw,
    DeclineUndo,
    OfferDraw,
    OfferUndo,
    Play,
    Resign,
    Undo,
)
from cavale.tables.refusals import not_now, refused_move
from cavale.tables.table import Table, must_agree

Action = Literal[
    "resign",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "undo",
    "accept_undo",
    "decline_undo",
    "rematch",
]


def play(table: Table, seat: int, text: str, lag: Callable[[], int] = lambda: 0) -> AnyEntry:
    """`lag` says what the seat's clock is not charged; it may refuse a move that comes too late."""
    _playing(table)
    try:
        move = table.position.observe(seat).check(text)
    except MoveError as error:
        raise refused_move(error) from None
    return Play(seat, move.text, lag())


def act(table: Table, seat: int, action: Action) -> AnyEntry:
    _playing(table)
    return _ACTIONS[action](table, seat)


def _playing(table: Table) -> None:
    if table.status == "waiting":
        raise not_now("On attend encore quelqu'un.", "Somebody is still awaited.")
    if table.status == "over":
        raise not_now("La partie est finie.", "The game is over.")


def _offer_draw(table: Table, seat: int) -> AnyEntry:
    if not table.game.scoring.shared:
        raise not_now("Ce jeu ne connaît pas de partie nulle.", "This game knows no drawn games.")
    if _with_bots(table):
        raise not_now("Un robot n'accepte pas de nulle.", "A bot agrees to no draw.")
    if table.draw is not None:
        raise not_now("La nulle est déjà proposée.", "A draw has already been offered.")
    _not_declined(table, "draw", seat)
    return OfferDraw(seat)


def drawable(table: Table, seat: int | None) -> bool:
    """Whether a seat may offer a draw now."""
    if seat is None or table.status != "playing" or table.draw is not None:
        return False
    free = table.game.scoring.shared and not _with_bots(table)
    return free and ("draw", seat) not in table.declined


def _with_bots(table: Table) -> bool:
    return any(player.kind == "bot" for player in table.seats)


def _accept_draw(table: Table, seat: int) -> AnyEntry:
    if table.draw is None or seat == table.draw.seat or seat in table.draw.agreed:
        raise not_now("Aucune nulle à accepter.", "There is no draw to accept.")
    return AcceptDraw(seat)


def _decline_draw(table: Table, seat: int) -> AnyEntry:
    if table.draw is None or seat == table.draw.seat:
        raise not_now("Aucune nulle à refuser.", "There is no draw to decline.")
    return DeclineDraw(seat)


def _undo(table: Table, seat: int) -> AnyEntry:
    stand = standing(table, seat)
    if stand is None:
        raise not_now("Vous n'avez rien à reprendre.", "You have nothing to take back.")
    if not _asked_about_undo(table, seat):
        if not _open(table):
            raise not_now(
                "On ne reprend pas un coup qui a appris quelque chose.",
                "A move that taught something cannot be taken back.",
            )
        return Undo(seat, stand)
    if table.undo is not None:
        raise not_now("La reprise est déjà demandée.", "It has already been asked.")
    _not_declined(table, "undo", seat)
    return OfferUndo(seat)


def _accept_undo(table: Table, seat: int) -> AnyEntry:
    waiting = _undo_waits_for(table)
    if table.undo is None or seat not in waiting:
        raise not_now("Aucune reprise à accepter.", "There is nothing to take back.")
    stand = standing(table, table.undo.seat)
    assert stand is not None
    return Undo(seat, stand) if waiting == {seat} else AcceptUndo(seat)


def _decline_undo(table: Table, seat: int) -> AnyEntry:
    if seat not in _undo_waits_for(table):
        raise not_now("Aucune reprise à refuser.", "There is nothing to decline.")
    return DeclineUndo(seat)


def _undo_waits_for(table: Table) -> frozenset[int]:
    offer = table.undo
    if offer is None:
        return frozenset()
    return _asked_about_undo(table, offer.seat) - offer.agreed


def _asked_about_undo(table: Table, seat: int) -> frozenset[int]:
    """Who must agree: in an open game nobody, as long as the asker's turn goes on."""
    last = table.last
    if _open(table) and last is not None and last.seat == seat == table.position.mover:
        return frozenset()
    return must_agree(table, seat, screen=not _open(table))


def _open(table: Table) -> bool:
    """Whether taking a move back can tell nobody anything."""
    return not (table.game.spec.hidden or table.game.spec.chance)


def standing(table: Table, seat: int) -> int | None:
    """How many moves stand if a seat takes back its last decision; None if it made none.

    The people at one screen are one: what any of them did last is taken back.
    """
    own = table.group_seats(seat) if _open(table) else {seat}
    ply = table.last
    while ply is not None and ply.seat not in own:
        ply = ply.previous
    return None if ply is None else ply.number - 1


def undoable(table: Table, seat: int | None) -> bool:
    if seat is None or table.status != "playing" or standing(table, seat) is None:
        return False
    if _asked_about_undo(table, seat):
        return table.undo is None and ("undo", seat) not in table.declined
    return _open(table)


def _not_declined(table: Table, what: str, seat: int) -> None:
    if (what, seat) in table.declined:
        raise not_now(
            "On vient de vous le refuser ; jouez d'abord.",
            "It has just been declined; play on first.",
        )


_ACTIONS: dict[Action, Callable[[Table, int], AnyEntry]] = {
    "resign": lambda table, seat: Resign(seat),
    "offer_draw": _offer_draw,
    "accept_draw": _accept_draw,
    "decline_draw": _decline_draw,
    "undo": _undo,
    "accept_undo": _accept_undo,
    "decline_undo": _decline_undo,
}
