"""The rest of a round, imagined quickly: everyone plays on as a hurried regular would, and the debate is held."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from isoloir.core import Seat
from isoloir.games.the_majority.board import COLOUR, COLOURS, POWER, SPY, Board, Card, Cards
from isoloir.games.the_majority.scoring import by_colour, payment
from isoloir.games.the_majority.trick import designated, open_order, resolved, spies

from .quick import landed
from .regular import lead_in

SAMPLES = 2
"""Tricks a hurried regular imagines before it plays a card."""
PLACE = {colour: place for place, colour in enumerate(COLOURS)}

Powers = list[tuple[int, ...]]
"""By colour, then by seat."""


class Round:
    """A board whose hidden cards were made up, between two tricks of a round."""

    def __init__(self, board: Board) -> None:
        self.powers: Powers = list(by_colour(board.won).values())
        self.coins = list(board.coins)
        self.tricks = 0
        """Played here."""
        self._seats = board.seats
        self._hands = [list(hand) for hand in board.hands]
        self._unseen = [[*board.deck, *_others(board.hands, seat)] for seat in board.seats]
        """By seat: the cards it doesn't see."""
        self._token, self._first = board.token, board.open_from
        self._stolen_two_kills, self._first_edition_spy = board.stolen_two_kills, board.first_edition_spy
        self._luck = Random(board.seed).random  # the same luck whatever we play

    def play_out(self) -> None:
        """Everyone keeps a last card."""
        while len(self._hands[0]) > 1:
            self._trick()
        for powers in self.powers:
            for seat, coins in enumerate(payment(powers).coins):
                self.coins[seat] += coins

    def _trick(self) -> None:
        cards: list[Card | None] = [None] * len(self._seats)
        if self._first is None:
            cards = [self._choice(seat, cards) for seat in self._seats]
        else:
            for turn in self._seats:
                seat = (self._first + turn) % len(self._seats)
                cards[seat] = self._choice(seat, cards)
        self._collect(tuple([card for card in cards if card is not None]))

    def _collect(self, cards: Cards) -> None:
        for seat, card in enumerate(cards):
            self._hands[seat].remove(card)
            for other in self._seats:
                if other != seat:
                    self._unseen[other].remove(card)
        self.powers = after(self.powers, cards, stolen_two_kills=self._stolen_two_kills)
        self.tricks += 1
        self._first = self._spied(cards) if SPY in map(POWER.__getitem__, cards) else None

    def _spied(self, cards: Cards) -> Seat | None:
        """Who shows the first card of the next trick."""
        trick = resolved(cards, stolen_two_kills=self._stolen_two_kills)
        active = spies(trick, first_edition=self._first_edition_spy)
        if not active:
            return None
        self._token = designated(active, self._token, len(cards))
        return open_order(self._token, len(cards))[0]

    def _choice(self, seat: Seat, shown: Sequence[Card | None]) -> Card:
        """The card that would do best in a few imagined tricks, if the debate came next."""
        options = dict.fromkeys(self._hands[seat])
        worths = dict.fromkeys(options, 0.0)
        for _ in range(SAMPLES):
            cards = self._imagined(seat, shown)
            for card in options:
                cards[seat] = card
                found = after(self.powers, tuple(cards), stolen_two_kills=self._stolen_two_kills)
                worths[card] += lead_in(found, seat)
        return max(worths, key=worths.__getitem__)

    def _imagined(self, seat: Seat, shown: Sequence[Card | None]) -> list[Card]:
        """What's face up, and any cards out of this seat's sight for the others."""
        unseen, luck = self._unseen[seat], self._luck
        return [card or unseen[int(luck() * len(unseen))] for card in shown]


def after(powers: Powers, cards: Cards, *, stolen_two_kills: bool) -> Powers:
    """What each seat has won of each colour once a trick is collected."""
    found = list(powers)
    for winner, card in landed(cards, stolen_two_kills=stolen_two_kills):
        place = PLACE[COLOUR[card]]
        row = found[place]
        found[place] = (*row[:winner], row[winner] + POWER[card], *row[winner + 1 :])
    return found


def _others(hands: Sequence[Cards], seat: Seat) -> list[Card]:
    return [card for other, hand in enumerate(hands) for card in hand if other != seat]
