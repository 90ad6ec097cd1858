"""The games, their rulebooks and their words."""

from collections.abc import Iterable
from hashlib import sha256

from cavale.core.catalogue import Lang, catalogue, room_words
from cavale.core.rulebook import rulebook as read_rulebook
from cavale.core.spec import Spec
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


async def games(services: Services, lang: Lang) -> list[GameCard]:
    return [_card(spec, lang) for spec in services.games.values()]


async def rulebook(services: Services, slug: str, lang: Lang) -> ShownRulebook:
    book = read_rulebook(_spec(services, slug).package, lang)
    clauses = [
        ShownClause(clause.id, clause.section, clause.text, "; ".join(clause.sources))
        for clause in book.clauses
    ]
    return ShownRulebook(slug, clauses)


async def words(services: Services, slug: str, lang: Lang) -> tuple[bytes, str]:
    """A room's catalogue, and its digest."""
    text = room_words(lang, _spec(services, slug).package).encode()
    return text, sha256(text).hexdigest()[:16]


def _spec(services: Services, slug: str) -> Spec:
    if slug not in services.games:
        raise unknown_game()
    return services.games[slug]


def _card(spec: Spec, lang: Lang) -> GameCard:
    say = catalogue(lang, spec.package).say

    def seats(names: Iterable[str]) -> list[SeatOfGame]:
        return [SeatOfGame(name, say(f"seat-{name}")) for name in names]

    return GameCard(
        slug=spec.slug,
        title=say("title"),
        after=say("after"),
        tagline=say("tagline"),
        accent=spec.accent,
        seats=seats(spec.seats),
        seat_counts=list(spec.seat_counts),
        games=list(spec.games),
        variants=[
            VariantOfGame(
                v.name,
                say(f"variant-{v.name}"),
                say(f"variant-{v.name}-detail"),
                v.scoring.fewer_win,
                None if v.seats is None else seats(v.seats),
            )
            for v in spec.variants
        ],
        levels=[Level(level, say(f"level-{level}")) for level in range(1, spec.levels + 1)],
        minutes=spec.minutes,
        clock=usual(spec),
        hidden=spec.hidden,
        chance=spec.chance,
        notebook=spec.notebook is not None,
        board=board_of(spec),
    )
