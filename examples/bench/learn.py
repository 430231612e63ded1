"""Finds what `learnt.py` likes: the policy gradient of REINFORCE, among regulars, on games that aren't the bench's.

python examples/bench/learn.py [MINUTES]
"""

import json
import sys
from pathlib import Path
from random import Random
from time import monotonic

import msgspec

sys.path.insert(0, str(Path(__file__).parent))
import learnt

from isoloir.bots import bot_of
from isoloir.core import Match, chance
from isoloir.lab.bench.tables import TABLES
from isoloir.lab.picks import Picks
from isoloir.lab.sizes import sized

STEP, SHORT = 0.5, {"third-man": {"tokens": 1}}
"""The Third Man is learnt deal by deal."""


def played(table, number):
    """What the learner was asked and took, and what it won beyond its fair share."""
    game, regular = sized(table.game), bot_of(table.game, "regular")
    match = Match.new(game, game.setup(table.seats, SHORT.get(table.game, {})), f"learning {number}")
    teams = game.teams(table.seats)
    mine, dice, moves = teams[number % len(teams)], Random(number), []
    while match.asks:
        choices = {}
        for seat, asked in match.asks.items():
            view = match.view(seat)
            if seat not in mine or asked.take > 1:
                choices[seat] = regular(view, asked, chance("learning", number, seat, match.pause))
                continue
            question = {"what": asked.what, "options": asked.options, "view": msgspec.to_builtins(view)}
            weights = learnt.shares(table.game, question)
            (place,) = dice.choices(range(len(weights)), weights)
            moves.append((learnt.context(table.game, question), asked.options, weights, place))
            choices[seat] = (asked.options[place],)
        match.step(choices)
    return moves, Picks(match).payoffs()[mine[0]]


def learn(minutes):
    tables = [table for table in TABLES if table.who != "all"]
    for place, table in enumerate(tables, 1):
        until, number = monotonic() + minutes * 60 / len(tables), 0
        while monotonic() < until:
            moves, gained = played(table, number)
            number += 1
            for context, options, weights, taken in moves:
                likes = learnt.LIKES.setdefault(context, {})
                for n, option in enumerate(options):
                    name = learnt.named(table.game, option)
                    likes[name] = likes.get(name, 0.0) + STEP * gained * ((n == taken) - weights[n]) / len(moves) ** 0.5
        print(place, table.name, number, "games")
    rounded = {
        context: {name: round(like, 3) for name, like in likes.items()} for context, likes in learnt.LIKES.items()
    }
    learnt.FILE.write_text(json.dumps(rounded, indent=0, sort_keys=True) + "\n")


if __name__ == "__main__":
    learn(float(sys.argv[1]) if len(sys.argv) > 1 else 10)
