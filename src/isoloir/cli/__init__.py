"""The command line and the terminal table."""

from __future__ import annotations

from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Imports late, so that an interrupt is quiet from the first moment on."""
    try:
        from .app import main as run
    except KeyboardInterrupt:
        return 130
    return run(argv)


__all__ = ["main"]
