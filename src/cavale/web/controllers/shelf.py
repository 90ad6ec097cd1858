"""The games and their rulebooks over HTTP."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter

from cavale.web.bodies import GameCard, ShownRulebook
from cavale.web.errors import may_answer
from cavale.web.given import TheServices
from cavale.web.routes import shelf


class Shelf(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(operation_id="games", responses=may_answer())
    async def games(self, services: TheServices) -> list[GameCard]:
        return await shelf.games(services)

    @get("/{slug:str}/rulebook", operation_id="rulebook", responses=may_answer("unknown_game"))
    async def rulebook(
        self, services: TheServices, slug: Annotated[str, PathParameter(max_length=40)]
    ) -> ShownRulebook:
        return await shelf.rulebook(services, slug)
