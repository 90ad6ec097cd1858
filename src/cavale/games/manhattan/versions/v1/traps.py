"""The trap cards: their pile, and what they do to the criminals."""

from cavale.core.uncompiled import inner
from cavale.games.manhattan.versions.v1.state import (
    ARREST_FIELD,
    EVERYBODY,
    FILES,
    LIEUTENANT,
    NO_FILE,
    NOBODY,
    TRAPS,
    Manhattan,
)


@inner
def traps_unseen(s: Manhattan) -> int:
    unseen = 0
    for card in range(TRAPS):
        unseen += s.traps_unseen[card]
    return int(unseen)


@inner
def turn_over(s: Manhattan, card: int) -> None:
    """Take the card off the top of the pile and put it under."""
    if traps_unseen(s):
        s.traps_unseen[card] -= 1
        s.traps_count += 1
    else:
        for i in range(s.traps_count - 1):
            s.traps_known[i] = s.traps_known[i + 1]
    s.traps_known[s.traps_count - 1] = card


@inner
def advance(s: Manhattan, file: int, fields: int) -> None:
    if s.arrested_by[file] == NOBODY:
        s.circle[file] = (s.circle[file] + fields) % (ARREST_FIELD + 1)


@inner
def carry_out(s: Manhattan, card: int) -> None:
    """Whoever's criminal it names; the Lieutenant's is the mover's own."""
    if card == LIEUTENANT:
        if s.mission[s.turn] != NO_FILE:
            s.circle[s.mission[s.turn]] = ARREST_FIELD
    elif card == EVERYBODY:
        for file in range(FILES):
            advance(s, file, 1)
    else:
        advance(s, (card - 1) // 3, (card - 1) % 3 + 1)
