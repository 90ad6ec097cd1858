"""The games and their rulebooks."""

from collections.abc import Iterable

from cavale.core.rulebook import rulebook as read_rulebook
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
from cavale.web.guests import board_of
from cavale.web.services import Services


async def games(services: Services) -> list[GameCard]:
    return [_card(spec) for spec in services.games.values()]


async def rulebook(services: Services, slug: str) -> ShownRulebook:
    spec = services.games.get(slug)
    if spec is None:
        raise unknown_game()
    french, english = read_rulebook(spec, "fr"), read_rulebook(spec, "en")
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
        board=board_of(spec),
    )
