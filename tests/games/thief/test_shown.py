"""What the boards and the readers are given."""

import re
from collections.abc import Sequence

import pytest

from cavale import Game, IllegalMove, Observation
from cavale.core.cast import Cast, Role
from cavale.core.catalogue import LANGS
from cavale.core.message import Message
from cavale.core.rulebook import rulebook
from tests.games.clauses import clause
from tests.games.thief.drawn import KNOTS_1, KNOTS_2, LAFFONT, VARIANTS, chased, fled, play
from tests.saying import said as saying

BURDEN = " points: fewer are better."


def test_the_view_of_each_side() -> None:
    position = play(LAFFONT.start(), "G5 E5 H5")
    detective = {
        "variant": "laffont",
        "turn": "detective",
        "steps": 2,
        "footprints": None,
        "probes": [{"point": "E5", "clue": "near"}],
        "turns_left": 8,
        "caught": None,
        "escaped": None,
    }
    assert position.view(1) == position.view(None) == detective
    assert position.view(0) == detective | {"footprints": ["G5", "H5"]}
    assert KNOTS_1.start().view(1)["footprints"] == []


def test_the_effect_of_a_step_and_of_a_probe() -> None:
    seen = fled(KNOTS_2, "F7").observe(0)
    assert seen.effect(KNOTS_2.read_move("G7")) == {
        "by": "thief",
        "seat": 0,
        "number": 2,
        "start": "F7",
        "point": "G7",
        "clue": None,
        "escapes": False,
        "sign": None,
    }
    first = KNOTS_2.start().observe(0).effect(KNOTS_2.read_move("G7"))
    assert (first["start"], first["number"]) == ("F6", 1)
    probe = chased(KNOTS_2, "F7 F8").observe(1).effect(KNOTS_2.read_move("C3"))
    assert probe == {
        "by": "detective",
        "seat": 1,
        "number": 2,
        "start": None,
        "point": "C3",
        "clue": None,
        "escapes": False,
        "sign": None,
    }


@pytest.mark.parametrize("on", VARIANTS, ids=repr)
def test_one_click_plays_a_move(on: Game) -> None:
    for position in (on.start(), chased(on, "F7 G7")):
        seen = position.observe(position.mover)
        assert all(seen.path(move) == (str(move),) for move in seen.moves)


@pytest.mark.parametrize(
    ("on", "end", "said"),
    [
        (
            KNOTS_1,
            "F7 F6 F8 F8",
            (
                "The detective wins: the thief is caught at F8 on turn 2. "
                f"The detective scores 2{BURDEN}"
            ),
        ),
        (
            LAFFONT,
            "F7 F7",
            (
                "The counter-spy wins: the spy is caught at F7 on turn 1. "
                "The counter-spy scores 9 points."
            ),
        ),
        (
            LAFFONT,
            "F7 F6 F8 F6 F9 F6 F10 F6 F11 F6 G11 F6 H11 F6 I11 F6 J11 J11",
            (
                "The counter-spy wins: the spy is caught at J11 on turn 9. "
                "The counter-spy scores 1 point."
            ),
        ),
    ],
)
def test_the_end_is_said_with_its_points(on: Game, end: str, said: str) -> None:
    assert saying("en", play(on.start(), end).observe(None).ending(), on) == said


def test_an_escape_is_said_with_its_points() -> None:
    steps = "F7 F8 F9 F10 F11 G11 H11 I11 J11 K11"
    ending = fled(KNOTS_1, steps).observe(None).ending()
    assert saying("en", ending, KNOTS_1) == (
        f"The thief wins by escaping at K11. The detective scores 10{BURDEN}"
    )
    assert saying("fr", ending, KNOTS_1, Cast((Role("thief"), Role("detective")), 1)) == (
        "Le voleur gagne en s'échappant par K11. Vous marquez 10 points : "
        "moins on en a, mieux c'est."
    )
    ending = fled(LAFFONT, steps).observe(1).ending()
    assert saying("en", ending, LAFFONT) == (
        "The spy wins by escaping at K11. The spy scores 10 points."
    )
    cast = Cast((Role("spy", "Ada"), Role("counter-spy")), 1)
    assert saying("fr", ending, LAFFONT, cast) == (
        "Ada gagne en s'échappant par K11. Ada marque 10 points."
    )


def prompt(seen: Observation) -> str:
    return saying("en", seen.prompt(), seen.game)


def test_prompts_speak_to_the_one_who_is_asked() -> None:
    start = KNOTS_1.start()
    assert "first footprint" in prompt(start.observe(0))
    assert "unseen" in prompt(start.observe(1))
    position = start.play("F7")
    assert "F6" in prompt(position.observe(1))
    assert "searching" in prompt(position.observe(0))
    assert "anywhere but a hideout" in prompt(LAFFONT.start().play("F7").observe(1))
    assert "one step away" in prompt(position.play("F6").observe(0))


def test_the_board_in_a_terminal() -> None:
    position = play(KNOTS_1.start(), "F7 F6 F8 F7")
    mine, theirs = (position.observe(seat).drawing("en") for seat in (0, 1))
    assert "1+2" in mine, "the first footprint and the second probe, near, on one point"
    assert "Flight: F7 F8" in mine
    assert "Flight" not in theirs
    assert " +2" in theirs
    assert "Visits: F6 orange, F7 orange" in theirs
    caught = position.play("F9").play("F9")
    assert "3!3" in caught.observe(1).drawing("fr")
    assert "F9 attrapé" in caught.observe(1).drawing("fr")
    assert "black on yellow" in play(LAFFONT.start(), "F7 F6").observe(1).drawing("en")


def words(messages: Sequence[Message], on: Game) -> set[str]:
    both = " ".join(saying(lang, messages, on) for lang in ("fr", "en"))
    return set(re.findall(r"[\w-]+", both.lower()))


@clause("1.4")
def test_each_edition_has_its_own_words() -> None:
    """All that is said from the first move to the last, to both seats and to spectators."""
    knots = {"voleur", "thief", "détective", "detective", "délit", "crime", "orange"}
    laffont = {"espion", "spy", "contre-espion", "counter-spy", "vol", "theft", "jaune", "yellow"}
    moves = "F7 F6 F8 F6 F9 F6 F10 F6 F11 F6 G11 F6 H11 F6 I11 F6 J11 J11"
    for on, own, others in ((KNOTS_1, knots, laffont), (LAFFONT, laffont, knots)):
        assert set(on.titles) <= own
        position, said = on.start(), set[str]()
        for text in moves.split():
            for seat in (None, 0, 1):
                seen, move = position.observe(seat), on.read_move(text)
                after = position.play(move).observe(seat)
                told = seen.prompt(), seen.describe(move), seen.describe(move, after)
                said |= {word for one in told for word in words(one, on)}
            position = position.play(text)
        end = position.observe(None).ending()
        said |= words(end, on)
        assert not said & others
        assert own - said <= {"vol", "theft", "délit", "crime"} - said
        assert said & {"vol", "délit"}


@clause("1.4")
@pytest.mark.parametrize("lang", LANGS)
def test_pursuit_has_its_own_rulebook(lang: str) -> None:
    """Only the clause that says how they are called elsewhere speaks of the thief."""
    others = r"(?i)voleur|détective|délit|orange|thief|detective|crime|dieb\b|detektiv|tatort"
    book = rulebook("cavale.games.thief", lang, "laffont")
    told = [book.introduction, *(clause.section + clause.text for clause in book.clauses)]
    assert [bool(re.search(others, text)) for text in told].count(True) == 1
    assert re.search(others, book["1.4"].text)
    assert rulebook("cavale.games.thief", lang, "knots-1") == rulebook("cavale.games.thief", lang)


@pytest.mark.parametrize(
    ("moves", "move", "number", "quoted"),
    [
        ("", "F8", "2.2", "espion"),
        ("G7 F6", "F7", "2.4", "lieu du vol"),
        ("G7", "A1", "3.1", "contre-espion"),
    ],
)
def test_a_refused_move_quotes_it(moves: str, move: str, number: str, quoted: str) -> None:
    position = play(LAFFONT.start(), moves) if moves else LAFFONT.start()
    with pytest.raises(IllegalMove) as refused:
        position.play(move)
    assert refused.value.clause == number
    assert quoted in rulebook("cavale.games.thief", "fr", "laffont")[number].text
