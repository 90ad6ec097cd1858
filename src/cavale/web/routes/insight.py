"""What helps to understand a game at a table: a notebook, an analysis, a review."""

from cavale.tables.asking import hint as hints
from cavale.tables.asking import notebook as notebooks
from cavale.tables.asking import threats as threatening
from cavale.tables.asking.analysis import Analysis
from cavale.tables.asking.hint import Hint
from cavale.tables.asking.review import Review
from cavale.tables.asking.threats import ShownThreats
from cavale.tables.views.shapes import ShownNotebook
from cavale.web.routes.tables import seat
from cavale.web.services import Services


async def notebook(
    services: Services, table_id: str, secret: str | None, client: str
) -> ShownNotebook:
    cached, player = await seat(services, table_id, secret)
    table = cached.table
    seen = notebooks.seen_by(table, player)
    return await services.live.readers.run(client, table_id, notebooks.written, table, seen)


async def analysis(
    services: Services, table_id: str, secret: str | None, step: int, client: str
) -> Analysis:
    cached, player = await seat(services, table_id, secret)
    own = cached.table.seat_of(player)
    return await services.analyst.analyse(cached.table, own, step, client)


async def hint(services: Services, table_id: str, secret: str | None, client: str) -> Hint:
    cached, player = await seat(services, table_id, secret)
    table = cached.table
    return await hints.hint(services.analyst, table, table.seat_of(player), client)


async def threats(
    services: Services, table_id: str, secret: str | None, client: str
) -> ShownThreats:
    cached, player = await seat(services, table_id, secret)
    table = cached.table
    own = table.seat_of(player)
    return await services.live.readers.run(client, table_id, threatening.threats, table, own)


async def review(services: Services, table_id: str, since: int, client: str) -> Review:
    await services.kernels.ready()
    cached = await services.live.registry.get(table_id)
    return await services.reviews.look(cached.table, since, client)
