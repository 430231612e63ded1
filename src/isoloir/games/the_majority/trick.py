"""The effects of the cards of one trick, in rising order of power: what each does to the cards on the table."""

from __future__ import annotations

from itertools import count

from msgspec.structs import replace

from isoloir.core import Seat

from .board import ASSASSIN, BRIBE, COLOUR, POWER, SPY, TRAITOR, Cards, Lying, left, plus, right

Trick = tuple[Lying, ...]


def laid(cards: Cards) -> Trick:
    """Each card in front of the seat that played it."""
    return tuple(map(Lying, cards, count(), count()))


def bribers(trick: Trick) -> dict[str, tuple[Seat, ...]]:
    """By colour, who played a 0 of it."""
    found: dict[str, tuple[Seat, ...]] = {}
    for each in trick:
        if POWER[each.card] == BRIBE:
            colour = COLOUR[each.card]
            found[colour] = (*found.get(colour, ()), each.seat)
    return found


def bribed(trick: Trick, bribes: dict[str, tuple[Seat, ...]]) -> Trick:
    """The only 0 of its colour takes every other card of that colour; two or more do nothing."""
    thieves = {colour: seats[0] for colour, seats in bribes.items() if len(seats) == 1}
    return tuple([_stolen(each, thieves) for each in trick]) if thieves else trick


def _stolen(each: Lying, thieves: dict[str, Seat]) -> Lying:
    thief = thieves.get(COLOUR[each.card], each.seat)
    return each if thief == each.seat else replace(each, front=thief, stolen=True)


def assassins(trick: Trick, *, stolen_two_kills: bool) -> Cards:
    """The 2s that act, all at the same time."""
    return tuple(
        [each.card for each in trick if POWER[each.card] == ASSASSIN and (stolen_two_kills or not each.stolen)]
    )


def killers(each: Lying, twos: Cards) -> Cards:
    """The 2s that kill this card: those of other colours, unless a bribe holds it."""
    return () if each.stolen else tuple([two for two in twos if COLOUR[two] != COLOUR[each.card]])


def assassinated(trick: Trick, twos: Cards) -> Trick:
    return tuple([replace(each, dead=True) if killers(each, twos) else each for each in trick]) if twos else trick


def spies(trick: Trick, *, first_edition: bool) -> tuple[Seat, ...]:
    """Whose 3 is neither killed nor stolen; in the first edition a stolen 3 works for the thief."""
    active = {each.front for each in trick if POWER[each.card] == SPY and _acts(each, even_stolen=first_edition)}
    return tuple(sorted(active))


def designated(candidates: tuple[Seat, ...], token: Seat, seats: int) -> Seat:
    """The spy furthest clockwise from the token; its holder is at no distance at all."""
    return max(candidates, key=lambda seat: (seat - token) % seats)


def open_order(spy: Seat, seats: int) -> tuple[Seat, ...]:
    """Clockwise; with four the spy plays second and their partner last, with three the spy plays last."""
    start = right(spy, seats) if seats == 4 else left(spy, seats)
    return tuple([(start + turn) % seats for turn in range(seats)])


def is_betrayal(each: Lying) -> bool:
    return POWER[each.card] == TRAITOR and _acts(each)


def betrayed(trick: Trick) -> Trick:
    """Each 7 that is neither killed nor stolen moves once, to the right of the one who played it."""
    seats = len(trick)
    return tuple([replace(each, front=right(each.seat, seats)) if is_betrayal(each) else each for each in trick])


def _acts(each: Lying, *, even_stolen: bool = False) -> bool:
    return not each.dead and (even_stolen or not each.stolen)


def shared_out(trick: Trick) -> tuple[Cards, ...]:
    """By seat, what lies in front of it and hasn't been killed."""
    piles: list[Cards] = [()] * len(trick)
    for each in trick:
        if not each.dead:
            pile = piles[each.front]
            piles[each.front] = plus(pile, each.card) if pile else (each.card,)
    return tuple(piles)


def dead(trick: Trick) -> Cards:
    return tuple([each.card for each in trick if each.dead])


def resolved(cards: Cards, *, stolen_two_kills: bool = True) -> Trick:
    """The whole trick at once, for bots that think ahead."""
    lying = laid(cards)
    lying = bribed(lying, bribers(lying))
    return betrayed(assassinated(lying, assassins(lying, stolen_two_kills=stolen_two_kills)))
