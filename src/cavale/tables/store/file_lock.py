"""A file of SQLite belongs to one server: the second one is refused."""

import fcntl
import os
from pathlib import Path

from cavale.tables.store.errors import CannotOpen


class FileLock:
    """Held on a file beside the database, and let go of when the process ends, however it does."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as why:
            raise CannotOpen(f"{path}: {why.strerror or why}") from why
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            owner = os.read(self._file, 20).decode("ascii", "replace").strip()
            os.close(self._file)
            raise CannotOpen(
                f"{database} is in use by another Cavale (process {owner or 'unknown'}): a SQLite"
                " file belongs to one server; stop that one, or give both a PostgreSQL database"
            ) from None
        os.ftruncate(self._file, 0)
        os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        os.close(self._file)
