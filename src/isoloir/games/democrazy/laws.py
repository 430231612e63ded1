"""What a law is: a row of data over a small vocabulary of effects."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from msgspec import Meta

from isoloir.core import Value

LawId: TypeAlias = str
Colour: TypeAlias = Literal["red", "blue", "yellow", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

Kind: TypeAlias = Literal["red", "blue"]
"""Red acts once, as soon as it is adopted; blue lasts, from the next turn on."""
Circle: TypeAlias = Literal["white", "black"]
"""What a tie means: white adopts, black rejects."""
Symbol: TypeAlias = Literal["red", "blue", "yellow", "green", "ballot", "desk", "clock", "scales", "hat"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
Trigger: TypeAlias = Literal["now", "start", "vote", "count", "final", "declare"]
When: TypeAlias = Literal["always", "adopted", "rejected", "tie", "unanimous"]
"""For the trigger `vote`: after which votes the law acts."""

Who: TypeAlias = Literal[
    "everyone", "active", "others", "neighbours", "left", "right", "richest", "poorest", "one-richest", "one-poorest",
    "holders", "users", "lacking-red", "lacking-blue", "lacking-yellow", "lacking-green",
    "declared", "active-declared", "pointed", "caught", "winners", "losers", "lone", "yes", "no",
]  # fmt: skip
"""Who a law is about. The last five are about the vote just held and need the trigger `vote`; the four before them
are about the people at the table, who say so themselves."""
AFTER_A_VOTE = ("winners", "losers", "lone", "yes", "no")
AtTheEnd: TypeAlias = Literal[
    "everyone", "richest", "poorest", "holders", "users",
    "lacking-red", "lacking-blue", "lacking-yellow", "lacking-green", "declared", "pointed",
]  # fmt: skip
Inquiry: TypeAlias = Literal["declare", "point", "catch"]
"""How people say who it's about: each for themselves, all pointing at one, or all naming who was caught."""
INQUIRIES: dict[str, Inquiry] = {
    "declared": "declare",
    "active-declared": "declare",
    "pointed": "point",
    "caught": "catch",
}
Check: TypeAlias = Literal["word", "eye", "room"]
"""What a law about people rests on: their word; what anyone at the table can see; being in one room."""
One: TypeAlias = Literal["active", "left", "right", "richest", "poorest"]
"""A single seat; of several that are equally rich or poor, the first clockwise from the active one."""
Taker: TypeAlias = Literal["active", "left", "right", "richest", "poorest", "pointed"]
Side: TypeAlias = Literal["left", "right"]
Which: TypeAlias = Literal["all", "colours", "plain", "oldest", "newest", "chosen"]
"""Of the laws in force: `colours` say what a colour is worth, `plain` have no symbol."""

Few: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Many: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Points: TypeAlias = Annotated[int, Meta(ge=-9, le=9)]
LONGEST_SENTENCE = 200


class Effect(Value, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a law does; the tag `do` is its name in a row."""


class Draw(Effect, frozen=True, tag="draw"):
    """Each of them draws `count` tokens blindly from the bag."""

    who: Who
    count: Few = 1


class Fill(Effect, frozen=True, tag="fill"):
    """Each of them who has fewer than `least` tokens draws until they have that many."""

    who: Who
    least: Many


class Renew(Effect, frozen=True, tag="renew"):
    """Each of them draws `count` tokens blindly, then puts as many of their choice back into the bag."""

    who: Who
    count: Few = 1


class Return(Effect, frozen=True, tag="return"):
    """Each of them puts `count` tokens of their choice back into the bag, of one colour if the law names it."""

    who: Who
    count: Few = 1
    colour: Colour | None = None


class Level(Effect, frozen=True, tag="level"):
    """Each of them who has more than `most` tokens returns tokens until they have that many."""

    who: Who
    most: Many


class Shed(Effect, frozen=True, tag="shed"):
    """Each of them returns all tokens of one colour."""

    who: Who
    colour: Colour


class Trim(Effect, frozen=True, tag="trim"):
    """Each of them returns what is beyond `most` of each colour, or only of the colour they have the most of."""

    who: Who
    most: Many
    of: Literal["each", "favourite"] = "each"


class Give(Effect, frozen=True, tag="give"):
    """Each of them gives `count` tokens of their choice away; a gift of the richest or poorest comes from one seat."""

    who: Who
    to: Taker
    count: Few = 1
    colour: Colour | None = None


class Rotate(Effect, frozen=True, tag="rotate"):
    """Everyone's tokens move to a neighbour."""

    to: Side


class Exchange(Effect, frozen=True, tag="exchange"):
    """Two seats exchange all their tokens; `chosen` is named by the first of the two."""

    one: One
    other: Literal["active", "left", "right", "richest", "poorest", "chosen"]


class Barter(Effect, frozen=True, tag="barter"):
    """The active seat and one neighbour exchange a token, each choosing their own."""

    other: Side


class Repeal(Effect, frozen=True, tag="repeal"):
    """Laws in force are repealed; `colours` are those about what a colour is worth, `plain` those without a symbol."""

    which: Which


class Rejoker(Effect, frozen=True, tag="rejoker"):
    """Each of them who holds no joker draws one of the jokers nobody holds."""

    who: Who


class Burn(Effect, frozen=True, tag="burn"):
    """Each of them lays down their joker."""

    who: Who


class PassHands(Effect, frozen=True, tag="pass-hands"):
    """Everyone's law cards move to a neighbour."""

    to: Side


class Study(Effect, frozen=True, tag="study"):
    """Each of them draws `count` law cards."""

    who: Who
    count: Few = 1


class Drop(Effect, frozen=True, tag="drop"):
    """Each of them discards `count` law cards of their choice, face up."""

    who: Who
    count: Few = 1


class Hand(Effect, frozen=True, tag="hand"):
    """Whatever its sentence says: the proposer lays it out in moves, and the others say whether that was it."""


class Weight(Effect, frozen=True, tag="weight"):
    """The YES or NO of these counts as this many votes."""

    who: Literal["active", "neighbours", "left", "right", "richest", "poorest", "others", "declared", "pointed"]
    votes: Annotated[int, Meta(ge=0, le=3)]


class Ties(Effect, frozen=True, tag="ties"):
    """A tie adopts, or rejects, whatever the circle."""

    adopt: bool


class Share(Effect, frozen=True, tag="share"):
    """Adopted if and only if `yes` in `of` votes are YES, and at least one is; the circle isn't used."""

    yes: Few
    of: Few


class Worth(Effect, frozen=True, tag="worth"):
    """A token of this colour is worth this many points."""

    colour: Colour
    points: Points


class Raise(Effect, frozen=True, tag="raise"):
    """A token of this colour is worth this many points more than it was."""

    colour: Colour
    points: Points


class Times(Effect, frozen=True, tag="times"):
    """A token of this colour is worth this many times what it was."""

    colour: Colour
    factor: Annotated[int, Meta(ge=-3, le=3)]


class PerSet(Effect, frozen=True, tag="per-set"):
    """Points for each complete set of the four colours."""

    points: Points


class PerGroup(Effect, frozen=True, tag="per-group"):
    """Points for each group of this many tokens of one colour."""

    size: Annotated[int, Meta(ge=2, le=6)]
    points: Points


class Sole(Effect, frozen=True, tag="sole"):
    """Points for each colour that nobody else has."""

    points: Points


class Lead(Effect, frozen=True, tag="lead"):
    """Points for each colour of which nobody has more tokens, and they have at least one."""

    points: Points


class Bonus(Effect, frozen=True, tag="bonus"):
    """Points for each of them."""

    who: AtTheEnd
    points: Points


class Trait(Effect, frozen=True, tag="trait"):
    """Points for everyone who declared that the law is about them."""

    points: Points


Act: TypeAlias = (
    Draw | Fill | Renew | Return | Level | Shed | Trim | Give | Rotate | Exchange | Barter
    | Repeal | Rejoker | Burn | PassHands | Study | Drop
)  # fmt: skip
Counting: TypeAlias = Weight | Ties | Share
Scoring: TypeAlias = Worth | Raise | Times | PerSet | PerGroup | Sole | Lead | Bonus
AnyEffect: TypeAlias = Act | Hand | Counting | Scoring | Trait


class Text(Value, frozen=True, forbid_unknown_fields=True):
    """The sentence of a house law; those of our own deck are in the catalogues."""

    fr: Annotated[str, Meta(min_length=1, max_length=LONGEST_SENTENCE)]
    en: Annotated[str, Meta(min_length=1, max_length=LONGEST_SENTENCE)]


class Title(Value, frozen=True, forbid_unknown_fields=True):
    """What a house law is called at the table; one without a title goes by its id."""

    fr: Annotated[str, Meta(min_length=1, max_length=40)]
    en: Annotated[str, Meta(min_length=1, max_length=40)]


class Law(Value, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    id: Annotated[LawId, Meta(pattern="^[a-z][a-z0-9-]{1,39}$")]
    kind: Kind
    circle: Circle
    trigger: Trigger
    effect: AnyEffect
    symbol: Symbol | None = None
    """Of each symbol, one law at most is in force."""
    when: When = "always"
    check: Check = "word"
    """For a law about the people: what its answers rest on."""
    once: bool = False
    """A blue law that acts at one start of a turn, or after one vote, and is then repealed."""
    title: Title | None = None
    text: Text | None = None


class Printed(Law, frozen=True):
    """A law of our deck. Its row never changes: one that is to do something else is another law, with another id."""

    since: int = 1
    until: int | None = None
    """The first and the last version of the rules that deal it; none if they still do."""

    def is_dealt_under(self, rules: int) -> bool:
        return self.since <= rules and (self.until is None or rules <= self.until)


def inquiry(effect: AnyEffect) -> Inquiry | None:
    """What people have to be asked before this law can act or count; None if it isn't about them."""
    if isinstance(effect, Trait):
        return "declare"
    return INQUIRIES.get(getattr(effect, "who", "")) or INQUIRIES.get(getattr(effect, "to", ""))
