"""Records that somebody brings, played again and forgotten; and how chance has been so far."""

import asyncio
from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from cavale.core.eyes import EVERYTHING
from cavale.core.written import schema
from cavale.tables.asking.analysis import Analysis
from cavale.tables.asking.replay import Replay
from cavale.tables.minding.fairness import Report
from cavale.web.bodies import Analysing, Replaying
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheAnalyst, TheFairness, TheLimit, TheReplays, TheRules

LARGEST_RECORD = 1 << 20
"""In bytes, as it is sent: quoted in JSON a record may take more than its own length."""


class Records(Controller):
    path = "/api/records"
    tags = ("records",)

    @get("/schema", operation_id="recordSchema", responses=may_answer(), sync_to_thread=False)
    def schema(self) -> dict[str, Any]:
        """The JSON schema of a record."""
        return schema()

    @post(
        "/replay",
        operation_id="replay",
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
        responses=may_answer("slow_down", "too_large", "wrong_origin"),
    )
    async def replay(
        self,
        request: AnyRequest,
        rules: TheRules,
        limit: TheLimit,
        replays: TheReplays,
        data: JSONBody[Replaying],
    ) -> Replay:
        limit.count(request.client.host if request.client else "")
        await rules.ready()
        return await asyncio.to_thread(replays.replay, data.record, data.eyes)

    @post(
        "/analysis",
        operation_id="analyseRecord",
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
        responses=may_answer("not_found", "slow_down", "too_large", "wrong_origin"),
    )
    async def analysis(
        self,
        request: AnyRequest,
        rules: TheRules,
        questions: TheLimit,
        replays: TheReplays,
        analyst: TheAnalyst,
        data: JSONBody[Analysing],
    ) -> Analysis:
        questions.count(request.client.host if request.client else "")
        await rules.ready()
        table = await asyncio.to_thread(replays.table, data.record)
        return await analyst.look(table, data.step, EVERYTHING)


@get("/api/fairness", operation_id="fairness", tags=["records"], responses=may_answer())
async def public_chance(rules: TheRules, fairness: TheFairness) -> Report:
    """All dice and deals of the finished tables of this server, against expectation."""
    await rules.ready()
    return await fairness.report()
