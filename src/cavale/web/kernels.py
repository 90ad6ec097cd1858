"""The rules are compiled code and take a second to load: it is done while the port answers.

Where they have not been compiled yet it takes a minute or two. Then nobody waits in silence: the
log says so, `/readyz` says so, and a request for a table is answered how long it will take.
"""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from math import ceil

from cavale.core.catalogue import LANGS, catalogue
from cavale.core.game import Game
from cavale.core.rulebook import rulebook
from cavale.core.shelf import Shelf
from cavale.core.spec import Spec
from cavale.games import HOUSE
from cavale.tables.deciding.refusals import refusal
from cavale.tables.thinking.pool import rehearse, warm
from cavale.warm import DONE, RULES, is_warm, steps
from cavale.web.problems import Denied, Problem

logger = logging.getLogger(__name__)

_HEAD_START = 0.1
A_STEP = 3.0
"""Seconds that compiling one step takes, until some have been seen."""

Todo = Sequence[tuple[Spec, str]]


class KernelLoader:
    """First what tables need, then what bots and reviews need.

    Bots think in the same processes that compile, one job after another: a bot's move that is asked
    for meanwhile comes after the compiler's work, and never does it itself.
    """

    def __init__(
        self,
        games: Mapping[str, Spec],
        executor: Executor,
        *,
        ahead: bool = True,
        elsewhere: bool = False,
    ) -> None:
        """`ahead`: what is cold is compiled before anybody asks for it.

        `elsewhere`: bots think on other machines, which have kernels of their own.
        """
        self._ahead = ahead
        self._games = games
        self._executor = executor
        self._elsewhere = elsewhere
        self._loading: asyncio.Task[None] | None = None
        self._judged = asyncio.Event()
        """What is left to compile is known."""
        self._loaded = asyncio.Event()
        self._warm = asyncio.Event()
        self._begun = 0.0
        self._steps = 0
        self._left = 0

    @property
    def loaded(self) -> bool:
        """Whether tables can be opened."""
        return self._loaded.is_set()

    @property
    def warm(self) -> bool:
        """Whether nothing is left to compile."""
        return self._warm.is_set()

    @property
    def seconds(self) -> int:
        """About how long the compiler still needs."""
        done = self._steps - self._left
        each = (time.monotonic() - self._begun) / done if done else A_STEP
        return ceil(self._left * each)

    def load(self) -> None:
        self._loading = asyncio.create_task(self._load())
        self._loading.add_done_callback(_tell)

    async def ready(self, *, bots: bool = False) -> None:
        """For a request for a table, with bots or without.

        Returns when there can be one; is refused while that would take long, and raises what
        stopped the rules from loading.
        """
        wanted = self._warm if bots else self._loaded
        if self._loading is None or wanted.is_set():
            return
        await self._wait(self._judged)
        if self._left and not self._loading.done():
            raise preparing(self.seconds)
        await self._wait(self._loaded)

    async def wait(self) -> None:
        """Returns when tables can be opened, however long it takes."""
        await self._wait(self._loaded)

    async def wait_warm(self) -> None:
        """Returns when nothing is left to compile."""
        await self._wait(self._warm)

    async def _wait(self, wanted: asyncio.Event) -> None:
        loading = self._loading
        if loading is None or wanted.is_set():
            return
        waiting = asyncio.create_task(wanted.wait())
        await asyncio.wait((waiting, loading), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not wanted.is_set():
            await loading

    async def close(self) -> None:
        if self._loading is not None:
            self._loading.cancel()
            await asyncio.gather(self._loading, return_exceptions=True)

    async def _load(self) -> None:
        # Importing a compiler takes every second turn of the lock: the port opens first.
        await asyncio.sleep(_HEAD_START)
        await asyncio.to_thread(self._open)
        cold = await asyncio.to_thread(_cold, self._games) if self._ahead else []
        todo = [one for one in cold if one[1] == RULES or (not self._elsewhere and one[1] != DONE)]
        self._begun, self._steps, self._left = time.monotonic(), len(todo), len(todo)
        self._judged.set()
        if todo:
            # A compiler would hold this process's lock for seconds: others run it, and this one
            # reads what they left on disk.
            logger.warning(
                "the games are being prepared: %d steps, about %d s (`cavale warm` does it ahead)",
                len(todo),
                self.seconds,
            )
        rules = [asyncio.ensure_future(self._compile(one)) for one in todo if one[1] == RULES]
        rest = [asyncio.ensure_future(self._compile(one)) for one in todo if one[1] != RULES]
        await asyncio.gather(*rules)
        await asyncio.to_thread(self._rehearse)
        self._loaded.set()
        await asyncio.gather(*rest)
        if not self._elsewhere:
            await asyncio.gather(
                *(self._run(one) for one in cold if one[0].slug in self._games and one[1] == DONE)
            )
        self._warm.set()
        if todo:
            logger.info("the games are prepared: %.0f s", time.monotonic() - self._begun)
        # Not before: it takes a quarter of a start, and those who come back need no words.
        await asyncio.to_thread(self._read_house)

    def _run(self, one: tuple[Spec, str]) -> "asyncio.Future[None]":
        return asyncio.get_running_loop().run_in_executor(self._executor, partial(warm, *one))

    async def _compile(self, one: tuple[Spec, str]) -> None:
        try:
            await self._run(one)
        except Exception as error:
            self._take_down(one[0], error)
        finally:
            self._left -= 1

    def _open(self) -> None:
        """Every room, and every guest's words: what cannot be read does not wait for a player."""
        for spec in list(self._games.values()):
            try:
                spec.room()
                if isinstance(self._games, Shelf) and spec not in HOUSE:
                    _read(spec)
            except Exception as error:
                self._take_down(spec, error)

    def _read_house(self) -> None:
        """So that the first who asks for the games is not kept waiting."""
        for spec in HOUSE:
            if spec.slug in self._games:
                for lang in LANGS:
                    catalogue(lang, spec.package)

    def _rehearse(self) -> None:
        for spec in list(self._games.values()):
            try:
                rehearse(Game(spec))
            except Exception as error:
                self._take_down(spec, error)

    def _take_down(self, spec: Spec, error: Exception) -> None:
        """A guest that fails leaves the shelf; a game of the house fails the server."""
        if not isinstance(self._games, Shelf):
            raise error
        self._games.take_down(spec, error)


def _tell(loading: "asyncio.Task[None]") -> None:
    if not loading.cancelled() and (error := loading.exception()) is not None:
        logger.error("the games could not be prepared", exc_info=error)


def preparing(seconds: int) -> Denied:
    return Denied(
        Problem(
            "preparing",
            refusal("preparing", seconds=seconds),
            detail={"seconds": seconds},
        )
    )


def _cold(games: Mapping[str, Spec]) -> Todo:
    """The steps of all games that have not been compiled with their sources as they are."""
    cold = [spec for spec in games.values() if not is_warm(spec)]
    return [(spec, step.name) for spec in cold for step in steps(spec)]


def _read(spec: Spec) -> None:
    """ValueError if one of its catalogues does not say what the shelf shows."""
    for lang in LANGS:
        rulebook(spec.package, lang)
        said = catalogue(lang, spec.package)
        if missing := [name for name in spec.words if not said.has(name)]:
            raise ValueError(f"its words in {lang!r} do not say {', '.join(missing)}")
