"""Puzzles of The White Horse: who another player can still be, and how to catch for sure.

Who it can be follows from the cards alone, as the notebook has it. A catch is proven with all cards
known: after the first deal of two players a careful one knows the other hand, but not the other's
paper, so a card must do whatever is written there.
"""

from typing import Final

from cavale.core.position import Position
from cavale.core.puzzles import Kind, Node, Puzzler, Quarry, Refuted, Way
from cavale.games.horse.cards import PURSUERS
from cavale.games.horse.deduction import ALL_PURSUERS, face_suspects
from cavale.games.horse.haste import NO_MOVE, face_winning
from cavale.games.horse.notation import SUBJECT_WORDS
from cavale.games.horse.notebook import subjects, unseen_cards
from cavale.games.horse.state import DISCARD

SUSPECTS: Final = SUBJECT_WORDS[:PURSUERS]


def undealt(position: Position) -> bool:
    """All is dealt and chosen for the first time, and no card is played."""
    s = position.copy_record()[0]
    return bool(s.deal == 1 and s.chosen == s.seats and s.played == 0)


def who(position: Position, number: int) -> Node | None:
    """Which subjects the other of two players can have: `number` of them."""
    s = position.copy_record()[0]
    mover = position.mover
    if mover is None or mover < 0 or s.seats != 2 or s.chosen < s.seats:
        return None
    left = _suspected(position, mover)
    if len(left) != number or SUBJECT_WORDS[s.secret[1 - mover]] not in left:
        return None
    return Node(
        {word: Way() for word in left},
        {word: Refuted(why="ruled", args={"who": word}) for word in SUSPECTS if word not in left},
    )


def _suspected(position: Position, seat: int) -> list[str]:
    a = position.observe(seat).copy_record()
    trusted = face_suspects(a, 1 - seat, unseen_cards(a, seat), True)
    # Of a player who has passed a catch by nothing follows.
    return subjects(a, 1 - seat, unseen_cards(a, seat)) if trusted & ALL_PURSUERS else []


def _hand_is_known(position: Position) -> bool:
    """After the first deal of two, by counting; and cards are to be played."""
    s = position.copy_record()[0]
    return bool(s.seats == 2 and s.deal > 1 and len(position.moves))


def _catches(position: Position) -> bool:
    """Whether the mover catches at once."""
    return int(face_winning(position.copy_record())) != NO_MOVE


def _catching(position: Position, seat: int) -> dict[str, Way]:
    return {move.text: Way() for move in position.moves if _caught(position.play(move), seat)}


def _caught(position: Position, seat: int) -> bool:
    return position.outcome is not None and position.outcome.winner == seat


def _feared(position: Position, seat: int) -> str | None:
    """Somebody with whom the other, who is to move, would catch; None if there is nobody."""
    for subject in range(PURSUERS):
        a = position.copy_record()
        a["secret"][0, 1 - seat] = subject
        if int(face_winning(a)) != NO_MOVE:
            return SUSPECTS[subject]
    return None


def catch(position: Position, number: int) -> Node | None:
    mover = position.mover
    if mover is None or mover < 0 or position.moves[0].code < DISCARD:
        return None
    if number == 1:
        now = _catching(position, mover) if _catches(position) else {}
        return Node(now) if len(now) == 1 else None
    if not _hand_is_known(position) or _catches(position):
        return None
    if min(position.copy_record()[0].holds[:2]) < 2:
        return None
    held = {move.text: _escape(position.play(move), mover) for move in position.moves}
    good = [text for text, answer in held.items() if answer is None]
    if len(good) not in (1, 2):
        return None
    ways = dict[str, Way]()
    for text in good:
        after = position.play(text)
        reply = min(after.moves, key=lambda move: len(_catching(after.play(move), mover)))
        ways[text] = Way([reply.text], Node(_catching(after.play(reply), mover)))
    return Node(ways, {text: answer for text, answer in held.items() if answer is not None})


def _escape(after: Position, mover: int) -> Refuted | None:
    """How the other gets away, or catches; None if every answer leaves a catch."""
    feared = _feared(after, mover)
    if feared is not None:
        return Refuted(why="theirs", args={"who": feared})
    for reply in after.moves:
        if not _catches(after.play(reply)):
            return Refuted([reply.text])
    return None


def guard(position: Position, number: int) -> Node | None:
    """The only card after which the other cannot catch, with any paper."""
    mover = position.mover
    if mover is None or mover < 0 or not _hand_is_known(position) or _catches(position):
        return None
    if position.copy_record()[0].holds[1 - mover] < 1 or position.moves[0].code < DISCARD:
        return None
    feared = {move.text: _feared(position.play(move), mover) for move in position.moves}
    good = [text for text, who in feared.items() if who is None]
    if len(good) not in (1, 2) or len(feared) < 8:
        return None
    bad = {
        text: Refuted(why="theirs", args={"who": who})
        for text, who in feared.items()
        if who is not None
    }
    return Node({text: Way() for text in good}, bad)


PUZZLER: Final = Puzzler(
    kinds={
        "who": Kind(who, (1, 2, 3, 4), every=True, choices=SUSPECTS, since=undealt),
        "catch": Kind(catch, (1, 2), notebook=True),
        "guard": Kind(guard, (1,), notebook=True),
    },
    quarries=(
        Quarry("classic", 2, (1, 2, 3), ("who", "catch", "guard"), astray=0.0),
        Quarry("classic", 2, (0,), ("catch", "guard"), astray=1.0),
    ),
    wanted=8,
    few={("who", 1): 4, ("catch", 1): 8, ("catch", 2): 10, ("guard", 1): 10},
)
