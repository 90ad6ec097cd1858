"""Messages as people read them, typed as people type: no curly apostrophes, no special spaces."""

from collections.abc import Sequence

from cavale import Game
from cavale.core.cast import Cast
from cavale.core.catalogue import Lang, say
from cavale.core.message import Message


def said(
    lang: Lang, messages: Message | Sequence[Message], game: Game, cast: Cast | None = None
) -> str:
    return typed(say(lang, messages, game, cast))


def typed(text: str) -> str:
    return text.replace("\u2019", "'").replace("\u202f", " ").replace("\u00a0", " ")
