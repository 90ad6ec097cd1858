"""The server as it is, but for its chance: that is pinned.

`--static` names the pages of another build; with `--wire` it says that it speaks that version.
"""

import argparse
from pathlib import Path

from cavale.web import build
from cavale.web.serve import run
from cavale.web.settings import STATIC, Settings
from tests.chance import Pinned


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--static", type=Path, default=STATIC)
    parser.add_argument("--wire", type=int, default=build.WIRE)
    chosen = parser.parse_args()
    build.WIRE = chosen.wire  # type: ignore[misc]
    settings = Settings(database=chosen.database, static=chosen.static, entropy=Pinned())
    run(port=chosen.port, settings=settings)


if __name__ == "__main__":
    main()
