"""The operator's log is written beside the server: nobody has to read it."""

from __future__ import annotations

import logging
import os
from threading import Thread

from isoloir.table.serve.operator_log import MOST_WAITING, Beside, JsonLines


def test_a_pipe_that_nobody_reads_holds_up_nobody_and_says_later_what_was_dropped() -> None:
    far, near = os.pipe()
    heard: list[str] = []
    with os.fdopen(far) as reader, os.fdopen(near, "w") as stream:
        handler = Beside(stream)
        handler.setFormatter(JsonLines())
        for n in range(2 * MOST_WAITING):
            handler.emit(logging.makeLogRecord({"msg": "x" * 200, "levelname": "INFO", "name": "isoloir", "n": n}))

        listener = Thread(target=lambda: heard.extend(reader))
        listener.start()
        handler.flush()
        stream.close()
        listener.join()

    assert '"n":0' in heard[0]
    assert any("lines dropped" in line for line in heard)
    assert MOST_WAITING < len(heard) < 2 * MOST_WAITING
