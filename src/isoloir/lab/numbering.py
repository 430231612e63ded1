"""Which number an option has as an action: a card has the same one all game long, in any hand.

Action 0 is "nothing to choose". Then come the options a game is known to offer, each with its own number, and after
those the slots: an option that has no number of its own takes the slot of its place among such options.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, TypeAlias

from isoloir.core import Ask, IsoloirError, Option
from isoloir.games.democrazy.deck import BLANKS, OWN
from isoloir.games.democrazy.voting import JOKERS
from isoloir.games.habits.board import MOST, MOST_PHRASES, every_card
from isoloir.games.majority.board import VOTES
from isoloir.games.the_majority.board import KINDS
from isoloir.games.third_man.board import ALL_CARDS

WAIT = 0
SLOTS = 64
"""The most options without a number that a question may have; the adapters take another for games that need it."""

Sort: TypeAlias = tuple[str, Iterable[Option]]
"""The questions, by `what`, and all that may ever be offered there."""

SORTS: dict[str, tuple[Sort, ...]] = {
    "majority": (("vote", VOTES),),
    "the-majority": (("draft give play show", KINDS),),
    "third-man": (("lead follow", ALL_CARDS),),
    "habits": (("give pick", every_card(MOST_PHRASES)), ("vote settle", range(1, MOST + 1))),
    "democrazy": (("propose name repeal drop", (*OWN, *BLANKS)), ("vote", ("yes", "no", *JOKERS))),
}
ENOUGH = frozenset({"majority", "the-majority", "third-man", "habits"})
"""Games that offer nothing else, and need no slots."""
MOST_KNOWN = 1 << 14
"""Questions; the hands of a long game are many."""


class TooManyOptions(IsoloirError):
    """More options than there are actions: make the environment with more slots."""


class Numbering:
    def __init__(self, game: str, slots: int | None = None) -> None:
        self.game = game
        self.slots = (0 if game in ENOUGH else SLOTS) if slots is None else slots
        self._named: dict[str, dict[Option, int]] = {}
        after = 1
        for whats, options in SORTS.get(game, ()):
            numbers: dict[Option, int] = {option: after + n for n, option in enumerate(options)}
            self._named.update(dict.fromkeys(whats.split(), numbers))
            after += len(numbers)
        self.first_slot = after
        self.size = after + self.slots
        """How many actions there are."""
        known = lru_cache(maxsize=MOST_KNOWN)
        self.numbers, self.taken = known(self._numbers), known(self._taken)

    def of(self, asked: Ask[Any]) -> tuple[int, ...]:
        """The action of each option, in their order."""
        numbers: tuple[int, ...] = self.numbers(asked.what, asked.options)
        return numbers

    def by_action(self, asked: Ask[Any]) -> dict[int, Option]:
        options: dict[int, Option] = self.taken(asked.what, asked.options)
        return options

    def _taken(self, what: str, options: tuple[Option, ...]) -> dict[int, Option]:
        return dict(zip(self.numbers(what, options), options, strict=True))

    def _numbers(self, what: str, options: tuple[Option, ...]) -> tuple[int, ...]:
        named, slot, found = self._named.get(what, {}), self.first_slot, list[int]()
        for option in options:
            number = named.get(option, slot)
            slot += number == slot
            found.append(number)
        if slot > self.size:
            raise TooManyOptions(
                f"{self.game} offers {slot - self.first_slot} options without a number of their own at {what!r}, "
                f"but there are {self.slots} slots"
            )
        return tuple(found)


@cache
def numbering_of(game: str, slots: int | None = None) -> Numbering:
    return Numbering(game, slots)
