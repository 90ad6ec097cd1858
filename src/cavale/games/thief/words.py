"""What is said at Catch the Thief, in French and English."""

from cavale.core.jit import States
from cavale.core.words import Words
from cavale.games.thief.rules import DETECTIVE, ESCAPED, LAFFONT, THIEF, VARIANTS
from cavale.games.thief.view import ThiefEffect, colour, effect, view


def prompt(a: States, seat: int) -> Words:
    shown = view(a, seat)
    if shown.turn is None:
        return ending(a)
    if shown.turn == "thief":
        if seat != THIEF:
            return Words("Le voleur se déplace en secret.", "The thief moves, unseen.")
        if shown.steps == 0:
            return Words(
                "Quittez le lieu du délit : posez votre première empreinte.",
                "Leave the scene of the crime: set your first footprint.",
            )
        return Words(
            "Éloignez-vous d'un pas, vers une cachette.",
            "Take one step away, towards a hideout.",
        )
    if seat != DETECTIVE:
        return Words("Le détective cherche.", "The detective is searching.")
    if not shown.probes and shown.variant != VARIANTS[LAFFONT]:
        return Words(
            "Commencez par le lieu du délit, en F6.", "Begin with the scene of the crime, F6."
        )
    return Words(
        "Nommez un point, où vous voulez sauf sur une cachette.",
        "Name a point, anywhere but a hideout.",
    )


def describe(a: States, move: int) -> Words:
    """What can be foreseen of a move."""
    return told(effect(a, move), str(view(a, 0).variant))


def told(seen: ThiefEffect, variant: str) -> Words:
    """A step or a probe in words, with its clue if that is known."""
    point = seen.point
    if seen.by == "thief":
        since = Words("", "")
        if seen.start is not None:
            since = Words(f" de {seen.start}", f" from {seen.start}")
        if seen.escapes:
            return Words(
                f"Le voleur passe{since.fr} à la cachette {point} : il s'échappe !",
                f"The thief goes{since.en} to the hideout {point}: he escapes!",
            )
        return Words(f"Le voleur va{since.fr} à {point}.", f"The thief goes{since.en} to {point}.")
    fr, en = f"Le détective visite {point}", f"The detective looks at {point}"
    if seen.clue is None:
        return Words(f"{fr}.", f"{en}.")
    if seen.clue == "caught":
        return Words(f"{fr} : le voleur y est, il est pris !", f"{en}: the thief is there, caught!")
    sign = colour(seen.clue, variant)
    column, row = point[0], point[1:]
    if seen.clue == "near":
        return Words(
            f"{fr} : indice {sign.fr}, le voleur est dans la colonne {column} ou la rangée {row}.",
            f"{en}: the clue is {sign.en}, the thief is in column {column} or row {row}.",
        )
    return Words(
        f"{fr} : indice {sign.fr}, le voleur n'est ni dans la colonne {column} "
        f"ni dans la rangée {row}.",
        f"{en}: the clue is {sign.en}, the thief is neither in column {column} nor in row {row}.",
    )


def ending(a: States) -> Words:
    s = a[0]
    shown = view(a, 0)
    if s.over == ESCAPED:
        where, points = (
            shown.escaped,
            Words("le détective marque 10 points", "the detective scores 10 points"),
        )
        if s.variant == LAFFONT:
            points = Words("le voleur marque 10 points", "the thief scores 10 points")
        return Words(
            f"Le voleur s'est échappé par {where} : {points.fr}.",
            f"The thief has escaped at {where}: {points.en}.",
        )
    turns = int(s.probed)
    n = 10 - turns if s.variant == LAFFONT else turns
    return Words(
        f"Le voleur est attrapé en {shown.caught} au tour {turns} : "
        f"le détective marque {n} point{'s' if n > 1 else ''}.",
        f"The thief is caught at {shown.caught} on turn {turns}: "
        f"the detective scores {n} point{'s' if n > 1 else ''}.",
    )
