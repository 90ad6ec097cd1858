"""The server as it is, but for its chance: that is pinned."""

import argparse

from cavale.web.serve import run
from cavale.web.settings import Settings
from tests.chance import Pinned


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    chosen = parser.parse_args()
    run(port=chosen.port, settings=Settings(database=chosen.database, entropy=Pinned()))


if __name__ == "__main__":
    main()
