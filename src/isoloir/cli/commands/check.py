"""`isoloir check`: does a game pass what every game must? Told check by check, in words."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.text import Text

from isoloir.core import Game
from isoloir.testing import CHECKS, SEEDS, Found, findings

from ..arguments import Arguments, Number, one_of, seed
from ..mistakes import Mistake
from ..screen import Screen
from ..setups import named_game
from ..words import Words

FAULTY = 1


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("game", nargs="?")
    arguments.add_argument("--seed", type=seed)
    arguments.add_argument("--seeds", type=Number("--seeds", 1, 100_000))
    arguments.add_argument("--only", type=lambda text: one_of("only", tuple(CHECKS), text), action="append", default=[])


def run(args: Namespace, screen: Screen, words: Words) -> int:
    game = named_game(args.game)
    screen.say(words.title(game.key), style="bold")
    faults = [found for found in _shown(game, _seeds(args), args.only, screen, words) if found.fault]
    screen.say()
    screen.say(words("cli-check-faults", count=len(faults)) if faults else words("cli-check-fine"))
    return FAULTY if faults else 0


def _seeds(args: Namespace) -> tuple[str, ...]:
    if args.seed is not None and args.seeds is not None:
        raise Mistake("check-seeds")
    if args.seed is not None:
        return (args.seed,)
    return SEEDS if args.seeds is None else tuple(map(str, range(args.seeds)))


def _shown(game: Game[Any, Any], seeds: tuple[str, ...], only: list[str], screen: Screen, words: Words) -> list[Found]:
    found = []
    for each in findings(game, seeds, only):
        found.append(each)
        screen.say(
            Text.assemble(("✓ ", "green") if each.fault is None else ("✗ ", "red"), words(f"check-{each.check}"))
        )
        if each.fault is not None and each.setup is not None:
            screen.say(f"    {words(f'check-fault-{each.fault.key}', **each.fault.details)}")
            options = ", ".join(f"{name}={value}" for name, value in each.setup.options.departures().items())
            screen.say(
                f"    {words('cli-check-again', seats=each.setup.seats, options=options or '–', seed=each.seed)}",
                style="dim",
            )
    return found
