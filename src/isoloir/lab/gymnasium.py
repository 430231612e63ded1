"""One learner among bots, as a Gymnasium environment: `Learner("third-man", bots=("regular",) * 3)`.

Once this is imported, `gymnasium.make("isoloir/third-man-v2", bots=...)` makes it too, and `make_vec` several.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import gymnasium

from isoloir.bots import bot_of
from isoloir.core import Choice, Match, Seat, chance
from isoloir.games import GAMES

from .encoding import VERSION, Encoding
from .picks import Picks, Rewards, rewarded
from .sizes import sized
from .spaces import actions, observations

_bot = cache(bot_of)


class Learner(gymnasium.Env):  # type: ignore[misc]
    """Acts whenever its seat is asked; the bots have answered meanwhile, and it isn't told what."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: Seat = 0,
        bots: Sequence[str] | None = None,
        slots: int | None = None,
        *,
        compact: bool = False,
        rewards: Rewards = "end",
        **options: Any,
    ) -> None:
        self.game, self.seat, self.rewarded = sized(game), seat, rewards
        seats = self.game.seats[0] if bots is None else len(bots) + 1
        self.table = self.game.setup(seats, options)
        self.levels = list(bots or ("regular",) * (seats - 1))
        self.levels.insert(seat, "random")
        self.encoding = Encoding(self.game, slots, compact=compact)
        self.observation_space, self.action_space = observations(self.encoding), actions(self.encoding)
        self.render_mode = "ansi"

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.dice = str(self.np_random.integers(2**63))
        self.picks = Picks(Match.new(self.game, self.table, self.dice), self.encoding.numbering.slots)
        self._let_bots_play()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """A masked action counts as the first that isn't."""
        numbers, before = self.picks.now.numbers(self.seat), self.picks.leads()
        self._act(int(action) if int(action) in numbers else numbers[0])
        self._let_bots_play()
        reward = rewarded(self.rewarded, self.picks, before)[self.seat]
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
        bot = _bot(self.game.key, self.levels[seat])
        choice: Choice = bot(match.view(seat), question, chance(self.dice, "bot", seat, match.pause))
        place = question.options.index(choice[len(self.picks.made(seat))])
        return self.encoding.numbering.of(question)[place]

    def action_masks(self) -> Any:
        """As sb3-contrib asks for them."""
        return self.encoding.mask(self.picks.now, self.seat).astype(bool)

    def _observed(self) -> Any:
        return self.encoding.observed(self.picks.now, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.encoding.mask(self.picks.now, self.seat)}

    def render(self) -> str:
        match = self.picks.match
        return f"{self.game.key}, pause {match.pause}: {match.scores}"


for _key in GAMES:
    gymnasium.register(f"isoloir/{_key}-v{VERSION}", f"{__name__}:Learner", kwargs={"game": _key})
