"""The time of a node among others: never set back, and not jumping by a slow answer."""

from __future__ import annotations

import asyncio

import pytest

from .test_cluster import START, Hands, a_node


@pytest.mark.parametrize("takes", [0, 500, 1_000])
@pytest.mark.parametrize("slept", [900, 1_100, 1_400, 2_500])
async def test_once_the_store_has_answered_nobody_is_a_second_behind(takes: int, slept: int) -> None:
    """However the way there and back share the time it takes."""
    for answered in (0, takes // 2, takes):
        clock = Hands()
        clock.follow(START, START, START)

        clock.own += takes
        clock.follow(START + slept + answered, START, clock.own)

        assert -takes / 2 <= START + slept + takes - clock.now() <= 1_000


async def test_a_slow_answer_makes_no_right_clock_jump() -> None:
    for answered in (0, 500, 1_000):
        clock = Hands()
        clock.follow(START, START, START)

        clock.own += 1_000
        clock.follow(START + answered, START, clock.own)

        assert abs(clock.now() - clock.own) <= 5


async def test_an_alarm_rings_when_it_is_time_though_the_machine_slept_in_between() -> None:
    node, register, clock = a_node()
    await node.beat()
    rang: list[str] = []
    clock.at(clock.now() + 60_000, lambda: rang.append("in time"))
    clock.at(clock.now() + 90_000, lambda: rang.append("early"))
    clock.at(clock.now() + 60_000, lambda: rang.append("cancelled")).cancel()
    register.ahead = 60_000

    await node.beat()
    await asyncio.sleep(0.01)

    assert rang == ["in time"]
    assert len(clock.alarms) == 1


async def test_time_is_never_set_back() -> None:
    node, register, clock = a_node()
    await node.beat()
    before, register.ahead = clock.now(), -600_000

    await node.beat()
    clock.own += 1_000
    await node.beat()

    assert before < clock.now() <= before + 1_000
