"""A server with the toys on its shelf: secrets, chance and up to six seats, without a compiler."""

import argparse
from concurrent.futures import ThreadPoolExecutor

from cavale.web.serve import run
from cavale.web.settings import Settings
from tests.chance import Pinned
from tests.toys import highest, kuhn


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    settings = Settings(
        database=chosen.database,
        games={spec.slug: spec for spec in (kuhn.SPEC, highest.SPEC)},
        executor=lambda: ThreadPoolExecutor(1),
        limited=False,
        entropy=Pinned(),
    )
    run(port=chosen.port, settings=settings)


if __name__ == "__main__":
    main()
