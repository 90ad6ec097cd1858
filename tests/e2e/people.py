"""People with a browser of their own, and what went wrong in it."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    StorageState,
)

from cavale import GAMES
from tests import waiting
from tests.chance import next_key
from tests.e2e.house import Laid

Lang = Literal["en", "fr", "de"]
LOCALES: Mapping[Lang, str] = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
WIDE = 1280
PHONE = 360
PATIENCE = 1000 * waiting.PATIENCE
"""The same fence, in milliseconds."""
PINNED = """(() => {
  // Keys and nonces are drawn in the page: another stream for each page that somebody loads.
  let loaded = 0;
  try {
    loaded = Number(localStorage.getItem('tests.loaded') ?? 0) + 1;
    localStorage.setItem('tests.loaded', loaded);
  } catch {
    return; // No page yet.
  }
  let state = [...`%s ${loaded}`].reduce((sum, c) => Math.imul(sum ^ c.charCodeAt(0), 16777619), 1);
  const next = () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (array) => {
    for (let i = 0; i < array.length; i++) array[i] = next();
    return array;
  };
})()"""


@dataclass
class Person:
    context: BrowserContext
    page: Page
    requests: list[Request] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)

    def listen(self) -> None:
        self.context.on("request", lambda request: self.requests.append(request))
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda problem: self.complaints.append(str(problem.error)))

    def expect_complaint(self, pattern: str) -> None:
        """The browser itself complains of every answer that is an error, and of silence."""
        self.expected.append(pattern)

    def leave(self) -> list[str]:
        """What the browser complained of and nobody expected."""
        self.context.close()
        known = re.compile("|".join(self.expected) or r"(?!)")
        return [one for one in self.complaints if not known.search(one)]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"{message.type}: {message.text}")


@dataclass
class People:
    browser: Browser
    url: str
    here: list[Person] = field(default_factory=list)

    def come(
        self,
        path: str = "/",
        *,
        holding: Laid | None = None,
        lang: Lang = "en",
        width: int = WIDE,
        still: bool = False,
        dark: bool = False,
        newcomer: bool = False,
        errors: str | None = None,
    ) -> Person:
        """Somebody new, with the seats they hold. On a phone they touch; elsewhere they point."""
        phone = width < 600
        context = self.browser.new_context(
            base_url=self.url,
            locale=LOCALES[lang],
            viewport={"width": width, "height": 740 if phone else 800},
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce" if still else "no-preference",
            color_scheme="dark" if dark else "light",
            storage_state=pockets(self.url, holding, newcomer),
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(PINNED % next_key())
        person = Person(context, context.new_page())
        self.here.append(person)
        if errors:
            person.expect_complaint(errors)
        person.listen()
        person.page.goto(path)
        return person


def pockets(url: str, holding: Laid | None, newcomer: bool) -> StorageState:
    """What the browser remembers from earlier, as Playwright takes it."""
    remembered: list[Any] = [
        {"name": f"cavale.{name}", "value": json.dumps(it)}
        for name, it in kept(holding, newcomer).items()
    ]
    return {"cookies": [], "origins": [{"origin": url, "localStorage": remembered}]}


def kept(holding: Laid | None, newcomer: bool) -> dict[str, object]:
    """What a page has remembered: the games already explained, its seats, and that
    it was asked for a name.
    """
    found: dict[str, object] = {} if newcomer else {f"coached.{game}": True for game in GAMES}
    found["introduced"] = not newcomer
    if holding:
        found["seats"] = {holding.id: {"held": holding.held, "invites": holding.invites, "at": 1}}
    return found
