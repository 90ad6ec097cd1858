"""Why something that was asked of a table was not done. Nothing changed."""

from typing import Literal

from cavale.core.errors import IllegalMove, MalformedMove, MoveError, NotYourTurn
from cavale.core.words import Words

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
        message: Words,
        *,
        move: str | None = None,
        clause: str | None = None,
        version: int | None = None,
        detail: dict[str, object] | None = None,
    ) -> None:
        super().__init__(message.en)
        self.code = code
        self.message = message
        self.move = move
        self.clause = clause
        self.version = version
        self.detail = detail


def not_now(fr: str, en: str) -> Refused:
    return Refused("not_now", Words(fr, en))


def just_declined() -> Refused:
    return not_now(
        "On vient de vous le refuser ; jouez d'abord.",
        "It has just been declined; play on first.",
    )


def bad_request(fr: str, en: str) -> Refused:
    return Refused("bad_request", Words(fr, en))


def stale(version: int) -> Refused:
    return Refused(
        "stale_version",
        Words("La table a changé entre-temps.", "The table has moved on."),
        version=version,
    )


def wrong_seat() -> Refused:
    return Refused(
        "wrong_seat",
        Words("Cela n'ouvre aucune place à cette table.", "That opens no seat of this table."),
    )


def seat_taken() -> Refused:
    return Refused(
        "seat_taken",
        Words("Cette invitation a déjà servi.", "This invitation has been used."),
    )


def key_used() -> Refused:
    return Refused(
        "key_used",
        Words(
            "Cette clé a déjà servi à autre chose.", "This key has been used for something else."
        ),
    )


def slow_down(seconds: int) -> Refused:
    return Refused(
        "slow_down",
        Words("Doucement : attendez un peu.", "Slow down: wait a moment."),
        detail={"seconds": seconds},
    )


def no_such_game(number: int) -> Refused:
    return Refused(
        "not_found",
        Words(
            f"Cette série n'en est pas à la partie {number}.",
            f"This series has no game {number} yet.",
        ),
    )


def unknown_table() -> Refused:
    return Refused("unknown_table", Words("Cette table n'existe pas.", "There is no such table."))


def unknown_game() -> Refused:
    return Refused("unknown_game", Words("Ce jeu n'existe pas.", "There is no such game."))


def table_full() -> Refused:
    return not_now(
        "Cette table a eu tous ses coups : il ne reste qu'à abandonner.",
        "This table has had all its moves: one can only resign.",
    )


def lobby_full(tables: int) -> Refused:
    return not_now(
        f"Vous attendez déjà à {tables} tables ouvertes à tous.",
        f"You already wait at {tables} tables that are open to anyone.",
    )


def busy(seconds: int) -> Refused:
    return Refused(
        "busy",
        Words(
            f"Trop de robots réfléchissent : le vôtre attendrait environ {seconds} s.",
            f"Too many bots are thinking: yours would wait for about {seconds} s.",
        ),
        detail={"seconds": seconds},
    )


def refused_move(error: MoveError) -> Refused:
    """A rule's refusal as the wire says it; `error.position` stays here."""
    move = error.move[:80]
    if isinstance(error, MalformedMove):
        fr, en = "Ce n'est pas un coup de ce jeu.", "That is no move of this game."
        return Refused("malformed_move", Words(fr, en), move=move)
    if isinstance(error, NotYourTurn):
        fr, en = "Ce n'est pas votre tour.", "It is not your turn."
        return Refused("not_your_turn", Words(fr, en), move=move)
    assert isinstance(error, IllegalMove)
    fr, en = "Une règle l'interdit.", "A rule forbids it."
    return Refused("illegal_move", Words(fr, en), move=move, clause=error.clause)
