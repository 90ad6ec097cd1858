"""What is said, word for word, without a process; and that no word tells a secret."""

import io
import json
from collections import deque
from typing import Any

import pytest

import cavale
from cavale.engine.client import Engine, EngineFailed, Seated
from cavale.engine.messages import Info, Limits, Played, Turn
from cavale.engine.server import serve
from cavale.engine.transport import Gone, Silent
from cavale.games import HOUSE

WALL = cavale.game("wall", "single")
HELLO = '{"type": "hello", "name": "mock"}'
READY = '{"type": "ready"}'


class Script:
    """A transport that expects what is sent and has the answers ready."""

    def __init__(self, *answers: str | Exception) -> None:
        self.answers = deque(answers)
        self.sent: list[dict[str, Any]] = []
        self.closed = False

    def send(self, line: bytes) -> None:
        self.sent.append(json.loads(line))

    def receive(self, seconds: float | None) -> bytes:
        answer = self.answers.popleft() if self.answers else Silent()
        if isinstance(answer, Exception):
            raise answer
        return answer.encode()

    def close(self) -> None:
        self.closed = True


def seated(*answers: str | Exception) -> tuple[Script, Seated]:
    script = Script(HELLO, READY, *answers)
    engine = Engine(script)
    engine.begin(WALL, 0)
    return script, Seated(engine, 0, Limits(seconds=2))


def test_a_game_is_said_in_these_words() -> None:
    script, player = seated('{"type": "choice", "move": "3L", "value": 0.25}')
    choice = player.choose(WALL.start().observe(0), 7)
    assert (str(choice.move), choice.value) == ("3L", 0.25)
    hello, game, turn = script.sent
    assert (hello["type"], hello["protocol"]) == ("hello", 1)
    assert game == {
        "type": "game", "game": "wall", "variant": "single", "seats": 2, "seat": 0, "rules": 1,
        "rulebook": None,
    }  # fmt: skip
    assert turn["type"] == "turn"
    assert (turn["seed"], turn["limits"], turn["played"]) == (7, {"seconds": 2}, [])
    assert turn["moves"][:2] == ["1L", "1R"]
    assert turn["observation"]["text"] == str(WALL.start())
    assert turn["observation"]["view"] == WALL.start().view(0)
    player.engine.end(cavale.Outcome((1, 0), "escaped", cavale.Seat(0)))
    player.engine.close()
    assert script.sent[-2:] == [
        {"type": "over", "result": "1-0 escaped", "points": [1.0, 0.0]},
        {"type": "quit"},
    ]
    assert script.closed


def test_no_field_is_left_out_because_it_is_nothing() -> None:
    script, player = seated("nonsense")
    with pytest.raises(EngineFailed):
        player.choose(WALL.start().observe(0), 0)
    assert set(script.sent[-1]) == {"type", *Turn.__struct_fields__}


def test_infos_are_passed_on_and_unknown_fields_passed_over() -> None:
    heard: list[Info] = []
    script = Script(HELLO, '{"type": "info", "depth": 3, "mood": "good"}', READY)
    engine = Engine(script, heard.append)
    engine.begin(WALL, 1)
    assert [info.depth for info in heard] == [3]


@pytest.mark.parametrize(
    ("answer", "how", "detail"),
    [
        (Silent(), "time", "no answer within 2 s"),
        (Gone("ended with code 1: oh"), "crash", "oh"),
        ("3L", "nonsense", "'3L'"),
        ('{"type": "choice"}', "nonsense", "move"),
        ('{"type": "choice", "move": "3L", "value": 7}', "nonsense", "<= 1"),
        ('{"type": "ready"}', "nonsense", "it said ready where choice is expected"),
        ("[" * 5000, "nonsense", "[["),
        ('{"type": "choice", "move": "Z9"}', "illegal", "Z9"),
    ],
)
def test_what_an_engine_does_wrong_is_said(answer: Any, how: str, detail: str) -> None:
    _, player = seated(answer)
    with pytest.raises(EngineFailed) as failed:
        player.choose(WALL.start().observe(0), 0)
    assert failed.value.how == how
    assert detail in failed.value.detail
    assert player.engine.failed == (how != "illegal")


def test_an_illegal_move_names_the_rule() -> None:
    thief = cavale.game("thief")
    script = Script(HELLO, READY, '{"type": "choice", "move": "A1"}')
    engine = Engine(script)
    engine.begin(thief, 0)
    with pytest.raises(EngineFailed) as failed:
        Seated(engine, 0, Limits()).choose(thief.start().observe(0), 0)
    assert failed.value.clause is not None


def test_another_protocol_is_refused() -> None:
    with pytest.raises(EngineFailed, match="protocol 9"):
        Engine(Script('{"type": "hello", "name": "later", "protocol": 9}'))


def test_a_game_that_it_does_not_play_is_not_begun() -> None:
    engine = Engine(Script('{"type": "hello", "name": "mock", "games": ["ball"]}'))
    with pytest.raises(EngineFailed, match="does not play wall"):
        engine.begin(WALL, 0)


@pytest.mark.parametrize("slug", [one.slug for one in HOUSE if one.hidden or one.chance])
def test_an_engine_is_told_what_its_seat_observes_and_nothing_else(slug: str) -> None:
    """Of two worlds that a seat cannot tell apart, an engine hears the same."""
    import random

    rng, position = random.Random(5), cavale.game(slug).start()
    before, told = position, 0
    while position.mover is not None and told < 12:
        seat = position.mover
        if seat >= 0:
            seen = position.observe(seat)
            world = seen.resample(rng)
            said = []
            for one in (position, world):
                script = Script(HELLO, READY, "nonsense")
                engine = Engine(script)
                engine.begin(position.game, seat)
                with pytest.raises(EngineFailed):
                    engine.choose(one.observe(seat), 0, (), Limits())
                said.append(script.sent)
            assert said[0] == said[1]
            told += world.state != position.state
        before, position = position, position.play(position.draw(rng))
    assert before.game.hidden == (told > 0)


def test_moves_that_a_seat_does_not_see_are_not_told() -> None:
    start = cavale.game("thief").start()
    move = start.moves[0]
    script = Script(HELLO, READY, "nonsense")
    engine = Engine(script)
    engine.begin(start.game, 1)
    player = Seated(engine, 1, Limits())
    player.follow(start, move)
    with pytest.raises(EngineFailed):
        player.choose(start.play(move).observe(1), 0)
    assert script.sent[-1]["played"] == [{"by": 0, "move": "?"}]


def test_a_bot_of_the_library_answers_as_it_would_here() -> None:
    """Behind the protocol it sees the same: what travels is the whole observation."""
    position = cavale.game("horse", seats=3).start()
    while position.mover == cavale.CHANCE:
        position = position.play(position.moves[0])
    seat = position.mover
    assert seat is not None
    bot, seen = cavale.bot("horse", 1), position.observe(seat)
    script = Script(HELLO, READY, "nonsense")
    engine = Engine(script)
    engine.begin(position.game, seat)
    with pytest.raises(EngineFailed):
        engine.choose(seen, 3, (Played(0, "?"),), Limits())
    asked = "\n".join(map(json.dumps, script.sent)).encode() + b'\n{"type": "quit"}\n'
    answers = io.BytesIO()
    serve(bot, asked=io.BytesIO(asked), answers=answers)
    hello, ready, choice = map(json.loads, answers.getvalue().splitlines())
    assert (hello["type"], ready["type"]) == ("hello", "ready")
    assert choice["move"] == str(bot.choose(seen, 3).move)


class Plain:
    """As docs/engine.md shows one."""

    def choose(self, seen: cavale.Observation, seed: int) -> str:
        return str(seen.moves[seed % len(seen.moves)])


def test_serving_ends_when_nobody_asks_any_more() -> None:
    answers = io.BytesIO()
    serve(Plain(), asked=io.BytesIO(b'{"type": "hello", "by": "me"}\n'), answers=answers)
    assert json.loads(answers.getvalue())["name"] == "Plain"


@pytest.mark.parametrize("line", [b"what?\n", b'{"type": "turn"}\n'])
def test_a_referee_who_talks_nonsense_is_told_so(line: bytes) -> None:
    with pytest.raises(cavale.CavaleError, match="not in the protocol"):
        serve(Plain(), asked=io.BytesIO(line), answers=io.BytesIO())
