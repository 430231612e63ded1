"""The same table, one agent after another: those who have something to choose, in the order of the seats."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv


class Turns(AECEnv):  # type: ignore[misc]
    """An agent that isn't asked gets no turn. What was chosen in a turn is seen by nobody until the last one has been.

    Only the one whose turn it is gets an observation encoded, and only if it is asked for (`last`, `observe`).
    """

    def __init__(self, table: Any) -> None:
        self.table = table
        self.metadata = {**table.metadata, "is_parallelizable": False}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.state_space = table.state_space

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.table.action_space(agent)

    def reset(self, seed: int | None = None, options: Any = None) -> None:
        _, self.infos = self.table.reset(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._begin()

    def _begin(self) -> None:
        """A pause, or the next of several picks: everybody who has one to make gets a turn."""
        self._actions: dict[str, int] = {}
        agents = self.possible_agents
        self._waiting = [agents[seat] for seat in sorted(self.table.picks.choosing, reverse=True)]
        self.agent_selection = self._waiting.pop()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._actions[agent] = action
        self._cumulative_rewards[agent] = 0.0
        if self.table.rewarded == "reveals":
            self._clear_rewards()
        if self._waiting:
            self.agent_selection = self._waiting.pop()
            return
        self.table.act(self._actions)
        self.infos, self.rewards = self.table.infos(), self.table.rewards()
        if self.table.rewarded == "reveals" or not self.table.agents:
            self._accumulate_rewards()
        if self.table.agents:
            self._begin()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Any:
        return self.table.observe(agent)

    def state(self) -> Any:
        return self.table.state()

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""
