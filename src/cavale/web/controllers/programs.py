"""Programs at tables over HTTP."""

from litestar import Controller, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from cavale.tables.log.seat_secrets import Program
from cavale.tables.views.lean import AnyLine, Begins, GameOver, YourTurn
from cavale.web.bodies import Acted, Acting, Moved, Moving, Seated, ShownProgram, SittingDown
from cavale.web.controllers.tables import ELSEWHERE, MOVES, WRITES, TableId, bearer
from cavale.web.errors import AnyRequest, may_answer, may_answer_body
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.program_lines import KIND
from cavale.web.routes import programs, tables
from cavale.web.services import Services

TOKEN: list[dict[str, list[str]]] = [{"program": []}]
SITS = may_answer_body(
    "unknown_table", "wrong_seat", "seat_taken", "not_now", "slow_down", "not_saved", "preparing"
)


async def _program(services: Services, request: AnyRequest) -> Program:
    """Guessing costs what reading costs."""
    services.readings.count(client(request))
    return await programs.program(services, bearer(request))


class ProgramsDoor(Controller):
    path = "/api/programs"
    tags = ("programs",)

    @get(operation_id="programs", summary="Programs that may play here", responses=may_answer())
    async def programs(self, services: TheServices) -> list[ShownProgram]:
        """Ask one to a table by its name: `{"kind": "link", "program": "mybot"}` as a seat."""
        return await programs.known(services)

    @get(
        "/stream",
        operation_id="programStream",
        summary="All that concerns a program",
        security=TOKEN,
        responses={
            200: ResponseSpec(
                AnyLine,  # type: ignore[arg-type]
                description="one JSON object a line, and an empty line every 15 seconds",
                media_type=KIND.decode(),
                generate_examples=False,
            ),
            **may_answer("wrong_seat", "slow_down"),
        },
    )
    async def stream(self) -> None:
        """Begins with what is: challenges that wait, games that go on, turns that are awaited.

        A program has one stream: the newest. Nothing is lost between two of them.
        """
        raise AssertionError(ELSEWHERE)

    @post(
        "/tables/{table_id:str}/accept",
        operation_id="accept",
        summary="Take the seat that one is asked to take",
        status_code=200,
        security=TOKEN,
        responses=SITS,
    )
    async def accept(self, request: AnyRequest, services: TheServices, table_id: TableId) -> Seated:
        """Asked again, it answers the same."""
        who = await _program(services, request)
        return await programs.sit(services, who, table_id, None)

    @post(
        "/tables/{table_id:str}/decline",
        operation_id="decline",
        summary="Decline to play",
        status_code=200,
        security=TOKEN,
        responses=SITS,
    )
    async def decline(self, request: AnyRequest, services: TheServices, table_id: TableId) -> Moved:
        """The seat is then free for the holder of its invitation."""
        who = await _program(services, request)
        return await programs.decline(services, who, table_id)

    @post(
        "/tables/{table_id:str}/sit",
        operation_id="sit",
        summary="Take a seat by an invitation",
        status_code=200,
        security=TOKEN,
        responses=SITS,
    )
    async def sit(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[SittingDown],
    ) -> Seated:
        """The invitation is good for anybody; a token makes the seat the program's."""
        who = await _program(services, request)
        return await programs.sit(services, who, table_id, data.invite)

    @get(
        "/tables/{table_id:str}",
        operation_id="programTable",
        summary="What the stream would say of a table now",
        security=TOKEN,
        responses=may_answer("unknown_table", "wrong_seat", "slow_down"),
    )
    async def table(
        self, request: AnyRequest, services: TheServices, table_id: TableId
    ) -> Begins | YourTurn | GameOver:
        """The `turn`, `over` or `game` line: for a program that lost its stream."""
        who = await _program(services, request)
        return await programs.look(services, who, table_id)

    @post(
        "/tables/{table_id:str}/moves",
        operation_id="programMove",
        summary="Move",
        status_code=200,
        security=TOKEN,
        responses=MOVES,
    )
    async def move(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Moving],
    ) -> Moved:
        """With the version of the `turn` line; sent again, it is played once."""
        services.writes.count(client(request))
        who = await programs.program(services, bearer(request))
        return await tables.move(services, table_id, who, data, client(request))

    @post(
        "/tables/{table_id:str}/actions",
        operation_id="programAct",
        summary="Resign, answer an offer, play a series on",
        status_code=200,
        security=TOKEN,
        responses=WRITES,
    )
    async def act(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Acting],
    ) -> Acted:
        """`rematch` begins the next game of a series; to a new table programs are asked."""
        who = await _program(services, request)
        return await tables.act(services, table_id, who, data, client(request))
