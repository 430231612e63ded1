"""A plugin of pytest's that writes down which test runs which line, and how long each test that passed took."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage

KEPT = Path(os.environ["ISOLOIR_TOUCHED"])
WORKER = os.environ.get("PYTEST_XDIST_WORKER", "main")
seconds: dict[str, float] = {}
failed: set[str] = set()

# From the first import on: only what runs later can be seen.
coverage = Coverage(
    data_file=str(KEPT / f"coverage.{WORKER}"),
    branch=True,
    include=os.environ["ISOLOIR_ROOMS"].split(":"),
    config_file=False,
)
coverage.set_option("run:disable_warnings", ["no-data-collected"])
coverage.start()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    coverage.switch_context(item.nodeid)
    began = time.monotonic()
    result = yield
    seconds[item.nodeid] = time.monotonic() - began
    coverage.switch_context("")
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if not report.passed:
        failed.add(report.nodeid)


def pytest_unconfigure() -> None:
    coverage.stop()
    coverage.save()
    passed = {name: taken for name, taken in seconds.items() if name not in failed}
    (KEPT / f"seconds.{WORKER}.json").write_text(json.dumps(passed), encoding="utf-8")
