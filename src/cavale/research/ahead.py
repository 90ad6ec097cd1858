"""What programs that learn call, compiled before they do: `cavale warm --research`."""

from collections.abc import Iterator

from cavale.core.game import Game
from cavale.core.seats import CHANCE
from cavale.core.spec import Spec
from cavale.research.batch import Batch
from cavale.research.history import History
from cavale.research.seeing import mask
from cavale.warm import Step

PLIES = 4


def steps(spec: Spec) -> Iterator[Step]:
    game = Game(spec)

    def batches() -> None:
        games = Batch(game, 2)
        games.step(games.sample())
        games.position(0)

    def one_by_one() -> None:
        history, decisions = History(game.start()), 0
        while decisions < PLIES and history.position.mover is not None:
            position = history.position
            if position.mover == CHANCE:
                _ = position.weights
            else:
                decisions += 1
                mask(position)
            history = history.play_unchecked(position.moves[0])
            for seat in (*range(game.seats), None):
                history.information_state(seat)
                history.information_tensor(seat)

    if spec.research is not None:
        yield Step(spec.slug, "batches", batches)
        yield Step(spec.slug, "planes", one_by_one)
