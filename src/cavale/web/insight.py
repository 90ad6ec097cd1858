"""What helps to understand a game at a table: a notebook, an analysis, a review."""

import asyncio
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from cavale.tables.asking import notebook
from cavale.tables.asking.analysis import Analysis
from cavale.tables.asking.review import Review
from cavale.tables.views.shapes import ShownNotebook
from cavale.web.api import ANYONE, TableId, bearer
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheAnalyst, TheHouse, TheLimit, TheReviews, TheRules


class Insight(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(
        "/{table_id:str}/notebook",
        operation_id="notebook",
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "not_now"),
    )
    async def notebook(
        self, request: AnyRequest, house: TheHouse, rules: TheRules, table_id: TableId
    ) -> ShownNotebook:
        await rules.ready()
        head, player = await house.seat(table_id, bearer(request))
        table = head.table
        seen = notebook.seen_by(table, player)
        return await asyncio.to_thread(notebook.written, table, seen)

    @get(
        "/{table_id:str}/analysis/{step:int}",
        operation_id="analysis",
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "not_now", "slow_down"),
    )
    async def analysis(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        questions: TheLimit,
        analyst: TheAnalyst,
        table_id: TableId,
        step: Annotated[int, PathParameter(ge=0, le=100_000, description="Moves played.")],
    ) -> Analysis:
        questions.count(request.client.host if request.client else "")
        await rules.ready()
        head, player = await house.seat(table_id, bearer(request))
        return await analyst.analyse(head.table, head.table.seat_of(player), step)

    @get(
        "/{table_id:str}/review",
        operation_id="review",
        responses=may_answer("unknown_table", "not_found", "not_now"),
    )
    async def review(
        self,
        house: TheHouse,
        rules: TheRules,
        reviews: TheReviews,
        table_id: TableId,
        since: Annotated[
            int, QueryParameter(ge=0, le=100_000, description="Rows that one has already.")
        ] = 0,
    ) -> Review:
        await rules.ready()
        return await reviews.look((await house.head(table_id)).table, since)
