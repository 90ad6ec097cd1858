"""What a store promises, the same of SQLite and of PostgreSQL."""

import asyncio

import pytest
from msgspec.structs import replace

from cavale.tables.log.entries import Claim, Logged, Open, Play, Player
from cavale.tables.store.database import database_url
from cavale.tables.store.store import PRESENT, SITTING_DOWN, Append, Headline, Place, Row, Store
from cavale.tables.store.writer import Closed, Conflict
from cavale.tables.views.shapes import TableCard

pytestmark = pytest.mark.anyio

OPEN = Open("wall", "classic", 1, 1, (Player("here", "Ada", secret="5e"), Player("bot", level=1)))


def card(table: str) -> TableCard:
    return TableCard(table, "wall", "classic", "playing", [], 1, 1, "")


def opening(table: str, at: int = 0, *, over: bool = False, awaits_bot: bool = False) -> Append:
    headline = Headline(at, over, awaits_bot, card(table), None if over else "watch")
    return Append(table, (Row(Logged(1, at, OPEN)),), headline)


def move(table: str, seq: int, text: str = "3L", key: str | None = None) -> Append:
    return Append(table, (Row(Logged(seq, seq, Play(0, text)), key),))


async def texts(store: Store, table: str) -> list[str]:
    entries = [row.logged.entry for row in await store.read(table)]
    return [entry.move for entry in entries if isinstance(entry, Play)]


async def test_reads_back_what_was_appended_in_order(store: Store) -> None:
    await store.append(opening("a"))
    await store.append(move("a", 2, "3L", "0:first"))
    await store.append(move("a", 3, "3R"))
    rows = await store.read("a")
    assert [row.logged.seq for row in rows] == [1, 2, 3]
    assert rows[0].logged.entry == OPEN
    assert rows[1] == Row(Logged(2, 2, Play(0, "3L")), "0:first")
    assert await store.read("a", after=2) == rows[2:]
    assert await store.read("nowhere") == []


async def test_reads_many_tables_each_from_its_own_place(store: Store) -> None:
    tables = [f"t{number}" for number in range(150)]
    await store.append(*(opening(table) for table in tables))
    await store.append(*(move(table, seq) for table in tables for seq in (2, 3)))
    found = await store.read_many({table: number % 4 for number, table in enumerate(tables)})
    assert found == {
        table: await store.read(table, number % 4)
        for number, table in enumerate(tables)
        if number % 4 < 3
    }
    assert await store.read_many({}) == {}


async def test_a_place_in_the_log_is_taken_once(store: Store) -> None:
    await store.append(opening("a"), move("a", 2, "3L"))
    with pytest.raises(Conflict):
        await store.append(move("a", 2, "4L"))
    assert await texts(store, "a") == ["3L"]


async def test_an_error_does_not_repeat_what_was_to_be_written(store: Store) -> None:
    await store.append(opening("a"), move("a", 2))
    with pytest.raises(Conflict) as caught:
        await store.append(move("a", 2, "where-the-thief-hides"))
    assert "where-the-thief-hides" not in str(caught.value.__cause__)


async def test_a_key_counts_once_in_a_table(store: Store) -> None:
    await store.append(opening("a"), opening("b"))
    await store.append(move("a", 2, key="0:same"))
    with pytest.raises(Conflict):
        await store.append(move("a", 3, key="0:same"))
    await store.append(move("b", 2, key="0:same"))
    await store.append(move("a", 3), move("b", 3))
    assert len(await store.read("a")) == len(await store.read("b")) == 3


async def test_what_is_appended_together_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.append(opening("a"), move("a", 2))
    with pytest.raises(Conflict):
        await store.append(opening("new"), move("a", 2))
    assert await store.read("new") == []
    assert await store.cards(10) == [card("a")]


async def test_a_conflict_in_a_batch_harms_nobody_else(store: Store) -> None:
    await store.append(opening("a"), move("a", 2, "5L"))
    appends = [opening(f"t{n}") for n in range(20)] + [move("a", 2, "1L")]
    done = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
    assert done[:-1] == [None] * 20
    assert isinstance(done[-1], Conflict)
    assert [len(await store.read(f"t{n}")) for n in range(20)] == [1] * 20
    assert await texts(store, "a") == ["5L"]


async def test_of_two_processes_exactly_one_wins(store: Store, database: str) -> None:
    other = await Store.open(database)
    try:
        await store.append(opening("a"))
        for seq in range(2, 12):
            done = await asyncio.gather(
                store.append(move("a", seq, "3L")),
                other.append(move("a", seq, "3R")),
                return_exceptions=True,
            )
            assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
        assert len(await store.read("a")) == 11
    finally:
        await other.close()


async def test_who_gives_up_waiting_does_not_undo_the_write(store: Store) -> None:
    await store.append(opening("a"))
    task = asyncio.create_task(store.append(move("a", 2)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.append(opening("b"))
    assert len(await store.read("a")) == 2


async def test_what_follows_a_write_follows_though_nobody_waits_any_more(store: Store) -> None:
    followed: list[str] = []
    task = asyncio.create_task(store.append(opening("a"), then=lambda: followed.append("a")))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert followed == ["a"]
    with pytest.raises(Conflict):
        await store.append(opening("a"), then=lambda: followed.append("in vain"))
    assert followed == ["a"]


async def test_what_follows_one_write_and_fails_harms_no_other(store: Store) -> None:
    followed: list[str] = []

    def fail() -> None:
        raise RuntimeError("ours")

    appends = [
        store.append(opening("a"), then=lambda: followed.append("a")),
        store.append(opening("b"), then=fail),
        store.append(opening("c"), then=lambda: followed.append("c")),
    ]
    done = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(one).__name__ for one in done] == ["NoneType", "RuntimeError", "NoneType"]
    assert followed == ["a", "c"]
    assert len(await store.read("b")) == 1


async def test_lists_open_tables_newest_first(store: Store) -> None:
    await store.append(opening("old", 1))
    await store.append(opening("new", 3))
    await store.append(opening("done", 2, over=True))
    assert [one.id for one in await store.cards(10)] == ["new", "old"]
    assert [one.id for one in await store.cards(1)] == ["new"]


async def test_the_index_follows_the_log(store: Store) -> None:
    await store.append(opening("a", awaits_bot=True))
    assert await store.awaiting_bots() == ["a"]
    row = Row(Logged(2, 2, Play(1, "3L")))
    await store.append(Append("a", (row,), Headline(0, True, False, card("a"))))
    assert await store.awaiting_bots() == []
    assert await store.cards(10) == []


async def test_all_is_there_after_closing_and_opening(database: str) -> None:
    store = await Store.open(database)
    pending = [asyncio.create_task(store.append(opening(f"t{n}"))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*pending)
    with pytest.raises(Closed):
        await store.append(opening("late"))
    again = await Store.open(database)
    assert len(await again.cards(100)) == 50
    await again.close()


def test_a_database_is_a_file_or_a_url() -> None:
    assert database_url("/x/y.db").render_as_string() == "sqlite:////x/y.db"
    assert database_url("sqlite:///y.db").drivername == "sqlite"
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert database_url(f"{scheme}://h/d").drivername == "postgresql+asyncpg"
    with pytest.raises(ValueError, match="sqlite or postgresql"):
        database_url("mysql://h/d")


async def test_the_lobby_holds_those_who_are_there(store: Store) -> None:
    row = Row(Logged(1, 1000, OPEN))
    for name in ("first", "second"):
        headline = Headline(len(name), False, False, card(name), "lobby")
        await store.append(Append(name, (row,), headline))
    later = 1000 + PRESENT
    assert [one.id for one in await store.waiting(later - 1, 10)] == ["first", "second"]
    assert [one.id for one in await store.waiting(later - 1, 1)] == ["first"]
    assert await store.joinable(later - 1, 10, "ball", "classic") == []
    assert await store.cards(10) == []
    await store.still_there("second", later + 1)
    assert [one.id for one in await store.waiting(later, 10)] == ["second"]
    joined = Append("second", (Row(Logged(2, later, Play(0, "3L"))),), headline=None, sitting="k")
    await store.append(replace(joined, headline=Headline(6, False, False, card("second"), "watch")))
    assert await store.waiting(later, 10) == []
    assert [one.id for one in await store.cards(10)] == ["second"]
    assert (await store.sitting("k"), await store.sitting("other")) == ("second", None)
    with pytest.raises(Conflict):
        await store.append(replace(move("second", 3), sitting="k"))


async def test_where_nobody_sits_yet_is_not_in_the_lobby(store: Store) -> None:
    places: dict[str, Place] = {"early": "opening", "late": "opening", "there": "lobby"}
    for at, (name, place) in enumerate(places.items()):
        headline = Headline(at, False, False, card(name), place)
        await store.append(Append(name, (Row(Logged(1, at, OPEN)),), headline))

    async def found(now: int) -> list[list[str]]:
        cards = (
            await store.waiting(now, 10),
            await store.joinable(now, 10, "wall", "classic"),
        )
        return [[one.id for one in some] for some in cards]

    # Who is there already comes first, though they came last.
    assert await found(SITTING_DOWN - 1) == [["there"], ["there", "early", "late"]]
    assert await found(SITTING_DOWN) == [["there"], ["there", "late"]]
    await store.still_there("late", 10 * SITTING_DOWN)
    assert await found(SITTING_DOWN + 1) == [["there"], ["there"]]
    claimed = Headline(0, False, False, card("early"), "lobby")
    await store.append(Append("early", (Row(Logged(2, SITTING_DOWN, Claim(0, "s"))),), claimed))
    assert await found(SITTING_DOWN + 1) == [["early", "there"]] * 2
