"""Which secret a seat had when a device asked to be told of its turns.

Of devices that asked before nobody knows it: they are told nothing until they ask again.

Revision ID: 0005
"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # With a default: processes of the version before go on writing without it.
    op.add_column("notices", sa.Column("holder", sa.String(64), nullable=False, server_default=""))
