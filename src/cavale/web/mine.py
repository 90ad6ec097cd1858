"""The tables of a device, and moving a seat to another, over HTTP."""

from litestar import Controller, post
from litestar.params import JSONBody

from cavale.tables.asking import mine
from cavale.tables.views.shapes import Invite, MyTable
from cavale.web.api import SEAT, TableId, bearer
from cavale.web.bodies import Mine, Recovering
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheHouse, TheRules


class Pockets(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post("/mine", operation_id="mine", status_code=200, responses=may_answer("wrong_origin"))
    async def mine(self, house: TheHouse, rules: TheRules, data: JSONBody[Mine]) -> list[MyTable]:
        await rules.ready()
        return await mine.my_tables(house, ((one.id, one.secrets) for one in data.tables))

    @post(
        "/{table_id:str}/recover",
        operation_id="recover",
        status_code=200,
        security=SEAT,
        responses=may_answer("unknown_table", "wrong_seat", "not_saved"),
    )
    async def recover(
        self,
        request: AnyRequest,
        house: TheHouse,
        rules: TheRules,
        table_id: TableId,
        data: JSONBody[Recovering],
    ) -> Invite:
        await rules.ready()
        return await mine.recover(house, table_id, bearer(request), data.key)
