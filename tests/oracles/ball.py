"""The slow, obvious twin of `ball`, written from the sheet and rulings B1-B9 alone."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

BLUE, RED = 0, 1
SIDES = "br"
COLUMNS = "ABCDEFG"
SIZE = 7
PAWNS_EACH = 7
TIMES_TO_DRAW = 3
VARIANTS = ("classic",)
PLIES = 20_000  # compared with the kernel by default: under half a minute of one core

Square = tuple[int, int]  # (row, column), each 1 to 7: sorted, they run A1, B1, ..., G1, A2, ...
OFF: Square = (99, 99)  # where the ball goes to win; sorts after every square of the board
DIRECTIONS = [(up, right) for up in (-1, 0, 1) for right in (-1, 0, 1) if (up, right) != (0, 0)]
ROW_BEYOND = (SIZE + 1, 0)  # blue wins past row 7, red past row 1

NOTATION = re.compile(r"([brBR1-7]{1,7}(?:/[brBR1-7]{1,7}){6}) ([br]) (?:-|([A-G][1-7])(\*?))")


class Move(NamedTuple):
    """B7: all that tells one pawn move from another. Sorted, moves stand in the pinned order."""

    origin: Square
    to: Square
    takes: bool

    def __str__(self) -> str:
        to = "off" if self.to == OFF else name(self.to)
        return f"{name(self.origin)}{'x' if self.takes else '-'}{to}"


@dataclass(frozen=True)
class Ball:
    """A game of `ball` before one pawn move; a turn is two of them.

    Once the ball has passed the home row there is no carrier: the pawn that took it there is off
    the board too, `turn` is still the winner and nothing of his turn is kept. The text is then
    `<board> <winner> -`, with six pawns of the winner's. A draw shows in `history` alone, and the
    text of a player with no legal turn is like any other.
    """

    pawns: tuple[frozenset[Square], frozenset[Square]]  # blue's, red's
    carrier: Square | None
    turn: int  # who is to move, or would be if the game were not over
    moved: Square | None  # where the pawn stands that `turn` has already moved in this turn
    ball_moved: bool  # whether that pawn moved or took the ball
    history: tuple[str, ...]  # every position that started a turn so far, this one included

    @property
    def points(self) -> tuple[float, float] | None:
        if self.carrier is None:
            return win_of(self.turn)
        if self.is_drawn:
            return (0.5, 0.5)
        if not self.legal:
            return win_of(1 - self.turn)  # B9
        return None

    @property
    def reason(self) -> str | None:
        if self.carrier is None:
            return "through"
        if self.is_drawn:
            return "repeated"
        return None if self.legal else "stuck"

    @property
    def mover(self) -> int | None:
        return self.turn if self.points is None else None

    @cached_property
    def moves(self) -> list[str]:
        return [str(move) for move in self.legal]

    def play(self, text: str) -> "Ball":
        if text not in self.moves:
            raise ValueError(f"illegal move {text!r} in {self}")
        return self.after(self.legal[self.moves.index(text)])

    @cached_property
    def is_drawn(self) -> bool:
        """B9: for the third time this position stands with this side to start a turn."""
        return self.moved is None and self.history.count(str(self)) >= TIMES_TO_DRAW

    @cached_property
    def legal(self) -> list[Move]:
        if self.carrier is None or self.is_drawn:
            return []
        if self.moved is not None:
            return sorted(set(self.candidates()))
        return sorted(  # B8
            first
            for first in set(self.candidates())
            if first.to == OFF or any(True for _ in self.after(first).candidates())
        )

    def candidates(self) -> Iterator[Move]:
        """The pawn moves B1 and B4 allow, before B8 asks whether the turn can be completed."""
        own = self.pawns[self.turn]
        is_last_chance = self.moved is not None and self.carrier in own and not self.ball_moved
        pawns = list(own)
        if is_last_chance and self.carrier is not None:
            # Looked at first, because B8 wants to see one candidate and needs no others.
            pawns = [self.carrier, *own]
        for pawn in pawns:
            if pawn == self.moved:
                continue  # B1: two different pawns
            for move in self.moves_of(pawn):
                moves_ball = self.moves_ball(move)
                if moves_ball and self.ball_moved:
                    continue  # B4: at most once a turn
                if is_last_chance and not moves_ball:
                    continue  # B4: it is now or never
                yield move

    def moves_ball(self, move: Move) -> bool:
        return move.takes or move.origin == self.carrier

    def moves_of(self, pawn: Square) -> Iterator[Move]:
        """All steps and all chains of jumps of one pawn, whatever the rest of the turn.

        A move comes once for every way there, hence perhaps more than once (B7).
        """
        yield from self.steps_of(pawn)
        yield from self.chains_of(pawn)

    def steps_of(self, pawn: Square) -> Iterator[Move]:
        for to in STEPS[pawn]:
            if to not in self.standing:
                yield Move(pawn, to, takes=False)
        if pawn == self.carrier and self.is_past_the_row(neighbour(pawn, self.forward)):
            yield Move(pawn, OFF, takes=False)  # B5

    def chains_of(self, pawn: Square) -> Iterator[Move]:
        others = self.standing - {pawn}  # the jumper has left its own square: it is free
        # One state of a chain: where the pawn is, which pawn it has just jumped, and whether it
        # has the ball. Nothing else changes along the chain: the other pawns stand still.
        first: tuple[Square, Square | None, bool] = (pawn, None, pawn == self.carrier)
        waiting, seen = [first], {first}
        while waiting:
            place, just_jumped, has_ball = waiting.pop()
            for over, landing in JUMPS[place]:
                if over not in others:
                    continue
                if over == just_jumped:
                    continue  # B2: straight back
                choices = [has_ball]
                if over == self.carrier and not has_ball:
                    choices.append(True)  # B3: may take
                for with_ball in choices:
                    takes = with_ball and pawn != self.carrier
                    if self.is_past_the_row(landing) and with_ball:
                        yield Move(pawn, OFF, takes)  # B5
                    if landing not in STEPS or landing in others:
                        continue
                    if landing != pawn or takes:
                        yield Move(pawn, landing, takes)  # B6
                    state = (landing, over, with_ball)
                    if state not in seen:
                        seen.add(state)
                        waiting.append(state)

    @cached_property
    def standing(self) -> frozenset[Square]:
        return self.pawns[BLUE] | self.pawns[RED]

    @property
    def forward(self) -> tuple[int, int]:
        return (1, 0) if self.turn == BLUE else (-1, 0)

    def is_past_the_row(self, square: Square) -> bool:
        """B5: past the opponent's home row, even past the board's side edge."""
        return square[0] == ROW_BEYOND[self.turn]

    def after(self, move: Move) -> "Ball":
        own, other = self.pawns[self.turn] - {move.origin}, self.pawns[1 - self.turn]
        if move.to != OFF:
            own |= {move.to}
        pawns = (own, other) if self.turn == BLUE else (other, own)
        moves_ball = self.moves_ball(move)
        carrier = move.to if moves_ball else self.carrier
        if move.to == OFF:
            return Ball(pawns, None, self.turn, None, False, self.history)
        if self.moved is None:
            return Ball(pawns, carrier, self.turn, move.to, moves_ball, self.history)
        board = Ball(pawns, carrier, 1 - self.turn, None, False, ())
        return replace(board, history=(*self.history, str(board)))

    def __str__(self) -> str:
        return self.text

    @cached_property
    def text(self) -> str:
        ranks = []
        for row in range(SIZE, 0, -1):
            rank = "".join(self.letter((row, column)) for column in range(1, SIZE + 1))
            ranks.append(re.sub(r"\.+", lambda gap: str(len(gap.group())), rank))
        marker = "-" if self.moved is None else name(self.moved)
        star = "*" if self.ball_moved else ""
        return f"{'/'.join(ranks)} {SIDES[self.turn]} {marker}{star}"

    def letter(self, square: Square) -> str:
        if square not in self.standing:
            return "."
        letter = "b" if square in self.pawns[BLUE] else "r"
        return letter.upper() if square == self.carrier else letter


def start(variant: str, seats: int = 2) -> Ball:
    if seats != 2:
        raise ValueError(f"not for {seats}")
    return parse("rrrrrrr/7/7/7/7/7/bbbBbbb b -", variant)


def win_of(player: int) -> tuple[float, float]:
    return (1.0, 0.0) if player == BLUE else (0.0, 1.0)


def name(square: Square) -> str:
    row, column = square
    return f"{COLUMNS[column - 1]}{row}"


def square_of(text: str) -> Square:
    return (int(text[1]), COLUMNS.index(text[0]) + 1)


def neighbour(square: Square, direction: tuple[int, int]) -> Square:
    return (square[0] + direction[0], square[1] + direction[1])


def is_on_board(square: Square) -> bool:
    return 1 <= square[0] <= SIZE and 1 <= square[1] <= SIZE


def jumps_from(square: Square) -> list[tuple[Square, Square]]:
    """Each square one may jump over, and where the jump ends, perhaps off the board."""
    ways = [(neighbour(square, direction), direction) for direction in DIRECTIONS]
    return [(over, neighbour(over, direction)) for over, direction in ways if is_on_board(over)]


BOARD = [(row, column) for row in range(1, SIZE + 1) for column in range(1, SIZE + 1)]
JUMPS = {square: jumps_from(square) for square in BOARD}
STEPS = {
    square: [to for direction in DIRECTIONS if is_on_board(to := neighbour(square, direction))]
    for square in BOARD
}


def parse(text: str, variant: str) -> Ball:
    """The position of `text`, with a fresh history: at the start of a turn it stands once."""
    if variant not in VARIANTS:
        raise ValueError(f"unknown variant {variant!r}")
    match = NOTATION.fullmatch(text)
    if match is None:
        raise ValueError(f"not a position: {text!r}")
    ranks, side, moved, star = match.groups()

    letters = {}
    for row, rank in zip(range(SIZE, 0, -1), ranks.split("/"), strict=True):
        cells = re.sub(r"[1-7]", lambda digit: "." * int(digit.group()), rank)
        if len(cells) != SIZE:
            raise ValueError(f"row {row} has not {SIZE} squares: {text!r}")
        for column, letter in enumerate(cells, start=1):
            letters[row, column] = letter
    carriers = [square for square, letter in letters.items() if letter in "BR"]
    ball = Ball(
        pawns=(
            frozenset(square for square, letter in letters.items() if letter in "bB"),
            frozenset(square for square, letter in letters.items() if letter in "rR"),
        ),
        carrier=carriers[0] if carriers else None,
        turn=SIDES.index(side),
        moved=square_of(moved) if moved else None,
        ball_moved=star == "*",
        history=(text,) if moved is None else (),
    )

    own, other = ball.pawns[ball.turn], ball.pawns[1 - ball.turn]
    is_won = ball.carrier is None
    impossible = {
        "not the shortest way to write it": str(ball) != text,
        "more than one carrier": len(carriers) > 1,
        "the wrong number of pawns": (len(own) + is_won, len(other)) != (PAWNS_EACH, PAWNS_EACH),
        "the game went on after it was won": is_won and ball.moved is not None,
        "the pawn already moved is not there": ball.moved is not None and ball.moved not in own,
        # Whoever moves or takes the ball has it at the end of his pawn move.
        "* goes with the carrier alone": ball.moved is not None
        and ball.ball_moved != (ball.moved == ball.carrier),
        "the turn cannot be completed": ball.moved is not None and not ball.legal,  # B8
    }
    for reason, holds in impossible.items():
        if holds:
            raise ValueError(f"{reason}: {text!r}")
    return ball


def perft(ball: Ball, depth: int) -> int:
    """The number of sequences of exactly `depth` pawn moves; a finished game has no moves."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(ball.legal)
    return sum(perft(ball.after(move), depth - 1) for move in ball.legal)
