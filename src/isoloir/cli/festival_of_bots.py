"""`isoloir simulate --festival`: rounds at many tables, and the standing they add up to."""

from __future__ import annotations

from argparse import Namespace
from contextlib import ExitStack

import msgspec

from isoloir.bots import bot_of
from isoloir.lab.festival import Plan, Round, festival
from isoloir.lab.standing import Adding
from isoloir.lab.workers import cores, opened

from .commands.standing import table_of, told
from .mistakes import Mistake
from .screen import Screen
from .setups import game_and_setup
from .words import Words

ROUNDS = 6


def run_festival(args: Namespace, screen: Screen, words: Words, cards: str) -> int:
    plan, adding = _plan(args, words, cards), Adding()
    with ExitStack() as stack:
        file = stack.enter_context(args.records.open("wb")) if args.records is not None else None
        executor = stack.enter_context(opened(args.workers or cores(), args.dask))
        for played in festival(plan, adding, executor):
            if file is not None:
                file.write(played.records)
            if not args.json:
                screen.say(_told(played, words))
    if args.json:
        screen.json(told(adding))
        return 0
    screen.below(table_of(adding, words))
    return 0


def _told(played: Round, words: Words) -> str:
    people, bots = sum(len(each.people) for each in played.tables), sum(each.bots for each in played.tables)
    tables = len(played.tables)
    return words("cli-festival-round", n=played.number, tables=tables, people=people, bots=bots, pairs=played.again)


def _plan(args: Namespace, words: Words, cards: str) -> Plan:
    game, setup = game_and_setup(args, words, cards)
    if args.seed is None:
        raise Mistake("missing", what="--seed S")
    for level in args.bots:
        bot_of(game.key, level)
    return Plan(
        game.key,
        msgspec.to_builtins(setup.options),
        setup.cards,
        setup.seats,
        args.bots,
        args.festival,
        args.rounds or ROUNDS,
        args.leaving,
        args.seed,
    )
