"""One learner among bots, as a Gymnasium environment: `Learner("third-man", bots=("regular",) * 3)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium.spaces import Box, Discrete

from isoloir.bots import bot_of
from isoloir.core import Choice, Match, Seat, chance
from isoloir.games import game_of

from .encoding import Encoding
from .picks import SLOTS, Picks


class Learner(gymnasium.Env):  # type: ignore[misc]
    """Acts whenever its seat is asked; the bots have answered meanwhile, and it isn't told what."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self, game: str, seat: Seat = 0, bots: Sequence[str] | None = None, slots: int = SLOTS, **options: Any
    ) -> None:
        self.game, self.seat, self.slots = game_of(game), seat, slots
        seats = self.game.seats[0] if bots is None else len(bots) + 1
        self.table = self.game.setup(seats, options)
        levels = list(bots or ("regular",) * (seats - 1))
        levels.insert(seat, "random")
        self.bots = [bot_of(game, level) for level in levels]
        self.encoding = Encoding(self.game, slots)
        self.observation_space = Box(-1.0, 1.0, (self.encoding.size,), numpy.float32)
        self.action_space = Discrete(slots + 1, start=0)
        self.render_mode = "ansi"

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.dice = str(self.np_random.integers(2**63))
        self.picks = Picks(Match.new(self.game, self.table, self.dice), self.slots)
        self._let_bots_play()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """A masked action counts as the first that isn't."""
        legal = self.picks.legal(self.seat)
        taken = int(action) if int(action) in legal else legal[0]
        self._act(taken)
        self._let_bots_play()
        reward = self.picks.payoffs()[self.seat]
        return self._observed(), reward, self.picks.match.is_over, False, self._info()

    def _let_bots_play(self) -> None:
        """Until the learner is asked again, or the game is over."""
        while not self.picks.match.is_over and self.picks.question(self.seat) is None:
            self._act(0)

    def _act(self, own: int) -> None:
        chosen = {seat: self._bot_action(seat) for seat in self.picks.choosing if seat != self.seat}
        self.picks.act({**chosen, self.seat: own})

    def _bot_action(self, seat: Seat) -> int:
        """The next pick of what the bot chooses; asked again for a later pick, it chooses the same."""
        match = self.picks.match
        question = match.asks[seat]
        choice: Choice = self.bots[seat](match.view(seat), question, chance(self.dice, "bot", seat, match.pause))
        return question.options.index(choice[len(self.picks.made(seat))]) + 1

    def _observed(self) -> Any:
        return self.encoding.array(self.picks.now, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.encoding.mask(self.picks.now, self.seat)}

    def render(self) -> str:
        match = self.picks.match
        return f"{self.game.key}, pause {match.pause}: {match.scores}"
