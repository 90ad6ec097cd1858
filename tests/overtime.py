"""How long a bot goes on after it was told to stop, however busy the machine is."""

import threading
import time

from cavale.core.bot import Bot
from cavale.core.observation import Observation
from cavale.search.limits import new_flag


def overtime(thinker: Bot, seen: Observation) -> float:
    """Seconds of processor time from the raising of the flag to the answer."""
    stop = new_flag()
    clock = time.pthread_getcpuclockid(threading.get_ident())
    raised: list[float] = []

    def ring() -> None:
        raised.append(time.clock_gettime(clock))
        stop[0] = 1

    timer = threading.Timer(0.1, ring)
    timer.start()
    thinker.choose(seen, 1, stop)
    answered = time.clock_gettime(clock)
    timer.join()
    return answered - raised[0]
