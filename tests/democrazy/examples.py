"""A worked example of each law: the table before, what is done, the table after. `*` is a token drawn blindly."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .table import Script


@dataclass(frozen=True)
class Example:
    """Seat 0 is active. A red law is voted on; any other is in force, or comes into force if it asks the people."""

    before: str
    after: str = ""
    """Tokens by seat, or for laws about points the points by seat; empty if nothing moves."""
    votes: str = "YYYY"
    answers: tuple[Script, ...] = ()
    given: dict[str, Any] = field(default_factory=dict)
    then: dict[str, Any] = field(default_factory=dict)
    """Other fields of the board afterwards."""


def moves(before: str, after: str, *answers: Script, votes: str = "YYYY") -> Example:
    return Example(before, after, votes, answers)


def repeals(before: tuple[str, ...], after: tuple[str, ...], *answers: Script) -> Example:
    return Example("r b y g", "", "YYYY", answers, {"force": before}, {"force": after})


EXAMPLES: dict[str, Example] = {
    # values: the points of the four seats
    "rust": Example("rrb r b g", "1 0 1 1"),
    "tomato-season": Example("rrb r b g", "5 2 1 1"),
    "red-carpet": Example("rrb r b g", "7 3 1 1"),
    "washed-out": Example("rrb r b g", "2 1 0 1"),
    "blue-hour": Example("rrb r b g", "4 1 2 1"),
    "royal-blue": Example("rrb r b g", "5 1 3 1"),
    "fools-gold": Example("yyb y b g", "1 0 1 1"),
    "honeypot": Example("yyb y b g", "5 2 1 1"),
    "gold-rush": Example("yyb y b g", "7 3 1 1"),
    "wilted": Example("ggb g b r", "1 0 1 1"),
    "young-shoots": Example("ggb g b r", "5 2 1 1"),
    "green-light": Example("ggb g b r", "7 3 1 1"),
    # after each vote
    "winning-side": moves("r b y g", "r* b* y* g", votes="YYYN"),
    "consolation-prize": moves("r b y g", "r b y g*", votes="YYYN"),
    "lone-voice": moves("r b y g", "r b y g**", votes="YYYN"),
    "wishful-thinking": moves("rb b y g", "r b y g", "blue", votes="YNNN"),
    "one-voice": moves("r b y g", "r* b* y* g*", votes="NNNN"),
    "hung-parliament": moves("rb b y g", "b - - -", "red", votes="YYNN"),
    # the proposer
    "royalties": moves("r b y g", "r* b y g", votes="YYYN"),
    "court-costs": moves("rb b y g", "r b y g", "blue", votes="YNNN"),
    "glorious-failure": moves("r b y g", "r* b y g", votes="YNNN"),
    "noblesse-oblige": moves("rb b y g", "b rb y g", "red", votes="YYYN"),
    # the start of a turn
    "morning-coffee": moves("r b y g", "r* b y g"),
    "morning-toll": moves("rb b y g", "r b y g", "blue"),
    "pass-the-salt": moves("rb b y g", "b rb y g", "red"),
    "market-day": moves("rb b y gy", "by b y gr", {0: "red", 3: "yellow"}),
    # counting: adopted or rejected, under a circle that alone would have said the opposite
    "big-mouth": Example("r b y g", "adopted", "YYNN", given={"circle": "black"}),
    "benefit-of-doubt": Example("r b y g", "adopted", "YYNN", given={"circle": "black"}),
    "when-in-doubt": Example("r b y g", "rejected", "YYNN", given={"circle": "white"}),
    "two-thirds": Example("r b y g", "rejected", "YYNN", given={"circle": "white"}),
    # the final count
    "rainbow": Example("rrbbyyg rrbyg rby r", "12 10 3 1"),
    "wealth-tax": Example("rrr bbb yy g", "-2 -2 2 1"),
    "simple-life": Example("rrr bb y g", "3 2 6 6"),
    "monopoly": Example("rb by g r", "2 6 5 1"),
    "ace-up-the-sleeve": Example("r b y g", "4 1 4 1", given={"jokers": ("white", None, "scam", None)}),
    "twins": Example("rrrr rrrb rb bb", "6 5 2 3"),
    # said by the people
    "fashionably-late": Example("r b y g", "4 1 1 4", answers=({0: "yes", 1: "no", 2: "no", 3: "yes"},)),
    "sweet-tooth": Example("r b y g", "4 4 4 4", answers=("yes",)),
    "songbird": Example("r b y g", "1 4 1 1", answers=({0: "no", 1: "yes", 2: "no", 3: "no"},)),
    "whistler": Example("r b y g", "1 1 4 4", answers=({0: "no", 1: "no", 2: "yes", 3: "yes"},)),
    # tokens are drawn
    "open-bar": moves("rr b y g", "rr* b* y* g*"),
    "happy-hour": moves("rr b y g", "rr** b** y** g**"),
    "soup-kitchen": moves("rrr bb y g", "rrr bb y** g**"),
    "charity-begins-at-home": moves("rr b y g", "rr* b y g"),
    "good-neighbours": moves("rr b y g", "rr b* y g*"),
    "garden-plot": moves("rg b y g", "rg b* y* g"),
    # tokens go back into the bag
    "red-recall": moves("rrb r y g", "b - y g"),
    "blue-recall": moves("rrb r y g", "rr r y g"),
    "yellow-recall": moves("rrb r yg g", "rrb r g g"),
    "green-recall": moves("rrb r yg g", "rrb r y -"),
    "whip-round": moves("rb rr y -", "r r - -", "blue"),
    "luxury-tax": moves("rbg b y g", "b b y g", "red", "green"),
    # transfers: seat 1 is on the left of seat 0
    "merry-go-round": moves("rr b y g", "g rr b y"),
    "u-turn": moves("rr b y g", "b y g rr"),
    "secret-santa": moves("rb y g -", "rg y b -", "blue", "blue", "green"),
    "trickle-down": moves("rbg bb y g", "bg bb yr g", "red"),
    # levelling
    "ceiling": moves("rrrrbbb b y g", "rrrbbb b y g", "red"),
    "safety-net": moves("rr b yyyyy gggg", "rr** b*** yyyyy gggg"),
    "prince-and-pauper": moves("rrr bb y gg", "y bb rrr gg"),
    "change-of-shoes": moves("rr b y ggg", "ggg b y rr", 3),
    "cure-for-habits": moves("rrrrrb bbbbyyyy yyy g", "rrrb bbbbyyy yyy g", "yellow"),
    "pairs-only": moves("rrrb bbbyyy y g", "rrb bbyy y g"),
    # repeals: the laws in force
    "clean-slate": repeals(("rust", "rainbow", "morning-coffee"), ()),
    "colour-blind": repeals(("rust", "rainbow", "gold-rush"), ("rainbow",)),
    "out-of-date": repeals(("rust", "rainbow", "twins"), ("rainbow", "twins")),
    "second-thoughts": repeals(("rust", "rainbow", "twins"), ("rust", "rainbow")),
    "red-pencil": repeals(("rust", "rainbow", "twins"), ("rust", "twins"), "rainbow"),
    "fine-print": repeals(("rust", "rainbow", "twins"), ("rust",)),
    # jokers: who holds one
    "wild-times": Example(
        "r b y g",
        given={"jokers": (None, "white", None, "black"), "used": (True, False, False, False)},
        then={"holders": (True, True, True, True), "used": (False, False, False, False)},
    ),
    "second-wind": Example(
        "r b y g",
        given={"jokers": (None, "white", None, "black"), "used": (True, False, False, False)},
        then={"holders": (True, True, False, True), "used": (False, False, False, False)},
    ),
    "cards-on-the-table": Example(
        "r b y g",
        given={"jokers": (None, "white", None, "black")},
        then={"holders": (False, False, False, False), "joker_discard": ("white", "black")},
    ),
    # law hands; seat 1 has drawn a card for the turn that follows
    "musical-chairs": Example(
        "r b y g",
        given={"hands": (("rust",), ("twins",), ("wilted",), ("rainbow",)), "deck": ("open-bar", "end")},
        then={"hands": (("rainbow",), ("open-bar", "rust"), ("twins",), ("wilted",))},
    ),
    "think-tank": Example(
        "r b y g",
        given={"hands": (("rust",), ("twins",), ("wilted",), ("rainbow",)), "deck": ("open-bar", "u-turn", "end")},
        then={"hands": (("open-bar", "rust"), ("twins", "u-turn"), ("wilted",), ("rainbow",))},
    ),
    "spring-cleaning": Example(
        "r b y g",
        answers=("rust", "ceiling"),
        given={"hands": (("clean-slate", "rust"), ("twins",), (), ("ceiling", "rainbow")), "deck": ("open-bar", "end")},
        then={
            "hands": (("clean-slate",), ("open-bar",), (), ("rainbow",)),
            "discard": ("rust", "twins", "ceiling", "spring-cleaning"),
        },
    ),
}
