"""The public face: games, bots, matches and records as somebody uses them who writes bots."""

import doctest
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import cavale
from cavale import CavaleError, Choice, Game, IllegalMove, MalformedRecord, Move, Observation
from cavale.core.randomness import python_random, stream
from tests.toys import kuhn


class First:
    """Answers with a move."""

    def choose(self, seen: Observation, seed: int) -> Move:
        return seen.moves[0]


class Anyhow:
    """Answers with a text, by its seed."""

    def choose(self, seen: Observation, seed: int) -> str:
        return random.Random(seed).choice(seen.moves).text

    def __str__(self) -> str:
        return "any move"


class Last:
    """Answers with a choice."""

    def choose(self, seen: Observation, seed: int) -> Choice:
        return Choice(seen.moves[-1])


def test_every_name_that_is_promised_is_there() -> None:
    for name in cavale.__all__:
        assert getattr(cavale, name) is not None
    with pytest.raises(AttributeError, match="nonsense"):
        _ = cavale.nonsense


def test_the_examples_in_the_docstrings_are_true() -> None:
    assert doctest.testmod(cavale).failed == 0
    assert doctest.testmod(cavale).attempted >= 9


def test_a_game_between_bots_is_a_record_that_replays() -> None:
    record = cavale.play("wall", [Anyhow(), Last()], rng=3)
    assert record.players == ("any move", "Last")
    outcome = record.replay().outcome
    assert outcome is not None
    assert record.result.startswith(f"{outcome.points[0]:g}-{outcome.points[1]:g}")
    assert cavale.play("wall", [Anyhow(), Last()], rng=3) == record
    assert cavale.play("wall", [Anyhow(), Last()], rng=4) != record


def test_a_game_can_go_on_from_any_position() -> None:
    start = cavale.game("wall", "single").start().play("3L")
    record = cavale.play(start, [First(), First()])
    assert record.start == str(start)
    assert record.replay().mover is None


def test_a_bot_that_breaks_the_rules_is_told_which() -> None:
    class Passer:
        def choose(self, seen: Observation, seed: int) -> str:
            return "pass"

    with pytest.raises(IllegalMove, match=r"rule 2\.4"):
        cavale.play("wall", [Passer(), First()])
    with pytest.raises(ValueError, match="by 2, not by 1"):
        cavale.play("wall", [First()])


def test_bots_have_levels() -> None:
    assert str(cavale.bot("wall", level=4)).startswith("30,000 positions ahead, learned")
    record = cavale.play("thief", [cavale.bot("thief", 1), First()])
    assert record.headers == {"thief": "level 1", "detective": "First"}
    with pytest.raises(ValueError, match="0 to 5, not 6"):
        cavale.bot("wall", level=6)
    with pytest.raises(cavale.UnknownGame):
        cavale.bot("chess")


def test_a_match_plays_every_opening_from_every_seat() -> None:
    score = cavale.match("wall", Last(), First(), rounds=3, plies=2)
    assert score.games == 6
    with pytest.raises(ValueError, match="at least one round"):
        cavale.match("wall", Last(), First(), rounds=0)


@pytest.mark.parametrize("make", [random.Random, np.random.default_rng])
def test_generators_of_python_and_numpy_draw_chance(
    make: Callable[[int], random.Random | np.random.Generator],
) -> None:
    deal = Game(kuhn.SPEC).start()
    drawn = [deal.draw(make(seed)).text for seed in range(60)]
    assert set(drawn) == {"J", "Q", "K"}
    assert drawn == [deal.draw(make(seed)).text for seed in range(60)]
    seen = deal.play("J").play("Q").observe(0)
    worlds = [str(seen.resample(make(seed))) for seed in range(20)]
    assert {world[:2] for world in worlds} == {"JQ", "JK"}
    assert worlds == [str(seen.resample(make(seed))) for seed in range(20)]


def test_a_generator_that_is_given_moves_on() -> None:
    for rng in (random.Random(1), np.random.default_rng(1)):
        assert stream(rng)[0] != stream(rng)[0]
        python_random(rng).random()
    own = stream(7)
    assert stream(own) is own


def test_chance_is_drawn_by_its_weights() -> None:
    class Half:
        def random(self) -> float:
            return 0.999999999

    horse = cavale.game("horse").start()
    assert horse.draw(Half()) == horse.moves[-1]
    rng = random.Random(5)
    counts = [0] * len(horse.moves)
    for _ in range(3000):
        counts[horse.moves.codes.index(horse.draw(rng).code)] += 1
    total = sum(horse.weights)
    expected = [3000 * weight / total for weight in horse.weights]
    off = sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))
    assert off < 2 * len(counts)


def test_nothing_is_drawn_when_the_game_is_over() -> None:
    over = cavale.play("thief", [First(), First()]).replay()
    with pytest.raises(ValueError, match="over"):
        over.draw(random.Random(1))


@pytest.fixture
def some_records() -> list[cavale.Record]:
    players = [Anyhow(), Anyhow()]
    begun = cavale.game("thief", "laffont").start().play("F7")
    return [
        cavale.play("wall", players, rng=1),
        cavale.play("thief", players, rng=2),
        cavale.play(begun, players, rng=3),
        cavale.play(Game(cavale.GAMES["manhattan"], "quick"), players, rng=4),
    ]


@pytest.mark.parametrize("name", ["games.txt", "games.jsonl", "games.parquet"])
def test_records_come_back_from_files(
    some_records: list[cavale.Record], tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    assert cavale.records.write(file, iter(some_records)) == 4
    assert cavale.records.read(file) == some_records
    assert next(cavale.records.iterate(file)) == some_records[0]
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_parquet_file_of_many_records_is_read_in_pieces(tmp_path: Path) -> None:
    record = cavale.play("thief", [First(), First()])
    assert cavale.records.write(tmp_path / "many.parquet", [record] * 2500) == 2500
    assert (
        sum(again == record for again in cavale.records.iterate(tmp_path / "many.parquet")) == 2500
    )


def test_a_json_file_holds_one_record(some_records: list[cavale.Record], tmp_path: Path) -> None:
    cavale.records.write(tmp_path / "one.json", some_records[:1])
    assert cavale.records.read(tmp_path / "one.json") == some_records[:1]
    with pytest.raises(CavaleError, match="there are 4"):
        cavale.records.write(tmp_path / "more.json", some_records)
    assert not (tmp_path / "more.json").exists()


def test_bad_files_get_a_clear_error(some_records: list[cavale.Record], tmp_path: Path) -> None:
    with pytest.raises(CavaleError, match=r"games\.csv: records are kept in files \.txt"):
        cavale.records.write(tmp_path / "games.csv", some_records)
    lines = tmp_path / "lines.jsonl"
    cavale.records.write(lines, some_records[:1])
    with lines.open("a") as file:
        file.write("{}\n")
    with pytest.raises(MalformedRecord, match="line 2"):
        cavale.records.read(lines)
    (tmp_path / "bad.parquet").write_text("no table")
    with pytest.raises(CavaleError, match=r"bad\.parquet"):
        cavale.records.read(tmp_path / "bad.parquet")


def test_a_record_that_cannot_be_replayed_leaves_the_old_file_alone(
    some_records: list[cavale.Record], tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    cavale.records.write(file, some_records)
    broken = cavale.Record(some_records[0].game, ("pass",))
    with pytest.raises(MalformedRecord):
        cavale.records.write(file, [broken])
    assert cavale.records.read(file) == some_records
