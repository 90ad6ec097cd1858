"""Firefox through Marionette, its own remote control: WebDriver's commands over a socket."""

import base64
import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.e2e.server import free_port
from tests.engines.engine import Engine, Refused
from tests.waiting import PATIENCE
from tools import engines

PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "app.update.disabledForTesting": True,
    "remote.prefs.recommended": True,
}
SIZED = """
const { style } = window.gBrowser.selectedBrowser;
for (const [name, px] of [['width', arguments[0]], ['height', arguments[1]]])
  for (const bound of ['min-', 'max-']) style.setProperty(bound + name, `${px}px`);
"""
"""A window has a least width, the page in it has none."""


class Marionette:
    def __init__(self, port: int) -> None:
        self._socket = _reached(port)
        self._number = 0
        self._hear()
        self._ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {}}})

    def close(self) -> None:
        self._socket.close()

    def go(self, url: str) -> None:
        self._ask("WebDriver:Navigate", {"url": url})

    def run(self, script: str, *args: object) -> Any:
        return self._ask("WebDriver:ExecuteScript", {"script": script, "args": args})

    def run_async(self, script: str, *args: object) -> Any:
        return self._ask("WebDriver:ExecuteAsyncScript", {"script": script, "args": args})

    def click(self, element: str) -> None:
        self._ask("WebDriver:ElementClick", {"id": element})

    def type(self, element: str, keys: str) -> None:
        self._ask("WebDriver:ElementSendKeys", {"id": element, "text": keys})

    def resize(self, width: int, height: int) -> None:
        self._ask("Marionette:SetContext", {"value": "chrome"})
        try:
            self.run(SIZED, width, height)
        finally:
            self._ask("Marionette:SetContext", {"value": "content"})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("WebDriver:TakeScreenshot", {"full": False}))

    def _ask(self, command: str, parameters: dict[str, Any]) -> Any:
        self._number += 1
        said = json.dumps([0, self._number, command, parameters]).encode()
        self._socket.sendall(b"%d:%b" % (len(said), said))
        _, number, error, result = self._hear()
        assert number == self._number, "Marionette answers in order"
        if error:
            raise Refused(f"{command}: {error['error']}: {error['message']}")
        return result.get("value") if isinstance(result, dict) and "value" in result else result

    def _hear(self) -> Any:
        length = b""
        while (digit := self._some(1)) != b":":
            length += digit
        return json.loads(self._some(int(length)))

    def _some(self, count: int) -> bytes:
        found = b""
        while len(found) < count:
            more = self._socket.recv(count - len(found))
            if not more:
                raise ConnectionError("Firefox is gone")
            found += more
        return found


def _reached(port: int) -> socket.socket:
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        except OSError:
            assert time.monotonic() < latest, "Firefox never opened its remote control"
            time.sleep(0.1)


@contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    program, port = engines.path(engines.FIREFOX), free_port()
    profile = folder / "profile"
    profile.mkdir()
    chosen = PREFERENCES | {"marionette.port": port}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(it)});" for name, it in chosen.items()]
    (profile / "user.js").write_text("\n".join(lines))
    options = ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote"]
    env = os.environ | {
        "HOME": str(folder),
        "MOZ_HEADLESS_WIDTH": "2600",
        "MOZ_HEADLESS_HEIGHT": "1700",
    }
    with (folder / "firefox.log").open("wb") as log:
        running = subprocess.Popen(
            [program, *options, "--profile", profile], stdout=log, stderr=log, env=env
        )
        try:
            wire = Marionette(port)
            yield Engine("firefox", wire)
            wire.close()
        finally:
            running.terminate()
            running.wait(PATIENCE)
