"""The rules of Majority, chapter by chapter."""

from __future__ import annotations

from isoloir.content.majority import CARDS
from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Rulebook

WORDS = tuple(f"@example-{word}" for word in ("reference", "a", "b", "c"))


def chapters(setup: Setup) -> Rulebook:
    aim = (Chapter("aim"),) if setup.options.reversed_rounds else ()
    return Rulebook(
        {"deck": CARDS + len(setup.options.house_words)},
        (
            Chapter("goal"),
            Chapter("components"),
            Chapter("start"),
            *aim,
            Chapter("vote", steps=("vote",), examples=(Example("case-vote", WORDS),)),
            Chapter("win", examples=(Example("case-win"), Example("case-none"))),
            Chapter("score", examples=(Example("case-alone"), Example("case-tied"))),
            Chapter("two"),
            Chapter("end"),
            Chapter("cases"),
        ),
    )
