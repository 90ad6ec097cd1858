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
        summary="A seat's notebook",
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "not_now", "slow_down", "preparing"),
    )
    async def notebook(
        self, request: AnyRequest, services: TheServices, table_id: TableId
    ) -> ShownNotebook:
        """What follows from all that the asking seat has seen, worked out by the house."""
        services.readings.count(client(request))
        return await insight.notebook(services, table_id, bearer(request), client(request))

    @get(
        "/{table_id:str}/analysis/{step:int}",
        operation_id="analysis",
        summary="A position analysed",
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
        """What the strongest bot thinks of it, and whether that is proven."""
        services.questions.count(client(request))
        return await insight.analysis(services, table_id, bearer(request), step, client(request))

    @get(
        "/{table_id:str}/hint",
        operation_id="hint",
        summary="A hint",
        security=SEAT,
        responses=may_answer("unknown_table", "wrong_seat", "not_now", "slow_down", "preparing"),
    )
    async def hint(self, request: AnyRequest, services: TheServices, table_id: TableId) -> Hint:
        """Against bots only: an idea in words and a move."""
        services.questions.count(client(request))
        return await insight.hint(services, table_id, bearer(request), client(request))

    @get(
        "/{table_id:str}/threats",
        operation_id="threats",
        summary="What is threatened",
        security=SEAT,
        responses=may_answer(
            "unknown_table", "wrong_seat", "not_found", "not_now", "slow_down", "preparing"
        ),
    )
    async def threats(
        self, request: AnyRequest, services: TheServices, table_id: TableId
    ) -> ShownThreats:
        """Against bots only: what the others could do next."""
        services.readings.count(client(request))
        return await insight.threats(services, table_id, bearer(request), client(request))

    @get(
        "/{table_id:str}/review",
        operation_id="review",
        summary="A game looked at again",
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
        """Row by row while it is worked out: what each move gave away, what luck gave, what was
        learned.
        """
        services.readings.count(client(request))
        return await insight.review(services, table_id, since, client(request))
