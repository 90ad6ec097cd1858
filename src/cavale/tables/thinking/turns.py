"""Whose turn it is to compute: by kind, and within a kind in equal shares for each who asks.

A share is processor time as it was used (`cost.py`), so forty dear questions of one address keep
another's waiting no longer than one does. Within an address its tables take turns in the same way.
What is quick has a place of its own, and never waits for what is dear, also on a machine so busy
that everything takes long.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Literal, NamedTuple, TypeVar

from cavale.tables.thinking.cost import Costed

T = TypeVar("T")

Kind = Literal["bot", "question", "record"]
"""A bot's move at a table that is played, what somebody wants to know, what somebody brings."""
_ORDER: dict[Kind, int] = {"bot": 0, "question": 1, "record": 2}
QUICK = 0.1
"""Seconds up to which something is quick."""
DEARER = 2.0
"""How much dearer than before something is taken to be at most: the first time it also costs what
had to be loaded."""


class Errand(NamedTuple):
    kind: Kind
    client: str
    """Whose share it is: an address, as far as it is known."""
    table: str
    what: str
    """For what it costs: the same has cost the same before."""
    seconds: float = 1.0
    """That until then it is taken to cost."""


class _Waiting(NamedTuple):
    errand: Errand
    number: int
    turn: "asyncio.Future[tuple[str, float]]"


class Turns:
    """So many that are dear at the same time, and one more that is quick. Not for threads."""

    def __init__(self, dear: Callable[[], int], *, quick: int = 1) -> None:
        self._dear = dear
        self._quick = quick
        self._waiting: list[_Waiting] = []
        self._running: Counter[str] = Counter()
        self._number = 0
        self._used: dict[str, float] = {}
        """Seconds that each client has had. Newcomers start where the last one was called at."""
        self._level = 0.0
        self._tables: dict[tuple[str, str], float] = {}
        self._costs: dict[str, float] = {}
        self.changed: Callable[[bool], None] = lambda spare: None
        """Hears whether there is `spare` room, whenever that may have changed."""

    def cost(self, errand: Errand) -> float:
        return self._costs.get(errand.what, errand.seconds)

    @property
    def spare(self) -> bool:
        """Whether there is a place for what is dear, and nobody wants it."""
        dear = self._running["bot"] + self._running["other"]
        return not self._waiting and dear < self._dear()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def expected(self, errand: Errand) -> float:
        """Seconds of a processor until it would be done: others come first only as long as they
        have had less. What else the machine does makes no queue longer."""
        if self.cost(errand) <= QUICK:
            return self.cost(errand)
        owed: dict[str, float] = {}
        for one in self._waiting:
            if _ORDER[one.errand.kind] <= _ORDER[errand.kind]:
                before = owed.get(one.errand.client, 0.0)
                owed[one.errand.client] = before + self.cost(one.errand)
        own = owed.pop(errand.client, 0.0) + self.cost(errand)
        return (own + sum(min(other, own) for other in owed.values())) / self._dear()

    async def run(
        self,
        errand: Errand,
        start: Callable[[], "Future[Costed[T]]"],
        begun: Callable[[], None] = lambda: None,
    ) -> T:
        """What `start` promises. A thought that nobody waits for any more keeps its place until it
        ends: its worker is not free before."""
        place, cost = await self._come(errand)
        loop = asyncio.get_running_loop()

        def ended(promised: "Future[Costed[T]]") -> None:
            # What failed or was cancelled is left at what it was taken to cost.
            more = 0.0
            if not promised.cancelled() and promised.exception() is None:
                spent = promised.result().seconds
                self._learn(errand, spent)
                more = spent - cost
            self._go(errand, place, more)

        def tell(promised: "Future[Costed[T]]") -> None:
            # A loop that is closed needs no places.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(ended, promised)

        try:
            promised = start()
        except BaseException:
            self._go(errand, place, -cost)
            raise
        promised.add_done_callback(tell)
        begun()
        return (await asyncio.wrap_future(promised)).found

    async def _come(self, errand: Errand) -> tuple[str, float]:
        """The place, and what it was taken to cost."""
        self._remember(errand.client)
        self._number += 1
        turn: asyncio.Future[tuple[str, float]] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(errand, self._number, turn))
        self._call()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                place, cost = turn.result()
                self._go(errand, place, -cost)
            else:
                self._waiting = [one for one in self._waiting if one.turn is not turn]
            raise

    def _remember(self, client: str) -> None:
        """Who comes has no claim on the time before: what nobody used is nobody's."""
        active = {one.errand.client for one in self._waiting}
        if not active and not self._running.total():
            self._used.clear()
            self._tables.clear()
            self._level = 0.0
        if client not in active:
            self._used[client] = max(self._used.get(client, 0.0), self._level)

    def _go(self, errand: Errand, place: str, more: float) -> None:
        self._running[place] -= 1
        self._charge(errand, more)
        self._call()

    def _call(self) -> None:
        """Everybody for whom there is a place now."""
        for one in sorted(self._waiting, key=self._rank):
            cost = self.cost(one.errand)
            place = self._place(one.errand, cost)
            if self._free(place):
                self._waiting.remove(one)
                self._running[place] += 1
                self._level = self._used.get(one.errand.client, 0.0)
                self._charge(one.errand, cost)
                one.turn.set_result((place, cost))
                break
        else:
            self.changed(self.spare)
            return
        self._call()

    def _rank(self, one: _Waiting) -> tuple[int, float, float, int]:
        errand = one.errand
        used, table = self._used.get(errand.client, 0.0), (errand.client, errand.table)
        return _ORDER[errand.kind], used, self._tables.get(table, 0.0), one.number

    def _place(self, errand: Errand, cost: float) -> str:
        return "quick" if cost <= QUICK else "bot" if errand.kind == "bot" else "other"

    def _free(self, place: str) -> bool:
        running = self._running
        dear = running["bot"] + running["other"]
        if place == "quick":
            return running.total() < self._dear() + self._quick
        if place == "other" and running["other"] >= max(1, self._dear() - 1):
            return False
        return dear < self._dear() and running.total() < self._dear() + self._quick

    def _charge(self, errand: Errand, seconds: float) -> None:
        table = errand.client, errand.table
        self._used[errand.client] = self._used.get(errand.client, 0.0) + seconds
        self._tables[table] = self._tables.get(table, 0.0) + seconds

    def _learn(self, errand: Errand, spent: float) -> None:
        """Sooner that it costs less than that it costs more."""
        before = self.cost(errand)
        seconds = min(spent, DEARER * before)
        weight = 0.5 if seconds < before else 0.1
        self._costs[errand.what] = before + weight * (seconds - before)
