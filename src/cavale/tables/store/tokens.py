"""Tokens of programs: who may play here as which program. Only hashes are kept."""

import hmac
import re
import secrets

import msgspec
from sqlalchemy import Connection, insert, select, update

from cavale.core.patterns import whole
from cavale.tables.log.seat_secrets import hashed
from cavale.tables.store.database import Database
from cavale.tables.store.errors import StoreError
from cavale.tables.store.schema import tokens

NAME = whole("[A-Za-z0-9][A-Za-z0-9_.-]{0,39}")
_TOKEN = re.compile(whole("cavale-([0-9a-f]{16})-([A-Za-z0-9_-]{43})"))


class BadName(StoreError):
    """No program can be called so."""


class TokenRow(msgspec.Struct, frozen=True):
    """A token as the operator of a house sees it."""

    name: str
    created: int
    revoked: int | None


class SqlTokens:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, name: str, at: int) -> str:
        """A token, which is shown once. A program has one at a time."""
        if re.fullmatch(NAME, name) is None:
            raise BadName("a name has 1 to 40 letters, digits, `-`, `_` and `.`")
        public, secret = secrets.token_hex(8), secrets.token_urlsafe(32)
        row = {"id": public, "name": name, "hash": hashed(secret), "created": at, "revoked": None}

        def write(connection: Connection) -> None:
            same = select(tokens.c.id).where(tokens.c.name == name, tokens.c.revoked.is_(None))
            if connection.scalar(same) is not None:
                raise BadName(f"{name} has a token already: revoke that one first")
            connection.execute(insert(tokens), [row])

        await self._database.alone(write)
        return f"cavale-{public}-{secret}"

    async def rows(self) -> list[TokenRow]:
        query = select(tokens.c.name, tokens.c.created, tokens.c.revoked)
        ordered = query.order_by(tokens.c.created, tokens.c.id)
        found = await self._database.read(lambda connection: connection.execute(ordered).all())
        return [TokenRow(*row) for row in found]

    async def names(self) -> list[str]:
        """The programs that may play."""
        return sorted({row.name for row in await self.rows() if row.revoked is None})

    async def revoke(self, name: str, at: int) -> bool:
        """From now on it opens nothing; False if there is none."""
        change = update(tokens).where(tokens.c.name == name, tokens.c.revoked.is_(None))

        def write(connection: Connection) -> bool:
            return bool(connection.execute(change.values(revoked=at)).rowcount)

        return await self._database.write(write)

    async def holder(self, token: str) -> str | None:
        """The program whose token this is."""
        parts = _TOKEN.match(token)
        if parts is None:
            return None
        query = select(tokens.c.name, tokens.c.hash).where(
            tokens.c.id == parts[1], tokens.c.revoked.is_(None)
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        if found is None or not hmac.compare_digest(hashed(parts[2]), found.hash):
            return None
        name: str = found.name
        return name
