"""Links to a position and to a moment of a game: a page, a preview of it, a picture and a film.

All of it is the same for everybody. No secret is asked for or looked at: of a game that goes on
what any spectator sees is told, of one that is over everything. Nobody is called by name.
"""

from typing import Annotated
from urllib.parse import quote, urlencode

import msgspec
from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, PathParameter, QueryParameter
from msgspec.structs import replace

from cavale.core import picture
from cavale.core.catalogue import LANGS, Lang, say
from cavale.core.errors import CavaleError
from cavale.core.eyes import EVERYTHING, Eyes
from cavale.core.game import Game
from cavale.core.message import Message, completed, message
from cavale.core.observation import Observation
from cavale.core.raster import png
from cavale.tables.deciding.refusals import Refused
from cavale.tables.log.table import Table
from cavale.tables.views import build
from cavale.web.controllers.tables import TableId
from cavale.web.errors import AnyRequest
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.routes import tables
from cavale.web.services import Services
from cavale.web.shared_page import Page, gone, page_of

Number = Annotated[int, PathParameter(ge=1, le=100)]
Step = Annotated[int, PathParameter(ge=0, le=100_000)]
Text = Annotated[str, QueryParameter(max_length=2000)]
_BRIEFLY = {"cache-control": "max-age=60"}


class Gone(Exception):
    """There is no such moment, or no longer."""


@get("/p/{slug:str}", include_in_schema=False)
async def position(
    request: AnyRequest, services: TheServices, slug: FromPath[str], position: Text = ""
) -> Response[str]:
    """A position by its text."""
    services.readings.count(client(request))
    await services.kernels.ready()
    lang = reader(request)
    try:
        seen = _read(services, slug, request.query_params.get("variant"), position)
    except Gone:
        return gone(lang)
    variant = seen.game.variant
    asked = urlencode({"variant": variant, "position": position})
    page = Page(
        seen.game,
        _of(seen.game, lang, "shared-position"),
        say(lang, list(seen.prompt()), seen.game),
        f"/p/{quote(slug)}/picture.png?{asked}",
        {"position": position, "variant": variant},
    )
    return page_of(request, lang, page)


@get("/p/{slug:str}/picture.png", include_in_schema=False)
async def position_picture(
    request: AnyRequest, services: TheServices, slug: FromPath[str], position: Text = ""
) -> Response[bytes]:
    services.readings.count(client(request))
    await services.kernels.ready()
    try:
        seen = _read(services, slug, request.query_params.get("variant"), position)
    except Gone:
        raise NotFoundException from None
    return await _picture(services, client(request), seen)


@get("/p/{table_id:str}/{number:int}/{step:int}", include_in_schema=False)
async def moment(
    request: AnyRequest, services: TheServices, table_id: TableId, number: Number, step: Step
) -> Response[str]:
    """A moment of a game at a table."""
    services.readings.count(client(request))
    lang = reader(request)
    try:
        table = await _table(services, table_id, number, step)
    except (Gone, Refused):
        return gone(lang)
    at = f"/p/{quote(table_id)}/{number}"
    name = "shared-moment" if step else "shared-start"
    page = Page(
        table.game,
        _of(table.game, lang, name, step),
        _what_happened(table, step, lang),
        f"{at}/{step}/picture.png",
        {"record": f"{at}/film", "step": str(step)},
        f"{at}/film.html",
        table.outcome is None,
    )
    return page_of(request, lang, page)


@get("/p/{table_id:str}/{number:int}/{step:int}/picture.png", include_in_schema=False)
async def moment_picture(
    request: AnyRequest, services: TheServices, table_id: TableId, number: Number, step: Step
) -> Response[bytes]:
    services.readings.count(client(request))
    try:
        table = await _table(services, table_id, number, step)
    except Gone:
        raise NotFoundException from None
    at = table.start if step == 0 else table.plies()[step - 1].position
    return await _picture(services, client(request), _eyes(table).look(at))


@get("/p/{table_id:str}/{number:int}/film", include_in_schema=False)
async def film(
    request: AnyRequest, services: TheServices, table_id: TableId, number: Number
) -> Response[bytes]:
    services.readings.count(client(request))
    told = await _film(services, client(request), table_id, number)
    return Response(told, media_type=MediaType.JSON, headers={"cache-control": "no-store"})


@get("/p/{table_id:str}/{number:int}/film.html", include_in_schema=False)
async def film_to_keep(
    request: AnyRequest, services: TheServices, table_id: TableId, number: Number
) -> Response[str]:
    services.readings.count(client(request))
    told = await _film(services, client(request), table_id, number)
    lang, slug = reader(request), msgspec.json.decode(told)["game"]
    title = say(lang, "title", Game(services.games[slug]))
    page = await services.live.readers.run(
        client(request), table_id, picture.film, slug, lang, told, title
    )
    headers = {"content-disposition": f'attachment; filename="{slug}.html"'}
    return Response(page, media_type=MediaType.HTML, headers=headers)


def reader(request: AnyRequest) -> Lang:
    """The reader's language; who says none, as previews do, is given that of who shared it."""
    accepted = request.headers.get("accept-language", "").split(",")
    wished = [*accepted, request.query_params.get("lang", "")]
    tags = (one.split(";")[0].strip()[:2].lower() for one in wished)
    return next((tag for tag in tags if tag in LANGS), LANGS[0])


async def _table(services: Services, table_id: str, number: int, step: int) -> Table:
    cached, _ = await tables.seat(services, table_id, None)
    table = cached.table.game_number(number)
    if table is None or step > len(table.plies()) or table.status == "waiting":
        raise Gone
    return table


def _eyes(table: Table) -> Eyes:
    return Eyes() if table.outcome is None else EVERYTHING


async def _film(services: Services, asker: str, table_id: str, number: int) -> bytes:
    try:
        table = await _table(services, table_id, number, 0)
    except Gone:
        raise NotFoundException from None
    eyes = None if table.outcome is None else "all"
    steps = await services.past.history(table, None, eyes, asker)
    told = {
        "game": table.game.slug,
        "variant": table.game.variant,
        "seats": [replace(seat, name="") for seat in build.seats(table)],
        "steps": msgspec.Raw(steps),
    }
    return msgspec.json.encode(told)


def _read(services: Services, slug: str, variant: str | None, text: str) -> Observation:
    spec = services.games.get(slug)
    if spec is None:
        raise Gone
    for seats in spec.seat_counts:
        try:
            found = Game(spec, variant, seats).parse(text)
        except (CavaleError, ValueError):
            continue
        return found.reveal() if found.mover is None else found.observe(None)
    raise Gone


def _of(game: Game, lang: Lang, name: str, step: int = 0) -> Message:
    title = say(lang, "title", game)
    return message(name, game=title, n=step) if step else message(name, game=title)


def _what_happened(table: Table, step: int, lang: Lang) -> str:
    if step == 0:
        return say(lang, "tagline", table.game)
    told = build.move_step(table, table.plies()[step - 1], _eyes(table))
    return say(lang, completed(told.said, told.effect), table.game)


async def _picture(services: Services, asker: str, seen: Observation) -> Response[bytes]:
    sketch = seen.sketch()
    if sketch is None:
        raise NotFoundException
    drawn = await services.live.readers.run(asker, "", png, sketch)
    return Response(drawn, media_type="image/png", headers=_BRIEFLY)


SHARED = [position, position_picture, moment, moment_picture, film, film_to_keep]
