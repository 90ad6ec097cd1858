"""The rules are compiled code and take a second to load: it is done while the port answers."""

import asyncio
import logging
from collections.abc import Mapping
from concurrent.futures import Executor
from functools import partial

from cavale.core.game import Game
from cavale.core.spec import Spec
from cavale.tables.thinking.pool import rehearse, warm
from cavale.warm import is_warm

logger = logging.getLogger(__name__)

_HEAD_START = 0.1


class Rules:
    def __init__(self, games: Mapping[str, Spec], executor: Executor) -> None:
        self._games = games
        self._executor = executor
        self._loading: asyncio.Task[None] | None = None
        self._loaded = asyncio.Event()

    @property
    def loaded(self) -> bool:
        return self._loaded.is_set()

    def load(self) -> None:
        self._loading = asyncio.create_task(self._load())

    async def ready(self) -> None:
        """Returns when tables can be opened; raises what stopped the rules from loading."""
        loading = self._loading
        if loading is None or self._loaded.is_set():
            return
        waiting = asyncio.create_task(self._loaded.wait())
        await asyncio.wait((waiting, loading), return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if not self._loaded.is_set():
            await loading

    async def close(self) -> None:
        if self._loading is not None:
            self._loading.cancel()
            await asyncio.gather(self._loading, return_exceptions=True)

    async def _load(self) -> None:
        # Importing a compiler takes every second turn of the lock: the port opens first.
        await asyncio.sleep(_HEAD_START)
        cold = await asyncio.to_thread(_cold, self._games)
        if cold:
            # A compiler would hold this process's lock for seconds: another process runs it, and
            # this one reads what it left on disk.
            logger.warning("compiling the rules: tables open in a moment")
            await self._compile(rules=True)
        await asyncio.to_thread(_rehearse, self._games)
        self._loaded.set()
        if cold:
            await self._compile(rules=False)

    async def _compile(self, *, rules: bool) -> None:
        work = partial(warm, list(self._games.values()), rules=rules)
        await asyncio.get_running_loop().run_in_executor(self._executor, work)


def _cold(games: Mapping[str, Spec]) -> bool:
    return not all(map(is_warm, games.values()))


def _rehearse(games: Mapping[str, Spec]) -> None:
    for spec in games.values():
        rehearse(Game(spec))
