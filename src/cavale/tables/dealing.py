"""Chance at a table: the fair dealer plays as soon as chance is to move."""

from cavale.core.chance import Dealer, commitment, new_seed
from cavale.core.game import Game
from cavale.tables.entries import Chance
from cavale.tables.table import Table


def seed_for(game: Game) -> str | None:
    """Each game of a series has its own seed: the last one's is revealed when it ends."""
    return new_seed().hex() if game.spec.chance else None


def stream(table: Table) -> str:
    """The name under which this game's outcomes are drawn."""
    return f"{table.id}/{table.number}"


def nonces(table: Table) -> tuple[str, ...]:
    return tuple(player.nonce for player in table.seats)


def deal(table: Table) -> Chance:
    assert table.seed is not None
    position = table.position
    dealer = Dealer(bytes.fromhex(table.seed), stream(table), nonces(table))
    return Chance(position.moves[dealer.draw(table.rolls, position.weights)].text)


def commitment_of(table: Table) -> str | None:
    return None if table.seed is None else commitment(bytes.fromhex(table.seed))
