"""How openings fare: games of a bot against itself, gathered into a tree of first moves."""

import random
from pathlib import Path

import msgspec

from cavale.core.game import Game
from cavale.core.openings import Opening, Openings
from cavale.core.position import Position
from cavale.core.solving import Judge, Means
from cavale.lab.progress import progress

TRIED = 0.5
"""How often one of the first moves is any legal one, and not the bot's own."""


def run(
    game: Game, games: int, depth: int, level: int, pace: float, seed: int, least: int = 1
) -> Openings:
    """Lines that fewer than the least number of games took are left out."""
    rng = random.Random(seed)
    bot = game.spec.bot(level, pace)
    root = Opening()
    with progress() as bar:
        task = bar.add_task(game.slug, total=games, note="")
        for _ in range(games):
            position, line = game.start(), list[str]()
            while position.mover is not None:
                if len(line) < depth and rng.random() < TRIED:
                    move = rng.choice(list(position.moves))
                else:
                    seen = position.observe(position.mover)
                    move = bot.choose(seen, rng.getrandbits(30)).move
                line.append(str(move))
                position = position.play_unchecked(move.code)
            assert position.outcome is not None
            _add(root, line[:depth], list(position.outcome.points))
            bar.advance(task)
    _prune(root, least)
    if game.spec.judge is not None:
        _judge(root, game.start(), game.spec.judge())
    return Openings(game.slug, game.variant, level, games, depth, seed, root)


def _add(node: Opening, line: list[str], points: list[float]) -> None:
    node.games += 1
    before = node.points or [0.0] * len(points)
    node.points = [sum(pair) for pair in zip(before, points, strict=True)]
    if line:
        if line[0] not in node.moves:
            node.moves[line[0]] = Opening()
        _add(node.moves[line[0]], line[1:], points)


def _prune(node: Opening, least: int) -> None:
    often = {text: child for text, child in node.moves.items() if child.games >= least}
    node.moves = dict(sorted(often.items(), key=lambda move: (-move[1].games, move[0])))
    for child in node.moves.values():
        _prune(child, least)


def _judge(node: Opening, position: Position, judge: Judge) -> None:
    """Values that cost nothing to know."""
    if position.mover is None:
        return
    try:
        found = judge(position, Means(memory=1, seconds=0.0), lambda done, of: None).value
    except ValueError:
        found = "unknown"
    node.value = None if found == "unknown" else found
    for text, child in node.moves.items():
        _judge(child, position.play(text), judge)


def write(openings: Openings, out: Path) -> None:
    out.write_bytes(msgspec.json.encode(openings) + b"\n")
