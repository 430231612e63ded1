"""The rules of The Majority, chapter by chapter, with the cards that are really in the deck."""

from __future__ import annotations

from isoloir.core import Setup
from isoloir.core.rulebook import Cell, Chapter, Example, Rulebook

from .board import COLOURS, COPIES, all_cards
from .scoring import payment

TOTALS = (23, 11, 11, 4)
"""An example of a debate: one first, two seconds."""


def composition(seats: int) -> tuple[tuple[Cell, ...], ...]:
    """By power: its name, how many in each colour, how many in all."""
    cards = all_cards(seats)
    each = {power: cards.count(f"{COLOURS[0]}{power}") for power in COPIES}
    return tuple((power, f"power-{power}", count, count * len(COLOURS)) for power, count in each.items())


def chapters(setup: Setup) -> Rulebook:
    seats = setup.seats
    debate = payment(TOTALS[:seats])
    share = max(debate.coins[1:])
    paid = {"share": share, "twice": 2 * share}
    exchange = (Chapter("give", steps=("give",)),) if seats == 4 else ()
    return Rulebook(
        {"deck": len(all_cards(seats))},
        (
            Chapter("goal"),
            Chapter("components", table=composition(seats)),
            Chapter("start"),
            Chapter("draft", steps=("draft",)),
            *exchange,
            Chapter("play", steps=("play",)),
            Chapter(
                "bribe",
                examples=(
                    Example("case-bribe", ("R10", "R0", "B5", "Y6")[:seats]),
                    Example("case-bribes", ("B0", "B0", "B9")),
                ),
            ),
            Chapter("kill", examples=(Example("case-kill", ("Y2", "R9", "B3", "Y10")[:seats]),)),
            Chapter("spy", examples=(Example("case-spies"),)),
            Chapter("open", steps=("show",)),
            Chapter("betray"),
            Chapter("win"),
            Chapter("debate", examples=(Example("case-debate", (), {**paid, "best": TOTALS[0]}),)),
            Chapter("end"),
            Chapter("cases"),
        ),
    )
