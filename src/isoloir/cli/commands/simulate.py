"""`isoloir simulate`: many games between bots, counted."""

from __future__ import annotations

from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path

import msgspec

from isoloir.lab.simulate import Study, simulate
from isoloir.lab.tally import Tally
from isoloir.lab.workers import cores, opened

from ..arguments import Arguments, Number, Percent, add_game_options, add_workers
from ..bars import progress
from ..festival_of_bots import run_festival
from ..mistakes import Mistake
from ..screen import Screen
from ..setups import game_and_setup, levels
from ..summary import as_plain, as_tables
from ..words import Words

BATCH = 10
"""Games per piece of work: small enough for a lively progress bar, large enough to make the overhead negligible."""
CARDS = "en"
"""Not the reader's language: the same call makes the same records on every machine."""


def add_arguments(arguments: Arguments) -> None:
    add_game_options(arguments)
    arguments.add_argument("--games", type=Number("--games", 1))
    arguments.add_argument("--records", type=Path)
    arguments.add_argument("--festival", type=Number("--festival", 1, 400))
    arguments.add_argument("--rounds", type=Number("--rounds", 1, 99))
    arguments.add_argument("--leaving", type=Percent("--leaving"), default=0.0)
    arguments.add_argument("--json", action="store_true")
    add_workers(arguments)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if args.festival is not None:
        return run_festival(args, screen, words, CARDS)
    study = _study(args, words)
    tally = _played(study, args, screen, words)
    if args.json:
        screen.json(as_plain(study, tally))
    else:
        for part in as_tables(study, tally, words):
            screen.say(part)
    return 0


def _study(args: Namespace, words: Words) -> Study:
    game, setup = game_and_setup(args, words, CARDS)
    for value, what in ((args.games, "--games N"), (args.seed, "--seed S")):
        if value is None:
            raise Mistake("missing", what=what)
    bots = levels(game, args.bots, setup.seats)
    options = msgspec.to_builtins(setup.options)
    return Study(
        game.key, setup.seats, options, setup.cards, bots, args.seed, args.games, records=args.records is not None
    )


def _played(study: Study, args: Namespace, screen: Screen, words: Words) -> Tally:
    tally = Tally.empty(study.seats)
    with ExitStack() as stack:
        file = stack.enter_context(args.records.open("wb")) if args.records is not None else None
        count = min(args.workers or cores(), -(-study.games // BATCH))
        executor = stack.enter_context(opened(count, args.dask))
        bar = stack.enter_context(progress(screen))
        task = bar.add_task(words("cli-simulate-progress", game=study.game), total=study.games)
        for batch in simulate(study, executor, BATCH):
            tally = tally + batch.tally
            if file is not None:
                file.write(batch.records)
            bar.update(task, completed=tally.games)
    return tally
