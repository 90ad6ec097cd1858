"""Whether a program has understood a rulebook: what it answers in positions it has never seen."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.table import Table

from cavale.core.game import Game
from cavale.core.move import Move
from cavale.core.position import Position
from cavale.core.rulebook import Rulebook
from cavale.core.seats import CHANCE
from cavale.core.solving import Judgement, Means
from cavale.core.written import UNSEEN
from cavale.engine.client import Engine, EngineFailed, start
from cavale.engine.messages import Limits, Played
from cavale.lab.referee import LONGEST

JUDGED_WITH = Means(memory=256, seconds=5.0)
"""Megabytes for the exact value of a position; what needs more is not judged."""
COMPLAINTS = 3
"""How many failures that broke no clause are kept in their own words."""


@dataclass(frozen=True)
class Question:
    """A position, and what the seat to move has seen of the game that led to it."""

    position: Position
    played: tuple[Played, ...]

    @property
    def seat(self) -> int:
        assert self.position.mover is not None
        return int(self.position.mover)


def in_full(book: Rulebook) -> str:
    """A rulebook as one text, its clauses numbered."""
    lines, section = [book.title, book.introduction], ""
    for clause in book.clauses:
        if clause.section != section:
            section = clause.section
            lines.append(section)
        lines.append(f"{clause.id} {clause.text}")
    return "\n\n".join(lines)


def questions(game: Game, count: int, seed: int = 0) -> list[Question]:
    """Any decision of so many random games, each as likely as the others of its game."""
    rng, found = random.Random(seed), list[Question]()
    for _ in range(count):
        positions, moves = [game.start()], list[Move]()
        while positions[-1].mover is not None and len(moves) < LONGEST:
            moves.append(positions[-1].draw(rng))
            positions.append(positions[-1].play_unchecked(moves[-1].code))
        decisions = [n for n, one in enumerate(positions) if one.mover not in (None, CHANCE)]
        at = rng.choice(decisions)
        seat = positions[at].mover
        played = [
            Played(int(before.mover or 0), move.text if before.sees(seat, move) else UNSEEN)
            for before, move in zip(positions[:at], moves, strict=False)
        ]
        found.append(Question(positions[at], tuple(played)))
    return found


@dataclass
class Tested:
    """What came of it."""

    game: Game
    name: str
    asked: int = 0
    legal: int = 0
    failures: Counter[str] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    agreed: dict[int, int] = field(default_factory=dict)
    """With each level, of the legal answers."""
    judged: int = 0
    kept: dict[str, int] = field(default_factory=dict)
    """Of the positions that could be judged: who kept what it was worth, the program and levels."""
    complaints: list[str] = field(default_factory=list)
    """The first failures in their own words."""

    def json(self, book: Rulebook) -> dict[str, Any]:
        return {
            "game": self.game.slug,
            "variant": self.game.variant,
            "seats": self.game.seats,
            "program": self.name,
            "asked": self.asked,
            "legal": self.legal,
            "failures": dict(self.failures),
            "complaints": self.complaints,
            "clauses": [
                {"clause": clause, "times": times, "text": book[clause].text}
                for clause, times in self.clauses.most_common()
            ],
            "agreed": {str(level): times for level, times in self.agreed.items()},
            "judged": self.judged,
            "kept": self.kept,
        }


def rules_test(
    command: str,
    asked: Sequence[Question],
    rulebook: str,
    *,
    listed: bool = True,
    limits: Limits,
    pace: float = 0.1,
    seed: int = 0,
    heard: Callable[[Tested], None] = lambda tested: None,
) -> Tested:
    """Ask a program; EngineFailed only if it does not even say hello, or plays other games.

    `pace` is a factor on the thinking times of the levels that it is compared with.
    """
    game = asked[0].position.game
    engine = start(command)
    if not engine.plays(game.slug):
        engine.close()
        games = ", ".join(engine.introduction.games or ())
        raise EngineFailed("nonsense", f"it plays {games}, not {game.slug}")
    tested = Tested(game, engine.name)
    levels = game.spec.level_numbers()
    tested.agreed = dict.fromkeys(levels, 0)
    tested.kept = {tested.name: 0, **{f"level {level}": 0 for level in levels}}
    try:
        for number, question in enumerate(asked):
            if engine.failed:
                engine.close()
                engine = start(command)
            answer = _answer(engine, question, rulebook, listed, limits, seed + number, tested)
            _compare(question, answer, seed + number, pace, tested)
            heard(tested)
    finally:
        engine.close()
    return tested


def _answer(
    engine: Engine,
    question: Question,
    rulebook: str,
    listed: bool,
    limits: Limits,
    seed: int,
    tested: Tested,
) -> str | None:
    """The move, if it is legal."""
    position, seat = question.position, question.seat
    tested.asked += 1
    try:
        engine.begin(position.game, seat, rulebook)
        seen = position.observe(seat)
        choice = engine.choose(seen, seed, question.played, limits, listed=listed)
    except EngineFailed as failed:
        tested.failures[failed.how] += 1
        if failed.clause is None and len(tested.complaints) < COMPLAINTS:
            tested.complaints.append(str(failed))
        if failed.clause is not None:
            tested.clauses[failed.clause] += 1
        return None
    tested.legal += 1
    return choice.move.text


def _compare(
    question: Question, answer: str | None, seed: int, pace: float, tested: Tested
) -> None:
    position, spec = question.position, question.position.game.spec
    seen = position.observe(question.seat)
    house = {level: spec.bot(level, pace).choose(seen, seed).move.text for level in tested.agreed}
    for level, move in house.items():
        tested.agreed[level] += move == answer
    judgement = _judged(position)
    if judgement is not None and judgement.moves:
        tested.judged += 1
        answers = {tested.name: answer or ""}
        answers |= {f"level {level}": move for level, move in house.items()}
        for who, said in answers.items():
            tested.kept[who] += judgement.moves.get(said) == judgement.value


def _judged(position: Position) -> Judgement | None:
    if position.game.spec.judge is None:
        return None
    try:
        return position.game.spec.judge()(position, JUDGED_WITH, lambda done, of: None)
    except ValueError:
        return None


def print_tested(tested: Tested, book: Rulebook, console: Console) -> None:
    legal = f"{tested.name}: {tested.legal} of {tested.asked} answers were legal moves"
    console.print(legal, highlight=False, markup=False, soft_wrap=True)
    for how, times in tested.failures.most_common():
        console.print(f"  {times} x {how}", highlight=False)
    for clause, times in tested.clauses.most_common():
        said = f"  {times} x against {clause}: {book[clause].text}"
        console.print(said, highlight=False, markup=False, soft_wrap=True)
    for complaint in tested.complaints:
        said = f"  such as {complaint}"
        console.print(said, style="red", highlight=False, markup=False, soft_wrap=True)
    table = Table()
    for title in ("", "the same move", *(["kept its worth"] if tested.judged else [])):
        table.add_column(title, justify="right" if title else "left")
    agreed = {f"level {level}": f"{times}/{tested.asked}" for level, times in tested.agreed.items()}
    for who, times in tested.kept.items():
        kept = [f"{times}/{tested.judged}"] if tested.judged else []
        table.add_row(who, agreed.get(who, ""), *kept)
    console.print(table)
