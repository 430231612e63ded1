"""The bus between the nodes: what is said on it is lost, late, doubled, and now and then not heard for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ..sky import Sky, outside
from .trouble import Trouble

if TYPE_CHECKING:
    from .node import SimNode

Hear = Callable[[bytes], None]


class Air:
    def __init__(self, sky: Sky, dice: Random, trouble: Callable[[], Trouble]) -> None:
        self.sky, self.dice, self.trouble = sky, dice, trouble
        self.ears: dict[SimNode, Hear] = {}
        self.deaf: set[SimNode] = set()


class SimBus:
    def __init__(self, air: Air, node: SimNode) -> None:
        self._air, self._node = air, node

    def send(self, message: bytes) -> None:
        if not self._node.is_alive:
            return
        air = self._air
        plan, dice = air.trouble(), air.dice
        for node, hear in air.ears.items():
            if node is self._node or node in air.deaf or dice.random() < plan.unheard:
                continue
            for _ in range(2 if dice.random() < plan.doubled else 1):
                late = dice.uniform(0, plan.late_wakes)
                air.sky.call_later(late, node.call, hear, message, context=outside())

    async def listen(self, hear: Hear, deaf: Callable[[], None]) -> None:
        self._air.ears[self._node] = hear
        deaf()
        try:
            await asyncio.Event().wait()
        finally:
            self._air.ears.pop(self._node, None)
