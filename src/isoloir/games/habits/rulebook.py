"""The rules of Habits, chapter by chapter."""

from __future__ import annotations

from isoloir.content.habits import CARDS
from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Rulebook

from .scoring import gains

SHOWN = tuple(f"@example-{marker}" for marker in (1, 2, 3))
VOTES = (2, 2, 1, 2)


def chapters(setup: Setup) -> Rulebook:
    lay = Chapter("pick", steps=("pick",)) if setup.options.strangers else Chapter("give", steps=("give",))
    right = sum(gains(VOTES, 2, 1))
    return Rulebook(
        {"markers": setup.seats - 1, "deck": CARDS + len(setup.options.house_phrases), "dealt": 3 * setup.seats**2},
        (
            Chapter("goal"),
            Chapter("components"),
            lay,
            Chapter("vote", steps=("vote",), examples=(Example("case-vote", SHOWN, {"right": right}),)),
            Chapter("tie", steps=("settle",), examples=(Example("case-tie"),)),
            Chapter("keep"),
            Chapter("final"),
            Chapter("end"),
            Chapter("cases"),
        ),
    )
