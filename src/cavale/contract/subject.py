"""Whose games are held to the contract, and where their proofs are."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from cavale.core.catalogue import LANGS, Lang
from cavale.core.spec import Spec


@dataclass(frozen=True)
class Subject:
    games: tuple[Spec, ...]
    twin: Callable[[str], ModuleType]
    """The slow twin of a game."""
    perft: Path
    """The folder of `<slug>.perft`."""
    playthroughs: Path
    """The folder of `<slug>-<variant>-<seats>.txt`."""
    clauses: Callable[[str], Path]
    """The folder of the tests that name a game's clauses."""
    toys: tuple[Spec, ...] = ()
    """Games that are walked with the others, and are not to be on any shelf."""
    every_language: bool = False
    """Whether they must speak all the languages of the house. Guests need only English: where one
    has no other words, it is said in English."""

    def languages(self, spec: Spec) -> tuple[Lang, ...]:
        """Those in which a game must have both words and rules."""
        if self.every_language:
            return LANGS
        home = files(spec.package)
        kinds = ("words.{}.ftl", "rulebook.{}.md")
        brought = {at for at in LANGS for kind in kinds if (home / kind.format(at)).is_file()}
        return tuple(at for at in LANGS if at == "en" or at in brought)


_provided: list[Callable[[], Subject]] = []
_known: list[Subject] = []


def provide(make: Callable[[], Subject]) -> None:
    """Asked when the first test is collected that needs it."""
    _provided[:] = [make]
    _known.clear()


def subject() -> Subject:
    if not _known:
        if not _provided:
            raise RuntimeError("the contract has no games: `pytest -p cavale.contract` finds them")
        _known.append(_provided[0]())
    return _known[0]
