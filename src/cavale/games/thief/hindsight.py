"""What a move turned out to do: the clue to a probe is known only when it has been made."""

import msgspec

from cavale.core.jit import States
from cavale.core.words import Words
from cavale.games.thief.board import NAMES
from cavale.games.thief.rules import HIDDEN, VARIANTS
from cavale.games.thief.view import CLUES, ThiefEffect
from cavale.games.thief.view import effect as foreseen
from cavale.games.thief.words import told


def effect(a: States, move: int, after: States) -> ThiefEffect:
    seen, s = foreseen(a, move), after[0]
    if seen.by == "detective":
        return msgspec.structs.replace(seen, clue=CLUES[int(s.clues[seen.number - 1])])
    if seen.number > 1 and (came := int(s.footprints[seen.number - 2])) != HIDDEN:
        return msgspec.structs.replace(seen, start=NAMES[came])
    return seen


def describe(a: States, move: int, after: States) -> Words:
    return told(effect(a, move, after), VARIANTS[int(a[0].variant)])
