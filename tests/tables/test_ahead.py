"""Bots think while people do, and use what they found."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace

import pytest

from cavale.core.bot import Bot, Choice, Pondering
from cavale.core.game import Game
from cavale.core.jit import Flag
from cavale.core.observation import Observation
from cavale.search.limits import new_flag
from cavale.tables.deciding.opening import Wanted
from cavale.tables.live import opening
from cavale.tables.live.tables import LiveTables
from cavale.tables.minding.bots import Bots
from cavale.tables.store.sql import SqlStore
from cavale.tables.thinking.idle import Idle
from cavale.tables.thinking.workers import Workers
from tests import waiting
from tests.tables.homes import live_tables
from tests.tables.sheets import SHELF
from tests.tables.test_live import BOT, HERE, playing, until

pytestmark = pytest.mark.anyio


@dataclass(frozen=True)
class Dreamer:
    """Plays the move it has noted, which is any but the first."""

    noted: bytes = b""

    def choose(self, seen: Observation, seed: int, stop: Flag | None = None) -> Choice:
        return Choice(seen.moves[3 if self.noted == b"noted" else 0])

    def ponder(self, seen: Observation, stop: Flag) -> bytes:
        assert not seen.moves
        return b"noted"

    def recalling(self, notes: bytes) -> Bot:
        return replace(self, noted=notes)


@pytest.fixture
async def home(store: SqlStore) -> AsyncIterator[LiveTables]:
    made = live_tables(store)
    yield made
    await made.close()


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> Dreamer:
    made = Dreamer()

    def bot(level: int, pace: float) -> Bot:
        return made

    monkeypatch.setitem(SHELF, "wall", replace(SHELF["wall"], bot=bot, ponders=(1,)))
    return made


@dataclass
class Nearby(Idle):
    """Thinks here, when the test lets it; the process of the real one has a test of its own."""

    go: asyncio.Event = field(default_factory=asyncio.Event)
    asked: list[tuple[int, int]] = field(default_factory=list)
    cancelled: int = 0

    async def ponder(self, game: Game, state: bytes, seat: int, level: int) -> bytes:
        self.asked.append((seat, level))
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        bot = game.spec.bot(level, 1.0)
        assert isinstance(bot, Pondering)
        return bot.ponder(Observation(game, state, seat), new_flag())


async def first_moves(
    home: LiveTables, idle: Nearby, before: Callable[[Bots], object]
) -> tuple[str, str]:
    with ThreadPoolExecutor(1) as pool:
        bots = Bots(home, Workers(lambda: pool), pause=0, idle=idle)
        opened = await opening.open_table(home, "wall", None, 1, [HERE, BOT])
        await waiting.until(lambda: len(idle.asked) == 1)
        await waiting.until(lambda: bool(before(bots)))
        secret = opened.held[0].secret
        await home.commands.write(
            opened.table, playing("3L"), secret=secret, version=1, key="the-move"
        )
        table = await until(home, opened.table, 3)
        await bots.close()
        first, second = (ply.move.text for ply in table.plies())
        return first, second


async def test_a_bot_plays_what_it_found_meanwhile(home: LiveTables, dreamer: Dreamer) -> None:
    idle = Nearby()
    idle.go.set()
    moves = await first_moves(home, idle, lambda bots: not bots._ahead.thinking)
    assert moves == ("3L", "2R")
    assert (1, 1) in idle.asked


async def test_what_it_has_not_found_in_time_is_dropped(home: LiveTables, dreamer: Dreamer) -> None:
    idle = Nearby()
    moves = await first_moves(home, idle, lambda bots: bots._ahead.thinking)
    assert moves == ("3L", "1L")
    assert idle.cancelled >= 1


async def test_without_a_place_for_it_nothing_is_thought_ahead(
    home: LiveTables, dreamer: Dreamer
) -> None:
    with ThreadPoolExecutor(1) as pool:
        bots = Bots(home, Workers(lambda: pool), pause=0)
        await opening.open_table(home, "wall", None, 1, [BOT, HERE])
        assert bots._ahead.thinking == 0
        await bots.close()


async def test_a_bot_of_another_level_does_not_think_ahead(
    home: LiveTables, dreamer: Dreamer
) -> None:
    idle = Nearby()
    with ThreadPoolExecutor(1) as pool:
        bots = Bots(home, Workers(lambda: pool), pause=0, idle=idle)
        await opening.open_table(home, "wall", None, 1, [HERE, Wanted("bot", level=2)])
        assert bots._ahead.thinking == 0
        assert idle.asked == []
        await bots.close()


def test_the_thread_of_a_terminal_ends_with_the_question(
    monkeypatch: pytest.MonkeyPatch, dreamer: Dreamer
) -> None:
    from cavale.terminal.meanwhile import meanwhile

    begun = threading.Event()
    stopped = threading.Event()

    @dataclass(frozen=True)
    class Waiting(Dreamer):
        def ponder(self, seen: Observation, stop: Flag) -> bytes:
            assert seen.seat == 1
            begun.set()
            while not stop[0]:
                stopped.wait(0.005)
            stopped.set()
            return b""

    made = Waiting()
    spec = replace(SHELF["wall"], bot=lambda level, pace: made, ponders=(1,))
    with meanwhile(Game(spec).start(), 1):
        assert begun.wait(waiting.PATIENCE)
        assert not stopped.is_set()
    assert stopped.is_set()
    with meanwhile(Game(spec).start(), 2):
        assert threading.active_count() >= 1
