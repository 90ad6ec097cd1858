"""Every error as docs/wire.md has it, whatever raised it."""

import logging

from litestar import MediaType, Request, Response
from litestar.datastructures.state import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from cavale.core.words import Words
from cavale.tables.deciding.refusals import Code, Refused
from cavale.web.bodies import Problem

logger = logging.getLogger(__name__)

AnyRequest = Request[None, None, State]

STATUS: dict[Code, int] = {
    "malformed_move": 400,
    "bad_request": 400,
    "wrong_seat": 403,
    "wrong_origin": 403,
    "unknown_table": 404,
    "unknown_game": 404,
    "not_found": 404,
    "not_allowed": 405,
    "not_your_turn": 409,
    "stale_version": 409,
    "not_now": 409,
    "seat_taken": 409,
    "too_large": 413,
    "illegal_move": 422,
    "slow_down": 429,
    "trouble": 500,
    "not_saved": 503,
    "preparing": 503,
}

_OTHERS: dict[int, tuple[Code, Words]] = {
    404: ("not_found", Words("Il n'y a rien ici.", "There is nothing here.")),
    405: ("not_allowed", Words("Cela ne se fait pas ici.", "That is not done here.")),
    413: ("too_large", Words("C'est trop long.", "That is too long.")),
}
_BAD = Words("La demande n'a pas la forme attendue.", "The request is not as it should be.")
_TROUBLE = Words("Le serveur a eu un ennui.", "The server had a problem.")


def problem(refused: Refused) -> Response[Problem]:
    content = Problem(
        refused.code,
        refused.message,
        refused.move,
        refused.clause,
        refused.version,
        refused.detail,
    )
    response = Response(content, status_code=STATUS[refused.code], media_type=MediaType.JSON)
    if refused.detail is not None and "seconds" in refused.detail:
        response.set_header("retry-after", str(refused.detail["seconds"]))
    return response


def on_refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    return problem(refused)


def on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return problem(Refused("trouble", _TROUBLE))
    code, message = _OTHERS.get(error.status_code, ("bad_request", _BAD))
    if code != "bad_request":
        return problem(Refused(code, message))
    detail: dict[str, object] = {"reason": error.detail[:400]}
    if isinstance(error.extra, list):
        detail["fields"] = [str(one)[:200] for one in error.extra[:10]]
    return problem(Refused("bad_request", message, detail=detail))


def on_anything(_: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return problem(Refused("trouble", _TROUBLE))


HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    HTTPException: on_http,
    Exception: on_anything,
}


def may_answer(*codes: Code) -> dict[int, ResponseSpec]:
    """For the schema: which errors a request can meet, besides a bad one."""
    by_status: dict[int, list[str]] = {}
    for code in ("bad_request", "trouble", *codes):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, description=", ".join(found), generate_examples=False)
        for status, found in by_status.items()
    }
