"""How a game without a face of its own wants to be drawn: data, by the name of a field or of an option. No code."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .value import Value

Colour: TypeAlias = Literal["red", "blue", "yellow", "green", "purple", "orange", "teal", "pink"]


class Hint(Value, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """For a field of the view or an event: how it lies on the table. For an option or any other text: how it looks."""

    symbol: str = ""
    """One sign or a few letters: ✊, ♠, €. Before a number it says of what."""
    colour: Colour | None = None
    """Never alone: there is always the text or the symbol too."""
    drawing: str = ""
    """A picture, as the path of an SVG drawing 40 wide and 40 high: "M4 36 L20 4 L36 36 Z"."""
    cards: bool = False
    """What this field lists are cards."""
    track: tuple[int, int] | None = None
    """The number of each seat is a place on a track from … to …."""
    signed: bool = False
    """Numbers are gains and losses: +3, −2."""
    seats: bool = False
    """For a question: its numbers are seats, to be chosen by name."""
    score: bool = False
    """This field is what counts; without it, `scores` or `points` is."""
    mine: bool = False
    """The field is the reader's own, as `hand` and whatever begins with `my_` are by themselves."""
    hidden: bool = False
    """The field is not drawn."""
