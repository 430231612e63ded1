"""Bots for The Majority."""

from isoloir.bots.levels import Bot, Level

from .expert import advise, expert, plan
from .regular import novice, regular

ADVISE = advise
PLAN = plan
BOTS: dict[Level, Bot] = {"novice": novice, "regular": regular, "expert": expert}
