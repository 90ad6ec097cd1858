"""Looks for two moments that a player cannot tell apart and that are shown differently, or whose
moves or payments differ; and for two that differ and are shown alike.

Random games are played, and each again with one action of somebody changed: where a player does
not notice the change, all that the player is given afterwards must stay the same.
"""

import random
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

Kind = Literal["moves", "shown", "forgets", "more", "merged", "paid", "changed"]

MEANING: dict[Kind, str] = {
    "moves": "the player cannot tell the two apart, and the legal moves differ",
    "shown": "the player cannot tell the two apart, and is shown two things",
    "forgets": "the same is said of two moments before which the player knew, or did, other things",
    "more": "all that was shown so far is the same, and the information state differs",
    "merged": "the information states differ, and their tensors do not",
    "paid": "the player cannot tell the two ends apart, and is paid differently",
    "changed": "an observation was handed out, and changed afterwards",
}
AGAIN = 6
"""How often a game is played again with one change."""


@dataclass(frozen=True)
class Shown:
    """What one player is given at one moment."""

    identity: Hashable
    """What tells moments apart for the player; equal ones are one to him."""
    faces: dict[str, Hashable]
    """Other descriptions, by name: they must follow from the identity."""
    tensor: Hashable | None = None
    """The identity as numbers, if there is one."""
    observation: Hashable | None = None
    """What is shown of this moment alone, if there is such a thing."""


class Moment(Protocol):
    """A game under way; the audit plays it on."""

    @property
    def mover(self) -> int | None:
        """The player to move; -1 where chance is; None when it is over."""

    def moves(self) -> Sequence[int]: ...

    def play(self, action: int) -> None: ...

    def shown(self, player: int) -> Shown: ...

    def paid(self, player: int) -> float:
        """In all so far."""

    def faults(self) -> Iterator[tuple[Kind, int, str]]:
        """What is wrong with the game under way by itself: kind, player, which part."""


class Subject(Protocol):
    """A game that is audited."""

    @property
    def name(self) -> str: ...

    @property
    def players(self) -> int: ...

    def begin(self) -> Moment: ...


@dataclass(frozen=True)
class Finding:
    """`first` and `second` are the actions that lead to the two moments, those of chance too."""

    kind: Kind
    player: int
    part: str
    first: tuple[int, ...]
    second: tuple[int, ...]
    details: tuple[str, str] = ("", "")

    @property
    def meaning(self) -> str:
        return MEANING[self.kind]


@dataclass
class Report:
    name: str
    states: int = 0
    games: int = 0
    compared: int = 0
    """Pairs of moments that a player could not tell apart."""
    found: dict[tuple[Kind, str], Finding] = field(default_factory=dict)
    """The shortest of each kind and part."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(self.found.values())

    def note(self, finding: Finding) -> None:
        known = self.found.get((finding.kind, finding.part))
        if known is None or _length(finding) < _length(known):
            self.found[finding.kind, finding.part] = finding


def _length(finding: Finding) -> int:
    return len(finding.first) + len(finding.second)


@dataclass(frozen=True)
class _Met:
    """A moment that was met, for one player."""

    path: tuple[int, ...]
    moves: tuple[int, ...] | None
    faces: dict[str, Hashable]
    own: Hashable
    """What the player knew and did at its decisions before."""
    paid: float
    over: bool


class _Audit:
    def __init__(self, game: Subject, seed: int) -> None:
        self.game = game
        self.report = Report(game.name)
        self._rng = random.Random(seed)
        self._met: dict[tuple[int, bool, Hashable], _Met] = {}
        self._tensors: dict[tuple[int, Hashable], tuple[Hashable, tuple[int, ...]]] = {}
        self._histories: dict[tuple[int, Hashable], tuple[Hashable, tuple[int, ...]]] = {}

    def run(self, states: int) -> Report:
        while self.report.states < states:
            path = self._play(())
            for _ in range(AGAIN):
                if path and self.report.states < states:
                    self._play(path, self._rng.randrange(len(path)))
        return self.report

    def _play(self, path: Sequence[int], changed: int | None = None) -> tuple[int, ...]:
        """Along a path as far as it is legal, but for one action; any actions after it."""
        moment, played = self.game.begin(), list[int]()
        own: list[Hashable] = [() for _ in range(self.game.players)]
        seen: list[Hashable] = [() for _ in range(self.game.players)]
        self.report.games += 1
        while True:
            self.report.states += 1
            at, mover = tuple(played), moment.mover
            if mover != -1:
                seen = [self._look(moment, p, at, own[p], seen[p]) for p in range(len(own))]
            for kind, player, part in moment.faults():
                self.report.note(Finding(kind, player, part, at, at))
            if mover is None:
                return at
            legal = moment.moves()
            here = len(played)
            if here < len(path) and here != changed and path[here] in legal:
                action = path[here]
            else:
                action = self._rng.choice(legal)
            if mover >= 0:
                own[mover] = hash((own[mover], moment.shown(mover).identity, action))
                seen[mover] = hash((seen[mover], "did", action))
            moment.play(action)
            played.append(action)

    def _look(
        self, moment: Moment, player: int, at: tuple[int, ...], own: Hashable, seen: Hashable
    ) -> Hashable:
        """Compares what the player is given here; returns all that the player has seen so far."""
        shown, over = moment.shown(player), moment.mover is None
        if shown.observation is not None:
            seen = hash((seen, shown.observation))
        if not over and moment.mover != player:
            return seen
        moves = None if over else tuple(moment.moves())
        now = _Met(at, moves, shown.faces, own, moment.paid(player), over)
        old = self._met.setdefault((player, over, shown.identity), now)
        if old is not now:
            self.report.compared += 1
            self._compare(player, old, now)
        if shown.tensor is not None and not over:
            self._same("merged", player, self._tensors, shown.tensor, shown.identity, at)
        if shown.observation is not None and not over:
            self._same("more", player, self._histories, seen, shown.identity, at)
        return seen

    def _compare(self, player: int, old: _Met, now: _Met) -> None:
        for part in old.faces:
            if old.faces[part] != now.faces.get(part):
                self._note("shown", player, part, old.path, now.path)
        if old.moves != now.moves:
            self._note("moves", player, "", old.path, now.path, (str(old.moves), str(now.moves)))
        if old.own != now.own:
            self._note("forgets", player, "", old.path, now.path)
        if now.over and old.paid != now.paid:
            self._note("paid", player, "", old.path, now.path, (str(old.paid), str(now.paid)))

    def _same(
        self,
        kind: Kind,
        player: int,
        known: dict[tuple[int, Hashable], tuple[Hashable, tuple[int, ...]]],
        by: Hashable,
        identity: Hashable,
        at: tuple[int, ...],
    ) -> None:
        before, path = known.setdefault((player, by), (identity, at))
        if before != identity:
            self._note(kind, player, "", path, at, (str(before), str(identity)))

    def _note(
        self,
        kind: Kind,
        player: int,
        part: str,
        first: tuple[int, ...],
        second: tuple[int, ...],
        details: tuple[str, str] = ("", ""),
    ) -> None:
        self.report.note(Finding(kind, player, part, first, second, details))


def audit(game: Subject, states: int = 20_000, seed: int = 0) -> Report:
    """Look at about so many moments of a game; equal seeds, equal reports."""
    return _Audit(game, seed).run(states)
