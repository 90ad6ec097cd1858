"""Every level plays by the rules, takes what is there, and sees what its level promises."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise, product

import pytest

from cavale import GAMES, Game, Position, game
from cavale.core.anyhow import Anyhow
from cavale.core.bot import Bot
from cavale.core.jit import JIT, States
from cavale.core.rules import evaluate
from cavale.games.wall.bots import LEVELS, Generous, bot
from cavale.games.wall.evaluation import OUT_NEXT, learned
from cavale.games.wall.rules import NO_SLOT, SLOTS
from cavale.lab.match import match
from tests.overtime import overtime

SINGLE = game("wall", variant="single")
PASSING = "YBBBY/BYYYB/BY.YY/YYBBB/BYYYB y - 46 0-0"
MANY = 300 if JIT else 5
every_level = pytest.mark.parametrize("level", range(6))


def quick(level: int) -> Bot:
    return bot(level, 0.02)


def wanderings(of: Game, count: int) -> list[Position]:
    """Positions of random games, the game still on."""
    rng = random.Random(count)
    found: list[Position] = []
    while len(found) < count:
        position = of.start()
        for _ in range(rng.randrange(90)):
            if position.mover is not None:
                position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is not None:
            found.append(position)
    return found


def escapes(position: Position) -> list[str]:
    """The moves with which the mover wins at once."""
    seat = position.mover
    assert seat is not None
    ends = ((str(move), position.play_unchecked(move.code).outcome) for move in position.moves)
    return [move for move, outcome in ends if outcome and outcome.points[seat] == 1]


def test_there_are_six_levels() -> None:
    assert GAMES["wall"].levels == len(LEVELS) - 1 == 5
    for level in (6, -1):
        with pytest.raises(ValueError, match="0 to 5"):
            bot(level)


@every_level
@pytest.mark.parametrize("variant", ["classic", "single"])
def test_it_plays_legal_moves(level: int, variant: str) -> None:
    of = game("wall", variant=variant)
    for position in [*wanderings(of, 20), of.parse(PASSING)]:
        choice = quick(level).choose(position.observe(position.mover), seed=1)
        assert choice.move in position.moves
        assert -1 <= choice.value <= 1


@pytest.mark.parametrize("level", range(2, 6))
def test_it_takes_an_escape(level: int) -> None:
    for position in wanderings(SINGLE, MANY):
        winning = escapes(position)
        if winning:
            assert str(quick(level).choose(position.observe(position.mover), 2).move) in winning


def test_it_prevents_what_can_be_prevented() -> None:
    for position, safe in endangered():
        move = quick(5).choose(position.observe(position.mover), 3).move
        assert str(move) in safe, position


def test_the_higher_the_level_the_less_it_overlooks() -> None:
    met = list(endangered())
    overlooked = [
        sum(
            str(quick(level).choose(position.observe(position.mover), seed).move) not in safe
            for seed, (position, safe) in enumerate(met)
        )
        for level in range(1, 4)
    ]
    assert overlooked == sorted(overlooked, reverse=True)
    assert overlooked[0] > overlooked[-1] or not JIT


def endangered() -> Iterator[tuple[Position, list[str]]]:
    """Positions without an escape in which some pushes do not lose at once, and these."""
    for position in wanderings(SINGLE, MANY):
        if not escapes(position):
            safe = [str(move) for move in position.moves if not loses_at_once(position, move.code)]
            if 0 < len(safe) < len(position.moves):
                yield position, safe


def loses_at_once(position: Position, code: int) -> bool:
    """Whether the opponent escapes on this push or on his next."""
    after = position.play_unchecked(code)
    seat = position.mover
    assert seat is not None
    if after.outcome:
        return after.outcome.points[seat] == 0
    return after.mover != seat and bool(escapes(after))


@pytest.mark.parametrize("level", range(5))
def test_the_same_seed_gives_the_same_move(level: int) -> None:
    for position in wanderings(SINGLE, 10):
        seen = position.observe(position.mover)
        assert bot(level).choose(seen, 7) == bot(level).choose(seen, 7)


@pytest.mark.parametrize("level", range(1, 5))
def test_the_seed_breaks_ties(level: int) -> None:
    seen = SINGLE.start().observe(0)
    assert len({str(bot(level).choose(seen, seed).move) for seed in range(20)}) > 1


@every_level
def test_a_flag_ends_its_thinking(level: int) -> None:
    quick(level).choose(SINGLE.start().observe(0), 1)
    # The best of a few: some other thread of Python may have its turn once.
    tries = [overtime(bot(level), SINGLE.start().observe(0)) for _ in range(5 if JIT else 1)]
    assert min(tries) < (0.05 if JIT else 5)


def test_a_match_is_kept_open() -> None:
    """Who leads plays a level lower, who is behind a level higher."""
    for position in wanderings(game("wall"), 5):
        for level, leads in product(range(1, 4), (True, False)):
            assert position.mover is not None
            a = position.copy_record()
            a["escapes"] = 0
            a["escapes"][0][position.mover if leads else 1 - position.mover] = 1
            seen = Position(position.game, a.tobytes()).observe(position.mover)
            chosen = LEVELS[level]
            assert isinstance(chosen, Generous)
            played = chosen.ahead if leads else chosen.behind
            assert chosen.choose(seen, 5).move == played.choose(seen, 5).move
    for lower, higher in pairwise(LEVELS):
        if isinstance(lower, Generous) and isinstance(higher, Generous):
            assert lower.behind == higher.level
            assert lower.level == higher.ahead


@pytest.mark.parametrize("level", range(1, 5))
def test_an_escape_at_hand_is_all_that_matters(level: int) -> None:
    """A level score of a classic game does not change how the wall is read."""
    for position in wanderings(SINGLE, 5):
        alike = str(position).removesuffix("0-0")
        choices = [
            quick(level).choose(game("wall").parse(alike + score).observe(position.mover), 5)
            for score in ("0-0", "1-1")
        ]
        assert choices[0] == choices[1]


def value(a: States) -> int:
    return int(evaluate(a[0], learned()))


def flipped(bits: int, place: Callable[[int, int], int]) -> int:
    return sum(1 << place(i // 5, i % 5) for i in range(25) if bits >> i & 1)


def test_mirrors_and_colours_look_the_same() -> None:
    def left_right(slot: int, cell: int) -> int:
        return 5 * slot + 4 - cell

    def upside_down(slot: int, cell: int) -> int:
        return 5 * (4 - slot) + cell

    for position in wanderings(SINGLE, MANY):
        expected = value(position.copy_record())
        assert -999 <= expected <= 999
        for place in (left_right, upside_down):
            a = position.copy_record()
            a["ropes"] = [[flipped(int(bits), place) for bits in a["ropes"][0]]]
            if place is upside_down and a["closed"][0] != NO_SLOT:
                a["closed"] = SLOTS - 1 - a["closed"]
            assert value(a) == expected
        a = position.copy_record()
        for field in ("ropes", "hand", "escapes"):
            a[field] = a[field][:, ::-1].copy()
        a["turn"] = 1 - a["turn"]
        assert value(a) == expected


def test_the_value_knows_an_escape_when_it_sees_one() -> None:
    for position in wanderings(SINGLE, MANY):
        assert (value(position.copy_record()) == OUT_NEXT) == bool(escapes(position))


def test_weights_are_contiguous_and_loaded_once() -> None:
    assert learned() is learned()
    assert learned().flags.c_contiguous


@pytest.mark.slow
def test_the_fourth_level_does_not_open_every_game_alike() -> None:
    opened = set()
    for seed in range(12):
        position, line = game("wall").start(), list[str]()
        for ply in range(4):
            seen = position.observe(position.mover)
            line.append(bot(4).choose(seen, 100 * seed + ply).move.text)
            position = position.play(line[-1])
        opened.add(tuple(line))
    assert len(opened) >= (8 if JIT else 2)


@pytest.mark.slow
def test_one_who_plays_anything_wins_some_matches_of_a_first_game() -> None:
    games = 60 if JIT else 2
    scores = match(game("wall"), Anyhow(), bot(0), games // 2, seed=4)
    share = sum(score.wins for score in scores) / games
    assert not JIT or 0.15 < share < 0.55
