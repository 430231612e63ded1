"""The rules of The Third Man, chapter by chapter."""

from __future__ import annotations

from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Fact, Rulebook

from .board import ALL_CARDS, BIDS, LIMIT, MOST_DEALS, MOST_VOIDS, SEATS, TOKENS_TO_WIN
from .events import Revealed
from .scenes import SCENES, signed
from .scoring import PRIZE, gains

CASES = ("four", "firsts", "seconds", "thirds", "pairs")


def shown(key: str) -> tuple[int, ...]:
    """The cards of a scene, as they're turned up."""
    return next(scene.then[0].cards for scene in SCENES if scene.key == key and isinstance(scene.then[0], Revealed))


def example(key: str) -> Example:
    """The highest card first; what each brings is computed, never typed."""
    cards = tuple(sorted(shown(key), reverse=True))
    facts: dict[str, Fact] = {f"gain{place}": signed(gain) for place, gain in enumerate(gains(cards))}
    return Example(f"case-{key}", cards, facts, scene=key)


def facts() -> dict[str, Fact]:
    return {
        "prize": PRIZE,
        "half": PRIZE // 2,
        "hand": len(ALL_CARDS),
        "highest": ALL_CARDS[-1],
        "bids": BIDS,
        "limit": LIMIT,
        "tokens": TOKENS_TO_WIN,
        "all_tokens": len(SEATS) * (TOKENS_TO_WIN - 1) + 1,
        "voids": MOST_VOIDS,
        "most_rounds": MOST_DEALS,
    }


def chapters(setup: Setup) -> Rulebook:
    return Rulebook(
        {},
        (
            Chapter("goal"),
            Chapter("components"),
            Chapter("start"),
            Chapter("lead", steps=("lead",)),
            Chapter("follow", steps=("follow",)),
            Chapter("gains", examples=tuple(map(example, CASES))),
            Chapter("void", examples=(Example("case-void", shown("void"), scene="void"),)),
            Chapter("next"),
            Chapter("end"),
            Chapter("match"),
            Chapter("cases"),
            Chapter("advice"),
        ),
    )
