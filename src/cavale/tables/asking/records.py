"""A game at a table as a record: to keep, to replay, to verify.

While a game with secrets runs, a player gets it as that seat saw it: what the seat was not shown is
a `?`, and no shares of chance are given, because those count cards that it does not see.
"""

from cavale.core.catalogue import Lang, say
from cavale.core.eyes import Eyes
from cavale.core.record import NO_NONCE, Record, heading, result_text
from cavale.core.written import UNSEEN, Written, WrittenMove
from cavale.tables.log.dealing import commitment_of, nonces, promise, stream
from cavale.tables.log.table import Ply, Table
from cavale.tables.log.times import iso


def written(table: Table, player: int | None = None, lang: Lang = "en") -> Written:
    """The record as a player may have it now; bots are called as in a language."""
    if table.game.spec.hidden and table.outcome is None:
        return _as_seen(table, table.seat_of(player), lang)
    return record(table, lang).written()


def record(table: Table, lang: Lang = "en") -> Record:
    """With everything: of a game with secrets, only when it is over."""
    assert not table.game.spec.hidden or table.outcome is not None
    moves = tuple(ply.move.text for ply in table.plies())
    return Record(table.game, moves, result_text(table.outcome), None, _headers(table, lang))


def _as_seen(table: Table, seat: int | None, lang: Lang) -> Written:
    eyes = Eyes(seat)
    whose = "spectator" if seat is None else table.game.titles[seat]
    headers = {**_headers(table, lang), "eyes": whose}
    moves = tuple(_seen(ply, eyes) for ply in table.plies())
    return heading(table.game, headers, result_text(None), moves)


def _seen(ply: Ply, eyes: Eyes) -> WrittenMove:
    seen = eyes.learn(ply.before, ply.move)
    return WrittenMove(ply.move.text if seen else UNSEEN, chance=ply.seat is None)


def _headers(table: Table, lang: Lang) -> dict[str, str]:
    headers = {}
    for seat, player in zip(table.game.titles, table.seats, strict=False):
        name = player.name
        if player.kind == "bot" and player.level is not None:
            name = name or say(lang, f"level-{player.level}", table.game)
        if name:
            headers[seat] = name
    for ply in table.plies():
        if ply.stand_in and ply.seat is not None:
            own = f"stand-in-{table.game.titles[ply.seat]}"
            headers[own] = f"{headers.get(own, '')} {ply.number}".lstrip()
    headers["date"] = iso(table.begun.at)[:10]
    headers["table"] = stream(table)
    if table.seed is not None:
        headers["commitment"] = commitment_of(table) or ""
        headers["promise"] = promise(table) or ""
        for seat, nonce in zip(table.game.titles, nonces(table), strict=False):
            headers[f"nonce-{seat}"] = nonce or NO_NONCE
        if table.outcome is not None:
            headers["seed"] = table.seed
    return headers
