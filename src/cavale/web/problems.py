"""Errors as the wire has them: those of the tables, and those that only HTTP knows."""

from typing import Literal

import msgspec

from cavale.core.catalogue import say
from cavale.core.message import Message
from cavale.tables.deciding.refusals import Code, Refused, refusal

WebCode = Literal["wrong_origin", "not_allowed", "too_large", "too_slow", "trouble", "preparing"]
WireCode = Literal[Code, WebCode]

STATUS: dict[WireCode, int] = {
    "malformed_move": 400,
    "bad_request": 400,
    "wrong_seat": 403,
    "wrong_origin": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "not_found": 404,
    "not_allowed": 405,
    "too_slow": 408,
    "not_your_turn": 409,
    "stale_version": 409,
    "not_now": 409,
    "seat_taken": 409,
    "key_used": 409,
    "too_large": 413,
    "illegal_move": 422,
    "slow_down": 429,
    "trouble": 500,
    "not_saved": 503,
    "busy": 503,
    "preparing": 503,
}


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    code: WireCode
    message: Message
    move: str | None = None
    clause: str | None = None
    version: int | None = None
    detail: dict[str, object] | None = None


class Denied(Exception):
    """A request that never reaches a table."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return say("en", self.problem.message)


NOT_FOUND = Problem("not_found", refusal("nothing-here"))
NOT_ALLOWED = Problem("not_allowed", refusal("not-done-here"))
TOO_LARGE = Problem("too_large", refusal("too-long"))
TOO_SLOW = Problem("too_slow", refusal("too-slow"))
TROUBLE = Problem("trouble", refusal("trouble"))
_BAD = refusal("bad-request")


def crowded(seconds: int) -> Problem:
    return Problem("busy", refusal("crowded"), detail={"seconds": seconds})


def bad_request(reason: str, **more: object) -> Denied:
    return Denied(Problem("bad_request", _BAD, detail={"reason": reason[:400], **more}))


def refused_as(refused: Refused) -> Problem:
    return Problem(
        refused.code,
        refused.message,
        refused.move,
        refused.clause,
        refused.version,
        refused.detail,
    )
