"""`isoloir ladder`: every bot among every other, and how strong that makes each."""

from __future__ import annotations

from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.table import Table

from isoloir.bots import LEVELS
from isoloir.core import digest
from isoloir.lab.exploit import RESPONDER
from isoloir.lab.journal import Journal
from isoloir.lab.ladder import Contest, Results, climbed, entrant, is_look, pieces
from isoloir.lab.ladder_plot import as_svg
from isoloir.lab.ladder_table import Ladder, is_settled, ladder
from isoloir.lab.workers import cores, opened
from isoloir.outside.digests import digest_of

from ..arguments import Arguments, Number, Percent, add_game_options, add_workers, required
from ..bars import progress
from ..mistakes import Mistake
from ..screen import Screen
from ..setups import game_and_setup
from ..words import Words

CARDS = "en"
"""Not the reader's language: the same call plays the same games on every machine."""
GAMES = 20


def add_arguments(arguments: Arguments) -> None:
    add_tournament(arguments)
    arguments.set_defaults(bots=LEVELS)
    arguments.add_argument("--among", type=lambda text: tuple(text.split(",")), default=())
    arguments.add_argument("--plot", type=Path)


def add_tournament(arguments: Arguments) -> None:
    """What any tournament takes."""
    add_game_options(arguments)
    arguments.add_argument("--bar", type=Percent("--bar"))
    arguments.add_argument("--games", type=Number("--games", 1), default=GAMES)
    arguments.add_argument("--journal", type=Path)
    arguments.add_argument("--json", action="store_true")
    add_workers(arguments)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    contest = _contest(args, words)
    found = _climbed(contest, args, screen, words)
    if args.plot is not None and found.ratings:
        args.plot.write_text(_drawn(contest, found, words), encoding="utf-8")
    if args.json:
        screen.out.file.write(msgspec.json.encode(found).decode() + "\n")
        return 0
    if found.ratings:
        screen.say(_ratings(found, words))
    screen.say(_pairings(found, words))
    if not found.ratings and not contest.among:
        screen.say(words("cli-ladder-unrated"))
    return 0


def _contest(args: Namespace, words: Words) -> Contest:
    game, setup = game_and_setup(args, words, CARDS)
    required(args.seed, "--seed S")
    names = tuple(dict.fromkeys(args.bots))
    for name in {*names, *args.among} - {RESPONDER}:
        entrant(game.key, name)
    if len(names) < 2 and not args.among:
        raise Mistake("ladder-alone")
    options = msgspec.to_builtins(setup.options)
    return Contest(game.key, setup.seats, options, setup.cards, names, args.seed, args.games, args.among)


def _climbed(contest: Contest, args: Namespace, screen: Screen, words: Words) -> Ladder:
    todo = pieces(contest)
    with ExitStack() as stack:
        journal = None if args.journal is None else _journal(contest, args.journal, screen, words)
        if journal is not None:
            stack.callback(journal.close)
        executor = stack.enter_context(opened(min(args.workers or cores(), len(todo)), args.dask))
        bar = stack.enter_context(progress(screen))
        task = bar.add_task(words("cli-ladder-progress", game=contest.game), total=len(todo))
        found = []
        for each in climbed(contest, executor, journal):
            found.append(each)
            bar.advance(task)
            if args.bar is not None and is_look(each[0]) and is_settled(contest, found, args.bar / 100):
                break
    return ladder(contest, found)


def _journal(contest: Contest, path: Path, screen: Screen, words: Words) -> Journal[Results]:
    """Bots of files are part of the rules that the numbers come from."""
    files = [Path(name) for name in (*contest.entrants, *contest.among) if name not in (*LEVELS, RESPONDER)]
    rules = digest_of([contest.game]) + "".join(digest(each.read_text(encoding="utf-8")) for each in files)
    journal = Journal(path, msgspec.to_builtins(contest), Results, rules)
    if journal.before is not None:
        screen.say(words("lab-anew"))
    return journal


def _drawn(contest: Contest, found: Ladder, words: Words) -> str:
    title, axis = words("cli-ladder-title", game=words.title(contest.game)), words("cli-ladder-axis")
    return as_svg(title, axis, found.ratings, lambda number: _number(number, words))


def _ratings(found: Ladder, words: Words) -> Table:
    table = Table(words("cli-ladder-who"), words("cli-ladder-rating"), words("cli-ladder-between"))
    for each in found.ratings:
        table.add_row(each.name, _number(each.rating, words), _span(each.low, each.high, words))
    return table


def _pairings(found: Ladder, words: Words) -> Table:
    heads = ("who", "among", "games", "share", "between", "fair", "shared")
    table = Table(*(words(f"cli-ladder-{head}") for head in heads))
    for each in found.pairings:
        share, fair, shared = (_percent(part, words) for part in (each.share, each.fair, each.shared))
        between = _span(100 * each.low, 100 * each.high, words)
        table.add_row(each.one, each.others, str(each.games), share, between, fair, shared)
    return table


def _span(low: float, high: float, words: Words) -> str:
    return words("cli-ladder-span", low=_number(low, words), high=_number(high, words))


def _number(number: float, words: Words) -> str:
    return words("cli-ladder-number", number=round(number, 1))


def _percent(part: float, words: Words) -> str:
    return words("cli-percent", number=round(100 * part, 1))
