"""A sealed deal as a page to print: its fingerprint, the slips, and on the last page its seed."""

from html import escape

from cavale.core.catalogue import Lang, say
from cavale.core.chance import commitment
from cavale.core.game import Game
from cavale.core.message import message
from cavale.core.qr import svg
from cavale.core.sealed import Slip

_STYLE = """
@page { size: A4; margin: 18mm }
body { font: 11pt/1.45 system-ui, sans-serif; color: #241c18; margin: 0 }
section { break-after: page } section:last-child { break-after: auto }
h1, h2 { font: 700 20pt/1.2 Georgia, serif; margin: 0 0 4mm }
code { font: 11pt/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
code span { white-space: nowrap }
svg { width: 42mm; display: block; margin: 4mm 0 }
.inside { margin-top: 105mm }
ol { columns: 3; padding-left: 10mm; margin: 4mm 0 }
ol.many { columns: 10; column-gap: 4mm; font-size: 9pt; line-height: 1.25 }
ol.many li { padding: 0 }
li { break-inside: avoid; padding: .6mm 0; border-bottom: .1mm solid #bbb }
"""


def checking(game: Game, seed: bytes) -> str:
    """What one types to draw the same again."""
    fingerprint = commitment(seed)
    return (
        f"cavale deal {game.slug} --variant {game.variant} --seats {game.seats}"
        f" --seed {seed.hex()} --commitment {fingerprint}"
    )


def deal_sheet(game: Game, seed: bytes, slips: list[Slip], lang: Lang) -> str:
    """Nothing of a slip stands on the half of its sheet that stays outside when it is folded."""

    def said(name: str, **args: int | str) -> str:
        return escape(say(lang, message(name, **args), game))

    title = say(lang, "title", game)
    fingerprint = commitment(seed)
    mark = f"cavale deal {game.slug} {game.seats} sha256:{fingerprint}"
    head = (
        f"<section><h1>{said('deal-title', title=title)}</h1>"
        f"<p>{said('deal-for', n=game.seats)}</p><p>{said('deal-promise')}</p>"
        f"<p><b>{said('deal-fingerprint')}</b><br><code>{fingerprint}</code></p>{svg(mark)}"
        f"<p>{said('deal-cut')}</p></section>"
    )
    # A word of it that goes on in the next line would be typed as two.
    words = " ".join(f"<span>{word}</span>" for word in checking(game, seed).split())
    tail = (
        f"<section><h2>{said('deal-secret')}</h2><div class=inside><code>{seed.hex()}</code>"
        f"<p>{said('deal-check')}</p><code>{words}</code></div></section>"
    )
    body = head + "".join(_slip(game, slip, lang) for slip in slips) + tail
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>{body}</html>"
    )


def _slip(game: Game, slip: Slip, lang: Lang) -> str:
    secret = slip.seat is not None
    outside = message("deal-alone", seat=slip.seat) if slip.seat is not None else slip.title
    how = say(lang, "deal-hand-how" if secret else "deal-open-how", game)
    lines = "".join(f"<li>{escape(say(lang, line, game))}</li>" for line in slip.lines)
    many = " class=many" if len(slip.lines) > 100 else ""
    return (
        f"<section><h2>{escape(say(lang, outside, game))}</h2>"
        f"<div class=inside><p>{escape(how)}</p><ol{many}>{lines}</ol></div></section>"
    )
