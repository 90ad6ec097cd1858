"""What can go wrong with a store, in words of our own: nobody else knows of SQL."""


class StoreError(Exception):
    """Base of all of them. The text never holds a password or a secret."""


class Conflict(StoreError):
    """Somebody else wrote that place of the log, or that key, first."""


class Closed(StoreError):
    """Nothing is written any more."""


class DatabaseError(StoreError):
    """The database is away, full, locked or broken: whether it was written is not known."""


class Unreadable(StoreError):
    """A log holds what this version cannot read."""


class CannotOpen(StoreError):
    """Its text tells the person who opens the database what is wrong."""
