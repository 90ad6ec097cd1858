"""Tables over HTTP."""

from typing import Annotated, Literal

from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from cavale.tables.asking.plans import Supposed
from cavale.tables.live.opening import Opened
from cavale.tables.views.shapes import (
    ByeEvent,
    Held,
    PresenceEvent,
    ShownTable,
    Step,
    StepEvent,
    TableCard,
    ThinkingEvent,
)
from cavale.web.bodies import (
    Acted,
    Acting,
    Claiming,
    Drawing,
    Gesturing,
    Hosting,
    Moved,
    Moving,
    Naming,
    NewTable,
    Planning,
    Supposing,
)
from cavale.web.doorway import LAST_VERSION
from cavale.web.errors import AnyRequest, may_answer, may_answer_body
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.langs import Asked, known
from cavale.web.routes import tables

SEAT: list[dict[str, list[str]]] = [{"seat": []}]
ANYONE: list[dict[str, list[str]]] = [{"seat": []}, {}]

ELSEWHERE = "web/doorway.py answers this; here it is for the schema"

TableId = Annotated[str, PathParameter(max_length=40, description="The table's id.")]
GameNumber = Annotated[
    int | None,
    QueryParameter(ge=1, le=99, description="An earlier game of the series, from 1."),
]
READS = may_answer("unknown_table", "preparing")
WRITES = may_answer_body(
    "unknown_table",
    "wrong_seat",
    "stale_version",
    "not_now",
    "key_used",
    "slow_down",
    "not_saved",
    "preparing",
)
SUPPOSES = may_answer_body(
    "unknown_table",
    "wrong_seat",
    "not_now",
    "malformed_move",
    "illegal_move",
    "not_your_turn",
    "slow_down",
    "preparing",
)
PLANS = may_answer_body(
    "unknown_table",
    "wrong_seat",
    "stale_version",
    "not_now",
    "malformed_move",
    "illegal_move",
    "not_your_turn",
    "key_used",
    "slow_down",
    "not_saved",
    "preparing",
)
GATHERS = may_answer_body(
    "unknown_table",
    "wrong_seat",
    "not_now",
    "key_used",
    "slow_down",
    "not_saved",
    "preparing",
)
MOVES = may_answer_body(
    "unknown_table",
    "wrong_seat",
    "stale_version",
    "not_your_turn",
    "not_now",
    "key_used",
    "malformed_move",
    "illegal_move",
    "slow_down",
    "not_saved",
    "busy",
    "preparing",
)


def bearer(request: AnyRequest) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() or None if scheme.lower() == "bearer" else None


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(operation_id="tables", responses=may_answer())
    async def tables(self, services: TheServices) -> list[TableCard]:
        return await tables.tables(services)

    @post(
        operation_id="open",
        responses=may_answer_body(
            "unknown_game",
            "unknown_table",
            "not_found",
            "key_used",
            "not_now",
            "slow_down",
            "not_saved",
            "busy",
            "preparing",
        ),
    )
    async def open(
        self, request: AnyRequest, services: TheServices, data: JSONBody[NewTable]
    ) -> Opened:
        services.openings.count(client(request))
        return await tables.open_table(services, data, client(request))

    @get("/{table_id:str}", operation_id="table", security=ANYONE, responses=READS)
    async def table(
        self, request: AnyRequest, services: TheServices, table_id: TableId
    ) -> ShownTable:
        return await tables.table(services, table_id, bearer(request))

    @get(
        "/{table_id:str}/history",
        operation_id="history",
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "not_now", "slow_down", "preparing"),
    )
    async def history(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        eyes: Annotated[
            str | None,
            QueryParameter(
                max_length=40, description="As others saw it: a seat's name, `spectator`, `all`."
            ),
        ] = None,
        number: GameNumber = None,
    ) -> Response[list[Step]]:
        services.readings.count(client(request))
        asked = bearer(request), eyes, number, client(request)
        steps = await tables.history(services, table_id, *asked)
        return Response(steps, media_type=MediaType.JSON)  # type: ignore[arg-type]

    @get(
        "/{table_id:str}/record",
        operation_id="record",
        media_type=MediaType.TEXT,
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "slow_down", "preparing"),
    )
    async def record(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        number: GameNumber = None,
        form: Annotated[
            Literal["text", "json"], QueryParameter(name="format", description="text or json.")
        ] = "text",
        lang: Asked = "en",
    ) -> Response[str]:
        services.readings.count(client(request))
        asked = bearer(request), number, form, known(lang), client(request)
        found = await tables.record(services, table_id, *asked)
        return Response(
            found.text,
            media_type=MediaType.JSON if form == "json" else MediaType.TEXT,
            headers={"content-disposition": f'attachment; filename="{found.name}"'},
        )

    @get(
        "/{table_id:str}/stream",
        operation_id="stream",
        security=ANYONE,
        responses={
            200: ResponseSpec(
                StepEvent | ThinkingEvent | PresenceEvent | ByeEvent,  # type: ignore[arg-type]
                description="server-sent events: step, thinking, presence, bye",
                media_type="text/event-stream",
                generate_examples=False,
            ),
            **may_answer("unknown_table", "slow_down", "preparing"),
        },
    )
    async def stream(
        self,
        table_id: TableId,
        after: Annotated[
            int | None,
            HeaderParameter(
                name="Last-Event-ID", ge=0, le=LAST_VERSION, description="The last one seen."
            ),
        ] = None,
    ) -> None:
        raise AssertionError(ELSEWHERE)

    @post(
        "/{table_id:str}/claim",
        operation_id="claim",
        status_code=200,
        responses=may_answer_body(
            "unknown_table",
            "wrong_seat",
            "seat_taken",
            "key_used",
            "slow_down",
            "not_saved",
            "preparing",
        ),
    )
    async def claim(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Claiming],
    ) -> Held:
        (services.openings if data.invite is None else services.writes).count(client(request))
        return await tables.claim(services, table_id, data)

    @post(
        "/{table_id:str}/nonce",
        operation_id="draw",
        status_code=200,
        security=SEAT,
        responses=may_answer_body(
            "unknown_table", "wrong_seat", "not_now", "slow_down", "not_saved", "preparing"
        ),
    )
    async def draw(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Drawing],
    ) -> Moved:
        services.writes.count(client(request))
        return await tables.draw(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/name",
        operation_id="rename",
        status_code=200,
        security=SEAT,
        responses=GATHERS,
    )
    async def rename(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Naming],
    ) -> Moved:
        services.writes.count(client(request))
        return await tables.rename(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/gesture",
        operation_id="gesture",
        status_code=200,
        security=SEAT,
        responses=GATHERS,
    )
    async def gesture(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Gesturing],
    ) -> Moved:
        services.writes.count(client(request))
        return await tables.gesture(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/plans",
        operation_id="plan",
        status_code=200,
        security=SEAT,
        responses=PLANS,
    )
    async def plan(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Planning],
    ) -> Moved:
        services.writes.count(client(request))
        return await tables.plan(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/suppose",
        operation_id="suppose",
        status_code=200,
        security=SEAT,
        responses=SUPPOSES,
    )
    async def suppose(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Supposing],
    ) -> Supposed:
        services.readings.count(client(request))
        return await tables.suppose(services, table_id, bearer(request), data, client(request))

    @post(
        "/{table_id:str}/host",
        operation_id="host",
        status_code=200,
        security=SEAT,
        responses=GATHERS,
    )
    async def host(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Hosting],
    ) -> Moved:
        services.writes.count(client(request))
        return await tables.host(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/moves",
        operation_id="move",
        status_code=200,
        security=SEAT,
        responses=MOVES,
    )
    async def move(self, table_id: TableId, data: JSONBody[Moving]) -> Moved:
        raise AssertionError(ELSEWHERE)

    @post(
        "/{table_id:str}/actions",
        operation_id="act",
        status_code=200,
        security=SEAT,
        responses=WRITES,
    )
    async def act(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Acting],
    ) -> Acted:
        services.writes.count(client(request))
        return await tables.act(services, table_id, bearer(request), data, client(request))
