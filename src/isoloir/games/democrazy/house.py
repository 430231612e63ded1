"""House laws: a table's own rows, read and checked; a complaint names the line, the field and the reason."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import NamedTuple, get_args, get_type_hints
from unicodedata import category

import msgspec

from isoloir.core import BadSetup, Setup

from .board import ABOVE, AMONG, EACH
from .deck import BLANKS, END, OWN, all_cards
from .laws import AFTER_A_VOTE, INQUIRIES, Act, AnyEffect, Counting, Effect, Hand, Law, Scoring, Share, Trait

FAMILIES: dict[str, tuple[type[Effect], ...]] = {
    **dict.fromkeys(("start", "vote"), get_args(Act)),
    "now": (*get_args(Act), Hand),
    "count": get_args(Counting),
    "final": get_args(Scoring),
    "declare": (Trait,),
}
"""What a law may do at each of its moments."""
UNPRINTABLE = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}


SHAPES = (
    (r"missing required field `(?P<name>[^`]*)`", "missing", "the part `{name}` is missing"),
    (r"unknown field `(?P<name>.*)`", "unknown", "there is no part `{name}` here"),
    (r"`int` <= (?P<most>-?\d+)", "most", "at most {most}"),
    (r"`int` >= (?P<least>-?\d+)", "least", "at least {least}"),
    (r"length <= (?P<most>\d+)", "long", "at most {most} characters"),
    (r"length >= ", "short", "it is empty"),
    (r"matching regex", "name", "2 to 40 small letters, digits and dashes, beginning with a letter"),
    (r"^Expected `(?P<wanted>int|str|bool|object)", "kind", "{wanted} is wanted there"),
)
"""What a decoder finds wrong with the form of a row, and how we say it."""


class LawBox(NamedTuple):
    """As much of a set-up as decides which law cards there are."""

    rules: int
    house: tuple[Law, ...]
    apart: bool
    blank_laws: bool
    house_only: bool


class Complaint(NamedTuple):
    field: str
    key: str
    why: str
    details: dict[str, str | int]


def complaint(field: str, key: str, why: str, **details: str | int) -> Complaint:
    return Complaint(field, key, why, details)


def rows_of(text: str) -> tuple[str, ...]:
    """The rows of a law file, one per line of the file, so that a complaint names the right line."""
    return tuple(line.strip() for line in text.removeprefix("\ufeff").splitlines())


@lru_cache(maxsize=64)
def house_laws(rows: tuple[str, ...], rules: int = 1) -> tuple[Law, ...]:
    """The laws in these rows; raises BadSetup at the first that can't be played."""
    laws: dict[str, Law] = {}
    taken = {*BLANKS, END, *(law.id for law in OWN.values() if law.since <= rules)}
    for line, row in enumerate(rows, 1):
        if row.strip() and not row.lstrip().startswith("#"):
            law = read(line, row)
            check(line, law, {*taken, *laws})
            laws[law.id] = law
    return tuple(laws[law] for law in sorted(laws))


def law_box(setup: Setup) -> LawBox:
    options = setup.options
    laws = house_laws(options.house_laws, setup.rules)
    return LawBox(setup.rules, laws, options.apart, options.blank_laws, options.house_only)


def law_cards(setup: Setup) -> tuple[str, ...]:
    """Every law card of a table with this set-up."""
    return all_cards(law_box(setup))


def own_cards(setup: Setup) -> tuple[str, ...]:
    """Those of our deck."""
    return tuple(law for law in law_cards(setup) if law in OWN)


def cards_needed(setup: Setup) -> int:
    return EACH[setup.seats] * setup.seats + ABOVE + AMONG


def objection(setup: Setup) -> None:
    """House laws have to be readable and, with the others, enough for this many players."""
    there = len(law_cards(setup))
    needed = cards_needed(setup)
    if there < needed:
        raise BadSetup(
            "democrazy-too-few-laws",
            f"{setup.seats} players need at least {needed} law cards; there are {there}",
            seats=setup.seats,
            option="house_only",
            needed=needed,
            there=there,
        )


def read(line: int, row: str) -> Law:
    try:
        law = msgspec.json.decode(row, type=Law)
        json.loads(row, object_pairs_hook=_each_once)
        return law
    except _Twice as name:
        raise refusal(line, complaint(str(name), "form", "it does not have the form that is wanted there")) from None
    except msgspec.ValidationError as why:
        reason, _, path = str(why).partition(" - at `$")
        field = path.strip(".`") or "row"
        raise refusal(line, misread(row, field, reason)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise refusal(line, complaint("row", "json", "not a whole line of JSON")) from None


class _Twice(Exception):
    """Two readers could take a different one of the two."""


def _each_once(members: list[tuple[str, object]]) -> dict[str, object]:
    for name, times in Counter(name for name, _ in members).items():
        if times > 1:
            raise _Twice(name)
    return dict(members)


def misread(row: str, field: str, reason: str) -> Complaint:
    """A word that isn't in the vocabulary is answered with those that are."""
    offered = ", ".join(instead(row, field))
    if offered:
        return complaint(field, "word", f"not one of the words that can stand there: {offered}", offered=offered)
    for pattern, key, why in SHAPES:
        if found := re.search(pattern, reason):
            return complaint(field, key, why.format(**found.groupdict()), **found.groupdict())
    return complaint(field, "form", "it does not have the form that is wanted there")


def instead(row: str, field: str) -> list[str]:
    """The words that fit there, if there's a list of them."""
    place, _, name = field.rpartition(".")
    effects = {tag(effect): effect for effect in get_args(AnyEffect)}
    kind = effects.get(_deed(row), Law) if place == "effect" else Law
    return list(effects) if name == "do" else list(_words(get_type_hints(kind).get(name)))


class _Deed(msgspec.Struct):
    do: str


class _Deeds(msgspec.Struct):
    effect: _Deed


def _deed(row: str) -> str:
    """What the row wants done; nothing if it's too odd to tell."""
    try:
        return msgspec.json.decode(row, type=_Deeds).effect.do
    except (msgspec.MsgspecError, RecursionError):
        return ""


def _words(kind: object) -> Iterator[str]:
    for part in get_args(kind):
        if isinstance(part, str):
            yield part
        else:
            yield from _words(part)


def check(line: int, law: Law, others: Collection[str]) -> None:
    """What the types alone can't say; the first complaint is raised."""
    for found in complaints(law, others):
        raise refusal(line, found)


def complaints(law: Law, others: Collection[str]) -> Iterator[Complaint]:
    yield from placed(law, others)
    yield from timed(law)
    yield from peopled(law)
    yield from worded(law)


def placed(law: Law, others: Collection[str]) -> Iterator[Complaint]:
    """Its name, its colour and its symbol."""
    if law.id in others:
        yield complaint("id", "taken", f"there is a law {law.id!r} already", law=law.id)
    if (law.kind == "red") != (law.trigger == "now"):
        yield complaint("trigger", "moment", "a red law acts `now`, and only a red one does")
    if law.kind == "red" and law.symbol is not None:
        yield complaint("symbol", "red-symbol", "a red law is discarded at once and has no symbol")


def timed(law: Law) -> Iterator[Complaint]:
    """What it does, and when."""
    if law.when != "always" and law.trigger != "vote":
        yield complaint("when", "when", "only a law with the trigger `vote` can depend on how the vote went")
    if not isinstance(law.effect, FAMILIES[law.trigger]):
        do, offered = tag(type(law.effect)), ", ".join(map(tag, FAMILIES[law.trigger]))
        why = f"`{do}` cannot happen at the trigger `{law.trigger}`; there can: {offered}"
        yield complaint("effect", "effect", why, do=do, trigger=law.trigger, offered=offered)
    who = getattr(law.effect, "who", "")
    if who in AFTER_A_VOTE and law.trigger != "vote":
        why = f"`{who}` is about a vote and needs the trigger `vote`"
        yield complaint("effect.who", "after-vote", why, who=who)
    if law.once and law.trigger not in ("start", "vote"):
        why = "only a law with the trigger `start` or `vote` can act once and go"
        yield complaint("once", "once", why)
    if isinstance(law.effect, Share) and law.effect.yes > law.effect.of:
        yield complaint("effect.yes", "never", "no law could ever be adopted")


def peopled(law: Law) -> Iterator[Complaint]:
    """Who it's about, if people say so themselves."""
    words = [word for word in (getattr(law.effect, name, "") for name in ("who", "to")) if word in INQUIRIES]
    if len(words) > 1:
        yield complaint("effect.to", "people", "a law can ask the people only one thing")
    for word in words:
        if word in ("caught", "active-declared") and law.trigger not in ("start", "vote"):
            why = f"`{word}` needs a blue law with the trigger `start` or `vote`"
            yield complaint("effect.who", "caught", why, who=word)


def worded(law: Law) -> Iterator[Complaint]:
    """Its sentence, in both languages."""
    if law.text is None:
        yield complaint("text", "no-text", "a house law needs its sentence, in `fr` and in `en`")
        return
    texts = {"text.fr": law.text.fr, "text.en": law.text.en}
    if law.title is not None:
        texts |= {"title.fr": law.title.fr, "title.en": law.title.en}
    for field, text in texts.items():
        if not text.strip() or UNPRINTABLE & set(map(category, text)):
            yield complaint(field, "sentence", "it must be one printable line")


def tag(effect: type[Effect]) -> str:
    """Its name in a row."""
    return str(effect.__struct_config__.tag)


def refusal(line: int, found: Complaint) -> BadSetup:
    field, key, why, details = found
    sentence = f"house law on line {line}, field {field}: {why}"
    return BadSetup(f"democrazy-house-law-{key}", sentence, option="house_laws", line=line, field=field, **details)
