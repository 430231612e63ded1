"""The rules of Majority, chapter by chapter."""

from __future__ import annotations

from isoloir.content.majority import CARDS
from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Fact, Rulebook

from .board import GOAL, LONGEST_HOUSE_WORD, MAJORITY, MOST_HOUSE_WORDS, PASSES, VOTES

WORDS = tuple(f"@example-{word}" for word in ("reference", "a", "b", "c"))


def facts() -> dict[str, Fact]:
    return {
        "goal": GOAL,
        "majority": MAJORITY,
        "ballots": len(VOTES),
        "passes": PASSES,
        "most_words": MOST_HOUSE_WORDS,
        "longest_word": LONGEST_HOUSE_WORD,
    }


def chapters(setup: Setup) -> Rulebook:
    aim = (Chapter("aim"),) if setup.options.reversed_rounds else ()
    return Rulebook(
        {"deck": CARDS + len(setup.options.house_words)},
        (
            Chapter("goal"),
            Chapter("components"),
            Chapter("start"),
            *aim,
            Chapter("vote", steps=("vote",), examples=(Example("case-vote", WORDS, scene="vote"),)),
            Chapter("win", examples=(Example("case-win", scene="win"), Example("case-none", scene="none"))),
            Chapter("score", examples=(Example("case-alone", scene="alone"), Example("case-tied", scene="tied"))),
            Chapter("two"),
            Chapter("end"),
            Chapter("cases"),
            Chapter("advice"),
        ),
    )
