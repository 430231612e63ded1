"""Writes docs/laws.md from the rows of the deck and the catalogues: `python -m tools.laws`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import get_args

import msgspec

from isoloir.content.messages import catalogue
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.laws import COLOURS, Act, Counting, Hand, Law, Printed, Scoring, Trait, Who

PAGE = Path(__file__).parents[1] / "docs" / "laws.md"
HEADINGS = {
    "colour": "Blue: what a colour is worth",
    "ballot": "Blue: after each vote",
    "desk": "Blue: the proposer",
    "clock": "Blue: the start of a turn",
    "scales": "Blue: counting the votes",
    None: "Blue: the final count",
    "hat": "Blue: anyone who says so",
    "now": "Red: once, as soon as it is adopted",
}
INTRODUCTION = """# The laws of Démocrazy

The 74 laws of the deck, made from the same rows that the game plays (`src/isoloir/content/democrazy/laws.jsonl`)
and the same sentences that the players read. `python -m tools.laws` writes this page; a test holds it current.
To write laws of your own, see [house laws](house-laws.md); the vocabulary is at the end of this page.

○ a tie adopts the law, ● a tie rejects it. Of the laws with one symbol only one is in force at a time.
"""


VOCABULARY = """## The vocabulary

What a row may say under `effect`, by the trigger at which it can happen. A part with `=` may be left out.

| trigger | `do` | parts | what it does |
|---|---|---|---|"""
MOMENTS = {"`now`, `start`, `vote`": Act, "`now`": Hand, "`count`": Counting, "`final`": Scoring, "`declare`": Trait}


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    blocks = groupby(OWN.values(), key=block)
    laws = [line for name, block_laws in blocks for line in section(name, tuple(block_laws))]
    return "\n".join([INTRODUCTION, *laws, VOCABULARY, *vocabulary()])


def block(law: Law) -> str | None:
    if law.kind == "red":
        return "now"
    return "colour" if law.symbol in COLOURS else law.symbol


def section(name: str | None, laws: tuple[Printed, ...]) -> Iterator[str]:
    yield f"## {HEADINGS[name]} ({len(laws)})\n"
    yield "| | law | in English | en français | symbol | row |"
    yield "|---|---|---|---|---|---|"
    yield from map(described, laws)
    yield ""


def described(law: Printed) -> str:
    french, english = catalogue("fr"), catalogue("en")
    cells = [
        "○" if law.circle == "white" else "●",
        f"`{law.id}`",
        f"**{english.say(f'democrazy-law-{law.id}-title')}** {english.say(f'democrazy-law-{law.id}')}",
        f"**{french.say(f'democrazy-law-{law.id}-title')}** {french.say(f'democrazy-law-{law.id}')}",
        law.symbol or "–",
        f"`{moment(law)}: {effect(law)}`",
    ]
    return f"| {' | '.join(cells)} |"


def moment(law: Law) -> str:
    return law.trigger if law.when == "always" else f"{law.trigger}, {law.when}"


def effect(law: Printed) -> str:
    """`draw who=poorest count=2`; of a law about the people also what its answers rest on, and whether it acts once."""
    parts: dict[str, object] = msgspec.to_builtins(law.effect)
    parts |= {"check": law.check} if law.check != "word" else {}
    parts |= {"once": True} if law.once else {}
    parts |= {"since": law.since} if law.since > 1 else {}
    parts |= {"until": law.until}
    return " ".join([str(parts.pop("do")), *(f"{name}={value}" for name, value in parts.items() if value is not None)])


def vocabulary() -> Iterator[str]:
    for when, family in MOMENTS.items():
        for kind in get_args(family) or (family,):
            info = msgspec.inspect.type_info(kind)
            assert isinstance(info, msgspec.inspect.StructType)
            parts = "<br>".join(map(part, info.fields))
            yield f"| {when} | `{info.tag}` | {parts} | {kind.__doc__} |"
    yield ""


def part(field: msgspec.inspect.Field) -> str:
    usual = "" if field.required else f"={'none' if field.default is None else field.default}"
    return f"`{field.name}{usual}`: {allowed(field.type)}"


def allowed(kind: msgspec.inspect.Type) -> str:
    match kind:
        case msgspec.inspect.LiteralType(values=words) if set(words) == set(get_args(Who)):
            return "[anybody](house-laws.md#who)"
        case msgspec.inspect.LiteralType(values=words):
            return ", ".join(f"`{word}`" for word in words)
        case msgspec.inspect.IntType(ge=low, le=high):
            return f"{low} to {high}"
        case msgspec.inspect.BoolType():
            return "`true`, `false`"
        case msgspec.inspect.UnionType(types=kinds):
            return " or ".join(allowed(each) for each in kinds)
        case _:
            return "`null`"


if __name__ == "__main__":
    main()
