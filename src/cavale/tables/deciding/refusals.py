"""Why something that was asked of a table was not done. Nothing changed."""

from typing import Literal

from cavale.core.catalogue import say
from cavale.core.errors import IllegalMove, MalformedMove, MoveError, NotYourTurn
from cavale.core.message import Arg, Message, message

Code = Literal[
    "malformed_move",
    "bad_request",
    "wrong_seat",
    "unknown_table",
    "unknown_game",
    "not_found",
    "not_your_turn",
    "stale_version",
    "not_now",
    "seat_taken",
    "key_used",
    "slow_down",
    "illegal_move",
    "not_saved",
    "busy",
]


class Refused(Exception):
    def __init__(
        self,
        code: Code,
        message: Message,
        *,
        move: str | None = None,
        clause: str | None = None,
        version: int | None = None,
        detail: dict[str, object] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.move = move
        self.clause = clause
        self.version = version
        self.detail = detail

    def __str__(self) -> str:
        return say("en", self.message)


def refusal(name: str, **args: Arg) -> Message:
    return message(f"refused-{name}", **args)


def not_now(name: str, **args: Arg) -> Refused:
    return Refused("not_now", refusal(name, **args))


def just_declined() -> Refused:
    return not_now("just-declined")


def bad_request(name: str, **args: Arg) -> Refused:
    return Refused("bad_request", refusal(name, **args))


def not_found(name: str, **args: Arg) -> Refused:
    return Refused("not_found", refusal(name, **args))


def stale(version: int) -> Refused:
    return Refused("stale_version", refusal("stale"), version=version)


def wrong_seat() -> Refused:
    return Refused("wrong_seat", refusal("wrong-seat"))


def seat_taken() -> Refused:
    return Refused("seat_taken", refusal("seat-taken"))


def key_used() -> Refused:
    return Refused("key_used", refusal("key-used"))


def slow_down(seconds: int) -> Refused:
    return Refused("slow_down", refusal("slow-down"), detail={"seconds": seconds})


def no_such_game(number: int) -> Refused:
    return not_found("no-such-game", number=number)


def unknown_table() -> Refused:
    return Refused("unknown_table", refusal("unknown-table"))


def unknown_game() -> Refused:
    return Refused("unknown_game", refusal("unknown-game"))


def table_full() -> Refused:
    return not_now("table-full")


def lobby_full(tables: int) -> Refused:
    return not_now("lobby-full", tables=tables)


def busy(seconds: int) -> Refused:
    return Refused("busy", refusal("busy", seconds=seconds), detail={"seconds": seconds})


def refused_move(error: MoveError) -> Refused:
    """A rule's refusal as the wire says it; `error.position` stays here."""
    move = error.move[:80]
    if isinstance(error, MalformedMove):
        return Refused("malformed_move", refusal("no-move"), move=move)
    if isinstance(error, NotYourTurn):
        return Refused("not_your_turn", refusal("not-your-turn"), move=move)
    assert isinstance(error, IllegalMove)
    return Refused("illegal_move", refusal("by-rule"), move=move, clause=error.clause)
