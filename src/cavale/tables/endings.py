"""How a game ends at a table though the rules would let it go on."""

from cavale.core.game import Game, Outcome
from cavale.core.seats import Seat
from cavale.core.words import Words

RESIGNED = "resigned"
AGREED = "agreed"


def resigned(game: Game, seat: int) -> Outcome:
    """With two players the other one has won."""
    winner = Seat(1 - seat) if game.seats == 2 else None
    return Outcome(_lost(game, seat), RESIGNED, winner)


def agreed(game: Game) -> Outcome:
    """Equal parts for everybody."""
    assert game.scoring.total is not None
    return Outcome((game.scoring.total / game.seats,) * game.seats, AGREED, None)


def _lost(game: Game, seat: int) -> tuple[float, ...]:
    """The one who resigns has the worst result there is; the others share what is left."""
    scoring = game.scoring
    if scoring.resigned is not None:
        return scoring.resigned[seat]
    worst, best = scoring.least, scoring.most
    if scoring.fewer_win:
        worst, best = best, worst
    others = best if scoring.total is None else (scoring.total - worst) / (game.seats - 1)
    return tuple(worst if s == seat else others for s in range(game.seats))


def resigned_words(who: Words) -> Words:
    return Words(f"{who.fr} abandonne.", f"{who.en} resigns.")


AGREED_WORDS = Words("Partie nulle, d'un commun accord.", "Drawn by agreement.")
