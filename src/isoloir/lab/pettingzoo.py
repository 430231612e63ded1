"""Every game as a PettingZoo environment: `parallel_env("third-man")` and `env("third-man")`.

An observation is the encoded view of that seat. What it may do is `infos[agent]["action_mask"]`; the parallel
environment has it in the observation too, as PettingZoo's own tests expect: {"observation": …, "action_mask": …}.
Besides options of the game they take `slots`, `strict`, `compact=True` and `rewards="reveals"`.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import Any

import numpy
from gymnasium.spaces import Box, Dict
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from isoloir.core import Match

from .encoding import VERSION, Encoding
from .on_demand import UNMADE, OnDemand
from .picks import Moment, Picks, Rewards, rewarded
from .sizes import sized
from .spaces import actions, masks, observations
from .turns import Turns


class Table(ParallelEnv):  # type: ignore[misc]
    """All act at once; agents that aren't asked have one action, 0. Rewards sum to 0."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        slots: int | None = None,
        *,
        masked: bool,
        strict: bool,
        compact: bool = False,
        rewards: Rewards = "end",
        **options: Any,
    ) -> None:
        self.game = sized(game)
        self.setup = self.game.setup(seats or self.game.seats[0], options)
        self.masked, self.strict, self.rewarded = masked, strict, rewards
        self.encoding = encoding = Encoding(self.game, slots, compact=compact)
        self.metadata = {"name": f"isoloir_{game}_v{VERSION}", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        row = observations(encoding)
        space = Dict({"observation": row, "action_mask": masks(encoding)}) if masked else row
        self._spaces = dict.fromkeys(self.possible_agents, space)
        self._actions = {agent: actions(encoding) for agent in self.possible_agents}
        self._random, _ = seeding.np_random(None)
        self._unmade = dict.fromkeys(self.possible_agents, UNMADE)
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
        self._false = dict.fromkeys(self.possible_agents, False)

    def observation_space(self, agent: str) -> Any:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        dice = str(self._random.integers(2**63))
        self.picks = Picks(Match.new(self.game, self.setup, dice), self.encoding.numbering.slots)
        self._leads = self.picks.leads()
        self.agents = list(self.possible_agents)
        return self._observed(), self.infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self.act(actions)
        told, infos = self._observed(), self.infos()
        over = dict.fromkeys(self.possible_agents, self.picks.match.is_over)
        return told, self.rewards(), over, self._false.copy(), infos

    def act(self, actions: dict[str, int]) -> None:
        """What those have sent who have nothing to choose is the only thing they could."""
        picks, agents = self.picks, self.possible_agents
        wished = {seat: int(actions[agents[seat]]) for seat in picks.now.asks if agents[seat] in actions}
        picks.act(wished, strict=self.strict)
        if picks.match.is_over:
            self.agents = []

    def rewards(self) -> dict[str, float]:
        """Since they were asked for last."""
        if self.rewarded == "end" and self.agents:
            return self._nothing.copy()
        before, self._leads = self._leads, self.picks.leads()
        rewards = rewarded(self.rewarded, self.picks, before)
        return dict(zip(self.possible_agents, rewards, strict=True))

    def _observed(self) -> dict[str, Any]:
        """Encoded when they are first read, from the pause as it is now."""
        told = OnDemand(self._unmade)
        told.make = partial(self._seen, self.picks.now)
        return told

    def infos(self) -> dict[str, Any]:
        told = OnDemand(self._unmade)
        told.make = partial(self._info, self.picks.now)
        return told

    def observe(self, agent: str) -> Any:
        return self._seen(self.picks.now, agent)

    def _seen(self, now: Moment, agent: str) -> Any:
        seat, encoding = self.seat[agent], self.encoding
        if self.masked:
            seen = OnDemand(observation=UNMADE, action_mask=encoding.mask(now, seat))
            seen.make = partial(encoding.observed, now, seat)
            return seen
        return encoding.observed(now, seat)

    def _info(self, now: Moment, agent: str) -> dict[str, Any]:
        return {"action_mask": self.encoding.mask(now, self.seat[agent])}

    def state(self) -> Any:
        """What the shared screen shows."""
        return self._screen.shared(self.picks.now)

    @property
    def state_space(self) -> Any:
        return Box(-1.0, 1.0, (self._screen.seen,), numpy.float32)

    @cached_property
    def _screen(self) -> Encoding:
        """Dense."""
        return Encoding(self.game, self.encoding.numbering.slots) if self.encoding.compact else self.encoding

    def render(self) -> str:
        match = self.picks.match
        return f"{self.game.key}, pause {match.pause}: {match.scores}"

    def close(self) -> None:
        """There is nothing to close."""


def parallel_env(game: str, seats: int | None = None, *, strict: bool = False, **how: Any) -> Table:
    """`strict` raises IllegalChoice for a masked action, which otherwise counts as the first that is not."""
    return Table(game, seats, masked=True, strict=strict, **how)


def env(game: str, seats: int | None = None, *, strict: bool = False, **how: Any) -> Turns:
    """The same, one agent after another: those who are asked, in the order of the seats."""
    return Turns(Table(game, seats, masked=False, strict=strict, **how))
