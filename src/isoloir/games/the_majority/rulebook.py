"""The rules of The Majority, chapter by chapter, with the cards that are really in the deck."""

from __future__ import annotations

from isoloir.core import Setup
from isoloir.core.rulebook import Cell, Chapter, Example, Fact, Rulebook

from .board import COLOURS, COPIES, FIRST_DEAL, LATER_DEAL, ROUNDS, Card, all_cards
from .scenes import SCENES
from .scoring import FIFTH, FIRST_PRIZE, payment

TOTALS = (23, 11, 11, 4)
"""An example of a debate: one first, two seconds."""


def composition(seats: int) -> tuple[tuple[Cell, ...], ...]:
    """By power: its name, how many in each colour, how many in all."""
    cards = all_cards(seats)
    each = {power: cards.count(f"{COLOURS[0]}{power}") for power in COPIES}
    return tuple((power, f"power-{power}", count, count * len(COLOURS)) for power, count in each.items())


def played(key: str) -> tuple[Card, ...]:
    """The cards of a scene, by seat."""
    scene = next(each for each in SCENES if each.key == key)
    return tuple(str(card) for (card,) in scene.choices.values())


def facts() -> dict[str, Fact]:
    return {
        "rounds": ROUNDS,
        "first_deal": FIRST_DEAL,
        "later_deal": LATER_DEAL,
        "first_tricks": FIRST_DEAL - 1,
        "later_tricks": LATER_DEAL,
        "packet": LATER_DEAL + 1,
        "prize": FIRST_PRIZE,
        "part": FIFTH,
    }


def chapters(setup: Setup) -> Rulebook:
    seats = setup.seats
    debate = payment(TOTALS[:seats])
    share = max(debate.coins[1:])
    paid = {"share": share, "twice": 2 * share}
    exchange = (Chapter("give", steps=("give",)),) if seats == 4 else ()
    return Rulebook(
        {"deck": len(all_cards(seats)), "left_out": len(all_cards(4)) - len(all_cards(3))},
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
                    Example("case-bribe", played("bribe")[:seats], scene="bribe"),
                    Example("case-bribes", played("bribes")[:3], scene="bribes"),
                ),
            ),
            Chapter("kill", examples=(Example("case-kill", played("kill")[:seats], scene="kill"),)),
            Chapter("spy", examples=(Example("case-spies", scene="spies"),)),
            Chapter("open", steps=("show",)),
            Chapter("betray"),
            Chapter("win"),
            Chapter("debate", examples=(Example("case-debate", (), {**paid, "best": TOTALS[0]}, scene="debate"),)),
            Chapter("end"),
            Chapter("cases"),
            Chapter("advice"),
        ),
    )
