"""The golden playthrough: one game written out with everything anybody sees of it.

Any change of rules, order, notation or wording shows up as a difference in this text.
"""

import json
from random import Random

from cavale.core.catalogue import LANGS, say
from cavale.core.game import Game
from cavale.core.position import Position
from cavale.core.seats import CHANCE

MOST_MOVES = 400
MOST_CHARS = 100_000


def playthrough(game: Game) -> str:
    """A random game, always the same one; of a long game, the beginning."""
    rng = Random(f"playthrough {game.slug} {game.variant} {game.seats}")
    lines = [f"{game.slug} {game.variant}, {game.seats} seats, rules {game.spec.rules_version}"]
    position = game.start()
    for number in range(MOST_MOVES + 1):
        lines += ["", f"# {number}", str(position), *_seen(position)]
        long = number == MOST_MOVES or sum(map(len, lines)) > MOST_CHARS
        if position.mover is None or long:
            break
        legal = list(position.moves)
        weights = position.weights if position.mover == CHANCE else None
        lines.append(f"moves: {' '.join(map(str, legal))}")
        move = rng.choices(legal, weights)[0]
        before, position = position, position.play(move)
        watched, after = before.observe(before.mover), position.observe(before.mover)
        told = watched.describe(move, after)
        lines += [f"{lang}: {say(lang, told, game)}" for lang in LANGS]
        lines.append(f"play: {move}")
    if position.outcome:
        points = " ".join(f"{points:g}" for points in position.outcome.points)
        lines.append(f"outcome: {points} {position.outcome.reason}")
        lines += [f"{lang}: {say(lang, position.observe(None).ending(), game)}" for lang in LANGS]
    return "\n".join(lines) + "\n"


def _seen(position: Position) -> list[str]:
    """What each seat and a spectator are shown; one line where they are shown the same."""
    views = {seat: _json(position, seat) for seat in (*range(position.game.seats), None)}
    if len(set(views.values())) == 1:
        return [f"all: {views[None]}"]
    return [f"{'spectator' if seat is None else seat}: {view}" for seat, view in views.items()]


def _json(position: Position, seat: int | None) -> str:
    return json.dumps(position.view(seat), ensure_ascii=False, separators=(",", ":"))
