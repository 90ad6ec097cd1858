"""The lobby: who waits, and a seat for who wants to play."""

from cavale.tables.live.opening import Opened
from cavale.tables.views.shapes import TableCard
from cavale.web.bodies import Seeking, terms, wanted
from cavale.web.services import Services


async def waiting(services: Services, game: str | None) -> list[TableCard]:
    return await services.lobby.waiting(game)


async def match(services: Services, asked: Seeking, client: str) -> Opened:
    await services.kernels.ready()
    return await services.lobby.match(
        asked.game,
        asked.variant,
        asked.games,
        wanted(asked.seats),
        terms(asked),
        commit_first=asked.commit_first,
        key=asked.key,
        seated=asked.seated,
        client=client,
    )
