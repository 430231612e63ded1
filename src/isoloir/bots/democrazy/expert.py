"""An expert of Démocrazy: asks how much each thing helps us to win, knowing that others vote."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from isoloir.bots.advice import Advice, by_worth
from isoloir.bots.search import Plan, Weighed
from isoloir.core import Ask, Chance, Choice, Match, Option, Seat
from isoloir.games.democrazy.blank import effect_of
from isoloir.games.democrazy.board import Proposal
from isoloir.games.democrazy.deck import BLANKS, law_of
from isoloir.games.democrazy.force import must_name
from isoloir.games.democrazy.laws import Hand, LawId
from isoloir.games.democrazy.view import View
from isoloir.games.democrazy.voting import Vote

from .ballots import whim_at
from .deliberation import Deliberation, motion
from .regular import ABOUT_PEOPLE, NEVER, as_if_chosen, declared, regular
from .value import chances, worth
from .writing import blanks

LATE = 8
"""Cards left when the End is near; before that a good law may be worth keeping."""
SAVED = 0.5
"""How likely a law that is kept is to be as good then, and to be proposed."""
TRIES, HORIZON = 16, 2
"""Of each answer, by a search that plays against others, and a number of questions ahead."""
SLIPS = 12
"""An expert minds its manners: it breaks a law about them once in this many turns."""
EQUAL = 1e-4
DICE = 1000


def expert(view: View, question: Ask[Option], dice: Chance) -> Choice:
    assert view.seat is not None
    if question.what in ABOUT_PEOPLE:
        return (declared(view, view.seat, question, dice, SLIPS),)
    if len(question.options) == 1:
        return (question.options[0],)
    worths = worths_of(view, view.seat, question, dice)
    return (max(question.options, key=lambda option: worths[option] + EQUAL * dice.below(DICE) / DICE),)


def advise(view: View, question: Ask[Option], dice: Chance) -> list[Advice]:
    """Nobody advises on what is true of a person."""
    if view.seat is None or question.what in ABOUT_PEOPLE:
        return []
    worths = worths_of(view, view.seat, question, dice)
    if question.what == "drop":
        return [Advice((max(worths, key=worths.__getitem__),), "democrazy-drop", {})]
    return by_worth("won", [Weighed((option,), 0.0, max(0.0, worth)) for option, worth in worths.items()])


def plan(view: View, question: Ask[Option]) -> Plan:
    """To the next proposal or so, with regulars in all seats; what follows is looked up."""
    return Plan(playouts=TRIES * len(question.options), horizon=HORIZON, worth=_later, rollout=regular)


def _later(match: Match[Any], seat: Seat) -> float:
    return worth(match.board, seat)


def worths_of(view: View, seat: Seat, question: Ask[Option], dice: Chance) -> dict[Option, float]:
    """Our chances of winning with each answer."""
    thoughts = Deliberation(view, seat, dice)
    if question.what == "vote":
        assert view.proposal is not None
        worths = thoughts.cards(motion(view, view.proposal), question.options)  # type: ignore[arg-type]
        return dict(worths.items())
    thoughts = thoughts.split(len(question.options))
    return {option: _worth(view, seat, question.what, option, thoughts) for option in question.options}


def _worth(view: View, seat: Seat, what: str, option: Option, thoughts: Deliberation) -> float:
    match what:
        case "propose":
            return _proposing(view, seat, str(option), thoughts)
        case "drop":
            return -_promised(view, str(option), thoughts)
        case "name":
            assert view.proposal is not None
            return _promise(view, replace(view.proposal, repeals=str(option)), thoughts)
        case "repeal" | "exchange" | "return" | "give" | "trim" | "barter":
            return _now(as_if_chosen(view, seat, what, option), seat)
        case _:
            return _writing(view, option, thoughts)


def _now(view: View, seat: Seat) -> float:
    return chances(view, view.deck_size, whim_at(view, seat))[seat]


def _proposing(view: View, seat: Seat, law: LawId, thoughts: Deliberation) -> float:
    """Our chances with this law, less what it might do for us later: a lead that comes late is kept."""
    now = _promised(view, law, thoughts)
    if view.deck_size - view.seats < LATE:
        return now
    late = thoughts.later(LATE)
    return now - SAVED * max(0.0, _promised(view, law, late) - chances(view, LATE, late.whim)[seat])


def _promised(view: View, law: LawId, thoughts: Deliberation) -> float:
    if law in BLANKS:
        return _written(view, BLANKS[0], (), thoughts)
    row = law_of(view, law)
    if isinstance(row.effect, Hand):
        return NEVER
    named: list[LawId | None] = [each.law for each in view.force] if must_name(view, row) else [None]
    thoughts = thoughts.split(len(named))
    return max(_promise(view, Proposal(law, name), thoughts) for name in named)


def _blank(law: LawId, parts: tuple[Option, ...]) -> Proposal:
    return Proposal(law, parts=parts, written=effect_of(parts))


def _promise(view: View, proposal: Proposal, thoughts: Deliberation) -> float:
    """Our chances with this law on the table, voting as we please ourselves, our joker included."""
    cards: tuple[Vote, ...] = ("yes", "no") if view.joker is None else ("yes", "no", view.joker)
    return max(thoughts.cards(motion(view, proposal), cards).values())


def _writing(view: View, option: Option, thoughts: Deliberation) -> float:
    assert view.proposal is not None
    return _written(view, view.proposal.law, (*view.proposal.parts, option), thoughts)


def _written(view: View, law: LawId, begun: tuple[Option, ...], thoughts: Deliberation) -> float:
    """The best law that can still be written when it begins this way."""
    laws = [_blank(law, parts) for parts in blanks(begun)]
    thoughts = thoughts.hasty().split(len(laws))
    return max((_promise(view, each, thoughts) for each in laws), default=NEVER)
