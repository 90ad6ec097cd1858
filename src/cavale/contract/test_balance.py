"""How a game ends when equal bots play it: reported, for the author to judge.

A game that one seat always wins is legal here, and hardly a game: "the fox wins 32 of 32" is said
at the end of the run. Only a game that nobody can ever win fails.
"""

import random
from collections import Counter
from collections.abc import Callable

from cavale import Game
from cavale.contract import BALANCE
from cavale.contract.walks import name
from cavale.core.jit import JIT
from cavale.core.playing import play

GAMES_EACH = 32 if JIT else 4
PACE = 0.01


def balance(game: Game, games: int) -> str:
    """Equal bots of the second level, or of the only one."""
    bot = game.spec.bot(min(2, len(game.spec.levels)), PACE)
    won: Counter[str] = Counter()
    plies = 0
    for seed in range(games):
        record = play(game.start(), [bot] * game.seats, random.Random(seed))
        plies += len(record.moves)
        outcome = record.replay().outcome
        assert outcome is not None
        won["nobody" if outcome.winner is None else game.titles[outcome.winner].name] += 1
    parts = [f"{who} wins {n} of {games}" for who, n in won.most_common()]
    return f"{name(game)}: {', '.join(parts)}; {plies / games:.0f} moves a game"


def test_the_balance_of_self_play_is_reported(
    own_game: Game, record_property: Callable[[str, object], None]
) -> None:
    said = balance(own_game, GAMES_EACH)
    record_property(BALANCE, said)
    assert f"nobody wins {GAMES_EACH} of {GAMES_EACH}" not in said
