"""Fuzzing that is led by the code it reaches, by hand: `pip install atheris`, then

    python -m tests.guided positions -max_total_time=600

with `positions`, `moves` or `records`, and any option of libFuzzer. Whatever is neither read nor
refused with a reason stops it. tests/contract/test_house_fuzz.py damages real texts in every run;
this finds what one does not get by damaging.
"""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import atheris

from cavale.games import HOUSE

# What is led by the code it reaches has to be code, not a kernel.
os.environ["NUMBA_DISABLE_JIT"] = "1"

READERS = [
    *(f"{spec.package}.notation" for spec in HOUSE),
    "cavale.core.record",
    "cavale.core.written",
    "cavale.core.game",
    "cavale.core.moves",
]

with atheris.instrument_imports(include=READERS):
    for reader in READERS:
        import_module(reader)
    from cavale import Game, MalformedPosition, MalformedRecord
    from cavale.contract.subject import provide
    from cavale.contract.test_fuzz import texts
    from cavale.contract.walks import own_games, walk
    from cavale.core.errors import MoveError
    from cavale.core.record import read
    from cavale.games import game as open_game
    from tests.subject import house

provide(house)
ALL = own_games(whole=True)


def positions(game: Game, text: str) -> None:
    try:
        position = game.parse(text)
    except MalformedPosition as error:
        assert str(error)
        return
    assert str(game.parse(str(position))) == str(position)


def moves(game: Game, text: str) -> None:
    try:
        game.start().play(text)
    except MoveError as error:
        assert str(error)


def records(game: Game, text: str) -> None:
    try:
        read(text, open_game)
    except MalformedRecord as error:
        assert str(error)


KINDS: dict[str, Callable[[Game, str], None]] = {
    "positions": positions,
    "moves": moves,
    "records": records,
}


def known(kind: str, game: Game) -> Iterator[str]:
    """What is right, to begin with."""
    if kind == "records":
        yield from texts(game)
        return
    played = walk(game, 0)
    yield from (str(one) for one in (played.positions if kind == "positions" else played.moves))


def main() -> None:
    kind, *options = sys.argv[1:] or [""]
    if kind not in KINDS:
        sys.exit(__doc__)

    def once(data: bytes) -> None:
        if data:
            text = data[1:].decode("utf-8", "surrogateescape")
            KINDS[kind](ALL[data[0] % len(ALL)], text)

    with tempfile.TemporaryDirectory() as folder:
        for number, game in enumerate(ALL):
            for index, text in enumerate(known(kind, game)):
                begin = Path(folder) / f"{number}-{index}"
                begin.write_bytes(bytes([number]) + text.encode("utf-8"))
        atheris.Setup([sys.argv[0], folder, *options], once)
        atheris.Fuzz()


if __name__ == "__main__":
    main()
