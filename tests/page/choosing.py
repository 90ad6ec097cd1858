"""What bots choose where a number of thoughts limits them, not a clock: here as in a page."""

from dataclasses import fields, is_dataclass, replace
from typing import Any

from cavale.core.game import Game
from cavale.games import GAMES
from cavale.search.limits import NO_LIMIT


def tell(asked: list[Any]) -> list[list[Any]]:
    return [chosen(*one) for one in asked]


def chosen(
    slug: str, variant: str, seats: int, moves: list[str], level: int, seed: int, thoughts: int
) -> list[Any]:
    """For the seat to move after these moves."""
    position = Game(GAMES[slug], variant, seats).start()
    for text in moves:
        position = position.play({str(move): move for move in position.moves}[text])
    bot = limited(GAMES[slug].bot(level, 1.0), thoughts)
    choice = bot.choose(position.observe(position.mover), seed)
    line = " ".join(map(str, choice.line))
    return [str(choice.move), repr(float(choice.value)), choice.depth, int(choice.nodes), line]


def limited(bot: Any, thoughts: int) -> Any:
    """The same without a clock, it and all that it is made of; the first limit that has a number
    and is not one yet becomes this one.
    """
    parts = {one.name: getattr(bot, one.name) for one in fields(bot)}
    found = {name: limited(part, thoughts) for name, part in parts.items() if is_dataclass(part)}
    if parts.get("seconds") is not None:
        counted = [name for name, part in parts.items() if part == NO_LIMIT]
        found |= {"seconds": None} | dict.fromkeys(counted[:1], thoughts)
        found |= {"passes": thoughts} if "passes" in parts else {}
    return replace(bot, **found)
