"""On paper: what the die shows, and the two piles in their order."""

from cavale.core.game import Game
from cavale.core.message import Message, message
from cavale.core.sealed import Slip, dealer, shuffled

ROLLS = 240
"""More than most games need; the next ones are rolled."""
FILES = ("red", "yellow", "blue", "green")
MISSIONS = [file for file in FILES for _ in range(4)]
TRAPS = [
    *["lieutenant"] * 3,
    "all",
    *[f"{file} {steps}" for file in FILES for steps in (1, 1, 2, 3)],
]


def sealed(game: Game, seed: bytes) -> list[Slip]:
    die = dealer(game, seed, "die")
    rolls = (message("deal-roll", n=die.draw(k, [1.0] * 6) + 1) for k in range(ROLLS))
    missions = shuffled(MISSIONS, dealer(game, seed, "missions"))
    traps = shuffled(TRAPS, dealer(game, seed, "traps"))
    return [
        Slip(None, message("deal-rolls"), tuple(rolls)),
        Slip(
            None,
            message("board-missions"),
            tuple(message("board-file", file=one) for one in missions),
        ),
        Slip(None, message("board-traps"), tuple(map(_trap, traps))),
    ]


def _trap(card: str) -> Message:
    if card == "lieutenant":
        return message("board-lieutenant")
    file, _, steps = card.partition(" ")
    return message("board-trap", file=file, steps=steps)
