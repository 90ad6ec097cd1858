"""Every level plays by the rules, takes a catch that is there, and knows no secret."""

import random

import pytest

from cavale import CHANCE, GAMES, Game, Position, game
from cavale.core.bot import Bot
from cavale.core.jit import JIT, count_bits
from cavale.core.rules import obvious
from cavale.games.horse.bots import LEVELS, Hunter, bot
from cavale.games.horse.haste import NO_MOVE
from cavale.games.horse.notation import parse_move
from cavale.games.horse.shortlist import shortlist
from cavale.games.horse.walks import catches
from tests.games.horse.drawn import hunt

every_level = pytest.mark.parametrize("level", range(6))


def quick(level: int) -> Bot:
    if level <= 1:
        return bot(level)
    if level == 5:
        return bot(5, 0.02 if JIT else 0.2)
    return Hunter(hunts=30 if JIT else 4, few=8)


def play_out(of: Game, bots: list[Bot], seed: int) -> Position:
    rng = random.Random(seed)
    position = of.start()
    while (seat := position.mover) is not None:
        if seat == CHANCE:
            position = position.play_unchecked(
                rng.choices(position.moves.codes, position.weights)[0]
            )
        else:
            choice = bots[seat].choose(position.observe(seat), rng.getrandbits(32))
            position = position.play(choice.move, seat)
    return position


def test_there_are_six_levels() -> None:
    assert GAMES["horse"].levels == len(LEVELS) - 1 == 5
    for level in (6, -1):
        with pytest.raises(ValueError, match="0 to 5"):
            bot(level)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bots_play_whole_games_by_the_rules(seats: int) -> None:
    bots: list[Bot] = [quick(2 if seat == 0 else 1) for seat in range(seats)]
    assert play_out(game("horse", seats=seats), bots, seats).outcome is not None


@pytest.mark.parametrize("level", range(1, 6))
def test_a_catch_with_ones_own_subject_is_taken(level: int) -> None:
    position = hunt("dog A11", hand="d= m=+ w+ h-", paper="d", length=3, seats=3)
    assert str(quick(level).choose(position.observe(0), 1).move) == "dog= A14"


@pytest.mark.parametrize("level", range(1, 6))
def test_a_catch_with_the_horse_is_taken(level: int) -> None:
    position = hunt("dog A11", hand="h= m=+ w+ l-", paper="d", length=3, seats=3)
    assert str(quick(level).choose(position.observe(0), 1).move) == "horse= A11"


@every_level
def test_a_bot_decides_alike_in_worlds_it_cannot_tell_apart(level: int) -> None:
    if level == 5:
        chosen: Bot = Hunter(hunts=60 if JIT else 4, few=8)
    else:
        chosen = quick(level)
    seen = hunt("dog A9, maid C3", hand="d+ m= w- h=", papers="dmf", length=4, seats=3)
    other = hunt(
        "dog A9, maid C3", hand="d+ m= w- h=", papers="dll", length=4, seats=3, others="f+++"
    )
    assert seen != other
    assert seen.observe(0) == other.observe(0)
    assert chosen.choose(seen.observe(0), 7) == chosen.choose(other.observe(0), 7)


def test_the_shortlist_begins_with_what_is_least_dangerous() -> None:
    """Two pursuers are three steps away. The horse may still run; the dog is of no help."""
    places = "farmer A7, wife A11, lad A10, maid A17, dog A5"
    position = hunt(places, hand="h+ d=", paper="f", length=3, seats=3)
    codes = shortlist(position.observe(0), 400, 0.5, 3)
    assert sorted(codes) == sorted(position.moves.codes)
    left = [count_bits(catches(position.play_unchecked(code).copy_record()[0])) for code in codes]
    assert left[0] < left[-1]
    assert shortlist(position.observe(0), 3, 0.5, 3) == codes[:3]


def test_the_bold_prefer_what_prepares_a_catch() -> None:
    """The dog may come within reach of the horse, or stay away from it."""
    position = hunt("dog A5", hand="d+==- m=", paper="d", length=3, seats=2)
    timid, bold = (shortlist(position.observe(0), 400, much, 3) for much in (0.0, 10.0))
    assert sorted(timid) == sorted(bold)
    assert timid != bold


@pytest.mark.parametrize(
    ("paper", "hand", "sure"),
    [("d", "d= m=", "dog= A14"), ("d", "d+ m=", None), ("m", "d= m=", None)],
)
def test_to_a_search_a_catch_is_obvious(paper: str, hand: str, sure: str | None) -> None:
    """Three steps from A11 to the horse, with a card of the right sign, and on the right paper."""
    position = hunt("dog A11", hand=hand, paper=paper, length=3, seats=2)
    code = int(obvious(position.copy_record()[0]))
    assert code == (NO_MOVE if sure is None else parse_move(sure))


@pytest.mark.parametrize("seats", [2, 6])
def test_a_subject_is_chosen_before_anything_is_known(seats: int) -> None:
    position = game("horse", seats=seats).start()
    rng = random.Random(1)
    while position.mover == CHANCE:
        position = position.play_unchecked(rng.choices(position.moves.codes, position.weights)[0])
    for level in (1, 2):
        assert str(quick(level).choose(position.observe(0), 5).move).startswith("choose ")
