"""The index keeps columns instead of the JSON of a list's card; a pulse, to see if one can write.

`tables` stays for processes of the version before, while they are replaced one after another; a
later step drops it.

Revision ID: 0002
"""

import json
import logging
from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

logger = logging.getLogger(__name__)
AT_ONCE = 500

_cards = sa.table(
    "tables",
    sa.column("id"),
    sa.column("opened"),
    sa.column("over"),
    sa.column("awaits_bot"),
    sa.column("card"),
)
_log = sa.table("log", sa.column("table_id"), sa.column("seq"), sa.column("entry"))


def upgrade() -> None:
    summaries = op.create_table(
        "summaries",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("clock_per", sa.String(4)),
        sa.Column("clock_seconds", sa.Integer),
        sa.Column("clock_increment", sa.Integer),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("awaits_bot", sa.Boolean, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
    )
    op.create_index("summaries_open", "summaries", ["over", "opened"])
    op.create_index("summaries_awaiting", "summaries", ["awaits_bot"])
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("sittings_table", "sittings", ["table_id"])
    connection = op.get_bind()
    for rows in _read(connection):
        found = [row for row in map(_summary, rows) if row is not None]
        if found:
            connection.execute(sa.insert(summaries), found)


def _read(connection: sa.Connection) -> Iterator[list[sa.Row[tuple[object, ...]]]]:
    """The old rows, some at a time, each with how its log begins."""
    query = (
        sa.select(_cards, _log.c.entry)
        .join_from(
            _cards, _log, sa.and_(_log.c.table_id == _cards.c.id, _log.c.seq == 1), isouter=True
        )
        .order_by(_cards.c.id)
        .limit(AT_ONCE)
    )
    last = ""
    while rows := list(connection.execute(query.where(_cards.c.id > last))):
        yield rows
        last = rows[-1].id


def _summary(row: sa.Row[tuple[object, ...]]) -> dict[str, object] | None:
    """None if it cannot be read: such a table is not listed until the index is made again."""
    try:
        card, first = json.loads(row.card), json.loads(row.entry)
        clock = card.get("clock") or {}
        shown = bool(first.get("names", False))
        return {
            "id": row.id,
            "game": card["game"],
            "variant": card["variant"],
            "rules": int(first["rules"]),
            "opened": row.opened,
            "status": card["status"],
            "number": int(card["number"]),
            "games": int(card["games"]),
            "clock_per": clock.get("per"),
            "clock_seconds": clock.get("seconds"),
            "clock_increment": clock.get("increment", 0) if clock else None,
            "over": bool(row.over),
            "awaits_bot": bool(row.awaits_bot),
            "seats": json.dumps(
                [
                    [
                        seat["player"],
                        seat["kind"],
                        seat["name"] if shown else "",
                        seat["level"],
                        seat["claimed"],
                        seat.get("stand_in"),
                        shown,
                    ]
                    for seat in card["seats"]
                ]
            ),
        }
    except (ValueError, TypeError, KeyError, AttributeError):
        logger.warning("table %s is left out of the index: `cavale db check` says more", row.id)
        return None
