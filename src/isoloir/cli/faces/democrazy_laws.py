"""Démocrazy's laws, votes and counts in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from isoloir.cli.words import Words, clean
from isoloir.core import LANGUAGES
from isoloir.games.democrazy.deck import BLANKS, law_of
from isoloir.games.democrazy.items import Move
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
    return LANGUAGES[words.lang].quoted(name)


def _name(view: View, law: LawId, words: Words) -> str:
    if words.has(f"democrazy-law-{law}-title"):
        return words(f"democrazy-law-{law}-title")
    own = law_of(view, law).title
    return law if own is None else clean(getattr(own, words.lang))


def sentence(view: View, law: LawId, words: Words) -> str:
    cards = printed(words)
    if law in BLANKS:
        there = (view.proposal, view.voted)
        own = next((each for each in there if each is not None and each.law == law and each.written is not None), None)
        return cards("democrazy-law-blank") if own is None else in_own_words(own.words, own.written, words)
    text = law_of(view, law).text
    return cards(f"democrazy-law-{law}") if text is None else clean(getattr(text, cards.lang))


def offered(view: View, law: LawId, words: Words) -> str:
    """A law as you choose it: its title, its kind, circle and symbol, its sentence."""
    row = None if law in BLANKS else law_of(view, law)
    kind, circle = ("red", "black") if row is None else (row.kind, row.circle)
    mark = words(f"democrazy-board-mark-{kind}", circle="○" if circle == "white" else "●")
    symbol = f", {words(f'democrazy-symbol-{row.symbol}')}" if row is not None and row.symbol is not None else ""
    return f"{title(view, law, words)} ({mark}{symbol}) {sentence(view, law, words)}"


def in_own_words(sentence: str, effect: AnyEffect | None, words: Words) -> str:
    """What its author wrote, then what the game makes of it."""
    said = clean(sentence) or words("democrazy-said-aloud")
    return said if effect is None else f"{said} → {written(effect, words)}"


def written(effect: AnyEffect, words: Words) -> str:
    """A composed law as a sentence."""
    cards, do = printed(words), effect.__struct_config__.tag
    parts = {name: getattr(effect, name) for name in effect.__struct_fields__}
    said = {name: _part(name, value, str(do), cards) for name, value in parts.items()}
    sentence = cards(f"democrazy-form-says-{do}", trigger="now", side=str(parts.get("other", "")), **said)
    return sentence[:1].upper() + sentence[1:]


RAW = ("which", "of", "colour")
"""What a sentence chooses its own words by."""


def _part(name: str, value: Any, do: str, cards: Words) -> Any:
    if isinstance(value, int):
        return value
    if name in RAW:
        return str(value or "none")
    return part(name, str(value), cards, within=True)


def part(name: str, value: str, words: Words, *, within: bool = False) -> str:
    """What fills a gap of a law; inside its sentence, in the words it has there."""
    said = f"democrazy-form-said-{value if name == 'who' else f'{name}-{value}'}"
    if within and words.has(said):
        return words(said)
    message = f"democrazy-form-{name}-{value}"
    return words(message, trigger="now") if words.has(message) else value


def moves(made: Iterable[Move], view: View, words: Words) -> str:
    return "; ".join(_move(move, view, words) for move in made) or words("democrazy-no-move")


def _move(move: Move, view: View, words: Words) -> str:
    who = words("democrazy-everyone") if move.who is None else words.name(move.who)
    to = "" if move.to is None else words.name(move.to)
    law = "" if move.law is None else title(view, move.law, words)
    return words(f"democrazy-move-{move.do}", who=who, to=to, law=law, colour=move.colour or "any")


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
