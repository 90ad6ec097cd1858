"""A server with one game in plain Python: it is there soon after it was killed."""

import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from cavale.games import GAMES
from cavale.web import stream
from cavale.web.serve import run
from cavale.web.settings import Settings
from tests.web.guess import random_bot

if __name__ == "__main__":
    port, database, still_here = sys.argv[1:]
    stream.STILL_HERE = float(still_here) or stream.STILL_HERE
    settings = Settings(
        database,
        games={"wall": replace(GAMES["wall"], bot=random_bot)},
        executor=lambda: ThreadPoolExecutor(1),
        bot_pause=0.05,
        limited=False,
    )
    run(port=int(port), settings=settings)
