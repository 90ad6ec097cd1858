"""The bench, on a very small scale: above all, that the peers count what we count."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from cavale import game
from cavale.contract.test_perft import facts
from cavale.lab import bench
from cavale.lab.bench import measure, run
from cavale.lab.measures import MEASURES, Measure, counted, manhattan_map, random_games
from cavale.lab.peers import ask, built_peers


def small(slug: str) -> list[Measure]:
    if slug == "wall":
        single, classic = game("wall", "single").start(), game("wall", "classic").start()
        return [
            random_games(single, 30, "1"),
            random_games(classic, 10, "3"),
            counted(single, 4),
        ]
    if slug == "thief":
        variants = {name: game("thief", name).start() for name in ("knots-1", "knots-2", "laffont")}
        games = [random_games(one, 30, str(nth)) for nth, one in enumerate(variants.values())]
        return [*games, counted(variants["knots-1"], 5)]
    if slug == "horse":
        return [random_games(game(slug, seats=n).start(), 5, str(n)) for n in range(2, 7)]
    if slug == "manhattan":
        return [
            random_games(game(slug, seats=seats).start(), 4, *manhattan_map(), str(seats))
            for seats in (2, 3, 4)
        ]
    start = game(slug).start()
    return [random_games(start, 30), counted(start, 3)]


@pytest.fixture(autouse=True)
def few_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_STEPS", 100)


@pytest.fixture(scope="module")
def peers() -> Iterator[dict[str, Path]]:
    """All of them, or none where the machine has no compiler: it is no part of the set-up."""
    with built_peers(MEASURES) as built:
        assert len(built) in (0, len(MEASURES))
        yield built


def test_every_game_has_its_own_measures() -> None:
    todo = [(slug, m) for slug, measures in MEASURES.items() for m in measures()]
    assert all(m.game == slug for slug, m in todo)
    assert len({(slug, m.name) for slug, m in todo}) == len(todo)
    assert [m.name for slug, m in todo if slug == "ball"] == [
        "random playouts",
        "perft 5, bulk counting",
        "4 turns deep from the start",
    ]


@pytest.mark.slow
@pytest.mark.parametrize("slug", MEASURES)
def test_the_peers_count_what_we_count(slug: str, peers: dict[str, Path]) -> None:
    _, results = measure(small(slug), peers, rounds=1)
    assert all(isinstance(result.peer, float) == bool(peers) for result in results)
    assert all(result.steps > 0 for result in results)


def test_the_peer_of_the_ball_counts_the_fixtures(peers: dict[str, Path]) -> None:
    for fact in facts("ball"):
        depth, nodes = fact.counts[-1]
        for peer in [peers["ball"]] if peers else []:
            assert ask(peer, ("perft", str(depth), fact.position))[0] == nodes, fact


def test_a_peer_that_counts_otherwise_is_an_error(tmp_path: Path) -> None:
    peer = tmp_path / "peer"
    peer.write_text("#!/bin/sh\necho 2698 0.001\n", "utf-8")
    peer.chmod(0o755)
    wrong = Measure("ball", "perft 3", "sequences", lambda: (2697, 1.0), ("perft", "3"))
    with pytest.raises(AssertionError, match="ball, perft 3: we count 2697, the peer 2698"):
        measure([wrong], {"ball": peer}, rounds=1)


def test_without_a_compiler_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with built_peers(MEASURES) as none:
        assert none == {}
        _, results = measure([counted(game("ball").start(), 2)], none, rounds=1)
    assert results[0].peer == "peer not measured"


@pytest.mark.parametrize("as_json", [True, False])
def test_what_is_printed(
    as_json: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    few = Measure("cards", "shuffles", "decks", lambda: (1000, 0.5))
    monkeypatch.setattr(bench, "MEASURES", {"cards": lambda: iter([few])})
    run(json=as_json, rounds=1)
    printed = capsys.readouterr()
    if as_json:
        (result,) = json.loads(printed.out)["results"]
        assert result.pop("steps") > 0
        assert result == {
            "game": "cards",
            "name": "shuffles",
            "unit": "decks",
            "per_second": 2000.0,
            "peer": "no peer",
        }
    else:
        shown = printed.out + printed.err
        assert "2.0 k decks" in shown
        assert "no peer" in shown
