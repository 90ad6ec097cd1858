"""What a store promises, the same of SQLite and of PostgreSQL."""

import asyncio

import pytest
from msgspec.structs import replace

from cavale.tables.log.entries import Claim, Clock, Logged, Open, Play, Player
from cavale.tables.store.append import Append, Row
from cavale.tables.store.database import database_url
from cavale.tables.store.errors import CannotOpen, Closed, Conflict
from cavale.tables.store.index import SITTING_DOWN
from cavale.tables.store.patience import PRESENT
from cavale.tables.store.sql import SqlStore
from cavale.tables.store.summary import Place, Sitter, Summary

pytestmark = pytest.mark.anyio

OPEN = Open("wall", "classic", 1, 1, (Player("here", "Ada", secret="5e"), Player("bot", level=1)))


def summary(
    opened: int, place: Place | None = None, *, over: bool = False, awaits_bot: bool = False
) -> Summary:
    return Summary(
        game="wall",
        variant="classic",
        rules=1,
        opened=opened,
        status="playing",
        number=1,
        games=3,
        seats=(
            Sitter(1, "bot", "", 1, True, None),
            Sitter(0, "here", "Ada", None, True, 2),
        ),
        clock=Clock("move", 60),
        over=over,
        awaits_bot=awaits_bot,
        place=place,
    )


def opening(table: str, at: int = 0, *, over: bool = False, awaits_bot: bool = False) -> Append:
    found = summary(at, None if over else "public", over=over, awaits_bot=awaits_bot)
    return Append(table, (Row(Logged(1, at, OPEN)),), found)


def move(table: str, seq: int, text: str = "3L", key: str | None = None) -> Append:
    return Append(table, (Row(Logged(seq, seq, Play(0, text)), key),))


async def texts(store: SqlStore, table: str) -> list[str]:
    entries = [row.logged.entry for row in await store.log.read(table)]
    return [entry.move for entry in entries if isinstance(entry, Play)]


async def test_reads_back_what_was_appended_in_order(store: SqlStore) -> None:
    await store.log.append(opening("a"))
    await store.log.append(move("a", 2, "3L", "0:first"))
    await store.log.append(move("a", 3, "3R"))
    rows = await store.log.read("a")
    assert [row.logged.seq for row in rows] == [1, 2, 3]
    assert rows[0].logged.entry == OPEN
    assert rows[1] == Row(Logged(2, 2, Play(0, "3L")), "0:first")
    assert await store.log.read("a", after=2) == rows[2:]
    assert await store.log.read("nowhere") == []


async def test_reads_many_tables_each_from_its_own_place(store: SqlStore) -> None:
    tables = [f"t{number}" for number in range(150)]
    await store.log.append(*(opening(table) for table in tables))
    await store.log.append(*(move(table, seq) for table in tables for seq in (2, 3)))
    found = await store.log.read_many({table: number % 4 for number, table in enumerate(tables)})
    assert found == {
        table: await store.log.read(table, number % 4)
        for number, table in enumerate(tables)
        if number % 4 < 3
    }
    assert await store.log.read_many({}) == {}


async def test_a_place_in_the_log_is_taken_once(store: SqlStore) -> None:
    await store.log.append(opening("a"), move("a", 2, "3L"))
    with pytest.raises(Conflict):
        await store.log.append(move("a", 2, "4L"))
    assert await texts(store, "a") == ["3L"]


async def test_an_error_does_not_repeat_what_was_to_be_written(store: SqlStore) -> None:
    await store.log.append(opening("a"), move("a", 2))
    with pytest.raises(Conflict) as caught:
        await store.log.append(move("a", 2, "where-the-thief-hides"))
    assert "where-the-thief-hides" not in str(caught.value.__cause__)


async def test_a_key_counts_once_in_a_table(store: SqlStore) -> None:
    await store.log.append(opening("a"), opening("b"))
    await store.log.append(move("a", 2, key="0:same"))
    with pytest.raises(Conflict):
        await store.log.append(move("a", 3, key="0:same"))
    await store.log.append(move("b", 2, key="0:same"))
    await store.log.append(move("a", 3), move("b", 3))
    assert len(await store.log.read("a")) == len(await store.log.read("b")) == 3


async def test_what_is_appended_together_is_written_whole_or_not_at_all(store: SqlStore) -> None:
    await store.log.append(opening("a"), move("a", 2))
    with pytest.raises(Conflict):
        await store.log.append(opening("new"), move("a", 2))
    assert await store.log.read("new") == []
    assert list(await store.index.watchable(10)) == ["a"]


async def test_a_conflict_in_a_batch_harms_nobody_else(store: SqlStore) -> None:
    await store.log.append(opening("a"), move("a", 2, "5L"))
    appends = [opening(f"t{n}") for n in range(20)] + [move("a", 2, "1L")]
    done = await asyncio.gather(*map(store.log.append, appends), return_exceptions=True)
    assert done[:-1] == [None] * 20
    assert isinstance(done[-1], Conflict)
    assert [len(await store.log.read(f"t{n}")) for n in range(20)] == [1] * 20
    assert await texts(store, "a") == ["5L"]


async def test_of_two_processes_exactly_one_wins(store: SqlStore, database: str) -> None:
    other = await SqlStore.open(database)
    try:
        await store.log.append(opening("a"))
        for seq in range(2, 12):
            done = await asyncio.gather(
                store.log.append(move("a", seq, "3L")),
                other.log.append(move("a", seq, "3R")),
                return_exceptions=True,
            )
            assert sorted(type(one).__name__ for one in done) == ["Conflict", "NoneType"]
        assert len(await store.log.read("a")) == 11
    finally:
        await other.close()


async def test_who_gives_up_waiting_does_not_undo_the_write(store: SqlStore) -> None:
    await store.log.append(opening("a"))
    task = asyncio.create_task(store.log.append(move("a", 2)))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await store.log.append(opening("b"))
    assert len(await store.log.read("a")) == 2


async def test_what_follows_a_write_follows_though_nobody_waits_any_more(store: SqlStore) -> None:
    followed: list[str] = []
    task = asyncio.create_task(store.log.append(opening("a"), then=lambda: followed.append("a")))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert followed == ["a"]
    with pytest.raises(Conflict):
        await store.log.append(opening("a"), then=lambda: followed.append("in vain"))
    assert followed == ["a"]


async def test_what_follows_one_write_and_fails_harms_no_other(store: SqlStore) -> None:
    followed: list[str] = []

    def fail() -> None:
        raise RuntimeError("ours")

    appends = [
        store.log.append(opening("a"), then=lambda: followed.append("a")),
        store.log.append(opening("b"), then=fail),
        store.log.append(opening("c"), then=lambda: followed.append("c")),
    ]
    done = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(one).__name__ for one in done] == ["NoneType", "RuntimeError", "NoneType"]
    assert followed == ["a", "c"]
    assert len(await store.log.read("b")) == 1


async def test_lists_open_tables_newest_first(store: SqlStore) -> None:
    await store.log.append(opening("old", 1))
    await store.log.append(opening("new", 3))
    await store.log.append(opening("done", 2, over=True))
    assert list(await store.index.watchable(10)) == ["new", "old"]
    assert list(await store.index.watchable(1)) == ["new"]


async def test_what_is_indexed_is_read_back(store: SqlStore) -> None:
    await store.log.append(opening("a", 7))
    untimed = replace(summary(8, "public"), clock=None)
    await store.log.append(Append("b", (Row(Logged(1, 8, OPEN)),), untimed))
    # Where it is listed is asked for, not answered.
    assert await store.index.watchable(10) == {
        "b": replace(untimed, place=None),
        "a": summary(7),
    }


async def test_the_index_follows_the_log(store: SqlStore) -> None:
    await store.log.append(opening("a", awaits_bot=True))
    assert await store.index.awaiting_bots() == ["a"]
    row = Row(Logged(2, 2, Play(1, "3L")))
    await store.log.append(Append("a", (row,), summary(0, over=True)))
    assert await store.index.awaiting_bots() == []
    assert await store.index.watchable(10) == {}


async def test_all_is_there_after_closing_and_opening(database: str) -> None:
    store = await SqlStore.open(database)
    pending = [asyncio.create_task(store.log.append(opening(f"t{n}"))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*pending)
    with pytest.raises(Closed):
        await store.log.append(opening("late"))
    again = await SqlStore.open(database)
    assert len(await again.index.watchable(100)) == 50
    await again.close()


def test_a_database_is_a_file_or_a_url() -> None:
    assert database_url("/x/y.db").render_as_string() == "sqlite:////x/y.db"
    assert database_url("sqlite:///y.db").drivername == "sqlite"
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        assert database_url(f"{scheme}://h/d").drivername == "postgresql+asyncpg"
    with pytest.raises(CannotOpen, match="sqlite or postgresql"):
        database_url("mysql://h/d")


async def test_the_lobby_holds_those_who_are_there(store: SqlStore) -> None:
    row = Row(Logged(1, 1000, OPEN))
    for name in ("first", "second"):
        found = summary(len(name), "lobby")
        await store.log.append(Append(name, (row,), found))
    later = 1000 + PRESENT
    assert list(await store.index.waiting(later - 1, 10)) == ["second", "first"]
    assert list(await store.index.waiting(later - 1, 1)) == ["second"]
    assert list(await store.index.joinable(later - 1, 1, "wall", "classic")) == ["first"]
    assert await store.index.waiting(later - 1, 10, "ball") == {}
    assert await store.index.joinable(later - 1, 10, "ball", "classic") == {}
    assert await store.index.watchable(10) == {}
    await store.presence.still_there("second", later + 1)
    assert list(await store.index.waiting(later, 10)) == ["second"]
    joined = Append("second", (Row(Logged(2, later, Play(0, "3L"))),), sitting="k")
    await store.log.append(replace(joined, summary=summary(6, "public")))
    assert await store.index.waiting(later, 10) == {}
    assert list(await store.index.watchable(10)) == ["second"]
    assert (await store.index.sitting("k"), await store.index.sitting("other")) == ("second", None)
    with pytest.raises(Conflict):
        await store.log.append(replace(move("second", 3), sitting="k"))


async def test_where_nobody_sits_yet_is_not_in_the_lobby(store: SqlStore) -> None:
    places: dict[str, Place] = {"early": "opening", "late": "opening", "there": "lobby"}
    for at, (name, place) in enumerate(places.items()):
        row = Row(Logged(1, at, OPEN))
        await store.log.append(Append(name, (row,), summary(at, place)))

    async def found(now: int) -> list[list[str]]:
        return [
            list(await store.index.waiting(now, 10)),
            list(await store.index.joinable(now, 10, "wall", "classic")),
        ]

    # Who is there already comes first, though they came last.
    assert await found(SITTING_DOWN - 1) == [["there"], ["there", "early", "late"]]
    assert await found(SITTING_DOWN) == [["there"], ["there", "late"]]
    await store.presence.still_there("late", 10 * SITTING_DOWN)
    assert await found(SITTING_DOWN + 1) == [["there"], ["there"]]
    claimed = summary(0, "lobby")
    await store.log.append(Append("early", (Row(Logged(2, SITTING_DOWN, Claim(0, "s"))),), claimed))
    assert await found(SITTING_DOWN + 1) == [["there", "early"], ["early", "there"]]
