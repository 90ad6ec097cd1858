"""What the server says about itself: lines for people, or for machines with CAVALE_LOG=json."""

import logging
import os
import traceback
from datetime import UTC, datetime

import msgspec


class Line(msgspec.Struct, omit_defaults=True):
    at: str
    level: str
    logger: str
    message: str
    process: int
    error: str | None = None


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = Line(
            at=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            level=record.levelname.lower(),
            logger=record.name,
            message=record.getMessage(),
            process=record.process or 0,
        )
        if record.exc_info:
            line.error = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


class Sparing(logging.Filter):
    """Where the same thing goes wrong again and again, its traceback is told once a while."""

    AGAIN = 60.0
    MOST = 200

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[str, int | str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        at = traceback.extract_tb(error.__traceback__)[-1:]
        where = type(error).__name__, f"{at[0].filename}:{at[0].lineno}" if at else 0
        since, times = self._told.get(where, (-self.AGAIN, 0))
        if record.created - since >= self.AGAIN:
            if len(self._told) >= self.MOST:
                self._told.clear()
            self._told[where] = record.created, 0
            return True
        self._told[where] = since, times + 1
        record.msg = f"{record.getMessage()} ({where[0]}, again: {times + 1})"
        record.args, record.exc_info, record.exc_text = (), None, None
        return True


def configure() -> None:
    """People are told of trouble; machines also when the server starts and stops."""
    handler = logging.StreamHandler()
    if os.environ.get("CAVALE_LOG") == "json":
        handler.setFormatter(JsonLines())
        logging.getLogger("cavale").setLevel(logging.INFO)
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
