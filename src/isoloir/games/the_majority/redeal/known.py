"""What one view says about a round's draft: which cards lay in which places of the packets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

from isoloir.core import Seat, Value

from ..board import FIRST_DEAL, LATER_DEAL, Card, Cards, all_cards, owner, without
from ..view import Look, View

BEFORE_EXCHANGE = ("draft", "exchange")


class Group(Value, frozen=True):
    """Places of one packet that hold these cards, nobody knows which is where; any further places may hold anything."""

    packet: Seat
    picks: tuple[int, ...]
    cards: Cards = ()


class Sheet(Value, frozen=True):
    """One round, as far as one seat knows it."""

    me: Seat | None
    size: int
    """Cards in a packet at the start."""
    fixed: tuple[tuple[Seat, int, Card], ...]
    """Packet, pick and card: what I took, or hold."""
    groups: tuple[Group, ...]
    """Cards I saw pass."""
    unseen: tuple[Group, ...]
    """Places I never saw: what was taken before a packet reached me."""
    seen: tuple[Cards, ...]
    """By packet: all I saw of it."""
    plays: tuple[Cards, ...]
    """By seat: cards shown in the tricks."""
    is_exchanged: bool
    gave: Card | None
    got: Card | None

    @property
    def seats(self) -> int:
        return len(self.plays)

    @property
    def others(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(self.seats) if seat != self.me])


@lru_cache(maxsize=64)
def sheets(view: View) -> tuple[Sheet, ...]:
    return tuple([_sheet(view, number) for number in range(view.round)])


def hidden(view: View) -> Cards:
    """All cards this seat doesn't see now: in other hands, other packets and the deck."""
    count = list(all_cards(len(view.coins)))
    shown = [card for tricks in view.tricks for trick in tricks for card in trick]
    for card in (*shown, *[each.card for each in view.table], *view.hand, *view.packet):
        count.remove(card)
    return tuple(count)


def _sheet(view: View, number: int) -> Sheet:
    me, seats = view.seat, len(view.coins)
    size = FIRST_DEAL if number == 0 else LATER_DEAL + 1
    memory = view.memories[number] if view.memories else None
    looks = memory.looks if memory else ()
    parts = [_Packet(packet, size, () if me is None else _mine(packet, me, seats, looks)) for packet in range(seats)]
    now = view.table if number + 1 == view.round else ()
    plays = [tuple([trick[seat] for trick in view.tricks[number]]) for seat in range(seats)]
    return Sheet(
        me=me,
        size=size,
        fixed=tuple([each for part in parts for each in part.fixed()]),
        groups=tuple([each for part in parts for each in part.groups()]),
        unseen=tuple([each for part in parts for each in part.unseen()]),
        seen=tuple([part.seen() for part in parts]),
        plays=tuple([plays[seat] + tuple([each.card for each in now if each.seat == seat]) for seat in range(seats)]),
        is_exchanged=seats == 4 and (number + 1 < view.round or view.next not in BEFORE_EXCHANGE),
        gave=memory.gave if memory else None,
        got=memory.got if memory else None,
    )


def _mine(packet: Seat, me: Seat, seats: int, looks: Sequence[Look]) -> tuple[tuple[int, Look], ...]:
    return tuple([(pick, look) for pick, look in enumerate(looks) if owner(packet, pick, seats) == me])


class _Packet:
    """One packet of one draft, with the looks I had at it."""

    def __init__(self, packet: Seat, size: int, looks: tuple[tuple[int, Look], ...]) -> None:
        self.packet = packet
        self.size = size
        self.looks = looks

    def fixed(self) -> Iterator[tuple[Seat, int, Card]]:
        for pick, look in self.looks:
            cards = look.packet if look.took is None else (look.took,)
            yield from ((self.packet, pick + place, card) for place, card in enumerate(cards))

    def groups(self) -> Iterator[Group]:
        """Between two looks, or after the last one, the cards gone are known, but not by whose hand."""
        for (pick, look), (again, later) in pairwise((*self.looks, (self.size, Look(())))):
            if look.took is not None and again > pick + 1:
                gone = without(look.packet, look.took)
                for card in later.packet:
                    gone = without(gone, card)
                yield Group(self.packet, tuple(range(pick + 1, again)), gone)

    def unseen(self) -> Iterator[Group]:
        first = self.looks[0][0] if self.looks else self.size
        if first:
            yield Group(self.packet, tuple(range(first)))

    def seen(self) -> Cards:
        return self.looks[0][1].packet if self.looks else ()
