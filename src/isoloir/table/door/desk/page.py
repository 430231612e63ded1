"""An open page as the desk knows it: told things, heard, and closed with a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ...live.table.viewer import Viewer


class Page(Viewer, Protocol):
    closing: str | None
    """Why we closed it; None while it's open."""
    hear: Callable[[bytes], None]
    """Given each message that comes from it."""
