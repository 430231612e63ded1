"""The shuffle, fixed before the first choice: a seed promised by its digest, then mixed with what the seats add."""

from __future__ import annotations

from collections.abc import Sequence

from .chance import digest
from .value import Value


class Shuffle(Value, frozen=True):
    """Seed and salt stay with whoever hosts until the end; the commitment is published at once."""

    seed: str
    salt: str
    nonces: tuple[str, ...] = ()
    """One per seated page that added its own, in seat order."""

    @property
    def commitment(self) -> str:
        return digest("isoloir commitment", self.seed, self.salt)

    @property
    def dice(self) -> str:
        """The seed of the game's dice: neither the host nor the seats could choose it alone."""
        return dice_from(self.seed, self.nonces)


def dice_from(seed: str, nonces: Sequence[str]) -> str:
    return digest("isoloir dice", seed, *nonces)
