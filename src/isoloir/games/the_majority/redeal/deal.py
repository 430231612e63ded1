"""A whole game made up from one view: a past and a present that fit every card the seat has seen."""

from __future__ import annotations

from collections.abc import ItemsView, Iterable, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from isoloir.core import Chance, Seat
from isoloir.core.open import as_seen

from ..board import Board, Card, Cards, Draft, in_order, owner, partner
from ..view import View, lying
from .fit import Fit, Place, Stay, may_bring
from .known import Sheet, hidden, sheets

Fits: TypeAlias = tuple[Fit, ...]

MOST_TRIES = 20_000
TRIES = 3
"""How often to retry a round before retrying the one before it."""


def redeal(seen: View, dice: Chance) -> Board:
    """Round after round from the first; a past that leads nowhere is dropped and begun again."""
    assert seen.round, "cards are dealt before anybody is asked"
    table = _Table(seen, dice)
    for _ in range(MOST_TRIES):
        if (fits := table.follow(())) is not None:
            return table.board(fits)
    raise AssertionError("no past leads to this view")


class _Table:
    """One view, and what it says of each round."""

    def __init__(self, seen: View, dice: Chance) -> None:
        self.seen = seen
        self.dice = dice
        self.unknown = hidden(seen)
        self.rounds = sheets(seen)
        self.dead: list[list[ItemsView[Seat, Card]]] = [[] for _ in self.rounds]
        """By round: cards brought into it with which no such round is possible."""
        self.may_stay = _may_stay(self.rounds, self.unknown)

    def follow(self, past: Fits) -> Fits | None:
        """Some rounds are made up; the next one is tried a few times."""
        number = len(past)
        if number == len(self.rounds):
            return past
        brought = _brought(past[-1]) if past else {}
        for _ in range(TRIES):
            fit = self._fit(number, brought)
            if not fit.fits():
                if not fit.is_tired:
                    self.dead[number].append(brought.items())
                    return None
                continue
            fit.settle()
            if (fits := self.follow((*past, fit))) is not None:
                return fits
        return None

    def _fit(self, number: int, brought: Mapping[Seat, Card]) -> Fit:
        """A past round mustn't leave kept cards that were already tried; the present one, not more than there are."""
        sheet, may_stay = self.rounds[number], self.may_stay[number]
        if number + 1 == len(self.rounds):
            return Fit(sheet, brought, may_stay, self.dice, supply=self._out_of_sight())
        dead = self.dead[number + 1]
        return Fit(
            sheet, brought, may_stay, self.dice, lambda fit: not any(vain <= _brought(fit).items() for vain in dead)
        )

    def _out_of_sight(self) -> Cards:
        """Everything I don't see, except what I know my partner has from me."""
        return _without_all(self.unknown, _gift_in_hand(self.rounds[-1]).values())

    def _share_out(self, fit: Fit) -> Cards:
        """The cards nobody has shown me go to the places left blank; what is left over is the deck."""
        known = [card for place in fit.holder if (card := fit.cards[place]) is not None]
        rest = list(self.dice.shuffle(_without_all(self._out_of_sight(), known)))
        for place in fit.holder:
            fit.cards[place] = fit.cards[place] or rest.pop()
        return tuple(rest)

    def board(self, fits: Fits) -> Board:
        deck = self._share_out(fits[-1])
        for fit, following in reversed(tuple(pairwise(fits))):
            _name_kept(fit, following, self.dice)
        fit = fits[-1]
        picks = fit.sheet.size - self.seen.packet_size
        drafts = (*[_draft(past, past.sheet.size) for past in fits[:-1]], _draft(fit, picks))
        hands = _hands(self.seen, fit, picks)
        return _board(self.seen, hands, drafts, _packets(self.seen, fit, picks), deck, self.dice)


def _may_stay(rounds: Sequence[Sheet], unknown: Cards) -> tuple[Stay, ...]:
    """By round: what each seat may have had in hand at its end, or has now."""
    stays = [(frozenset(unknown),) * rounds[0].seats]
    for following in reversed(rounds[1:]):
        stays.append(may_bring(following, stays[-1]))
    return tuple(reversed(stays))


def _brought(fit: Fit) -> dict[Seat, Card]:
    """The cards kept from a round that is over, as far as I know them."""
    known = {seat: card for place, seat in fit.holder.items() if (card := fit.cards[place]) is not None}
    return {**known, **_gift_in_hand(fit.sheet)}


def _name_kept(fit: Fit, following: Fit, dice: Chance) -> None:
    """A kept card that I know nothing about is any of those in its packet in the next round."""
    for place, seat in fit.holder.items():
        fit.cards[place] = fit.cards[place] or _card(following, (seat, dice.below(following.sheet.size)))


def _without_all(cards: Cards, gone: Iterable[Card]) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def _gift_in_hand(sheet: Sheet) -> dict[Seat, Card]:
    """My partner still has what I gave them and they haven't played."""
    if sheet.me is None or sheet.gave is None or sheet.gave in sheet.plays[partner(sheet.me)]:
        return {}
    return {partner(sheet.me): sheet.gave}


def _draft(fit: Fit, picks: int) -> Draft:
    sheet = fit.sheet
    taken = tuple([tuple([_card(fit, (packet, pick)) for pick in range(picks)]) for packet in range(sheet.seats)])
    if not sheet.is_exchanged:
        return Draft(taken)
    given = {seat: _card(fit, place) for seat, place in fit.gifts.items()}
    if sheet.me is not None and sheet.gave is not None and sheet.got is not None:
        given |= {sheet.me: sheet.gave, partner(sheet.me): sheet.got}
    return Draft(taken, tuple([given[seat] for seat in range(sheet.seats)]))


def _card(fit: Fit, place: Place) -> Card:
    card = fit.cards[place]
    assert card is not None, "every place is filled by now"
    return card


def _hands(seen: View, fit: Fit, picks: int) -> tuple[Cards, ...]:
    still = _gift_in_hand(fit.sheet)
    hands: list[list[Card]] = [[card] if (card := still.get(seat)) else [] for seat in range(len(seen.coins))]
    for place, seat in fit.holder.items():
        if place[1] < picks:
            hands[seat].append(_card(fit, place))
    return tuple([seen.hand if seat == seen.seat else in_order(hand) for seat, hand in enumerate(hands)])


def _packets(seen: View, fit: Fit, picks: int) -> tuple[Cards, ...]:
    if not seen.packet_size:
        return ()
    seats, size = fit.sheet.seats, fit.sheet.size
    held = {
        owner(packet, picks, seats): in_order([_card(fit, (packet, pick)) for pick in range(picks, size)])
        for packet in range(seats)
    }
    return tuple([held[seat] for seat in range(seats)])


def _board(
    seen: View,
    hands: tuple[Cards, ...],
    drafts: tuple[Draft, ...],
    packets: tuple[Cards, ...],
    deck: Cards,
    dice: Chance,
) -> Board:
    return as_seen(
        Board,
        seen,
        seed=dice.fork(),
        hands=hands,
        deck=deck,
        packets=packets,
        drafts=drafts,
        last=() if seen.table else lying(seen.laid),
    )
