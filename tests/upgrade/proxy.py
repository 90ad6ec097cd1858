"""A small proxy in front of several servers: each request goes to the next of them in turn."""

import asyncio
import threading
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from itertools import count

from tests.waiting import PATIENCE

_END = b"\r\n\r\n"


class Proxy:
    """Speaks HTTP/1.1, one request on each connection.

    With `shares_assets` a file of the pages that one server does not have is asked of the next, as
    docs/deploy/nginx.conf does it.
    """

    def __init__(self, ports: Sequence[int], *, shares_assets: bool = True) -> None:
        self.ports = list(ports)
        """Who is asked; may change at any time."""
        self.shares_assets = shares_assets
        self.served: Counter[int] = Counter()
        """How many requests each has answered, by its port."""
        self._turns = count()
        self._serving: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        starting = asyncio.run_coroutine_threadsafe(self._start(), self._loop)
        self._server = starting.result(PATIENCE)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _start(self) -> asyncio.Server:
        return await asyncio.start_server(self._accept, "127.0.0.1", 0)

    async def _stop(self) -> None:
        self._server.close()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.get_running_loop().create_task(self._serve(reader, writer))
        # The loop itself holds on to no task.
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(_END)
            body = await reader.readexactly(_length(head))
            first = next(self._turns) % len(self.ports)
            await self._ask([*self.ports[first:], *self.ports[:first]], head, body, writer)
        except (OSError, asyncio.IncompleteReadError):
            pass  # Either side has gone.
        finally:
            await _closed(writer)

    async def _ask(
        self, ports: list[int], head: bytes, body: bytes, writer: asyncio.StreamWriter
    ) -> None:
        """The first that takes it answers; the last that is asked answers whatever it says."""
        asset = self.shares_assets and head.startswith(b"GET /assets/")
        for number, port in enumerate(ports, 1):
            try:
                theirs, ours = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            try:
                ours.write(_closing(head) + body)
                said = await theirs.readuntil(_END)
                if asset and said.split(b" ")[1] == b"404" and number < len(ports):
                    continue
                self.served[port] += 1
                writer.write(_closing(said))
                while data := await theirs.read(65536):
                    writer.write(data)
                    await writer.drain()
                return
            finally:
                await _closed(ours)
        writer.write(b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")


async def _closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


def _length(head: bytes) -> int:
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.partition(b":")[2])
    return 0


def _closing(head: bytes) -> bytes:
    """The same request or answer, the last one on its connection."""
    first, *rest = head.removesuffix(_END).split(b"\r\n")
    kept = [line for line in rest if not line.lower().startswith(b"connection:")]
    return b"\r\n".join([first, *kept, b"connection: close"]) + _END
