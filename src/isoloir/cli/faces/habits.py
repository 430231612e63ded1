"""Habits in a terminal: the habits at their markers, who voted for which, and a portrait of everybody at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.cli.words import Words, clean
from isoloir.core import OVER, Ask, Event, Option, Remark, Seat
from isoloir.games.habits.board import Card, Cards, phrase_of
from isoloir.games.habits.events import (
    HabitChosen,
    HabitsShown,
    HandDealt,
    HandReceived,
    Portrayed,
    RoundBegan,
    Tied,
    VotesRevealed,
)
from isoloir.games.habits.view import View

from . import Face


class HabitsFace(Face):
    key = "habits"

    def board(self, view: View, words: Words) -> RenderableType:
        parts = _portraits(view, words) if view.next == OVER else _table(view, words)
        return Group(_heading(view, words), *parts)

    def question(self, view: View, question: Ask[Any], words: Words) -> str:
        if question.what == "vote" and view.patient == view.seat:
            return words("habits-ask-vote-self")
        asked = super().question(view, question, words)
        if question.what != "give" or view.seat is None:
            return asked
        return f"{asked}\n{words('habits-board-order', names=_opponents(view, view.seat, words))}"

    def choice(self, view: View, question: Ask[Any], option: Option, words: Words) -> str:
        """A marker is its number: the habit stands beside it on the table."""
        if question.what in ("give", "pick") and isinstance(option, int):
            return _phrase(option, view)
        return str(option)

    def event(self, event: Event, view: View, words: Words) -> str | None:
        """What the table and the menu show anyway is not said twice."""
        match event:
            case HandDealt() | HandReceived() | Portrayed():
                return None
            case HabitsShown(seat=seat):
                return words("habits-board-turn", **_person(seat, words))
            case VotesRevealed(cards=cards, votes=votes):
                return "\n".join(_votes(view, cards, votes, words))
            case HabitChosen(card=card, gains=gains):
                chosen = {"card": _phrase(card, view), "gains": _scored(gains, words)}
                return words("habits-event-HabitChosen", **_person(event.seat, words), **chosen)
            case RoundBegan(round=number, points=points):
                last = "yes" if number == view.rounds else "no"
                return words("habits-event-RoundBegan", round=number, points=points, last=last)
            case Tied(seat=seat, markers=markers):
                named = ", ".join(map(str, markers))
                return words("habits-event-Tied", **_person(seat, words), markers=named)
        return super().event(event, view, words)

    def named(self, remark: Remark, view: View, words: Words) -> dict[str, Any]:
        fields = remark.__struct_fields__
        return {name: _phrase(getattr(remark, name), view) for name in ("card", "own") if name in fields}


def _phrase(card: Card, view: View) -> str:
    return clean(phrase_of(card, view.cards, view.house_phrases))


def _person(seat: Seat, words: Words) -> dict[str, str]:
    return {"seat": words.name(seat), "you": "yes" if seat == words.me else "no"}


def _opponents(view: View, giver: Seat, words: Words) -> str:
    return ", ".join(words.name(seat) for seat in view.gives_to[giver])


def _scored(gains: tuple[int, ...], words: Words) -> str:
    scorers = [words.you_or_name(seat) for seat, gain in enumerate(gains) if gain]
    return words("habits-board-scored", points=max(gains), names=", ".join(scorers))


def _votes(view: View, cards: Cards, votes: tuple[int, ...], words: Words) -> Iterator[str]:
    """Each habit that was on the table, and who voted for it."""
    for marker, card in enumerate(cards, 1):
        voters = ", ".join(words.you_or_name(seat) for seat, vote in enumerate(votes) if vote == marker)
        yield f"  {marker}  {_phrase(card, view)}  {'●' * votes.count(marker)} {voters}".rstrip()


def _heading(view: View, words: Words) -> Text:
    if view.next == OVER:
        return Text(words("habits-board-over"), style="bold")
    return Text(words("habits-board-round", round=view.round, rounds=view.rounds), style="bold")


def _table(view: View, words: Words) -> Iterator[RenderableType]:
    yield _scores(view, words)
    if view.round < view.rounds:
        yield from _kept(view, words)
    if view.given and view.patient is None:
        yield _listed(words("habits-board-picked"), view.given, view)
    if view.patient is not None:
        yield _listed(words("habits-board-spread", **_person(view.patient, words)), view.spread, view, numbered=True)


def _scores(view: View, words: Words) -> Text:
    return Text(" · ".join(f"{words.you_or_name(seat)} {score}" for seat, score in enumerate(view.scores)))


def _kept(view: View, words: Words) -> Iterator[RenderableType]:
    """Of the patient while there is one, of everybody while habits are given."""
    seats = range(view.seats) if view.patient is None else (view.patient,)
    people = [seat for seat in seats if view.kept[seat]]
    if not people:
        return
    yield Text(words("habits-board-kept"), style="dim")
    table = Table.grid(padding=(0, 2))
    for seat in people:
        phrases = "\n".join(_phrase(card, view) for card in view.kept[seat])
        table.add_row(Text(f"  {words.you_or_name(seat)}"), Text(phrases))
    yield table


def _listed(heading: str, cards: Cards, view: View, *, numbered: bool = False) -> RenderableType:
    lines = [f"  {number}  " if numbered else "  " for number in range(1, len(cards) + 1)]
    text = Text(heading, style="dim")
    for start, card in zip(lines, cards, strict=True):
        text.append(f"\n{start}{_phrase(card, view)}", style="not dim")
    return text


def _portraits(view: View, words: Words) -> Sequence[RenderableType]:
    """A person in the habits the table chose, to keep and to share."""
    parts: list[RenderableType] = [_scores(view, words)]
    for seat, portrait in enumerate(view.portraits):
        parts += ["", Text(words("habits-portrait", **_person(seat, words)), style="bold")]
        parts += [Text(f"  {_phrase(card, view)}") for card in portrait.cards]
        parts.append(Text(f"  {words('habits-portrait-best')} {_phrase(portrait.best, view)}", style="italic"))
    return parts


FACE = HabitsFace()
