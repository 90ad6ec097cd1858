"""A server on whose tables of Manhattan South an arrest is due at once: only the start is not real.

What brings it about in play is a card of somebody else's, which no test can wait for.
"""

import argparse
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import ModuleType

from cavale.core.jit import States
from cavale.core.room import Room
from cavale.games.manhattan import SPEC
from cavale.web.serve import run
from cavale.web.settings import Settings

STARTS = {
    ("quick", 2): "e5,i5:rw/m1,m2:b1 3000 - - w 9 w!",
    ("classic", 3): "e5,i5:rw/h7,station:-/m1,m2:- 3oow - - w 60 w!",
}


def doorstep() -> Room:
    from cavale.games.manhattan import notation, rules, view, words

    def start(variant: str, seats: int) -> States:
        text = STARTS.get((variant, seats))
        return (
            notation.parse_position(text, variant, seats) if text else rules.start(variant, seats)
        )

    begun = ModuleType("begun")
    vars(begun).update(vars(rules), start=start)
    return Room(begun, notation, view, words, chance=words.chance)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    settings = Settings(
        database=chosen.database,
        games={SPEC.slug: replace(SPEC, room=doorstep)},
        executor=lambda: ThreadPoolExecutor(1),
        limited=False,
    )
    run(port=chosen.port, settings=settings)


if __name__ == "__main__":
    main()
