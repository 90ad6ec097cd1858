"""A server with one game in plain Python: it is there soon after it was killed."""

import sys

from cavale.games import GAMES
from cavale.web.serve import run
from cavale.web.settings import Settings

if __name__ == "__main__":
    port, database = sys.argv[1:]
    run(port=int(port), settings=Settings(database, games={"wall": GAMES["wall"]}))
