"""What is said at a table about what is not a move of the game."""

from typing import Literal

from cavale.core.message import Message, message
from cavale.tables.log import rounds
from cavale.tables.log.entries import (
    AcceptDraw,
    AcceptUndo,
    AnyEntry,
    Appoint,
    Begin,
    Bind,
    BreakOff,
    Chance,
    Claim,
    Decline,
    DeclineDraw,
    DeclineUndo,
    Flag,
    Free,
    GoOn,
    Leave,
    Mix,
    Next,
    OfferDraw,
    OfferUndo,
    Open,
    Plan,
    Play,
    React,
    Recover,
    Rematch,
    Rename,
    Resign,
    Return,
    StandIn,
    Swap,
    Tell,
    Undo,
)
from cavale.tables.log.table import Table

AGREED = message("drawn-by-agreement")
DRAWING = message("chance-prepared")
BEACON_MIXED = message("beacon-mixed")
TAKEN_BACK = message("taken-back")
CHANCE_UNSEEN = message("chance-decides")


def begun(table: Table) -> Message:
    if table.again is not None:
        return message("begins-again", step=table.again.step)
    games = table.series.length
    if games == 1:
        return message("begins")
    return message("begins-in-series", number=table.number, games=games)


def awaited(table: Table) -> Message:
    missing = [seat for seat, player in enumerate(table.seats) if not player.claimed]
    if rounds.phase(table) == "beacon":
        return message("beacon-awaited", round=rounds.beacon_round(table) or 0)
    return message("awaited", seats=[*(missing or rounds.awaited(table))])


def series_won(table: Table, winner: int | None) -> Message:
    """The winner's points first."""
    score = [table.series.totals[player] for player in table.order]
    if winner is None:
        return message("series-drawn", score=[*score])
    score.insert(0, score.pop(winner))
    fewer = table.game.scoring.fewer_win
    return message("series-won-by-fewer" if fewer else "series-won", seat=winner, score=[*score])


def given_up(why: Literal["resignation", "time"], seat: int, winner: int | None) -> Message:
    if winner is None:
        return message("resigns" if why == "resignation" else "out-of-time", seat=seat)
    won = "won-by-resignation" if why == "resignation" else "won-on-time"
    return message(won, seat=seat, winner=int(winner))


def unseen(table: Table, seat: int | None) -> Message:
    return CHANCE_UNSEEN if seat is None else message(table.game.spec.secretly, seat=seat)


def said(table: Table, entry: AnyEntry) -> Message:
    """`table` is the table after the entry."""
    match entry:
        case Open() | Next():
            return begun(table)
        case Claim(player):
            seat = table.order.index(player)
            title = message(f"seat-{table.game.titles[seat]}")
            return message("sits-down", seat=seat, title=title)
        case Rename(player, name):
            seat = table.order.index(player)
            title = message(f"seat-{table.game.titles[seat]}")
            if not name:
                return message("is-nameless", title=title)
            return message("is-called", name=name, title=title)
        case Appoint(player, level):
            title = message(f"seat-{table.game.titles[table.order.index(player)]}")
            return message("bot-appointed", level=message(f"level-{level}"), title=title)
        case Free(player):
            title = message(f"seat-{table.game.titles[table.order.index(player)]}")
            return message("seat-freed", title=title)
        case Swap(player, other):
            seats = sorted(table.order.index(one) for one in (player, other))
            return message("seats-swapped", seats=[*seats])
        case Begin():
            return begun(table)
        case React(seat, gesture):
            return message(f"gesture-{gesture}", seat=seat)
        case Decline(_, program):
            return message("declines-challenge", program=program)
        case Bind() | Tell():
            return DRAWING
        case BreakOff():
            late = [table.order.index(player) for player in table.rounds.broken[-1].missing]
            return message("draws-anew", seats=[*late])
        case GoOn():
            return message("goes-on-without")
        case Mix(given):
            return message("beacon-missing") if given is None else BEACON_MIXED
        case Recover(player) | StandIn(player) | Return(player):
            return message(_DEEDS[type(entry)], seat=table.order.index(player))
        case (
            Play(seat)
            | Resign(seat)
            | Flag(seat)
            | OfferDraw(seat)
            | AcceptDraw(seat)
            | DeclineDraw(seat)
            | OfferUndo(seat)
            | AcceptUndo(seat)
            | DeclineUndo(seat)
            | Rematch(seat)
        ):
            return message(_DEEDS[type(entry)], seat=seat)
        case Plan(_, lines):
            return message("plans", n=len(lines))
        case Leave(seat, why):
            if table.outcome is not None:
                return message(_DEEDS[Resign if why == "resigned" else Flag], seat=seat)
            return message("leaves-resigned" if why == "resigned" else "leaves-on-time", seat=seat)
        case Undo():
            return TAKEN_BACK
        case Chance():
            return CHANCE_UNSEEN


_DEEDS: dict[type, str] = {
    Recover: "may-move",
    StandIn: "is-away",
    Return: "is-back",
    Play: "plays",
    Flag: "out-of-time",
    Resign: "resigns",
    OfferDraw: "offers-draw",
    AcceptDraw: "accepts-draw",
    DeclineDraw: "declines-draw",
    OfferUndo: "asks-undo",
    AcceptUndo: "accepts-undo",
    DeclineUndo: "declines-undo",
    Rematch: "asks-rematch",
}


def deserted(winner: int | None) -> Message:
    return message("nobody-left") if winner is None else message("all-left", seat=int(winner))


def among_those_who_stayed(table: Table, winner: int | None) -> list[Message]:
    """Who left has lost, whatever the bot did for them."""
    said = [message("lost-by-leaving", seats=[*sorted(table.company.gone)])]
    return said if winner is None else [*said, message("win-of-who-stayed", seat=int(winner))]
