"""Forced wins: every turn of the attacker threatens to win at once, and all defences are met.

The attacker plays only turns after which it could win if it were to move again, the defender all
turns that prevent that. What may be left out is left out on the attacker's side alone, so a win
that is claimed is one. A proof-number search: the tree grows where the fewest defences are left.
"""

from typing import Final

import numpy as np

from cavale.core.jit import Flag, Ints, States, inner, kernel, raised
from cavale.games.ball.rules import Ball, standing
from cavale.games.ball.threats import can_win
from cavale.games.ball.turns import INFINITE, MAX_TURNS, ball_of, bring_next, list_turns, pawns_of
from cavale.search.table import Keys, slot_of

MOST_TRIED: Final = 200
"""How many of the attacker's turns are looked at, the best ones by their values: trying all of
them took five times as long and proved no more."""
MOST_DEFENCES: Final = 16
"""A threat that leaves more turns than that is given up."""
LONGEST: Final = 31
NODES: Final = 1 << 17
TABLE_BITS: Final = 14
_NEVER: Final = 1 << 40
_ROOT: Final = 0

# The columns of a node. The attacker is to move on even steps from the root.
ATTACKER, DEFENDER, BALL, STEP, PARENT, FIRST, COUNT, PROOF, DISPROOF = range(9)
COLUMNS: Final = 9

PROVEN, REFUTED, OPEN = 1, 0, -1
ALL: Final = -1
"""Instead of a number of turns: the root's are not listed yet."""


@inner
def _key(s: Ball, node: Ints, side: int) -> np.uint64:
    s.pawns[side] = node[ATTACKER]
    s.pawns[1 - side] = node[DEFENDER]
    s.ball = node[BALL]
    s.turn = side ^ (node[STEP] & 1)
    return np.uint64(standing(s))


@inner
def _settle(tree: Ints, node: int) -> None:
    """How many leaves must at least be won, or lost, to settle this node, from its children's."""
    least, total = _NEVER, 0
    attacking = tree[node, STEP] & 1 == 0
    easy, hard = (PROOF, DISPROOF) if attacking else (DISPROOF, PROOF)
    for child in range(tree[node, FIRST], tree[node, FIRST] + tree[node, COUNT]):
        least = min(least, tree[child, easy])
        total = min(total + tree[child, hard], _NEVER)
    tree[node, easy], tree[node, hard] = least, total


@inner
def _next_leaf(tree: Ints) -> int:
    """The leaf that may settle the root soonest."""
    node = _ROOT
    while tree[node, COUNT]:
        easy = PROOF if tree[node, STEP] & 1 == 0 else DISPROOF
        child = tree[node, FIRST]
        while tree[child, easy] != tree[node, easy]:
            child += 1
        node = child
    return int(node)


@inner
def _is_drawn(key: np.uint64, drawn: Ints) -> bool:
    found = False
    for i in range(len(drawn)):
        found |= drawn[i] == np.int64(key)
    return found


@inner
def _threatens(attacker: int, defender: int, ball: int, side: int) -> bool:
    """After the attacker's turn: it would win with another one, and the defender does not."""
    if not can_win(attacker, defender, ball, side):
        return False
    return not can_win(defender, attacker, ball, 1 - side)


@kernel
def prove(
    boards: States,
    tree: Ints,
    keys: Keys,
    solved: Ints,
    turns: Ints,
    scores: Ints,
    n: int,
    room: Ints,
    values: Ints,
    drawn: Ints,
    report: Ints,
    limit: int,
    tried: int,
    defences: int,
    stop: Flag,
) -> int:
    """Whether the side to move on boards[0], with these n turns to choose from, wins by force.

    boards[1] is room. Nobody can win in this very turn. Boards in `drawn` end the game without a
    winner. `report[0]` is the number of boards whose turns were listed. `tried` and `defences` say
    how much is left out, as MOST_TRIED and MOST_DEFENCES do.
    """
    s = boards[1]
    side = boards[0].turn
    low = np.zeros(1, np.int64)
    tree[_ROOT] = 0
    tree[_ROOT, ATTACKER], tree[_ROOT, DEFENDER] = boards[0].pawns[side], boards[0].pawns[1 - side]
    tree[_ROOT, BALL] = boards[0].ball
    tree[_ROOT, PROOF], tree[_ROOT, DISPROOF] = 1, 1
    size = 1
    listed = 0
    while tree[_ROOT, PROOF] and tree[_ROOT, DISPROOF]:
        if listed >= limit or size + MAX_TURNS > len(tree) or raised(stop):
            break
        node = _next_leaf(tree)
        at = tree[node]
        attacking = at[STEP] & 1 == 0
        attacker, defender, ball = at[ATTACKER], at[DEFENDER], at[BALL]
        if node != _ROOT or n == ALL:
            if attacking:
                own, opp, who = attacker, defender, side
            else:
                own, opp, who = defender, attacker, 1 - side
            n = list_turns(
                own, opp, ball, who, -INFINITE, INFINITE, turns, scores, room, values, low
            )
        listed += 1
        report[0] = listed
        first = size
        given_up = n == MAX_TURNS or at[STEP] >= LONGEST
        for i in range(n):
            if given_up:
                break
            if attacking:
                if i == tried:
                    break
                bring_next(turns, scores, i, n)
                attacker, ball = pawns_of(turns[i]), ball_of(turns[i])
                if not _threatens(attacker, defender, ball, side):
                    continue
            else:
                defender, ball = pawns_of(turns[i]), ball_of(turns[i])
                if len(drawn) == 0 and can_win(attacker, defender, ball, side):
                    continue
            child = tree[size]
            child[:] = 0
            child[ATTACKER], child[DEFENDER], child[BALL] = attacker, defender, ball
            child[STEP], child[PARENT] = at[STEP] + 1, node
            child[PROOF], child[DISPROOF] = 1, 1
            key = _key(s, child, side)
            if len(drawn):
                if _is_drawn(key, drawn):
                    if attacking:
                        continue
                    given_up = True
                elif not attacking and can_win(attacker, defender, ball, side):
                    continue
            slot = slot_of(keys, key)
            if keys[slot] == key:
                twin = tree[solved[slot]]
                for column in (FIRST, COUNT, PROOF, DISPROOF):
                    child[column] = twin[column]
            size += 1
            given_up |= not attacking and size - first > defences
        if given_up:
            size = first
            at[PROOF], at[DISPROOF] = _NEVER, 0
        else:
            at[FIRST], at[COUNT] = first, size - first
            _settle(tree, node)
        while True:
            if tree[node, PROOF] == 0 or tree[node, DISPROOF] == 0:
                key = _key(s, tree[node], side)
                slot = slot_of(keys, key)
                keys[slot], solved[slot] = key, node
            if node == _ROOT:
                break
            node = tree[node, PARENT]
            _settle(tree, node)
    if tree[_ROOT, PROOF] == 0:
        return PROVEN
    return REFUTED if tree[_ROOT, DISPROOF] == 0 else OPEN
