"""What a seat of Habits does not know, dealt again: the hands of every round, the deck, the dice."""

from .worlds import redeal, swap_secrets

__all__ = ["redeal", "swap_secrets"]
