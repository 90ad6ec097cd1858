"""The tables of this process, put together. Any process can serve any table."""

from collections.abc import Mapping

from cavale.core.beacon import BeaconFile
from cavale.core.chance import Entropy, system_entropy
from cavale.core.spec import Spec
from cavale.tables.live.catching_up import CatchingUp
from cavale.tables.live.commands import Commands
from cavale.tables.live.hub import Hub
from cavale.tables.live.presence import Presence
from cavale.tables.live.publisher import MakeWorker, NoWorker, Publisher
from cavale.tables.live.registry import Registry
from cavale.tables.live.tasks import Tasks
from cavale.tables.store.protocols import Store
from cavale.tables.thinking.workers import Readers


class LiveTables:
    def __init__(
        self,
        store: Store,
        hub: Hub,
        games: Mapping[str, Spec],
        worker: MakeWorker = NoWorker,
        entropy: Entropy = system_entropy,
        beacon: BeaconFile | None = None,
    ) -> None:
        self.store = store
        self.hub = hub
        self.games = games
        self.entropy = entropy
        self.beacon = beacon
        self.tasks = Tasks()
        self.publisher = Publisher(hub, worker)
        self.registry = Registry(store, hub, self.publisher, games, self.tasks)
        self.commands = Commands(store, self.registry, self.publisher)
        self.presence = Presence(store, hub, self.registry)
        self.readers = Readers("readers")
        self.catching_up = CatchingUp(hub, self.readers)

    async def close(self) -> None:
        """Waits for what requests have begun."""
        self.publisher.worker.close()
        self.presence.close()
        await self.tasks.close()
        self.readers.close()
