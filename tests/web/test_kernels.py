"""Rules are loaded behind a port that already answers; nobody waits for a compiler in silence."""

import asyncio
import logging
import threading
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import pytest

from cavale.core.shelf import Shelf
from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.warm import DONE, RULES
from cavale.web import kernels
from cavale.web.kernels import KernelLoader
from cavale.web.problems import Denied
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio

WALL = {"wall": GAMES["wall"]}


@dataclass
class Compiler:
    """Takes each step when it may."""

    done: list[str] = field(default_factory=list)
    may: threading.Semaphore = field(default_factory=lambda: threading.Semaphore(0))

    def warm(self, _: Spec, name: str) -> None:
        assert self.may.acquire(timeout=PATIENCE)
        self.done.append(name)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Iterator[Compiler]:
    made = Compiler()
    cold = [(GAMES["wall"], name) for name in ("a level", RULES, "review", DONE)]
    monkeypatch.setattr(kernels, "_cold", lambda games: cold)
    monkeypatch.setattr(kernels, "warm", made.warm)
    monkeypatch.setattr(kernels, "rehearse", lambda game: made.done.append("here"))
    yield made
    made.may.release(100)


async def test_who_comes_while_it_compiles_is_told_so(
    compiler: Compiler, caplog: pytest.LogCaptureFixture
) -> None:
    with ThreadPoolExecutor(1) as pool, caplog.at_level(logging.INFO):
        loading = KernelLoader(WALL, pool)
        loading.load()
        while "being prepared: 3 steps, about 9 s" not in caplog.text:
            await asyncio.sleep(0.01)
        assert (loading.loaded, loading.warm) == (False, False)
        with pytest.raises(Denied, match="being prepared: about 9 s more") as caught:
            await loading.ready()
        assert (caught.value.problem.code, caught.value.problem.detail) == (
            "preparing",
            {"seconds": 9},
        )
        # What tables need comes first; then people can play, though not yet with a bot.
        compiler.may.release()
        await loading.wait()
        assert compiler.done == ["rules", "here"]
        await loading.ready()
        with pytest.raises(Denied, match="being prepared"):
            await loading.ready(bots=True)
        assert not loading.warm
        compiler.may.release(3)
        await loading.wait_warm()
        assert compiler.done == ["rules", "here", "a level", "review", DONE]
        await loading.ready(bots=True)
        assert loading.seconds == 0
        assert "the games are prepared" in caplog.text
    await loading.close()


async def test_a_bot_comes_after_the_compiler(compiler: Compiler) -> None:
    with ThreadPoolExecutor(1) as pool:
        loading = KernelLoader(WALL, pool)
        loading.load()
        compiler.may.release()
        await loading.wait()
        move = pool.submit(compiler.done.append, "a bot's move")
        compiler.may.release(3)
        await loading.wait_warm()
        move.result(20)
    assert compiler.done[:5] == ["rules", "here", "a level", "review", "a bot's move"]
    await loading.close()


async def test_where_bots_think_elsewhere_only_the_rules_are_compiled(compiler: Compiler) -> None:
    with ThreadPoolExecutor(1) as pool:
        loading = KernelLoader(WALL, pool, elsewhere=True)
        loading.load()
        compiler.may.release()
        await loading.wait_warm()
        assert compiler.done == ["rules", "here"]
    await loading.close()


@pytest.mark.parametrize("games", [WALL, Shelf(WALL.values(), tuple)], ids=["dict", "shelf"])
async def test_rules_that_do_not_load_are_an_error_for_all_who_wait(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, games: Mapping[str, Spec]
) -> None:
    """Only a guest leaves the shelf: a game of the house that fails is everybody's trouble."""

    def fail(game: object) -> None:
        raise RuntimeError("no compiler")

    monkeypatch.setattr(kernels, "rehearse", fail)
    monkeypatch.setattr(kernels, "_cold", lambda games: [])
    with ThreadPoolExecutor(1) as pool:
        loading = KernelLoader(games, pool)
        loading.load()
        for _ in range(2):
            with pytest.raises(RuntimeError, match="no compiler"):
                await loading.ready()
        assert not loading.loaded
    assert "could not be prepared" in caplog.text
