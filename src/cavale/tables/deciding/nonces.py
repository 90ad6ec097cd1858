"""A seat's part in the dealer's key: bound to it first, told when all are bound."""

from cavale.tables.deciding.refusals import Refused, bad_request, not_now
from cavale.tables.log import rounds
from cavale.tables.log.entries import AnyEntry, Bind, BreakOff, Claim, GoOn, Tell
from cavale.tables.log.table import Table


class AlreadySo(Exception):
    """What is asked for has been done."""


def sitting_down(table: Table, player: int, claim: Claim) -> Claim:
    """The claim with what binds it; a nonce may come at once only when nobody can wait for it."""
    if table.fairness < 2 or not claim.nonce:
        return claim
    others = (one for number, one in enumerate(table.players) if number != player)
    if not all(one.claimed for one in others):
        raise commit_first()
    own = rounds.binding(table, claim.nonce)
    return Claim(claim.player, claim.secret, claim.name, claim.nonce, own)


def bind(table: Table, player: int, bound: str) -> AnyEntry:
    own = table.players[player]
    if own.bound == bound:
        raise AlreadySo
    if not own.awaited:
        raise not_now("Aucun nombre n'est attendu de vous.", "No number is awaited of you.")
    return Bind(player, bound)


def tell(table: Table, player: int, nonce: str) -> AnyEntry:
    own = table.players[player]
    if own.nonce and own.nonce == nonce:
        raise AlreadySo
    if not own.bound or own.nonce or rounds.phase(table) != "telling":
        raise not_now("Aucun nombre n'est attendu de vous.", "No number is awaited of you.")
    if rounds.binding(table, nonce) != own.bound:
        raise bad_request(
            "Ce n'est pas le nombre annoncé.", "That is not the number you were bound to."
        )
    return Tell(player, nonce)


def overdue(table: Table, at: int) -> AnyEntry:
    """What happens when a round has waited long enough."""
    due = rounds.deadline(table)
    if due is None or at < due:
        raise not_now("On attend encore.", "There is still time.")
    return GoOn() if rounds.phase(table) == "binding" else BreakOff()


def commit_first() -> Refused:
    return not_now(
        "D'autres doivent encore s'asseoir : engagez d'abord votre nombre, dites-le ensuite.",
        "Others have yet to sit down: bind yourself to the number first, and tell it then.",
    )
