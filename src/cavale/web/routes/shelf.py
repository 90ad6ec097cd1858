"""The games, their rulebooks and their words."""

from collections.abc import Iterable
from hashlib import sha256

from cavale.core.catalogue import Lang, catalogue, page_words, table_words
from cavale.core.lessons import has_lessons
from cavale.core.openings import has_openings
from cavale.core.puzzles import has_puzzles
from cavale.core.rulebook import has_own_rulebook
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


async def rulebook(services: Services, slug: str, lang: Lang, variant: str = "") -> ShownRulebook:
    spec = spec_of(services, slug)
    own = spec.variant(variant) is not None and has_own_rulebook(spec.package, variant)
    book = read_rulebook(spec.package, lang, variant if own else "")
    clauses = [
        ShownClause(clause.id, clause.section, clause.text, "; ".join(clause.sources))
        for clause in book.clauses
    ]
    return ShownRulebook(slug, clauses, variant if own else None)


async def words(services: Services, slug: str, lang: Lang, whole: bool) -> tuple[bytes, str]:
    """A room's catalogue, or what a table needs of it at first, and its digest."""
    chosen = page_words if whole else table_words
    text = chosen(lang, spec_of(services, slug).package).encode()
    return text, sha256(text).hexdigest()[:16]


def spec_of(services: Services, slug: str) -> Spec:
    if slug not in services.games:
        raise unknown_game()
    return services.games[slug]


def _card(spec: Spec, lang: Lang) -> GameCard:
    words = catalogue(lang, spec.package)
    say = words.say

    def says(level: int) -> str:
        sentence = f"level-{level}-says"
        return say(sentence) if words.has(sentence) else ""

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
                list(spec.level_numbers(v.name)),
                v.minutes or spec.minutes,
                has_own_rulebook(spec.package, v.name),
            )
            for v in spec.variants
        ],
        levels=[Level(level, say(f"level-{level}"), says(level)) for level in spec.level_numbers()],
        minutes=spec.minutes,
        clock=usual(spec),
        hidden=spec.hidden,
        chance=spec.chance,
        notebook=spec.notebook is not None,
        lessons=has_lessons(spec.package),
        puzzles=has_puzzles(spec),
        openings=has_openings(spec),
        usual=spec.usual or spec.variants[0].name,
        board=board_of(spec),
    )
