"""WebKit: MiniBrowser on a screen that nobody sees, through WebKitWebDriver."""

import base64
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.e2e.server import free_port
from tests.engines.engine import Engine, Refused
from tests.waiting import PATIENCE
from tools import engines

SCREEN = "2800x1800x24"
NO_MOTION = "[Settings]\ngtk-enable-animations=0\n"
"""WebKit's pages prefer reduced motion where GTK does not animate."""
NARROW = (
    "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }"
)
"""The bar above the page would else be wider than a phone."""


class WebDriver:
    def __init__(self, url: str, browser: Path) -> None:
        self._client = httpx.Client(base_url=url, timeout=PATIENCE)
        options = {"binary": str(browser), "args": ["--automation"]}
        asked = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        opened = self._post("/session", {"capabilities": {"alwaysMatch": asked}})
        self._session = f"/session/{opened['sessionId']}"

    def close(self) -> None:
        self._client.delete(self._session)
        self._client.close()

    def go(self, url: str) -> None:
        self._ask("/url", {"url": url})

    def run(self, script: str, *args: object) -> Any:
        return self._ask("/execute/sync", {"script": script, "args": args})

    def run_async(self, script: str, *args: object) -> Any:
        return self._ask("/execute/async", {"script": script, "args": args})

    def click(self, element: str) -> None:
        self._ask(f"/element/{element}/click", {})

    def type(self, element: str, keys: str) -> None:
        self._ask(f"/element/{element}/value", {"text": keys})

    def resize(self, width: int, height: int) -> None:
        """The window has a bar of its own above the page."""
        for _ in range(2):
            inner = self.run("return [innerWidth, innerHeight]")
            outer = self._answer(self._client.get(f"{self._session}/window/rect"))
            wide = outer["width"] + width - inner[0]
            high = outer["height"] + height - inner[1]
            self._ask("/window/rect", {"x": 0, "y": 0, "width": wide, "height": high})
            time.sleep(0.1)

    def picture(self) -> bytes:
        return base64.b64decode(self._answer(self._client.get(f"{self._session}/screenshot")))

    def _ask(self, command: str, body: dict[str, Any]) -> Any:
        return self._post(self._session + command, body)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        return self._answer(self._client.post(path, json=body))

    def _answer(self, answer: httpx.Response) -> Any:
        value = answer.json()["value"]
        if not answer.is_success:
            raise Refused(f"{answer.request.url.path}: {value['error']}: {value['message']}")
        return value


@contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    driver, browser = engines.path(engines.WEBKIT_DRIVER), engines.path(engines.MINIBROWSER)
    settings = folder / "gtk-3.0"
    settings.mkdir()
    (settings / "settings.ini").write_text(NO_MOTION)
    (settings / "gtk.css").write_text(NARROW)
    port = free_port()
    with screen() as display, (folder / "webkit.log").open("wb") as log:
        env = os.environ | {
            "DISPLAY": display,
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "GDK_BACKEND": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
        }
        running = subprocess.Popen([driver, f"--port={port}"], stdout=log, stderr=log, env=env)
        try:
            url = f"http://127.0.0.1:{port}"
            _await(url)
            wire = WebDriver(url, browser)
            yield Engine("webkit", wire)
            wire.close()
        finally:
            running.terminate()
            running.wait(PATIENCE)


def _await(url: str) -> None:
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            if httpx.get(f"{url}/status", timeout=5).is_success:
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < latest, "WebKitWebDriver never answered"
        time.sleep(0.1)


@contextmanager
def screen() -> Iterator[str]:
    """A screen for windows; it says itself which number was free."""
    said, says = os.pipe()
    command = [str(engines.path(engines.XVFB)), "-displayfd", str(says), "-screen", "0", SCREEN]
    quiet = subprocess.DEVNULL
    running = subprocess.Popen(
        [*command, "-nolisten", "tcp"], pass_fds=(says,), stdout=quiet, stderr=quiet
    )
    os.close(says)
    try:
        with os.fdopen(said) as spoken:
            number = spoken.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        running.terminate()
        running.wait(PATIENCE)
