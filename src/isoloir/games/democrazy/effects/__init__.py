"""What laws do: each effect is one short function; those that ask put items on the agenda."""

from . import institutions as institutions
from . import tokens as tokens
from .perform import perform as perform

__all__ = ["perform"]
