"""Bots for Majority: not the best association, but the one that most of the others will find."""

from isoloir.bots.levels import Bot, Level

from .votes import advise, expert, novice, regular

ADVISE = advise
BOTS: dict[Level, Bot] = {"novice": novice, "regular": regular, "expert": expert}
