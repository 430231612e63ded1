"""Words, phrases and laws: what was put to the table, who wanted it and what the table took, read from what everybody
was told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, NamedTuple

from isoloir.core import Event, Option, Seat
from isoloir.core.trace import Trace
from isoloir.games.democrazy import events as democrazy
from isoloir.games.habits import events as habits
from isoloir.games.majority import events as majority

LETTERS = ("A", "B", "C")


class Put(NamedTuple):
    """A thing that was put to the table once."""

    kind: str
    thing: Option
    taken: bool
    """Whether the table took it."""
    voters: tuple[Seat, ...]
    """Who chose it, whether the table did or not."""


def things_in(trace: Trace) -> Iterator[Put]:
    """Each thing as often as it was put to the table."""
    read = THINGS.get(trace.game)
    if read is not None:
        yield from read((trace.told, *(reveal.told for reveal in trace.reveals)))


def _words(told: Iterable[tuple[Event, ...]]) -> Iterator[Put]:
    """The words of a turn are told before its vote, and what the vote came to with it."""
    words: tuple[Option, ...] = ()
    for events in told:
        votes = [event.votes for event in events if isinstance(event, majority.Voted)]
        won = [word for event in events if isinstance(event, majority.WordsWon) for word in event.words]
        for vote in votes:
            for letter, word in zip(LETTERS, words, strict=True):
                yield Put("word", word, word in won, _voters(vote, letter))
        words = next((event.words for event in events if isinstance(event, majority.TurnBegan)), ())


def _phrases(told: Iterable[tuple[Event, ...]]) -> Iterator[Put]:
    """A tie is settled in between: what was voted on is what was revealed last."""
    vote: habits.VotesRevealed | None = None
    for event in chain.from_iterable(told):
        match event:
            case habits.VotesRevealed():
                vote = event
            case habits.HabitChosen() if vote is not None:
                for marker, card in enumerate(vote.cards, 1):
                    yield Put("phrase", card, marker == event.marker, _voters(vote.votes, marker))


def _laws(told: Iterable[tuple[Event, ...]]) -> Iterator[Put]:
    for event in chain.from_iterable(told):
        if isinstance(event, democrazy.Voted):
            yield Put("law", event.law, event.adopted, _voters(event.votes, "yes"))


def _voters(votes: Sequence[Any], wanted: Any) -> tuple[Seat, ...]:
    return tuple(seat for seat, vote in enumerate(votes) if vote == wanted)


THINGS: dict[str, Callable[[Iterable[tuple[Event, ...]]], Iterator[Put]]] = {
    "majority": _words,
    "habits": _phrases,
    "democrazy": _laws,
}
