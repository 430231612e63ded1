"""The rules of Démocrazy, chapter by chapter, with the jokers, hands and laws of this table."""

from __future__ import annotations

from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Rulebook

from .board import ABOVE, AMONG, EACH, TOKENS_PER_COLOUR
from .house import law_cards
from .voting import JokerMode, Rule, Vote, outcome

BALLOTS: tuple[Vote, ...] = ("white", "scam", "yes", "yes")
"""A white shoe and a Scam in one vote: the case in which the two ways of counting jokers differ."""


def is_adopted(mode: JokerMode) -> bool:
    return outcome(BALLOTS, "black", mode, Rule((1,) * len(BALLOTS))).adopted


def chapters(setup: Setup) -> Rulebook:
    options, seats = setup.options, setup.seats
    split = options.joker_split.split("-")
    laws = len(law_cards(setup))
    jokers = tuple((f"joker-{kind}", int(count)) for kind, count in zip(("white", "black", "scam"), split, strict=True))
    blank = (Chapter("blank", steps=("blank-who", "blank-act", "blank-count", "blank-colour")),)
    return Rulebook(
        {
            "each": EACH[seats],
            "bag": 4 * TOKENS_PER_COLOUR - seats * EACH[seats],
            "laws": laws,
            "above": ABOVE,
            "among": AMONG + 1,
            "unseen": laws - seats * EACH[seats] - ABOVE - AMONG,
        },
        (
            Chapter("goal"),
            Chapter("components", table=jokers),
            Chapter("start"),
            Chapter("propose", steps=("propose", "name")),
            *(blank if options.blank_laws else ()),
            Chapter(
                "vote",
                steps=("vote",),
                examples=(Example("case-tie", ("@card-yes", "@card-yes", "@card-no", "@card-no")),),
            ),
            Chapter("jokers", examples=(jokers_example(options.joker_mode),)),
            Chapter("enact"),
            Chapter("laws", steps=("repeal", "drop")),
            Chapter("people", steps=("declare", "doubt", "point", "catch")),
            Chapter("tokens", steps=("return", "give", "trim", "barter", "exchange")),
            Chapter("end"),
            Chapter("count"),
            Chapter("cases"),
        ),
    )


def jokers_example(mode: JokerMode) -> Example:
    cards = tuple(f"@card-{ballot}" for ballot in BALLOTS)
    return Example("case-jokers", cards, {"adopted": "yes" if is_adopted(mode) else "no"})
