"""A game as it is, and another one that somebody cannot tell from it, for as long as the rules keep the secret."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from isoloir.core import Choices, Match, Seat, chance

TRIES = 16

encode = msgspec.json.Encoder().encode


def pick(match: Match[Any], *label: str | int) -> dict[Seat, tuple[str | int, ...]]:
    return {
        seat: tuple(chance("pick", *label, match.pause, seat).sample(ask.options, ask.take))
        for seat, ask in match.asks.items()
    }


def known(match: Match[Any], seats: tuple[Seat, ...]) -> bytes:
    """All that the rules let somebody with these seats know at this pause; without a seat, what everybody may."""
    shown: tuple[Seat | None, ...] = seats if len(seats) == 1 else (*seats, None)
    told = [(each.event, each.only) for each in match.told if each.only is None or each.only in seats]
    asks = [match.asks.get(seat) for seat in seats]
    end = (match.winners, match.scores) if match.is_over else None
    return encode([[match.view(seat) for seat in shown], told, asks, sorted(match.asks), end])


class Turn(NamedTuple):
    table: Match[Any]
    """What lies on the table up to the opening."""
    choices: Choices
    back: Match[Any] | None
    """What has to lie there again before the opening, where that would tell."""


class Worlds:
    """`true` is played by the honest run; `other` is what the second run plays while `seats` cannot know."""

    def __init__(self, match: Match[Any], seats: tuple[Seat, ...]) -> None:
        self.true = match.clone()
        self.other = match.clone()
        self._seats = seats
        self.apart = 0
        """At this many pauses the two were different games."""
        self.lasted = 0
        """This many openings did not tell them apart."""

    def turn(self) -> Turn:
        """The next pause of the second run."""
        self._part()
        table, true = self.other.clone(), self.true.clone()
        choices = pick(true)
        self.true.step(choices)
        for number in range(TRIES):
            others = pick(self.other, number) | {seat: choices[seat] for seat in choices if seat in self._seats}
            twin = self.other.clone()
            twin.step(others)
            if others != choices and known(twin, self._seats) == known(self.true, self._seats):
                self.other, self.lasted = twin, self.lasted + 1
                return Turn(table, others, None)
        self.other = self.true.clone()
        return Turn(table, choices, true)

    def _part(self) -> None:
        """From the rules, not from a view. For two hands in one pair of eyes the rules know no such swap."""
        if self.other.board == self.true.board and len(self._seats) < 2:
            game, match = self.true.game, self.true
            seat = self._seats[0] if self._seats else None
            board = game.swap_secrets(match.board, seat, chance("swap", match.pause))
            self.other = Match.at(game, match.setup, board, match.pause - 1)
        self.apart += bool(self.other.board != self.true.board)
