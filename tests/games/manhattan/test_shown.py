"""What one sees and is told: the view, the effect of a move, the sentences, the notebook."""

import pytest

from cavale import Observation, Position
from tests.games.clauses import clause
from tests.games.manhattan.tables import CLASSIC, table
from tests.saying import said


def effect(position: Position, move: str) -> dict[str, object]:
    shown = position.observe(position.mover).effect(position.game.read_move(move))
    return {name: value for name, value in shown.items() if value not in (None, False, 0, [])}


def told(position: Position, move: str) -> tuple[str, str]:
    messages = position.observe(position.mover).describe(position.game.read_move(move))
    return said("fr", messages, position.game), said("en", messages, position.game)


def prompt(seen: Observation, lang: str) -> str:
    return said(lang, seen.prompt(), seen.game)


def test_the_view_has_players_criminals_and_piles() -> None:
    shown = table(
        "e5,start:r1", "hall,station:yw", due="w4", criminals="02o0", missions="rg", traps="L,b2"
    ).view()
    white, orange = shown["players"]
    assert (white["cars"], white["mission"], white["stage"]) == (["e5", "start"], "red", "drive")
    assert (white["lead"], white["movable"]) == (1, [1])
    assert (orange["stage"], orange["lead"], orange["movable"]) == ("hunt", None, [1, 2])
    assert orange["arrests"] == 1
    assert shown["criminals"][1]["warrants"] == ["orange"]
    assert shown["criminals"][2]["arrested_by"] == "orange"
    assert (shown["mover"], shown["due"], shown["die"]) == ("white", "move", 4)
    assert shown["missions"] == {
        "known": ["red", "green"],
        "unseen": {"red": 2, "yellow": 3, "blue": 4, "green": 3},
    }
    assert shown["traps"]["known"] == ["lieutenant", "blue 2"]
    assert shown["traps"]["unseen"]["lieutenant"] == 2


def test_the_opening_is_shown() -> None:
    opening = CLASSIC[3].parse("/".join(["start,start:-1"] * 3) + " 0000 - - - 0 x4.")
    assert opening.view()["opening"] == [0, 4, None]
    assert opening.view()["due"] == "opening"


def test_a_drive_shows_its_way() -> None:
    assert effect(table("c1,start:r1", due="w3"), "1-f1") == {
        "player": "white",
        "kind": "drive",
        "car": 1,
        "fields": ["c1", "d1", "e1", "f1"],
        "to": "f1",
        "takes": "trap",
    }
    backing = effect(table("c1,start:-1", due="w6"), "1<c7")
    assert backing["fields"] == ["c1", "c2", "c3", "c4", "c5", "c6", "c7"]
    assert backing["back"]


def test_a_jam_shows_what_is_lost() -> None:
    shown = effect(table("c11,start:r1", "c8,c8:bw", due="w6"), "1-c9")
    assert (shown["lost"], shown["jam"]) == (4, True)


@pytest.mark.parametrize(
    ("position", "move", "takes"),
    [
        (table("f5,start:r1", due="w1"), "1-bank", "park"),
        (table("bank,h7:r1p", due="w1"), "2-station", "warrant"),
        (table("f5,station:r1", due="w1"), "1-bank", "warrant"),
        (table("a9,start:-1", due="w1"), "1-mission", "mission"),
        (table("a9,start:b1", due="w1"), "1-mission", None),
    ],
)
def test_arriving_shows_what_it_brings(position: Position, move: str, takes: str | None) -> None:
    assert effect(position, move).get("takes") == takes


def test_a_trap_shows_who_walks_and_who_is_arrested() -> None:
    trap = table("e5,f1:rw", "hall,station:rw", due="wt", criminals="3200")
    assert effect(trap, "trap all") == {
        "player": "white",
        "kind": "trap",
        "card": "all",
        "criminals": [
            {"file": "red", "start": 3, "end": 0},
            {"file": "yellow", "start": 2, "end": 3},
            {"file": "blue", "start": 0, "end": 1},
            {"file": "green", "start": 0, "end": 1},
        ],
    }
    caught = effect(trap, "trap blue 1")
    assert (caught["arrest"], caught["lose_file"]) == ("red", ["orange"])


def test_a_mission_shows_whether_it_is_kept() -> None:
    drawing = table("mission,start:-1", "hall,station:yw", due="wm", criminals="o000")
    assert "kept" not in effect(drawing, "draw red")
    assert effect(drawing, "draw blue")["kept"]
    assert effect(drawing, "draw yellow")["joins"]


def test_the_last_arrest_shows_the_race() -> None:
    last = table("f5,i5:rw", "m1,m2:-", due="w1", criminals="3woo")
    assert effect(last, "1-e5")["race"]
    assert "Égalité" in told(last, "1-e5")[0]


def test_a_tie_in_the_opening_shows_who_rolls_again() -> None:
    tied = CLASSIC[3].start().play("roll 5").play("roll 2")
    assert effect(tied, "roll 5")["rolls_again"] == ["white", "violet"]
    assert effect(tied, "roll 6")["starts"] == "violet"
    assert told(tied, "roll 5")[1] == "Violet rolls 5. A tie, to be rolled again: White and Violet."


def test_staying_says_why() -> None:
    boxed = table("c11,start:-1", "c10,c10:bw", due="w1")
    assert told(boxed, "stay")[1] == "Two cars block the way: White stays."
    for too_high in (
        table("a9,start:-1", due="w4"),
        table("b9,start:-1", "a9,a9:-", due="w3"),
    ):
        assert told(too_high, "stay") == (
            "Il faut le nombre exact pour entrer dans la salle des missions : Blanc ne bouge pas.",
            "The mission room takes the exact number: White stays.",
        )


def test_an_arrest_that_is_due_is_asked_for_shown_and_said() -> None:
    ready = table("e5,h2:rw", "bank,start:r1p", due="w!", criminals="3000")
    assert (ready.view()["due"], ready.view()["die"]) == ("arrest", None)
    assert prompt(ready.observe(0), "fr") == (
        "Le criminel rouge est sur le rouge et vous êtes à l'entrée : arrêtez-le !"
    )
    assert prompt(ready.observe(1), "en") == "White makes an arrest in place of a roll."
    assert [ready.observe(0).path(move) for move in ready.moves] == [("arrest",)]
    assert effect(ready, "arrest") == {
        "player": "white",
        "kind": "arrest",
        "arrest": "red",
        "lose_file": ["orange"],
    }
    assert told(ready, "arrest") == (
        "Blanc arrête le criminel rouge : dossier fermé ! Mission rendue : Orange.",
        "White arrests the red criminal: file closed! Mission given back: Orange.",
    )


def test_a_race_says_whose_cars_leave() -> None:
    players = ("e5,i5:rw", "m1,m2:-", "h7,h7:-", "c1,c2:-")
    race = table(*players, due="w!", criminals="3vvw")
    assert effect(race, "arrest")["leave"] == ["orange", "pink"]
    assert told(race, "arrest")[0].endswith(
        "Hors course : Orange et Rose. Ces voitures quittent le plateau."
    )
    assert "violet" not in race.play("arrest").observe(0).drawing("en").split("White")[0]


def test_a_card_for_a_criminal_under_arrest_says_that_nothing_moves() -> None:
    drawing = table("f1,start:y1", due="wt", criminals="o120")
    assert told(drawing, "trap red 2")[0] == (
        "Blanc tire « rouge 2 » : ce criminel est déjà arrêté, rien ne bouge."
    )


@pytest.mark.parametrize(
    ("player", "french"),
    [
        ("c1,start:-1", "Menez la voiture 1 à la salle des missions"),
        ("c1,c2:-", "Menez une voiture à la salle des missions"),
        ("c1,start:y1", "La voiture 1 doit se garer à la mairie"),
        ("hall,start:y1p", "La voiture 2 va chercher le mandat"),
        ("hall,station:yw", "soyez à l'entrée de la mairie quand il est sur le rouge"),
    ],
)
def test_the_prompt_says_what_to_do(player: str, french: str) -> None:
    assert french in prompt(table(player, due="w3").observe(0), "fr")


def test_the_prompt_says_why_nothing_moves() -> None:
    too_high = table("a9,start:-1", due="w4").observe(0)
    assert prompt(too_high, "en") == "You rolled 4. The mission room takes the exact number: stay."
    boxed = table("c11,start:-1", "c10,c10:bw", due="w1").observe(0)
    assert prompt(boxed, "fr") == "Vous avez fait 1. Deux voitures barrent la route : restez."


def test_the_prompt_says_that_the_criminal_is_on_red() -> None:
    ready = table("hall,station:yw", due="w3", criminals="0300").observe(0)
    assert prompt(ready, "en") == (
        "You rolled 3. Your criminal is on red: a car at the town hall's entrance arrests him!"
    )


def test_an_arrest_says_who_gives_the_mission_back() -> None:
    one = table("f5,station:rw", "bank,start:r1p", due="w1", criminals="3000")
    assert told(one, "1-e5")[0].endswith("dossier fermé ! Mission rendue : Orange.")
    two = table("f5,station:rw", "bank,start:r1p", "c1,start:r1", due="w1", criminals="3000")
    assert told(two, "1-e5")[1].endswith("file closed! Mission given back: Orange and Violet.")


def test_the_click_path_is_the_car_and_the_field() -> None:
    seen = table("c1,start:-1", due="w6").observe(0)
    assert [seen.path(move) for move in seen.moves] == [
        ("1", "i1"),
        ("1", "h2"),
        ("1", "back", "c7"),
        ("1", "back", "e5"),
    ]


@clause("5.4")
def test_the_notebook_has_the_cards_already_seen() -> None:
    book = table("c1,start:r1", due="w3", traps="L,b2", missions="gg").observe(0).notebook()
    assert book is not None
    assert book["traps"]["known"] == ["lieutenant", "blue 2"]
    assert book["traps"]["left"] == 18
    assert book["traps"]["next"] is None
    assert "blue 2" not in book["traps"]["unseen"]
    assert book["missions"]["known"] == ["green", "green"]
    assert book["missions"]["unseen"] == {"red": 3, "yellow": 4, "blue": 4, "green": 2}


@clause("5.4")
def test_the_notebook_knows_the_next_card_when_there_is_only_one() -> None:
    whole = "L,r1,y1,b1,g1,A,r2,y2,L,b2,g2,r3,y3,b3,g3,r1,y1,L,b1,g1"
    for known, card in ((whole, "lieutenant"), (whole.removesuffix(",g1"), "green 1")):
        book = table("c1,start:r1", due="w3", traps=known).observe(None).notebook()
        assert book is not None
        assert book["traps"]["next"] == card


def test_the_drawing_shows_cars_and_circles() -> None:
    drawn = table("c1,start:r1", "c1,hall:yw", due="w3", criminals="3000").observe(0)
    text = drawn.drawing("en")
    assert "w1[/]" in text
    assert "o1[/]" in text
    assert "bank ○○○●" in text
    assert "Traps: 20 unseen" in text
