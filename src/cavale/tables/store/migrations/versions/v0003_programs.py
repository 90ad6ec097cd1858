"""Tokens of programs, and at which tables each of them plays or is asked to.

Revision ID: 0003
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
    )
    op.create_index("tokens_name", "tokens", ["name"])
    op.create_table(
        "engaged",
        sa.Column("program", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
    )
    op.create_index("engaged_table", "engaged", ["table_id"])
