"""How many bytes an event is: of the golden games, as whoever is to move is sent it."""

import gzip
import random
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cavale.core.seats import CHANCE
from cavale.games import GAMES
from cavale.tables.live.change import Change
from cavale.tables.log.entries import Chance, Kind, Play
from cavale.web.compression import Squeezed, takes_gzip
from cavale.web.frames import SseEncoder
from tests.tables.sheets import Sheet, open_game, random_sheet, sheet

GOLDEN = Path(__file__).parents[1] / "playthroughs"
PLAIN, SQUEEZED = 4000, 1500
GAME = 400_000


def golden(name: str) -> Iterator[tuple[bool, bytes]]:
    """The frames that one player is sent of a golden game, and whether it was her turn then."""
    slug, variant, seats = name.split("-")
    lines = (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()
    moves = [line.removeprefix("play: ") for line in lines if line.startswith("play: ")]
    kinds: list[Kind] = ["here"] * int(seats)
    opened = sheet(*kinds, game=slug, variant=variant)
    made = Sheet(opened.log[:1], opened.seen[0], opened.seen[:1])
    position = open_game(slug, variant, int(seats), opened.table.game.spec.rules_version).start()
    for text in moves:
        mover, move = position.mover, position.game.read_move(text)
        assert mover is not None
        entry = Chance(move.text) if mover == CHANCE else Play(int(mover), move.text)
        made.table = made.step(entry)
        position = position.play(move)
    yield from sent(made)


def sent(made: Sheet) -> Iterator[tuple[bool, bytes]]:
    last, before, encoder = None, None, SseEncoder()
    for logged, table in zip(made.log, made.seen, strict=True):
        last = encoder.step(Change(logged, table, before), False, last)
        before = table
        if logged.seq > 1:
            yield table.mover == 0, last.frame(0)


@pytest.mark.parametrize(
    "name",
    [
        "manhattan-classic-2",
        "manhattan-classic-3",
        "manhattan-classic-4",
        "manhattan-quick-2",
        "manhattan-quick-3",
        "manhattan-quick-4",
        "horse-classic-2",
        "horse-classic-3",
        "wall-classic-2",
        "thief-laffont-2",
    ],
)
def test_an_event_is_small(name: str) -> None:
    squeezed, own, all_of_it = Squeezed(), list[tuple[int, int]](), 0
    for turn, frame in golden(name):
        small = squeezed.add(frame)
        all_of_it += len(small)
        if turn:
            own.append((len(frame), len(small)))
    assert own
    assert max(plain for plain, _ in own) <= PLAIN
    assert max(packed for _, packed in own) <= SQUEEZED
    assert all_of_it <= GAME


@pytest.mark.parametrize("game", ["manhattan", "horse"])
def test_also_in_the_middle_of_a_game_for_every_number_of_players(game: str) -> None:
    """Golden games stop early, before there are the most moves."""
    for seats in GAMES[game].seat_counts:
        squeezed, made = Squeezed(), random_sheet(game, random.Random(seats), 300, seats)
        for turn, frame in sent(made):
            small = squeezed.add(frame)
            assert not turn or (len(frame) <= PLAIN and len(small) <= SQUEEZED), frame


@pytest.mark.parametrize(("game", "seats"), [("manhattan", 2), ("manhattan", 4), ("horse", 2)])
def test_a_whole_game_is_small(game: str, seats: int) -> None:
    """Played at random to its end, it is several times as long as people's."""
    squeezed, made = Squeezed(), random_sheet(game, random.Random(1), 20_000, seats)
    assert made.table.status == "over"
    assert sum(len(squeezed.add(frame)) for _, frame in sent(made)) <= GAME


def test_each_event_can_be_read_when_it_is_sent() -> None:
    squeezed, reading, whole = Squeezed(), zlib.decompressobj(31), b""
    for _, frame in golden("thief-laffont-2"):
        part = squeezed.add(frame)
        assert reading.decompress(part) == frame
        whole += part
    assert gzip.decompress(whole + squeezed.end()).endswith(frame)


def test_only_who_asks_for_it_is_sent_gzip() -> None:
    assert takes_gzip(b"gzip, deflate, br, zstd")
    assert takes_gzip(b"br;q=1.0, gzip;q=0.8")
    assert not takes_gzip(None)
    assert not takes_gzip(b"identity")
    assert not takes_gzip(b"gzip;q=0, br")
