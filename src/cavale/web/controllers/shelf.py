"""The games, their rulebooks and their words over HTTP."""

from typing import Annotated, Any

from litestar import Controller, Response, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from cavale.web.bodies import GameCard, ShownRulebook
from cavale.web.errors import AnyRequest, may_answer
from cavale.web.given import TheServices
from cavale.web.langs import Asked, known
from cavale.web.routes import shelf

Slug = Annotated[str, PathParameter(max_length=40, description="The game, by its short name.")]


class Shelf(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(operation_id="games", summary="The games", responses=may_answer())
    async def games(self, services: TheServices, lang: Asked = "en") -> list[GameCard]:
        """What one chooses from where a table is opened: seats, variants, levels, clocks, in the
        language asked for.
        """
        return await shelf.games(services, known(lang))

    @get(
        "/{slug:str}/rulebook",
        operation_id="rulebook",
        summary="A game's rulebook",
        responses=may_answer("unknown_game"),
    )
    async def rulebook(
        self,
        services: TheServices,
        slug: Slug,
        lang: Asked = "en",
        variant: Annotated[
            str, QueryParameter(max_length=40, description="In its own words, if it has any.")
        ] = "",
    ) -> ShownRulebook:
        """Its numbered clauses; errors and boards name them by `id`."""
        return await shelf.rulebook(services, slug, known(lang), variant)

    @get(
        "/{slug:str}/words/{lang:str}",
        operation_id="words",
        summary="A game's words",
        media_type="text/plain; charset=utf-8",
        responses={
            **may_answer("unknown_game"),
            304: ResponseSpec(None, description="You have it.", generate_examples=False),
        },
    )
    async def words(
        self,
        request: AnyRequest,
        services: TheServices,
        slug: Slug,
        lang: Annotated[str, PathParameter(max_length=20, description="Such as `de`.")],
        whole: Annotated[
            bool, QueryParameter(description="Also what hints and reviews say.")
        ] = True,
    ) -> Response[bytes]:
        """The room's catalogue, in Project Fluent's format."""
        text, digest = await shelf.words(services, slug, known(lang), whole)
        headers: dict[str, Any] = {"etag": f'"{digest}"', "cache-control": "no-cache"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(b"", status_code=304, headers=headers)
        return Response(text, headers=headers)
