"""Version 1: play was as it is, records named the seats of every edition alike."""

from cavale import game
from cavale.core.catalogue import say
from cavale.core.eyes import eyes_named
from cavale.core.record import verify
from cavale.records import parse

OLD = game("thief", variant="laffont", rules=1)
RESIGNED = """cavale-record: 1
game: thief
variant: laffont
seats: 2
rules: 1
thief: Ada
detective: Léo
ending: resigned thief
result: 0-9 resigned

1. G7
"""


def test_its_tables_speak_the_words_of_the_edition() -> None:
    assert OLD.titles == game("thief", variant="laffont").titles == ("spy", "counter-spy")
    assert say("fr", OLD.start().observe(1).prompt(), OLD) == "L\u2019espion se déplace en secret."


def test_its_records_name_the_seats_as_they_did() -> None:
    record = parse(RESIGNED)
    assert record.players == ("Ada", "Léo")
    assert all(check.passed for check in verify(record))


def test_eyes_have_either_name() -> None:
    assert eyes_named(OLD, "detective") == eyes_named(OLD, "counter-spy") == eyes_named(OLD, "1")
