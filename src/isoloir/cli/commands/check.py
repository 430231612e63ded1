"""`isoloir check`: does a game pass what every game must? Told check by check, in words."""

from __future__ import annotations

from argparse import Namespace
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.text import Text

from isoloir.core import Game, Setup
from isoloir.games import OUTSIDE
from isoloir.lab.workers import cores
from isoloir.testing import CHECKS, SEEDS, Found, findings
from isoloir.testing.fault import said
from isoloir.testing.mutants import mutants
from isoloir.testing.planted import judged
from isoloir.testing.where import module_of

from ..arguments import Arguments, Number, one_of, seed
from ..bars import progress
from ..mistakes import Mistake
from ..screen import Screen
from ..setups import named_game
from ..words import Words

FAULTY = 1
LONGEST_LINE = 110


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("game", nargs="?")
    arguments.add_argument("--seed", type=seed)
    arguments.add_argument("--seeds", type=Number("--seeds", 1, 100_000))
    arguments.add_argument("--mutants", type=Number("--mutants", 1, 100), nargs="?", const=1)
    arguments.add_argument("--tests", action="append", default=[])
    arguments.add_argument("--only", type=lambda text: one_of("only", tuple(CHECKS), text), action="append", default=[])


def run(args: Namespace, screen: Screen, words: Words) -> int:
    game = named_game(args.game)
    screen.say(words.title(game.key), style="bold")
    if args.mutants is not None:
        return _mutants(game, args.mutants, args.tests or _tests_beside(game), screen, words)
    faults = _shown(game, _seeds(args), args.only, screen, words)
    screen.below(words("cli-check-faults", count=len(faults)) if faults else words("cli-check-fine"))
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


def _tests_beside(game: Game[Any, Any]) -> list[str]:
    """The author's own, where there's something to run them with."""
    folder = module_of(game).parent if game.key in OUTSIDE and find_spec("pytest") else None
    return [] if folder is None else sorted(map(str, folder.glob("test_*.py")))


def _mutants(game: Game[Any, Any], each: int, tests: list[str], screen: Screen, words: Words) -> int:
    """Fewer processes than cores would wait for one another; more would only take turns."""
    planted = mutants(game, each)
    with ThreadPoolExecutor(cores()) as pool, progress(screen) as bar:
        task = bar.add_task(words("cli-mutants-progress"), total=len(planted))
        found = []
        for mutant, noticed in zip(planted, pool.map(lambda one: judged(game, one, tests), planted), strict=True):
            found.append((mutant, noticed))
            bar.advance(task)
    for mutant in [mutant for mutant, noticed in found if not noticed]:
        screen.say(Text.assemble(("✗ ", "red"), f"{Path(mutant.path).name}:{mutant.line}  ", (mutant.kind, "bold")))
        screen.say(Text(f"    {_line(mutant.was)}\n  → {_line(mutant.now)}"))
    leaks = [noticed for mutant, noticed in found if mutant.leaks]
    counts = {"caught": sum(bool(noticed) for _, noticed in found), "planted": len(found)}
    screen.say(words("cli-mutants", **counts, leaks=sum(map(bool, leaks)), of=len(leaks)))
    if len(tests) == 0:
        screen.say(words("cli-mutants-tests"))
    return 0


def _line(text: str) -> str:
    """One line of code, however long it was."""
    whole = " ".join(text.split())
    return whole if len(whole) <= LONGEST_LINE else f"{whole[: LONGEST_LINE - 1]}…"
