"""How a game ends at a table though the rules would let it go on."""

from cavale.core.game import Game
from cavale.core.outcome import Outcome
from cavale.core.position import Position
from cavale.core.seats import Seat

RESIGNED = "resigned"
AGREED = "agreed"
TIME = "time"


def resigned(position: Position, seat: int) -> Outcome:
    return _given_up(position, seat, RESIGNED)


def flagged(position: Position, seat: int) -> Outcome:
    """Who runs out of time has lost as who resigns."""
    return _given_up(position, seat, TIME)


def _given_up(position: Position, seat: int, reason: str) -> Outcome:
    """With two players the other one has won."""
    game = position.game
    winner = Seat(1 - seat) if game.seats == 2 else None
    own = game.room.resigned
    points = _lost(game, seat) if own is None else own(position.copy_record(), seat)
    return Outcome(points, reason, winner)


def agreed(game: Game) -> Outcome:
    """Equal parts for everybody."""
    assert game.scoring.total is not None
    return Outcome((game.scoring.total / game.seats,) * game.seats, AGREED, None)


def _lost(game: Game, seat: int) -> tuple[float, ...]:
    """The one who resigns has the worst result there is; the others share what is left."""
    scoring = game.scoring
    worst, best = scoring.least, scoring.most
    if scoring.fewer_win:
        worst, best = best, worst
    others = best if scoring.total is None else (scoring.total - worst) / (game.seats - 1)
    return tuple(worst if s == seat else others for s in range(game.seats))
