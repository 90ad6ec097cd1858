"""The games there are: those of the house, and those that other packages bring.

A package brings a game by an entry point of the group `cavale.games`: its name is the game's slug,
what it names is the game's `Spec`. Nothing of such a package is imported before somebody asks what
games there are, or for that game. One that cannot be used is left out, with the reason.
"""

import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator, MutableMapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from cavale.core.spec import Spec

GROUP = "cavale.games"
SWITCH = "CAVALE_GUESTS"
"""The environment variable that switches guests off: `off`, `no` or `0`."""

_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_COLOUR = re.compile(r"#[0-9a-f]{6}")
_LONGEST = 40

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Unusable:
    """A guest that is not on the shelf."""

    slug: str
    package: str
    reason: str

    def __str__(self) -> str:
        return f"{self.slug}, from {self.package}, is not on the shelf: {self.reason}"


def installed() -> Iterable[EntryPoint]:
    """The guests that are installed here, if they are let in."""
    if os.environ.get(SWITCH, "").lower() in {"off", "no", "0"}:
        return ()
    return entry_points(group=GROUP)


class Shelf(MutableMapping[str, Spec]):
    """Games by their slugs: the house's in its order, then guests in the order of the alphabet."""

    def __init__(
        self, house: Iterable[Spec], find: Callable[[], Iterable[EntryPoint]] = installed
    ) -> None:
        self._games = {spec.slug: spec for spec in house}
        self._house = frozenset(self._games)
        self._find = find
        self._waiting: dict[str, EntryPoint] | None = None
        self._unusable: dict[tuple[str, str], Unusable] = {}

    def __getitem__(self, slug: str) -> Spec:
        if slug not in self._games:
            self._load(slug)
        return self._games[slug]

    def __iter__(self) -> Iterator[str]:
        for slug in sorted(self._guests()):
            self._load(slug)
        return iter(self._games)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __setitem__(self, slug: str, spec: Spec) -> None:
        self._games[slug] = spec

    def __delitem__(self, slug: str) -> None:
        del self._games[slug]

    @property
    def unusable(self) -> tuple[Unusable, ...]:
        """The guests that had to be left out, and why."""
        list(self)
        return tuple(self._unusable.values())

    def take_down(self, spec: Spec, error: BaseException) -> None:
        """For a guest that turned out to be of no use: it is as if it had never been there.

        A game of the house stays, and the error is raised.
        """
        if spec.slug in self._house:
            raise error
        if self._games.pop(spec.slug, None) is not None:
            self._leave_out(spec.slug, spec.package.partition(".")[0], _why(error))

    def _guests(self) -> dict[str, EntryPoint]:
        """Those that nobody has asked for yet."""
        if self._waiting is None:
            self._waiting = {}
            for point in sorted(self._find(), key=lambda one: (one.name, _package(one))):
                if point.name in self._games:
                    self._leave_out(
                        point.name, _package(point), "the house has a game of this name"
                    )
                elif point.name in self._waiting:
                    first = _package(self._waiting[point.name])
                    self._leave_out(point.name, _package(point), f"{first} brings one of this name")
                else:
                    self._waiting[point.name] = point
        return self._waiting

    def _load(self, slug: str) -> None:
        point = self._guests().pop(slug, None)
        if point is None:
            return
        try:
            spec = point.load()
            check(slug, spec)
        except (Exception, SystemExit) as error:
            self._leave_out(slug, _package(point), _why(error))
        else:
            self._games[slug] = spec

    def _leave_out(self, slug: str, package: str, reason: str) -> None:
        left = self._unusable[slug, package] = Unusable(slug, package, reason)
        logger.warning("%s", left)


def check(slug: str, spec: object) -> None:
    """What the house relies on before a game's box is opened; ValueError says what is wrong."""
    if not isinstance(spec, Spec):
        raise ValueError(f"its entry point is a {type(spec).__name__}, not a cavale.core.spec.Spec")
    if spec.slug != slug:
        raise ValueError(f"it calls itself {spec.slug!r}")
    if not _SLUG.fullmatch(slug) or len(slug) > _LONGEST:
        raise ValueError("a slug is small letters, digits and hyphens")
    if not _COLOUR.fullmatch(spec.accent):
        raise ValueError(f"its accent {spec.accent!r} is no colour such as #b5402f")
    if not spec.variants or not spec.levels:
        raise ValueError("it has no variant, or no level of bots")
    for variant in spec.variants:
        if len(spec.titles(variant.name)) < max(spec.seat_counts):
            raise ValueError(f"{variant.name} has not a title for each of its seats")


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def _why(error: BaseException) -> str:
    said = " ".join(str(error).split())[:200]
    return said if isinstance(error, ValueError) and said else f"{type(error).__name__}: {said}"
