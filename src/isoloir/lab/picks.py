"""Any question as numbered actions: the one mapping behind all adapters, and it is the same for every game.

Action 0 is "nothing to choose"; action k takes the k-th of the options offered. Where several are to be picked, in
order, they are picked one action at a time, those already taken being masked; the others wait meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from isoloir.core import Ask, Game, IllegalChoice, IsoloirError, Match, Option, Seat

WAIT = 0
SLOTS = 64
"""The most options a question may have; the adapters take another number for games that need it."""


class TooManyOptions(IsoloirError):
    """More options than there are actions: make the environment with more slots."""


class Picks:
    """A match whose questions are answered pick by pick."""

    __slots__ = ("_made", "match", "slots")

    def __init__(self, match: Match[Any], slots: int = SLOTS) -> None:
        self.match, self.slots = match, slots
        self._made: dict[Seat, tuple[Option, ...]] = {}
        self._opened()

    def _opened(self) -> None:
        self._made = dict.fromkeys(self.match.asks, ())
        most = max((len(asked.options) for asked in self.match.asks.values()), default=0)
        if most > self.slots:
            raise TooManyOptions(f"{self.match.game.key} offers {most} options, but there are {self.slots} slots")

    def clone(self) -> Picks:
        twin = Picks.__new__(Picks)
        twin.match, twin.slots, twin._made = self.match.clone(), self.slots, dict(self._made)
        return twin

    def saved(self) -> tuple[str, bytes, int, dict[Seat, tuple[Option, ...]]]:
        return self.match.game.key, self.match.save(), self.slots, self._made

    @classmethod
    def loaded(cls, game: Game[Any, Any], save: bytes, slots: int, made: Mapping[Seat, tuple[Option, ...]]) -> Picks:
        picks = cls(Match.load(game, save), slots)
        picks._made = dict(made)
        return picks

    def question(self, seat: Seat) -> Ask[Any] | None:
        """What the seat has to choose right now, if anything."""
        asked = self.match.asks.get(seat)
        return asked if asked is not None and len(self._made[seat]) < asked.take else None

    def made(self, seat: Seat) -> tuple[Option, ...]:
        return self._made.get(seat, ())

    def legal(self, seat: Seat) -> list[int]:
        asked = self.question(seat)
        if asked is None:
            return [WAIT]
        made = self._made[seat]
        if not made:
            return list(range(1, len(asked.options) + 1))
        return [n for n, option in enumerate(asked.options, 1) if option not in made]

    def option(self, seat: Seat, action: int) -> Option | None:
        asked = self.question(seat)
        return None if asked is None or not 0 < action <= len(asked.options) else asked.options[action - 1]

    @property
    def choosing(self) -> list[Seat]:
        return [seat for seat in self.match.asks if self.question(seat) is not None]

    def act(self, actions: Mapping[Seat, int]) -> None:
        """One pick of everybody who has one to make; when all are made the ballot opens and the game goes on."""
        picked = {seat: self.option(seat, actions.get(seat, WAIT)) for seat in self.choosing}
        for seat, option in picked.items():
            if option is None or option in self._made[seat]:
                raise IllegalChoice(f"seat {seat} cannot take action {actions.get(seat)}; it has {self.legal(seat)}")
        for seat, option in picked.items():
            assert option is not None
            self._made[seat] = (*self._made[seat], option)
        if not self.choosing:
            self.match.step(self._made)
            self._opened()

    def payoffs(self) -> tuple[float, ...]:
        """Each seat's share of the victory beyond its fair one: they sum to 0, and are 0 until the game is over."""
        match = self.match
        teams = match.game.teams(match.setup.seats)
        if not match.is_over:
            return (0.0,) * match.setup.seats
        winning = [team for team in teams if any(seat in match.winners for seat in team)]
        won = {seat: 1 / len(winning) for team in winning for seat in team}
        return tuple(won.get(seat, 0.0) - 1 / len(teams) for seat in range(match.setup.seats))
