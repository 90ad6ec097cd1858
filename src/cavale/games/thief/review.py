"""A finished chase looked at again, against exact play on both sides.

What a move gave away is measured at what the detective could believe of an exact thief, with the
plans and beliefs that ship with the game. Their two bounds are close where exact players go and
farther apart elsewhere; what is given is half-way, and a remark says when it is not sure.
"""

from collections.abc import Iterator
from math import log2
from typing import Any

import numpy as np

from cavale.core.message import Message, message
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.games.thief.board import NAMES
from cavale.games.thief.exact import appraisal, shipped
from cavale.games.thief.exact.appraisal import Appraisal
from cavale.games.thief.exact.chase import Half, steps
from cavale.games.thief.exact.controller import Controller
from cavale.games.thief.exact.fleeing import arrived, left, possible
from cavale.games.thief.exact.following import best_plan
from cavale.games.thief.exact.repertoire import Repertoire
from cavale.games.thief.exact.trail import Trail, code_of, point_of, trail
from cavale.games.thief.notebook import ways_there
from cavale.games.thief.rules import ARRESTED, CAUGHT, KNOTS_2, LAFFONT, NEAR

DOUBT = 0.02
"""How far one allows for a thief who does not play exactly."""
WORTH_SAYING = 0.05
UNSURE = 0.25


def rows(played: Played, since: int) -> Iterator[Reviewed]:
    chase = Chased(played)
    for step in range(len(played.moves)):
        row = chase.row(step)
        if step >= since:
            yield row


class Chased:
    """One game, from the first move on: what the detective may believe, and what it is worth."""

    def __init__(self, played: Played) -> None:
        self.played = played
        last = played.positions[-1].copy_record()[0]
        self.variant = int(last.variant)
        self.half: Half = _half(last)
        self.table: Controller = shipped.detective(self.half)
        self.known: Repertoire = shipped.thief(self.half)
        self.first = self.table.chase.layers[1].turn
        self.stands = arrived(self.known, 0, np.ones(1))
        self.rest = np.ones(1)

    def row(self, step: int) -> Reviewed:
        s = self.played.positions[step].copy_record()[0]
        code = self.played.moves[step].code
        if s.steps == s.probed:
            return self.thief_moves(s, code)
        if s.probed + 1 < self.first:
            return Reviewed(loss=0.0)
        return self.detective_probes(step, s, code)

    def detective_probes(self, step: int, s: Any, code: int) -> Reviewed:
        after = self.played.positions[step + 1].copy_record()[0]
        story = trail(s)
        k, probe = story.layer, point_of(code)
        stands = (1 - DOUBT) * self.stands + DOUBT * possible(self.known, story, k)
        judged = Appraisal(self.table, self.known, k, stands, probe)
        concedes, better = best_plan(self.table, k, stands)
        least = max(0.0, judged.low - concedes)
        most = max(least, judged.high - concedes)
        loss = _clear(0.5 * (least + most))
        clue = int(after.clues[int(s.probed)])
        worth, chance = judged.outcome(None if clue == CAUGHT else clue == NEAR)
        if clue != CAUGHT:
            told = Trail(story.half, (*story.told, (probe, clue == NEAR)))
            self.rest = left(self.known, told, k, self.stands)
            if k < self.table.chase.last:
                self.stands = arrived(self.known, k, self.rest)
        saved = judged.high - worth
        return Reviewed(
            loss=loss,
            luck=(-saved, saved),
            bits=-log2(chance),
            better=NAMES[code_of(better)] if loss > WORTH_SAYING else None,
            said=_between(least, most) if most - least > UNSURE else None,
            learned=_narrowed(self.played.positions[step], self.played.positions[step + 1]),
        )

    def thief_moves(self, s: Any, code: int) -> Reviewed:
        """Against a detective who mixes the best plans, who promise so much at each point."""
        turn = int(s.steps) + 1
        if turn < self.first:
            return Reviewed(loss=self._wrong_half())
        k = turn - self.first
        ways = self._ways(s, k)
        if len(ways) < 2:
            return Reviewed(loss=0.0)
        hopes = appraisal.promised(self.table, k, self.rest)
        points = self.table.chase.layers[k + 1].points
        best = max(ways, key=lambda way: hopes[way])
        loss = _clear(float(hopes[best] - hopes[points.index(point_of(code))]))
        return Reviewed(
            loss=loss, better=NAMES[code_of(points[best])] if loss > WORTH_SAYING else None
        )

    def _ways(self, s: Any, k: int) -> list[int]:
        layer = self.table.chase.layers[k]
        if k > 0:
            at = layer.points.index(point_of(int(s.footprints[s.steps - 1])))
        elif self.variant == LAFFONT:
            at = 0
        else:
            start = point_of(int(s.footprints[0]))
            away = steps(start, self.table.chase.size // 2)
            return [self.table.chase.layers[1].points.index(point) for point in away]
        return [int(way) for way in layer.ways[at, : layer.way_count[at]]]

    def _wrong_half(self) -> float:
        """In Knots' second game the forced probe tells how the thief set out."""
        if self.variant != KNOTS_2:
            return 0.0
        here = self.table.guarantee
        return max(0.0, max(shipped.detective(h).guarantee for h in _KNOTS) - here)


_KNOTS: tuple[Half, ...] = ("orthogonal", "diagonal")


def _half(s: Any) -> Half:
    if s.over == ARRESTED and s.probed == 1:
        # Only in Laffont can the first probe catch.
        return "both"
    return trail(s).half


def _clear(loss: float) -> float:
    """Without what arithmetic leaves behind."""
    return loss if loss > 1e-6 else 0.0


def _narrowed(before: Position, after: Position) -> Message | None:
    """How many points the thief could be at, for who asked, before and after the answer."""
    could, can = (len(ways_there(one.copy_record())[-1]) for one in (before, after))
    if after.outcome is not None:
        return message("review-found", points=could)
    return message("review-narrowed", before=could, after=can)


def _between(least: float, most: float) -> Message:
    return message("review-between", least=least, most=most)
