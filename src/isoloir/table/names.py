"""What a name may be: short, visible, not somebody else's at the table; and what a bot is called and looks like."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import product

from .refusal import Refusal
from .words import COLOURS, SHAPES, Look

MOST_LETTERS = 16
HIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, bidirectional, zero-width and unassigned characters."""
JOINER = "\u200d"
BOT_NAMES = (
    *("Ada", "Blaise", "Colette", "Denis", "Émilie", "Fermat", "Germaine", "Hugo"),
    *("Irène", "Jules", "Louise", "Marcel", "Nadia", "Olympe", "Pascal", "Rosa"),
)


def clean(name: str) -> str:
    """Composed, without hidden characters, single spaces; raises if nothing or too much is left."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(" " if each.isspace() else each for each in composed if _may_show(each))
    text = " ".join(visible.split()).strip(JOINER)
    if not any(unicodedata.category(each)[0] in "LNSP" for each in text):
        raise Refusal("name-empty")
    if letters(text) > MOST_LETTERS or len(text) > 4 * MOST_LETTERS:
        raise Refusal("name-long", most=MOST_LETTERS)
    return text


def _may_show(each: str) -> bool:
    return each == JOINER or each.isspace() or unicodedata.category(each) not in HIDDEN


def letters(text: str) -> int:
    """How many one sees: accents and joined signs count with what they sit on."""
    marks = sum(unicodedata.combining(each) != 0 or unicodedata.category(each) in {"Mn", "Me"} for each in text)
    return len(text) - marks - 2 * text.count(JOINER)


def folded(name: str) -> str:
    """Names that differ only in case or accents are the same name."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    return "".join(each for each in plain if not unicodedata.combining(each)).replace(" ", "")


def free(name: str, taken: Iterable[str]) -> str:
    """The cleaned name, unless somebody has it."""
    cleaned = clean(name)
    if folded(cleaned) in set(map(folded, taken)):
        raise Refusal("name-taken")
    return cleaned


def bot_name(taken: Iterable[str]) -> str:
    used = set(map(folded, taken))
    for name in BOT_NAMES:
        if folded(name) not in used:
            return name
    return next(name for i in range(1, 100) if folded(name := f"Bot {i}") not in used)


def free_look(wish: Look, taken: Iterable[Look]) -> Look:
    """As wished, in another colour where somebody has that one; where all are taken, just not like somebody else."""
    others = list(taken)
    colours = {look.colour for look in others}
    for look in (wish, *(Look(wish.shape, colour) for colour in COLOURS)):
        if look.colour not in colours:
            return look
    return spare_look(others) if wish in others else wish


def spare_look(taken: Iterable[Look]) -> Look:
    """Nobody else's, and sharing its shape and its colour with as few as can be."""
    others = list(taken)
    parts = [part for look in others for part in (look.shape, look.colour)]
    looks = (Look(shape, colour) for shape, colour in product(SHAPES, COLOURS))
    return min(looks, key=lambda look: (look in others, parts.count(look.shape) + parts.count(look.colour)))
