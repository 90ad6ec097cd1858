"""Kernels are compiled once: a second process finds every one of them on disk."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import cavale
from cavale import GAMES
from cavale.core import kernel_cache
from cavale.core.jit import JIT
from cavale.core.kernel_cache import KEPT_DIGESTS, SHARED, room_of
from cavale.warm import is_warm, steps

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
            for level in spec.level_numbers():
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


ROOMS = sorted(GAMES)
DIGESTS = f"""
import importlib
from cavale.core import jit
from cavale.core.kernel_cache import SHARED, digest
for slug in {ROOMS}:
    importlib.import_module(f"cavale.games.{{slug}}")
for room in (SHARED, *(f"cavale.games.{{slug}}" for slug in {ROOMS})):
    print(digest(room))
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The sources, where they can be edited."""
    copy = tmp_path / "src" / "cavale"
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(Path(cavale.__file__).parent, copy, ignore=ignored)
    return copy


def digests(house: Path) -> dict[str, str]:
    """As a process sees them that has its sources there."""
    env = {**os.environ, "PYTHONPATH": str(house.parent)}
    done = subprocess.run(
        [sys.executable, "-c", DIGESTS], env=env, capture_output=True, text=True, check=True
    )
    return dict(zip(("shared", *ROOMS), done.stdout.split(), strict=True))


def edited(path: Path) -> None:
    assert path.exists()
    path.write_text(path.read_text("utf-8") + "\nEDITED = True\n", "utf-8")


def changed(before: dict[str, str], after: dict[str, str]) -> set[str]:
    return {room for room in before if before[room] != after[room]}


def test_the_same_sources_elsewhere_have_the_same_digests(house: Path) -> None:
    assert digests(house) == digests(Path(cavale.__file__).parent)


@pytest.mark.parametrize(
    ("file", "rooms"),
    [
        ("games/wall/rules.py", {"wall"}),
        ("games/horse/board.toml", {"horse"}),
        ("games/manhattan/streets.py", {"manhattan"}),
        ("games/thief/exact/securing.py", {"thief"}),
        ("games/wall/words.py", set()),
        ("games/manhattan/view.py", set()),
        ("tables/log/fold.py", set()),
        ("search/mcts.py", {"shared", *ROOMS}),
        ("core/rules.py", {"shared", *ROOMS}),
    ],
)
def test_an_edited_file_compiles_again_only_what_it_goes_into(
    house: Path, file: str, rooms: set[str]
) -> None:
    before = digests(house)
    edited(house / file)
    assert changed(before, digests(house)) == rooms


def test_a_module_holds_kernels_because_of_what_it_imports(house: Path) -> None:
    """Not because of its name: a file that is new counts when it compiles something."""
    before = digests(house)
    new = house / "games" / "wall" / "sayings.py"
    new.write_text("from cavale.core.jit import States\n")
    assert changed(before, digests(house)) == set()
    new.write_text("from cavale.core.jit import (\n    States,\n    kernel,\n)\n")
    assert changed(before, digests(house)) == {"wall"}
    with_helper = digests(house)
    (new.parent / "helper.py").write_text("NUMBER = 1\n")
    assert changed(with_helper, digests(house)) == set()
    new.write_text(new.read_text() + "from cavale.games.wall import helper\n")
    imported = digests(house)
    (new.parent / "helper.py").write_text("NUMBER = 2\n")
    assert changed(imported, digests(house)) == {"wall"}


def test_earlier_rules_are_a_room_of_their_own() -> None:
    assert room_of("cavale.games.horse.versions.v1.rules") == "cavale.games.horse.versions.v1"
    assert room_of("cavale.games.horse.rules") == "cavale.games.horse"
    assert room_of("cavale.games.thief.exact.securing") == "cavale.games.thief"
    assert room_of("cavale.search.mcts") == SHARED
    assert room_of("fox.rules") == "fox"


def test_the_folders_used_last_are_kept(tmp_path: Path) -> None:
    def opened(name: str, age: int) -> Path:
        path = kernel_cache._open(tmp_path / name)
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
        return path

    other = opened("ball-0", 99)
    folders = [opened(f"wall-{age}", age) for age in range(KEPT_DIGESTS)]
    kernel_cache._open(folders[-1])
    kernel_cache._open(tmp_path / "wall-new")
    assert other.exists()
    left = {path.name for path in tmp_path.iterdir() if path.name.startswith("wall")}
    assert len(left) == KEPT_DIGESTS
    assert {"wall-new", folders[-1].name} <= left


def test_what_another_build_uses_is_kept(tmp_path: Path) -> None:
    folders = [kernel_cache._open(tmp_path / f"wall-{n}") for n in range(2 * KEPT_DIGESTS)]
    assert all(folder.exists() for folder in folders)


def test_a_room_is_warm_when_every_step_was_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CAVALE_CACHE", str(tmp_path))
    monkeypatch.setattr(kernel_cache, "_folders", {})
    spec = GAMES["wall"]
    assert is_warm(spec) is not JIT
    *_, last = steps(spec)
    last.run()
    assert is_warm(spec)


def test_who_waits_for_a_compiler_is_told_once(tmp_path: Path) -> None:
    play = [sys.executable, "-c", "import cavale; cavale.game('wall').start().play('3L').moves"]
    env = {**os.environ, "CAVALE_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    said = [
        subprocess.run(play, env=env, capture_output=True, text=True, check=True).stderr
        for _ in range(2)
    ]
    assert said[0].count("compiling The Wall once, about 10 s") == 1
    assert said[1] == ""
