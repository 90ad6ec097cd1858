"""What the server says about itself: lines for people, or for machines with CAVALE_LOG=json."""

import logging
import os
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


def configure() -> None:
    """People are told of trouble; machines also when the server starts and stops."""
    handler = logging.StreamHandler()
    if os.environ.get("CAVALE_LOG") == "json":
        handler.setFormatter(JsonLines())
        logging.getLogger("cavale").setLevel(logging.INFO)
    else:
        handler.setFormatter(logging.Formatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
