"""Makes up one round that fits what a seat knows of it: who took which card, and what the other partners exchanged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from isoloir.core import Chance, Seat

from ..board import KINDS, Card, Cards, owner, partner
from .known import Group, Sheet

Place: TypeAlias = tuple[Seat, int]
"""A packet and a pick."""
Stay: TypeAlias = tuple[frozenset[Card], ...]
"""By seat: the cards it may have in hand at the end of what is known of a round."""

MOST_TURNS = 500
"""A search that takes longer starts over with other dice."""
SELDOM = 12
"""Once in this many times a card is put where it may be, rather than where it was probably taken."""


class Fit:
    """One round, being filled in place by place."""

    def __init__(
        self,
        sheet: Sheet,
        brought: Mapping[Seat, Card],
        may_stay: Stay,
        dice: Chance,
        accept: Callable[[Fit], bool] = lambda fit: True,
        supply: Cards | None = None,
    ) -> None:
        groups = (*sheet.groups, *[_with(group, sheet, brought) for group in sheet.unseen])
        seats = range(sheet.seats)
        self.sheet = sheet
        self.seats = sheet.seats
        self.dice = dice
        self.may_stay = may_stay
        self.accept = accept
        self.supply = Counter(supply) if supply is not None else Counter(dict.fromkeys(KINDS, sheet.size * sheet.seats))
        """How many cards of each kind may be in hands at all."""
        self.cards: dict[Place, Card | None] = {(packet, pick): card for packet, pick, card in sheet.fixed}
        """None for a card nobody has shown me."""
        self.wanted = [_wanted(sheet, seat) for seat in seats]
        """By seat: cards it has shown and that no place accounts for yet."""
        self.room = [sheet.size - len(wanted) for wanted in self.wanted]
        """By seat: how many more cards it may have in hand."""
        self.to_give = {seat for seat in sheet.others if sheet.is_exchanged and partner(seat) != sheet.me}
        self.gifts: dict[Seat, Place] = {}
        self.holder: dict[Place, Seat] = {}
        """Who has each card that no trick has shown."""
        self.free = [[(group.packet, pick) for pick in group.picks] for group in groups]
        """By group: places that hold no known card."""
        self.turns = MOST_TURNS
        cards = [(card, free) for group, free in zip(groups, self.free, strict=True) for card in group.cards]
        self.to_lay = sorted(dice.shuffle(cards), key=lambda each: self._chances(*each))
        """Known cards and the places where each may lie; first those with the fewest ways to go."""

    @property
    def is_tired(self) -> bool:
        """It gave up: nothing is proved."""
        return self.turns < 0

    def fits(self) -> bool:
        """Whether the round can be filled (`lay` has then done it); a glance at the numbers may settle it."""
        known = Counter(card for card, _ in self.to_lay)
        shown = Counter(card for wanted in self.wanted for card in wanted)
        return all(number <= shown[card] + self.supply[card] for card, number in known.items()) and self.lay()

    def _taker(self, place: Place) -> Seat:
        packet, pick = place
        return owner(packet, pick, self.seats)

    def _chances(self, card: Card, places: list[Place]) -> int:
        seats = [self._taker(place) for place in places]
        takers = [*seats, *[partner(seat) for seat in seats if seat in self.to_give]]
        return sum(
            card in self.wanted[seat] or (self.room[seat] > 0 and card in self.may_stay[seat]) for seat in takers
        )

    def lay(self, at: int = 0) -> bool:
        """Lays the known cards from this one on; False if they can't be, or not soon enough."""
        if at == len(self.to_lay):
            return self.to_give <= self._drafting_unseen() and self.accept(self)
        card, free = self.to_lay[at]
        for place in self._likely_first(card, free):
            free.remove(place)
            self.cards[place] = card
            if any(self.lay(at + 1) for _ in self._ways(card, place)):
                return True
            free.append(place)
            if self.is_tired:
                break
        return False

    def _likely_first(self, card: Card, places: list[Place]) -> Sequence[Place]:
        """A card I saw pass and then saw played is hardly ever two cards alike."""
        shuffled = self.dice.shuffle(places)
        if len(places) == 1 or not self.dice.below(SELDOM):
            return shuffled
        return sorted(shuffled, key=lambda place: card not in self.wanted[self._taker(place)])

    def _drafting_unseen(self) -> set[Seat]:
        """Seats with a card I know nothing of, which may be a gift."""
        return {self._taker(place) for free in self.free for place in free}

    def _ways(self, card: Card, place: Place) -> Iterator[None]:
        """What may have become of a card once taken: each way is undone before the next."""
        self.turns -= 1
        seat = self._taker(place)
        if seat not in self.to_give:
            yield from self._into(seat, card, place)
        elif self._is_likely_gift(seat, card):
            yield from self._as_gift(seat, card, place)
            yield from self._into(seat, card, place)
        else:
            yield from self._into(seat, card, place)
            yield from self._as_gift(seat, card, place)

    def _is_likely_gift(self, seat: Seat, card: Card) -> bool:
        """One card in a hand is a gift; likelier one that the partner has played, not one the seat itself has."""
        if card in self.wanted[seat]:
            return False
        return not self.dice.below(2 if card in self.wanted[partner(seat)] else self.sheet.size)

    def _as_gift(self, seat: Seat, card: Card, place: Place) -> Iterator[None]:
        self.to_give.remove(seat)
        self.gifts[seat] = place
        yield from self._into(partner(seat), card, place)
        self.to_give.add(seat)
        del self.gifts[seat]

    def _into(self, seat: Seat, card: Card, place: Place) -> Iterator[None]:
        """A seat has shown this card, or has it still."""
        if card in self.wanted[seat]:
            self.wanted[seat].remove(card)
            yield
            self.wanted[seat].append(card)
        elif self.room[seat] and card in self.may_stay[seat] and self.supply[card]:
            self.room[seat] -= 1
            self.supply[card] -= 1
            self.holder[place] = seat
            yield
            self.room[seat] += 1
            self.supply[card] += 1
            del self.holder[place]

    def settle(self) -> None:
        """Cards shown but never seen in the draft came from places I didn't see; so did cards I know nothing of."""
        blanks: list[list[Place]] = [[] for _ in self.wanted]
        for place in self.dice.shuffle([place for free in self.free for place in free]):
            self.cards[place] = None
            blanks[self._taker(place)].append(place)
        for seat in sorted(self.to_give):
            self.gifts[seat] = blanks[seat].pop()
            self._fill(self.gifts[seat], partner(seat))
        for seat, places in enumerate(blanks):
            for place in places:
                self._fill(place, seat)

    def _fill(self, place: Place, seat: Seat) -> None:
        lot = self.dice.below(len(self.wanted[seat]) + self.room[seat])
        if lot < len(self.wanted[seat]):
            self.cards[place] = self.wanted[seat].pop(lot)
        else:
            self.room[seat] -= 1
            self.holder[place] = seat


@lru_cache(maxsize=256)
def may_bring(sheet: Sheet, may_stay: Stay) -> Stay:
    """By seat: the cards that may have been brought into this round; some may turn out not to fit the others."""
    return tuple([frozenset(_brought_by(sheet, seat, may_stay)) for seat in range(sheet.seats)])


def _brought_by(sheet: Sheet, seat: Seat, may_stay: Stay) -> Iterator[Card]:
    """What I saw in a packet; else what was taken before I looked, and shown since or still in a hand."""
    yield from sheet.seen[seat]
    takers = {owner(seat, pick, sheet.seats) for each in sheet.unseen if each.packet == seat for pick in each.picks}
    if sheet.is_exchanged:
        takers |= {partner(taker) for taker in takers}
    for taker in sorted(takers - {sheet.me}):
        yield from sheet.plays[taker]
        yield from may_stay[taker]
    if sheet.got is not None:
        yield sheet.got


def _with(group: Group, sheet: Sheet, brought: Mapping[Seat, Card]) -> Group:
    """A kept card that I didn't see in its packet was taken before the packet reached me."""
    card = brought.get(group.packet)
    return group if card is None or card in sheet.seen[group.packet] else Group(group.packet, group.picks, (card,))


def _wanted(sheet: Sheet, seat: Seat) -> list[Card]:
    """What a seat has shown; my partner can't have drafted what I gave them, and did draft what they gave me."""
    played: Cards = () if seat == sheet.me else sheet.plays[seat]
    wanted = list(played)
    if sheet.gave is not None and sheet.got is not None and partner(seat) == sheet.me:
        if sheet.gave in wanted:
            wanted.remove(sheet.gave)
        wanted.append(sheet.got)
    return wanted
