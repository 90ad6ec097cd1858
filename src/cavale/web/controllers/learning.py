"""Lessons and puzzles over HTTP."""

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from cavale.tables.asking.exercise import Exercise
from cavale.tables.asking.lessons import ShownLessons
from cavale.tables.asking.openings import ShownOpening
from cavale.tables.asking.puzzles import PuzzleOfTheDay, ShownPuzzles
from cavale.web.bodies import Learning
from cavale.web.controllers.shelf import Slug
from cavale.web.errors import AnyRequest, may_answer, may_answer_body
from cavale.web.given import TheServices
from cavale.web.guard import client
from cavale.web.langs import Asked, known
from cavale.web.routes import learning


class Lessons(Controller):
    path = "/api/games/{slug:str}/lessons"
    tags = ("games",)

    @get(operation_id="lessons", summary="A game's lessons", responses=may_answer("unknown_game"))
    async def lessons(self, services: TheServices, slug: Slug, lang: Asked = "en") -> ShownLessons:
        """Each with its title, in order; none where a game has none."""
        return await learning.cards(services, slug, known(lang))

    @post(
        "/{name:str}",
        operation_id="lesson",
        summary="A lesson, so far",
        status_code=200,
        responses=may_answer_body(
            "unknown_game", "not_found", "malformed_move", "illegal_move", "slow_down", "preparing"
        ),
    )
    async def lesson(
        self,
        request: AnyRequest,
        services: TheServices,
        slug: Slug,
        name: Annotated[str, PathParameter(max_length=40, description="As its card names it.")],
        data: JSONBody[Learning],
    ) -> Exercise:
        """A lesson after some moves: the rules of the game judge them, and nothing is kept."""
        services.readings.count(client(request))
        lang = known(data.lang)
        return await learning.lesson(services, slug, name, data, lang, client(request))


class Openings(Controller):
    path = "/api/games/{slug:str}/openings"
    tags = ("games",)

    @post(
        operation_id="opening",
        summary="How a game begins",
        status_code=200,
        responses=may_answer_body("unknown_game", "not_found", "slow_down", "preparing"),
    )
    async def opening(
        self, request: AnyRequest, services: TheServices, slug: Slug, data: JSONBody[Learning]
    ) -> ShownOpening:
        """How games of bots went on after these first moves, and what is proven of them."""
        services.readings.count(client(request))
        return await learning.opening(services, slug, data)


class Puzzles(Controller):
    path = "/api"
    tags = ("games",)

    @get(
        "/puzzles/today",
        operation_id="puzzle_of_the_day",
        summary="The puzzle of a day",
        responses=may_answer("not_found"),
    )
    async def today(
        self,
        services: TheServices,
        date: Annotated[str, QueryParameter(max_length=10, description="Such as `2026-11-18`.")],
    ) -> PuzzleOfTheDay:
        """Follows from the date alone, so it is the same for everybody."""
        return await learning.of_the_day(services, date)

    @get(
        "/games/{slug:str}/puzzles",
        operation_id="puzzles",
        summary="A game's puzzles",
        responses=may_answer("unknown_game"),
    )
    async def puzzles(self, services: TheServices, slug: Slug, lang: Asked = "en") -> ShownPuzzles:
        """Each with its kind and how hard it is; none where a game has none."""
        return await learning.puzzle_cards(services, slug, known(lang))

    @post(
        "/games/{slug:str}/puzzles/{name:str}",
        operation_id="puzzle",
        summary="A puzzle, so far",
        status_code=200,
        responses=may_answer_body(
            "unknown_game", "not_found", "malformed_move", "illegal_move", "slow_down", "preparing"
        ),
    )
    async def puzzle(
        self,
        request: AnyRequest,
        services: TheServices,
        slug: Slug,
        name: Annotated[str, PathParameter(max_length=40, description="As its card names it.")],
        data: JSONBody[Learning],
    ) -> Exercise:
        """A puzzle after some answers: its proof judges them, and nothing is kept."""
        services.readings.count(client(request))
        lang = known(data.lang)
        return await learning.puzzle(services, slug, name, data, lang, client(request))
