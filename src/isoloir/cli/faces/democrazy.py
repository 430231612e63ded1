"""Démocrazy in a terminal: who has what, the laws in force, the law on the table and what it would change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.cli.words import Words
from isoloir.core import OVER, Ask, Event, Option, Remark, Seat
from isoloir.games.democrazy.board import Standing, Tokens
from isoloir.games.democrazy.deck import BLANKS, law_of
from isoloir.games.democrazy.effects.byhand import BACK
from isoloir.games.democrazy.events import Counted, GameBegan, HandDealt, LaidOut, Voted, Written
from isoloir.games.democrazy.items import Judge, LayOut
from isoloir.games.democrazy.laws import COLOURS, Hand, LawId
from isoloir.games.democrazy.preview import Outlook, Range
from isoloir.games.democrazy.view import View

from . import Face, signed
from .democrazy_laws import amounts, explained, in_own_words, moves, named, offered, part, reasons, sentence, title

SEATS_ASKED = ("exchange", "doubt", "point", "catch", "hand-who", "hand-to")
LAWS_ASKED = ("propose", "name", "repeal", "drop", "hand-law")
STYLES = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}


class DemocrazyFace(Face):
    key = "democrazy"

    def board(self, view: View, words: Words) -> RenderableType:
        parts = [_heading(view, words), _players(view, words), *_force(view, words), *_mine(view, words)]
        return Group(*parts, *_on_the_table(view, words))

    def question(self, view: View, question: Ask[Any], words: Words) -> str:
        gap = f"democrazy-form-part-{question.what.removeprefix('blank-')}"
        asked = words(gap) if _is_gap(question) else super().question(view, question, words)
        if view.next == "agenda" and isinstance(view.agenda[0], LayOut | Judge):
            asked = f"{asked} ({moves(view.agenda[0].moves, view, words)})"
        if view.next != "agenda":
            return asked
        law = view.agenda[0].law
        return f"{words('democrazy-board-says', **named(view, law, words))} {asked}"

    def choice(self, view: View, question: Ask[Any], option: Option, words: Words) -> str:
        if _is_gap(question):
            return part(question.what.removeprefix("blank-"), str(option), words)
        if question.what in LAWS_ASKED and option != BACK:
            return offered(view, str(option), words)
        if question.what in SEATS_ASKED and isinstance(option, int):
            return words.you_or_name(option)
        return super().choice(view, question, option, words)

    def event(self, event: Event, view: View, words: Words) -> str | None:
        return words(f"{self.key}-event-{type(event).__name__}", **self.said(event, view, words))

    def said(self, event: Event, view: View, words: Words) -> dict[str, Any]:
        """The event's fields as words; a law by its title, and by its sentence as `text`."""
        found = {**super().arguments(event, words), **_plain_fields(event, words)}
        law = getattr(event, "law", None)
        if law is not None:
            found |= named(view, law, words)
        match event:
            case Written(effect=effect, words=sentence):
                found["text"] = in_own_words(sentence, effect, words)
            case LaidOut(moves=made):
                found["moves"] = moves(made, view, words)
            case HandDealt(laws=laws):
                found["laws"] = ", ".join(title(view, each, words) for each in laws)
            case Counted(lines=lines):
                found["lines"] = explained(lines, view, words)
            case Voted(why=why):
                found["why"] = reasons(why, view, words)
        return found

    def named(self, remark: Remark, view: View, words: Words) -> dict[str, Any]:
        said = _plain_fields(remark, words)
        law = getattr(remark, "law", None)
        return said if law is None else {**said, "law": title(view, law, words)}


def _is_gap(question: Ask[Any]) -> bool:
    """A part of a blank law, said as in the form of house laws."""
    return question.what.startswith("blank-") and question.what != "blank-words"


def _plain_fields(event: Event, words: Words) -> dict[str, Any]:
    found: dict[str, Any] = {}
    match event:
        case GameBegan(tokens=tokens):
            found["tokens"] = ", ".join(
                f"{words.you_or_name(seat)} {_letters(held, words).plain}" for seat, held in enumerate(tokens)
            )
        case Voted(votes=votes):
            found["votes"] = ", ".join(
                f"{words.you_or_name(seat)} {words(f'democrazy-vote-{vote}')}" for seat, vote in enumerate(votes)
            )
    for name in event.__struct_fields__:
        found |= _worded(name, getattr(event, name), words)
    return found


def _worded(name: str, value: Any, words: Words) -> dict[str, Any]:
    match name:
        case "colours":
            return {name: amounts(value, words)}
        case "colour" | "gave" | "got":
            return {name: amounts((value,), words)}
        case "joker":
            return {name: words(f"democrazy-vote-{value}")}
        case "to":
            return {name: words.name(value) if isinstance(value, int) else words(f"democrazy-side-{value}")}
        case _:
            return {}


def _heading(view: View, words: Words) -> Text:
    if view.next == OVER:
        return Text(words("democrazy-board-over"), style="bold")
    bag = amounts((colour for colour, held in zip(COLOURS, view.bag, strict=True) for _ in range(held)), words)
    return Text(
        words("democrazy-board-turn", turn=view.turn, left=view.deck_size, bag=sum(view.bag), colours=bag), style="bold"
    )


def _players(view: View, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("", "", "tokens", "laws", "joker", "points"):
        table.add_column(words(f"democrazy-board-{heading}") if heading else "", no_wrap=True)
    for seat in range(view.seats):
        table.add_row(*_player(view, seat, words))
    return table


def _player(view: View, seat: Seat, words: Words) -> tuple[RenderableType, ...]:
    holds = "has-joker" if view.holders[seat] else "no-joker"
    return (
        Text("▸" if seat == view.active and view.next != OVER else " ", style="yellow"),
        Text(words.you_or_name(seat), style="bold" if seat == words.me else ""),
        _letters(view.tokens[seat], words),
        Text(str(view.hand_sizes[seat])),
        Text(words(f"democrazy-board-{holds}")),
        Text(str(sum(line.points for line in view.lines[seat]))),
    )


def _letters(tokens: Tokens, words: Words) -> Text:
    """One letter per token, so that colour is never alone."""
    text = Text()
    for colour, held in zip(COLOURS, tokens, strict=True):
        text.append(words(f"democrazy-letter-{colour}") * held, style=STYLES[colour])
    return text if text.plain else Text("–")


def _force(view: View, words: Words) -> list[RenderableType]:
    laws = [_standing(view, standing, words) for standing in view.force]
    if view.pending is not None:
        laws.append(_law(view, view.pending, words, words("democrazy-board-pending")))
    return [Text(words("democrazy-board-force"), style="bold"), *laws] if laws else []


def _standing(view: View, standing: Standing, words: Words) -> Text:
    said = words("democrazy-board-declared", seats=words.joined(standing.declared)) if standing.declared else ""
    return _law(view, standing.law, words, said)


def _law(view: View, law: LawId, words: Words, note: str = "") -> Text:
    symbol = law_of(view, law).symbol
    mark = f" [{words(f'democrazy-symbol-{symbol}')}]" if symbol else ""
    return Text(f"  {title(view, law, words)}{mark} {sentence(view, law, words)}{f' ({note})' if note else ''}")


def _mine(view: View, words: Words) -> list[RenderableType]:
    if view.seat is None or view.next == OVER:
        return []
    seen = [
        Text(words("democrazy-board-known", name=words.name(seat), laws=_titles(view, known, words)))
        for seat, known in enumerate(view.known)
        if known and seat != view.seat
    ]
    joker = words(f"democrazy-vote-{view.joker}") if view.joker else words("democrazy-board-no-joker")
    hand = Text.assemble((words("democrazy-board-hand"), "bold"), " ", _titles(view, view.known[view.seat], words))
    return [hand, Text(words("democrazy-board-my-joker", joker=joker)), *seen]


def _titles(view: View, laws: Iterable[LawId], words: Words) -> str:
    return ", ".join(title(view, law, words) for law in laws)


def _on_the_table(view: View, words: Words) -> list[RenderableType]:
    proposal, outlook = view.proposal, view.outlook
    if proposal is None or outlook is None:
        return _last_vote(view, words)
    law = None if proposal.law in BLANKS else law_of(view, proposal.law)
    effect = proposal.written if law is None else law.effect
    kind, circle = ("red", "black") if law is None else (law.kind, law.circle)
    heading = words(
        "democrazy-board-on-table",
        law=title(view, proposal.law, words),
        kind=words(f"democrazy-kind-{kind}"),
        circle=words(f"democrazy-board-circle-{circle}"),
    )
    notes = [sentence(view, proposal.law, words)]
    if outlook.repeals:
        notes.append(words("democrazy-board-would-repeal", laws=_titles(view, outlook.repeals, words)))
    if outlook.ends:
        notes.append(words("democrazy-board-would-end"))
    return [
        Text(heading, style="bold"),
        Text("  " + " ".join(notes)),
        *([Text(words("democrazy-page-no-change-hand"))] if isinstance(effect, Hand) else _change(outlook, words)),
        *_left_out(view, words),
    ]


def _left_out(view: View, words: Words) -> list[RenderableType]:
    """The preview weighs the law alone; laws in force about votes act first, on how everybody votes."""
    laws = [standing.law for standing in view.force if law_of(view, standing.law).trigger == "vote"]
    said = words("democrazy-board-leaves-out", laws=_titles(view, laws, words))
    return [Text(said, style="dim")] if laws else []


def _last_vote(view: View, words: Words) -> list[RenderableType]:
    """For people coming back to the table: what it last voted on, and why it came out that way."""
    if view.vote is None or view.voted is None or view.next == OVER:
        return []
    adopted, why = "yes" if view.vote.adopted else "no", reasons(view.vote.why, view, words)
    return [Text(words("democrazy-board-last", law=title(view, view.voted.law, words), adopted=adopted, why=why))]


def _change(outlook: Outlook, words: Words) -> list[RenderableType]:
    """What would change, seat by seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    for heading in ("at-once", "without", "with"):
        table.add_column(words(f"democrazy-board-{heading}"), justify="right", no_wrap=True)
    for seat, at_once in enumerate(outlook.tokens):
        without, after = outlook.points_without[seat], outlook.points_with[seat]
        table.add_row(words.you_or_name(seat), _span(at_once, sign=True), _span(without), _span(after))
    return [Text(words("democrazy-board-would-change"), style="dim"), table]


def _span(span: Range, *, sign: bool = False) -> str:
    low, high = (signed(span.low), signed(span.high)) if sign else (str(span.low), str(span.high))
    return low if span.low == span.high else f"{low} … {high}"


FACE = DemocrazyFace()
