"""Every version of the rules that a room keeps is loaded only when asked for, and then does all
that a table and a record need."""

import subprocess
import sys
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

from cavale import CHANCE, Game
from cavale.core.observation import Observation
from cavale.core.record import Record, read, verify
from cavale.core.rulebook import rulebook
from cavale.core.words import LANGS
from cavale.games import GAMES, game
from cavale.tables.log.entries import AnyEntry, Chance, Logged, Open, Play, Player
from cavale.tables.log.fold import fold
from tools import archive

KEPT = [(spec.slug, kept.version) for spec in GAMES.values() for kept in spec.earlier]
FILES = {
    (slug, version): sorted(archive.ARCHIVE.glob(f"{slug}-v{version}-*.txt"))
    for slug, version in KEPT
}
FROZEN = [(slug, version) for slug, version in KEPT if not GAMES[slug].under(version).compiled]
SHOWN = 40
"""So many positions of each record are looked at."""
BOT_MOVES = 6


def records(slug: str, version: int) -> list[Record]:
    return [read(file.read_text("utf-8"), game) for file in FILES[slug, version]]


def test_some_room_keeps_earlier_rules_and_each_has_its_records() -> None:
    assert KEPT
    assert all(FILES.values())


@pytest.mark.parametrize(("slug", "version"), KEPT)
def test_earlier_rules_replay_their_records(slug: str, version: int) -> None:
    for record in records(slug, version):
        assert record.game.spec.rules_version == version
        assert [check for check in verify(record) if not check.passed] == []


@pytest.mark.parametrize(("slug", "version"), KEPT)
def test_the_page_of_today_can_show_earlier_rules(slug: str, version: int) -> None:
    """All that is shown has the shape that the newest rules give it."""
    newest = GAMES[slug]
    looks = newest.room().looks
    shapes = {of: get_type_hints(getattr(looks, of))["return"] for of in ("view", "effect")}
    if newest.notebook is not None:
        shapes["notebook"] = get_type_hints(newest.notebook())["return"]
    for record in records(slug, version):
        positions = list(record.positions())
        for position in positions[:: 1 + len(positions) // SHOWN]:
            for seat in (None, *range(record.game.seats)):
                _look(position.observe(seat), shapes)
        assert positions[-1].outcome is None or positions[-1].reveal().ending().fr


def _look(seen: Observation, shapes: dict[str, type]) -> None:
    msgspec.convert(seen.view(), shapes["view"])
    if (aid := seen.notebook()) is not None:
        msgspec.convert(aid, shapes["notebook"])
    assert seen.prompt().fr
    assert all(map(seen.drawing, LANGS))
    for move in seen.moves[:2]:
        msgspec.convert(seen.effect(move), shapes["effect"])
        assert seen.describe(move).en


@pytest.mark.parametrize(("slug", "version"), KEPT)
def test_a_refusal_names_a_clause_of_the_rulebook_of_today(slug: str, version: int) -> None:
    known = {clause.id for clause in rulebook(GAMES[slug], "en").clauses}
    for record in records(slug, version):
        tried = sorted({*record.moves})[:SHOWN]
        positions = list(record.positions())
        for position in positions[:: 1 + len(positions) // SHOWN]:
            for text in tried:
                move = record.game.read_move(text)
                if move not in position.moves:
                    refusal = record.game.room.rules.refusal(position.copy_record(), move.code)
                    assert refusal in known, (str(position), text)


@pytest.mark.parametrize(("slug", "version"), KEPT)
def test_a_table_goes_on_by_the_rules_it_was_opened_by(slug: str, version: int) -> None:
    for record in records(slug, version):
        last = list(fold("t", _log(record), _opened))[-1]
        assert last.game == record.game
        assert [ply.move.text for ply in last.plies()] == [*record.moves]
        assert last.position == record.replay()


def _log(record: Record) -> list[Logged]:
    of, seats = record.game, range(record.game.seats)
    players = tuple(Player("here", f"player {seat}", secret="-") for seat in seats)
    entries: list[AnyEntry] = [Open(of.slug, of.variant, of.spec.rules_version, 1, players)]
    for position, text in zip(record.positions(), record.moves, strict=False):
        mover = position.mover
        assert mover is not None
        entries.append(Chance(text) if mover == CHANCE else Play(mover, text))
    return [Logged(seq, 0, entry) for seq, entry in enumerate(entries, 1)]


def _opened(slug: str, variant: str, seats: int, rules: int) -> Game:
    return game(slug, variant, seats, rules)


@pytest.mark.parametrize(("slug", "version"), KEPT)
def test_bots_play_by_earlier_rules(slug: str, version: int) -> None:
    spec = GAMES[slug].under(version)
    for record in records(slug, version):
        turns = [at for at in record.positions() if at.mover is not None and at.mover != CHANCE]
        for position in turns[:: 1 + len(turns) // BOT_MOVES]:
            seen = position.observe(position.mover)
            assert spec.bot(1, 0.01).choose(seen, seed=1).move in seen.moves


@pytest.mark.parametrize(("slug", "version"), FROZEN)
def test_only_who_asks_for_earlier_rules_loads_them(slug: str, version: int) -> None:
    assert _loaded(f"cavale.game({slug!r}).start().moves") == []
    asked = _loaded(f"cavale.game({slug!r}, rules={version}).start().moves")
    name = f"cavale.games.{slug}.versions.v{version}"
    assert f"{name}.rules" in asked
    assert all(module.startswith(name) for module in asked if module.count(".") > 3)


def _loaded(work: str) -> list[str]:
    """The frozen modules that a new process has imported after this."""
    code = f"import sys, cavale; {work}; print(*(m for m in sys.modules if '.versions' in m))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.mark.parametrize(("slug", "version"), FROZEN)
def test_frozen_rules_compile_nothing(slug: str, version: int) -> None:
    package = Path(sys.modules["cavale"].__path__[0])
    for path in (package / "games" / slug / "versions" / f"v{version}").glob("*.py"):
        text = path.read_text("utf-8")
        assert "cavale.core.jit" not in text
        assert "cavale.core.rules" not in text
        assert "cavale.search" not in text
