"""How far from perfect one plays The Third Man with a few cards: exact NashConv, by OpenSpiel's own algorithms.

    python examples/lab/solve_third_man.py [CARDS] [LEVEL ...]

NashConv is what the seats could win, all together, if each alone answered perfectly to the others: 0 is an equilibrium.
"""

import sys

import pyspiel
from bot_policy import BotPolicy
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr
from open_spiel.python.algorithms.exploitability import nash_conv

from isoloir.bots import bot_of
from isoloir.lab.openspiel import load

ITERATIONS, TIMES = 30, 40


def main(cards: int, levels: list[str]) -> None:
    game = load("third-man", cards=cards, bids=1, tokens=1, deals=1, voids=1, first_leader="0")
    print("random", nash_conv(game, policy.UniformRandomPolicy(game)))
    for level in levels:
        print(level, nash_conv(game, BotPolicy(game, bot_of("third-man", level), TIMES)))
    in_turns = pyspiel.convert_to_turn_based(game)
    solver = cfr.CFRPlusSolver(in_turns)
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    print("CFR+", nash_conv(in_turns, solver.average_policy()))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4, sys.argv[2:] or ["regular"])
