"""Catalogues: every language says the same messages, none is missing, none is unused."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import cavale
from cavale import GAMES, Game
from cavale.contract.walks import sample
from cavale.core.cast import Cast, Role
from cavale.core.catalogue import LANGS, Lang, Unsayable, catalogue, page_words, say
from cavale.core.message import message
from cavale.core.seats import CHANCE
from tests.saying import typed

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ("house", "page", "terminal", "embed", "shared")
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["'`]""")
"""An id of a message stands in the sources as a text of its own."""
STARTS = re.compile(r"""["'`]((?:[a-z0-9]+-)+)(?:\$?\{)""")
"""So does the beginning of ids that are put together, and somewhere what comes after it."""


OPTIONAL = {"starts"}
"""How a name begins matters to some languages only."""


class Shape(Visitor):
    """What a message needs: the variables and the messages it quotes."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        if isinstance(node, ast.MessageReference):
            self.quoted.add(node.id.name)
        super().generic_visit(node)


Entry = tuple[frozenset[str], frozenset[str], frozenset[str]]
"""Attributes, variables and quoted messages."""


def entries(text: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is said twice"
            shape = Shape()
            shape.visit(entry)
            attributes = frozenset(one.id.name for one in entry.attributes)
            found[entry.id.name] = (
                attributes,
                frozenset(shape.variables - OPTIONAL),
                frozenset(shape.quoted),
            )
    return found


@cache
def house(part: str, lang: Lang) -> dict[str, Entry]:
    page = files(cavale) / "words" / f"{part}.{lang}.ftl"
    return entries(page.read_text("utf-8")) if page.is_file() else {}


@cache
def room(package: str, lang: Lang) -> dict[str, Entry]:
    return entries((files(package) / f"words.{lang}.ftl").read_text("utf-8"))


@cache
def sources() -> str:
    """All code that may choose a message."""
    code = [*(ROOT / "src").rglob("*.py"), *(ROOT / "ui/src").rglob("*.ts")]
    code += (ROOT / "ui/src").rglob("*.svelte")
    return "\n".join(path.read_text("utf-8") for path in code)


@cache
def named() -> tuple[frozenset[str], tuple[str, ...]]:
    """The ids that the sources name, and how those begin that they put together."""
    return frozenset(QUOTED.findall(sources())), tuple(set(STARTS.findall(sources())))


def used(name: str, known: dict[str, Entry]) -> bool:
    texts, parts = named()
    if name in texts:
        return True
    if any(name.startswith(part) and name.removeprefix(part) in texts for part in parts):
        return True
    return any(name in quoted for _, _, quoted in known.values())


def given(known: dict[str, Entry]) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """What each message has and needs, also by what it quotes: languages quote as they like."""

    def needed(name: str) -> frozenset[str]:
        _, variables, quoted = known[name]
        return variables.union(*(needed(one) for one in quoted if one in known))

    return {name: (attributes, needed(name)) for name, (attributes, _, _) in known.items()}


def conventional(game_slug: str) -> Iterator[str]:
    """The ids that follow from the names in a spec."""
    spec = GAMES[game_slug]
    yield from ("title", "after", "tagline")
    for variant in spec.variants:
        yield from (f"variant-{variant.name}", f"variant-{variant.name}-detail")
        yield from (f"seat-{seat}" for seat in variant.seats or ())
    yield from (f"seat-{seat}" for seat in spec.seats)
    for level in spec.level_numbers():
        yield from (f"level-{level}", f"level-{level}-says")
    # Moves as they are written, word by word; only words that the notation has.
    yield from (name for name in room(spec.package, "en") if name.startswith("notation-"))


@pytest.mark.parametrize("slug", GAMES)
def test_a_room_says_the_same_messages_in_every_language(slug: str) -> None:
    package = GAMES[slug].package
    english = given(room(package, "en"))
    for lang in LANGS:
        assert given(room(package, lang)) == english, lang


@pytest.mark.parametrize("part", HOUSE)
def test_the_house_says_the_same_messages_in_every_language(part: str) -> None:
    for lang in LANGS:
        assert given(house(part, lang)) == given(house(part, "en")), lang


@pytest.mark.parametrize("slug", GAMES)
def test_no_message_of_a_room_is_missing_or_unused(slug: str) -> None:
    found = room(GAMES[slug].package, "en")
    wanted = set(conventional(slug))
    assert wanted <= found.keys()
    assert [name for name in found if name not in wanted and not used(name, found)] == []


@pytest.mark.parametrize("part", HOUSE)
def test_no_message_of_the_house_is_unused(part: str) -> None:
    found = house(part, "en")
    assert [name for name in found if not used(name, found)] == []


def test_no_id_is_said_in_two_places() -> None:
    for slug, spec in GAMES.items():
        apart = [room(spec.package, "en"), *(house(part, "en") for part in HOUSE)]
        names = [name for one in apart for name in one]
        assert len(names) == len(set(names)), slug


def test_what_a_message_quotes_is_there() -> None:
    everywhere = {name for part in HOUSE for name in house(part, "en")}
    for spec in GAMES.values():
        found = room(spec.package, "en")
        for _, _, quoted in found.values():
            assert quoted <= found.keys() | everywhere


@pytest.mark.parametrize("lang", LANGS)
def test_every_sentence_can_be_said_to_everybody(game: Game, lang: Lang) -> None:
    """To a spectator, to each seat, with names and without: nothing is left unsaid."""
    named = tuple(Role(title, "Éléonore") for title in game.titles)
    bots = tuple(Role(title, level=1 + seat % 5) for seat, title in enumerate(game.titles))
    casts = [game.cast, Cast(named), *(Cast(bots, seat) for seat in range(game.seats))]
    for position in sample(game, 2):
        for seat in (*range(game.seats), None):
            seen = position.observe(seat)
            told = [seen.prompt(), *(seen.describe(move) for move in seen.moves[:3])]
            told += [seen.ending()] if position.outcome else []
            for cast in casts[: 2 + (seat or 0)]:
                for one in told:
                    text = say(lang, one, game, cast)
                    assert text
                    assert "{" not in text
        if position.mover == CHANCE and game.room.chance is not None:
            assert say(lang, game.room.chance(position.moves.codes[0]), game)


def test_a_name_takes_its_article_and_its_elision() -> None:
    french, english = (catalogue(lang, "cavale.games.horse") for lang in ("fr", "en"))
    turn = message("others-turn", seat=0)
    mill = Cast((Role("mill"), Role("forge")))
    assert french.say(turn, mill) == "Au tour du Moulin."
    assert french.say(turn, Cast((Role("mill", "Ada"), Role("forge")))) == "À Ada de jouer."
    assert english.say(turn, mill) == "Mill to move."
    car = message("drives", player="orange", car=1, to="c1")
    streets = catalogue("fr", "cavale.games.manhattan")
    seats = (Role("white", "Zoé"), Role("orange"))
    assert typed(streets.say(car, Cast(seats))) == "La voiture 1 d'Orange va en c1."
    assert streets.say(car, Cast(seats, 1)) == "Votre voiture 1 va en c1."
    assert typed(streets.say(message("drives", player=0, car=2, to="station"), Cast(seats))) == (
        "La voiture 2 de Zoé va au poste de police."
    )


def test_a_bot_is_called_by_its_level_where_that_is_clear() -> None:
    wall = catalogue("fr", "cavale.games.wall")
    turn = message("others-turn", seat=1)
    one = Cast((Role("yellow"), Role("blue", level=3)), 0)
    both = Cast((Role("yellow", level=3), Role("blue", level=3)))
    assert wall.say(turn, one) == "Au tour du guetteur."
    assert wall.say(turn, both) == "Au tour de Bleu."


def test_lists_and_numbers_are_written_as_the_language_does() -> None:
    drawn = message("series-drawn", score=[1.5, 1.5])
    assert say("fr", drawn) == "La série est nulle, 1,5 – 1,5."
    assert say("en", drawn) == "The series is drawn, 1.5 – 1.5."
    seats = Cast((Role("white"), Role("orange", "Ada"), Role("violet")), 2)
    told = message("awaited", seats=[0, 1, 2])
    assert say("fr", told, Game(GAMES["manhattan"], seats=3), seats) == (
        "On attend Blanc, Ada et vous."
    )


def test_french_has_its_spaces_and_apostrophes() -> None:
    wall = catalogue("fr", "cavale.games.wall")
    freed = wall.say(message("escapes", escape="blue"), Game(GAMES["wall"]).cast)
    assert freed == "Un malfaiteur de Bleu s\u2019évade\u202f!"
    assert catalogue("fr", "cavale.games.thief").say("variant-knots-1") == "Jeu n°\u00a01"


def test_what_cannot_be_said_is_an_error() -> None:
    with pytest.raises(Unsayable, match="no-such-message"):
        say("en", "no-such-message")
    with pytest.raises(Unsayable, match="number"):
        say("en", message("refused-no-such-game"))


ASIDE = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->", re.DOTALL)
HEARD = re.compile(r'\b(?:aria-label|title|alt|placeholder)="([^"{]*[^\W\d_]{2}[^"]*)"')
NAMES = {"Cavale", "POLICE"}
"""The house's own, and a sign in New York."""


@pytest.mark.parametrize("path", sorted((ROOT / "ui/src").rglob("*.svelte")), ids=lambda p: p.stem)
def test_no_component_has_a_text_of_its_own(path: Path) -> None:
    markup = ASIDE.sub("", path.read_text("utf-8"))
    while (less := re.sub(r"\{[^{}]*\}", "", markup)) != markup:
        markup = less  # what stands in braces is code
    shown = re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", markup))
    assert {*shown, *HEARD.findall(markup)} <= NAMES


ASIDE_IN_CODE = re.compile(
    r'<style.*?</style>|/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|\bgenerics="[^"]*"', re.DOTALL
)
QUOTED_TEXT = re.compile(r"""(['"`])((?:\\.|(?!\1)[^\\\n])*)\1""")
SENTENCE = re.compile(r"\W*[A-ZÀ-Ý][^\W\d_]+,? [^\W\d_]{2,}|[A-ZÀ-Ý][^\W\d_]+[.!?…]$")


def test_no_code_of_the_page_has_a_sentence_of_its_own() -> None:
    """Samples are for the tests of components only."""
    code = [*(ROOT / "ui/src").rglob("*.ts"), *(ROOT / "ui/src").rglob("*.svelte")]
    found = [
        (path.name, text)
        for path in code
        if not path.name.endswith((".test.ts", ".d.ts", "samples.ts"))
        for _, text in QUOTED_TEXT.findall(ASIDE_IN_CODE.sub("", path.read_text("utf-8")))
        if SENTENCE.match(text)
    ]
    assert len(code) > 100
    assert found == []


@pytest.mark.parametrize("lang", LANGS)
def test_a_page_gets_all_but_the_drawing(lang: Lang) -> None:
    for spec in GAMES.values():
        body = parse(page_words(lang, spec.package)).body
        assert all(isinstance(entry, ast.Message) for entry in body)
        said = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
        assert said == {one for one in room(spec.package, lang) if not one.startswith("drawing-")}


@pytest.mark.parametrize("lang", LANGS)
def test_a_move_is_read_as_the_language_writes_it(game: Game, lang: Lang) -> None:
    """So that who plays in a terminal may type what it shows."""
    words = catalogue(lang, game.spec.package)
    for position in sample(game, 2):
        for text in map(str, position.moves):
            assert words.read(words.write(text)) == text


def test_moves_are_written_in_the_words_of_the_language() -> None:
    streets, ball = (catalogue("fr", f"cavale.games.{one}") for one in ("manhattan", "ball"))
    assert streets.write("roll 4") == "dé 4"
    assert streets.write("draw blue") == "dossier bleu"
    assert ball.write("D6xoff") == "D6xbut"
    assert catalogue("de", "cavale.games.horse").write("x dog+") == "x Hund+"
