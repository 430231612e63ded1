"""Structured logs: one JSON object a line, numbers and keys only. Names, codes, tokens and choices never come here."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from queue import Full, Queue
from threading import Thread
from time import monotonic, sleep
from typing import Any, TextIO

import msgspec

MOST_WAITING = 2_000
"""Lines. What's beyond that is only counted."""
LAST_WORDS = 1.0
"""Seconds to get rid of what still waits, when the server ends."""
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


class Beside(logging.Handler):
    """Lines are written by a thread of their own: a pipe that nobody reads, or a full disk, holds up no table."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream, self._dropped = stream, 0
        self._waiting: Queue[str] = Queue(MOST_WAITING)
        Thread(target=self._write_all, name="operator-log", daemon=True).start()

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._waiting.put_nowait(self.format(record))
        except Full:
            self._dropped += 1
        except Exception:
            self.handleError(record)

    def _write_all(self) -> None:
        while True:
            line = self._waiting.get()
            dropped, self._dropped = self._dropped, 0
            try:
                self._stream.write(f"{line}\n" + (f'{{"what":"lines dropped","count":{dropped}}}\n' if dropped else ""))
                self._stream.flush()
            except (OSError, ValueError):  # nobody listens any more
                pass
            finally:
                self._waiting.task_done()

    def flush(self) -> None:
        """Called when the process ends, too."""
        until = monotonic() + LAST_WORDS
        while self._waiting.unfinished_tasks and monotonic() < until:
            sleep(0.005)


def log_to_stderr(level: str) -> None:
    stream = Beside(sys.stderr)
    stream.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[stream], force=True)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)
