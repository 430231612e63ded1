"""What a seat of The Majority doesn't know, dealt again: packets, hands, the deck, the dice."""

from .deal import redeal
from .swap import swap_secrets

__all__ = ["redeal", "swap_secrets"]
