"""Puzzles of The Ball: to win in one or two turns, or to find the only turn that does not lose.

Every turn and every answer is looked at. A turn is two pawn moves, asked for one after the other:
good is any pawn move that a good turn can begin, or end, with.
"""

from collections.abc import Callable
from typing import Final

from cavale.core.position import Position
from cavale.core.puzzles import Kind, Node, Puzzler, Quarry, Refuted, Way
from cavale.games.ball.board import OFF, SQUARES
from cavale.games.ball.evaluation import learned
from cavale.games.ball.rules import NO_PAWN, move_parts
from cavale.games.ball.unfolding import completions, outcomes, threatened, winning

Turn = tuple[str, ...]
"""Pawn moves: two, or one that wins."""


def whole(position: Position) -> bool:
    """Whether a turn is about to begin."""
    return position.mover is not None and position.copy_record()[0].moved == NO_PAWN


def turns(position: Position) -> dict[int, list[Turn]]:
    """What this turn can lead to, without a win, and the ways there."""
    found: dict[int, list[Turn]] = {}
    for first in position.moves:
        if move_parts(first.code)[1] == OFF:
            continue
        half = position.play(first)
        if half.mover != position.mover:
            continue
        for code in half.moves.codes:
            if move_parts(code)[1] != OFF:
                second = half.game.move(code)
                found.setdefault(_board(half, code), []).append((first.text, second.text))
    return found


def _board(half: Position, code: int) -> int:
    """Of the pawns that moved and the ball, as `completions` has it."""
    s = half.copy_record()[0]
    pawns, ball = int(s.pawns[s.turn]), int(s.ball)
    start, end, takes = move_parts(code)
    there = end if takes or start == ball else ball
    return pawns & ~(1 << start) | 1 << end | there << SQUARES


def after(position: Position, turn: Turn) -> Position:
    for text in turn:
        position = position.play(text)
    return position


def _won(position: Position) -> list[str]:
    return [str(position.game.move(code)) for code in winning(position)]


def win_now(position: Position) -> Node:
    """The pawn moves that win in this turn; a wrong one leaves the ball on the board."""
    ways, failed = dict[str, Way](), dict[str, Refuted]()
    for move in position.moves:
        there = position.play(move)
        if there.outcome is not None:
            if there.outcome.points[position.mover or 0] == 1.0:
                ways[move.text] = Way()
        elif there.mover == position.mover and winning(there):
            ways[move.text] = Way(next=win_now(there))
        elif there.mover != position.mover and threatened(there):
            failed[move.text] = Refuted(_won(there), "lost")
    return Node(ways, failed)


def first_turn(position: Position, number: int) -> Node | None:
    if not whole(position) or not winning(position):
        return None
    found = win_now(position)
    return found if len(found.good) <= 2 else None


def second_turn(position: Position, number: int) -> Node | None:
    """A turn after which every answer loses to a second one."""
    if not whole(position) or winning(position):
        return None
    held = dict[int, Turn | None]()
    every = turns(position)
    for board, ways in every.items():
        held[board] = answer = _holding(after(position, ways[0]))
        if answer is None and sum(one is None for one in held.values()) > 1:
            return None
    good = [board for board, answer in held.items() if answer is None]
    if len(good) != 1:
        return None

    def refuted(board: int) -> Refuted:
        answer = held[board]
        assert answer is not None
        return Refuted(list(answer))

    def then(there: Position) -> Way:
        reply = _resisting(there)
        return Way(list(reply), win_now(after(there, reply)))

    return _two_moves(position, every, good, then, refuted)


def _holding(position: Position) -> Turn | None:
    """A turn of who is to move that wins, or after which the other side cannot; None: all lose."""
    if position.outcome is not None:
        return ()
    if threatened(position):
        return tuple(_won(position))
    listed, _ = outcomes(position, learned())
    if not len(listed):
        return None
    # Most turns are answered by one of the first that come to mind.
    for first in position.moves:
        half = position.play(first)
        for code in completions(half).values():
            there = half.play_unchecked(code)
            if there.outcome is not None or not threatened(there):
                return first.text, str(half.game.move(code))
    return None


def _resisting(position: Position) -> Turn:
    """The answer that leaves the fewest ways to win."""

    def eased(turn: Turn) -> int:
        return len(win_now(after(position, turn)).good)

    ways = [found[0] for found in turns(position).values()]
    return min(ways[:: max(1, len(ways) // 40)], key=eased)


def defence(position: Position, number: int) -> Node | None:
    """The other side would win at once, after every turn but so many."""
    if not whole(position) or winning(position):
        return None
    every = turns(position)
    safe = list[int]()
    for board, ways in every.items():
        there = after(position, ways[0])
        if there.outcome is not None or not threatened(there):
            safe.append(board)
            if len(safe) > number:
                return None
    if len(safe) != number or len(every) < _MANY:
        return None

    def refuted(board: int) -> Refuted:
        return Refuted(_won(after(position, every[board][0])))

    return _two_moves(position, every, safe, lambda there: Way(), refuted)


_MANY: Final = 30
"""With fewer turns to choose from there is nothing to find."""


def _two_moves(
    position: Position,
    every: dict[int, list[Turn]],
    good: list[int],
    then: Callable[[Position], Way],
    refuted: Callable[[int], Refuted],
) -> Node:
    """A turn as two questions; what fails is completed as well as it can be, and answered."""
    held = [way for board in good for way in every[board]]
    firsts = dict.fromkeys(way[0] for way in held)
    failed = dict[str, Refuted]()
    by_first: dict[str, tuple[int, Turn]] = {}
    by_pair = dict[Turn, int]()
    for board, ways in every.items():
        for way in ways:
            by_first.setdefault(way[0], (board, way))
            by_pair[way] = board
    for move in position.moves:
        if move.text in firsts:
            continue
        found = by_first.get(move.text)
        if found is not None:
            board, way = found
            failed[move.text] = Refuted([way[1], *refuted(board).line])
    halves = dict[str, Way]()
    for first in firsts:
        half = position.play(first)
        goods = {way[1]: then(after(position, way)) for way in held if way[0] == first}
        bad = {
            move.text: refuted(by_pair[first, move.text])
            for move in half.moves
            if move.text not in goods and (first, move.text) in by_pair
        }
        halves[first] = Way(next=Node(goods, bad))
    return Node(halves, failed)


PUZZLER: Final = Puzzler(
    kinds={
        "win": Kind(lambda position, n: (first_turn, second_turn)[n - 1](position, n), (1, 2)),
        "defence": Kind(defence, (1, 2, 3)),
    },
    quarries=(Quarry("classic", 2, (2, 3, 4), ("win", "defence")),),
    wanted=6,
    few={("win", 1): 16, ("win", 2): 18},
)
