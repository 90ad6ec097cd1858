"""What is said at Manhattan South."""

from collections.abc import Iterator

import numpy as np

from cavale.core.interpreted import interpreted
from cavale.core.jit import States
from cavale.core.message import Message, message
from cavale.core.rules import face_moves
from cavale.games.manhattan import files
from cavale.games.manhattan.board import FILES as COLOURS
from cavale.games.manhattan.notation import move_text
from cavale.games.manhattan.rules import MAX_MOVES
from cavale.games.manhattan.state import (
    ARREST,
    ARREST_FIELD,
    BY_ARREST,
    BY_RACE,
    BY_ROUNDS,
    DRAW,
    DRIVE,
    FETCH,
    LAST_ROUND,
    MOVE,
    OPENING,
    TRAP,
)
from cavale.games.manhattan.streets import STAY
from cavale.games.manhattan.titles import card_title
from cavale.games.manhattan.view import ManhattanEffect, stuck_in_a_jam, view

arrests, leaders = interpreted(files.arrests), interpreted(files.leaders)
most_arrests = interpreted(files.most_arrests)

_DUE = {OPENING: "rolls-to-start", DRAW: "draws-mission", TRAP: "draws-trap"}


def prompt(a: States, seat: int) -> list[Message]:
    s = a[0]
    if s.over:
        return ending(a)
    turn, due = int(s.turn), int(s.due)
    if due == ARREST:
        # A card of somebody else's has put the criminal where he is to be.
        if seat != turn:
            return [message("others-arrest", seat=turn)]
        return [message("make-arrest", file=COLOURS[s.mission[turn]])]
    if due != MOVE:
        return [message(_DUE.get(due, "rolls-the-die"), seat=turn)]
    if seat != turn:
        return [message("others-drive", seat=turn, die=int(s.die))]
    return [message("you-rolled", die=int(s.die)), _task(a)]


def _task(a: States) -> Message:
    """What the mover has to do with his roll."""
    s = a[0]
    shown = view(a, s.turn)
    player = shown.players[s.turn]
    if _stuck(a):
        return message("stay-blocked" if stuck_in_a_jam(a) else "stay-exact")
    if shown.racing:
        return message("goal-race")
    if player.mission is None:
        if player.lead:
            return message("goal-mission-car", car=player.lead)
        return message("goal-mission")
    stage = int(s.stage[s.turn])
    if stage == DRIVE:
        return message("goal-park", car=player.lead or 0, file=player.mission)
    if stage == FETCH:
        return message("goal-warrant", car=3 - (player.lead or 0))
    red = s.circle[s.mission[s.turn]] == ARREST_FIELD
    return message("goal-hunt-red" if red else "goal-hunt", file=player.mission)


def _stuck(a: States) -> bool:
    out = np.zeros(MAX_MOVES, np.int64)
    return bool(face_moves(a, out) == 1 and out[0] == STAY)


def describe(effect: ManhattanEffect) -> list[Message]:
    return [*_deed(effect), *_consequences(effect)]


def _deed(effect: ManhattanEffect) -> Iterator[Message]:
    match effect.kind:
        case "roll":
            yield message("rolls")
        case "draw":
            said = "draws-and-joins" if effect.joins else "draws"
            yield message(said if effect.kept else "draws-again", file=effect.card or "")
        case "trap":
            yield _trap(effect)
        case "drive":
            yield message("backs" if effect.back else "drives")
            if effect.jam:
                yield message("held-up")
            elif effect.takes in _TAKES:
                yield message(_TAKES[effect.takes])
        case "stay":
            yield message("stays-blocked" if effect.jam else "stays-exact")


_TAKES = {"trap": "takes-trap", "warrant": "posts-warrant", "park": "parks"}


def _consequences(effect: ManhattanEffect) -> Iterator[Message]:
    if effect.starts:
        yield message("starts-game")
    elif effect.rolls_again:
        yield message("roll-again")
    if effect.arrest:
        yield message("arrests", file=effect.arrest)
    if effect.lose_file:
        yield message("loses-mission")
    if effect.race:
        yield message("race-begins")
    if effect.leave:
        yield message("leaves-board")


def _trap(effect: ManhattanEffect) -> Message:
    card = effect.card or ""
    if card in ("lieutenant", "all"):
        return message(f"trap-{card}")
    file, by = card.split()
    return message("trap-one" if effect.criminals else "trap-nobody", file=file, by=int(by))


def chance(move: int) -> Message:
    """What the die shows, or the card that is drawn."""
    kind, _, name = move_text(move).partition(" ")
    if kind == "roll":
        return message("chance-roll", roll=int(name))
    if kind == "draw":
        return message("chance-mission", file=name)
    return message("chance-trap", card=card_title(name))


def ending(a: States) -> list[Message]:
    s = a[0]
    best = [seat for seat in range(s.seats) if arrests(s, seat) == most_arrests(s)]
    if s.over == BY_RACE:
        return [message("ends-race", seat=int(s.turn))]
    if s.over == BY_ARREST:
        return [message("ends-first-arrest", seat=best[0])]
    if s.over == BY_ROUNDS and leaders(s) > 1:
        return [message("ends-drawn", rounds=LAST_ROUND, seats=[*best])]
    if s.over == BY_ROUNDS:
        return [message("ends-rounds", rounds=LAST_ROUND, seat=best[0])]
    return [message("ends-closed", seat=best[0])]
