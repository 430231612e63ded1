"""Our server as `isoloir serve` starts it, with the benchmark's game beside the house's."""

from __future__ import annotations

import sys

from isoloir.games import GAMES
from isoloir.table.serve.run import read_settings, run

from .rounds import GAME


def main() -> int:
    """Settings as NAME=value."""
    GAMES[GAME.key] = GAME
    return run(read_settings(dict(word.split("=", 1) for word in sys.argv[1:]), {}))


if __name__ == "__main__":
    sys.exit(main())
