"""The house as it runs on a server, put together for one page."""

from pathlib import Path
from typing import Any

from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.page.inside.store import PageStore, Shelf
from cavale.page.inside.thinking import Readers, Workers
from cavale.tables.asking.analysis import Analyst
from cavale.tables.asking.archive import Archive
from cavale.tables.asking.lobby import Lobby
from cavale.tables.asking.past import Past
from cavale.tables.asking.replay import Replays
from cavale.tables.asking.review import Reviews
from cavale.tables.live.hub import Hub
from cavale.tables.live.tables import LiveTables
from cavale.tables.minding.bots import Bots
from cavale.tables.minding.fairness import Fairness
from cavale.tables.minding.programs import Programs
from cavale.web.frames import SseEncoder
from cavale.web.services import Services


class Loaded:
    """Kernels are there before the house is."""

    loaded = warm = True
    seconds = 0

    async def ready(self, *, bots: bool = False) -> None:
        pass

    async def wait_warm(self) -> None:
        pass


class NoLimit:
    def count(self, client: str) -> None:
        pass


def services(shelf: Shelf, slugs: tuple[str, ...], pause: float = 0.25) -> Services:
    games: dict[str, Spec] = {slug: GAMES[slug] for slug in slugs}
    live = LiveTables(PageStore(shelf), Hub(SseEncoder()), games)
    workers: Any = Workers()
    readers: Any = Readers("records")
    nobody: Any = None
    return Services(
        games=games,
        live=live,
        kernels=Loaded(),
        bots=Bots(live, workers, pause),
        lobby=Lobby(live, 0),
        analyst=Analyst(workers),
        reviews=Reviews(workers, live.readers),
        replays=Replays(games),
        fairness=Fairness(live),
        past=Past(live.readers),
        archive=Archive(live),
        brought=readers,
        openings=NoLimit(),
        questions=NoLimit(),
        programs=Programs(live),
        readings=NoLimit(),
        writes=NoLimit(),
        streams=nobody,
        courier=nobody,
        static=Path(),
    )
