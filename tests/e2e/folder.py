"""The house as a folder, built once for a run, on a plain server that a test stops."""

import subprocess
import sys
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path

from cavale.page.serving import server
from tests.page.inside import alone

NAME = "spiele"
"""It lies under a path of its own, as on anybody's web space."""


def built_once(shared: Path) -> Path:
    """What holds the folder."""
    space = shared / "space"
    with alone(shared / "space.lock"):
        if not (space / NAME / "sw.js").exists():
            # In a process of its own: where Playwright runs, nothing else may wait.
            command = [sys.executable, "-m", "cavale", "static", str(space / NAME)]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return space


class Space:
    """A web space that shows files and knows nothing else."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._server: ThreadingHTTPServer | None = None
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{NAME}/"

    def start(self) -> None:
        """On the same port as before, if it has run before."""
        self._server = server(self.root, self.port)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        found, self._server = self._server, None
        if found is not None:
            found.shutdown()
            found.server_close()
