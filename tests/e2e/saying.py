"""What a page says of a step, a move or an ending, from what the server sent."""

from typing import Any

import msgspec

import cavale
from cavale.core.cast import Cast, Role
from cavale.core.catalogue import Lang, catalogue, say
from cavale.core.message import Message, sayable
from cavale.core.spec import Spec


def said(shown: Any, table: Any, lang: Lang = "en", you: int | None = None) -> str:
    """`shown` has what is said, and perhaps an effect; `you` is who reads it, if one alone does."""
    fields = {name: value for name, value in (shown.get("effect") or {}).items() if sayable(value)}
    messages = msgspec.convert(shown["said"], list[Message])
    complete = [Message(one.id, {**fields, **one.args}) for one in messages]
    roles = (Role(seat["title"], seat["name"], seat["level"]) for seat in table["seats"])
    game = cavale.game(table["game"], variant=table["variant"], seats=len(table["seats"]))
    return say(lang, complete, game, Cast(tuple(roles), you))


def titled(spec: Spec, lang: Lang, name: str = "title") -> str:
    return catalogue(lang, spec.package).say(name)
