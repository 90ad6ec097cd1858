"""Records that somebody brings, played again and forgotten; and how chance has been so far."""

import asyncio

from cavale.core.eyes import EVERYTHING
from cavale.tables.asking.analysis import Analysis
from cavale.tables.asking.replay import Replay
from cavale.tables.minding.fairness import Report
from cavale.web.bodies import Analysing, Replaying
from cavale.web.services import Services


async def replay(services: Services, asked: Replaying) -> Replay:
    await services.kernels.ready()
    return await asyncio.to_thread(services.replays.replay, asked.record, asked.eyes)


async def analysis(services: Services, asked: Analysing) -> Analysis:
    await services.kernels.ready()
    table = await asyncio.to_thread(services.replays.table, asked.record)
    return await services.analyst.look(table, asked.step, EVERYTHING)


async def fairness(services: Services) -> Report:
    await services.kernels.ready()
    return await services.fairness.report()
