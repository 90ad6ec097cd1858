"""Playing on: the next game of a series, or a new table with the sides swapped.

The first player who asks opens the new table; the others are given their seats there when they ask.
Their secrets there follow from the ones they hold here, so that asking again gives the same answer
though no secret is kept. Nobody is given another's seat, or a link to it.
"""

import msgspec

from cavale.core.chance import Entropy, bound
from cavale.core.series import Order
from cavale.tables.deciding.nonces import commit_first, sitting_down
from cavale.tables.deciding.opening import NO_NONCE, Nonce, Terms
from cavale.tables.deciding.refusals import not_now, seat_taken
from cavale.tables.log import dealing
from cavale.tables.log.entries import AnyEntry, Claim, Kind, Next, Player, Rematch
from cavale.tables.log.evening import Evening, evening
from cavale.tables.log.seat_secrets import derived, hashed
from cavale.tables.log.table import Table


class Asked(msgspec.Struct, frozen=True):
    """By whom, having seen what; with `commit_first` no seat is taken yet."""

    secret: str | None
    version: int
    key: str
    nonce: Nonce = NO_NONCE
    commit_first: bool = False
    same_seats: bool = False


class NewTable(msgspec.Struct, frozen=True):
    """The entry that names it here, and what it is opened with."""

    entry: Rematch
    players: list[Player]
    terms: Terms


def next_game(table: Table, entropy: Entropy) -> Next | None:
    """The next game of the series; None if the series is over."""
    if table.status != "over":
        raise not_now("not-over")
    return None if table.series.over else Next(dealing.next_seed(table, entropy))


def new_table(table: Table, player: int, secret: str, asked: Asked, table_id: str) -> NewTable:
    last = table.series.played[-1]
    order: Order = last.order if asked.same_seats else table.game.spec.seating(last)
    group = table.group(player)
    players = []
    for seat, old in enumerate(order):
        was = table.players[old]
        kind: Kind = "bot" if was.kind == "bot" else "here" if old in group else "link"
        sits = kind == "here" and not asked.commit_first
        nonce = asked.nonce.nonce if sits else ""
        players.append(
            Player(
                kind,
                was.name,
                was.level,
                secret=hashed(secret_at(secret, table_id, seat)) if sits else None,
                nonce=nonce,
                bound=bound(table_id, 1, nonce) if nonce else "",
                program="" if old in group else was.program,
                portrait=was.portrait,
            )
        )
    if asked.nonce.nonce and any(one.kind == "link" for one in players):
        raise commit_first()
    won = evening(table).won
    terms = Terms(
        aids=table.aids,
        clock=table.clock,
        stand_in=table.stand_in,
        left_to=table.left_to,
        evening=Evening(evening(table).games, tuple(won[old] for old in order)),
    )
    return NewTable(Rematch(table.order.index(player), table_id, order), players, terms)


def taken(table: Table, seat: int, before: str | None, claim: Claim) -> AnyEntry:
    """The claim, if the seat still has the secret that was seen."""
    if table.players[seat].secret != before:
        raise seat_taken()
    return sitting_down(table, seat, claim)


def secret_at(secret: str, table_id: str, seat: int) -> str:
    return derived(secret, table_id, seat, "seat")
