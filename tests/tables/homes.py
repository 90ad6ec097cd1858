"""The tables of a process, for tests: real in all parts, encoded as the server does."""

from collections.abc import Mapping

from cavale.core.spec import Spec
from cavale.tables.live.hub import Hub
from cavale.tables.live.publisher import MakeWorker, NoWorker
from cavale.tables.live.tables import LiveTables
from cavale.tables.store.protocols import Store
from cavale.web.frames import SseEncoder
from tests.tables.sheets import SHELF


def live_tables(
    store: Store, games: Mapping[str, Spec] = SHELF, worker: MakeWorker = NoWorker
) -> LiveTables:
    return LiveTables(store, Hub(SseEncoder()), games, worker)
