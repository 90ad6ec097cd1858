"""What helps to understand a game at a table, over HTTP."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from cavale.tables.asking.analysis import Analysis
from cavale.tables.asking.hint import Hint
from cavale.tables.asking.review import Review
from cavale.tables.asking.threats import ShownThreats
from cavale.tables.views.shapes import ShownNotebook
from cavale.web.controllers.tables import ANYONE, SEAT, TableId, bearer
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.routes import insight


class Insight(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(
        "/{table_id:str}/notebook",
        operation_id="notebook",
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "not_now", "slow_down", "preparing"),
    )
    async def notebook(
        self, request: AnyRequest, services: TheServices, table_id: TableId
    ) -> ShownNotebook:
        services.readings.count(client(request))
        return await insight.notebook(services, table_id, bearer(request), client(request))

    @get(
        "/{table_id:str}/analysis/{step:int}",
        operation_id="analysis",
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "not_now", "slow_down", "preparing"),
    )
    async def analysis(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        step: Annotated[int, PathParameter(ge=0, le=100_000, description="Moves played.")],
    ) -> Analysis:
        services.questions.count(client(request))
        return await insight.analysis(services, table_id, bearer(request), step, client(request))

    @get(
        "/{table_id:str}/hint",
        operation_id="hint",
        security=SEAT,
        responses=may_answer("unknown_table", "wrong_seat", "not_now", "slow_down", "preparing"),
    )
    async def hint(self, request: AnyRequest, services: TheServices, table_id: TableId) -> Hint:
        services.questions.count(client(request))
        return await insight.hint(services, table_id, bearer(request), client(request))

    @get(
        "/{table_id:str}/threats",
        operation_id="threats",
        security=SEAT,
        responses=may_answer(
            "unknown_table", "wrong_seat", "not_found", "not_now", "slow_down", "preparing"
        ),
    )
    async def threats(
        self, request: AnyRequest, services: TheServices, table_id: TableId
    ) -> ShownThreats:
        services.readings.count(client(request))
        return await insight.threats(services, table_id, bearer(request), client(request))

    @get(
        "/{table_id:str}/review",
        operation_id="review",
        responses=may_answer("unknown_table", "not_found", "not_now", "slow_down", "preparing"),
    )
    async def review(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        since: Annotated[
            int, QueryParameter(ge=0, le=100_000, description="Rows that one has already.")
        ] = 0,
    ) -> Review:
        services.readings.count(client(request))
        return await insight.review(services, table_id, since, client(request))
