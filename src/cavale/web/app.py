"""The application: what it is made of, and how it starts and stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib.metadata import version
from pathlib import Path

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from cavale.core.beacon import BeaconFile
from cavale.games import GAMES
from cavale.tables.asking.analysis import Analyst
from cavale.tables.asking.archive import Archive
from cavale.tables.asking.lobby import Lobby
from cavale.tables.asking.past import Past
from cavale.tables.asking.replay import Replays
from cavale.tables.asking.review import Reviews
from cavale.tables.live.frame_worker.client import WorkerProcess
from cavale.tables.live.hub import Hub
from cavale.tables.live.tables import LiveTables
from cavale.tables.minding.bots import Bots
from cavale.tables.minding.fairness import Fairness
from cavale.tables.minding.flags import Flags
from cavale.tables.minding.notices import Notices
from cavale.tables.minding.programs import MOST_OF_ONE, Programs
from cavale.tables.minding.pruning import Pruning
from cavale.tables.minding.stand_ins import StandIns
from cavale.tables.store.sql import SqlStore
from cavale.tables.thinking.workers import Readers, Workers
from cavale.web import frame_worker
from cavale.web.addresses import Addresses
from cavale.web.build import Build, which_version
from cavale.web.controllers.insight import Insight
from cavale.web.controllers.learning import Lessons, Openings, Puzzles
from cavale.web.controllers.lobby import LobbyDoor
from cavale.web.controllers.mine import Pockets
from cavale.web.controllers.notices import NoticesDoor
from cavale.web.controllers.programs import ProgramsDoor
from cavale.web.controllers.records import Records, public_chance, public_games
from cavale.web.controllers.shelf import Shelf
from cavale.web.controllers.tables import Tables
from cavale.web.courier import HouseCourier
from cavale.web.embed import EMBEDS
from cavale.web.errors import HANDLERS
from cavale.web.frames import SseEncoder
from cavale.web.guard import LARGEST_BODY, add_headers, same_origin
from cavale.web.health import alive, ready
from cavale.web.kernels import KernelLoader
from cavale.web.limits import AtOnce, NoLimit, RateLimit
from cavale.web.manifest import manifest
from cavale.web.outbound import Outbound
from cavale.web.pages import PAGES, astray
from cavale.web.schema import openapi
from cavale.web.services import Services
from cavale.web.settings import Settings
from cavale.web.shared import SHARED

frames_elsewhere = partial(WorkerProcess, module=frame_worker.__name__, games=GAMES)
"""The frame worker is a program of its own: it knows the games of this package and no others."""


@asynccontextmanager
async def running(chosen: Settings, hub: Hub) -> AsyncIterator[Services]:
    """The services of a process, from its start to its end."""
    store = await SqlStore.open(chosen.database, exclusive=True)
    beacon = BeaconFile(Path(chosen.beacon)) if chosen.beacon else None
    live = LiveTables(store, hub, chosen.games, frames_elsewhere, chosen.entropy, beacon)
    workers = Workers(chosen.hire)
    idle = workers.idle if chosen.ponder and not chosen.cluster else None
    bots = Bots(live, workers, chosen.bot_pause, idle)
    flags, stand_ins = Flags(live), StandIns(live)
    programs = Programs(live, MOST_OF_ONE if chosen.limited else 10**9)
    pruning = Pruning(live, chosen.keep)
    outbound = Outbound(chosen.notices)
    courier = HouseCourier(outbound, store.notices)
    notices = Notices(live, courier)
    kernels = KernelLoader(
        chosen.games,
        workers.executor,
        ahead=chosen.compile_ahead,
        elsewhere=bool(chosen.cluster),
    )
    store.bus.listen(live.registry.hear)
    brought = Readers("records")
    fairness = Fairness(live)
    limit = RateLimit if chosen.limited else NoLimit
    services = Services(
        games=chosen.games,
        live=live,
        kernels=kernels,
        bots=bots,
        lobby=Lobby(live, chosen.open_tables if chosen.limited else 10**9),
        analyst=Analyst(workers),
        reviews=Reviews(workers, live.readers),
        replays=Replays(chosen.games),
        fairness=fairness,
        past=Past(live.readers),
        archive=Archive(live),
        brought=brought,
        programs=programs,
        openings=limit(chosen.tables_per_minute, chosen.tables_per_day),
        questions=limit(chosen.analyses_per_minute),
        readings=limit(chosen.readings_per_minute),
        writes=limit(chosen.writes_per_minute),
        streams=AtOnce(chosen.connections if chosen.limited else 10**9),
        courier=courier,
        static=chosen.static,
    )
    kernels.load()

    async def resume() -> None:
        await kernels.wait()
        flags.start()
        fairness.start()
        pruning.start()
        notices.start()
        await kernels.wait_warm()
        await bots.resume()

    live.tasks.spawn(resume())
    try:
        yield services
    finally:
        hub.close()
        programs.close()
        await kernels.close()
        await bots.close()
        await flags.close()
        await fairness.close()
        await pruning.close()
        await notices.close()
        outbound.close()
        stand_ins.close()
        await store.bus.close()
        await live.close()
        await store.close()
        workers.close()
        brought.close()


def create_app(settings: Settings | None = None) -> Litestar:
    chosen = settings or Settings()
    hub = Hub(SseEncoder())

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with running(chosen, hub) as started:
            app.state.services = started
            yield

    def services() -> Services:
        found: Services = app.state.services
        return found

    build = Build.of(chosen.static)
    app = Litestar(
        route_handlers=[
            Shelf,
            Lessons,
            Openings,
            Puzzles,
            Tables,
            LobbyDoor,
            Pockets,
            ProgramsDoor,
            NoticesDoor,
            Insight,
            Records,
            public_chance,
            public_games,
            which_version,
            alive,
            ready,
            *EMBEDS,
            *SHARED,
            manifest,
            *PAGES,
        ],
        lifespan=[lifespan],
        before_send=[add_headers, build.add_headers],
        before_request=same_origin,
        exception_handlers={**HANDLERS, NotFoundException: astray(chosen.static)},
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(version("cavale"), chosen.games),
        dependencies={
            "services": Provide(services, sync_to_thread=False),
            "build": Provide(lambda: build, sync_to_thread=False),
        },
        logging_config=None,
        state=State({"hub": hub, "build": build, "addresses": Addresses(chosen.proxies)}),
    )
    return app
