"""What goes wrong with real processes, one thing at a time; each returns once it is over."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random

from tests.table.process import Server

from .stage import SMALL, Stage

Fault = Callable[[Stage, Random], Awaitable[None]]


async def kill(stage: Stage, dice: Random) -> None:
    """As a power cut would; another process follows it on the same machine, in its own time."""
    while len(ready := [node for node in stage.nodes if await stage.is_ready(node.url)]) < 2:
        stage.revive()
        await asyncio.sleep(0.05)
    node = dice.choice(ready)
    await asyncio.to_thread(node.kill)
    node.launch()


async def stand_still(stage: Stage, dice: Random) -> None:
    node = dice.choice(stage.nodes)
    _send(node, signal.SIGSTOP)
    await asyncio.sleep(dice.choice((1.0, 3.0, 8.0)) * dice.uniform(0.8, 1.2))
    _send(node, signal.SIGCONT)


def _send(node: Server, what: signal.Signals) -> None:
    assert node.process is not None
    node.process.send_signal(what)


async def cut_up(stage: Stage, dice: Random) -> None:
    await _cut(stage, dice, "up")


async def cut_down(stage: Stage, dice: Random) -> None:
    await _cut(stage, dice, "down")


async def cut_off(stage: Stage, dice: Random) -> None:
    await _cut(stage, dice, "both")


async def _cut(stage: Stage, dice: Random, way: str) -> None:
    relays = dice.choice(stage.relays)
    for relay in relays:
        relay.cut(way)
    await asyncio.sleep(dice.uniform(0.5, 9))
    for relay in relays:
        relay.mend()


async def restart_store(stage: Stage, dice: Random) -> None:
    """A crash, and up again."""
    await asyncio.to_thread(stage.primary.stop, signal.SIGQUIT)
    await asyncio.sleep(dice.uniform(0, 2))
    await asyncio.to_thread(lambda: stage.primary.start(**SMALL))


async def fail_over(stage: Stage, dice: Random) -> None:
    """The primary is gone for good: its replica takes over, and gets a replica of its own in its place."""
    old, new = stage.primary, stage.replica
    assert new is not None
    await asyncio.to_thread(old.stop, signal.SIGQUIT)
    await asyncio.to_thread(new.promote)
    await asyncio.to_thread(_follow, stage, old.port)


def _follow(stage: Stage, port: int) -> None:
    old, new = stage.primary, stage.replica
    assert new is not None
    old.remove()
    copy = new.replica()
    copy.port = port
    copy.start(**SMALL)
    stage.primary, stage.replica = new, copy
    new.set_waiting("*")


async def fill_the_disk(stage: Stage, dice: Random) -> None:
    """Of the database, for a while; should it fall over that, it is started again. Nothing without root."""
    store = stage.primary
    if not store.room:
        return
    await asyncio.to_thread(store.fill)
    await asyncio.sleep(dice.uniform(1, 4))
    await asyncio.to_thread(store.empty)
    if not store.is_running:
        await asyncio.to_thread(store.stop)
        await asyncio.to_thread(lambda: store.start(**SMALL))


async def lose_the_bus(stage: Stage, dice: Random) -> None:
    await asyncio.to_thread(stage.nats.stop)
    await asyncio.sleep(dice.uniform(0.5, 4))
    await asyncio.to_thread(stage.nats.start)


async def deploy(stage: Stage, dice: Random) -> None:
    """One node is asked to go, and followed by another."""
    node = dice.choice(stage.nodes)
    await asyncio.to_thread(node.stop)
    await asyncio.to_thread(node.start)


FAULTS: dict[str, Fault] = {
    each.__name__: each
    for each in (
        kill,
        stand_still,
        cut_up,
        cut_down,
        cut_off,
        restart_store,
        fail_over,
        fill_the_disk,
        lose_the_bus,
        deploy,
    )
}
