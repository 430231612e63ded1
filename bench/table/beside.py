"""Our server beside that of another tree, in turns: `python -m bench.table.beside <tree> [tables…] [--game rounds]`.

Only the server's own processor time counts, for each choice made, so a busy machine hides little. The other tree is a
checkout with `make setup` done; both are driven by this tree's driver.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from pathlib import Path
from statistics import median

import uvloop

from .load import our_tables
from .process import cores, ours

HERE = Path(__file__).parent.parent.parent


def main() -> None:
    asked = _asked()
    server, driver = cores()
    os.sched_setaffinity(0, {driver})
    for game in asked.game:
        for tables in asked.tables:
            pairs = [
                (_micros(server, asked, asked.tree, tables, game), _micros(server, asked, HERE, tables, game))
                for _ in range(asked.pairs)
            ]
            _show(game, tables, pairs)


def _asked() -> Namespace:
    parser = ArgumentParser(prog="bench.table.beside")
    parser.add_argument("tree", type=Path)
    parser.add_argument("tables", type=int, nargs="*", default=[50, 200])
    parser.add_argument("--game", action="append")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0)
    asked = parser.parse_args()
    asked.game = asked.game or ["rounds", "third-man"]
    return asked


def _micros(core: int, asked: Namespace, tree: Path, tables: int, game: str) -> float:
    """Of the server's processor time, for one choice."""
    with ours(core, tree=tree) as served:
        found = uvloop.run(our_tables(served, tables, asked.seconds, game))
    return 1e6 / found.per_core


def _show(game: str, tables: int, pairs: list[tuple[float, float]]) -> None:
    ratios = sorted(before / after for before, after in pairs)
    before, after = (median(column) for column in zip(*pairs, strict=True))
    best = min(pair[0] for pair in pairs) / min(pair[1] for pair in pairs)
    print(f"{game:12}{tables:5} tables  {before:7.1f} -> {after:7.1f} us/choice  ", end="")
    print(f"ratio {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}), of the best {best:.2f}", flush=True)


if __name__ == "__main__":
    main()
