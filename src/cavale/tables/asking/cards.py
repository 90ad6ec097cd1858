"""Tables as lists show them, from what is indexed: no log is read for a list."""

import logging
from collections.abc import Iterator, Mapping

from cavale.core.spec import Spec
from cavale.tables.log import times
from cavale.tables.store.summary import Summary
from cavale.tables.views.shapes import ShownSeat, TableCard

logger = logging.getLogger(__name__)


def cards(found: Mapping[str, Summary], games: Mapping[str, Spec]) -> list[TableCard]:
    """Tables of games that this program does not have are left out."""
    return list(_cards(found, games))


def _cards(found: Mapping[str, Summary], games: Mapping[str, Spec]) -> Iterator[TableCard]:
    for table, summary in found.items():
        spec = games.get(summary.game)
        if spec is None or len(spec.seats) < len(summary.seats):
            logger.warning("table %s is of a game that this server does not have", table)
        else:
            yield card(table, summary, spec)


def card(table: str, summary: Summary, spec: Spec) -> TableCard:
    titles = spec.titles(summary.variant)
    return TableCard(
        id=table,
        game=summary.game,
        variant=summary.variant,
        status=summary.status,
        seats=[
            ShownSeat(
                seat=seat,
                player=sitter.player,
                title=titles[seat],
                name=sitter.name if sitter.shown else "",
                kind=sitter.kind,
                level=sitter.level,
                claimed=sitter.claimed,
                stand_in=sitter.stand_in,
                program=sitter.program or None,
            )
            for seat, sitter in enumerate(summary.seats)
        ],
        number=summary.number,
        games=summary.games,
        opened=times.iso(summary.opened),
        clock=summary.clock,
    )
