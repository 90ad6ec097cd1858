"""Alembic runs this for each command: on the connection that it is given, in its transaction."""

from alembic import context

from cavale.tables.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transaction_per_migration=False,
)
context.run_migrations()
