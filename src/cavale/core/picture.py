"""A board as a piece of HTML that needs nothing else: for notebooks, and to keep a game.

It brings the game's board for other pages (docs/embed.md) with it, so it is drawn offline and by
the same source as everywhere. Where no script runs, the drawing of the terminal stands there.
"""

import base64
import gzip
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec
from rich.text import Text

from cavale.core.catalogue import Lang

if TYPE_CHECKING:
    from cavale.core.observation import Observation

_BOARDS = files("cavale") / "web" / "static" / "boards"

_SCRIPT = """<script type="module">
const packed = Uint8Array.from(atob("{module}"), (c) => c.charCodeAt(0));
const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
const source = new Blob([await new Response(unpacked).text()], {{ type: "text/javascript" }});
const address = URL.createObjectURL(source);
const {{ show }} = await import(address);
URL.revokeObjectURL(address);
show(document.getElementById("{name}").attachShadow({{ mode: "open" }}), {wish});
</script>"""


def html(seen: "Observation", lang: Lang) -> str:
    """What is seen there, on its board; a game that came without one is drawn in text."""
    text = f"<pre>{escape(Text.from_markup(seen.drawing(lang)).plain)}</pre>"
    seat = seen.seat if seen.seat >= 0 else None
    wish = {"variant": seen.game.variant, "seat": seat, "bottom": seat or 0, "view": seen.view()}
    return _piece(seen.game.slug, lang, wish, text)


def film(slug: str, lang: Lang, told: bytes, title: str) -> str:
    """A page of its own that plays a game, to be kept; `told` is what `/embed` tells of it."""
    wish = {"variant": "", "seat": None, "bottom": 0, "film": msgspec.Raw(told)}
    head = f'<meta charset="utf-8"><title>{escape(title)}</title>'
    return f'<!doctype html><html lang="{lang}">{head}{_piece(slug, lang, wish, "")}</html>'


def _piece(slug: str, lang: Lang, wish: Mapping[str, object], text: str) -> str:
    module = _packed(slug)
    if not module:
        return text
    wish = {"lang": lang, "words": (_BOARDS / f"{slug}.{lang}.ftl").read_text("utf-8"), **wish}
    name = f"cavale-{token_hex(6)}"
    # No text may end the script it stands in.
    written = msgspec.json.encode(wish).decode().replace("<", "\\u003c")
    script = _SCRIPT.format(module=module, name=name, wish=written)
    return f'<div id="{name}" style="max-width: 36rem">{text}</div>{script}'


@cache
def _packed(slug: str) -> str:
    try:
        source = (_BOARDS / f"{slug}.js").read_bytes()
    except OSError:
        return ""
    return base64.b64encode(gzip.compress(source, 9, mtime=0)).decode()
