"""`isoloir study`: many games played or read, measured, and told in a report."""

from __future__ import annotations

import shlex
from argparse import Namespace
from itertools import product
from pathlib import Path

from isoloir.bots import bot_of
from isoloir.content.messages import catalogue
from isoloir.games import game_of
from isoloir.lab.study.report import as_html, as_json
from isoloir.lab.study.rows import OtherRules
from isoloir.lab.study.run import Findings, moved, study, study_of_records
from isoloir.lab.study.said import figure
from isoloir.lab.study.variant import Plan, Variant
from isoloir.lab.workers import cores, opened

from ..arguments import Arguments, Number, add_game_options, add_workers, option
from ..bars import progress
from ..mistakes import Mistake
from ..records import opened as opened_records
from ..records import records
from ..screen import Screen
from ..setups import game_and_setup, levels
from ..words import Words

CARDS = "en"
GAMES, PROBES = 200, 2


def add_arguments(arguments: Arguments) -> None:
    add_game_options(arguments, several=True)
    arguments.add_argument("--games", type=Number("--games", 1), default=GAMES)
    arguments.add_argument("--compare", nargs="+", default=[])
    arguments.add_argument("--probes", type=Number("--probes", 0), default=PROBES)
    arguments.add_argument("--arms", type=Number("--arms", 0))
    arguments.add_argument("--levels", type=lambda text: tuple(text.split(",")), default=("novice", "regular"))
    arguments.add_argument("--read", type=Path)
    arguments.add_argument("--out", type=Path)
    add_workers(arguments)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    plan = None if args.read else _plan(args, words)
    folder = args.out or Path("study-" + ("records" if plan is None else "-".join(args.game)))
    before: list[Findings | None] = []
    findings = _read(args) if plan is None else _played(plan, args, folder, screen, words, before)
    command = _command(args)
    report, numbers = folder / "report.html", folder / "numbers.json"
    folder.mkdir(parents=True, exist_ok=True)
    numbers.write_bytes(as_json(findings, command))
    report.write_text(as_html(findings, command, words.lang), encoding="utf-8")
    for earlier in before:
        _say_what_moved(earlier, findings, screen, words)
    screen.say(words("lab-done", path=str(report), numbers=str(numbers)))
    return 0


def _say_what_moved(before: Findings | None, after: Findings, screen: Screen, words: Words) -> None:
    screen.say(words("lab-anew"))
    said = catalogue(words.lang)
    for each in [] if before is None else moved(before, after):
        values = {"before": figure(each.before, said), "after": figure(each.after, said)}
        screen.say(f"  {words('lab-moved', measure=words(f'lab-{each.measure}'), **values)}")


def _read(args: Namespace) -> Findings:
    for typed, what in ((args.game, " ".join(args.game)), (args.compare, "--compare"), (args.seed, "--seed")):
        if typed:
            raise Mistake("lab-records-alone", what=what)
    with opened_records(str(args.read)) as file:
        read = list(records(file))
    played = [record for record in read if not record.end.stopped]
    if not played:
        raise Mistake("lab-no-games", path=str(args.read))
    try:
        return study_of_records(played, args.probes)
    except OtherRules as why:
        place = next(n for n, record in enumerate(read, 1) if record is why.record)
        raise Mistake("lab-other-rules", game=place, path=str(args.read)) from None


def _plan(args: Namespace, words: Words) -> Plan:
    if not args.game:
        raise Mistake("game-missing")
    if args.seed is None:
        raise Mistake("missing", what="--seed S")
    for key, level in product(args.game, args.levels):
        bot_of(game_of(key).key, level)
    variants = tuple(
        _variant(args, key, difference, words) for key in args.game for difference in (args.compare or [""])
    )
    arms = args.games // 4 if args.arms is None else min(args.arms, args.games)
    return Plan(variants, args.seed, args.games, args.probes, arms, args.levels)


def _variant(args: Namespace, key: str, difference: str, words: Words) -> Variant:
    """A set-up as typed, with what this comparison changes."""
    changed = Namespace(**{**vars(args), "game": key, "option": list(args.option)})
    for typed in filter(None, difference.split(",")):
        if "=" not in typed:
            raise Mistake("lab-compare", given=typed)
        name, value = option(typed)
        if name == "seats":
            changed.seats = Number("seats", 1)(value)
        elif name == "bots":
            changed.bots = tuple(value.split("+"))
        else:
            changed.option.append((name, value))
    game, setup = game_and_setup(changed, words, CARDS)
    bots = levels(game, changed.bots, setup.seats)
    return Variant(difference, key, setup.seats, setup.options.departures(), setup.cards, bots)


def _played(
    plan: Plan, args: Namespace, folder: Path, screen: Screen, words: Words, before: list[Findings | None]
) -> Findings:
    with opened(args.workers or cores(), args.dask) as executor, progress(screen) as bar:
        task = bar.add_task(words("lab-progress", game=", ".join(dict.fromkeys(each.game for each in plan.variants))))
        folder.mkdir(parents=True, exist_ok=True)
        try:
            return study(
                plan,
                executor,
                folder / "journal.jsonl",
                lambda done, all_: bar.update(task, completed=done, total=all_),
                before.append,
            )
        except KeyboardInterrupt:
            screen.complain(words("lab-stopped", path=str(folder)))
            raise


def _command(args: Namespace) -> str:
    """What makes the same report again; where it ran and where it was put make no difference."""
    if args.read:
        return shlex.join(["isoloir", "study", "--read", args.read.name, "--probes", str(args.probes)])
    arms = args.games // 4 if args.arms is None else args.arms
    typed = ["isoloir", "study", *args.game, "--seed", args.seed, "--games", str(args.games)]
    typed += ["--probes", str(args.probes), "--arms", str(arms), "--levels", ",".join(args.levels)]
    typed += ["--bots", ",".join(args.bots), *([] if args.seats is None else ["--seats", str(args.seats)])]
    typed += [each for key, value in args.option for each in ("--option", f"{key}={value}")]
    return shlex.join([*typed, *(["--compare", *args.compare] if args.compare else [])])
