"""A bot of ours as a policy of OpenSpiel: asked again and again in each information state, with other dice."""

from __future__ import annotations

from typing import Any

from open_spiel.python.policy import Policy

from isoloir.bots import Bot
from isoloir.core import Seat, chance
from isoloir.lab.openspiel import IsoloirGame, IsoloirState


class BotPolicy(Policy):  # type: ignore[misc]
    """For questions that want one option."""

    def __init__(self, game: IsoloirGame, bot: Bot, times: int) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._bot, self._times = bot, times
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: IsoloirState, player_id: Seat | None = None) -> dict[int, float]:
        seat = state.current_player() if player_id is None else player_id
        text = state.information_state_string(seat)
        if text not in self._known:
            self._known[text] = self._asked(state.node.picks, seat, text)
        return self._known[text]

    def _asked(self, picks: Any, seat: Seat, text: str) -> dict[int, float]:
        shares = dict.fromkeys(picks.legal(seat), 0.0)
        question = picks.question(seat)
        times = self._times if len(shares) > 1 else 0
        view = picks.match.view(seat)
        for time in range(times):
            (option,) = self._bot(view, question, chance("policy", text, time))
            shares[picks.numbering.of(question)[question.options.index(option)]] += 1 / times
        return shares if times else dict.fromkeys(shares, 1.0)
