"""What a move turned out to do: the clue to a probe is known only when it has been made."""

import msgspec

from cavale.core.jit import States
from cavale.games.thief.board import NAMES
from cavale.games.thief.rules import HIDDEN, VARIANTS
from cavale.games.thief.view import CLUES, ThiefEffect, sign
from cavale.games.thief.view import effect as foreseen


def effect(a: States, move: int, after: States) -> ThiefEffect:
    seen, s = foreseen(a, move), after[0]
    if seen.by == "detective":
        clue = CLUES[int(s.clues[seen.number - 1])]
        colour = sign(clue, VARIANTS[int(s.variant)])
        return msgspec.structs.replace(seen, clue=clue, sign=colour)
    if seen.number > 1 and (came := int(s.footprints[seen.number - 2])) != HIDDEN:
        return msgspec.structs.replace(seen, start=NAMES[came])
    return seen
