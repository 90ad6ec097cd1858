"""How a game ends at a table though the rules would let it go on."""

from cavale.core.game import Game, Outcome
from cavale.core.words import Words

RESIGNED = "resigned"
AGREED = "agreed"


def resigned(game: Game, seat: int) -> Outcome:
    """The one who resigns has the worst result there is; the others share what is left."""
    low, high = game.spec.points
    worst, best = (high, low) if game.spec.fewer_points_win else (low, high)
    others = best if game.spec.total is None else (game.spec.total - worst) / (game.seats - 1)
    points = tuple(worst if s == seat else others for s in range(game.seats))
    return Outcome(points, RESIGNED)


def agreed(game: Game) -> Outcome:
    total = game.spec.total
    each = sum(game.spec.points) / 2 if total is None else total / game.seats
    return Outcome((each,) * game.seats, AGREED)


def winner(game: Game, outcome: Outcome) -> int | None:
    best = min(outcome.points) if game.spec.fewer_points_win else max(outcome.points)
    seats = [seat for seat, points in enumerate(outcome.points) if points == best]
    return seats[0] if len(seats) == 1 else None


def resigned_words(who: Words) -> Words:
    return Words(f"{who.fr} abandonne.", f"{who.en} resigns.")


AGREED_WORDS = Words("Partie nulle, d'un commun accord.", "Drawn by agreement.")
