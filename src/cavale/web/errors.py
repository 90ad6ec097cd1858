"""Every error as docs/wire.md has it, whatever raised it."""

import logging

from litestar import MediaType, Request, Response
from litestar.datastructures.state import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from cavale.tables.deciding.refusals import Refused
from cavale.web.problems import (
    NOT_ALLOWED,
    NOT_FOUND,
    STATUS,
    TOO_LARGE,
    TROUBLE,
    Denied,
    Problem,
    WireCode,
    bad_request,
    refused_as,
)

logger = logging.getLogger(__name__)

AnyRequest = Request[None, None, State]

_OTHERS = {404: NOT_FOUND, 405: NOT_ALLOWED, 413: TOO_LARGE}


def answer(problem: Problem) -> Response[Problem]:
    response = Response(problem, status_code=STATUS[problem.code], media_type=MediaType.JSON)
    if problem.detail is not None and "seconds" in problem.detail:
        response.set_header("retry-after", str(problem.detail["seconds"]))
    return response


def on_refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    return answer(refused_as(refused))


def on_denied(_: AnyRequest, denied: Denied) -> Response[Problem]:
    return answer(denied.problem)


def on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return answer(TROUBLE)
    if error.status_code in _OTHERS:
        return answer(_OTHERS[error.status_code])
    more = {}
    if isinstance(error.extra, list):
        more["fields"] = [_field(one) for one in error.extra[:10]]
    return answer(bad_request(error.detail, **more).problem)


def _field(found: object) -> dict[str, str]:
    """What is wrong with one field: where it stands, and why."""
    said = found if isinstance(found, dict) else {"message": str(found)}
    names = {"key": "name", "source": "in", "message": "reason"}
    told = {ours: said[theirs] for theirs, ours in names.items() if said.get(theirs)}
    return {name: str(getattr(one, "value", one))[:200] for name, one in told.items()}


def on_anything(_: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return answer(TROUBLE)


HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    Denied: on_denied,
    HTTPException: on_http,
    Exception: on_anything,
}


def may_answer(*codes: WireCode) -> dict[int, ResponseSpec]:
    """For the schema: which errors a request can meet, besides a bad one."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys(("bad_request", "trouble", *codes)):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, description=", ".join(found), generate_examples=False)
        for status, found in by_status.items()
    }


def may_answer_body(*codes: WireCode) -> dict[int, ResponseSpec]:
    """The same of a request that brings a body: from elsewhere, too long, or not whole in time."""
    return may_answer("wrong_origin", "too_slow", "too_large", *codes)
