"""Another true board that differs only in what one seat isn't allowed to know, made by swaps the rules hide from it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence

from msgspec.structs import replace

from isoloir.core import Chance, Seat

from ..board import Board, Card, Cards, Draft, drafted, in_order, owner, partner

Spot = tuple[Seat, int] | int
"""A packet and a pick of the present draft, or a place in the deck."""
EXCHANGES = 4


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """Nobody knows the dice or the order of the deck; the rest depends on which packets went through this seat."""
    board = replace(board, seed=dice.fork(), deck=dice.shuffle(board.deck))
    if not board.drafts:
        return board
    hiding = _Hiding(board, seat)
    for spots in hiding.alike():
        for _ in range(EXCHANGES):
            hiding.exchange(*dice.sample(spots, 2))
    return _other_gifts(hiding.board(), seat, dice)


class _Hiding:
    """The present round taken apart into spots."""

    def __init__(self, board: Board, seat: Seat | None) -> None:
        self.before = board
        self.seat = seat
        self.seats = len(board.seats)
        self.draft = board.drafts[-1]
        self.picks = len(self.draft.taken[0])
        self.size = self.picks + (len(board.packets[0]) if board.packets else 0)
        self.cards: dict[Spot, Card] = dict(enumerate(board.deck))
        for packet, taken in enumerate(self.draft.taken):
            rest = board.packets[owner(packet, self.picks, self.seats)] if board.packets else ()
            self.cards |= {(packet, pick): card for pick, card in enumerate((*taken, *rest))}
        self.hands = [list(hand) for hand in board.hands]
        self.kept = kept_before(board)

    def alike(self) -> list[list[Spot]]:
        """Spots this seat can't tell apart: between the same two looks at a packet, or never seen at all."""
        found: defaultdict[Hashable, list[Spot]] = defaultdict(list)
        for spot in self.cards:
            if isinstance(spot, int) or not (looks := self._looks(*spot)):
                found["unseen"].append(spot)
            elif not self._is_mine(*spot):
                found[spot[0], looks].append(spot)
        return [spots for spots in found.values() if len(spots) > 1]

    def _looks(self, packet: Seat, pick: int) -> int:
        """How often this seat had looked at the packet when, or before, the card was taken from it."""
        if self.seat is None:
            return 0
        until = min(pick, self.picks if self.before.packets else self.picks - 1)
        return sum(owner(packet, each, self.seats) == self.seat for each in range(until + 1))

    def _is_mine(self, packet: Seat, pick: int) -> bool:
        """Taken by this seat, or in the packet it holds."""
        return owner(packet, min(pick, self.picks), self.seats) == self.seat

    def exchange(self, one: Spot, other: Spot) -> None:
        if self._may_change(one, self.cards[other]) and self._may_change(other, self.cards[one]):
            first, second = self.cards[one], self.cards[other]
            self._replace_card(one, second)
            self._replace_card(other, first)

    def _may_change(self, spot: Spot, new: Card) -> bool:
        """Still hidden, not given away, and its packet keeps the card that was brought into it."""
        if isinstance(spot, int):
            return True
        card, (packet, pick) = self.cards[spot], spot
        if self.kept and self.kept[packet] not in (new, *self._others_inside(packet, pick)):
            return False
        if pick >= self.picks:
            return True
        holder = owner(packet, pick, self.seats)
        return card in self.hands[holder] and not (self.draft.gifts and self.draft.gifts[holder] == card)

    def _others_inside(self, packet: Seat, pick: int) -> list[Card]:
        return [self.cards[packet, other] for other in range(self.size) if other != pick]

    def _replace_card(self, spot: Spot, new: Card) -> None:
        if not isinstance(spot, int) and spot[1] < self.picks:
            hand = self.hands[owner(*spot, self.seats)]
            hand.remove(self.cards[spot])
            hand.append(new)
        self.cards[spot] = new

    def board(self) -> Board:
        rows = [[self.cards[packet, pick] for pick in range(self.size)] for packet in range(self.seats)]
        held = {owner(packet, self.picks, self.seats): in_order(row[self.picks :]) for packet, row in enumerate(rows)}
        taken = tuple([tuple(row[: self.picks]) for row in rows])
        return replace(
            self.before,
            deck=tuple([self.cards[place] for place in range(len(self.before.deck))]),
            hands=tuple([in_order(hand) for hand in self.hands]),
            packets=tuple([held[seat] for seat in range(self.seats)]) if self.before.packets else (),
            drafts=(*self.before.drafts[:-1], Draft(taken, self.draft.gifts)),
        )


def kept_before(board: Board) -> Cards:
    """By seat: the card it brought into the present round; empty in the first."""
    if board.round < 2:
        return ()
    draft, tricks = board.drafts[-2], board.tricks[-2]
    return tuple([_rest(after_exchange(draft, seat), [trick[seat] for trick in tricks])[0] for seat in board.seats])


def after_exchange(draft: Draft, seat: Seat) -> Cards:
    """The hand of a seat before the first trick."""
    own = drafted(draft, seat)
    return in_order((*_rest(own, [draft.gifts[seat]]), draft.gifts[partner(seat)])) if draft.gifts else own


def _other_gifts(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """Partners may have given each other something else, if neither is this seat and what they gave is still hidden."""
    draft = board.drafts[-1]
    if not draft.gifts:
        return board
    pairs = [pair for pair in ((0, 2), (1, 3)) if seat not in pair]
    gifts = list(draft.gifts)
    for giver in (giver for pair in pairs for giver in pair):
        old, gifts[giver] = gifts[giver], dice.choice(drafted(draft, giver))
        if not _is_possible(board, gifts):
            gifts[giver] = old
    draft = Draft(draft.taken, tuple(gifts))
    return replace(
        board, drafts=(*board.drafts[:-1], draft), hands=tuple([_hand(board, draft, own) for own in board.seats])
    )


def _is_possible(board: Board, gifts: Sequence[Card]) -> bool:
    draft = Draft(board.drafts[-1].taken, tuple(gifts))
    return all(not _lacking(after_exchange(draft, seat), _played(board, seat)) for seat in board.seats)


def _hand(board: Board, draft: Draft, seat: Seat) -> Cards:
    return _rest(after_exchange(draft, seat), _played(board, seat))


def _played(board: Board, seat: Seat) -> list[Card]:
    shown = [each.card for each in board.table if each.seat == seat]
    return [trick[seat] for trick in board.tricks[-1]] + shown


def _lacking(cards: Cards, wanted: Sequence[Card]) -> bool:
    return any(wanted.count(card) > cards.count(card) for card in wanted)


def _rest(cards: Cards, gone: Sequence[Card]) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
