"""Bots for Habits: they learn a person from what the table has chosen for them so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, partial
from math import log
from typing import TypeVar

from isoloir.content.habits import CARDS, tags
from isoloir.core import Ask, Chance, Choice, Seat, chance
from isoloir.games.habits.board import Card, Portrayal
from isoloir.games.habits.view import View

from .advice import MOST, Advice
from .levels import Bot, Level

T = TypeVar("T")

KEPT = 2.0
"""What the chosen habit says about its patient, beside the share of votes each habit got."""
OWN_EYES = 0.5
"""A bot's own vote counts more for it, so that bots don't all see a person the same way."""
EVERYBODY = 0.15
"""How much it counts against a habit that it fits the others too: it says little about one person."""
SIDES_OF_DIE = 1000

Likeness = Mapping[str, float]
"""How strongly each topic has been tied to a person."""


def choose(view: View, question: Ask[int], dice: Chance, doubt: float) -> Choice:
    """`doubt`: how far a hunch may outweigh what was learned."""
    assert view.seat is not None
    match question.what:
        case "give":
            return _gifts(view, view.seat, question.options, dice, doubt)
        case "pick":
            worths = _fits(view, _people(view), view.seat, question.options)
        case "settle" if view.votes[view.seat] in question.options:
            return (view.votes[view.seat],)
        case _:
            worths = _marker_worths(view, question.options)
    return (_best(_with_hunches(worths, dice, doubt), dice),)


def _gifts(view: View, giver: Seat, hand: Iterable[Card], dice: Chance, doubt: float) -> Choice:
    """The best pair of habit and person first, then the best of what is left, and so on."""
    opponents = [(giver + count) % view.seats for count in range(1, view.seats)]
    people = _people(view)
    fits = {(person, card): fit for person in opponents for card, fit in _fits(view, people, person, hand).items()}
    pairs = _with_hunches(fits, dice, doubt)
    gifts: dict[Seat, Card] = {}
    while pairs:
        person, card = _best(pairs, dice)
        gifts[person] = card
        pairs = {pair: worth for pair, worth in pairs.items() if pair[0] != person and pair[1] != card}
    return tuple(gifts[person] for person in opponents)


def _marker_worths(view: View, markers: Iterable[int]) -> dict[int, float]:
    """How likely the table is to find that each habit fits the patient."""
    assert view.patient is not None
    fits = _fits(view, _people(view), view.patient, view.spread)
    cards = {marker: view.spread[marker - 1] for marker in markers}
    return {marker: fits[card] + _agreement(view, card) for marker, card in cards.items()}


def _agreement(view: View, card: Card) -> float:
    """A kept habit that many voted for may well be chosen again."""
    return sum(_share(turn, card) for turn in view.history if turn.chosen == card)


def _fits(view: View, people: Sequence[Likeness], person: Seat, cards: Iterable[Card]) -> dict[Card, float]:
    """Topics tied to this person, rare ones first, less what was tied to everyone.

    Nobody has said what a house phrase is about, so we assume it fits as well as the others on average.
    """
    pull = _pull(people, person)
    known = {
        card: _mean([pull.get(topic, 0.0) for topic in topics]) for card in cards if (topics := _topics(view, card))
    }
    usual = _mean(list(known.values()))
    return {card: known.get(card, usual) for card in cards}


def _pull(people: Sequence[Likeness], person: Seat) -> Likeness:
    """How much each topic speaks for a habit, for this person at this table."""
    others = [likeness for seat, likeness in enumerate(people) if seat != person]
    return {
        topic: _rarity()[topic] * (strength - EVERYBODY * _mean([other.get(topic, 0.0) for other in others]))
        for topic, strength in people[person].items()
    }


def _people(view: View) -> list[Likeness]:
    """What the table has shown of everyone so far, by seat."""
    people: list[dict[str, float]] = [{} for _ in range(view.seats)]
    for turn in view.history:
        tied = people[turn.patient]
        for card in turn.spread:
            strength = _strength(turn, card, view.seat)
            for topic in _topics(view, card):
                tied[topic] = tied.get(topic, 0.0) + strength
    return [*people]


def _strength(turn: Portrayal, card: Card, eyes: Seat | None) -> float:
    mine = eyes is not None and turn.spread[turn.votes[eyes] - 1] == card
    return _share(turn, card) + KEPT * (turn.chosen == card) + OWN_EYES * mine


def _share(turn: Portrayal, card: Card) -> float:
    """The part of the table that voted for it."""
    return turn.votes.count(turn.spread.index(card) + 1) / len(turn.votes)


def _topics(view: View, card: Card) -> tuple[str, ...]:
    return tags(card) if card < CARDS else ()


@cache
def _rarity() -> Mapping[str, float]:
    """A topic that half the deck shares says little; a rare one says much."""
    counts = Counter(topic for card in range(CARDS) for topic in tags(card))
    return {topic: log(CARDS / count) for topic, count in counts.items()}


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def _with_hunches(worths: Mapping[T, float], dice: Chance, doubt: float) -> dict[T, float]:
    return {each: worth + doubt * dice.below(SIDES_OF_DIE) / SIDES_OF_DIE for each, worth in worths.items()}


def _best(worths: Mapping[T, float], dice: Chance) -> T:
    """The highest; among equals the dice decide, never the order of seats or cards."""
    top = max(worths.values())
    return dice.choice([each for each, worth in worths.items() if worth == top])


def advise(view: View, question: Ask[int], dice: Chance) -> list[Advice]:
    """What an expert with a little doubt would do: the same thing, or nearly."""
    likely = [tuple(choose(view, question, chance(dice.fork()), DOUBTS["expert"])) for _ in range(MOST * MOST)]
    ranked = enumerate(Counter(likely).most_common(MOST), 1)
    return [Advice(choice, f"habits-{question.what}", {"rank": rank}) for rank, (choice, _) in ranked]


DOUBTS: dict[Level, float] = {"novice": 6.0, "regular": 3.0, "expert": 0.5}
"""With less doubt, regulars agree so often that a lone person among them would suspect a conspiracy."""
BOTS: dict[Level, Bot] = {level: partial(choose, doubt=doubt) for level, doubt in DOUBTS.items()}
ADVISE = advise
