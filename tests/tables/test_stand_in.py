"""A seat whose player is away: it waits, a bot takes over, the player takes it back."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from cavale.core.message import message
from cavale.tables.asking import records
from cavale.tables.deciding import actions
from cavale.tables.deciding.opening import Terms, Wanted
from cavale.tables.deciding.refusals import Refused
from cavale.tables.deciding.undo import undoable
from cavale.tables.live import opening
from cavale.tables.live.opening import Opened
from cavale.tables.live.tables import LiveTables
from cavale.tables.log import clocks
from cavale.tables.log.entries import (
    AnyEntry,
    Claim,
    Clock,
    Kind,
    Open,
    Play,
    Return,
    StandIn,
    decode,
    encode,
)
from cavale.tables.log.fold import begin
from cavale.tables.log.table import Table
from cavale.tables.minding import stand_ins
from cavale.tables.minding.bots import Bots
from cavale.tables.minding.stand_ins import StandIns, replaceable, stand_in
from cavale.tables.store.append import Append
from cavale.tables.store.errors import DatabaseError
from cavale.tables.store.sql import SqlStore
from cavale.tables.store.summary import awaits_bot
from cavale.tables.thinking.cost import Costed
from cavale.tables.thinking.workers import Workers
from cavale.tables.views import build
from tests.tables.homes import live_tables
from tests.tables.sheets import Sheet, open_game, sheet
from tests.waiting import until

pytestmark = pytest.mark.anyio

LONG = 3600


def seated(*kinds: Kind, game: str = "wall", clock: Clock | None = None) -> Sheet:
    """A table where a bot plays for whoever stays away."""
    made = sheet(*kinds, game=game, games=2 if game == "thief" else 1, claimed=False)
    opened = msgspec.structs.replace(made.log[0].entry, stand_in=LONG, clock=clock)
    made.log[0] = msgspec.structs.replace(made.log[0], entry=opened)
    made.table = begin("t", made.log[0], open_game)
    made.log, made.seen = made.log[:1], [made.table]
    for player, kind in enumerate(kinds):
        if kind == "link":
            made.claim(player)
    return made


def refused(made: Sheet, seat: int, action: actions.Action) -> str:
    with pytest.raises(Refused) as why:
        made.act(seat, action)
    return str(why.value)


def test_a_bot_plays_until_the_player_is_back() -> None:
    made = seated("here", "link")
    made.play("3L")
    assert not awaits_bot(made.table)
    assert refused(made, 1, "return") == "Nobody is playing for you."
    made.add(stand_in(made.table, 1))
    assert awaits_bot(made.table)
    assert made.table.seats[1].bot == 3, "the middle one of five levels"
    made.add(actions.play(made.table, 1, "3R", bot=True))
    made.play("2L")
    assert awaits_bot(made.table)
    made.act(1, "return")
    assert not awaits_bot(made.table)
    assert made.refolded() == made.seen
    assert [decode(encode(logged.entry)) for logged in made.log] == [
        logged.entry for logged in made.log
    ]
    said = [build.step(table, logged, 0) for table, logged in zip(made.seen, made.log, strict=True)]
    kinds = [(step.kind, step.seat) for step in said]
    assert kinds[-4:] == [("stand_in", 1), ("move", 1), ("move", 0), ("return", 1)]
    assert said[-4].said == [message("is-away", seat=1)]
    assert said[-1].said == [message("is-back", seat=1)]


def test_who_moves_or_comes_on_another_device_is_back() -> None:
    for back in (Play(1, "3R"), Claim(1, "other secret")):
        made = seated("here", "link")
        made.play("3L")
        made.add(StandIn(1, 3))
        made.add(back)
        assert made.table.players[1].stand_in is None
        assert made.table.players[1].name == "player 1"


def test_a_bot_of_its_own_is_no_stand_in() -> None:
    made = sheet("here", "bot")
    made.play("3L")
    assert actions.play(made.table, 1, "3R", bot=True) == Play(1, "3R")


def test_a_log_from_before_is_read_as_it_was_meant() -> None:
    text = msgspec.json.decode(encode(seated("here", "link").log[0].entry))
    del text["stand_in"]
    old = decode(msgspec.json.encode(text).decode())
    assert isinstance(old, Open)
    assert old.stand_in is None


@pytest.mark.parametrize(
    ("kinds", "who"),
    [
        (("link", "link", "link"), 0),
        (("here", "link", "bot"), 0),
        (("link", "bot", "bot"), None),
        (("here", "here", "link"), None),
    ],
)
def test_for_whom_a_bot_may_play(kinds: tuple[Kind, ...], who: int | None) -> None:
    """Not for the last person, nor for those who share a screen."""
    made = seated(*kinds, game="horse")
    while made.table.mover != 0:
        made.play(made.table.position.moves[0].text)
    assert replaceable(made.table) == who


def test_the_last_one_who_plays_is_not_replaced() -> None:
    made = seated("link", "link")
    assert replaceable(made.table) == 0
    made.add(StandIn(1, 3))
    assert replaceable(made.table) is None
    made.add(Return(1))
    made.add(StandIn(0, 3))
    assert replaceable(made.table) is None, "a bot plays already"
    with pytest.raises(Refused):
        stand_in(made.table, 0)
    never = sheet("link", "link")
    assert replaceable(never.table) is None, "the table has not decided so"


def test_the_clock_waits_for_whoever_a_bot_plays_for() -> None:
    made = seated("here", "link", clock=Clock("game", 60))
    made.play("3L")
    assert clocks.ticking(made.table) == 1
    made.add(StandIn(1, 3))
    left = made.table.left
    assert clocks.ticking(made.table) is None
    made.add(Play(1, "3R", stand_in=True))
    made.play("2L")
    assert made.table.left[1] == left[1]
    made.act(1, "return")
    assert clocks.ticking(made.table) == 1


def test_nobody_can_agree_for_somebody_who_is_away() -> None:
    made = seated("here", "link")
    made.play("3L")
    assert undoable(made.table, 0)
    made.add(StandIn(1, 3))
    assert not undoable(made.table, 0)
    assert "only they could agree" in refused(made, 0, "undo")
    assert refused(made, 0, "offer_draw") == "A bot does not agree to a draw."
    assert not actions.drawable(made.table, 0)
    made.act(1, "return")
    assert undoable(made.table, 0)


def test_the_record_says_which_moves_were_the_bots() -> None:
    made = seated("here", "link")
    made.play("3L")
    made.add(StandIn(1, 3))
    made.add(Play(1, "3R", stand_in=True))
    made.play("2L", "2R")
    assert records.written(made.table).headers["stand-in-blue"] == "2"
    assert "stand-in-yellow" not in records.written(made.table).headers


HERE, LINK = Wanted("here", "Ada"), Wanted("link")


@pytest.fixture
async def home(store: SqlStore) -> AsyncIterator[LiveTables]:
    made = live_tables(store)
    yield made
    await made.close()


async def opened(
    house: LiveTables, patience: int | None, game: str = "wall"
) -> tuple[Opened, tuple[str, str]]:
    """A table of two, each on a screen of their own, and their secrets."""
    found = await opening.open_table(
        house, game, None, None, [HERE, LINK], Terms(stand_in=patience)
    )
    held = await opening.claim(house, found.table, found.invites[0].invite, "Bob")
    return found, (found.held[0].secret, held.secret)


def entries(house: LiveTables, table: str) -> list[AnyEntry]:
    cached = house.registry.known(table)
    assert cached is not None
    return [logged.entry for logged in cached.log]


async def settled(house: LiveTables) -> None:
    """All that is due has been done."""
    for _ in range(5):
        await asyncio.sleep(0.01)
        await asyncio.gather(*house.tasks._running, return_exceptions=True)


async def test_a_seat_is_waited_for_while_somebody_looks_on(home: LiveTables) -> None:
    waiting = StandIns(home)
    found, _ = await opened(home, 0)
    await settled(home)
    assert StandIn(0, 3) not in entries(home, found.table), "nobody looks on"
    own = home.hub.subscribe(found.table, 0)
    home.hub.subscribe(found.table, 1)
    await settled(home)
    assert StandIn(0, 3) not in entries(home, found.table), "the player is there"
    home.hub.leave(found.table, own)
    await until(lambda: entries(home, found.table)[-1] == StandIn(0, 3))
    waiting.close()


async def test_who_comes_back_in_time_keeps_the_seat(home: LiveTables) -> None:
    waiting = StandIns(home)
    found, _ = await opened(home, LONG)
    home.hub.subscribe(found.table, 1)
    assert found.table in waiting._alarms
    home.hub.subscribe(found.table, 0)
    assert found.table not in waiting._alarms
    waiting.close()


async def test_tables_that_did_not_decide_so_wait_for_ever(home: LiveTables) -> None:
    waiting = StandIns(home)
    found, _ = await opened(home, None)
    home.hub.subscribe(found.table, 1)
    assert not waiting._alarms
    waiting.close()


async def test_after_a_restart_the_waiting_begins_anew(home: LiveTables, database: str) -> None:
    found, _ = await opened(home, LONG)
    store = await SqlStore.open(database)
    again = live_tables(store)
    waiting = StandIns(again)
    await again.registry.get(found.table)
    assert not waiting._alarms
    loop = asyncio.get_running_loop()
    begun = loop.time()
    again.hub.subscribe(found.table, 1)
    _, alarm = waiting._alarms[found.table]
    assert begun + LONG <= alarm.when() <= loop.time() + LONG
    # Spectators who come and go do not make it longer.
    again.hub.leave(found.table, again.hub.subscribe(found.table, None))
    assert waiting._alarms[found.table][1] is alarm
    waiting.close()
    await again.close()
    await store.close()


async def test_of_two_processes_one_logs_the_stand_in(home: LiveTables, database: str) -> None:
    store = await SqlStore.open(database)
    other = live_tables(store)
    both = [StandIns(home), StandIns(other)]
    found, _ = await opened(home, 0)
    await other.registry.get(found.table)
    for house in (home, other):
        house.hub.subscribe(found.table, 1)
    await until(lambda: StandIn(0, 3) in entries(home, found.table))
    for house in (home, other):
        await settled(house)
    rows = await store.log.read(found.table)
    assert [row.logged.entry for row in rows].count(StandIn(0, 3)) == 1
    for one in both:
        one.close()
    await other.close()
    await store.close()


async def test_whoever_has_a_stream_elsewhere_is_there(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home.store.bus, "shared", True)
    waiting = StandIns(home)
    found, _ = await opened(home, 0)
    cached = await home.registry.get(found.table)
    # As the other process does for the stream it has.
    await home.presence.seen(cached, 0)
    home.hub.subscribe(found.table, 1)
    await settled(home)
    assert StandIn(0, 3) not in entries(home, found.table)
    assert found.table in waiting._alarms, "and is looked for again"
    monkeypatch.setattr(stand_ins, "PRESENT", 0)
    waiting._stop(found.table)
    waiting.on_change(cached)
    await until(lambda: entries(home, found.table)[-1] == StandIn(0, 3))
    waiting.close()


class Witness(ThreadPoolExecutor):
    """Sees what bots are given to think about."""

    def __init__(self) -> None:
        super().__init__(1)
        self.given: list[tuple[Any, ...]] = []
        self.heard = threading.Event()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        (work,) = args
        self.given.append(work.args)
        self.heard.set()
        answer: Future[Any] = Future()
        answer.set_result(Costed("F6", 0.0))
        return answer


async def test_the_stand_in_is_given_what_its_seat_sees_and_no_more(home: LiveTables) -> None:
    witness = Witness()
    bots, waiting = Bots(home, Workers(lambda: witness), pause=0), StandIns(home)
    found, secrets = await opened(home, 0, game="thief")

    def step(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.play(table, seat, "F7")

    home.hub.subscribe(found.table, 0)
    await home.commands.write(found.table, step, secret=secrets[0], key="the-first-step")
    await until(lambda: Play(1, "F6", stand_in=True) in entries(home, found.table))
    (game, state, seat, level, _seed, notes), *_ = witness.given
    cached = home.registry.known(found.table)
    assert cached is not None
    asked = cached.table.plies()[0].position
    assert (game, seat, level, notes) == (asked.game, 1, 3, b"")
    assert state == asked.observe(1).state
    assert state != asked.state
    waiting.close()
    await bots.close()
    witness.shutdown()


async def test_what_could_not_be_saved_is_tried_again(
    home: LiveTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = StandIns(home)
    found, _ = await opened(home, LONG)
    fails = 1
    append = home.store.log.append

    async def failing(*appends: Append, then: Callable[[], None]) -> None:
        nonlocal fails
        if fails:
            fails -= 1
            raise DatabaseError
        await append(*appends, then=then)

    monkeypatch.setattr(home.store.log, "append", failing)
    home.hub.subscribe(found.table, 1)
    cached = home.registry.known(found.table)
    assert cached is not None
    waiting._ring(cached.table)
    await settled(home)
    assert found.table in waiting._alarms
    waiting._ring(cached.table)
    await until(lambda: entries(home, found.table)[-1] == StandIn(0, 3))
    waiting.close()
