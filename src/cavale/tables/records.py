"""A game at a table as a record that anyone can replay and verify."""

from cavale.core.record import Record, result_text
from cavale.tables.dealing import commitment_of, nonces, stream
from cavale.tables.moments import moment
from cavale.tables.refusals import not_now
from cavale.tables.table import Table


def record(table: Table) -> Record:
    if table.game.spec.hidden and table.outcome is None:
        raise not_now(
            "Le relevé de ce jeu s'ouvre à la fin de la partie.",
            "The record of this game opens when it is over.",
        )
    headers = {}
    for seat, player in zip(table.game.spec.seats, table.seats, strict=False):
        name = player.name
        if player.kind == "bot" and player.level is not None:
            name = name or table.game.spec.levels[player.level - 1].en
        if name:
            headers[seat.name] = name
    headers["date"] = moment(table.begun.at)[:10]
    headers["table"] = stream(table)
    if table.seed is not None:
        headers["commitment"] = commitment_of(table) or ""
        for seat, nonce in zip(table.game.spec.seats, nonces(table), strict=False):
            if nonce:
                headers[f"nonce-{seat.name}"] = nonce
        if table.outcome is not None:
            headers["seed"] = table.seed
    moves = tuple(ply.move.text for ply in table.plies())
    return Record(table.game, moves, result_text(table.outcome), None, headers)
