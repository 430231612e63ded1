"""Démocrazy's laws, votes and counts in words."""

from __future__ import annotations

from collections.abc import Iterable

from isoloir.cli.words import Words, clean
from isoloir.games.democrazy.deck import BLANKS, law_of
from isoloir.games.democrazy.laws import COLOURS, AnyEffect, LawId
from isoloir.games.democrazy.scoring import Line
from isoloir.games.democrazy.view import View
from isoloir.games.democrazy.voting import Reason

from . import signed


def named(view: View, law: LawId, words: Words) -> dict[str, str]:
    return {"law": title(view, law, words), "text": sentence(view, law, words)}


def printed(words: Words) -> Words:
    """What stands on a card is in the language of the table's cards, no matter who reads it."""
    return words if words.cards == words.lang else Words(words.cards)


def title(view: View, law: LawId, words: Words) -> str:
    """A house law without a title goes by its id."""
    cards = printed(words)
    name = cards("democrazy-law-blank-title") if law in BLANKS else _name(view, law, cards)
    return f"«\N{NO-BREAK SPACE}{name}\N{NO-BREAK SPACE}»" if words.lang == "fr" else f"“{name}”"


def _name(view: View, law: LawId, words: Words) -> str:
    if words.has(f"democrazy-law-{law}-title"):
        return words(f"democrazy-law-{law}-title")
    own = law_of(view, law).title
    return law if own is None else clean(getattr(own, words.lang))


def sentence(view: View, law: LawId, words: Words) -> str:
    cards = printed(words)
    if law in BLANKS:
        there = (view.proposal, view.voted)
        effect = next((each.written for each in there if each is not None and each.law == law), None)
        return cards("democrazy-law-blank") if effect is None else written(effect, words)
    text = law_of(view, law).text
    return cards(f"democrazy-law-{law}") if text is None else clean(getattr(text, cards.lang))


def offered(view: View, law: LawId, words: Words) -> str:
    """A law as you choose it: its title, its kind, circle and symbol, its sentence."""
    row = None if law in BLANKS else law_of(view, law)
    kind, circle = ("red", "black") if row is None else (row.kind, row.circle)
    mark = words(f"democrazy-board-mark-{kind}", circle="○" if circle == "white" else "●")
    symbol = f", {words(f'democrazy-symbol-{row.symbol}')}" if row is not None and row.symbol is not None else ""
    return f"{title(view, law, words)} ({mark}{symbol}) {sentence(view, law, words)}"


def written(effect: AnyEffect, words: Words) -> str:
    """A composed law as a sentence."""
    cards = printed(words)
    parts = {name: getattr(effect, name) for name in effect.__struct_fields__}
    parts |= {"who": cards(f"democrazy-law-who-{parts['who']}"), "colour": parts.get("colour") or "any"}
    return cards(f"democrazy-law-written-{effect.__struct_config__.tag}", **parts)


def amounts(colours: Iterable[str], words: Words) -> str:
    """`2 red, 1 green`."""
    there = tuple(colours)
    counts = [(colour, there.count(colour)) for colour in COLOURS if colour in there]
    return ", ".join(words(f"democrazy-count-{colour}", count=count) for colour, count in counts)


def reasons(why: Iterable[Reason], view: View, words: Words) -> str:
    """Why a vote came out as it did, in as many sentences as it takes."""
    return " ".join(_reason(each, view, words) for each in why)


def _reason(reason: Reason, view: View, words: Words) -> str:
    said = {} if reason.law is None else named(view, reason.law, words)
    return words(f"democrazy-why-{reason.because}", adopts="yes" if reason.adopts else "no", **said)


def explained(lines: tuple[Line, ...], view: View, words: Words) -> str:
    """`tokens 6, “Rainbow” +5`."""
    first = words("democrazy-line-tokens", points=lines[0].points)
    return ", ".join([first, *(f"{title(view, str(line.law), words)} {signed(line.points)}" for line in lines[1:])])
