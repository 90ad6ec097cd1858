"""Kernels are compiled once: a second process finds every one of them on disk."""

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import cavale.games
from cavale import GAMES
from cavale.core.jit import JIT, WORDY

WARM = """
from cavale import GAMES
from cavale.warm import warm
warm(GAMES.values())
"""
PLAY = """
from random import Random
from cavale import GAMES, game
rng = Random(7)
for slug, spec in GAMES.items():
    position = game(slug).start()
    ply = 0
    while position.mover is not None:
        seen = position.observe(position.mover)
        if seen.seat >= 0 and ply < 24 and ply % 3 == 0:
            for level in range(1, len(spec.levels) + 1):
                spec.bot(level, 0.001).choose(seen, seed=ply)
        seen.prompt(), seen.view(), seen.offers, seen.notebook()
        position = position.play(rng.choice(list(position.moves)))
        ply += 1
    assert position.outcome and position.observe(None).ending()
"""
COUNT = """
import json, sys
from cavale.core.jit import KERNELS
hits, misses = [
    [f"{kernel.__name__} {signature}" for kernel in KERNELS for signature in found(kernel.stats)]
    for found in (lambda stats: stats.cache_hits, lambda stats: stats.cache_misses)
]
json.dump({"hits": hits, "misses": misses}, sys.stdout)
"""


class Used(msgspec.Struct):
    """Kernels with their arguments: those that were found on disk, those that were not."""

    hits: set[str]
    misses: set[str]

    @property
    def all(self) -> set[str]:
        return self.hits | self.misses


def used(work: str) -> Used:
    command = [sys.executable, "-c", work + COUNT]
    done = subprocess.run(command, check=True, capture_output=True)
    return msgspec.json.decode(done.stdout, type=Used)


@pytest.mark.slow
def test_whoever_has_warmed_the_house_waits_for_no_compiler() -> None:
    """What a game uses is what warming has used: so this fails on a machine that is warm, too."""
    assert JIT
    first, second, play = used(WARM), used(WARM), used(PLAY)
    assert len(first.all) > len(GAMES)
    assert (second.hits, second.misses) == (first.all, set())
    assert play.all <= second.hits


@pytest.mark.parametrize("slug", GAMES)
def test_no_kernel_depends_on_a_file_outside_the_digest(slug: str) -> None:
    room = Path(cavale.games.__file__).parent / slug
    wordy = {Path(name).stem for name in WORDY}
    for path in room.glob("*.py"):
        text = path.read_text("utf-8")
        if "@kernel" in text or "@inner" in text:
            assert path.name not in WORDY
            imported = set(re.findall(rf"cavale\.games\.{slug}(?:\.(\w+))? import", text))
            assert not imported & wordy, f"{path.name} is compiled and imports {imported & wordy}"


def opened(cache: Path, rooms: str) -> Path:
    """The folder that a new process with these rooms keeps its kernels in."""
    ask = [sys.executable, "-c", "from cavale.core.jit import CACHE; print(CACHE)"]
    env = {**os.environ, "CAVALE_CACHE": str(cache), "CAVALE_ROOMS": rooms}
    done = subprocess.run(ask, env=env, capture_output=True, text=True, check=True)
    return Path(done.stdout.strip())


def test_what_is_used_is_not_thrown_away(tmp_path: Path) -> None:
    """Other versions come and go; the one that was opened last stays."""
    used = opened(tmp_path, "")
    (used / "kernel").write_text("compiled")
    os.utime(used, (0, 0))
    room = tmp_path / "room"
    room.mkdir()
    for number in range(6):
        assert opened(tmp_path, "") == used
        (room / "rules.py").write_text(f"{number}")
        assert opened(tmp_path, str(room)) != used
    assert (used / "kernel").exists()
    assert len(list(used.parent.iterdir())) < 7


def test_other_rooms_begin_with_what_is_compiled(tmp_path: Path) -> None:
    own = opened(tmp_path, "")
    (own / "kernel").write_text("compiled")
    room = tmp_path / "room"
    room.mkdir()
    (room / "rules.py").write_text("a game of its own")
    theirs = opened(tmp_path, str(room))
    assert theirs != own
    assert (theirs / "kernel").read_text() == "compiled"
    (own / "kernel").write_text("compiled again")
    assert opened(tmp_path, str(room)) == theirs
    assert (theirs / "kernel").read_text() == "compiled"
    assert {path.name for path in own.parent.iterdir()} == {own.name, theirs.name}
