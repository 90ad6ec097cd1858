"""What one knows of a game before opening its box; cheap to import."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cavale.core.errors import UnknownRules
from cavale.core.series import Seating, alternate

if TYPE_CHECKING:
    from cavale.core.bot import Bot
    from cavale.core.ideas import Ideas
    from cavale.core.lab import Lab
    from cavale.core.puzzles import Puzzler
    from cavale.core.research import Research
    from cavale.core.review import Reviewer
    from cavale.core.room import Notebook, Room
    from cavale.core.sealed import Sealing
    from cavale.core.sketch import Sketching
    from cavale.core.solving import Judge, Solving, Tabulation
    from cavale.core.threats import Threats


@dataclass(frozen=True)
class Scoring:
    """What a game's points can be, and what they count for in a series."""

    least: float = 0.0
    most: float = 1.0
    total: float | None = 1.0
    """What all seats have together, if that is always the same."""
    fewer_win: bool = False

    @property
    def shared(self) -> bool:
        """Whether the seats share a whole, so that all may agree on equal parts of it.

        Where a game only counts somebody's points there is nothing to halve: a series of such
        games can be drawn, one of them cannot.
        """
        return self.total is not None


@dataclass(frozen=True)
class Variant:
    name: str
    scoring: Scoring = Scoring()
    seats: tuple[str, ...] | None = None
    """What the seats are called in this variant, if not as in the others."""
    seat_keys: tuple[str, ...] | None = None
    """How records name the seats, where those that exist do not name them by their titles."""
    levels: int | None = None
    """The strongest level there, if not the game's: where skill buys no more there are fewer."""
    hidden: bool = False
    """Somebody knows what others do not."""
    chance: bool = False
    minutes: int | None = None
    """How long a game takes, if not as long as the others."""


@dataclass(frozen=True)
class EarlierRules:
    """Rules that a room keeps for the tables and records that were played by them."""

    version: int
    open: "Callable[[Spec], Spec]"
    """What is known of the game by these rules, given the newest; only this loads them."""


@dataclass(frozen=True)
class Spec:
    """Its texts are in the catalogues of its package, under ids that follow from these names:
    `title`, `after`, `tagline`, `seat-…`, `variant-…`, `variant-…-detail`, `level-1` and so on.
    """

    slug: str
    package: str
    """The room: it has the catalogues, the rulebooks and, if it is a guest's, the board."""
    accent: str
    minutes: int
    rules_version: int
    seats: tuple[str, ...]
    variants: tuple[Variant, ...]
    levels: int
    """The number of the strongest level; 0 where there are no bots."""
    room: "Callable[[], Room]"
    bot: "Callable[[int, float], Bot]"
    """A bot of a level, from the easiest up, and a factor on the time it takes."""
    usual: str | None = None
    """The variant that a page proposes, if not the first."""
    easiest: int = 1
    """The number of the easiest level; 0 is for a first game, which a child should win."""
    seat_counts: tuple[int, ...] = (2,)
    remembers: bool = False
    """The rules remember more than a position's text says, such as repetitions."""
    seating: Seating = alternate
    games: tuple[int, ...] = tuple(range(1, 10))
    """How many games a series may have; the first is what one gets without asking."""
    notebook: "Callable[[], Notebook] | None" = None
    """Gives the room's aid for those who play, if it has one."""
    threats: "Callable[[], Threats] | None" = None
    """Gives what shows a seat what the others could do next, if the room has it."""
    ideas: "Callable[[], Ideas] | None" = None
    """Gives what a hint says of a move before it names it, if the room has it."""
    sketch: "Callable[[], Sketching] | None" = None
    """Gives what draws a board for the preview of a link, if the room has it."""
    review: "Reviewer | None" = None
    """How a finished game is looked at again, if the room has a way of its own."""
    solver: "Callable[[str, int | None], Solving] | None" = None
    """Exact work on a variant, on a board of another size if one is named; ValueError if none."""
    earlier: tuple[EarlierRules, ...] = ()
    """The versions that are kept for the tables and records that were played by them."""
    secretly: str = "played-in-secret"
    """The message that says what a `$seat` has done whose move one does not see."""
    compiled: bool = True
    """Frozen rules are not: see `core/uncompiled.py`."""
    research: "Callable[[], Research] | None" = None
    """Gives what the room states for programs that learn."""
    judge: "Callable[[], Judge] | None" = None
    """Gives what finds the exact value of one position, if the room has it."""
    ponders: tuple[int, ...] = ()
    """The levels that go on thinking while others are to move: `core.bot.Pondering`."""
    tabulate: "Callable[[str, Path], Tabulation] | None" = None
    """Solves all of a variant into a directory, if the room can."""
    lab: "Callable[[], Lab] | None" = None
    """Gives what the room brings to the lab."""
    puzzler: "Callable[[], Puzzler] | None" = None
    """Gives what finds and proves the room's puzzles."""
    sealed: "Callable[[], Sealing] | None" = None
    """Gives what a game on paper leaves to chance, drawn ahead from one seed."""

    @property
    def hidden(self) -> bool:
        """Whether any of its variants has secrets; `Game.hidden` says it of the one played."""
        return any(variant.hidden for variant in self.variants)

    @property
    def chance(self) -> bool:
        return any(variant.chance for variant in self.variants)

    @property
    def words(self) -> tuple[str, ...]:
        """The ids that its catalogues must have, whatever else they say."""
        seats = {*self.seats, *(seat for one in self.variants for seat in one.seats or ())}
        return (
            *("title", "after", "tagline"),
            *(f"seat-{seat}" for seat in sorted(seats)),
            *(f"variant-{one.name}{end}" for one in self.variants for end in ("", "-detail")),
            *(f"level-{level}" for level in self.level_numbers()),
        )

    def level_numbers(self, variant: str | None = None) -> range:
        """The levels that are offered, in a variant or in any of them, the easiest first.

        A table that was opened with another level of the game keeps it.
        """
        found = None if variant is None else self.variant(variant)
        strongest = self.levels if found is None or found.levels is None else found.levels
        return range(self.easiest, strongest + 1) if self.levels else range(0)

    def under(self, rules: int | None) -> "Spec":
        """The game by a version of its rules, the newest if none is named; UnknownRules if gone."""
        if rules is None or rules == self.rules_version:
            return self
        for kept in self.earlier:
            if kept.version == rules:
                return kept.open(self)
        raise UnknownRules(rules)

    def titles(self, variant: str) -> tuple[str, ...]:
        """What the seats are called in a variant, in one that is no more as by default."""
        found = self.variant(variant)
        return self.seats if found is None or found.seats is None else found.seats

    def seat_keys(self, variant: str) -> tuple[str, ...]:
        """How records name the seats in a variant."""
        found = self.variant(variant)
        return (found and found.seat_keys) or self.titles(variant)

    def variant(self, name: str) -> Variant | None:
        return next((variant for variant in self.variants if variant.name == name), None)
