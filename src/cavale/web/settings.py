"""What one may choose about a server."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import get_args

from cavale.core.chance import Entropy, system_entropy
from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.tables.minding.bots import PAUSE
from cavale.tables.store.retention import Keep, parse_keep
from cavale.tables.thinking.cluster import Cluster
from cavale.tables.thinking.pool import Pool
from cavale.web.addresses import Network, networks
from cavale.web.outbound import Reach

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    chosen = os.environ.get("CAVALE_DATABASE_URL")
    if chosen:
        return chosen
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "cavale" / "cavale.db")


def default_tables_per_minute() -> int:
    return int(os.environ.get("CAVALE_TABLES_PER_MINUTE", "60"))


def default_tables_per_day() -> int:
    return int(os.environ.get("CAVALE_TABLES_PER_DAY", "1000"))


def default_open_tables() -> int:
    return int(os.environ.get("CAVALE_OPEN_TABLES", "2"))


def default_analyses_per_minute() -> int:
    return int(os.environ.get("CAVALE_ANALYSES_PER_MINUTE", "240"))


def default_readings_per_minute() -> int:
    return int(os.environ.get("CAVALE_READINGS_PER_MINUTE", "600"))


def default_writes_per_minute() -> int:
    return int(os.environ.get("CAVALE_WRITES_PER_MINUTE", "1200"))


def default_connections() -> int:
    return int(os.environ.get("CAVALE_CONNECTIONS", "400"))


def default_limited() -> bool:
    return os.environ.get("CAVALE_LIMITS", "on") != "off"


def default_keep() -> Keep:
    return parse_keep(os.environ.get("CAVALE_KEEP_DAYS", ""))


def default_notices() -> Reach:
    """Whoever means `off` and writes it otherwise must not be given `public`."""
    chosen = os.environ.get("CAVALE_NOTICES", "public")
    for reach in get_args(Reach):
        if chosen == reach:
            return reach  # type: ignore[no-any-return]
    raise ValueError(f"CAVALE_NOTICES is {', '.join(get_args(Reach))}, not {chosen!r}")


def default_proxies() -> tuple[Network, ...]:
    """A proxy on the same machine is believed, if nothing else is said."""
    return networks(os.environ.get("CAVALE_PROXIES", "127.0.0.0/8,::1"))


def default_ponder() -> bool:
    return os.environ.get("CAVALE_PONDER", "on") != "off"


def default_executor() -> Callable[[], Executor]:
    """This machine's processes, by default one less than it has cores."""
    return partial(Pool, int(os.environ.get("CAVALE_THINKERS", "0")) or None)


@dataclass(frozen=True)
class Settings:
    database: str = field(default_factory=default_database)
    static: Path = STATIC
    games: Mapping[str, Spec] = field(default_factory=lambda: GAMES)
    executor: Callable[[], Executor] = field(default_factory=default_executor)
    cluster: str = field(default_factory=lambda: os.environ.get("CAVALE_DASK", ""))
    """The address of a dask scheduler: bots think there, not in `executor`."""
    ponder: bool = field(default_factory=default_ponder)
    """Whether bots go on thinking while others are to move, on this machine."""
    compile_ahead: bool = True
    """Whether kernels that are cold are compiled before anybody asks for them."""
    bot_pause: float = PAUSE
    tables_per_minute: int = field(default_factory=default_tables_per_minute)
    """How many tables one address may open a minute."""
    tables_per_day: int = field(default_factory=default_tables_per_day)
    """How many tables one address may open a day."""
    open_tables: int = field(default_factory=default_open_tables)
    """How many tables of one address may wait in the lobby."""
    analyses_per_minute: int = field(default_factory=default_analyses_per_minute)
    """How many positions one address may have analysed a minute."""
    readings_per_minute: int = field(default_factory=default_readings_per_minute)
    """How many histories, records, notebooks, reviews and streams one address may ask a minute."""
    writes_per_minute: int = field(default_factory=default_writes_per_minute)
    """How many moves and other things one address may do at tables a minute."""
    connections: int = field(default_factory=default_connections)
    """How many connections one address may hold, and how many streams one client behind a proxy."""
    limited: bool = field(default_factory=default_limited)
    """Whether there are any limits by address."""
    entropy: Entropy = system_entropy
    """Where all chance comes from. Tests pin it; no environment and no option can."""
    keep: Keep = field(default_factory=default_keep)
    """How long tables are kept."""

    proxies: tuple[Network, ...] = field(default_factory=default_proxies)
    """Those who may say for whom they ask."""
    beacon: str = field(default_factory=lambda: os.environ.get("CAVALE_BEACON", ""))
    """A file of a public beacon's rounds, of which one is mixed into the dice of each table."""
    notices: Reach = field(default_factory=default_notices)
    """Whether players may be told of their turn, and at which addresses: see `outbound.py`."""
    metrics: str = field(default_factory=lambda: os.environ.get("CAVALE_METRICS", ""))
    """Where the numbers for operators are: see `operators.py`."""

    @property
    def hire(self) -> Callable[[], Executor]:
        """Makes what bots think in."""
        return partial(Cluster, self.cluster) if self.cluster else self.executor
