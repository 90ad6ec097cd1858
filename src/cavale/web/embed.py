"""Boards on other sites' pages: their modules, a page to put into a frame, and games to play there.

All of it is the same for everybody: no secret is asked for or looked at, and of a game that goes on
only what any spectator sees is told.
"""

import msgspec
from litestar import MediaType, Response, get
from litestar.params import FromPath

from cavale.tables.deciding.refusals import not_found
from cavale.tables.views import build
from cavale.web.controllers.tables import TableId
from cavale.web.errors import AnyRequest
from cavale.web.given import TheServices
from cavale.web.guard import EMBEDDED, FROM_ANYWHERE, client
from cavale.web.pages import ASK_AGAIN, built_file
from cavale.web.routes import tables


@get("/boards/{name:str}", include_in_schema=False, sync_to_thread=False)
def board(request: AnyRequest, services: TheServices, name: FromPath[str]) -> Response[bytes]:
    """A board as a module for any page, its words, or the element that shows it."""
    answer = built_file(request, services.static, f"boards/{name}", ASK_AGAIN)
    answer.headers.update(FROM_ANYWHERE)
    return answer


@get(["/embed/{slug:str}", "/embed/t/{table:str}"], include_in_schema=False, sync_to_thread=False)
def frame(request: AnyRequest, services: TheServices) -> Response[bytes]:
    """The page for a frame; it finds out by its address what to show."""
    answer = built_file(request, services.static, "boards/frame.html", ASK_AGAIN)
    answer.headers.update(EMBEDDED)
    return answer


@get("/embed/t/{table_id:str}/film", include_in_schema=False)
async def film(request: AnyRequest, services: TheServices, table_id: TableId) -> Response[bytes]:
    """A public table's game so far, as a spectator sees it; all of it once it is over."""
    services.readings.count(client(request))
    cached, _ = await tables.seat(services, table_id, None)
    table = cached.table
    if not table.public:
        raise not_found("not-public")
    steps = await services.past.history(table, None, None, client(request))
    told = {
        "game": table.game.slug,
        "variant": table.game.variant,
        "seats": build.seats(table),
        "steps": msgspec.Raw(steps),
    }
    headers = {**FROM_ANYWHERE, "cache-control": "no-store"}
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON, headers=headers)


EMBEDS = [board, frame, film]
