"""Tables over HTTP."""

import time
from typing import Annotated, Literal

from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from cavale.tables.asking import records
from cavale.tables.asking.cards import cards
from cavale.tables.deciding import actions, timing
from cavale.tables.deciding.refusals import no_such_game
from cavale.tables.live import opening, rematch
from cavale.tables.live.house import House
from cavale.tables.live.opening import Opened
from cavale.tables.log.entries import AnyEntry
from cavale.tables.log.table import Table
from cavale.tables.log.times import now
from cavale.tables.views import build
from cavale.tables.views.shapes import (
    ByeEvent,
    Held,
    ShownTable,
    Step,
    StepEvent,
    TableCard,
    ThinkingEvent,
)
from cavale.web.bodies import Acted, Acting, Claiming, Moved, Moving, NewTable, clean, timed, wanted
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheHouse, TheLimit, TheRules
from cavale.web.rules import Rules
from cavale.web.stream import EventStream

LISTED = 50
_ENDINGS = {"text": "txt", "json": "json"}
SEAT: list[dict[str, list[str]]] = [{"seat": []}]
ANYONE: list[dict[str, list[str]]] = [{"seat": []}, {}]

TableId = Annotated[str, PathParameter(max_length=40, description="The table's id.")]
GameNumber = Annotated[
    int | None,
    QueryParameter(ge=1, le=99, description="An earlier game of the series, from 1."),
]
READS = may_answer("unknown_table")
WRITES = may_answer("unknown_table", "wrong_seat", "stale_version", "not_now", "not_saved")
MOVES = may_answer(
    "unknown_table",
    "wrong_seat",
    "stale_version",
    "not_your_turn",
    "not_now",
    "malformed_move",
    "illegal_move",
    "not_saved",
)


def bearer(request: AnyRequest) -> str | None:
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() or None if scheme.lower() == "bearer" else None


def _game(table: Table, number: int | None) -> Table:
    found = table if number is None else table.game_number(number)
    if found is None:
        raise no_such_game(number or 0)
    return found


async def play(
    house: House, rules: Rules, table_id: str, secret: str | None, moving: Moving
) -> Moved:
    await rules.ready()

    def decide(table: Table, seat: int | None) -> AnyEntry:
        assert seat is not None
        return actions.play(table, seat, moving.move, lambda: timing.lag(table, moving.took, now()))

    begin = time.perf_counter()
    version, key = moving.version, moving.key
    moved = Moved(await house.write(table_id, decide, secret=secret, version=version, key=key))
    house.answers.add(time.perf_counter() - begin)
    return moved


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(operation_id="tables", responses=may_answer())
    async def tables(self, house: TheHouse) -> list[TableCard]:
        return cards(await house.store.index.watchable(LISTED), house.games)

    @post(
        operation_id="open",
        responses=may_answer("unknown_game", "slow_down", "wrong_origin", "not_saved"),
    )
    async def open(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        limit: TheLimit,
        data: JSONBody[NewTable],
    ) -> Opened:
        limit.count(request.client.host if request.client else "")
        await rules.ready(bots=any(seat.kind == "bot" for seat in data.seats))
        return await opening.open_table(
            house,
            data.game,
            data.variant,
            data.games,
            wanted(data.seats),
            aids=data.aids,
            public=data.public,
            commit_first=data.commit_first,
            clock=timed(data.clock),
            stand_in=data.stand_in,
            key=data.key,
        )

    @get("/{table_id:str}", operation_id="table", security=ANYONE, responses=READS)
    async def table(
        self, request: AnyRequest, house: TheHouse, rules: TheRules, table_id: TableId
    ) -> ShownTable:
        await rules.ready()
        head, player = await house.seat(table_id, bearer(request))
        return build.table_for(head.table, player, head.thinking)

    @get(
        "/{table_id:str}/history",
        operation_id="history",
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found", "not_now"),
    )
    async def history(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        table_id: TableId,
        eyes: Annotated[
            str | None,
            QueryParameter(
                max_length=40, description="As others saw it: a seat's name, `spectator`, `all`."
            ),
        ] = None,
        number: GameNumber = None,
    ) -> list[Step]:
        await rules.ready()
        head, player = await house.seat(table_id, bearer(request))
        return build.history(_game(head.table, number), player, eyes)

    @get(
        "/{table_id:str}/record",
        operation_id="record",
        media_type=MediaType.TEXT,
        security=ANYONE,
        responses=may_answer("unknown_table", "not_found"),
    )
    async def record(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        table_id: TableId,
        number: GameNumber = None,
        form: Annotated[
            Literal["text", "json"], QueryParameter(name="format", description="text or json.")
        ] = "text",
    ) -> Response[str]:
        await rules.ready()
        head, player = await house.seat(table_id, bearer(request))
        table = _game(head.table, number)
        written = records.written(table, player)
        name = f"{table.game.slug}-{table.id}-{table.number}.{_ENDINGS[form]}"
        return Response(
            written.json() if form == "json" else written.text(),
            media_type=MediaType.JSON if form == "json" else MediaType.TEXT,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @get(
        "/{table_id:str}/stream",
        operation_id="stream",
        security=ANYONE,
        responses={
            200: ResponseSpec(
                StepEvent | ThinkingEvent | ByeEvent,  # type: ignore[arg-type]
                description="server-sent events: step, thinking, bye",
                media_type="text/event-stream",
                generate_examples=False,
            ),
            **READS,
        },
    )
    async def stream(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        table_id: TableId,
        after: Annotated[
            int | None,
            HeaderParameter(
                name="Last-Event-ID", ge=0, le=2**31 - 1, description="The last one seen."
            ),
        ] = None,
    ) -> EventStream:
        await rules.ready()
        head, player = await house.seat(table_id, bearer(request))
        return EventStream(house, head, player, after)

    @post(
        "/{table_id:str}/claim",
        operation_id="claim",
        status_code=200,
        responses=may_answer("unknown_table", "wrong_seat", "seat_taken", "slow_down", "not_saved"),
    )
    async def claim(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        limit: TheLimit,
        table_id: TableId,
        data: JSONBody[Claiming],
    ) -> Held:
        if data.invite is None:
            limit.count(request.client.host if request.client else "")
        await rules.ready()
        return await opening.claim(
            house, table_id, data.invite, clean(data.name), data.nonce, key=data.key
        )

    @post(
        "/{table_id:str}/moves",
        operation_id="move",
        status_code=200,
        security=SEAT,
        responses=MOVES,
    )
    async def move(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        table_id: TableId,
        data: JSONBody[Moving],
    ) -> Moved:
        return await play(house, rules, table_id, bearer(request), data)

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
        house: TheHouse,
        rules: TheRules,
        table_id: TableId,
        data: JSONBody[Acting],
    ) -> Acted:
        await rules.ready()
        secret = bearer(request)
        if data.action == "rematch":
            asked = rematch.Asked(secret, data.version, data.key, data.nonce, data.commit_first)
            version, opened = await rematch.rematch(house, table_id, asked)
            return Acted(version, opened.table, opened.held, opened.invites)

        def decide(table: Table, seat: int | None) -> AnyEntry:
            assert seat is not None
            return actions.act(table, seat, data.action)

        return Acted(
            await house.write(table_id, decide, secret=secret, version=data.version, key=data.key)
        )
