"""`isoloir check`: does a game pass what every game must? Told check by check, in words."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.text import Text

from isoloir.core import Game, Setup
from isoloir.testing import CHECKS, SEEDS, Found, findings
from isoloir.testing.fault import said

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
    faults = _shown(game, _seeds(args), args.only, screen, words)
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
        sign = ("✓ ", "green") if each.fault is None else ("· ", "dim") if each.known else ("✗ ", "red")
        screen.say(Text.assemble(sign, words(f"check-{each.check}")))
        if each.known:
            screen.say(f"    {words('cli-check-known')}", style="dim")
        elif each.fault is not None:
            found.append(each)
            screen.say(f"    {said(each.fault, words.lang)}")
            if each.setup is not None:
                screen.say(f"    {words('cli-check-again', **_again(each.setup), seed=each.seed)}", style="dim")
    return found


def _again(setup: Setup) -> dict[str, Any]:
    options = ", ".join(f"{name}={value}" for name, value in setup.options.departures().items())
    return {"seats": setup.seats, "options": options or "–"}
