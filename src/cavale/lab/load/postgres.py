"""A PostgreSQL for one measurement, from the system's own package."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from signal import SIGINT
from tempfile import TemporaryDirectory
from time import monotonic, sleep

from cavale.lab.load.within import stop

PACKAGES = Path("/usr/lib/postgresql")
"""Where Debian keeps each version's programs."""
STARTS_WITHIN = 60.0
ACCOUNT = "postgres"
"""Who runs it where root would: it refuses root."""


class NoPostgres(Exception):
    """Its text says what to install."""


@dataclass(frozen=True)
class Postgres:
    url: str
    pid: int


def programs() -> Path:
    """The folder of initdb and postgres, the newest there is."""
    versions = sorted(
        (path.parent for path in PACKAGES.glob("*/bin/initdb")),
        key=lambda path: float(path.parent.name),
    )
    if versions:
        return versions[-1]
    found = shutil.which("initdb")
    if found is None:
        raise NoPostgres("no PostgreSQL here: install Debian's postgresql, or give --database")
    return Path(found).parent


@contextmanager
def postgres() -> Iterator[Postgres]:
    found = programs()
    account = ACCOUNT if os.geteuid() == 0 else None
    with TemporaryDirectory(prefix="cavale-postgres-") as folder:
        data, socket = Path(folder, "data"), Path(folder, "socket")
        for made in (data, socket):
            made.mkdir()
        if account is not None:
            _give(account, Path(folder), data, socket)
        user = account or pwd.getpwuid(os.getuid()).pw_name
        first = [str(found / "initdb"), "-D", str(data), "-U", user, "-A", "trust", "--no-sync"]
        _make(first, account, folder)
        command = [str(found / "postgres"), "-D", str(data), "-k", str(socket)]
        for setting in ("listen_addresses=", "max_connections=300"):
            command += ["-c", setting]
        quiet = subprocess.DEVNULL
        with subprocess.Popen(
            command, stdout=quiet, stderr=quiet, user=account, cwd=folder
        ) as process:
            try:
                _wait(socket, process)
                url = f"postgresql+asyncpg://{user}@/postgres?host={socket}"
                yield Postgres(url, process.pid)
            finally:
                # The quick way: by SIGTERM it would wait for its clients.
                stop(process, SIGINT)


def _make(command: list[str], account: str | None, folder: str) -> None:
    try:
        subprocess.run(
            command,
            check=True,
            capture_output=True,
            text=True,
            user=account,
            cwd=folder,
            timeout=STARTS_WITHIN,
        )
    except subprocess.CalledProcessError as failed:
        raise NoPostgres(f"initdb failed: {failed.stderr.strip()}") from None
    except subprocess.TimeoutExpired:
        raise NoPostgres(f"initdb took more than {STARTS_WITHIN:g} s") from None


def _give(account: str, *folders: Path) -> None:
    try:
        owner = pwd.getpwnam(account)
    except KeyError:
        raise NoPostgres(f"PostgreSQL does not run as root, and there is no {account}") from None
    for folder in folders:
        os.chown(folder, owner.pw_uid, owner.pw_gid)


def _wait(socket: Path, process: "subprocess.Popen[bytes]") -> None:
    latest = monotonic() + STARTS_WITHIN
    while not (socket / ".s.PGSQL.5432").exists():
        if process.poll() is not None or monotonic() > latest:
            raise NoPostgres("PostgreSQL did not start")
        sleep(0.05)
