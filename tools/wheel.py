"""Builds the wheel and uses it as a stranger would: without the clone and without Node."""

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from cavale.core.game import Game
from cavale.games import HOUSE
from cavale.search.perft import perft

ROOT: Final = Path(__file__).resolve().parent.parent
FIRST: Final = HOUSE[0]
DEPTH: Final = 3
PATIENCE: Final = 60.0


class Broken(Exception):
    """What the wheel lacks."""


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        try:
            wheel = build(Path(folder))
            installed = unpack(wheel, Path(folder) / "site")
            play_in(installed)
            serve_from(installed, Path(folder))
        except (Broken, OSError, subprocess.CalledProcessError) as problem:
            print(f"The wheel does not work: {problem}")
            return 1
        print(f"{wheel.name}, {wheel.stat().st_size / 1024:.0f} KB: installs, counts and serves.")
    return 0


def build(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.whl"))


def unpack(wheel: Path, site: Path) -> Path:
    """What an installer does with a wheel of plain Python."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    return site


def environment(site: Path) -> dict[str, str]:
    """The unpacked wheel comes before the clone, and there is nothing else on the path."""
    return {**os.environ, "PYTHONPATH": str(site), "PATH": "/usr/bin:/bin"}


def play_in(site: Path) -> None:
    code = "import cavale; print(cavale.__file__); from cavale.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "perft", FIRST.slug, str(DEPTH)],
        cwd=site,
        env=environment(site),
        check=True,
        capture_output=True,
        text=True,
    )
    where, count = done.stdout.split()
    if not where.startswith(str(site)):
        raise Broken(f"{where} was imported instead")
    if int(count) != (expected := perft(Game(FIRST).start(), DEPTH)):
        raise Broken(f"perft {FIRST.slug} {DEPTH} is {count}, here {expected}")


def serve_from(site: Path, folder: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = folder / "wheel.db"
    with server(site, port, database):
        page = fetch(f"http://127.0.0.1:{port}/")
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        if not scripts:
            raise Broken("the page loads no script")
        for script in scripts:
            fetch(f"http://127.0.0.1:{port}{script}")
        shelf = fetch(f"http://127.0.0.1:{port}/api/games")
        if missing := [spec.slug for spec in HOUSE if f'"{spec.slug}"' not in shelf]:
            raise Broken(f"the server does not know {', '.join(missing)}")


@contextmanager
def server(site: Path, port: int, database: Path) -> Iterator[None]:
    command = [sys.executable, "-m", "cavale.web.serve", "--port", str(port)]
    command += ["--database", str(database)]
    process = subprocess.Popen(command, cwd=site, env=environment(site))
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def fetch(url: str) -> str:
    begin = time.monotonic()
    while True:
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                text: str = answer.read().decode()
                return text
        except urllib.error.HTTPError as problem:
            raise Broken(f"{url}: {problem}") from None
        except OSError:
            if time.monotonic() - begin > PATIENCE:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
