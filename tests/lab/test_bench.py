"""The bench, on a very small scale."""

import json
import math
import shutil
from pathlib import Path

import pytest

from cavale import GAMES, game
from cavale.core.lab import Measure
from cavale.games import HOUSE
from cavale.lab import baseline, bench
from cavale.lab.bench import Result, measure, run
from cavale.lab.peers import SOURCES, built_peers
from cavale.research.pace import works
from cavale.search.measures import counted


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_STEPS", 100)


def found(cost: float, noise: float = 0.0, name: str = "shuffles") -> Result:
    return Result("cards", name, "decks", 1.0, cost, "no peer", noise)


def test_what_got_slower_by_more_than_its_noise(tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    baseline.write([found(100), found(100, noise=0.5, name="cuts")], file)
    now = [found(109), found(140, name="cuts"), found(9, name="new")]
    assert baseline.slower(now, file) == []
    (worse,) = baseline.slower([found(120), *now[1:]], file)
    assert str(worse) == "cards, shuffles: 1.20 times what it cost (noise: 10%)"
    assert baseline.slower([found(120, noise=0.3)], file) == []


def test_what_got_nowhere_is_neither_kept_nor_compared(tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    baseline.write([found(100), found(math.inf, name="cuts")], file)
    assert set(baseline.read(file)) == {"cards: shuffles"}
    assert baseline.slower([found(math.inf)], file) == []
    nowhere = Measure("cards", "shuffles", "decks", lambda: (0, 1.0))
    _, (result,) = measure([nowhere], {}, rounds=1)
    assert result.cost == math.inf


def test_steps_are_not_compared_with_a_peer(tmp_path: Path) -> None:
    file = tmp_path / "baseline.json"
    by_peer = Result("cards", "shuffles", "decks", 1.0, 500.0, 0.5, 0.0)
    baseline.write([by_peer], file)
    assert by_peer.cost == 2
    assert baseline.slower([found(500)], file) == []


def test_the_baseline_has_only_what_is_measured() -> None:
    of_rooms = {f"{m.game}: {m.name}" for m in bench.own_measures()}
    of_batches = {f"{slug}: {name}" for slug in GAMES for name, _ in works(slug)}
    assert set(baseline.read())
    assert set(baseline.read()) <= of_rooms | of_batches


def test_noise_is_how_far_the_rounds_are_apart() -> None:
    seconds = iter([1.0, 1.0, 1.5, 1.0])
    unsteady = Measure("cards", "shuffles", "decks", lambda: (1, next(seconds)))
    _, (result,) = measure([unsteady], {}, rounds=3)
    assert result.per_second == 1.0
    assert result.noise > 0


def test_every_game_has_its_own_measures() -> None:
    rooms = [(spec.slug, spec.lab().measures) for spec in HOUSE if spec.lab is not None]
    todo = [(slug, m) for slug, measures in rooms if measures is not None for m in measures()]
    assert {slug for slug, _ in todo} == {spec.slug for spec in HOUSE}
    assert all(m.game == slug for slug, m in todo)
    assert len({(slug, m.name) for slug, m in todo}) == len(todo)


def test_every_game_of_the_house_has_a_peer() -> None:
    assert {source.stem for source in SOURCES.glob("*.cpp")} == {spec.slug for spec in HOUSE}


def test_a_peer_that_counts_otherwise_is_an_error(tmp_path: Path) -> None:
    peer = tmp_path / "peer"
    peer.write_text("#!/bin/sh\necho 2698 0.001\n", "utf-8")
    peer.chmod(0o755)
    wrong = Measure("ball", "perft 3", "sequences", lambda: (2697, 1.0), ("perft", "3"))
    with pytest.raises(AssertionError, match="ball, perft 3: we count 2697, the peer 2698"):
        measure([wrong], {"ball": peer}, rounds=1)


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with built_peers(GAMES) as none:
        assert none == {}
        _, results = measure([counted(game("ball").start(), 2)], none, rounds=1)
    assert results[0].peer == "peer not measured"


@pytest.mark.parametrize("as_json", [True, False])
def test_what_is_printed(
    as_json: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Measure("cards", "shuffles", "decks", lambda: (1000, 0.5))
    monkeypatch.setattr(bench, "own_measures", lambda: [few])
    run(json=as_json, rounds=1)
    printed = capsys.readouterr()
    if as_json:
        said = json.loads(printed.out)
        assert said["slower"] == []
        (result,) = said["results"]
        assert result.pop("steps") > 0
        assert result == {
            "game": "cards",
            "name": "shuffles",
            "unit": "decks",
            "per_second": 2000.0,
            "peer": "no peer",
            "noise": 0.0,
        }
    else:
        shown = printed.out + printed.err
        assert "2.0 k decks" in shown
        assert "no peer" in shown
        assert "Nothing is slower" in shown
