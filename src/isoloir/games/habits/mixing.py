"""Shuffling the cards so that every house phrase is dealt."""

from __future__ import annotations

from collections.abc import Sequence

from isoloir.content.habits import CARDS
from isoloir.core import Chance

from .board import Cards


def mixed(cards: Sequence[int], dealt: int, dice: Chance) -> Cards:
    """The cards in random order, with all house phrases among the first `dealt`."""
    house = [card for card in cards if card >= CARDS]
    printed = dice.shuffle([card for card in cards if card < CARDS] if house else cards)
    others = dealt - len(house)
    return dice.shuffle([*house, *printed[:others]]) + printed[others:]
