"""The rules of Habits, chapter by chapter."""

from __future__ import annotations

from isoloir.content.habits import CARDS
from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Fact, Rulebook

from .board import DEALT_ROUNDS, FINAL, LONGEST_PHRASE, MOST_PHRASES
from .scoring import gains, points_in

SHOWN = tuple(f"@example-{marker}" for marker in (1, 2, 3))
VOTES = (2, 2, 1, 2)


def facts() -> dict[str, Fact]:
    return {
        "rounds": FINAL,
        "kept": DEALT_ROUNDS,
        "points": points_in(1),
        "final_points": points_in(FINAL),
        "most_phrases": MOST_PHRASES,
        "longest_phrase": LONGEST_PHRASE,
    }


def chapters(setup: Setup) -> Rulebook:
    lay = Chapter("pick", steps=("pick",)) if setup.options.strangers else Chapter("give", steps=("give",))
    right = sum(gains(VOTES, 2, 1))
    return Rulebook(
        {
            "markers": setup.seats - 1,
            "deck": CARDS + len(setup.options.house_phrases),
            "dealt": DEALT_ROUNDS * setup.seats**2,
        },
        (
            Chapter("goal"),
            Chapter("components"),
            lay,
            Chapter(
                "vote",
                steps=("vote",),
                examples=(Example("case-vote", SHOWN[: setup.seats - 1], {"right": right}, scene="vote"),),
            ),
            Chapter("tie", steps=("settle",), examples=(Example("case-tie", scene="tie"),)),
            Chapter("keep"),
            Chapter("final"),
            Chapter("end"),
            Chapter("cases"),
            Chapter("advice"),
        ),
    )
