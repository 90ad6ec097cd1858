"""A finished hunt looked at again.

What the deals were worth, what a card gave away against what its player could know, and what
everybody could work out from it.

All numbers are shares of a won game, from hunts that are imagined with a pinned seed: estimates,
so that what is small counts as nothing. Only the last cards of a deal for two are played out, over
all that the mover could not rule out.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from cavale.core.jit import JIT, seeded
from cavale.core.message import Message, message
from cavale.core.observation import Observation
from cavale.core.position import Position
from cavale.core.review import Played, Reviewed
from cavale.core.seats import CHANCE
from cavale.games.horse.exact.values import averaged
from cavale.games.horse.haste import NO_MOVE, face_winning
from cavale.games.horse.notebook import subjects, unseen_cards
from cavale.games.horse.shortlist import shortlist
from cavale.games.horse.state import DISCARD, PLAY
from cavale.search.mcts import mcts
from cavale.search.playout import playouts

HUNTS: Final = 1500 if JIT else 3
"""Imagined for a card."""
DUELS: Final = 1200 if JIT else 2
"""Imagined between the card that was played and the best one."""
DEALS: Final = 2000 if JIT else 1
WORLDS: Final = 60 if JIT else 2
LOOKS: Final = 8_000_000
"""Moves that are looked at where a deal is played out."""
FEW: Final = 12
SMALL: Final = 0.06
"""Twice the error of a duel: less is nothing."""
NOTHING: Final = 1e-6
FORESEEABLE: Final = 0.3
_ONLOOKER: Final = -1


def rows(played: Played, since: int) -> Iterator[Reviewed]:
    for step in range(since, len(played.moves)):
        before, after = played.positions[step], played.positions[step + 1]
        code = played.moves[step].code
        if played.mover(step) == CHANCE:
            yield Reviewed() if after.mover == CHANCE else Reviewed(luck=_luck(after, step))
        elif code < DISCARD:
            yield Reviewed()
        else:
            yield _card(before, after, code, step)


def _luck(dealt: Position, step: int) -> tuple[float, ...]:
    """What these hands are worth to each seat, against others that could have been dealt."""
    own = playouts(dealt, DEALS, step).points
    rng, unknown = seeded(step), dealt.observe(None)
    each = max(1, DEALS // WORLDS)
    others = [playouts(unknown.resample(rng), each, world).points for world in range(WORLDS)]
    usual = [sum(points) / WORLDS for points in zip(*others, strict=True)]
    return tuple(mine - any_ for mine, any_ in zip(own, usual, strict=True))


def _card(before: Position, after: Position, code: int, step: int) -> Reviewed:
    mover = before.mover
    assert mover is not None
    if after.outcome is not None and after.outcome.winner == mover:
        return Reviewed(loss=0.0)
    seen = before.observe(mover)
    learned = _learned(before, after, mover)
    catch = int(face_winning(seen.copy_record()))
    if catch != NO_MOVE:
        loss = 1.0 - _shares(seen, [code], HUNTS, step)[0]
        better = before.game.move(catch).text
        said = message("review-passed-by")
        return Reviewed(
            loss=loss, better=better, said=said, learned=learned, clause="3.1", grave=True
        )
    handed = _handed(after, mover, step)
    played_out = _played_out(seen, code, step)
    if played_out is not None:
        return replace(played_out, said=handed or played_out.said, learned=learned)
    best, loss = _against_the_best(seen, code, step)
    return Reviewed(
        loss=loss,
        better=None if best is None else before.game.move(best).text,
        said=handed,
        learned=learned,
    )


def _played_out(seen: Observation, code: int, step: int) -> Reviewed | None:
    """None if there is too much to it."""
    found = averaged(seen, LOOKS, step)
    if found is None or found.worlds < found.of:
        return None
    loss = found.best - found.chances[code]
    if loss < NOTHING:
        return Reviewed(loss=0.0)
    best, own = (round(100 * chance) for chance in (found.best, found.chances[code]))
    return Reviewed(
        loss=loss,
        better=seen.game.move(found.good()[0]).text,
        said=message("review-played-out", best=best, own=own) if best > own else None,
    )


def _against_the_best(seen: Observation, code: int, step: int) -> tuple[int | None, float]:
    """The better card, if there is one, and what that would have been worth."""
    if len(seen.moves) == 1:
        return None, 0.0
    few = shortlist(seen, FEW, 9.0, step) if code >= PLAY else list(seen.moves.codes)[:FEW]
    best = mcts(seen, iterations=HUNTS, nodes=1 << 14, among=few, seed=step).move.code
    if best == code:
        return None, 0.0
    ours, theirs = _shares(seen, [code, best], DUELS, step)
    return (best, theirs - ours) if theirs - ours >= SMALL else (None, 0.0)


def _shares(seen: Observation, codes: Sequence[int], hunts: int, seed: int) -> list[float]:
    """The share of a game that each of these moves brings, as often tried as the others."""
    found = []
    lost = -1.0 / (seen.game.seats - 1)
    for code in codes:
        grown = mcts(seen, iterations=hunts, nodes=1 << 14, among=[code], seed=seed)
        mean = next(one.mean for one in grown.tried if one.move.code == code)
        found.append((2 * mean - 1 - lost) / (1 - lost))
    return found


def _handed(after: Position, mover: int, step: int) -> Message | None:
    """Whether the next player could catch, and in how many of the cases that its mover could not
    rule out that was to be feared."""
    then = after.mover
    if then is None or then == CHANCE or int(face_winning(after.copy_record())) == NO_MOVE:
        return None
    rng, seen = seeded(step), after.observe(mover)
    feared = sum(
        int(face_winning(seen.resample(rng).copy_record())) != NO_MOVE for _ in range(WORLDS)
    )
    said = "review-handed" if feared >= FORESEEABLE * WORLDS else "review-handed-unseen"
    return message(said, seat=int(then), percent=round(100 * feared / WORLDS))


def _learned(before: Position, after: Position, mover: int) -> Message | None:
    """What everybody can tell of the mover's character by this card, if anything."""
    if after.outcome is not None:
        return None
    could, can = (_suspected(one, mover) for one in (before, after))
    if len(can) >= len(could):
        return None
    if len(can) == 1:
        return message("review-known", seat=int(mover), subject=can[0])
    if len(can) + 1 < len(could):
        return message("review-fewer", seat=int(mover), left=len(can))
    cleared = next(word for word in could if word not in can)
    return message("review-cleared", seat=int(mover), subject=cleared)


def _suspected(position: Position, seat: int) -> list[str]:
    a = position.observe(None).copy_record()
    return subjects(a, seat, unseen_cards(a, _ONLOOKER))
