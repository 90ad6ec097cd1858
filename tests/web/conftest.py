import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from httpx import ASGITransport, AsyncClient

from cavale.core.spec import Spec
from cavale.games import GAMES
from cavale.web.app import create_app
from cavale.web.doorway import Doorway
from cavale.web.settings import Settings
from tests.chance import Pinned
from tests.tables.conftest import postgres as postgres
from tests.toys import kuhn
from tests.web.guess import random_bot
from tests.web.visitor import Visitor


def shelf() -> dict[str, Spec]:
    games = {slug: replace(spec, bot=random_bot) for slug, spec in GAMES.items()}
    return {**games, "kuhn": kuhn.SPEC}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        database=str(tmp_path / "tables.db"),
        static=tmp_path / "static",
        games=shelf(),
        executor=lambda: ThreadPoolExecutor(1),
        compile_ahead=False,
        bot_pause=0.0,
        tables_per_minute=1000,
        open_tables=1000,
        writes_per_minute=100_000,
        entropy=Pinned(),
    )


@pytest.fixture
def one_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits count as if no time went by: a slow test does not see its minute end."""
    now = time.time()
    clock = SimpleNamespace(time=lambda: now)
    for module in ("limits.storage.memory", "limits.strategies"):
        monkeypatch.setattr(f"{module}.time", clock)


@asynccontextmanager
async def serving(settings: Settings) -> AsyncIterator[Visitor]:
    app = create_app(settings)
    async with app.lifespan():
        await app.state.services.kernels.wait_warm()
        transport = ASGITransport(Doorway(app))  # type: ignore[arg-type]
        async with AsyncClient(transport=transport, base_url="http://cavale.test") as client:
            yield Visitor(client, app)


@pytest.fixture
async def visitor(settings: Settings) -> AsyncIterator[Visitor]:
    async with serving(settings) as found:
        yield found
