"""Bots that think on other machines: `dask.distributed` in place of this machine's processes.

A cluster that has gone ends nothing: the caller gets NoCluster, and the next call looks for it
again. There is no falling back to this machine, which may have been chosen small.
"""

from collections.abc import Callable
from concurrent.futures import Executor, Future, InvalidStateError, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5.0
"""Seconds in which a scheduler must answer."""

SLOTS = 4
"""Thoughts at once, until it is known how many workers there are."""
COUNT_EVERY = 10.0
"""Seconds between two looks at how many there are."""


class NoCluster(Exception):
    """Its text tells the operator what is wrong."""


class Cluster(Executor):
    """`address` is the scheduler's, as tcp://host:8786. Asking never blocks."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._client: Any = None
        self._count_at = 0.0
        self.slots = SLOTS
        # Looking for a scheduler takes a while, and one at a time does it.
        self._thread = ThreadPoolExecutor(1, "cluster")

    def reach(self) -> None:
        """Waits for the scheduler; NoCluster if it does not answer."""
        self._thread.submit(self._connected).result()

    def threads(self) -> int:
        """How many calls it can run at the same time now."""
        found: dict[str, int] = self._thread.submit(self._connected).result().nthreads()
        return max(1, sum(found.values()))

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        promised: Future[T] = Future()
        self._thread.submit(self._send, promised, partial(fn, *args, **kwargs))
        return promised

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._thread.submit(self._hang_up)
        self._thread.shutdown(wait=wait, cancel_futures=False)

    def _send(self, promised: "Future[T]", work: Callable[[], T]) -> None:
        if promised.cancelled():
            return
        try:
            self._count()
            theirs: Future[T] = self._connected().get_executor(pure=False).submit(work)
        except Exception as error:
            _settle(promised.set_exception, error)
            return
        promised.add_done_callback(lambda _: theirs.cancel())
        theirs.add_done_callback(partial(self._answer, promised))

    def _answer(self, promised: "Future[T]", theirs: "Future[T]") -> None:
        if theirs.cancelled():
            # Not by us, or nobody waits any more.
            _settle(promised.set_exception, NoCluster(f"{self._address} went away"))
        elif (error := theirs.exception()) is not None:
            _settle(promised.set_exception, error)
        else:
            _settle(promised.set_result, theirs.result())

    def _count(self) -> None:
        """How many can think there changes while workers come and go."""
        if monotonic() >= self._count_at:
            self._count_at = monotonic() + COUNT_EVERY
            self.slots = max(1, sum(self._connected().nthreads().values()))

    def _connected(self) -> Any:
        if self._client is None or self._client.status != "running":
            self._hang_up()
            try:
                self._client = _new_client(self._address)
            except ImportError:
                raise NoCluster("CAVALE_DASK needs 'pip install cavale[cluster]'") from None
            except (OSError, ValueError, TimeoutError):
                raise NoCluster(f"no dask scheduler answers at {self._address}") from None
        return self._client

    def _hang_up(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            with suppress(Exception):
                client.close(timeout=1)


def _new_client(address: str) -> Any:
    """One that is connected, or none at all.

    Of a client whose start failed dask leaves the thread of its loop, and the rest to the
    collector: that may end it in a thread which another start waits for, and wait for that start.
    """
    from distributed import Client

    client: Any = Client.__new__(Client)
    try:
        client.__init__(address, timeout=PATIENCE, set_as_default=False)
    except Exception:
        with suppress(Exception):
            client.close(timeout=1)
            client._loop_runner.stop()
        raise
    return client


def _settle(settle: Callable[[Any], None], outcome: object) -> None:
    """Unless the caller has gone."""
    with suppress(InvalidStateError):
        settle(outcome)
