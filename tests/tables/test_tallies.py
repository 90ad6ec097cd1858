"""The tallies of chance on disk: each finished table counts once, whatever happens."""

import asyncio
from itertools import pairwise

import pytest

from cavale.core.tally import Tally
from cavale.tables.log.entries import Claim, Logged, Open, Player
from cavale.tables.store import tallies
from cavale.tables.store.append import Append, Row
from cavale.tables.store.chances import Chances, Counted
from cavale.tables.store.sql import SqlStore
from cavale.tables.store.summary import Summary

pytestmark = pytest.mark.anyio

GAMES = ("coin", "die")
OPEN = Open("coin", "plain", 1, 1, (Player("here", "Ada", secret="5e"),))


def table(name: str, game: str = "coin", *, chance: bool = True, over: bool = True) -> Append:
    summary = Summary(
        game=game,
        variant="plain",
        rules=1,
        opened=0,
        status="over",
        number=1,
        games=1,
        seats=(),
        over=over,
        chance=chance,
    )
    return Append(name, (Row(Logged(1, 0, OPEN)),), summary)


def counted(name: str, came: str = "heads", game: str = "coin") -> Counted:
    tally = Tally()
    tally.add(["heads", "tails"], [1.0, 1.0], came)
    return Counted(name, game, Chances(1, tally))


async def seen(store: SqlStore) -> dict[str, tuple[int, dict[str, int]]]:
    found = await store.tallies.read(GAMES)
    return {game: (chances.games, chances.tally.seen) for game, chances in found.items()}


async def test_only_finished_tables_with_chance_are_to_be_counted(store: SqlStore) -> None:
    await store.log.append(table("b"), table("a", "die"), table("c", chance=False))
    await store.log.append(table("d", over=False), table("e", "another"))
    assert await store.tallies.left(GAMES, 10) == (["a", "b"], 2)
    assert await store.tallies.left(GAMES, 1) == (["a"], 2)
    assert await store.tallies.left((), 10) == ([], 0)


async def test_what_is_counted_is_added_up(store: SqlStore) -> None:
    await store.log.append(*map(table, "abc"), table("d", "die"))
    await store.tallies.add([counted("a"), counted("b", "tails")])
    await store.tallies.add([counted("c"), counted("d", game="die")])
    found = await store.tallies.read(GAMES)
    assert await seen(store) == {
        "coin": (3, {"heads": 2, "tails": 1}),
        "die": (1, {"heads": 1}),
    }
    assert found["coin"].tally.expected == {"heads": 1.5, "tails": 1.5}
    assert await store.tallies.left(GAMES, 10) == ([], 0)


async def test_two_processes_that_count_the_same_count_it_once(
    store: SqlStore, database: str
) -> None:
    names = [f"table-{number:02}" for number in range(20)]
    await store.log.append(*map(table, names))
    other = await SqlStore.open(database)
    # Each in its own order, and some are counted by both.
    await asyncio.gather(
        *(store.tallies.add([counted(one), counted(two)]) for one, two in pairwise(names)),
        *(other.tallies.add([counted(one)]) for one in reversed(names)),
    )
    assert await seen(other) == {"coin": (20, {"heads": 20})}
    await other.close()


async def test_who_dies_while_writing_has_counted_nothing(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.log.append(table("a"), table("b"))
    await store.tallies.add([counted("b")])

    class Died(Exception):
        pass

    def die(*_: object) -> None:
        raise Died

    with monkeypatch.context() as dying:
        dying.setattr(tallies, "_read", die)
        with pytest.raises(Died):
            await store.tallies.add([counted("a")])
    assert await store.tallies.left(GAMES, 10) == (["a"], 1)
    await store.tallies.add([counted("a")])
    assert await seen(store) == {"coin": (2, {"heads": 2})}


async def test_who_comes_back_to_a_finished_table_does_not_make_it_count_again(
    store: SqlStore,
) -> None:
    """A seat that moves to another device changes what is indexed."""
    await store.log.append(table("a"))
    await store.tallies.add([counted("a")])
    again = Append("a", (Row(Logged(2, 1, Claim(0, "s"))),), table("a").summary)
    await store.log.append(again)
    assert await store.tallies.left(GAMES, 10) == ([], 0)
    await store.tallies.add([counted("a")])
    assert await seen(store) == {"coin": (1, {"heads": 1})}


async def test_tables_of_a_database_from_before_are_found(store: SqlStore) -> None:
    without = [table(name, chance=False) for name in "ab"]
    await store.log.append(*without, table("c"), table("d", over=False, chance=False))
    await store.tallies.add([counted("c")])
    for _ in range(2):
        await store.tallies.find(GAMES)
        assert await store.tallies.left(GAMES, 10) == (["a", "b"], 2)
