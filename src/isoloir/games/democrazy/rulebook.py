"""The rules of Démocrazy, chapter by chapter, with the jokers, hands and laws of this table."""

from __future__ import annotations

from isoloir.core import Setup
from isoloir.core.rulebook import Chapter, Example, Fact, Rulebook

from .board import ABOVE, AMONG, EACH, MOST_IN_FORCE, TOKENS_PER_COLOUR, DemocrazyOptions
from .deck import BLANKS, OWN, law_of
from .house import LawBox, law_box, law_cards
from .laws import Law, inquiry
from .scenes import BALLOTS
from .scoring import FACE_VALUE
from .voting import JokerMode, Rule, outcome


def facts() -> dict[str, Fact]:
    return {
        "per_colour": TOKENS_PER_COLOUR,
        "most_laws": MOST_IN_FORCE,
        "above": ABOVE,
        "among": AMONG + 1,
        "jokers": sum(map(int, DemocrazyOptions().joker_split.split("-"))),
        "blanks": len(BLANKS),
        "worth": FACE_VALUE[0],
        "needed": max(seats * each for seats, each in EACH.items()) + ABOVE + AMONG,
    }


def is_adopted(mode: JokerMode) -> bool:
    return outcome(BALLOTS, "black", mode, Rule((1,) * len(BALLOTS))).adopted


def chapters(setup: Setup) -> Rulebook:
    options, facts = setup.options, counted(setup)
    split = options.joker_split.split("-")
    jokers = tuple((f"joker-{kind}", int(count)) for kind, count in zip(("white", "black", "scam"), split, strict=True))
    blank = (Chapter("blank", steps=("blank-words", "blank-do", "hand-do", "judge")),)
    people = (Chapter("people", steps=("declare", "doubt", "point", "catch")),)
    return Rulebook(
        facts,
        (
            Chapter("goal"),
            Chapter("components", table=jokers),
            Chapter("start"),
            Chapter("propose", steps=("propose", "name")),
            *(blank if options.blank_laws else ()),
            Chapter(
                "vote",
                steps=("debate", "vote"),
                examples=(Example("case-tie", ("@card-yes", "@card-yes", "@card-no", "@card-no"), scene="tie"),),
            ),
            Chapter("jokers", examples=(jokers_example(options.joker_mode),)),
            Chapter("enact"),
            Chapter("laws", steps=("repeal", "drop")),
            *(people if options.apart or "true" in facts.values() else ()),
            Chapter("tokens", steps=("return", "give", "trim", "barter", "exchange")),
            Chapter("end"),
            Chapter("count"),
            Chapter("cases"),
            Chapter("advice"),
            *printed(setup),
        ),
    )


def printed(setup: Setup) -> tuple[Chapter, ...]:
    """The laws of our deck that this table plays with, to look through."""
    laws = [OWN[card] for card in law_cards(setup) if card in OWN]
    deck = {kind: tuple(f"law-{law.id}" for law in laws if law.kind == kind) for kind in ("red", "blue")}
    return (Chapter("deck", deck=deck),) if laws else ()


def counted(setup: Setup) -> dict[str, Fact]:
    """What's dealt to this many, which cards are in the box, and what they ask of people."""
    seats, box, cards = setup.seats, law_box(setup), law_cards(setup)
    laws = [law_of(box, card) for card in cards if card not in BLANKS]
    return {
        "each": EACH[seats],
        "bag": 4 * TOKENS_PER_COLOUR - seats * EACH[seats],
        "laws": len(cards),
        "house_laws": sum(law in box.house for law in laws),
        "unseen": len(cards) - seats * EACH[seats] - ABOVE - AMONG,
        **about_people(laws, box),
    }


def about_people(laws: list[Law], box: LawBox) -> dict[str, Fact]:
    """What the laws in the box may ask people about themselves and each other."""
    asks = {inquiry(law.effect) for law in laws}
    seen = any(law.check == "eye" and inquiry(law.effect) == "declare" for law in laws)
    found = {
        "declares": "declare" in asks,
        "doubts": seen and not box.apart,
        "points": "point" in asks,
        "catches": "catch" in asks,
    }
    return {name: "true" if there else "false" for name, there in found.items()}


def jokers_example(mode: JokerMode) -> Example:
    cards = tuple(f"@card-{ballot}" for ballot in BALLOTS)
    return Example("case-jokers", cards, {"adopted": "yes" if is_adopted(mode) else "no"}, f"jokers-{mode}")
