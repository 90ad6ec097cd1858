"""Positions of every game with what is shown of them, for the page's readers of position texts.

A board on another page reads the text by itself, without a server and without the rules
(`ui/src/games/<slug>/position.ts`). Its tests compare with these; a test here holds them true.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from cavale.core.game import Game
from tools.archive import games, played

FILE: Final = Path(__file__).resolve().parent.parent / "ui" / "src" / "embed" / "positions.json"
LOOKED_AT: Final = 6


class Sample(msgspec.Struct, frozen=True):
    game: str
    variant: str
    titles: tuple[str, ...]
    seat: int | None
    text: str
    view: dict[str, Any]


def samples() -> Iterator[Sample]:
    for game in games():
        dice = Random(f"{game.slug} {game.variant} {game.seats}")
        first, *between, last = played(game).positions()
        for position in [first, *dice.sample(between, LOOKED_AT), last]:
            text = str(position)
            for seat in (None, dice.randrange(game.seats)) if game.hidden else (None,):
                view = shown(game, text, seat)
                yield Sample(game.slug, game.variant, game.titles, seat, text, view)


def shown(game: Game, text: str, seat: int | None) -> dict[str, Any]:
    """What a text shows; that a repetition ended the game, it does not say."""
    return game.parse(text).view(seat)


def main() -> None:
    rows = b",\n".join(msgspec.json.encode(sample) for sample in samples())
    FILE.write_bytes(b"[\n" + rows + b"\n]\n")
    print(f"{FILE.name}: {FILE.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
