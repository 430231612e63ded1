"""Limits by address hold for somebody who has a whole net of them."""

from __future__ import annotations

import pytest

from isoloir.table.door.desk.limits import Counted, Limiter, Turns

from .hands import HandClock

LINES = [f"2001:db8:1:{line:x}::/64" for line in range(256)]
"""Of one /56."""


def test_what_one_net_may_do_is_bounded_and_comes_back_with_time() -> None:
    clock = HandClock()
    limiter = Limiter(clock, 5, 1)

    first = sum(limiter.take(line) for line in LINES)
    clock.advance(1_000)
    second = sum(limiter.take(line) for line in LINES)

    assert (first, second) == (20, 4)
    assert limiter.take("2001:db8:1:ffff::/64"), "a neighbour in the same /48 isn't refused"


def test_what_one_net_may_hold_open_is_bounded_and_given_back() -> None:
    counted = Counted(3, 1_000)
    entered = [line for line in LINES if counted.enter(line)]
    assert len(entered) == 12

    for line in entered:
        counted.leave(line)
    assert counted.total == 0
    assert not counted._open, "nothing is remembered of those who left"


def test_one_net_waits_in_one_line() -> None:
    turns = Turns(HandClock(), 2, 10, 1)
    waits = [turns.wait(line) for line in LINES]

    assert waits[:8] == pytest.approx([0.0] * 8, abs=1e-5)
    assert waits[8] == pytest.approx(0.025, abs=1e-5)
    assert waits[-1] is None
    assert turns.wait("2001:db8:2::/64") == 0.0
