"""What is said at The Ball, in French and English."""

from cavale.core.jit import States
from cavale.core.words import Words
from cavale.games.ball.rules import DRAWN, WON
from cavale.games.ball.view import COLOURS, TITLES, effect, view

CARRIES = Words("porte la bille", "carries the ball")
MOVES = Words("déplace un pion", "moves a pawn")
JUMPS_WITH_BALL = Words("saute avec la bille", "jumps with the ball")
JUMPS = Words("saute", "jumps")


def prompt(a: States, seat: int) -> Words:
    s = a[0]
    if s.over:
        return ending(a)
    who = TITLES[COLOURS[s.turn]]
    if seat != s.turn:
        return Words(f"Au tour de {who.fr}.", f"{who.en} to move.")
    shown = view(a, seat)
    if shown.must:
        return Words(
            "Vous devez encore déplacer la bille : avec son porteur, ou en la prenant.",
            "You must still move the ball: with its carrier, or by taking it.",
        )
    if shown.ball_moved:
        return Words(
            "Déplacez un autre pion ; la bille ne bouge plus.",
            "Move another pawn; the ball stays where it is.",
        )
    attacking = bool(int(s.pawns[s.turn]) >> int(s.ball) & 1)
    if attacking:
        return Words(
            "Déplacez un premier pion ; la bille doit bouger une fois dans ce tour.",
            "Move a first pawn; the ball must move once in this turn.",
        )
    which = Words("un premier pion", "a first pawn")
    if shown.moved:
        which = Words("un autre pion", "another pawn")
    return Words(
        f"Déplacez {which.fr} ; vous pouvez prendre la bille en sautant son porteur.",
        f"Move {which.en}; you may take the ball by jumping over its carrier.",
    )


def describe(a: States, move: int) -> Words:
    seen = effect(a, move)
    who = TITLES[seen.colour]
    carries = seen.ball_from == seen.start
    if seen.step:
        does = CARRIES if carries else MOVES
    else:
        does = JUMPS_WITH_BALL if carries else JUMPS
    fr = f"{who.fr} {does.fr} de {seen.start} {'hors du damier' if seen.wins else f'à {seen.end}'}"
    en = (
        f"{who.en} {does.en} from {seen.start} {'off the board' if seen.wins else f'to {seen.end}'}"
    )
    if between := seen.path[1:-1]:
        fr += f" (par {_listed(between, 'et')})"
        en += f" (by {_listed(between, 'and')})"
    if seen.takes:
        fr += f" et prend la bille en {seen.ball_from}"
        en += f" and takes the ball on {seen.ball_from}"
    if seen.wins:
        return Words(f"{fr} : la bille a franchi la ligne !", f"{en}: the ball is through!")
    return Words(f"{fr}.", f"{en}.")


def _listed(squares: list[str], and_: str) -> str:
    *most, last = squares
    return f"{', '.join(most)} {and_} {last}" if most else last


def ending(a: States) -> Words:
    s = a[0]
    if s.over == DRAWN:
        return Words(
            "La même position pour la troisième fois : partie nulle.",
            "The same position for the third time: the game is drawn.",
        )
    mover, other = (TITLES[COLOURS[side]] for side in (s.turn, 1 - s.turn))
    if s.over == WON:
        return Words(
            f"La bille a franchi la ligne de {other.fr} : {mover.fr} gagne.",
            f"The ball is past {other.en}'s line: {mover.en} wins.",
        )
    return Words(
        f"{mover.fr} ne peut pas jouer son tour : {other.fr} gagne.",
        f"{mover.en} cannot play a turn: {other.en} wins.",
    )
