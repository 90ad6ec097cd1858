"""Lessons and puzzles: nothing of them is kept."""

from cavale.core.catalogue import Lang
from cavale.tables.asking import lessons, openings, puzzles
from cavale.tables.asking.exercise import Exercise
from cavale.tables.asking.lessons import ShownLessons
from cavale.tables.asking.openings import ShownOpening
from cavale.tables.asking.puzzles import PuzzleOfTheDay, ShownPuzzles
from cavale.web.bodies import Learning
from cavale.web.routes.shelf import spec_of
from cavale.web.services import Services


async def cards(services: Services, slug: str, lang: Lang) -> ShownLessons:
    return lessons.cards(spec_of(services, slug), lang)


async def lesson(
    services: Services, slug: str, name: str, asked: Learning, lang: Lang, client: str
) -> Exercise:
    spec = spec_of(services, slug)
    await services.kernels.ready()
    return await services.brought.run(client, "", lessons.shown, spec, name, asked.moves, lang)


async def opening(services: Services, slug: str, asked: Learning) -> ShownOpening:
    spec = spec_of(services, slug)
    await services.kernels.ready()
    return openings.shown(spec, asked.moves)


async def puzzle_cards(services: Services, slug: str, lang: Lang) -> ShownPuzzles:
    return puzzles.cards(spec_of(services, slug), lang)


async def of_the_day(services: Services, day: str) -> PuzzleOfTheDay:
    return puzzles.of_the_day(services.games.values(), day)


async def puzzle(
    services: Services, slug: str, name: str, asked: Learning, lang: Lang, client: str
) -> Exercise:
    spec = spec_of(services, slug)
    await services.kernels.ready()
    return await services.brought.run(client, "", puzzles.shown, spec, name, asked.moves, lang)
