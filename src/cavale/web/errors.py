"""Every error as docs/wire.md has it, whatever raised it."""

import logging

from litestar import MediaType, Request, Response
from litestar.datastructures.state import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap

from cavale.core.words import Words
from cavale.tables.deciding.refusals import Refused
from cavale.web.problems import STATUS, Denied, Problem, WireCode

logger = logging.getLogger(__name__)

AnyRequest = Request[None, None, State]

_OTHERS: dict[int, Problem] = {
    404: Problem("not_found", Words("Il n'y a rien ici.", "There is nothing here.")),
    405: Problem("not_allowed", Words("Cela ne se fait pas ici.", "That is not done here.")),
    413: Problem("too_large", Words("C'est trop long.", "That is too long.")),
}
_BAD = Words("La demande n'a pas la forme attendue.", "The request is not as it should be.")
_TROUBLE = Problem("trouble", Words("Le serveur a eu un ennui.", "The server had a problem."))


def answer(problem: Problem) -> Response[Problem]:
    response = Response(problem, status_code=STATUS[problem.code], media_type=MediaType.JSON)
    if problem.detail is not None and "seconds" in problem.detail:
        response.set_header("retry-after", str(problem.detail["seconds"]))
    return response


def on_refused(_: AnyRequest, refused: Refused) -> Response[Problem]:
    return answer(
        Problem(
            refused.code,
            refused.message,
            refused.move,
            refused.clause,
            refused.version,
            refused.detail,
        )
    )


def on_denied(_: AnyRequest, denied: Denied) -> Response[Problem]:
    return answer(denied.problem)


def on_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code >= 500:
        return answer(_TROUBLE)
    if error.status_code in _OTHERS:
        return answer(_OTHERS[error.status_code])
    detail: dict[str, object] = {"reason": error.detail[:400]}
    if isinstance(error.extra, list):
        detail["fields"] = [str(one)[:200] for one in error.extra[:10]]
    return answer(Problem("bad_request", _BAD, detail=detail))


def on_anything(_: AnyRequest, error: Exception) -> Response[Problem]:
    logger.error("a request failed", exc_info=error)
    return answer(_TROUBLE)


HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    Denied: on_denied,
    HTTPException: on_http,
    Exception: on_anything,
}


def may_answer(*codes: WireCode) -> dict[int, ResponseSpec]:
    """For the schema: which errors a request can meet, besides a bad one."""
    by_status: dict[int, list[str]] = {}
    for code in ("bad_request", "trouble", *codes):
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Problem, description=", ".join(found), generate_examples=False)
        for status, found in by_status.items()
    }
