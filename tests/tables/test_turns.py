"""Who computes next: bots before questions, everybody in equal shares, what is quick at once."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from functools import partial

import pytest

from cavale.tables.thinking.cost import Costed, costed
from cavale.tables.thinking.turns import QUICK, Errand, Kind, Turns
from tests.waiting import until

pytestmark = pytest.mark.anyio


class House:
    """Computes by hand: an errand ends when the test says so."""

    def __init__(self, dear: int = 1) -> None:
        self.turns = Turns(lambda: dear)
        self.promised: dict[str, Future[Costed[None]]] = {}
        self.begun: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, client: str, cost: float = 1.0, kind: Kind = "bot") -> None:
        def start() -> "Future[Costed[None]]":
            self.begun.append(name)
            self.promised[name] = Future()
            self.promised[name].set_running_or_notify_cancel()
            return self.promised[name]

        errand = Errand(kind, client, name, f"costs {cost}", cost)
        self.tasks[name] = asyncio.create_task(self.turns.run(errand, start))
        await asyncio.sleep(0)

    async def end(self, name: str, spent: float = 1.0) -> None:
        self.promised[name].set_result(Costed(None, spent))
        for _ in range(4):
            await asyncio.sleep(0)


async def test_one_address_with_forty_dear_bots_delays_another_by_one() -> None:
    house = House()
    for number in range(40):
        await house.ask(f"a{number}", "stranger")
    await house.ask("b", "honest")
    assert house.begun == ["a0"]
    await house.end("a0")
    assert house.begun == ["a0", "b"]
    await house.end("b")
    assert house.begun == ["a0", "b", "a1"]


async def test_what_is_quick_never_waits_for_what_is_dear() -> None:
    house = House()
    for number in range(5):
        await house.ask(f"a{number}", "stranger")
    await house.ask("quick", "honest", cost=0.02)
    assert house.begun == ["a0", "quick"]
    await house.ask("quicker", "honest", cost=0.02)
    assert house.begun == ["a0", "quick"]
    await house.end("quick")
    assert house.begun == ["a0", "quick", "quicker"]


async def test_a_bot_comes_before_a_question_before_a_record() -> None:
    house = House()
    await house.ask("first", "one")
    await house.ask("record", "two", kind="record")
    await house.ask("question", "three", kind="question")
    await house.ask("bot", "one")
    for name in ("first", "bot", "question"):
        await house.end(name)
    assert house.begun == ["first", "bot", "question", "record"]


async def test_questions_leave_a_place_to_bots() -> None:
    house = House(dear=2)
    for number in range(3):
        await house.ask(f"q{number}", f"c{number}", kind="question")
    assert house.begun == ["q0"]
    await house.ask("bot", "c0")
    assert house.begun == ["q0", "bot"]


async def test_the_tables_of_an_address_take_turns() -> None:
    house = House()
    await house.ask("a", "one")
    await house.ask("b", "one")
    again = Errand("bot", "one", "a", "costs 1.0")
    third = asyncio.ensure_future(house.turns.run(again, Future[Costed[None]]))
    await asyncio.sleep(0)
    await house.end("a")
    assert house.begun == ["a", "b"]
    third.cancel()


async def test_a_thought_that_was_given_up_keeps_its_place_until_it_ends() -> None:
    house = House()
    await house.ask("a", "one")
    await house.ask("b", "two")
    house.tasks["a"].cancel()
    await asyncio.sleep(0)
    assert house.begun == ["a"]
    await house.end("a")
    assert house.begun == ["a", "b"]


async def test_who_gives_up_waiting_is_in_nobodys_way() -> None:
    house = House()
    for name in ("a", "b", "c"):
        await house.ask(name, name)
    house.tasks["b"].cancel()
    await asyncio.sleep(0)
    assert house.turns.waiting == 1
    await house.end("a")
    assert house.begun == ["a", "c"]


async def test_how_long_it_would_take_is_told_to_each() -> None:
    house = House()
    for number in range(40):
        await house.ask(f"a{number}", "stranger")

    def expected(client: str, cost: float = 1.0) -> float:
        return house.turns.expected(Errand("bot", client, "t", f"costs {cost}", cost))

    assert expected("stranger") >= 40
    assert expected("honest") == 2
    assert expected("stranger", 0.02) < 0.1


@pytest.fixture
def thread() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


async def test_what_it_costs_is_learned(thread: ThreadPoolExecutor) -> None:
    """By the processor's clock: whatever else a machine does, what is cheap stays cheap."""
    turns, moment = Turns(lambda: 1), partial(time.sleep, 2 * QUICK)
    errand = Errand("bot", "one", "t", "wall 5", 1.0)
    for _ in range(6):
        await turns.run(errand, lambda: thread.submit(costed, moment))
    assert turns.cost(errand) < QUICK


async def test_a_share_is_what_was_used() -> None:
    """Two thoughts of one address that cost nothing, though a second each was expected."""
    house = House()
    await house.ask("a", "one")
    await house.ask("b", "one")
    await house.ask("c", "two")
    await house.end("a", spent=0.0)
    assert house.begun == ["a", "b"]
    await house.end("b", spent=3.0)
    await house.ask("d", "one")
    await house.ask("e", "two")
    await house.end("c")
    assert house.begun == ["a", "b", "c", "e"]


async def test_what_was_loaded_the_first_time_makes_nothing_dear() -> None:
    house = House()
    await house.ask("dear", "stranger")
    await house.ask("cold", "honest", cost=0.05)
    await house.end("cold", spent=3.0)
    await house.ask("warm", "other", cost=0.05)
    assert house.begun == ["dear", "cold", "warm"]


async def test_what_fails_leaves_its_place(thread: ThreadPoolExecutor) -> None:
    turns = Turns(lambda: 1)
    errand = Errand("bot", "one", "t", "x")

    def broken() -> "Future[Costed[None]]":
        raise BrokenExecutor

    with pytest.raises(BrokenExecutor):
        await turns.run(errand, broken)
    with pytest.raises(ZeroDivisionError):
        await turns.run(errand, lambda: thread.submit(costed, partial(divmod, 1, 0)))
    found = asyncio.ensure_future(turns.run(errand, lambda: thread.submit(costed, int)))
    await until(found.done)
