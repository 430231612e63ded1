"""Any question as numbered actions: the one mapping behind all adapters; `numbering` says which number an option has.

Where several options are to be picked, in order, they are picked one action at a time, those already taken being
masked; the others wait meanwhile.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias

from isoloir.core import Ask, Choices, IllegalChoice, Match, Option, Seat

from .numbering import WAIT, Numbering, numbering_of
from .sizes import sized

Rewards: TypeAlias = Literal["end", "reveals"]


class Moment:
    """A pause as far as the picks have come; it never changes, so what is seen of it can be worked out later."""

    __slots__ = ("asks", "board", "game", "made", "numbering")

    def __init__(self, match: Match[Any], made: Mapping[Seat, tuple[Option, ...]], numbering: Numbering) -> None:
        self.game, self.board, self.asks, self.made = match.game, match.board, match.asks, made
        self.numbering = numbering

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.board, seat)

    def question(self, seat: Seat) -> Ask[Any] | None:
        """What the seat has to choose right now, if anything."""
        asked = self.asks.get(seat)
        return asked if asked is not None and len(self.made[seat]) < asked.take else None

    def numbers(self, seat: Seat) -> tuple[int, ...]:
        """The actions a seat may take, in the order of the options."""
        asked = self.question(seat)
        if asked is None:
            return (WAIT,)
        numbers = self.numbering.of(asked)
        if not (made := self.made[seat]):
            return numbers
        return tuple([n for n, option in zip(numbers, asked.options, strict=True) if option not in made])

    def legal(self, seat: Seat) -> list[int]:
        """The same in ascending order."""
        return sorted(self.numbers(seat))

    def option(self, seat: Seat, action: int) -> Option | None:
        """What an action takes; None if it's masked, or if there's nothing to choose."""
        asked = self.question(seat)
        option = None if asked is None else self.numbering.by_action(asked).get(action)
        return None if option in self.made.get(seat, ()) else option


class Picks:
    """A match whose questions are answered pick by pick."""

    __slots__ = ("match", "now", "numbering")

    def __init__(self, match: Match[Any], slots: int | None = None) -> None:
        self.numbering = numbering_of(match.game.key, slots)
        self.opened(match)

    def opened(self, match: Match[Any]) -> None:
        self.match = match
        if self.numbering.slots:
            for asked in match.asks.values():
                self.numbering.of(asked)
        self.now = Moment(match, dict.fromkeys(match.asks, ()), self.numbering)

    def clone(self) -> Picks:
        twin = Picks.__new__(Picks)
        twin.match, twin.numbering, twin.now = self.match.clone(), self.numbering, self.now
        return twin

    def __deepcopy__(self, memo: Any) -> Picks:
        """A game under way can't be copied blindly."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its save."""
        return _again, (self.match.game.key, self.match.save(), self.numbering.slots, dict(self.now.made))

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
        """One pick of everybody who has one to make; when all are made the ballot opens and the game goes on."""
        choices = self.picked(actions, strict=strict)
        if choices is not None:
            self.match.step(choices)
            self.opened(self.match)

    def picked(self, actions: Mapping[Seat, int], *, strict: bool = True) -> Choices | None:
        """Takes these picks; everybody's choices, once they are complete.

        Unless it's strict, a masked action counts as the first that isn't.
        """
        now, missing = self.now, False
        made: dict[Seat, tuple[Option, ...]] = {}
        for seat, asked in now.asks.items():
            before, take = now.made[seat], asked.take
            if len(before) == take:
                made[seat] = before
                continue
            option = self.numbering.by_action(asked).get(actions.get(seat, WAIT))
            if option is None or option in before:
                if strict or seat not in actions:
                    raise IllegalChoice(
                        f"seat {seat} cannot take action {actions.get(seat)}; it has {self.legal(seat)}"
                    )
                option = next(option for option in asked.options if option not in before)
            made[seat] = (*before, option)
            missing |= len(before) + 1 < take
        if missing:
            self.now = Moment(self.match, made, self.numbering)
        return None if missing else made

    def payoffs(self) -> tuple[float, ...]:
        """Each seat's share of the victory beyond its fair one: they sum to 0, and are 0 until the game is over."""
        match = self.match
        if not match.is_over:
            return (0.0,) * match.setup.seats
        teams = match.game.teams(match.setup.seats)
        winning = [team for team in teams if any(seat in match.winners for seat in team)]
        won = {seat: 1 / len(winning) for team in winning for seat in team}
        return tuple(won.get(seat, 0.0) - 1 / len(teams) for seat in range(match.setup.seats))

    def leads(self) -> tuple[float, ...]:
        """By seat, its points beyond the average: they sum to 0."""
        scores = self.match.scores
        average = sum(scores) / len(scores)
        return tuple([score - average for score in scores])


def rewarded(when: Rewards, picks: Picks, before: Sequence[float]) -> list[float]:
    """At the end everyone's share; at reveals, beside that, what its lead over the average has grown since before."""
    shares = picks.payoffs()
    grown = picks.leads() if when == "reveals" else before
    return [share + now - then for share, now, then in zip(shares, grown, before, strict=True)]


def _again(game: str, save: bytes, slots: int, made: dict[Seat, tuple[Option, ...]]) -> Picks:
    picks = Picks(Match.load(sized(game), save), slots)
    picks.now = Moment(picks.match, made, picks.numbering)
    return picks
