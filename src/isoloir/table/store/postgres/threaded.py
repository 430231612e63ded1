"""Asks the store in a separate thread; whatever the driver raises becomes Unavailable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor
from typing import ParamSpec, TypeVar

import psycopg

from ..interface import Unavailable

P = ParamSpec("P")
T = TypeVar("T")


async def aside(thread: Executor, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(thread, lambda: work(*args, **kwargs))
    except psycopg.Error:
        raise Unavailable from None
