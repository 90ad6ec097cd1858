"""The lobby over HTTP."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from cavale.tables.live.opening import Opened
from cavale.tables.views.shapes import TableCard
from cavale.web.bodies import Seeking
from cavale.web.errors import AnyRequest, may_answer, may_answer_body
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.routes import lobby


class LobbyDoor(Controller):
    path = "/api/lobby"
    tags = ("lobby",)

    @get(operation_id="lobby", summary="Who waits", responses=may_answer())
    async def waiting(
        self,
        services: TheServices,
        game: Annotated[
            str | None, QueryParameter(max_length=40, description="Of one game only.")
        ] = None,
    ) -> list[TableCard]:
        """Public tables where somebody is present and waits for others."""
        return await lobby.waiting(services, game)

    @post(
        operation_id="match",
        summary="Play with somebody",
        status_code=200,
        responses=may_answer_body(
            "unknown_game", "key_used", "not_now", "slow_down", "not_saved", "preparing"
        ),
    )
    async def match(
        self, request: AnyRequest, services: TheServices, data: JSONBody[Seeking]
    ) -> Opened:
        """Sits down where somebody has waited longest for this game, or opens a table and waits."""
        services.openings.count(client(request))
        return await lobby.match(services, data, client(request))
