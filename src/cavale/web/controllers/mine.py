"""The tables of a device, and moving a seat to another, over HTTP."""

from litestar import Controller, post
from litestar.params import JSONBody

from cavale.tables.views.shapes import Invite, MyTable
from cavale.web.bodies import Mine, Recovering
from cavale.web.controllers.tables import SEAT, TableId, bearer
from cavale.web.errors import AnyRequest, may_answer_body
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.routes import mine


class Pockets(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(
        "/mine",
        operation_id="mine",
        summary="One's own tables",
        status_code=200,
        responses=may_answer_body("slow_down", "preparing"),
    )
    async def mine(
        self, request: AnyRequest, services: TheServices, data: JSONBody[Mine]
    ) -> list[MyTable]:
        """By the secrets that one's device keeps: there are no accounts. It changes nothing."""
        services.readings.count(client(request))
        return await mine.my_tables(services, data)

    @post(
        "/{table_id:str}/recover",
        operation_id="recover",
        summary="A link to one's seat",
        status_code=200,
        security=SEAT,
        responses=may_answer_body(
            "unknown_table", "wrong_seat", "key_used", "slow_down", "not_saved", "preparing"
        ),
    )
    async def recover(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Recovering],
    ) -> Invite:
        """For another device; the secret that asks stays good."""
        services.writes.count(client(request))
        return await mine.recover(services, table_id, bearer(request), data)
