"""What a name may be: short, visible, not taken at the table; and what a bot is called and looks like."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from isoloir.bots import CHARACTERS
from isoloir.core import texts
from isoloir.core.texts import BadText, clean_name

from ..log.words import COLOURS, SHAPES, Look
from ..wire.refusal import Refusal
from .look_alikes import LOOK_ALIKES

MOST_LETTERS = 16
BOT_NAMES = tuple(CHARACTERS)
OURS = str.maketrans({each: letter for letter, others in LOOK_ALIKES.items() for each in others})
DRAWN_ALIKE = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "O"})
"""The letter is one of these only where it's drawn as it was written."""


def clean(name: str) -> str:
    """The name as the table will show it; raises if nobody could read it or tell whose it is."""
    try:
        return clean_name(name, MOST_LETTERS)
    except BadText as why:
        raise Refusal(f"name-{why.fault}", **({"most": MOST_LETTERS} if why.fault == "long" else {})) from None


def shown(name: str) -> str:
    """What a file calls somebody, as a table would have let them be called."""
    try:
        return clean_name(name, MOST_LETTERS)
    except BadText:
        return texts.printable(name, MOST_LETTERS)


def folded(name: str) -> str:
    """`Jean-Paul` and `jeanpaul` are one name."""
    return texts.folded(name).replace(" ", "") or texts.caseless(name)


def is_alike(one: str, other: str) -> bool:
    """Could somebody take one for the other?"""
    return any(a == b for a, b in zip(_seen(one), _seen(other), strict=True))


def _seen(name: str) -> tuple[str, str, str]:
    """Case is set aside before letters of other alphabets are read as ours, after that, or not at all: a Greek iota
    looks like `i`, and its capital like `l`."""
    drawn = _in_ours(name)
    return _in_ours(folded(name)), folded(drawn), drawn.translate(DRAWN_ALIKE).replace("rn", "m").replace(" ", "")


def _in_ours(text: str) -> str:
    return texts.unaccented(text.translate(OURS)).translate(OURS)


def free(name: str, taken: Iterable[str]) -> str:
    """The cleaned name, unless it's taken, or looks as if it were."""
    cleaned = clean(name)
    for other in taken:
        if folded(cleaned) == folded(other):
            raise Refusal("name-taken")
        if is_alike(cleaned, other):
            raise Refusal("name-alike", name=other)
    return cleaned


def bot_name(taken: Iterable[str]) -> str:
    used = set(map(folded, taken))
    for name in BOT_NAMES:
        if folded(name) not in used:
            return name
    return next(name for i in range(1, 100) if folded(name := f"Bot {i}") not in used)


def free_look(wish: Look, taken: Iterable[Look]) -> Look:
    """As wished, or in another colour if that one is taken; if all are taken, just not the same as another person's."""
    others = list(taken)
    colours = {look.colour for look in others}
    for look in (wish, *(Look(wish.shape, colour) for colour in COLOURS)):
        if look.colour not in colours:
            return look
    return spare_look(others) if wish in others else wish


def spare_look(taken: Iterable[Look]) -> Look:
    """Unlike anyone else's, and sharing its shape and colour with as few as possible."""
    others = list(taken)
    parts = [part for look in others for part in (look.shape, look.colour)]
    looks = (Look(shape, colour) for shape, colour in product(SHAPES, COLOURS))
    return min(looks, key=lambda look: (look in others, parts.count(look.shape) + parts.count(look.colour)))
