"""What is said at Catch the Thief, in French and English, in the words of each edition."""

from cavale.core.jit import States
from cavale.core.words import Words
from cavale.games.thief.rules import DETECTIVE, ESCAPED, LAFFONT, THIEF, VARIANTS
from cavale.games.thief.titles import Cast, capital, cast
from cavale.games.thief.view import ThiefEffect, colour, effect, view


def prompt(a: States, seat: int) -> Words:
    shown = view(a, seat)
    if shown.turn is None:
        return ending(a)
    named = cast(shown.variant)
    thief, detective = capital(named.thief), capital(named.detective)
    if shown.turn == "thief":
        if seat != THIEF:
            return Words(f"{thief.fr} se déplace en secret.", f"{thief.en} moves, unseen.")
        if shown.steps == 0:
            return Words(
                f"Quittez {named.scene.fr} : posez votre première empreinte.",
                f"Leave {named.scene.en}: set your first footprint.",
            )
        return Words(
            "Éloignez-vous d'un pas, vers une cachette.",
            "Take one step away, towards a hideout.",
        )
    if seat != DETECTIVE:
        return Words(f"{detective.fr} cherche.", f"{detective.en} is searching.")
    if not shown.probes and shown.variant != VARIANTS[LAFFONT]:
        return Words(f"Commencez par {named.scene.fr}, en F6.", f"Begin with {named.scene.en}, F6.")
    return Words(
        "Visitez un point, où vous voulez sauf une cachette.",
        "Look at a point, anywhere but a hideout.",
    )


def describe(a: States, move: int) -> Words:
    """What can be foreseen of a move."""
    return told(effect(a, move), str(view(a, 0).variant))


def told(seen: ThiefEffect, variant: str) -> Words:
    """A step or a probe in words, with its clue if that is known."""
    named = cast(variant)
    return _step(seen, named) if seen.by == "thief" else _probe(seen, named, variant)


def _step(seen: ThiefEffect, named: Cast) -> Words:
    who, point = capital(named.thief), seen.point
    since = Words("", "")
    if seen.start is not None:
        since = Words(f" de {seen.start}", f" from {seen.start}")
    if seen.escapes:
        return Words(
            f"{who.fr} passe{since.fr} à la cachette {point} : il s'échappe !",
            f"{who.en} goes{since.en} to the hideout {point}: he escapes!",
        )
    return Words(f"{who.fr} va{since.fr} à {point}.", f"{who.en} goes{since.en} to {point}.")


def _probe(seen: ThiefEffect, named: Cast, variant: str) -> Words:
    who, thief, point = capital(named.detective), named.thief, seen.point
    fr, en = f"{who.fr} visite {point}", f"{who.en} looks at {point}"
    if seen.clue is None:
        return Words(f"{fr}.", f"{en}.")
    if seen.clue == "caught":
        return Words(
            f"{fr} : {thief.fr} y est, il est pris !", f"{en}: {thief.en} is there, caught!"
        )
    sign = colour(seen.clue, variant)
    column, row = point[0], point[1:]
    if seen.clue == "near":
        return Words(
            f"{fr} : indice {sign.fr}, {thief.fr} est dans la colonne {column} ou la rangée {row}.",
            f"{en}: the clue is {sign.en}, {thief.en} is in column {column} or row {row}.",
        )
    return Words(
        f"{fr} : indice {sign.fr}, {thief.fr} n'est ni dans la colonne {column} "
        f"ni dans la rangée {row}.",
        f"{en}: the clue is {sign.en}, {thief.en} is neither in column {column} nor in row {row}.",
    )


def ending(a: States) -> Words:
    s, shown = a[0], view(a, 0)
    named = cast(shown.variant)
    thief, detective = named.thief, named.detective
    turns = int(s.probed)
    if s.over == ESCAPED:
        who, n = capital(thief), 10
        fr = f"{who.fr} s'est échappé par {shown.escaped} et gagne"
        en = f"{who.en} has escaped at {shown.escaped} and wins"
    else:
        who, n = capital(detective), 10 - turns if s.variant == LAFFONT else turns
        fr = f"{who.fr} attrape {thief.fr} en {shown.caught} au tour {turns} et gagne"
        en = f"{who.en} catches {thief.en} at {shown.caught} on turn {turns} and wins"
    points = f"{n} point{'s' if n > 1 else ''}"
    if s.variant == LAFFONT:
        return Words(f"{fr} : il marque {points}.", f"{en}: he scores {points}.")
    return Words(
        f"{fr} : {points} pour {detective.fr}, et moins on en a, mieux c'est.",
        f"{en}: {points} for {detective.en}, and fewer are better.",
    )
