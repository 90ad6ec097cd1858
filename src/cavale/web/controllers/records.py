"""Records that somebody brings, and how chance has been so far, over HTTP."""

from typing import Any

from litestar import Controller, get, post
from litestar.params import JSONBody

from cavale.core.written import schema
from cavale.tables.asking.analysis import Analysis
from cavale.tables.asking.replay import Replay
from cavale.tables.minding.fairness import Report
from cavale.web.bodies import LARGEST_RECORD, Analysing, Replaying
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.routes import records


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
        self, request: AnyRequest, services: TheServices, data: JSONBody[Replaying]
    ) -> Replay:
        services.openings.count(client(request))
        return await records.replay(services, data, client(request))

    @post(
        "/analysis",
        operation_id="analyseRecord",
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
        responses=may_answer("not_found", "slow_down", "too_large", "wrong_origin"),
    )
    async def analysis(
        self, request: AnyRequest, services: TheServices, data: JSONBody[Analysing]
    ) -> Analysis:
        services.questions.count(client(request))
        return await records.analysis(services, data, client(request))


@get("/api/fairness", operation_id="fairness", tags=["records"], responses=may_answer())
async def public_chance(services: TheServices) -> Report:
    """All dice and deals of the finished tables of this server, against expectation."""
    return await records.fairness(services)
