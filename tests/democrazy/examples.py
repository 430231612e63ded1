"""A worked example of each law: the table before, what is done, the table after. `*` is a token drawn blindly."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from isoloir.games.democrazy.people import NOBODY

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


def said(*seats: int) -> Script:
    """Who declares that the law is about them."""
    return {seat: "yes" if seat in seats else "no" for seat in range(4)}


def believed(*claims: int) -> Script:
    """Nobody raises a hand against any of these."""
    return {seat: NOBODY for seat in range(4) if {*claims} - {seat}}


def hands(of: int, at: int) -> Script:
    """One seat points, the others do not."""
    return {seat: at if seat == of else NOBODY for seat in range(4)}


EXAMPLES: dict[str, Example] = {
    # values: the points of the four seats
    "rust": Example("rrb r b g", "1 0 1 1"),
    "red-carpet": Example("rrb r b g", "7 3 1 1"),
    "washed-out": Example("rrb r b g", "2 1 0 1"),
    "royal-blue": Example("rrb r b g", "5 1 3 1"),
    "fools-gold": Example("yyb y b g", "1 0 1 1"),
    "gold-rush": Example("yyb y b g", "7 3 1 1"),
    "green-light": Example("ggb g b r", "7 3 1 1"),
    # after each vote
    "lone-voice": moves("r b y g", "r b y g**", votes="YYYN"),
    "wishful-thinking": moves("rb b y g", "r b y g", "blue", votes="YNNN"),
    "by-a-whisker": moves("r b y g", "r** b y g", votes="YYNN"),
    "hung-parliament": moves("rb b y g", "b - - -", "red", votes="YYNN"),
    "hand-on-head": moves("rb by y g", "rb y y g", hands(1, 1), "blue", votes="YYYN"),
    "consolation-prize": moves("r b y g", "r b y g*", votes="YYYN"),
    # the proposer
    "royalties": moves("r b y g", "r* b y g", votes="YYYN"),
    "glorious-failure": moves("r b y g", "r* b y g", votes="YNNN"),
    "noblesse-oblige": moves("rb b y g", "b rb y g", "red", votes="YYYN"),
    # the start of a turn
    "morning-coffee": moves("r b y g", "r* b y g"),
    "furry-friends": moves("r b y g", "r* b y g", said(0, 1)),
    "pass-the-salt": moves("rb b y g", "b rb y g", "red"),
    "market-day": moves("rb b y gy", "by b y gr", {0: "red", 3: "yellow"}),
    "vow-of-silence": Example(
        "r bb y ggr", "r - y r", answers=({0: 3, 1: 1, 2: 3, 3: NOBODY}, "green", "green"), then={"force": ()}
    ),
    "unspeakable": moves("r b yg g", "r b y gg", {0: 2, 1: 2, 2: NOBODY, 3: 1}, "green"),
    # counting: adopted or rejected, under a circle that alone would have said the opposite
    "big-mouth": Example("r b y g", "adopted", "YYNN", given={"circle": "black"}),
    "benefit-of-doubt": Example("r b y g", "adopted", "YYNN", given={"circle": "black"}),
    "when-in-doubt": Example("r b y g", "rejected", "YYNN", given={"circle": "white"}),
    "two-thirds": Example("r b y g", "rejected", "YYNN", given={"circle": "white"}),
    "drinks-on-me": Example("r b y g", "adopted", "YYNN", given={"circle": "black", "declared": (0,)}),
    "conflict-of-interest": Example("r b y g", "adopted", "YNYN", given={"circle": "black"}),
    # the final count
    "rainbow": Example("rrbbyyg rrbyg rby r", "12 10 3 1"),
    "wealth-tax": Example("rrr bbb yy g", "-2 -2 2 1"),
    "simple-life": Example("rrr bb y g", "3 2 6 6"),
    "lions-share": Example("rrb rb y g", "9 5 4 4"),
    "all-in": Example(
        "r b y g", "4 1 1 1", given={"jokers": (None, "white", None, "black"), "used": (True, False, False, False)}
    ),
    "twins": Example("rrrr rrrb rb bb", "6 5 2 3"),
    # said by the people
    "fashionably-late": Example("r b y g", "4 1 1 4", answers=({0: "yes", 1: "no", 2: "no", 3: "yes"},)),
    "sweet-tooth": Example("r b y g", "4 4 4 4", answers=("yes",)),
    "songbird": Example("r b y g", "1 4 1 1", answers=({0: "no", 1: "yes", 2: "no", 3: "no"},)),
    "whistler": Example("r b y g", "1 1 4 1", answers=(said(2, 3), {0: 3, 1: 3, 2: NOBODY, 3: NOBODY})),
    "long-haul": Example("r b y g", "1 1 5 1", answers=({0: 2, 1: 2, 2: 0, 3: NOBODY},)),
    # tokens are drawn
    "ray-of-sunshine": moves("rr b y g", "rr* b* y g*"),
    "pot-luck": moves("r b y g", "* * * *", "red", "blue", "yellow", "green"),
    "second-helping": moves("rr b y ggg", "rr b** y ggg"),
    "good-neighbours": moves("rr b y g", "rr b* y g*"),
    "something-blue": moves("r b y g", "r* b y g", said(0, 3), {0: 3, 1: 3, 2: NOBODY, 3: NOBODY}),
    "call-home": moves("r b y g", "r* b y g*", said(0, 3)),
    "on-your-feet": moves("r b y g", "r b y g**", {0: 3, 1: 3, 2: 2, 3: NOBODY}),
    "next-birthday": moves("r b y g", "r b** y g", hands(3, 1)),
    # tokens go back into the bag
    "red-recall": moves("rrb r y g", "b - y g"),
    "blue-recall": moves("rrb r y g", "rr r y g"),
    "yellow-recall": moves("rrb r yg g", "rrb r g g"),
    "green-recall": moves("rrb r yg g", "rrb r y -"),
    "whip-round": moves("rb rr y -", "r r - -", "blue"),
    "luxury-tax": moves("rbg b y g", "b b y g", "red", "green"),
    "left-hand": moves("rb b y g", "r b y g", said(0), believed(0), "blue"),
    "chatterbox": moves("r bbb y g", "r b y g", hands(3, 1)),
    # transfers: seat 1 is on the left of seat 0
    "merry-go-round": moves("rr b y g", "g rr b y"),
    "secret-santa": moves("rb y g -", "rg y b -", "blue", "blue", "green"),
    "trickle-down": moves("rbg bb y g", "bg bb yr g", "red"),
    "odd-socks": moves("r b yg g", "r b y gg", said(2), believed(2), "green"),
    "word-of-honour": moves("r b yg g", "ry b g g", said(2), "yellow"),
    "thank-the-host": moves("r b y g", "- rbyg - -", hands(0, 1)),
    "straight-face": moves("r b y g", "rg b y -", hands(1, 3)),
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
    "red-pencil": repeals(("rust", "rainbow", "twins"), ("rust", "twins"), "rainbow"),
    "fine-print": repeals(("rust", "rainbow", "twins"), ("rust",)),
    # jokers: who holds one
    "masks-off": Example(
        "r b y g",
        given={"jokers": (None, "white", None, "black")},
        then={"holders": (False, False, False, False), "joker_discard": ("white", "black")},
    ),
    # law hands; seat 1 has drawn a card for the turn that follows
    "musical-chairs": Example(
        "r b y g",
        given={"hands": (("rust",), ("twins",), ("chatterbox",), ("rainbow",)), "deck": ("open-bar", "end")},
        then={"hands": (("rainbow",), ("open-bar", "rust"), ("twins",), ("chatterbox",))},
    ),
}
