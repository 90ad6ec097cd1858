"""A browser of another make, driven by the commands that WebDriver defines."""

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from tests.waiting import PATIENCE

STILL = """
const done = arguments[arguments.length - 1];
const frame = () => new Promise(requestAnimationFrame);
const ends = (one) => one.effect?.getComputedTiming().endTime !== Infinity;
const ended = (one) => one.finished.catch(() => {});
frame().then(frame)
  .then(() => Promise.all(document.getAnimations().filter(ends).map(ended)))
  .then(() => done(true));
"""
ENTER = "\ue007"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""What WebDriver calls a reference to an element."""


class Refused(Exception):
    """The browser says that a command cannot be done, e.g. because something lies over a button."""


class Wire(Protocol):
    """How commands reach a browser."""

    def go(self, url: str) -> None: ...

    def run(self, script: str, *args: object) -> Any: ...

    def run_async(self, script: str, *args: object) -> Any:
        """The script's last argument is what it calls with its answer."""

    def click(self, element: str) -> None: ...

    def type(self, element: str, keys: str) -> None: ...

    def resize(self, width: int, height: int) -> None: ...

    def picture(self) -> bytes: ...


class Engine:
    def __init__(self, name: str, wire: Wire) -> None:
        self.name = name
        self.wire = wire

    def visit(self, url: str, path: str, kept: Mapping[str, object]) -> None:
        """A page, with what the browser remembers from earlier."""
        self.wire.go(f"{url}/")
        self.wire.run("localStorage.clear()")
        for name, it in kept.items():
            self.wire.run("localStorage.setItem(...arguments)", f"cavale.{name}", json.dumps(it))
        self.wire.go(f"{url}{path}")

    def measured(self, function: str) -> dict[str, Any]:
        """What a function of JavaScript finds on the page, when nothing moves any more.

        Twice the same: WebKit says how large its window is before the page in it is laid out.
        """
        latest = time.monotonic() + PATIENCE
        before = None
        while (found := self._found(function)) != before:
            assert time.monotonic() < latest, f"{self.name}: something moves for ever"
            before = found
            time.sleep(0.15)
        return found

    def _found(self, function: str) -> dict[str, Any]:
        self.wire.run_async(STILL)
        found: dict[str, Any] = self.wire.run(f"return ({function.strip().removesuffix(';')})()")
        return found

    def resize(self, size: tuple[int, int]) -> None:
        self.wire.resize(*size)
        latest = time.monotonic() + PATIENCE
        while (now := self.inner()) != size:
            assert time.monotonic() < latest, f"{self.name} has {now} px instead of {size}"
            time.sleep(0.02)

    def inner(self) -> tuple[int, int]:
        width, height = self.wire.run("return [innerWidth, innerHeight]")
        return int(width), int(height)

    def attribute(self, css: str, name: str) -> str | None:
        found: str | None = self.wire.run(
            "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null",
            css,
            name,
        )
        return found

    def await_attribute(self, css: str, name: str, value: str) -> None:
        latest = time.monotonic() + PATIENCE
        while (now := self.attribute(css, name)) != value:
            assert time.monotonic() < latest, f"{self.name}: {css} has {name}={now}, not {value}"
            time.sleep(0.02)


@contextmanager
def kept_picture(engine: Engine, folder: Path, name: str) -> Iterator[None]:
    """What the page looked like when something was wrong."""
    try:
        yield
    except BaseException:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{engine.name}-{name}.png").write_bytes(engine.wire.picture())
        raise
