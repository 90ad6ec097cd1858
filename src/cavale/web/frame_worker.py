"""The frame worker of the server: its games and its encoder. Run as a process, with a socket."""

from cavale.games import GAMES
from cavale.tables.live.frame_worker.main import main
from cavale.web.frames import SseEncoder

if __name__ == "__main__":
    main(GAMES, SseEncoder())
