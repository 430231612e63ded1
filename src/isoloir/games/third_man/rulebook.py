"""The rules of The Third Man, chapter by chapter."""

from __future__ import annotations

from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Fact, Rulebook

from .scoring import gains

CASES = {
    "four": (7, 5, 4, 1),
    "firsts": (8, 8, 6, 1),
    "seconds": (8, 6, 6, 3),
    "thirds": (9, 6, 4, 4),
    "pairs": (6, 6, 3, 3),
}


def example(key: str, cards: tuple[int, ...]) -> Example:
    """What each card brings is computed, never typed."""
    facts: dict[str, Fact] = {f"gain{seat}": signed(gain) for seat, gain in enumerate(gains(cards))}
    return Example(f"case-{key}", cards, facts)


def signed(gain: int) -> str:
    return f"{gain:+d}".replace("-", "−") if gain else "0"


def chapters(setup: Setup) -> Rulebook:
    return Rulebook(
        {},
        (
            Chapter("goal"),
            Chapter("components"),
            Chapter("start"),
            Chapter("lead", steps=("lead",)),
            Chapter("follow", steps=("follow",)),
            Chapter("gains", examples=tuple(example(key, cards) for key, cards in CASES.items())),
            Chapter("void", examples=(Example("case-void", (5, 5, 5, 2)),)),
            Chapter("next"),
            Chapter("end"),
            Chapter("match"),
            Chapter("cases"),
        ),
    )
