"""The page of a shared position or moment: words, a board, and what previews of links read."""

from html import escape

import msgspec
from litestar import MediaType, Response

from cavale.core.catalogue import Lang, say
from cavale.core.game import Game
from cavale.core.message import Message
from cavale.core.raster import HEIGHT, WIDTH
from cavale.web.errors import AnyRequest


class Page(msgspec.Struct, frozen=True):
    """What the page of a position or a moment says and shows."""

    game: Game
    title: Message
    said: str
    address: str
    board: dict[str, str]
    film: str | None = None
    going_on: bool = False


def page_of(request: AnyRequest, lang: Lang, page: Page) -> Response[str]:
    base = str(request.base_url).rstrip("/")
    words = {
        name: say(lang, f"shared-{name}") for name in ("play", "learn", "picture", "picture-of")
    }
    title, drawn = say(lang, page.title), page.address
    tags = {
        "og:type": "website",
        "og:site_name": "Cavale",
        "og:title": title,
        "og:description": page.said,
        "og:url": str(request.url),
        "og:image": f"{base}{drawn}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": words["picture-of"],
        "twitter:card": "summary_large_image",
    }
    slug = page.game.slug
    board = {"game": slug, "lang": lang, **page.board}
    links = [("/", words["play"], ""), (f"/learn/{slug}", words["learn"], "")]
    links.append((drawn, words["picture"], f"{slug}.png"))
    if page.film is not None:
        links.append((page.film, say(lang, "shared-film"), f"{slug}.html"))
    note = f'<p class="quiet">{_(say(lang, "shared-going-on"))}</p>' if page.going_on else ""
    body = (
        f"<h1>{_(title)}</h1><p>{_(page.said)}</p>{note}"
        f'<cavale-board {_attributes(board)}><img src="{_(drawn)}" alt="{_(words["picture-of"])}">'
        f"</cavale-board><ul>{''.join(map(_link, links))}</ul>"
    )
    return _html(lang, title, tags, body)


def gone(lang: Lang) -> Response[str]:
    title = say(lang, "shared-gone")
    play = _link(("/", say(lang, "shared-play"), ""))
    body = f"<h1>{_(title)}</h1><p>{_(say(lang, 'shared-gone-why'))}</p><ul>{play}</ul>"
    return _html(lang, title, {}, body, status=404)


def _html(
    lang: Lang, title: str, tags: dict[str, str], body: str, status: int = 200
) -> Response[str]:
    metas = "".join(
        f'<meta {"name" if "twitter" in name else "property"}="{name}" content="{_(said)}">'
        for name, said in tags.items()
    )
    text = (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="robots" content="noindex"><title>{_(title)}</title>{metas}'
        '<link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/boards/shared.css">'
        '<script type="module" src="/boards/shared.js"></script></head>'
        f'<body><header><a href="/">Cavale</a></header><main>{body}</main></body></html>'
    )
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


def _attributes(given: dict[str, str]) -> str:
    return " ".join(f'{name}="{_(value)}"' for name, value in given.items())


def _link(link: tuple[str, str, str]) -> str:
    address, words, name = link
    keep = f' download="{_(name)}"' if name else ""
    return f'<li><a href="{_(address)}"{keep}>{_(words)}</a></li>'


def _(text: str) -> str:
    return escape(text, quote=True)
