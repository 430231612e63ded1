"""Bots for Démocrazy: they vote and propose by what they stand to gain, from what everyone knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from isoloir.core import Ask, Chance, Choice, Option, Seat, chance
from isoloir.games.democrazy.blank import effect_of
from isoloir.games.democrazy.board import EACH, Board, Standing, Tokens
from isoloir.games.democrazy.deck import BLANKS, law_of, written
from isoloir.games.democrazy.effects.byhand import DONE
from isoloir.games.democrazy.force import must_name
from isoloir.games.democrazy.items import GiveToken
from isoloir.games.democrazy.laws import COLOURS, Circle, Hand, Law, LawId, Rejoker
from isoloir.games.democrazy.people import NOBODY
from isoloir.games.democrazy.preview import Outlook, Range, outlook
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.tokens import minus, plus
from isoloir.games.democrazy.view import View

from .writing import blanks, judged

ENOUGH = 3.0
"""A stake from which a joker is worth playing early in the game."""
CARDS = 26
ABOUT_PEOPLE = ("declare", "doubt", "point", "catch", "judge", "hand-do")
GLANCES = 3
"""How many of its laws a novice looks at before it proposes one."""
SLIPS = 4
"""A bot breaks a law about manners once in this many turns."""
TIRED = 1e-3
"""Random noise below this keeps ties from always falling the same way."""
NEVER = -99.0
"""What only people can do: carry out a sentence."""


Table: TypeAlias = View | Board
"""What a seat sees, or a board that it imagines."""
T = TypeVar("T", bound=View | Board)


class Stake(NamedTuple):
    """How much better or worse than the others each seat would fare with a law."""

    gains: tuple[float, ...]
    adopted: float
    """How likely it looks to be adopted."""


def regular(view: View, question: Ask[Option], dice: Chance) -> Choice:
    """Takes what promises most; the dice settle what is equal."""
    assert view.seat is not None
    if question.what in ABOUT_PEOPLE:
        return (declared(view, view.seat, question, dice),)
    if len(question.options) == 1:
        return (question.options[0],)
    if question.what == "vote":
        return (_vote(view, view.seat, question, dice),)
    worths = {option: _worth(view, view.seat, question, option) for option in question.options}
    return (max(question.options, key=lambda option: worths[option] + TIRED * dice.below(1000) / 1000),)


def preferred(table: Table, seat: Seat, question: Ask[Option]) -> Option:
    """What a regular takes when a law asks for something; of equals the first."""
    return max(question.options, key=lambda option: _worth(table, seat, question, option))


def novice(view: View, question: Ask[Option], dice: Chance) -> Choice:
    """Looks at its own points only when it votes or proposes, keeps its joker for a better day, and does the rest by
    dice."""
    assert view.seat is not None
    match question.what:
        case what if what in ABOUT_PEOPLE:
            return (declared(view, view.seat, question, dice),)
        case "vote":
            change = _own_change(view.outlook, view.seat)
            return ("yes" if change > 0 or (change == 0 and dice.below(2) == 0) else "no",)
        case "propose":
            few = dice.sample(question.options, min(GLANCES, len(question.options)))
            return (max(few, key=lambda law: _own_change(view.prospects.get(str(law)), view.seat)),)
        case _:
            return dice.sample(question.options, question.take)


def _own_change(out: Outlook | None, seat: Seat | None) -> float:
    if out is None or seat is None:
        return 0.0
    return _middle(out.points_with[seat]) - _middle(out.points_without[seat])


def declared(view: View, seat: Seat, question: Ask[Option], dice: Chance, slips: int = SLIPS) -> Option:
    """A bot speaks for itself alone: it declares, points at itself or owns up, and never accuses or doubts anyone."""
    match question.what:
        case "declare":
            return "yes" if has_trait(view, seat, view.agenda[0].law) else "no"
        case "point":
            return seat if has_trait(view, seat, view.agenda[0].law) else NOBODY
        case "catch":
            return seat if dice.below(slips) == 0 else NOBODY
        case "judge":
            return judged(view, seat)
        case "hand-do":
            return DONE
        case _:
            return NOBODY


def has_trait(view: Table, seat: Seat, law: LawId) -> bool:
    """Always the same for the same seat and law in this game: the tokens dealt tell games apart."""
    dealt = view.draws[: view.seats * EACH[view.seats]]
    return chance("democrazy", "trait", dealt, law, seat).below(2) == 1


def _worth(view: Table, seat: Seat, question: Ask[Option], option: Option) -> float:
    match question.what:
        case "propose":
            return _proposing(view, seat, str(option))
        case "drop":
            return -_proposing(view, seat, str(option))
        case "name":
            assert view.proposal is not None
            return _stake(view, law_of(view, view.proposal.law), str(option)).gains[seat]
        case "repeal" | "exchange" | "return" | "give" | "trim" | "barter":
            return _lead(as_if_chosen(view, seat, question.what, option), seat)
        case _:
            return _writing(view, seat, option)


def _vote(view: View, seat: Seat, question: Ask[Option], dice: Chance) -> Option:
    """Yes to what gains; a joker where much is at stake and the others look like spoiling it."""
    assert view.outlook is not None
    stake = _weighed(view, view.outlook, circle_of(view))
    gain = stake.gains[seat] + _hope(view, seat)
    wanted = gain > 0 if abs(gain) > TIRED else dice.below(2) == 0
    joker = view.joker
    threatened = stake.adopted < 0.5 if wanted else stake.adopted >= 0.5
    if joker is not None and threatened and abs(gain) >= price_of(view) and joker in _helpful(wanted=wanted):
        return joker
    return "yes" if wanted else "no"


def _helpful(*, wanted: bool) -> tuple[str, ...]:
    return ("white", "scam") if wanted else ("black", "scam")


def price_of(view: View) -> float:
    """A joker is worth less and less as the deck runs out."""
    return ENOUGH * view.deck_size / CARDS + 0.5


def _hope(view: View, seat: Seat) -> float:
    """A new joker is worth something to a seat without one."""
    assert view.proposal is not None
    effect = view.proposal.written or law_of(view, view.proposal.law).effect
    return 1.0 if isinstance(effect, Rejoker) and not view.holders[seat] else 0.0


def circle_of(view: View) -> Circle:
    assert view.proposal is not None
    return "black" if view.proposal.law in BLANKS else law_of(view, view.proposal.law).circle


def _proposing(view: Table, seat: Seat, law: LawId) -> float:
    """What proposing this law promises: its gain, as likely as it is to be adopted."""
    if law in BLANKS:
        return max(_promise(view, seat, written(law, effect_of(parts)), None) for parts in blanks(()))
    row = law_of(view, law)
    if isinstance(row.effect, Hand):
        return NEVER
    named = [standing.law for standing in view.force] if must_name(view, row) else [None]
    return max(_promise(view, seat, row, name) for name in named)


def _promise(view: Table, seat: Seat, law: Law, named: LawId | None) -> float:
    stake = _stake(view, law, named)
    return stake.gains[seat] * stake.adopted


def _writing(view: Table, seat: Seat, option: Option) -> float:
    """The best law that can still be written with this part."""
    assert view.proposal is not None
    parts = (*view.proposal.parts, option)
    laws = (written(view.proposal.law, effect_of(whole)) for whole in blanks(parts))
    return max((_promise(view, seat, law, None) for law in laws), default=NEVER)


def _stake(view: Table, law: Law, named: LawId | None) -> Stake:
    return _weighed(view, outlook(view, law, named), law.circle)


def _weighed(view: Table, out: Outlook, circle: str) -> Stake:
    """Each seat's gain over the average of the others, and a guess at the vote from these gains."""
    gains = gains_of(out)
    return Stake(gains, likely_adopted(gains, circle))


def likely_adopted(gains: Sequence[float], circle: str) -> float:
    leaning = sum((gain > TIRED) - (gain < -TIRED) for gain in gains) + (0.5 if circle == "white" else -0.5)
    return min(0.95, max(0.05, 0.5 + leaning / len(gains)))


def gains_of(out: Outlook) -> tuple[float, ...]:
    """What the law brings each seat over the average of the others."""
    changes = [
        _middle(after) - _middle(before) for before, after in zip(out.points_without, out.points_with, strict=True)
    ]
    seats, whole = len(changes), sum(changes)
    return tuple(change - (whole - change) / (seats - 1) for change in changes)


def _middle(span: Range) -> float:
    return (span.low + span.high) / 2


def _lead(view: Table, seat: Seat) -> float:
    """Our points over the average of the others'."""
    points = scores(view)
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def as_if_chosen(view: T, seat: Seat, what: str, option: Option) -> T:
    """The table once we have repealed this law, exchanged tokens with this seat, or parted with one of this colour."""
    match what:
        case "repeal":
            return replace(view, force=without(view.force, str(option)))
        case "exchange":
            return replace(view, tokens=swapped(view.tokens, seat, int(option)))
        case _:
            return replace(view, tokens=parted(view, seat, str(option)))


def without(force: tuple[Standing, ...], law: LawId) -> tuple[Standing, ...]:
    return tuple(standing for standing in force if standing.law != law)


def swapped(tokens: tuple[Tokens, ...], one: Seat, other: Seat) -> tuple[Tokens, ...]:
    places = {one: tokens[other], other: tokens[one]}
    return tuple(places.get(seat, held) for seat, held in enumerate(tokens))


def parted(view: Table, seat: Seat, colour: str) -> tuple[Tokens, ...]:
    """Everyone's tokens once one of this colour has left us."""
    kind = next(each for each in COLOURS if each == colour)
    item = view.agenda[0]
    taker = item.to if isinstance(item, GiveToken) else None
    return tuple(
        minus(held, kind) if each == seat else plus(held, kind) if each == taker else held
        for each, held in enumerate(view.tokens)
    )
