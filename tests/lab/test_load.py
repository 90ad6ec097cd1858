"""The load that `cavale bench server` makes: a real server, real moves, every event heard."""

import asyncio
import random
from pathlib import Path

import pytest

from cavale.games import game as open_game
from cavale.lab.load.pairs import random_game
from cavale.lab.load.run import BARE, load
from cavale.lab.load.wire import Ear


def test_a_script_is_a_whole_game() -> None:
    game = open_game("wall", "single")
    position = game.start()
    for seat, move in random_game(game, random.Random(5)):
        position = position.play(move, seat)
    assert position.outcome is not None


def test_an_ear_hears_each_number_once_however_the_network_cuts_the_stream() -> None:
    stream = b"".join(
        b"2a\r\nid: %d\nevent: step\ndata: {}\n\n\r\n" % number for number in (2, 31, 400)
    )

    async def cut(size: int) -> list[int]:
        heard: list[int] = []
        ear = Ear("/", "secret", lambda version, _: heard.append(version))
        for at in range(0, len(stream), size):
            ear.data_received(stream[at : at + size])
        return heard

    for size in range(1, 40):
        assert asyncio.run(cut(size)) == [2, 31, 400]


@pytest.mark.parametrize("kind", ["sqlite", BARE])
def test_a_server_bears_a_small_load(tmp_path: Path, kind: str) -> None:
    database = BARE if kind == BARE else str(tmp_path / "tables.db")
    borne = asyncio.run(load(database, 3, False, 1.0, "a test"))
    assert (borne.database, borne.tables, borne.paced) == (kind, 3, False)
    assert borne.moves_per_second > 0
    assert 0 < borne.p50_ms <= borne.p99_ms
    assert 100 < borne.bytes_per_event < 4000
