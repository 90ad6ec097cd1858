"""Says messages: from a room's catalogue and from those of the house.

Catalogues are Project Fluent's. The functions that they may call are the same on the page:
`docs/words.md` says what they do.
"""

import re
import unicodedata
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from cavale.core.cast import NOBODY, Cast
from cavale.core.message import Arg, Message
from cavale.core.typography import typeset

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cavale.core.game import Game

Lang = str
_HOUSE = files("cavale") / "words"
PARTS = ("house", "terminal", "shared")
"""What is said beside the rooms; `page` is said by the page alone."""
VOWELS = "aeiouyh"
_cast: ContextVar[Cast] = ContextVar("cast", default=NOBODY)


def _languages() -> tuple[Lang, ...]:
    """The house's own first: English, in which errors are, then by their names."""
    found = {page.name.split(".")[1] for page in _HOUSE.iterdir() if page.name.startswith("house.")}
    return ("en", *sorted(found - {"en"}))


LANGS = _languages()


_UNSHOWN = re.compile(r"^(?:#.*|drawing-[\w-]+ =.*(?:\n[ }].*)*|)\n", re.MULTILINE)
_WORD = re.compile(r"(x?)([^\W\d_]+)")
"""A word of a move; an x that takes may stand before it without a space."""
_NOTATED = re.compile(r"^notation-(\w+) =", re.MULTILINE)
_LATER = re.compile(r"^(?:idea|notes|review|solve)-[\w-]+ =.*(?:\n[ }].*)*\n", re.MULTILINE)


class Unsayable(Exception):
    """A message that no catalogue has, or whose arguments are not those it needs."""


class Catalogue:
    """A language in a room, or in the house alone if no room is named."""

    def __init__(self, lang: Lang, package: str | None) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        functions: dict[str, Any] = {
            "WHO": self._who,
            "NAME": self._name,
            "NAMES": self._names,
            "LIST": self._list,
        }
        self._bundle = FluentBundle([lang], functions, use_isolating=False)
        texts = tuple(sources(lang, package))
        for text in texts:
            self._bundle.add_resource(FluentResource(text))
        words = [word for text in texts for word in _NOTATED.findall(text)]
        self._own_words: dict[str, str] = {self._notation(word).casefold(): word for word in words}

    def has(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def say(self, said: "Message | Sequence[Message] | str", cast: Cast = NOBODY) -> str:
        """One sentence or several; a text is the id of a message without arguments."""
        if isinstance(said, str):
            said = Message(said)
        if not isinstance(said, Message):
            return " ".join(self.say(one, cast) for one in said)
        before = _cast.set(cast)
        try:
            return self._said(said.id, {name: self._arg(arg) for name, arg in said.args.items()})
        finally:
            _cast.reset(before)

    def write(self, move: str) -> str:
        """A move as this language writes it; records keep the game's own notation."""
        return _WORD.sub(lambda word: word[1] + self._notation(word[2]), move)

    def read(self, typed: str) -> str:
        """The game's own notation of a move that was written so."""
        known = self._own_words

        def own(word: re.Match[str]) -> str:
            return str(word[1]) + known.get(word[2].casefold(), str(word[2]))

        return _WORD.sub(own, typed)

    def _notation(self, word: str) -> str:
        name = f"notation-{word}"
        return self._said(name, {}) if self.has(name) else word

    def _arg(self, arg: Arg) -> Any:
        if isinstance(arg, Message):
            return self.say(arg, _cast.get())
        return _several(arg) if isinstance(arg, list) else arg

    def _said(self, name: str, args: dict[str, Any], form: str = "") -> str:
        if not self.has(name):
            raise Unsayable(name)
        entry = self._bundle.get_message(name)
        pattern = entry.attributes[form] if form else entry.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise Unsayable(f"{name}: {errors[0]}") from errors[0]
        return str(text)

    def _has(self, name: str, form: str) -> bool:
        return form in self._bundle.get_message(name).attributes

    def _who(self, seat: Any) -> str:
        cast = _cast.get()
        return cast.who(cast.seat(_seat(seat)))

    def _name(self, seat: Any, form: str = "") -> str:
        cast = _cast.get()
        found = cast.seat(_seat(seat))
        if found == cast.you:
            return self._said("you", {}, form if self._has("you", form) else "")
        name = cast.roles[found].name
        if not name:
            title = cast.called(found)
            if form and self._has(title, form):
                return self._said(title, {}, form)
            name = self._said(title, {})
        person = {"name": name, "starts": _starts(name)}
        return self._said("person", person, form if self._has("person", form) else "")

    def _names(self, seats: Any, form: str = "") -> str:
        return self._joined([self._name(seat, form) for seat in seats.items])

    def _list(self, items: Any, form: str = "") -> str:
        if form == "score":
            return self._score(items.items)
        return self._joined(items.items, "list-or" if form == "or" else "list-two")

    def _joined(self, items: "Sequence[int | float | str]", last_by: str = "list-two") -> str:
        *most, last = items
        if not most:
            return str(last)
        first = most[0]
        for item in most[1:]:
            first = self._said("list-more", {"first": first, "next": item})
        return self._said(last_by, {"first": first, "last": last})

    def _score(self, points: "Sequence[int | float | str]") -> str:
        first = points[0]
        for item in points[1:]:
            first = self._said("list-score", {"first": first, "next": item})
        return str(first)


@cache
def catalogue(lang: Lang, package: str | None = None) -> Catalogue:
    return Catalogue(lang, package)


def say(
    lang: Lang,
    said: "Message | Sequence[Message] | str",
    game: "Game | None" = None,
    cast: Cast | None = None,
) -> str:
    """In the words of a game's room, if one is named; by default its seats are called by title."""
    if cast is None:
        cast = NOBODY if game is None else game.cast
    return catalogue(lang, None if game is None else game.spec.package).say(said, cast)


def sources(lang: Lang, package: str | None) -> list[str]:
    """The catalogues' texts, as typeset."""
    found = [] if package is None else [room_words(lang, package)]
    return [*found, *(house_words(lang, part) for part in PARTS)]


def room_words(lang: Lang, package: str) -> str:
    """A room's catalogue; in English where it does not have the language."""
    folder: Traversable = files(package)
    page = folder / f"words.{lang}.ftl"
    return typeset((page if page.is_file() else folder / "words.en.ftl").read_text("utf-8"))


def page_words(lang: Lang, package: str) -> str:
    """What of a room's catalogue a page can say: not what only its drawing in a terminal does."""
    return _UNSHOWN.sub("", room_words(lang, package))


def table_words(lang: Lang, package: str) -> str:
    """What of it a table says before somebody asks for more: no hint, no notebook, no review."""
    return _LATER.sub("", page_words(lang, package))


def house_words(lang: Lang, part: str) -> str:
    return typeset((_HOUSE / f"{part}.{lang}.ftl").read_text("utf-8"))


def _seat(seat: Any) -> int | str:
    return seat if isinstance(seat, str) else int(seat)


def _starts(name: str) -> str:
    """Whether a word before it is elided: by its first letter, without its accent."""
    first = unicodedata.normalize("NFD", name[:1]).lower()[:1]
    return "vowel" if first and first in VOWELS else "other"


def _several(items: list[int | float | str]) -> Any:
    """A list, as an argument that only functions can read."""
    from fluent.runtime.types import FluentType

    class Several(FluentType):
        def __init__(self, items: list[int | float | str]) -> None:
            self.items = items

        def format(self, locale: Any) -> str:
            return ", ".join(map(str, self.items))

    return Several(items)
