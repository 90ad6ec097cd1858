"""Hunts set up by hand.

    hunt("dog A12, horse A14", hand="d+= h-", paper="d", length=2)

Who is not named is on the farm. The mover holds exactly these cards; everybody else holds as many
(or one less, after their turn), of the cards that are left, in the deck's order; the rest was
played.
"""

from typing import Any

from cavale import Position, game

SUBJECTS = ("farmer", "wife", "lad", "maid", "dog", "horse")
LETTERS = "fwlmdh"
SIGNS = "+=-"
EACH = {2: 15, 3: 14, 4: 13, 5: 10, 6: 8}
REMOVED = {2: "++==--", 3: "+==-", 4: "", 5: "", 6: "+==-"}

Pile = list[str]


def whole(seats: int) -> Pile:
    """The deck that is dealt from, such as ["f+", "f+", ...]."""
    deck = [letter + sign for letter in "fwlmd" for sign in "+++==---"]
    deck += ["h" + sign for sign in "++++====----"]
    for sign in REMOVED[seats]:
        deck.remove("h" + sign)
    return deck


def cards(text: str) -> Pile:
    """`f++- h=` as a list of cards."""
    found: Pile = []
    for group in text.replace("-/", "").split():
        found += [group[0] + sign for sign in group[1:]]
    return found


def written(pile: Pile) -> str:
    groups = []
    for letter in LETTERS:
        signs = "".join(sign * pile.count(letter + sign) for sign in SIGNS)
        groups.append(letter + signs if signs else "")
    return "".join(groups) or "-"


def hunt(
    places: str = "",
    *,
    hand: str,
    paper: str = "f",
    length: int = 3,
    seats: int = 2,
    mover: int = 1,
    deal: int = 1,
    papers: str | None = None,
    others: str | None = None,
) -> Position:
    """`mover` counts from 1; `others` are cards of the other seats, in turn."""
    at = dict.fromkeys(SUBJECTS, "farm") | {"horse": "A14"}
    for placed in filter(None, places.split(", ")):
        subject, cell = placed.split(" ")
        at[subject] = cell
    left = whole(seats)
    mine = cards(hand)
    for card in mine:
        left.remove(card)
    theirs = cards(others) if others else []
    for card in theirs:
        left.remove(card)
    hands = []
    for seat in range(1, seats + 1):
        size = len(mine) - (seat < mover)
        while len(theirs) < size and seat != mover:
            theirs.append(left.pop(0))
        hands.append(mine if seat == mover else [theirs.pop(0) for _ in range(size)])
    aside = [left.pop() for _ in range(len(whole(seats)) - seats * EACH[seats])]
    notes = papers or "".join(paper if seat == mover else "f" for seat in range(1, seats + 1))
    text = ",".join(at[subject] for subject in SUBJECTS)
    held = "/".join(written(pile) for pile in hands)
    line = f"{text} {length} {deal} {mover} {notes} {held} {written(aside)}"
    return game("horse", seats=seats).parse(line)


def pile(position: Position, part: str, seat: int = 0) -> Pile:
    """The cards of the position's text: those of the `deck`, or of the `hands` those of a seat."""
    text = str(position).split(" ")[["hands", "deck"].index(part) + 5].split("/")[seat]
    return cards("".join(f" {sign}" if sign.isalpha() else sign for sign in text))


def named(card: str) -> str:
    """`f+` as moves have it."""
    return SUBJECTS[LETTERS.index(card[0])] + card[1]


def leads_to(position: Position, card: str) -> set[str]:
    """Where a card may lead."""
    moves = (str(move).split(" ") for move in position.moves)
    return {cell for kind, cell in moves if kind == card}


def dealt(seats: int, deal: int = 1) -> Position:
    """The first position after a deal: the deck dealt out in its own order."""
    position = game("horse", seats=seats).start()
    while position.mover == -1:
        position = position.play_unchecked(position.moves.codes[0])
    return position


def notes(position: Position, seat: int | None) -> dict[str, Any]:
    """A seat's notebook; None is a spectator's."""
    found = position.observe(seat).notebook()
    assert found is not None
    return found
