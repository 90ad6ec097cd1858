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

    @get(operation_id="tables", summary="Games to watch", responses=may_answer())
    async def tables(self, services: TheServices) -> list[TableCard]:
        """At tables that were opened as `public`, the newest first; no others are ever listed."""
        return await tables.tables(services)

    @post(
        operation_id="open",
        summary="Open a table",
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
        """Answers with the secrets of the seats that are here and the invitations of those that are
        open.
        """
        services.openings.count(client(request))
        return await tables.open_table(services, data, client(request))

    @get(
        "/{table_id:str}",
        operation_id="table",
        summary="A table, as a seat sees it",
        security=ANYONE,
        responses=READS,
    )
    async def table(
        self, request: AnyRequest, services: TheServices, table_id: TableId
    ) -> ShownTable:
        """Whose secret comes along decides what is shown; without one, what everybody may see."""
        return await tables.table(services, table_id, bearer(request))

    @get(
        "/{table_id:str}/history",
        operation_id="history",
        summary="Every step of a game",
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
        """With the view after each, as the asking seat saw it. Other eyes are open once a game with
        secrets is over.
        """
        services.readings.count(client(request))
        asked = bearer(request), eyes, number, client(request)
        steps = await tables.history(services, table_id, *asked)
        return Response(steps, media_type=MediaType.JSON)  # type: ignore[arg-type]

    @get(
        "/{table_id:str}/record",
        operation_id="record",
        summary="A game's record",
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
        """To be replayed and checked offline by `cavale replay` and `cavale verify`; of a game with
        secrets that goes on, only what the asking seat saw.
        """
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
        summary="What happens at a table",
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
        """Server-sent events, resumed without a gap by `Last-Event-ID`: the version one has."""
        raise AssertionError(ELSEWHERE)

    @post(
        "/{table_id:str}/claim",
        operation_id="claim",
        summary="Take a seat",
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
        """By an invitation, or any free seat of a public table; with the invitation of `recover` on
        another device.
        """
        (services.openings if data.invite is None else services.writes).count(client(request))
        return await tables.claim(services, table_id, data)

    @post(
        "/{table_id:str}/nonce",
        operation_id="draw",
        summary="Give a nonce",
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
        """What a seat adds to the dice before they are thrown; bound first, told when all are
        bound.
        """
        services.writes.count(client(request))
        return await tables.draw(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/name",
        operation_id="rename",
        summary="Call oneself something else",
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
        """The name and the portrait of one's seat from now on."""
        services.writes.count(client(request))
        return await tables.rename(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/gesture",
        operation_id="gesture",
        summary="A gesture",
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
        """Three at once, then one in eight seconds; it stands in no record."""
        services.writes.count(client(request))
        return await tables.gesture(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/plans",
        operation_id="plan",
        summary="Plan one's answers",
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
        """Lines of moves that are played by themselves if others play as foreseen; nobody else
        learns of them.
        """
        services.writes.count(client(request))
        return await tables.plan(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/suppose",
        operation_id="suppose",
        summary="Try moves out",
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
        """The position after a line of moves from the table's own on; nothing is played."""
        services.readings.count(client(request))
        return await tables.suppose(services, table_id, bearer(request), data, client(request))

    @post(
        "/{table_id:str}/host",
        operation_id="host",
        summary="Look after the seats",
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
        """By the player who opened the table, until it begins: a bot for a free seat, a seat freed,
        two swapped, begin.
        """
        services.writes.count(client(request))
        return await tables.host(services, table_id, bearer(request), data)

    @post(
        "/{table_id:str}/moves",
        operation_id="move",
        summary="Move",
        status_code=200,
        security=SEAT,
        responses=MOVES,
    )
    async def move(self, table_id: TableId, data: JSONBody[Moving]) -> Moved:
        """With the version one has seen; sent again with the same `key`, it is played once."""
        raise AssertionError(ELSEWHERE)

    @post(
        "/{table_id:str}/actions",
        operation_id="act",
        summary="Resign, offer, answer, take back, play again",
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
        """Everything at a table that is no move."""
        services.writes.count(client(request))
        return await tables.act(services, table_id, bearer(request), data, client(request))
