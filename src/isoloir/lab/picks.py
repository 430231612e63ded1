"""Any question as numbered actions: the one mapping behind all adapters, and it is the same for every game.

Action 0 is "nothing to choose"; action k takes the k-th of the options offered. Where several are to be picked, in
order, they are picked one action at a time, those already taken being masked; the others wait meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from isoloir.core import Ask, Game, IllegalChoice, IsoloirError, Match, Option, Seat

WAIT = 0
SLOTS = 64
"""The most options a question may have; the adapters take another number for games that need it."""


class TooManyOptions(IsoloirError):
    """More options than there are actions: make the environment with more slots."""


class Moment:
    """A pause as far as the picks have come; it never changes, so what is seen of it can be worked out later."""

    __slots__ = ("asks", "board", "game", "made")

    def __init__(self, match: Match[Any], made: Mapping[Seat, tuple[Option, ...]]) -> None:
        self.game, self.board, self.asks, self.made = match.game, match.board, match.asks, made

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.board, seat)

    def question(self, seat: Seat) -> Ask[Any] | None:
        """What the seat has to choose right now, if anything."""
        asked = self.asks.get(seat)
        return asked if asked is not None and len(self.made[seat]) < asked.take else None

    def legal(self, seat: Seat) -> list[int]:
        asked = self.asks.get(seat)
        if asked is None:
            return [WAIT]
        if not (made := self.made[seat]):
            return [*_first(len(asked.options))]
        if len(made) == asked.take:
            return [WAIT]
        return [n for n, option in enumerate(asked.options, 1) if option not in made]

    def option(self, seat: Seat, action: int) -> Option | None:
        """What an action takes; None if it's masked, or if there's nothing to choose."""
        asked = self.question(seat)
        if asked is None or not 0 < action <= len(asked.options):
            return None
        option: Option = asked.options[action - 1]
        return None if option in self.made[seat] else option


@cache
def _first(number: int) -> tuple[int, ...]:
    """That many actions, from 1."""
    return tuple(range(1, number + 1))


class Picks:
    """A match whose questions are answered pick by pick."""

    __slots__ = ("match", "now", "slots")

    def __init__(self, match: Match[Any], slots: int = SLOTS) -> None:
        self.match, self.slots = match, slots
        self._opened()

    def _opened(self) -> None:
        asks, slots = self.match.asks, self.slots
        for asked in asks.values():
            if len(asked.options) > slots:
                key, most = self.match.game.key, len(asked.options)
                raise TooManyOptions(f"{key} offers {most} options, but there are {slots} slots")
        self.now = Moment(self.match, dict.fromkeys(asks, ()))

    def clone(self) -> Picks:
        twin = Picks.__new__(Picks)
        twin.match, twin.slots, twin.now = self.match.clone(), self.slots, self.now
        return twin

    def saved(self) -> tuple[str, bytes, int, dict[Seat, tuple[Option, ...]]]:
        return self.match.game.key, self.match.save(), self.slots, dict(self.now.made)

    @classmethod
    def loaded(cls, game: Game[Any, Any], save: bytes, slots: int, made: Mapping[Seat, tuple[Option, ...]]) -> Picks:
        picks = cls(Match.load(game, save), slots)
        picks.now = Moment(picks.match, dict(made))
        return picks

    def question(self, seat: Seat) -> Ask[Any] | None:
        return self.now.question(seat)

    def made(self, seat: Seat) -> tuple[Option, ...]:
        return self.now.made.get(seat, ())

    def legal(self, seat: Seat) -> list[int]:
        return self.now.legal(seat)

    def option(self, seat: Seat, action: int) -> Option | None:
        return self.now.option(seat, action)

    @property
    def choosing(self) -> list[Seat]:
        made = self.now.made
        return [seat for seat, asked in self.now.asks.items() if len(made[seat]) < asked.take]

    def act(self, actions: Mapping[Seat, int], *, strict: bool = True) -> None:
        """One pick of everybody who has one to make; when all are made the ballot opens and the game goes on.

        Unless it's strict, a masked action counts as the first that isn't.
        """
        now, missing = self.now, False
        made: dict[Seat, tuple[Option, ...]] = {}
        for seat, asked in now.asks.items():
            before, options, take = now.made[seat], asked.options, asked.take
            if len(before) == take:
                made[seat] = before
                continue
            action = actions.get(seat, WAIT)
            if not 0 < action <= len(options) or options[action - 1] in before:
                if strict or seat not in actions:
                    raise IllegalChoice(
                        f"seat {seat} cannot take action {actions.get(seat)}; it has {self.legal(seat)}"
                    )
                action = now.legal(seat)[0]
            made[seat] = (*before, options[action - 1])
            missing |= len(before) + 1 < take
        if missing:
            self.now = Moment(self.match, made)
        else:
            self.match.step(made)
            self._opened()

    def payoffs(self) -> tuple[float, ...]:
        """Each seat's share of the victory beyond its fair one: they sum to 0, and are 0 until the game is over."""
        match = self.match
        if not match.is_over:
            return (0.0,) * match.setup.seats
        teams = match.game.teams(match.setup.seats)
        winning = [team for team in teams if any(seat in match.winners for seat in team)]
        won = {seat: 1 / len(winning) for team in winning for seat in team}
        return tuple(won.get(seat, 0.0) - 1 / len(teams) for seat in range(match.setup.seats))
