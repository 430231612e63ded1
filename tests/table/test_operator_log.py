"""The operator's log is written beside the server: nobody has to read it."""

from __future__ import annotations

import logging
import os
import re
from pathlib import Path
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


def test_nothing_that_is_said_beside_a_line_takes_the_place_of_its_own_words() -> None:
    words = {"at", "level", "from", "what", "where"}  # an "error" said beside one is its own

    said = {
        (path.name, key)
        for path in (Path(__file__).parents[2] / "src").rglob("*.py")
        for beside in re.findall(r"LOG\.\w+\([^)]*extra={([^}]*)}", path.read_text(encoding="utf-8"))
        for key in re.findall(r'"(\w+)":', beside)
    }

    assert len(said) > 10
    assert {each for each in said if each[1] in words} == set()
