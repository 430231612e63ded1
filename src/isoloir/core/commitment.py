"""The shuffle, fixed before the first choice: a seed promised by its digest, then mixed with what the seats add."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from .chance import digest, encoded
from .game import Game, Setup
from .languages import Lang
from .value import Value


class Terms(Value, frozen=True):
    """What's promised besides the shuffle: everything the people agreed to play."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    """Those that differ from the game's own; house words, phrases and laws are among them."""
    cards: Lang

    @classmethod
    def of(cls, game: Game[Any, Any], setup: Setup) -> Terms:
        return cls(game.key, setup.rules, setup.seats, setup.options.departures(), setup.cards)


class Shuffle(Value, frozen=True):
    """Seed and salt stay with the host until the end; the commitment is published at once."""

    seed: str
    salt: str
    nonces: tuple[str, ...] = ()
    """One per seated page that added its own, in seat order."""

    def commitment(self, terms: Terms) -> str:
        """Binds the seed and the whole set-up: nobody can say later that another game was meant."""
        bound = {name: getattr(terms, name) for name in Terms.__struct_fields__}
        return sha256(encoded("isoloir commitment", 2, self.seed, self.salt) + spelled(bound)).hexdigest()

    @property
    def dice(self) -> str:
        """The seed of the game's dice: neither the host nor the seats could choose it alone."""
        return dice_from(self.seed, self.nonces)


class Unspeakable(TypeError):
    """A value that has no spelling, such as a number with a point: nobody can have promised it."""


def dice_from(seed: str, nonces: Sequence[str]) -> str:
    return digest("isoloir dice", seed, *nonces)


def spelled(value: Any) -> bytes:
    """Spells any plain value so that no two look alike; an object's members are ordered by name."""
    match value:
        case None:
            return b"n"
        case bool():
            return b"t" if value else b"f"
        case int() | str():
            return encoded(value)
        case list() | tuple():
            return b"l%d:" % len(value) + b"".join(map(spelled, value))
        case dict():
            members = sorted(value.items(), key=lambda member: member[0].encode())
            return b"o%d:" % len(members) + b"".join(encoded(name) + spelled(held) for name, held in members)
        case _:
            raise Unspeakable(f"cannot be promised: {value!r}")
