"""The schema from before there were migrations.

Revision ID: 0001
"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("entry", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("awaits_bot", sa.Boolean, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("tables_open", "tables", ["over", "opened"])
    op.create_index("tables_awaiting", "tables", ["awaits_bot"])
    op.create_table(
        "listed",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("place", sa.String(8), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("variant", sa.String(40), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("listed_place", "listed", ["place", "opened"])
    op.create_table(
        "alarms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("alarms_at", "alarms", ["at"])
    op.create_table(
        "signs",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
    )
    op.create_table(
        "finished",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
    )
    op.create_index("finished_counted", "finished", ["counted", "game"])
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("games", sa.BigInteger, nullable=False),
        sa.Column("tally", sa.Text, nullable=False),
    )
