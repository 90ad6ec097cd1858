"""What a browser asks before it installs the house as a program of its own."""

from typing import Any

import msgspec
from litestar import Response, get

from cavale.core.catalogue import Lang, say
from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.web.errors import AnyRequest
from cavale.web.given import TheServices
from cavale.web.shared import reader

NAME = "Cavale"
GROUND = "#f7f0e3"
_ICONS = (
    ("/icon.svg", "any", "image/svg+xml", "any"),
    ("/icon-192.png", "192x192", "image/png", "any"),
    ("/icon-512.png", "512x512", "image/png", "any"),
    ("/icon-full-512.png", "512x512", "image/png", "maskable"),
)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: AnyRequest, services: TheServices) -> Response[bytes]:
    lang = reader(request)
    told = {
        "id": "/",
        "name": NAME,
        "short_name": NAME,
        "description": say(lang, "house-description"),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [
            {"src": src, "sizes": sizes, "type": kind, "purpose": purpose}
            for src, sizes, kind, purpose in _ICONS
        ],
        "shortcuts": [_shortcut(spec, lang) for spec in services.games.values()],
    }
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(
        msgspec.json.encode(told), headers=headers, media_type="application/manifest+json"
    )


def _shortcut(spec: Spec, lang: Lang) -> dict[str, Any]:
    game = Game(spec)
    return {
        "name": say(lang, "title", game),
        "description": say(lang, "tagline", game),
        "url": f"/{spec.slug}",
    }
