"""What a seat may do at a table now: each answer is the entry to log, or a refusal."""

from collections.abc import Callable
from typing import Literal

from cavale.core.errors import MoveError
from cavale.tables.deciding import leaving, undo
from cavale.tables.deciding.refusals import Refused, just_declined, not_now, refused_move
from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    DeclineDraw,
    DeclineUndo,
    Leave,
    Next,
    OfferDraw,
    OfferUndo,
    Play,
    Rematch,
    Rename,
    Resign,
    Return,
    Undo,
)
from cavale.tables.log.table import Table

Action = Literal[
    "resign",
    "offer_draw",
    "accept_draw",
    "decline_draw",
    "undo",
    "accept_undo",
    "decline_undo",
    "rematch",
    "return",
]


def play(
    table: Table,
    seat: int,
    text: str,
    lag: Callable[[], int] = lambda: 0,
    *,
    bot: bool = False,
) -> AnyEntry:
    """`lag` says what the seat's clock is not charged; it may refuse a move that comes too late."""
    _playing(table)
    if not bot:
        _not_gone(table, seat)
    try:
        move = table.position.observe(seat).check(text)
    except MoveError as error:
        raise refused_move(error) from None
    return Play(seat, move.text, lag(), bot and table.seats[seat].kind != "bot")


def act(table: Table, seat: int, action: Action) -> AnyEntry:
    if action == "return":
        return _return(table, seat)
    _playing(table)
    _not_gone(table, seat)
    return _ACTIONS[action](table, seat)


def played(table: Table, text: str, entry: AnyEntry) -> bool:
    """Whether an entry is the move that a text stands for."""
    try:
        return isinstance(entry, Play) and entry.move == table.game.read_move(text).text
    except ValueError:
        return False


def done(action: Action, entry: AnyEntry) -> bool:
    """Whether an entry is what an action makes."""
    return isinstance(entry, _MADE[action])


def rename(table: Table, seat: int, name: str, portrait: int | None) -> Rename:
    """At an open table where names are not shown, nobody has one."""
    own = "" if table.public and not table.names else name
    return Rename(table.order[seat], own, portrait)


def _playing(table: Table) -> None:
    if table.status == "waiting":
        raise not_now("awaited")
    if table.status == "over":
        raise not_now("over")


def _not_gone(table: Table, seat: int) -> None:
    if not table.plays(seat):
        raise not_now("left")


def _return(table: Table, seat: int) -> AnyEntry:
    _not_gone(table, seat)
    if table.seats[seat].stand_in is None:
        raise not_now("not-away")
    return Return(table.order[seat])


def _offer_draw(table: Table, seat: int) -> AnyEntry:
    refusal = _no_draw(table, seat)
    if refusal is not None:
        raise refusal()
    return OfferDraw(seat)


def drawable(table: Table, seat: int | None) -> bool:
    """Whether a seat may offer a draw now."""
    return seat is not None and table.status == "playing" and _no_draw(table, seat) is None


def _no_draw(table: Table, seat: int) -> Callable[[], Refused] | None:
    if not table.game.scoring.shared:
        return _knows_no_draw
    if table.company.with_bots:
        return _bots_agree_to_none
    if table.draw is not None:
        return _already_offered
    return just_declined if ("draw", seat) in table.declined else None


def _knows_no_draw() -> Refused:
    return not_now("no-draws")


def _bots_agree_to_none() -> Refused:
    return not_now("bot-draw")


def _already_offered() -> Refused:
    return not_now("draw-offered")


def _accept_draw(table: Table, seat: int) -> AnyEntry:
    if table.draw is None or seat == table.draw.seat or seat in table.draw.agreed:
        raise not_now("no-draw-offered")
    return AcceptDraw(seat)


def _decline_draw(table: Table, seat: int) -> AnyEntry:
    if table.draw is None or seat == table.draw.seat:
        raise not_now("no-draw-offered")
    return DeclineDraw(seat)


_ACTIONS: dict[Action, Callable[[Table, int], AnyEntry]] = {
    "resign": lambda table, seat: leaving.leave(table, seat, "resigned"),
    "offer_draw": _offer_draw,
    "accept_draw": _accept_draw,
    "decline_draw": _decline_draw,
    "undo": undo.undo,
    "accept_undo": undo.accept,
    "decline_undo": undo.decline,
}
_MADE: dict[Action, tuple[type[AnyEntry], ...]] = {
    "resign": (Resign, Leave),
    "offer_draw": (OfferDraw,),
    "accept_draw": (AcceptDraw,),
    "decline_draw": (DeclineDraw,),
    "undo": (Undo, OfferUndo),
    "accept_undo": (Undo, AcceptUndo),
    "decline_undo": (DeclineUndo,),
    "rematch": (Next, Rematch),
    "return": (Return,),
}
