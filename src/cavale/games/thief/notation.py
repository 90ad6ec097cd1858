"""Catch the Thief as text: a move is a point, `F6`; positions are the footprints and the probes.

    F7,G7 F6+,H8-

Footprints in order; probes in order, each with its clue: `+` row or column is right, `-` neither
is, `!` caught. `-` stands for none. In what the detective sees, a footprint is `?`.
"""

import re

import numpy as np

from cavale.core.jit import States
from cavale.core.rules import face_apply, face_mover, face_moves
from cavale.core.seats import OVER
from cavale.games.thief.board import NAMES
from cavale.games.thief.rules import CAUGHT, FAR, HIDDEN, MAX_MOVES, NEAR, PROBES, STEPS, start

CLUES = {NEAR: "+", FAR: "-", CAUGHT: "!"}
_POINT = r"[A-K](?:1[01]|[1-9])"
_MOVE = re.compile(
    r"(?P<column>[A-K]) ?(?P<row>1[01]|[1-9])|(?P<row2>1[01]|[1-9]) ?(?P<column2>[A-K])"
)
_FOOTPRINTS = re.compile(rf"-|{_POINT}(?:,{_POINT}){{0,{STEPS - 1}}}")
_PROBES = re.compile(rf"-|{_POINT}[-+!](?:,{_POINT}[-+!]){{0,{PROBES - 1}}}")


def move_text(move: int) -> str:
    return NAMES[move]


def parse_move(text: str) -> int:
    match = _MOVE.fullmatch(" ".join(text.split()).upper())
    if not match:
        raise ValueError("a move is a point: a column from A to K and a row from 1 to 11, as F6")
    return NAMES.index((match["column"] or match["column2"]) + (match["row"] or match["row2"]))


def position_text(a: States) -> str:
    s = a[0]
    feet = ("?" if p == HIDDEN else NAMES[p] for p in s.footprints[: s.steps].tolist())
    probes = zip(s.probes[: s.probed].tolist(), s.clues[: s.probed].tolist(), strict=True)
    seen = (f"{NAMES[point]}{CLUES[clue]}" for point, clue in probes)
    return f"{','.join(feet) or '-'} {','.join(seen) or '-'}"


def parse_position(text: str, variant: str, seats: int) -> States:
    words = text.split()
    if len(words) != 2 or not _FOOTPRINTS.fullmatch(words[0]) or not _PROBES.fullmatch(words[1]):
        raise ValueError("a position of Catch the Thief reads like F7,G7 F6+,H8-")
    feet = [] if words[0] == "-" else words[0].split(",")
    probes = [] if words[1] == "-" else words[1].split(",")
    if len(feet) - len(probes) not in (0, 1):
        raise ValueError(
            f"{len(feet)} footprints, {len(probes)} probes: the thief begins and the two take turns"
        )
    a = start(variant, seats)
    for number, point in enumerate(feet, 1):
        _play(a, point, f"footprint {number}")
        if number <= len(probes):
            probe = probes[number - 1]
            _play(a, probe[:-1], f"probe {number}")
            told = CLUES[int(a["clues"][0, number - 1])]
            if told != probe[-1]:
                raise ValueError(
                    f"probe {number}: with the thief on {point} the clue at {probe[:-1]} is {told}"
                )
    return a


def _play(a: States, name: str, what: str) -> None:
    if face_mover(a) == OVER:
        raise ValueError(f"{what}, {name}: the game was over before it")
    out = np.zeros(MAX_MOVES, np.int64)
    legal = [NAMES[point] for point in out[: face_moves(a, out)].tolist()]
    if name not in legal:
        shown = ", ".join(legal) if len(legal) <= 8 else "any point but the hideouts"
        raise ValueError(f"{what}, {name}, is not allowed there: only {shown}")
    face_apply(a, NAMES.index(name))
