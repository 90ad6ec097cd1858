"""Everything that anybody is shown of some games, as text: the same here as in a page."""

import json
from typing import Any

import msgspec

from cavale.core.catalogue import LANGS, say
from cavale.core.game import Game
from cavale.core.position import Position
from cavale.core.seats import CHANCE
from cavale.games import GAMES

MOVES = 3
"""So many moves of each position are described."""


def tell(games: list[Any]) -> list[list[str]]:
    return [shown(*one) for one in games]


def shown(slug: str, variant: str, seats: int, moves: list[str]) -> list[str]:
    game = Game(GAMES[slug], variant, seats)
    position = game.start()
    lines = _position(position)
    for text in moves:
        move = {str(move): move for move in position.moves}[text]
        before, position = position, position.play(move)
        for seat in (None, *range(seats)):
            told = before.observe(seat).describe(move, position.observe(seat))
            lines += [say(lang, told, game) for lang in LANGS]
        lines += _position(position)
    return lines


def _position(position: Position) -> list[str]:
    lines = [str(position), " ".join(map(str, position.moves))]
    if position.mover == CHANCE:
        lines.append(_json(position.weights))
    for seat in (None, *range(position.game.seats)):
        seen = position.observe(seat)
        lines += [_json(seen.view()), _json(seen.notebook()), _json(seen.prompt())]
        lines += [_json(seen.offers), _json(seen.sketch())]
        lines += [_json(seen.drawing(lang)) for lang in LANGS]
        lines += [_json(seen.effect(move)) for move in list(seen.moves)[:MOVES]]
        if position.mover is None:
            lines += [say(lang, seen.ending(), position.game) for lang in LANGS]
    if position.outcome is not None:
        lines.append(_json(position.outcome))
    return lines


def _json(value: object) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False)
