"""What the routes work with, put together once for each process."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from cavale.core.spec import Spec
from cavale.tables.asking.analysis import Analyst
from cavale.tables.asking.archive import Archive
from cavale.tables.asking.lobby import Lobby
from cavale.tables.asking.past import Past
from cavale.tables.asking.replay import Replays
from cavale.tables.asking.review import Reviews
from cavale.tables.live.tables import LiveTables
from cavale.tables.minding.bots import Bots
from cavale.tables.minding.fairness import Fairness
from cavale.tables.minding.programs import Programs
from cavale.tables.thinking.workers import Readers

if TYPE_CHECKING:
    from cavale.web.courier import HouseCourier
    from cavale.web.limits import AtOnce


class Kernels(Protocol):
    """The compiled rules, which take a while to load."""

    @property
    def loaded(self) -> bool:
        """Tables can be opened."""

    @property
    def warm(self) -> bool:
        """Nothing is left to compile."""

    @property
    def seconds(self) -> int:
        """Until then, as far as can be told."""

    async def ready(self, *, bots: bool = False) -> None:
        """Returns when tables can be opened, with `bots` such where bots play."""

    async def wait_warm(self) -> None: ...


class Limit(Protocol):
    def count(self, client: str) -> None:
        """Raises when a client has asked too often."""


@dataclass(frozen=True)
class Services:
    games: Mapping[str, Spec]
    live: LiveTables
    kernels: Kernels
    bots: Bots
    lobby: Lobby
    analyst: Analyst
    reviews: Reviews
    replays: Replays
    fairness: Fairness
    past: Past
    archive: Archive
    brought: Readers
    """A thread for records that somebody brings: what is asked of tables does not wait for it."""
    openings: Limit
    """For each client: tables and records that it opens."""
    questions: Limit
    """For each client: positions that it has analysed."""
    programs: Programs
    readings: Limit
    """For each client: what has to be read, worked out and sent again."""
    writes: Limit
    """For each client: moves, and what else it does at tables."""
    streams: "AtOnce"
    """For each client: streams that it has open."""
    courier: "HouseCourier"
    static: Path
