"""The lobby over HTTP."""

from litestar import Controller, get, post
from litestar.params import JSONBody

from cavale.tables.live.opening import Opened
from cavale.tables.views.shapes import TableCard
from cavale.web.bodies import Seeking, timed, wanted
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheLimit, TheLobby, TheRules


class LobbyDoor(Controller):
    path = "/api/lobby"
    tags = ("lobby",)

    @get(operation_id="lobby", responses=may_answer())
    async def waiting(self, lobby: TheLobby) -> list[TableCard]:
        return await lobby.waiting()

    @post(
        operation_id="match",
        status_code=200,
        responses=may_answer("unknown_game", "slow_down", "wrong_origin", "not_saved"),
    )
    async def match(
        self,
        request: AnyRequest,
        lobby: TheLobby,
        rules: TheRules,
        limit: TheLimit,
        data: JSONBody[Seeking],
    ) -> Opened:
        limit.count(request.client.host if request.client else "")
        await rules.ready()
        return await lobby.match(
            data.game,
            data.variant,
            data.games,
            wanted(data.seats),
            aids=data.aids,
            clock=timed(data.clock),
            stand_in=data.stand_in,
            commit_first=data.commit_first,
            key=data.key,
            seated=data.seated,
        )
