"""The tables on disk, as the newest migration leaves them. Rows of the log are only ever added."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(80)),
    Column("entry", Text, nullable=False),
    UniqueConstraint("table_id", "key"),
)

summaries = Table(
    "summaries",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("variant", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("clock_per", String(4)),
    Column("clock_seconds", Integer),
    Column("clock_increment", Integer),
    Column("over", Boolean, nullable=False),
    Column("awaits_bot", Boolean, nullable=False),
    Column("seats", Text, nullable=False),
    Index("summaries_open", "over", "opened"),
    Index("summaries_awaiting", "awaits_bot"),
)
"""What is indexed of each table; `seats` is a list of `summary.Sitter` as JSON."""

cards = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("awaits_bot", Boolean, nullable=False),
    Column("card", Text, nullable=False),
    Index("tables_open", "over", "opened"),
    Index("tables_awaiting", "awaits_bot"),
)
"""The index of schema 0001. Nothing here writes it: processes of the version before do, while they
are replaced one after another."""

listed = Table(
    "listed",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("place", String(8), nullable=False),
    Column("game", String(40), nullable=False),
    Column("variant", String(40), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("listed_place", "place", "opened"),
)

alarms = Table(
    "alarms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("alarms_at", "at"),
)

signs = Table(
    "signs",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

sittings = Table(
    "sittings",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Index("sittings_table", "table_id"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""Written to see whether anything can be."""

finished = Table(
    "finished",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("counted", Boolean, nullable=False),
    Index("finished_counted", "counted", "game"),
)

tallies = Table(
    "tallies",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("games", BigInteger, nullable=False),
    Column("tally", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("hash", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
    Index("tokens_name", "name"),
)

engaged = Table(
    "engaged",
    metadata,
    Column("program", String(40), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Index("engaged_table", "table_id"),
)
"""At which tables that are not over a program plays, or is asked to."""

notices = Table(
    "notices",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("player", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("origin", String(200), nullable=False),
    Column("told", BigInteger, nullable=False),
    Column("reminded", BigInteger, nullable=False),
    Column("holder", String(64), nullable=False, server_default=""),
    Index("notices_table", "table_id"),
)
"""Who wants to be told that it is their turn: a device of a player, or a table's hook."""

vapid = Table(
    "vapid",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
)
"""The key by which push services know this house; one row."""
