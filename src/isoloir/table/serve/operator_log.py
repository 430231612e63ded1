"""Structured logs: one JSON object a line, numbers and keys only. Names, codes, tokens and choices never come here."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name.removeprefix("isoloir."),
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info and record.exc_info[0]:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _places(record)
        return msgspec.json.encode(line, enc_hook=str).decode()


def _places(record: logging.LogRecord) -> list[str]:
    """Files and lines, without the values that a message may quote."""
    places, step = [], record.exc_info[2] if record.exc_info else None
    while step is not None:
        code = step.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('isoloir/')[2]}:{step.tb_lineno}")
        step = step.tb_next
    return places


def log_to_stderr(level: str) -> None:
    stream = logging.StreamHandler(sys.stderr)
    stream.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[stream], force=True)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
