"""Dice for each who needs their own, the same on every machine."""

from __future__ import annotations

from random import Random


def apart(dice: Random) -> Random:
    """Seeded by a number, because `Random(x)` of a float takes its hash, which has other bits where a word has 32.

    The number is the hash as a machine of 64 bits has it, so that a seed means the evening it always meant.
    """
    return Random(int(dice.random() * 2**53) * 2**8 % (2**61 - 1))
