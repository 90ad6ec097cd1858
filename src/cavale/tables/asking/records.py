"""A game at a table as a record: to keep, to replay, to verify.

While a game with secrets runs, a player gets it as that seat saw it: what the seat was not shown is
a `?`, and no shares of chance are given, because those count cards that it does not see.
"""

from cavale.core import mixed
from cavale.core.catalogue import Lang, say
from cavale.core.drawn import BOUND, BROKEN, HOUSE, ROUND
from cavale.core.endings import ENDING, LEFT, how_it_ended
from cavale.core.eyes import Eyes
from cavale.core.record import NO_NONCE, Record, heading, result_text
from cavale.core.written import UNSEEN, Written, WrittenMove
from cavale.tables.log import rounds as log_rounds
from cavale.tables.log.dealing import commitment_of, nonces, series_commitment, stream
from cavale.tables.log.table import Ply, Table
from cavale.tables.log.times import iso


def written(table: Table, player: int | None = None, lang: Lang = "en") -> Written:
    """The record as a player may have it now; bots are called as in a language."""
    if table.game.hidden and table.outcome is None:
        return _as_seen(table, table.seat_of(player), lang)
    return record(table, lang).written()


def record(table: Table, lang: Lang = "en") -> Record:
    """With everything: of a game with secrets, only when it is over."""
    assert not table.game.hidden or table.outcome is not None
    moves = tuple(ply.move.text for ply in table.plies())
    start = None if table.again is None else table.again.start
    return Record(table.game, moves, result_text(table.outcome), start, _headers(table, lang))


def _as_seen(table: Table, seat: int | None, lang: Lang) -> Written:
    eyes = Eyes(seat)
    whose = "spectator" if seat is None else table.game.seat_keys[seat]
    headers = {**_headers(table, lang), "eyes": whose}
    moves = tuple(_seen(ply, eyes) for ply in table.plies())
    return heading(table.game, headers, result_text(None), moves)


def _seen(ply: Ply, eyes: Eyes) -> WrittenMove:
    seen = eyes.learn(ply.before, ply.move)
    return WrittenMove(ply.move.text if seen else UNSEEN, chance=ply.seat is None)


def _headers(table: Table, lang: Lang) -> dict[str, str]:
    headers = {}
    for seat, player in zip(table.game.seat_keys, table.seats, strict=False):
        name = player.name
        if player.kind == "bot" and player.level is not None:
            name = name or say(lang, f"level-{player.level}", table.game)
        if name:
            headers[seat] = name
    for ply in table.plies():
        if ply.stand_in and ply.seat is not None:
            own = f"stand-in-{table.game.seat_keys[ply.seat]}"
            headers[own] = f"{headers.get(own, '')} {ply.number}".lstrip()
    for left in sorted(table.company.gone):
        player = table.seats[left]
        moves = min(player.gone_after, len(table.plies()))
        headers[f"{LEFT}{table.game.seat_keys[left]}"] = f"{moves} {player.gone}"
    if (ending := _ending(table)) is not None:
        headers[ENDING] = ending
    if table.again is not None:
        again = table.again
        headers["again"] = f"{again.table}/{again.number} {again.step}"
    headers["date"] = iso(table.begun.at)[:10]
    headers["table"] = stream(table)
    if table.seed is not None:
        headers["commitment"] = commitment_of(table) or ""
        headers["promise"] = series_commitment(table) or ""
        for seat, nonce in zip(table.game.seat_keys, nonces(table), strict=False):
            headers[f"nonce-{seat}"] = nonce or NO_NONCE
        headers |= _rounds(table) | _beacon(table)
        if table.outcome is not None:
            headers["seed"] = table.seed
    return headers


def _rounds(table: Table) -> dict[str, str]:
    """What each seat was bound to, and the rounds of nonces that were broken off."""
    if table.fairness < 2:
        return {}
    keys, rounds = table.game.seat_keys, table.rounds
    headers = {ROUND: str(rounds.number)}
    for seat, player in zip(keys, table.seats, strict=False):
        if player.kind == "bot":
            headers[f"{BOUND}{seat}"] = HOUSE
        elif player.bound:
            headers[f"{BOUND}{seat}"] = player.bound
    for number, broken in enumerate(rounds.broken, 1):
        for seat, own in zip(keys, table.order, strict=False):
            if broken.bound[own]:
                told = broken.told[own] or NO_NONCE
                headers[f"{BROKEN}{number}-{seat}"] = f"{broken.bound[own]} {told}"
    return headers


def _beacon(table: Table) -> dict[str, str]:
    number, beacon = log_rounds.beacon_round(table), table.beacon
    if beacon is None or number is None or beacon.awaited:
        return {}
    return mixed.written(beacon.chain, iso(log_rounds.all_told(table)), number, beacon.given)


def _ending(table: Table) -> str | None:
    """How the table ended a game that its moves leave open."""
    outcome = table.outcome
    if outcome is None or table.position.mover is None:
        return None
    seat = table.resigned if table.resigned is not None else table.flagged
    if table.company.gone:
        seat = max(table.company.gone, key=lambda one: table.seats[one].gone_at)
    return how_it_ended(outcome.reason, None if seat is None else table.game.seat_keys[seat])
