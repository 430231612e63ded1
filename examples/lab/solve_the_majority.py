"""How far from perfect one plays a round of The Majority with six cards: each is dealt two, keeps one and passes one.

    python examples/lab/solve_the_majority.py [ITERATIONS]

Chance is real: 90 deals, each as likely as the rules say. NashConv is worked out by OpenSpiel, and is exact.
"""

import sys

import pyspiel
from bot_policy import BotPolicy
from open_spiel.python import policy
from open_spiel.python.algorithms import external_sampling_mccfr
from open_spiel.python.algorithms.exploitability import nash_conv

from isoloir.bots import bot_of
from isoloir.lab.openspiel import load


def main(iterations: int) -> None:
    game = load("the-majority", packet=2, first_token="0")
    print("random", nash_conv(game, policy.UniformRandomPolicy(game)))
    print("regular", nash_conv(game, BotPolicy(game, bot_of("the-majority", "regular"), 10)))
    in_turns = pyspiel.convert_to_turn_based(game)
    solver = external_sampling_mccfr.ExternalSamplingSolver(in_turns)
    for _ in range(iterations):
        solver.iteration()
    print("MCCFR", nash_conv(in_turns, solver.average_policy()))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
