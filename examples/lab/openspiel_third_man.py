"""OpenSpiel's tabular Q-learner at a table of The Third Man, among its own random agents."""

import sys

from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

from isoloir.lab.openspiel import load


def main(games: int) -> float:
    """Plays this many games; what the learner won beyond its fair share, on average."""
    game = load("third-man", slots=10, seeds=50)
    environment = rl_environment.Environment(game, observation_type=rl_environment.ObservationType.OBSERVATION)
    actions = environment.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(0, actions)]
    agents += [random_agent.RandomAgent(seat, actions) for seat in range(1, 4)]
    won = 0.0
    for _ in range(games):
        step = environment.reset()
        while not step.last():
            step = environment.step([agent.step(step).action for agent in agents])
        for agent in agents:
            agent.step(step)
        won += step.rewards[0]
    return won / games


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
