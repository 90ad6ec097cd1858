"""The book of the first ropes: written of a small game and read again; what ships."""

import random
from pathlib import Path

import pytest

from cavale import Position, game
from cavale.games.wall.bots import bot
from cavale.games.wall.exact.board import Standing
from cavale.games.wall.exact.book import LAST, Book, by_the_book, shipped, write
from cavale.games.wall.exact.building import Building
from cavale.games.wall.exact.table import Table
from cavale.games.wall.exact.values import after, standing
from cavale.search.alphabeta import SURE, alphabeta
from tests.games.wall.exact.exhaustive import SMALL, escaped

SINGLE = game("wall", variant="single")


@pytest.mark.slow
def test_a_book_of_small_walls(tmp_path: Path) -> None:
    """Every wall that a game comes to before a rope falls has the table's value."""
    Building(tmp_path, SMALL).run()
    table = Table(tmp_path, SMALL)
    book = Book(write(table, 6), SMALL)
    walls, values = {Standing(((None,) * 3,) * 3, 0)}, set()
    for ropes in range(7):
        for wall in walls:
            winner = table.winner(wall)
            said = "draw" if winner is None else "mover" if winner == wall.turn else "opponent"
            assert book.value(wall) == said, wall
            values.add(said)
        nexts = {there for wall in walls for there in after(wall, SMALL).values()}
        walls = {there for there in nexts if there.ropes == ropes + 1 and escaped(there) is None}
    assert len(values) == 3


def walk(ropes: int, rng: random.Random) -> Position:
    while True:
        position = SINGLE.start()
        while position.mover is not None and position.copy_record()["pushed"][0] < ropes:
            position = position.play_unchecked(rng.choice(position.moves.codes))
        if position.mover is not None and standing(position.copy_record()).ropes == ropes:
            return position


@pytest.mark.slow
def test_what_ships_holds_together() -> None:
    """A wall is worth what the best of its pushes is; search proves nothing else."""
    rng = random.Random(12)
    seen = set()
    for ropes in [*range(LAST), *[10, 11] * 20]:
        position = walk(ropes, rng)
        known = by_the_book(position.copy_record())
        if known is None:
            continue
        order = ("mover", "draw", "opponent")
        if len(known.moves) == len(position.moves):
            assert known.value == min(known.moves.values(), key=order.index)
        score = alphabeta(position.observe(position.mover), depth=8, nodes=20_000).score
        if abs(score) > SURE:
            assert known.value == ("mover" if score > 0 else "opponent")
            seen.add(known.value)
    assert seen


def test_the_empty_wall_is_a_draw() -> None:
    known = by_the_book(SINGLE.start().copy_record())
    assert known is not None
    assert known.value == "draw"
    assert set(known.moves.values()) == {"draw"}
    assert len(known.moves) == 10


def test_the_book_knows_where_it_ends() -> None:
    position = walk(LAST + 1, random.Random(1))
    assert by_the_book(position.copy_record()) is None
    assert shipped().value(standing(position.copy_record())) is None
    fallen = position.copy_record()
    fallen["pushed"] = 100
    assert by_the_book(fallen) is None


@pytest.mark.slow
def test_the_fifth_level_keeps_to_the_book() -> None:
    rng = random.Random(5)
    for _ in range(6):
        position = walk(10, rng)
        known = by_the_book(position.copy_record())
        assert known is not None
        choice = bot(5, 0.01).choose(position.observe(position.mover), 1)
        assert known.moves[choice.move.text] == known.value
        assert choice.sure
