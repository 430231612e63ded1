"""The one module that knows it's in a browser: the page's worker calls it, and it calls the worker."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from msgspec import json

from ..party.pace import Pace
from ..store.interface import Unavailable, Unknown
from .tab import Tab


class Worker(Protocol):
    """What the worker's script gives us; its answers are [trouble, value]."""

    def create(self, code: str, entries: Any, now: int) -> Awaitable[Any]: ...

    def append(self, table: int, first: int, entries: Any, changed: Any) -> Awaitable[Any]: ...

    def read(self, table: int, after: int, most: int) -> Awaitable[Any]: ...

    def heads(self, tables: Any) -> Awaitable[Any]: ...

    def find(self, code: str) -> Awaitable[Any]: ...

    def forget(self, before: int, until: int, spared: Any) -> Awaitable[Any]: ...

    def note(self, name: str, value: str) -> Awaitable[Any]: ...

    def notes(self) -> Awaitable[Any]: ...

    def tell(self, line: str, text: str | None) -> None: ...


class BrowserKeep:
    def __init__(self, worker: Worker, to_js: Callable[[object], Any]) -> None:
        self._worker, self._to_js = worker, to_js

    async def create(self, code: str, entries: Sequence[str], now: int) -> int | None:
        return value(await self._worker.create(code, self._to_js(list(entries)), now)) or None

    async def append(self, table: int, first: int, entries: Sequence[str], changed: Mapping[int, str]) -> bool:
        rows = [[number, body] for number, body in changed.items()]
        return bool(value(await self._worker.append(table, first, self._to_js(list(entries)), self._to_js(rows))))

    async def read(self, table: int, after: int, most: int | None) -> list[str]:
        return list(value(await self._worker.read(table, after, most or 0)))

    async def heads(self, tables: Collection[int]) -> dict[int, int]:
        return dict(value(await self._worker.heads(self._to_js(list(tables)))))

    async def find(self, code: str) -> int | None:
        return value(await self._worker.find(code)) or None

    async def forget(self, before: int, codes_until: int, spared: Collection[int]) -> list[int]:
        return list(value(await self._worker.forget(before, codes_until, self._to_js(list(spared)))))

    async def note(self, name: str, text: str) -> None:
        value(await self._worker.note(name, text))


def value(answered: Any) -> Any:
    """What the worker answered. Raises Unavailable or Unknown."""
    trouble, found = answered.to_py()
    if trouble:
        raise Unknown if trouble == "unknown" else Unavailable
    return found


async def start(worker: Worker, pace: str) -> Any:
    keep = BrowserKeep(worker, import_module("pyodide.ffi").to_js)
    return doors(Tab(keep, dict(value(await worker.notes())), worker.tell, json.decode(pace, type=Pace)))


def doors(tab: Tab) -> Any:
    """Opens the house; gives the worker what it calls for a request, a line, what's said on it, and its end."""
    ffi = import_module("pyodide.ffi")
    tab.begin()

    async def ask(method: str, address: str, text: str, key: str) -> Any:
        answered = await tab.ask(method, address, text, key)
        return ffi.to_js([answered.status, answered.kind, answered.file, answered.body.decode()])

    return ffi.to_js([ffi.create_proxy(each) for each in (ask, tab.open, tab.hear, tab.hang_up)])
