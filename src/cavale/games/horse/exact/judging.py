"""The last cards of a deal for two, as the command line asks for them."""

from cavale.core.message import Message
from cavale.core.position import Position
from cavale.core.solving import Judgement, Means, Report
from cavale.games.horse.exact.tree import MOST_CARDS, ready
from cavale.games.horse.exact.values import averaged


class HorseJudge:
    of = Message("solve-deal")

    def __call__(self, position: Position, means: Means, report: Report) -> Judgement:
        """Judges by what the mover sees. Warming asks this, of any position."""
        ready()
        mover = position.mover
        found = None
        if mover is not None and mover >= 0:
            found = averaged(position.observe(mover), report=report)
        if found is None:
            raise ValueError(f"only the last {MOST_CARDS} cards of a deal for two are played out")
        game = position.game
        return Judgement(
            game=game.slug,
            variant=game.variant,
            position=str(position),
            value="unknown",
            moves={},
            chance=found.best,
            chances={game.move(code).text: chance for code, chance in found.chances.items()},
        )
