"""An expert of Démocrazy: asks how much each thing helps us to win, knowing that others vote."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from isoloir.bots.advice import Advice, by_worth
from isoloir.bots.search import Weighed
from isoloir.core import Ask, Chance, Choice, Option, Seat
from isoloir.games.democrazy.blank import effect_of
from isoloir.games.democrazy.deck import BLANKS, law_of, written
from isoloir.games.democrazy.force import must_name
from isoloir.games.democrazy.laws import Law, LawId
from isoloir.games.democrazy.preview import Outlook, outlook
from isoloir.games.democrazy.view import View

from .ballots import ballots_of, laws_standing, stirred, ways
from .flows import flows, jokers_after
from .forecast import forecast
from .outcome import Prospects, chances, prospects_now, prospects_with, prospects_without
from .regular import ABOUT_PEOPLE, blanks, declared, gains_of, parted, swapped, without

LATE = 8
"""Cards left when the End is near; before that a good law may be worth keeping."""
SAVED = 0.5
"""How likely a law that is kept is to be as good then, and to be proposed."""
EQUAL = 1e-3
DICE = 1000


def expert(view: View, question: Ask[Option], dice: Chance) -> Choice:
    assert view.seat is not None
    if question.what in ABOUT_PEOPLE:
        return (declared(view, view.seat, question, dice),)
    worths = worths_of(view, view.seat, question)
    return (max(question.options, key=lambda option: worths[option] + EQUAL * dice.below(DICE) / DICE),)


def advise(view: View, question: Ask[Option], dice: Chance) -> list[Advice]:
    """Nobody advises on what is true of a person."""
    if view.seat is None or question.what in ABOUT_PEOPLE:
        return []
    worths = worths_of(view, view.seat, question)
    if question.what == "drop":
        return [Advice((max(worths, key=worths.__getitem__),), "democrazy-drop", {})]
    return by_worth("won", [Weighed((option,), 0.0, max(0.0, worth)) for option, worth in worths.items()])


def worths_of(view: View, seat: Seat, question: Ask[Option]) -> dict[Option, float]:
    """Our chances of winning with each answer."""
    if question.what == "vote":
        return {card: _voting(view, seat, card) for card in question.options}
    return {option: _worth(view, seat, question.what, option) for option in question.options}


def _worth(view: View, seat: Seat, what: str, option: Option) -> float:
    match what:
        case "propose":
            return _proposing(view, seat, str(option))
        case "drop":
            return -_proposing(view, seat, str(option))
        case "name":
            assert view.proposal is not None
            return _promise(view, seat, law_of(view, view.proposal.law), str(option))
        case "repeal":
            return _now(replace(view, force=without(view.force, str(option))), seat)
        case "exchange":
            return _now(replace(view, tokens=swapped(view.tokens, seat, int(option))), seat)
        case "return" | "give" | "trim" | "barter":
            return _now(replace(view, tokens=parted(view, seat, str(option))), seat)
        case _:
            return _writing(view, seat, option)


def _now(view: View, seat: Seat) -> float:
    standing = flows(view, seat, [law for law, _ in laws_standing(view)])
    return chances(prospects_now(view, standing), view.deck_size)[seat]


def _voting(view: View, seat: Seat, card: Option) -> float:
    """Over every way the others may vote; a joker has to earn its price."""
    assert view.outlook is not None
    assert view.proposal is not None
    proposal = view.proposal
    law = law_of(view, proposal.law) if proposal.written is None else written(proposal.law, proposal.written)
    return _over_votes(view, seat, view.outlook, law, card)


def _over_votes(view: View, seat: Seat, out: Outlook, law: Law, card: Option) -> float:
    prospects = _prospects(view, seat, out, law, spent=card not in ("yes", "no"))
    ballots = ballots_of(view, seat, gains_of(out), law.circle)
    found: dict[tuple[bool, tuple[float, ...]], float] = {}
    for likely, result in ways(view, seat, law.circle, ballots, card):  # type: ignore[arg-type]
        end = (result.adopted, tuple(stirred(view, result)))
        found[end] = found.get(end, 0.0) + likely
    return sum(likely * _after_vote(view, seat, out, prospects[end[0]], end) for end, likely in found.items())


def _after_vote(
    view: View, seat: Seat, out: Outlook, prospects: Prospects, end: tuple[bool, tuple[float, ...]]
) -> float:
    adopted, more = end
    points = [each + stirring for each, stirring in zip(prospects.points, more, strict=True)]
    tokens = [each + stirring for each, stirring in zip(prospects.tokens, more, strict=True)]
    after = prospects._replace(points=points, tokens=tokens)
    return chances(after, 0 if out.ends and adopted else view.deck_size)[seat]


def _prospects(view: View, seat: Seat, out: Outlook, law: Law, *, spent: bool) -> dict[bool, Prospects]:
    """With the law and without: what lies there, what is to come, and jokers."""
    standing = [each for each, _ in laws_standing(view)]
    kept = [each for each in standing if each.id not in out.repeals]
    to_come = flows(view, seat, [*kept, law] if law.kind == "blue" else kept)
    jokers = jokers_after(view, law)
    found = {
        True: prospects_with(view, forecast(view, seat, law, out), jokers, to_come),
        False: prospects_without(view, out, flows(view, seat, standing)),
    }
    return {adopted: _spent(each, seat) for adopted, each in found.items()} if spent else found


def _spent(prospects: Prospects, seat: Seat) -> Prospects:
    return prospects._replace(jokers=[0.0 if each == seat else joker for each, joker in enumerate(prospects.jokers)])


def _proposing(view: View, seat: Seat, law: LawId) -> float:
    """Our chances with this law, less what it might do for us later: a lead that comes late is kept."""
    now = _promised(view, seat, law)
    if view.deck_size - view.seats < LATE or view.next != "propose":
        return now
    late = replace(view, deck_size=LATE)
    return now - SAVED * max(0.0, _promised(late, seat, law) - _now(late, seat))


def _promised(view: View, seat: Seat, law: LawId) -> float:
    if law in BLANKS:
        return max(_promise(view, seat, written(law, effect_of(parts)), None) for parts in blanks(()))
    row = law_of(view, law)
    named: Iterable[LawId | None] = [each.law for each in view.force] if must_name(view, row) else [None]
    return max(_promise(view, seat, row, name) for name in named)


def _promise(view: View, seat: Seat, law: Law, named: LawId | None) -> float:
    """Our chances with this law on the table, voting as we please ourselves, our joker at its price included."""
    out = outlook(view, law, named)
    cards = ("yes", "no") if view.joker is None else ("yes", "no", view.joker)
    return max(_over_votes(view, seat, out, law, card) for card in cards)


def _writing(view: View, seat: Seat, option: Option) -> float:
    """The best law that can still be written with this part."""
    assert view.proposal is not None
    parts = (*view.proposal.parts, option)
    laws = (written(view.proposal.law, effect_of(whole)) for whole in blanks(parts))
    return max((_promise(view, seat, law, None) for law in laws), default=0.0)
