"""The application: what it is made of, and how it starts and stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from cavale.tables.asking.analysis import Analyst
from cavale.tables.asking.lobby import Lobby
from cavale.tables.asking.replay import Replays
from cavale.tables.asking.review import Reviews
from cavale.tables.live.house import House
from cavale.tables.live.hub import Hub
from cavale.tables.minding.bots import Bots
from cavale.tables.minding.fairness import Fairness
from cavale.tables.minding.flags import Flags
from cavale.tables.minding.pruning import Pruning
from cavale.tables.minding.stand_ins import Absences
from cavale.tables.store.sql import SqlStore
from cavale.tables.thinking.desk import Desk
from cavale.tables.thinking.pool import Pool
from cavale.web.api import Tables
from cavale.web.build import Build, which_version
from cavale.web.errors import HANDLERS
from cavale.web.guard import RateLimit, add_headers, same_origin
from cavale.web.health import alive, ready
from cavale.web.insight import Insight
from cavale.web.lobby import LobbyDoor
from cavale.web.metrics import metrics
from cavale.web.mine import Pockets
from cavale.web.pages import PAGES, astray
from cavale.web.records import Records, public_chance
from cavale.web.rules import Rules
from cavale.web.schema import openapi
from cavale.web.settings import Settings
from cavale.web.shelf import Shelf

LARGEST_BODY = 16 * 1024


def create_app(settings: Settings | None = None) -> Litestar:
    chosen = settings or Settings()
    hub = Hub()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        store = await SqlStore.open(chosen.database, exclusive=True)
        house = House(store, hub, chosen.games, chosen.entropy)
        bots = Bots(house, chosen.hire, chosen.bot_pause)
        flags, absences = Flags(house), Absences(house)
        pruning = Pruning(house, chosen.keep)
        rules = Rules(
            chosen.games,
            bots.executor,
            ahead=chosen.compile_ahead,
            elsewhere=bool(chosen.cluster),
        )
        app.state.house, app.state.rules, app.state.bots = house, rules, bots
        app.state.lobby = Lobby(house)
        store.bus.listen(house.heard)
        desk = Desk(lambda: bots.executor)
        app.state.analyst, app.state.reviews = Analyst(desk), Reviews(desk)
        app.state.fairness = fairness = Fairness(house)
        rules.load()

        async def resume() -> None:
            await rules.wait()
            flags.start()
            fairness.start()
            pruning.start()
            await rules.wait_warm()
            await bots.resume()

        house.spawn(resume())
        try:
            yield
        finally:
            hub.close()
            await rules.close()
            await bots.close()
            await flags.close()
            await fairness.close()
            await pruning.close()
            absences.close()
            await store.bus.close()
            house.crier.close()
            await house.close()
            await store.close()
            if isinstance(bots.executor, Pool):
                bots.executor.leave()
            else:
                bots.executor.shutdown(wait=False, cancel_futures=True)

    def house() -> House:
        found: House = app.state.house
        return found

    def bots() -> Bots:
        found: Bots = app.state.bots
        return found

    def rules() -> Rules:
        found: Rules = app.state.rules
        return found

    def lobby() -> Lobby:
        found: Lobby = app.state.lobby
        return found

    def analyst() -> Analyst:
        found: Analyst = app.state.analyst
        return found

    def reviews() -> Reviews:
        found: Reviews = app.state.reviews
        return found

    def fairness() -> Fairness:
        found: Fairness = app.state.fairness
        return found

    build = Build.of(chosen.static)
    replays = Replays(chosen.games)
    limit = RateLimit(chosen.tables_per_minute)
    questions = RateLimit(chosen.analyses_per_minute)
    app = Litestar(
        route_handlers=[
            Shelf,
            Tables,
            LobbyDoor,
            Pockets,
            Insight,
            Records,
            public_chance,
            which_version,
            alive,
            ready,
            metrics,
            *PAGES,
        ],
        lifespan=[running],
        before_send=[add_headers, build.add_headers],
        before_request=same_origin,
        exception_handlers={**HANDLERS, NotFoundException: astray(chosen.static)},
        request_max_body_size=LARGEST_BODY,
        openapi_config=openapi(version("cavale"), chosen.games.values()),
        dependencies={
            "house": Provide(house, sync_to_thread=False),
            "bots": Provide(bots, sync_to_thread=False),
            "lobby": Provide(lobby, sync_to_thread=False),
            "analyst": Provide(analyst, sync_to_thread=False),
            "fairness": Provide(fairness, sync_to_thread=False),
            "reviews": Provide(reviews, sync_to_thread=False),
            "replays": Provide(lambda: replays, sync_to_thread=False),
            "rules": Provide(rules, sync_to_thread=False),
            "limit": Provide(lambda: limit, sync_to_thread=False),
            "questions": Provide(lambda: questions, sync_to_thread=False),
            "build": Provide(lambda: build, sync_to_thread=False),
            "static": Provide(lambda: chosen.static, sync_to_thread=False),
        },
        logging_config=None,
        state=State({"hub": hub, "build": build}),
    )
    return app
