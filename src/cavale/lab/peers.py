"""Peers in plain C++ (bench/<game>.cpp): they do the same work, and must count the same."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "bench"
_FLAGS = ["-O3", "-march=native", "-std=c++17"]


@contextmanager
def built_peers(slugs: Iterable[str]) -> Iterator[dict[str, Path]]:
    """The peers of these games, compiled for this run: as far as a compiler and sources exist."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    sources = [SOURCES / f"{slug}.cpp" for slug in slugs]
    with tempfile.TemporaryDirectory() as folder:
        peers = {}
        for source in sources:
            if compiler is not None and source.exists():
                program = Path(folder) / source.stem
                subprocess.run([compiler, *_FLAGS, "-o", str(program), str(source)], check=True)
                peers[source.stem] = program
        yield peers


def ask(peer: Path, words: tuple[str, ...]) -> tuple[int, float]:
    """How many units the peer counts, and the seconds it took."""
    asked = [str(peer), *words]
    said = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.split()
    return int(said[0]), float(said[1])
