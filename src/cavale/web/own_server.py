"""A server for one errand of a command: on a free port of this machine, with tables in no file."""

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec

from cavale.web.health import Ready
from cavale.web.serve import CannotServe

PATIENCE = 120.0


@contextmanager
def own_server() -> Iterator[str]:
    """Its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with TemporaryDirectory(prefix="cavale-own-") as folder:
        database = Path(folder) / "tables.sqlite"
        command = [sys.executable, "-m", "cavale.web.serve", "--port", str(port)]
        server = subprocess.Popen(
            [*command, "--database", str(database)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(server, address)
            yield address
        finally:
            server.terminate()
            server.wait()


def _wait_for(server: "subprocess.Popen[bytes]", address: str) -> None:
    until = monotonic() + PATIENCE
    while not _knows_rules(address):
        if server.poll() is not None:
            raise CannotServe("the server for the pages did not start; try `cavale serve`")
        if monotonic() > until:
            raise CannotServe(f"the server for the pages was not ready in {PATIENCE:.0f} seconds")
        sleep(0.1)


def _knows_rules(address: str) -> bool:
    """That bots could not play at once is no matter."""
    try:
        with urlopen(f"{address}/readyz", timeout=10) as answer:
            return msgspec.json.decode(answer.read(), type=Ready).rules
    except HTTPError as unready:
        return msgspec.json.decode(unready.read(), type=Ready).rules
    except OSError:
        return False
