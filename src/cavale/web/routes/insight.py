"""What helps to understand a game at a table: a notebook, an analysis, a review."""

import asyncio

from cavale.tables.asking import notebook as notebooks
from cavale.tables.asking.analysis import Analysis
from cavale.tables.asking.review import Review
from cavale.tables.views.shapes import ShownNotebook
from cavale.web.routes.tables import seat
from cavale.web.services import Services


async def notebook(services: Services, table_id: str, secret: str | None) -> ShownNotebook:
    cached, player = await seat(services, table_id, secret)
    table = cached.table
    seen = notebooks.seen_by(table, player)
    return await asyncio.to_thread(notebooks.written, table, seen)


async def analysis(services: Services, table_id: str, secret: str | None, step: int) -> Analysis:
    cached, player = await seat(services, table_id, secret)
    return await services.analyst.analyse(cached.table, cached.table.seat_of(player), step)


async def review(services: Services, table_id: str, since: int) -> Review:
    await services.kernels.ready()
    return await services.reviews.look((await services.live.registry.get(table_id)).table, since)
