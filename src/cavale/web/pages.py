"""The UI's files, as the build leaves them in web/static."""

import gzip
import mimetypes
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cavale.web.errors import AnyRequest, on_http
from cavale.web.given import TheServices
from cavale.web.guests import module_of

HASHED = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_TEXTS = {".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest"}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cavale</title>
<h1>Cavale</h1>
<p lang="fr">Les pages ne sont pas construites : lancez <code>make setup</code>.</p>
<p>The pages are not built: run <code>make setup</code>.</p>
</html>
"""


class NotThere(Exception):
    pass


@lru_cache(maxsize=256)
def _packed(path: Path, _changed: int) -> tuple[bytes, bytes | None, str]:
    """A file, also gzipped where that helps, and its tag."""
    raw = path.read_bytes()
    small = gzip.compress(raw, 9, mtime=0) if path.suffix in _TEXTS else None
    return raw, small, f'"{sha256(raw).hexdigest()[:20]}"'


def _there(static: Path, name: str) -> Path:
    try:
        path = (static / name).resolve()
        if path.is_relative_to(static.resolve()) and path.is_file():
            return path
    except (OSError, ValueError):
        # A name that no file can have.
        pass
    raise NotThere


def _answer(request: AnyRequest, static: Path, name: str, cache: str) -> Response[bytes]:
    path = _there(static, name)
    raw, small, tag = _packed(path, path.stat().st_mtime_ns)
    media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=media)
    if small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(small, headers=headers, media_type=media)
    return Response(raw, headers=headers, media_type=media)


_ADDRESSES = [
    "/",
    "/t/{rest:path}",
    "/r/{rest:path}",
    "/screen/{rest:path}",
    "/rules/{rest:path}",
    "/print/{rest:path}",
    "/learn/{rest:path}",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/analysis",
    "/book",
    "/verify",
    "/verify/{rest:path}",
]
_FOR_PROGRAMS = ("/api/", "/assets/", "/boards/", "/embed/", "/guests/", "/p/", "/schema/")


@get(_ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, services: TheServices) -> Response[bytes]:
    """The one page; it finds out by its address what to show."""
    return _page(request, services.static)


def _page(request: AnyRequest, static: Path) -> Response[bytes]:
    try:
        return _answer(request, static, "index.html", ASK_AGAIN)
    except NotThere:
        return Response(NOT_BUILT.encode(), status_code=503, media_type=MediaType.HTML)


@get("/assets/{rest:path}", include_in_schema=False, sync_to_thread=False)
def asset(request: AnyRequest, services: TheServices, rest: FromPath[str]) -> Response[bytes]:
    return built_file(request, services.static, f"assets/{rest.lstrip('/')}", HASHED)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def file(request: AnyRequest, services: TheServices, name: FromPath[str]) -> Response[bytes]:
    """A file beside the page; a game has its own address."""
    if name in services.games:
        return _page(request, services.static)
    return built_file(request, services.static, name, ASK_AGAIN)


@get("/guests/{slug:str}/{name:str}", include_in_schema=False, sync_to_thread=False)
def guest_board(services: TheServices, slug: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    spec = services.games.get(slug)
    module = None if spec is None else module_of(spec)
    if module is None or module.name != name:
        raise NotFoundException
    headers = {"cache-control": HASHED}
    return Response(module.source, headers=headers, media_type="text/javascript")


def built_file(request: AnyRequest, static: Path, name: str, cache: str) -> Response[bytes]:
    try:
        return _answer(request, static, name, cache)
    except NotThere:
        raise NotFoundException from None


def astray(static: Path) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    """To a person who went astray, the page that says so; to a program, what any error is."""

    def answer(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        looks = "text/html" in request.headers.get("accept", "") and request.method == "GET"
        if not looks or request.url.path.startswith(_FOR_PROGRAMS):
            return on_http(request, error)
        found = _page(request, static)
        if found.status_code is None:
            found.status_code = 404
        return found

    return answer


PAGES = [page, asset, guest_board, file]
