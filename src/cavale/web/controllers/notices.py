"""Being told that it is one's turn, over HTTP."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from cavale.web.bodies import Telling, Untelling
from cavale.web.controllers.tables import SEAT, TableId, bearer
from cavale.web.errors import AnyRequest, may_answer, may_answer_body
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.routes import notices

_TELLS = may_answer_body("unknown_table", "wrong_seat", "slow_down", "preparing")


class NoticesDoor(Controller):
    path = "/api"
    tags = ("tables",)

    @get(
        "/notices", operation_id="notice_key", summary="The key for notices", responses=may_answer()
    )
    async def key(self, services: TheServices) -> notices.NoticeKey:
        """What a browser's push service wants to know of this house."""
        return await notices.key(services)

    @post(
        "/tables/{table_id:str}/notices",
        operation_id="tell",
        summary="Tell me when it is my turn",
        status_code=200,
        security=SEAT,
        responses=_TELLS,
    )
    async def tell(
        self, request: AnyRequest, services: TheServices, table_id: TableId, data: JSONBody[Telling]
    ) -> notices.Told:
        """By the browser's push service, or at the address of a chat."""
        services.openings.count(client(request))
        origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
        return await notices.tell(services, table_id, bearer(request), data, origin[:200])

    @post(
        "/tables/{table_id:str}/notices/end",
        operation_id="untell",
        summary="Tell me no more",
        status_code=200,
        security=SEAT,
        responses=_TELLS,
    )
    async def untell(
        self,
        request: AnyRequest,
        services: TheServices,
        table_id: TableId,
        data: JSONBody[Untelling],
    ) -> notices.Told:
        """Ends what was asked for with the same address."""
        services.writes.count(client(request))
        return await notices.untell(services, table_id, bearer(request), data)
