"""From whose side a game is watched, or watched again."""

import msgspec

from cavale.core.errors import UnknownEyes
from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.observation import Observation
from cavale.core.position import Position


class Eyes(msgspec.Struct, frozen=True):
    """Those of a seat, of a spectator (None), or of somebody from whom nothing is hidden."""

    seat: int | None = None
    everything: bool = False

    def look(self, position: Position) -> Observation:
        return position.reveal() if self.everything else position.observe(self.seat)

    def learn(self, position: Position, move: Move) -> bool:
        """Whether they learn which move is played here."""
        return self.everything or position.sees(self.seat, move)


EVERYTHING = Eyes(everything=True)


def eyes_named(game: Game, name: str) -> Eyes:
    """By the name of a seat or its number, or `spectator`, or `all`."""
    known = {"all": EVERYTHING, "spectator": Eyes()}
    for names in (game.seat_keys, game.titles):
        known |= {seat: Eyes(number) for number, seat in enumerate(names)}
    if name.isdecimal() and len(name) < 3 and int(name) < game.seats:
        return Eyes(int(name))
    if name not in known:
        raise UnknownEyes(f"{name[:40]!r} sees nothing of this game: {', '.join(known)} do")
    return known[name]
