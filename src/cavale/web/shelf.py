"""The games and their rulebooks."""

from collections.abc import Iterable
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter

from cavale.core.rulebook import rulebook
from cavale.core.spec import SeatTitle, Spec
from cavale.core.words import Words
from cavale.tables.deciding.refusals import unknown_game
from cavale.tables.log.clocks import usual
from cavale.web.bodies import (
    GameCard,
    Level,
    SeatOfGame,
    ShownClause,
    ShownRulebook,
    VariantOfGame,
)
from cavale.web.errors import may_answer
from cavale.web.given import TheHouse


class Shelf(Controller):
    path = "/api/games"
    tags = ("games",)

    @get(operation_id="games", responses=may_answer())
    async def games(self, house: TheHouse) -> list[GameCard]:
        return [_card(spec) for spec in house.games.values()]

    @get("/{slug:str}/rulebook", operation_id="rulebook", responses=may_answer("unknown_game"))
    async def rulebook(
        self, house: TheHouse, slug: Annotated[str, PathParameter(max_length=40)]
    ) -> ShownRulebook:
        if slug not in house.games:
            raise unknown_game()
        french, english = rulebook(slug, "fr"), rulebook(slug, "en")
        clauses = []
        for fr in french.clauses:
            en = english[fr.id]
            words = Words(fr.text, en.text)
            section = Words(fr.section, en.section)
            clauses.append(ShownClause(fr.id, section, words, "; ".join(fr.sources)))
        return ShownRulebook(slug, clauses)


def _seats(titles: Iterable[SeatTitle]) -> list[SeatOfGame]:
    return [SeatOfGame(seat.name, seat.title) for seat in titles]


def _card(spec: Spec) -> GameCard:
    return GameCard(
        slug=spec.slug,
        title=spec.title,
        after=spec.after,
        tagline=spec.tagline,
        accent=spec.accent,
        seats=_seats(spec.seats),
        seat_counts=list(spec.seat_counts),
        games=list(spec.games),
        variants=[
            VariantOfGame(
                v.name,
                v.title,
                v.detail,
                v.scoring.fewer_win,
                None if v.seats is None else _seats(v.seats),
            )
            for v in spec.variants
        ],
        levels=[Level(level, title) for level, title in enumerate(spec.levels, 1)],
        minutes=spec.minutes,
        clock=usual(spec),
        hidden=spec.hidden,
        chance=spec.chance,
        notebook=spec.notebook is not None,
    )
