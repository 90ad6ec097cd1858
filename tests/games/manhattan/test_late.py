"""Kernel and twin agree where random games seldom come: last arrests, the race, last rounds.

Short random walks from positions in which something is about to end. CAVALE_TWIN_PLIES asks for a
longer run by hand.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator

from cavale import game
from cavale.contract.test_perft import facts
from cavale.contract.twins import check_agreement, choose
from cavale.core.jit import JIT
from tests.oracles.manhattan import AHEAD, GONE, PLAYERS, TRAPS, Manhattan, parse

PLIES = 10_000 if JIT else 3_000
SHORT = 16

# The traps once round, the known order being that of the deal.
ROUND = "L,r1,y1,b1,g1,A,r2,y2,L,b2,g2,r3,y3,b3,g3,r1,y1,L,b1,g1"

TRAPS_LESS_ALL = ROUND.replace("A,", "")

LATE = {
    "the last file, and one is ahead": (
        "classic f5,i5:rw/m1,m2:- 3wwo - - w 60 w1",
        "classic bank,station:rw/hall,station:- 3wow rr - o 70 w?",
        "classic e5,c1:rw/start,start:- 2www - - w 60 w3",
        "classic f5,i5:rw/m1,m2:-/c1,c2:-1 3wov - - v 60 w1",
        "classic f5,i5:rw/m1,m2:-/c1,c2:-/g1,h1:-2 3wov - - p 60 w1",
    ),
    "the last file, and a race to come": (
        "classic f5,i5:rw/m1,m2:- 3oow - - w 60 w1",
        "classic e5,i6:rw/h7,station:rw 3oow - - w 60 w!",
        "classic f5,i5:rw/station,station:- 3oow - - w 60 w1",
        "classic f5,i5:rw/m1,m2:-/station,station:-/station,station:- 3ovp - - v 60 w1",
        "classic f5,i5:rw/h7,g7:-/h7,g7:-1 3oow - - v 60 w1",
        "classic f5,i5:rw/station,h7:-/h7,station:-/station,g7:-2 3ovp - - o 60 w1",
        "classic e5,i6:rw/h7,g7:-/c1,c2:-/g1,h1:- 3ovp - - w 60 w!",
    ),
    "the third file": (
        "classic f5,i5:rw/m1,m2:- 3wo0 - - w 60 w1",
        "classic e5,i6:rw/hall,h7:y1p 30wo - - w 60 w!",
    ),
    "a file of several": (
        "classic f5,i5:rw/e5,station:rw 3woo - - w 60 w1",
        "classic f5,i5:rw/e5,station:rw/bank,c1:r1p 3wo0 - - w 60 w1",
        "classic f5,i5:rw/g5,station:rw/c4,start:r1/c5,start:g1 3oo0 yb - w 60 w1",
    ),
    "the race": (
        "classic h7,g7:-/g7,h7:- wwoo - - w 60 w?",
        "classic station,h7:-/h7,station:-/-,-:- wwoo - - o 60 w?",
        "classic h7,c6:-/station,d6:-/h7,station:-/i6,station:- wovp - - p 60 v?",
    ),
    "an arrest in place of the roll": (
        "classic e5,i6:rw/f1,hall:r1 2www - - w 60 ot",
        "classic e5,i6:rw/f1,hall:r1/h7,h7:- 2oow - - w 60 ot",
        f"classic e5,i6:rw/f1,g9:rw/e5,h3:rw 2oow - A,{TRAPS_LESS_ALL} w 60 ot",
        "quick e5,i6:rw/f1,hall:y2p 2300 - - w 300 ot",
        "classic e5,c1:rw/i3,c4:yw/m2,f1:bw/start,start:-1 2200 - - w 9 vt",
    ),
    "two cars in the way": (
        "classic b7,c7:b1/b7,c7:g1 wo00 - - w 50 w?",
        "classic b7,c7:y1/a7,hotel:y1/c7,a7:y2/b9,b7:y2 p0ow - - w 50 w?",
        "classic b9,a9:-/c9,a9:- 00wo bg - w 40 w?",
        "classic d6,e6:r1/d6,e6:r1 0www - - w 50 w?",
        "classic c11,d11:-/c10,c10:bw/c9,c9:gw/c8,c8:yw 0000 - - w 9 w?",
        "classic c11,d11:-/c10,c10:bw/c8,c8:gw/b9,b9:yw 0000 - - w 9 w?",
        "classic station,start:yw/i6,i6:b1/c3,c3:rw/i5,i5:g1 0000 - - w 9 w?",
        "classic g7,g7:-/h7,h7:bw/i7,i7:rw/g8,g8:gw 0000 - - w 9 w?",
        "classic h8,g7:-/h7,h7:- wwoo - - w 60 w?",
    ),
    "the last rounds": (
        "classic f5,i5:rw/m1,m2:-1 3w00 - - w 299 w1",
        "classic c1,m1:-/m2,m3:- w000 - - o 300 w?",
        "classic c1,m1:-/m2,m3:-/m4,m5:- w0o0 - - v 300 o?",
        "classic c1,m1:-/m2,m3:-/m4,m5:-/g1,h1:- wovp - - v 300 o?",
        "classic h7,g7:-/m2,m3:- wwoo - - w 299 o?",
        "classic f5,i5:rw/m1,m2:- 3oow - - o 300 w1",
        "quick c1,m1:-1/m2,m3:-2 0000 - - w 299 o?",
        "quick f5,i5:rw/m1,m2:yw 3300 - - w 300 w1",
    ),
    "the first arrest": (
        "quick bank,station:rw/hall,station:yw 3300 - - w 20 w?",
        "quick f5,i5:rw/e5,station:rw/c4,start:b1 3000 - - w 20 w1",
        f"quick e5,c1:rw/i3,m1:yw/start,start:-1/bank,c1:g1 2300 - {ROUND} w 20 w3",
    ),
    "the pile has gone round": (
        f"classic e5,c1:rw/hall,h7:y1p 30w0 - {ROUND} w 60 w!",
        f"classic f1,e5:rw/hall,h7:y1p 20w0 - {ROUND} w 60 wt",
        "classic mission,c1:-1/hall,h7:y1p w0oo rrrryyybbbbgggg - w 60 wm",
    ),
}


def starts() -> Iterator[tuple[str, int, str]]:
    """The variant, the number of seats and the text of each position to walk from."""
    for positions in LATE.values():
        for line in positions:
            variant, text = line.split(" ", 1)
            yield variant, text.count("/") + 1, text
    for fact in facts("manhattan"):
        assert fact.seats is not None
        yield fact.variant, fact.seats, fact.position


def closed(table: Manhattan) -> int:
    return sum(criminal in PLAYERS for criminal in table.criminals)


def events(before: Manhattan, after: Manhattan) -> Iterator[str]:
    """What happened between two positions that random games seldom show."""
    if closed(after) > closed(before):
        yield f"arrest {closed(after)}"
        if sum(player.file is None for player in after.players) > 1 + sum(
            player.file is None for player in before.players
        ):
            yield "a file of several closed"
        if after.is_race and after.reason is None:
            yield f"race of {len(after.most)}"
        if after.reason == "race":
            yield "home already"
        if before.due == "!":
            yield "arrest in place of the roll"
        if any(player.cars == (GONE, GONE) for player in after.players):
            yield "cars left the board"
    if before.due.isdigit() and passed_two_cars(before, after):
        yield "two cars passed"
    if before.due == after.due == "m":
        yield "redrawn"
    elif before.due == "m" and not any(map(before.is_acceptable, before.mission_pile)):
        yield "joined for want of another file"
    if before.due == "t" and len(before.traps) == TRAPS.total():
        yield "a trap card foreseen"
    if after.reason is not None:
        yield f"{after.variant} {after.reason}"
        if after.reason == "rounds":
            yield "rounds in a race" if after.is_race else f"rounds for {len(after.most)}"


def passed_two_cars(before: Manhattan, after: Manhattan) -> bool:
    """Whether a car went on past a full field directly before it."""
    cars = zip(before.player.cars, after.players[before.seat].cars, strict=True)
    return any(
        start != end and end not in AHEAD[start] and len(AHEAD[start]) == 1
        for start, end in cars
        if any(map(before.is_full, AHEAD[start]))
    )


def walk(variant: str, seats: int, text: str, rng: random.Random, met: Counter[str]) -> int:
    """A short walk from a position, both side by side; how many plies it took."""
    position, twin = game("manhattan", variant, seats).parse(text), parse(text, variant, seats)
    check_agreement(position, twin)
    plies = 0
    while twin.mover is not None and plies < SHORT:
        move = choose(twin, rng)
        before = twin
        position, twin = position.play(move), twin.play(move)
        check_agreement(position, twin)
        met.update(events(before, twin))
        plies += 1
    return plies


def test_kernel_and_twin_agree_late_in_the_game() -> None:
    rng = random.Random("late")
    met: Counter[str] = Counter()
    plies, most = 0, int(os.environ.get("CAVALE_TWIN_PLIES", PLIES))
    while plies < most:
        for variant, seats, text in starts():
            plies += walk(variant, seats, text, rng, met)
    seldom = [
        *(f"arrest {number}" for number in (1, 2, 3, 4)),
        "a file of several closed",
        "arrest in place of the roll",
        "two cars passed",
        "cars left the board",
        "race of 2",
        "race of 4",
        "home already",
        "redrawn",
        "joined for want of another file",
        "a trap card foreseen",
        "classic arrests",
        "classic race",
        "classic rounds",
        "quick arrest",
        "quick rounds",
        "rounds in a race",
        "rounds for 1",
        "rounds for 2",
    ]
    for event in seldom:
        assert met[event], f"{event} was not met: {dict(met)}"
