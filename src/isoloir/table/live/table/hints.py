"""What an expert would do: worked out from the learner's view, told only to them, kept while the question is open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from isoloir.bots.advice import Advice
from isoloir.core import Seat

from ...log.words import Person
from ...party.party import Party
from ...wire import from_client as s
from ...wire import from_server as a
from ...wire.refusal import Refusal
from .botseats import Question, advised
from .clocks import Clock
from .slots import Awaited, Slots


class Advising(Protocol):
    def __call__(self, question: Question, then: Callable[[list[Advice] | None], None]) -> None: ...


def advise_at_once(question: Question, then: Callable[[list[Advice] | None], None]) -> None:
    then(advised(question))


class Hints:
    """The hints of one table. Each seat is worked out once per pause, no matter how often its owner asks."""

    def __init__(self, advise: Advising, clock: Clock, slots: Slots) -> None:
        self._advise, self._clock, self._slots = advise, clock, slots
        self._pause = 0
        self._given: dict[Seat, list[Advice]] = {}
        self._waiting: dict[Seat, list[Awaited[list[Advice]]]] = {}

    def ask(self, party: Party, person: Person, said: s.Advise, tell: Callable[[a.FromServer], None]) -> None:
        """Raises Refusal."""
        question = question_of(party, person, said)
        if question.pause != self._pause:
            self._pause, self._given, self._waiting = question.pause, {}, {}

        def answer(found: list[Advice] | None) -> None:
            if found is None:
                tell(a.Refused(said.command, "hint-not-now"))
                return
            best = [a.Suggestion(tuple(each.choice), each.reason, each.facts) for each in found]
            tell(a.Advised(said.command, said.pause, said.seat, best))

        awaited = Awaited[list[Advice]](self._clock, self._slots.hint(self._clock.now()), answer)
        if said.seat in self._given:
            awaited.came(self._given[said.seat])
        elif said.seat in self._waiting:
            self._waiting[said.seat].append(awaited)
        else:
            self._waiting[said.seat] = [awaited]
            self._advise(question, lambda found: self._found(question, found))

    def _found(self, question: Question, found: list[Advice] | None) -> None:
        if question.pause != self._pause:
            return
        if found is not None:
            self._given[question.seat] = found
        for awaited in self._waiting.pop(question.seat, ()):
            awaited.came(found)


def question_of(party: Party, person: Person, said: s.Advise) -> Question:
    if not party.gives_hints:
        raise Refusal("hints-off")
    play = party.play
    if play is None or party.phase != "playing" or said.pause != party.base + play.pause:
        raise Refusal("late")
    if said.seat not in play.asks or said.seat not in party.shown_to(person):
        raise Refusal("not-asked")
    view, ask = play.match.view(said.seat), play.asks[said.seat]
    return Question(play.key, "expert", said.seat, view, ask, play.bot_seed, play.pause)
