"""Offered moves as an event tells them: what they share is said once."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Annotated, Any

import msgspec

from cavale.core.message import Message
from cavale.core.move import ShownMove, first_part

UNSET = msgspec.UNSET
_encode = msgspec.json.Encoder().encode


PartOfEffect = Annotated[
    dict[str, Any],
    msgspec.Meta(description="Some fields of an effect; each game has its own."),
]


class RestOfMove(msgspec.Struct, frozen=True):
    """As `ShownMove`, less what others have said already."""

    text: str
    path: tuple[str, ...] | msgspec.UnsetType = UNSET
    effect: PartOfEffect | msgspec.UnsetType = UNSET
    said: tuple[Message, ...] | msgspec.UnsetType = UNSET


class MoveRun(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moves one after the other whose texts begin alike, with `start`.

    Of each the rest is told: of its text (and no more, where there is no more to tell), and of its
    effect what no one else has said.
    """

    each: list[str | RestOfMove]
    start: str = ""
    effect: PartOfEffect | msgspec.UnsetType = UNSET


class OfferedMoves(msgspec.Struct, frozen=True):
    """All moves, in runs. What `effect` and `said` have holds for all that do not say otherwise."""

    runs: list[MoveRun]
    effect: PartOfEffect | msgspec.UnsetType = UNSET
    said: tuple[Message, ...] | msgspec.UnsetType = UNSET


def offered(moves: Sequence[ShownMove]) -> OfferedMoves:
    if not moves or any(move.effect is UNSET for move in moves):
        return OfferedMoves(_runs([_whole(move) for move in moves]))
    effects: list[dict[str, Any]] = [msgspec.to_builtins(move.effect) for move in moves]
    usual = _usual(effects)
    said, _ = _most([move.said for move in moves])
    return OfferedMoves(
        _runs(
            [
                RestOfMove(
                    move.text,
                    move.path,
                    {name: value for name, value in effect.items() if _own(name, value, usual)},
                    UNSET if move.said == said else move.said,
                )
                for move, effect in zip(moves, effects, strict=True)
            ]
        ),
        usual,
        said,
    )


def _whole(move: ShownMove) -> RestOfMove:
    effect = UNSET if move.effect is UNSET else msgspec.to_builtins(move.effect)
    return RestOfMove(move.text, move.path, effect, move.said)


def _runs(moves: Sequence[RestOfMove]) -> list[MoveRun]:
    return [_run(start, list(run)) for start, run in groupby(moves, lambda m: first_part(m.text))]


def _run(start: str, moves: list[RestOfMove]) -> MoveRun:
    alike = _alike([move.effect for move in moves])
    return MoveRun([_rest(move, len(start), alike) for move in moves], start, alike or UNSET)


def _rest(move: RestOfMove, cut: int, alike: dict[str, Any]) -> str | RestOfMove:
    text, effect = move.text[cut:], move.effect
    if isinstance(effect, dict):
        effect = {name: value for name, value in effect.items() if name not in alike} or UNSET
    bare = move.path is UNSET and effect is UNSET and move.said is UNSET
    return text if bare else RestOfMove(text, move.path, effect, move.said)


def _alike(effects: list[Any]) -> dict[str, Any]:
    """What all of them say."""
    first, *others = effects
    if not all(isinstance(effect, dict) for effect in effects):
        return {}
    return {
        name: value
        for name, value in first.items()
        if all(name in other and other[name] == value for other in others)
    }


def _usual(effects: list[dict[str, Any]]) -> dict[str, Any]:
    """Of the fields that all have, what most of them say."""
    shared = set(effects[0]).intersection(*effects[1:])
    found = {name: _most([effect[name] for effect in effects]) for name in sorted(shared)}
    return {name: value for name, (value, often) in found.items() if 2 * often > len(effects)}


def _most(values: list[Any]) -> tuple[Any, int]:
    """The most frequent value, and how often it comes."""
    written = [_encode(value) for value in values]
    [(most, often)] = Counter(written).most_common(1)
    return values[written.index(most)], often


def _own(name: str, value: Any, usual: dict[str, Any]) -> bool:
    return name not in usual or usual[name] != value
