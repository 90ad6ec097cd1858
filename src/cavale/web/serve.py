"""Runs a server: `cavale serve`, or `python -m cavale.web.serve`."""

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from cavale.core.garbage import collect_rarely
from cavale.core.loop import run_fast
from cavale.web import logs, operators

if TYPE_CHECKING:
    from granian.server.embed import Server
    from litestar import Litestar

    from cavale.web.settings import Settings

logger = logging.getLogger(__name__)

BACKPRESSURE = 50_000
"""Requests at once; an open stream counts as one."""
GOODBYE = 0.2
"""Seconds that streams have to say goodbye."""
SWITCH = 0.0005
"""Seconds for which the loop may keep the interpreter from the threads that write to disk and speak
to the network: they ask for it several times for each move."""
LAST = 1.5
"""Seconds after which the server goes, whatever still hangs."""


HEAD_WITHIN = 20_000
"""Milliseconds for which a connection may be open without a whole request on it."""

Work = Callable[[], Coroutine[object, object, None]]


class CannotServe(Exception):
    """Its text tells the person who started the server what is wrong."""


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    *,
    beacon: str | None = None,
    settings: "Settings | None" = None,
    started: Callable[[], object] | None = None,
) -> None:
    """Serves until SIGTERM or SIGINT; calls `started` when the port answers.

    CannotServe if the port is taken, or the database or the cluster of the bots is not there.
    """
    _check_free(host, port)
    logs.configure()
    sys.setswitchinterval(SWITCH)
    given = {"database": database, "beacon": beacon}
    chosen = {name: one for name, one in given.items() if one is not None}
    run_fast(_serve(host, port, chosen, settings, started))


def _check_free(host: str, port: int) -> None:
    # The server's own socket shares its port, so it would start and get half of the requests.
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, proto) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
    except OSError as why:
        raise CannotServe(f"cannot listen on {host}:{port}: {why.strerror or why}") from None


async def _serve(
    host: str,
    port: int,
    chosen: dict[str, str],
    settings: "Settings | None",
    started: Callable[[], object] | None,
) -> None:
    from granian.constants import HTTPModes, Interfaces
    from granian.http import HTTP1Settings
    from granian.server.embed import Server

    from cavale.web.app import create_app
    from cavale.web.connections import Connections
    from cavale.web.doorway import Doorway
    from cavale.web.metrics import text
    from cavale.web.settings import Settings

    if settings is None:
        try:
            settings = Settings(**chosen)  # type: ignore[arg-type]
        except ValueError as why:
            raise CannotServe(str(why)) from None
    await _check_database(settings.database)
    await _check_cluster(settings.cluster)
    _check_beacon(settings.beacon)
    app = create_app(settings)
    server = Server(
        Doorway(app),
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        # Told so, it does not wait for ever to learn from the first bytes which it is.
        http=HTTPModes.http1,
        backlog=1024,
        backpressure=BACKPRESSURE,
        websockets=False,
        http1_settings=HTTP1Settings(header_read_timeout=HEAD_WITHIN),
        log_enabled=False,
    )
    try:
        async with operators.numbers(settings.metrics, port, lambda: text(app.state.services)):
            watch = Connections(port, app.state.addresses, settings.connections).watch
            announce = partial(_announce, app, host, port, started)
            await _until_told(server, app, announce, watch if settings.limited else None)
    except operators.NoPlace as why:
        raise CannotServe(str(why)) from None


async def _until_told(
    server: "Server", app: "Litestar", announce: Work, watch: Work | None
) -> None:
    """Serves until a signal comes, then says goodbye."""
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stopping.set)
    serving = asyncio.create_task(server.serve())
    stopped = asyncio.create_task(stopping.wait())
    beside = [asyncio.create_task(announce())]
    if watch is not None:
        beside.append(asyncio.create_task(watch()))
    await asyncio.wait((serving, stopped), return_when=asyncio.FIRST_COMPLETED)
    for task in beside:
        task.cancel()
    if not serving.done():
        logger.info("stopping: %d streams are sent elsewhere", app.state.hub.streams)
        _leave_anyway()
        app.state.hub.close()
        await asyncio.sleep(GOODBYE)
        server.stop()  # type: ignore[no-untyped-call]
    stopped.cancel()
    await serving


def _leave_anyway() -> None:
    """Whatever hangs: all that was acknowledged is on disk, so nothing is lost."""
    last = threading.Timer(LAST, os._exit, (0,))
    last.daemon = True
    last.start()


async def _check_database(database: str) -> None:
    from cavale.tables.store.errors import StoreError
    from cavale.tables.store.sql import SqlStore

    try:
        await (await SqlStore.open(database, exclusive=True)).close()
    except StoreError as why:
        raise CannotServe(f"cannot open the database: {why}") from why


async def _check_cluster(address: str) -> None:
    from cavale.tables.thinking.cluster import Cluster, NoCluster

    if address:
        cluster = Cluster(address)
        try:
            await asyncio.to_thread(cluster.reach)
        except NoCluster as why:
            raise CannotServe(str(why)) from None
        finally:
            cluster.shutdown(wait=False)


def _check_beacon(file: str) -> None:
    from cavale.core.beacon import BeaconFile, NoBeacon

    try:
        if file:
            BeaconFile(Path(file))
    except NoBeacon as why:
        raise CannotServe(f"cannot read the beacon: {why}") from None


async def _announce(
    app: "Litestar", host: str, port: int, started: Callable[[], object] | None
) -> None:
    while not await _answers(_reachable(host), port):
        await asyncio.sleep(0.02)
    if started is not None:
        started()
    logger.info("serving at %s:%d", host, port)
    await app.state.services.kernels.wait_warm()
    logger.info("ready")
    collect_rarely()


async def _answers(host: str, port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection(host, port)
    except OSError:
        return False
    writer.close()
    return True


def _reachable(host: str) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def main() -> None:
    parser = argparse.ArgumentParser(prog="cavale.web.serve", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--database", help="a file, or a URL of sqlite or postgresql")
    parser.add_argument("--beacon", help="a file of a public beacon's rounds")
    chosen = parser.parse_args()
    address = f"http://{chosen.host}:{chosen.port}"
    try:
        run(
            chosen.host,
            chosen.port,
            chosen.database,
            beacon=chosen.beacon,
            started=lambda: print(f"Cavale: {address}"),
        )
    except CannotServe as why:
        sys.exit(f"cavale: {why}")


if __name__ == "__main__":
    main()
