"""The house of a folder, run in Node by the Python that pages run, and asked from here."""

import fcntl
import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from cavale.games import GAMES
from cavale.page.folder import worker
from tools import node

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Inside:
    house: Path

    def tell(self, module: Any, asked: object) -> Any:
        """What the module's `tell` says there; it is read from its file, not imported."""
        with TemporaryDirectory() as at:
            question, answer = Path(at, "asked"), Path(at, "told")
            question.write_text(json.dumps(asked))
            command = [node.directory() / "node", HERE / "run.mjs", self.house, module.__file__]
            ran = subprocess.run(
                [*command, question, answer], capture_output=True, text=True, check=False
            )
            assert ran.returncode == 0, ran.stderr
            assert not ran.stderr, ran.stderr
            return json.loads(answer.read_text())


def built_once(shared: Path) -> Inside:
    """All processes of a run share one."""
    house = shared / "house"
    with alone(shared / "house.lock"):
        if not (house / "house.json").exists():
            worker(tuple(GAMES), house)
    return Inside(house)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
