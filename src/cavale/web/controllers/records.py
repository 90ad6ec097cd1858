"""Records that somebody brings, and how chance has been so far, over HTTP."""

from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream

from cavale.core.written import schema
from cavale.tables.asking.analysis import Analysis
from cavale.tables.deciding.refusals import unknown_game
from cavale.tables.minding.fairness import Report
from cavale.tables.views.replay import Replay
from cavale.web.bodies import LARGEST_RECORD, Analysing, Replaying
from cavale.web.errors import AnyRequest, may_answer, may_answer_body
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.routes import records

NDJSON = "application/x-ndjson"
MOST_ARCHIVED = 10_000
"""Tables of one download."""


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
        summary="A record replayed",
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
        responses=may_answer_body("slow_down", "preparing"),
    )
    async def replay(
        self, request: AnyRequest, services: TheServices, data: JSONBody[Replaying]
    ) -> Replay:
        """Every step with its view, through the eyes asked for; nothing is kept."""
        services.openings.count(client(request))
        return await records.replay(services, data, client(request))

    @post(
        "/analysis",
        operation_id="analyseRecord",
        summary="A position of a record analysed",
        status_code=200,
        request_max_body_size=LARGEST_RECORD,
        responses=may_answer_body("not_found", "slow_down", "preparing"),
    )
    async def analysis(
        self, request: AnyRequest, services: TheServices, data: JSONBody[Analysing]
    ) -> Analysis:
        """As at a table; of a record that anybody brings."""
        services.questions.count(client(request))
        return await records.analysis(services, data, client(request))


@get(
    "/api/archive",
    operation_id="archive",
    tags=["records"],
    summary="Finished public games, as one download",
    media_type=NDJSON,
    responses=may_answer("unknown_game", "slow_down"),
)
async def public_games(
    request: AnyRequest,
    services: TheServices,
    game: Annotated[
        str | None, QueryParameter(max_length=40, description="Of one game only.")
    ] = None,
    after: Annotated[
        str, QueryParameter(max_length=40, description="Go on after this table.")
    ] = "",
    limit: Annotated[
        int, QueryParameter(ge=1, le=MOST_ARCHIVED, description="How many tables at most.")
    ] = MOST_ARCHIVED,
) -> Stream:
    """One record a line, as JSON (`/api/records/schema`), by the ids of their tables.

    Where there are more, ask again with `after`: the table of the last record, as in its header
    `table`, up to the slash.
    """
    services.openings.count(client(request))
    await services.kernels.ready()
    if game is not None and game not in services.games:
        raise unknown_game()
    lines = services.archive.lines(game, after, limit, client(request))
    name = f"cavale-{game or 'games'}.jsonl"
    return Stream(
        lines,
        media_type=NDJSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get(
    "/api/fairness",
    operation_id="fairness",
    summary="All dice and deals against expectation",
    tags=["records"],
    responses=may_answer("preparing"),
)
async def public_chance(services: TheServices) -> Report:
    """All dice and deals of the finished tables of this server, against expectation."""
    return await records.fairness(services)
