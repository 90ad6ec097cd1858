"""A seat's part in the dealer's key: bound to it first, told when all are bound."""

from cavale.core.beacon import Emitted
from cavale.tables.deciding.refusals import Refused, bad_request, not_now
from cavale.tables.log import rounds
from cavale.tables.log.entries import AnyEntry, Bind, BreakOff, Claim, GoOn, Mix, Tell
from cavale.tables.log.table import Table


class AlreadySo(Exception):
    """What is asked for has been done."""


def sitting_down(table: Table, player: int, claim: Claim) -> Claim:
    """The claim with what binds it; a nonce may come at once only when nobody can wait for it."""
    if table.fairness < 2 or not claim.nonce:
        return claim
    others = (one for number, one in enumerate(table.players) if number != player)
    if table.gathering or not all(one.claimed for one in others):
        raise commit_first()
    own = rounds.binding(table, claim.nonce)
    return Claim(claim.player, claim.secret, claim.name, claim.nonce, own)


def bind(table: Table, player: int, bound: str) -> AnyEntry:
    own = table.players[player]
    if own.bound == bound:
        raise AlreadySo
    if not own.awaited:
        raise not_now("no-number-awaited")
    return Bind(player, bound)


def tell(table: Table, player: int, nonce: str) -> AnyEntry:
    own = table.players[player]
    if own.nonce and own.nonce == nonce:
        raise AlreadySo
    if not own.bound or own.nonce or rounds.phase(table) != "telling":
        raise not_now("no-number-awaited")
    if rounds.binding(table, nonce) != own.bound:
        raise bad_request("other-number")
    return Tell(player, nonce)


def overdue(table: Table, at: int, given: Emitted | None = None) -> AnyEntry:
    """What happens when a round has waited long enough; `given` is what a beacon has said then."""
    due = rounds.deadline(table)
    if due is None or at < due:
        raise not_now("time-left")
    if rounds.phase(table) == "beacon":
        if given is None and at < due + rounds.BEACON_PATIENCE:
            raise not_now("time-left")
        return Mix(given)
    return GoOn() if rounds.phase(table) == "binding" else BreakOff()


def commit_first() -> Refused:
    return not_now("commit-first")
