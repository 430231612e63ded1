"""Majority in a terminal: the pile, the three words, and who is still in."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.cli.words import Words, clean
from isoloir.core import OVER, Ask, Event, Option, Remark, Seat
from isoloir.games.majority.board import LETTERS, Vote, Word
from isoloir.games.majority.events import (
    Eliminated,
    GameWon,
    RoundBegan,
    RoundEnded,
    Scored,
    TurnBegan,
    TwoLeft,
    Voted,
    WordsWon,
)
from isoloir.games.majority.house import text_of
from isoloir.games.majority.view import View

from . import Face, signed

LAST_WORDS = 6
"""How many words of the pile fit on a line."""


class MajorityFace(Face):
    key = "majority"

    def board(self, view: View, words: Words) -> RenderableType:
        if view.next == OVER:
            return Group(Text(words("majority-board-over"), style="bold"), _players(view, words))
        return Group(_heading(view, words), _pile(view, words), _propositions(view), _players(view, words))

    def question(self, view: View, question: Ask[Any], words: Words) -> str:
        return words(f"majority-ask-vote-{view.aim}", reference=_word(view, view.pile[-1]))

    def choice(self, view: View, question: Ask[Any], option: Option, words: Words) -> str:
        name = super().choice(view, question, option, words)
        return f"{name}  {_word(view, _proposition(view, option))}" if option in LETTERS else name

    def event(self, event: Event, view: View, words: Words) -> str | None:
        """Words that lie on the table anyway are not said twice."""
        if isinstance(event, TurnBegan) and event.words == view.words:
            return None
        found = self.arguments(event, words) | _worded(event, view, words)
        return words(f"{self.key}-event-{type(event).__name__}", **found)

    def named(self, remark: Remark, view: View, words: Words) -> dict[str, Any]:
        fields = remark.__struct_fields__
        return {name: _word(view, getattr(remark, name)) for name in ("word", "reference") if name in fields}


def _word(view: View, word: Word | None) -> str:
    return "–" if word is None else clean(text_of(word, view.cards, view.house_words))


def _proposition(view: View, letter: Option) -> Word | None:
    return view.words[next(place for place, each in enumerate(LETTERS) if each == letter)]


def _worded(event: Event, view: View, words: Words) -> dict[str, Any]:
    """The fields that only this game knows how to say."""
    match event:
        case RoundBegan(word=word):
            return {"word": _word(view, word)}
        case TurnBegan(reference=reference, words=three):
            return {"reference": _word(view, reference), "words": _lettered(view, three)}
        case WordsWon(words=won, seats=seats):
            return {"words": ", ".join(_word(view, word) for word in won), "seats": _people(seats, words)}
        case Scored(seats=seats) | Eliminated(seats=seats) | TwoLeft(seats=seats):
            return {"seats": _people(seats, words)}
        case Voted(votes=votes):
            return {"votes": _ballots(votes, words)}
        case RoundEnded(gains=gains):
            return {"gains": _gains(gains, words)}
        case GameWon(scores=scores):
            return {"scores": ", ".join(f"{words.you_or_name(seat)} {score}" for seat, score in enumerate(scores))}
        case _:
            return {}


def _people(seats: tuple[Seat, ...], words: Words) -> str:
    return ", ".join(map(words.you_or_name, seats))


def _lettered(view: View, three: tuple[Word, ...]) -> str:
    return ", ".join(f"{letter} {_word(view, word)}" for letter, word in zip(LETTERS, three, strict=True))


def _ballots(votes: tuple[Vote | None, ...], words: Words) -> str:
    """Only those who voted."""
    return ", ".join(
        f"{words.you_or_name(seat)} {_vote(vote, words)}" for seat, vote in enumerate(votes) if vote is not None
    )


def _vote(vote: Vote | None, words: Words) -> str:
    return "" if vote is None else words(f"majority-choice-vote-{vote}")


def _gains(gains: tuple[int, ...], words: Words) -> str:
    took = [f"{words.you_or_name(seat)} {signed(gain)}" for seat, gain in enumerate(gains) if gain]
    return ", ".join(took) or words("majority-nobody-scores")


def _heading(view: View, words: Words) -> Text:
    aim = words(f"majority-aim-{view.aim}")
    return Text(words("majority-board-turn", round=view.round, turn=view.turn, aim=aim), style="bold")


def _pile(view: View, words: Words) -> Text:
    """The newest words, the reference last."""
    earlier = [_word(view, word) for word in view.pile[-LAST_WORDS:-1]]
    skipped = ["…"] if len(view.pile) > LAST_WORDS else []
    line = Text(f"{words('majority-board-pile', cards=len(view.pile))} · ")
    line.append(" › ".join([*skipped, *earlier, ""]), style="dim")
    return line.append(_word(view, view.pile[-1]), style="bold yellow")


def _propositions(view: View) -> Text:
    line = Text()
    for letter, word in zip(LETTERS, view.words, strict=True):
        line.append(f" {letter} ", style="reverse").append(f" {_word(view, word)}   ")
    return line


def _players(view: View, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", max_width=12, no_wrap=True, overflow="ellipsis")
    table.add_column("")
    table.add_column(words("majority-board-vote"))
    table.add_column(words("majority-board-round"), justify="right")
    table.add_column(words("majority-board-points"), justify="right")
    for seat in range(len(view.scores)):
        table.add_row(*_player(view, seat, words))
    return table


def _player(view: View, seat: Seat, words: Words) -> tuple[Text, ...]:
    is_in = seat in view.active
    score = view.scores[seat]
    return (
        Text(words.you_or_name(seat), style="bold" if seat == words.me else ""),
        Text("" if view.next == OVER else words("majority-board-in" if is_in else "majority-board-out")),
        Text(_vote(view.last.votes[seat], words) if view.last else ""),
        Text(signed(view.gains[seat]) if view.gains[seat] else ""),
        Text(words("majority-board-hidden"), style="dim") if score is None else Text(str(score)),
    )


FACE = MajorityFace()
