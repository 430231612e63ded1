"""Bots for The Third Man: all hands are public, so only the choice behind each curtain has to be imagined."""

from isoloir.bots.levels import Bot, Level

from .advice import advise
from .expert import expert, plan
from .regular import novice, regular

ADVISE = advise
PLAN = plan
BOTS: dict[Level, Bot] = {"novice": novice, "regular": regular, "expert": expert}
