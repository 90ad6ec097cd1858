"""Chance at a table: the fair dealer plays as soon as chance is to move."""

from cavale.core.beacon import ingredient
from cavale.core.chance import Dealer, Entropy, commitment, earlier, house_nonce
from cavale.core.game import Game
from cavale.tables.log.entries import Chance
from cavale.tables.log.table import Table


def root_for(game: Game, table_id: str, entropy: Entropy) -> str | None:
    """The seed of the last game of a series: those of the games before follow from it."""
    return entropy(f"seed {table_id}").hex() if game.chance else None


def seed_of(root: str | None, left: int) -> str | None:
    """The seed of the game that has so many games after it."""
    return None if root is None else earlier(bytes.fromhex(root), left).hex()


def next_seed(table: Table, entropy: Entropy) -> str | None:
    if table.root is None:
        # Opened before all seeds of a series were fixed at once.
        return root_for(table.game, table.id, entropy)
    return seed_of(table.root, table.series.length - table.number - 1)


def series_commitment(table: Table) -> str | None:
    """What was published when the table opened, for all games of the series."""
    first = seed_of(table.root, table.series.length - 1)
    return None if first is None else commitment(bytes.fromhex(first))


def stream(table: Table) -> str:
    """The name under which this game's outcomes are drawn."""
    return f"{table.id}/{table.number}"


def nonces(table: Table) -> tuple[str, ...]:
    """In the order of the seats; those of the bots are the house's."""
    house = _house_nonce(table)
    return tuple(house if player.kind == "bot" else player.nonce for player in table.seats)


def _house_nonce(table: Table) -> str:
    first = seed_of(table.root, table.series.length - 1)
    if table.fairness < 2 or first is None:
        return ""
    return house_nonce(bytes.fromhex(first), table.id, table.rounds.number)


def deal(table: Table) -> Chance:
    assert table.seed is not None
    position = table.position
    own = (*nonces(table), *_beacon(table))
    dealer = Dealer(bytes.fromhex(table.seed), stream(table), own)
    return Chance(position.moves[dealer.draw(table.rolls, position.weights)].text)


def _beacon(table: Table) -> tuple[str, ...]:
    given = None if table.beacon is None else table.beacon.given
    return () if given is None else (ingredient(given.round, given.randomness),)


def commitment_of(table: Table) -> str | None:
    return None if table.seed is None else commitment(bytes.fromhex(table.seed))
