"""Why the server can't start, or what its doctor finds wrong: a key, and what its sentence needs."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(key)
        self.key, self.params = key, params
