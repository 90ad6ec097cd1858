"""A toy of mixed visibility: of the moves of one turn, one is seen and the others are not.

The seeker opens left or right. The hider takes the prize in the open and has won, or hides it under
one of two cups, unseen; then the seeker lifts a cup. Whoever plays well as the hider takes.
"""

import sys

import msgspec
import numpy as np

from cavale.core.bot import Bot
from cavale.core.jit import Ints, Rng, States, count_bits, implement, layout, random_below
from cavale.core.room import Room
from cavale.core.rules import State
from cavale.core.seats import OVER
from cavale.core.spec import SeatTitle, Spec, Variant
from cavale.core.words import Lang, Words

LEFT, RIGHT, TAKE, HIDE_1, HIDE_2, LIFT_1, LIFT_2 = range(7)
TEXTS = ("left", "right", "take", "hide1", "hide2", "lift1", "lift2")
MAX_MOVES = 3
UNSEEN = 3
"""A cup that one cannot know."""


class Peek(State):
    opened: int  # 1 + the seeker's first move
    cup: int  # where the prize is; 0: nowhere yet
    over: int  # 1: taken, 2: found, 3: not found


STATE = layout(Peek)


def mover(s: Peek) -> int:
    if s.over:
        return OVER
    return 1 if s.opened and not s.cup else 0


def moves(s: Peek, out: Ints) -> int:
    if s.over:
        return 0
    if not s.opened:
        out[0], out[1] = LEFT, RIGHT
        return 2
    if not s.cup:
        out[0], out[1], out[2] = TAKE, HIDE_1, HIDE_2
        return 3
    out[0], out[1] = LIFT_1, LIFT_2
    return 2


def apply(s: Peek, move: int) -> None:
    if move <= RIGHT:
        s.opened = 1 + move
    elif move == TAKE:
        s.over = 1
    elif move <= HIDE_2:
        s.cup = 1 + move - HIDE_1
    else:
        s.over = 2 if s.cup == 1 + move - LIFT_1 else 3


def points(s: Peek, seat: int) -> float:
    return 1.0 if (s.over == 2) == (seat == 0) else 0.0


def observe(s: Peek, seat: int) -> None:
    if seat != 1 and s.cup and not s.over:
        s.cup = UNSEEN


def resample(s: Peek, seat: int, rng: Rng) -> None:
    if s.cup == UNSEEN:
        s.cup = 1 + random_below(rng, count_bits(UNSEEN))


def visible(s: Peek, move: int, seat: int) -> bool:
    return seat == 1 or move not in (HIDE_1, HIDE_2)


def start(variant: str, seats: int) -> States:
    return np.zeros(1, STATE)


def reason(a: States) -> str:
    return ("taken", "found", "missed")[a["over"].item() - 1]


def refusal(a: States, move: int) -> str:
    return "1.1"


def move_text(move: int) -> str:
    return TEXTS[move]


def parse_move(text: str) -> int:
    return TEXTS.index(text)


def position_text(a: States) -> str:
    s = a[0]
    return f"{s.opened}{s.cup}{s.over}"


POSITIONS = {"000", "100", "200"} | {
    f"{opened}{rest}" for opened in "12" for rest in ("01", "10", "20", "12", "22", "13", "23")
}


def parse_position(text: str, variant: str, seats: int) -> States:
    if text not in POSITIONS:
        raise ValueError("no such position")
    a = start(variant, seats)
    for name, digit in zip(("opened", "cup", "over"), text, strict=True):
        a[name] = int(digit)
    return a


class PeekView(msgspec.Struct):
    said: str


def view(a: States, seat: int) -> PeekView:
    return PeekView(position_text(a))


def effect(a: States, move: int) -> PeekView:
    return PeekView(TEXTS[move])


def path(move: int) -> tuple[str, ...]:
    return (TEXTS[move],)


def drawing(a: States, lang: Lang) -> str:
    return position_text(a)


def prompt(a: States, seat: int) -> Words:
    return Words("Cherchez, ou cachez.", "Seek, or hide.")


def describe(a: States, move: int) -> Words:
    return Words(TEXTS[move], TEXTS[move])


def ending(a: States) -> Words:
    return Words("C'est fini.", "It is over.")


implement(STATE, mover, moves, apply, points, observe, resample, visible)


def room() -> Room:
    here = sys.modules[__name__]
    return Room(here, here, here, here)


def bot(level: int, pace: float) -> Bot:
    raise ValueError("this toy has no bots")


SPEC = Spec(
    slug="peek",
    title=Words("Les Gobelets", "Cups"),
    after=Words("d'après personne", "after nobody"),
    tagline=Words("Deux gobelets.", "Two cups."),
    accent="#444444",
    minutes=1,
    rules_version=1,
    seats=(
        SeatTitle("seeker", Words("Chercheur", "Seeker")),
        SeatTitle("hider", Words("Cacheur", "Hider")),
    ),
    variants=(Variant("plain", Words("Simple", "Plain"), Words("Une fois", "Once"), hidden=True),),
    levels=(),
    room=room,
    bot=bot,
)
