"""How a vote in Démocrazy may go: everyone's likely card, and what each way of voting leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate, product
from math import exp
from operator import mul
from typing import TypeAlias

from isoloir.core import Seat
from isoloir.games.democrazy.jokers import pack
from isoloir.games.democrazy.laws import Circle, Law, Rejoker
from isoloir.games.democrazy.polling import counting
from isoloir.games.democrazy.preview import Outlook
from isoloir.games.democrazy.view import View
from isoloir.games.democrazy.voting import Outcome, Vote, outcome

from .regular import TIRED, gains_of, likely_adopted, price_of

Ballot: TypeAlias = dict[Vote, float]
"""The cards a seat may play, and how likely each is."""

PLAIN, FREE = 0.85, 0.15
"""How likely somebody who thinks is to vote just as the count says, and how likely by more than that."""
CAPRICE = 0.04
"""How often a free mind votes for reasons we can't see."""
SURE = 0.4
"""To a free mind, a gain of this many points makes a YES e times as likely as a NO."""
ANYHOW = 0.1
"""How likely a seat is to vote anyhow, before we've seen anything of it."""
PATIENT, HASTY = 0.97, 2 / 3
"""How likely a seat that thinks, and one that votes anyhow, is to keep its joker through a vote."""
ALIKE = 0.5
"""How much of what one seat's joker tells about it is true of the others, too."""
NEVER = 0.02
MOST, FEW = 243, 16
"""How many ways to vote are tried at most, with time and without: of a large table, those who hardly waver are taken
at their word."""


def gains_with(view: View, law: Law, out: Outlook) -> list[float]:
    """What the law brings each seat over the others; a new joker is worth a point to a seat without one."""
    hope = isinstance(law.effect, Rejoker)
    return [gain + (hope and not holds) for gain, holds in zip(gains_of(out), view.holders, strict=True)]


def ballots_of(view: View, seat: Seat, gains: Sequence[float], circle: Circle) -> list[Ballot]:
    """What each of the others may play, and how likely: as a regular would, more freely, or anyhow."""
    jokers = unseen_jokers(view)
    adopted = likely_adopted(gains, circle)
    found: list[Ballot] = []
    for each, gain in enumerate(gains):
        held = jokers if view.holders[each] and each != seat else {}
        tempted = abs(gain) >= price_of(view) and (adopted < 0.5) == (gain > 0)
        whim = whim_of(view, seat, each)
        ballot = _mixed(
            (PLAIN * (1 - whim), _counting(gain, held if tempted else {})),
            (FREE * (1 - whim), _free(gain)),
            (whim, _anyhow(held)),
        )
        found.append({card: share for card, share in ballot.items() if share > NEVER})
    return found


def unseen_jokers(view: View) -> Ballot:
    """How likely a joker that we can't see is to be of each kind."""
    unseen = list(pack(view.joker_split))
    for joker in (*view.joker_discard, *(() if view.joker is None else (view.joker,))):
        unseen.remove(joker)
    return {joker: unseen.count(joker) / len(unseen) for joker in sorted(set(unseen))}


def whim_at(view: View, seat: Seat) -> float:
    """How likely the others at this table are to vote anyhow, on average."""
    others = [each for each in range(view.seats) if each != seat]
    return sum(whim_of(view, seat, each) for each in others) / len(others)


def whim_of(view: View, me: Seat, seat: Seat) -> float:
    """How likely a seat is to vote anyhow: a joker that is gone early tells on it, one that is kept speaks for it.
    People at one table are often alike, so the others' jokers tell a little, too."""
    odds = ANYHOW / (1 - ANYHOW) * haste(view, seat)
    for each in range(view.seats):
        if each not in (me, seat):
            odds *= haste(view, each) ** ALIKE
    return odds / (1 + odds)


def haste(view: View, seat: Seat) -> float:
    """How many times as likely what became of its joker is if the seat votes anyhow."""
    votes = view.turn - 1
    if any(view.joker_since) or votes < 1:
        return 1.0
    if view.used[seat]:
        return (1 - HASTY**votes) / (1 - PATIENT**votes)
    return (HASTY / PATIENT) ** votes if view.holders[seat] else 1.0


def _counting(gain: float, jokers: Ballot) -> Ballot:
    """A regular: yes to a gain, and a joker that helps where much is at stake and the others would spoil it."""
    wanted = 0.5 if abs(gain) <= TIRED else float(gain > 0)
    helpful = ("white" if gain > 0 else "black", "scam")
    ballot = {joker: share for joker, share in jokers.items() if joker in helpful}
    rest = 1 - sum(ballot.values())
    return ballot | {"yes": rest * wanted, "no": rest * (1 - wanted)}


def _free(gain: float) -> Ballot:
    yes = CAPRICE + (1 - 2 * CAPRICE) / (1 + exp(-max(-30.0, min(30.0, gain / SURE))))
    return {"yes": yes, "no": 1 - yes}


def _anyhow(jokers: Ballot) -> Ballot:
    if not jokers:
        return {"yes": 0.5, "no": 0.5}
    return {"yes": 1 / 3, "no": 1 / 3, **{joker: share / 3 for joker, share in jokers.items()}}


def _mixed(*parts: tuple[float, Ballot]) -> Ballot:
    found: Ballot = {}
    for weight, ballot in parts:
        for card, share in ballot.items():
            found[card] = found.get(card, 0.0) + weight * share
    return found


def ways(
    view: View, seat: Seat, circle: Circle, ballots: Sequence[Ballot], card: Vote, most: int = MOST
) -> Iterator[tuple[float, Outcome]]:
    """Every way the others may vote when we play this card, and how likely each is."""
    rule = counting(view)
    others = sorted((each for each in range(view.seats) if each != seat), key=lambda each: max(ballots[each].values()))
    open_minds = [
        each
        for each, number in zip(others, accumulate([len(ballots[each]) for each in others], mul), strict=True)
        if number <= most
    ]
    votes: list[Vote] = [card] * view.seats
    for each in others[len(open_minds) :]:
        votes[each] = max(ballots[each], key=ballots[each].__getitem__)
    for said in product(*(ballots[each].items() for each in open_minds)):
        likely = 1.0
        for each, (vote, share) in zip(open_minds, said, strict=True):
            votes[each] = vote
            likely *= share
        yield likely, outcome(tuple(votes), circle, view.joker_mode, rule)
