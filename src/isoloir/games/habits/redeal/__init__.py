"""What a seat of Habits doesn't know, dealt again: the hands of every round, the deck, the dice."""

from .worlds import redeal, swap_secrets

__all__ = ["redeal", "swap_secrets"]
