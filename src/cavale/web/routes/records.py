"""Records that somebody brings, played again and forgotten; and how chance has been so far."""

from cavale.core.eyes import EVERYTHING
from cavale.tables.asking.analysis import Analysis
from cavale.tables.minding.fairness import Report
from cavale.tables.views.replay import Replay
from cavale.web.bodies import Analysing, Replaying
from cavale.web.services import Services


async def replay(services: Services, asked: Replaying, client: str) -> Replay:
    await services.kernels.ready()
    replays = services.replays
    return await services.brought.run(client, "", replays.replay, asked.record, asked.eyes)


async def analysis(services: Services, asked: Analysing, client: str) -> Analysis:
    await services.kernels.ready()
    table = await services.brought.run(client, "", services.replays.table, asked.record)
    return await services.analyst.look(table, asked.step, EVERYTHING, client)


async def fairness(services: Services) -> Report:
    await services.kernels.ready()
    return await services.fairness.report()
