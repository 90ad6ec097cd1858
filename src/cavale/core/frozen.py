"""Earlier rules of a game, kept for the tables and records that were played by them.

`games/<slug>/versions/v1/` holds the modules of the room as they were; `python -m tools.freeze`
puts them there. They are loaded when a table or a record of that version is opened, never before.
What is not of the rules stays the newest: titles, levels, the rulebook, the page.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING

from cavale.core.bot import Bot, Choice
from cavale.core.errors import CavaleError
from cavale.core.game import Game
from cavale.core.observation import Observation
from cavale.core.spec import Spec

if TYPE_CHECKING:
    from cavale.core.jit import Flag
    from cavale.core.review import Reviewer
    from cavale.core.room import Notebook, Room


def frozen(
    newest: Spec,
    version: int,
    room: "Callable[[], Room]",
    notebook: "Callable[[], Notebook] | None" = None,
    review: "Reviewer | None" = None,
) -> Spec:
    """The game by earlier rules."""
    return replace(
        newest,
        rules_version=version,
        room=room,
        bot=Translated(newest),
        notebook=notebook,
        review=review,
        threats=None,
        ideas=None,
        sketch=None,
        solver=None,
        judge=None,
        ponders=(),
        tabulate=None,
        earlier=(),
        compiled=False,
    )


@dataclass(frozen=True)
class Translated:
    """Makes the bots of frozen rules: those of the newest rules, by way of the position's text."""

    newest: Spec

    def __call__(self, level: int, pace: float) -> Bot:
        return Translator(self.newest, self.newest.bot(level, pace))


@dataclass(frozen=True)
class Translator:
    """Plays what a bot of the newest rules would play in a position that reads the same.

    Where a secret is open, in a world that the seat cannot tell from the real one. What the text of
    a position does not say is lost on it. If the newest rules know no such position, or the earlier
    ones no such move, it plays any legal one.
    """

    newest: Spec
    bot: Bot

    def choose(self, seen: Observation, seed: int, stop: "Flag | None" = None) -> Choice:
        from cavale.core.jit import seeded

        game = Game(self.newest, seen.game.variant, seen.game.seats)
        try:
            alike = game.parse(str(seen.resample(seeded(seed)))).observe(seen.seat)
            if alike.moves:
                choice = self.bot.choose(alike, seed, stop)
                return replace(choice, move=seen.check(choice.move.text), line=())
        except CavaleError:
            pass
        return Choice(Random(seed).choice(list(seen.moves)), 0.0)
