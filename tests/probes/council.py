"""A table of The Majority for the probes, with three players or with four."""

from __future__ import annotations

from typing import Any

from isoloir.core import Event, Match
from isoloir.games.the_majority.board import Board, Cards, in_order
from isoloir.games.the_majority.events import (
    ColourDebated,
    GiftsExchanged,
    PacketHeld,
    Revealed,
)
from isoloir.games.the_majority.scoring import payment
from tests.rulebook.the_majority_table import won

from .table import Table, all_of, one, step, whats


class TheMajority(Table):
    def lay(self, *hands: str, **laid: Any) -> Match[Any]:
        """These hands, by seat; at a table of three, the fourth isn't there."""
        held = tuple(in_order(hand.split()) for hand in hands[: self.seats])
        nothing: tuple[Cards, ...] = ((),) * self.seats
        options = {name: getattr(self.setup.options, name) for name in ("first_edition_spy", "stolen_two_kills")}
        usual = {"next": "commit", "round": 1, "deck": ("R9",) * 16, "tricks": ((),), "won": nothing}
        return self.at(Board(**{"seed": "seed", "hands": held, "coins": (0,) * self.seats, **usual, **options, **laid}))

    def trick(self, line: str, *, last: bool = False, **laid: Any) -> Match[Any]:
        """The cards of one trick, by seat."""
        cards = line.split()[: self.seats]
        match = self.lay(*[f"{card} {'Y5' if last else 'Y5 Y6'}" for card in cards], **laid)
        match.step({seat: (card,) for seat, card in enumerate(cards)})
        return match

    def won(self, line: str, **laid: Any) -> str:
        """What the first three win by it; the fourth plays a card that changes nothing."""
        return " | ".join(won(self.trick(line, **laid)).split(" | ")[:3])

    def open(self, *cards: str, **laid: Any) -> Match[Any]:
        """Seat 0 is the spy, and the next trick is open; who sits there shows these, each in their turn."""
        start = 1 if self.seats == 3 else 3
        match = self.lay("Y5 R6 R6", "Y9 R6 R6", "Y6 R6 R6", "Y3 R6 R6", next="commit_openly", open_from=start, **laid)
        for card in cards:
            (seat,) = match.asks
            match.step({seat: (card,)})
        return match

    def paid(self, *powers: int) -> tuple[int, ...]:
        return payment(powers).coins

    def debated(self, *red: str) -> ColourDebated:
        """The red debate at the end of a round, after everyone has won these."""
        match = self.trick("B5 B6 B9 B10", last=True, won=tuple(tuple(each.split()) for each in red[: self.seats]))
        return all_of(ColourDebated, match.heard(None))[0]

    def token(self, line: str, **laid: Any) -> int:
        return int(self.trick(line, **laid).board.token)

    def last_round(self, **laid: Any) -> Match[Any]:
        """The last trick of the game; nothing that's won here brings a coin more to one than to another."""
        rounds = tuple(() for _ in range(self.rounds))
        return self.trick("R0 B0 Y0 R0", last=True, round=self.rounds, tricks=rounds, deck=(), **laid)

    def coins(self, *coins: int, token: int = 0) -> tuple[int, ...]:
        """Who wins with these coins."""
        return tuple(self.last_round(coins=coins[: self.seats], token=token).winners)

    def starts(self) -> set[int]:
        return {self.new(seed).board.token for seed in range(9)}


def at_round(t: TheMajority, number: int) -> Match[Any]:
    return t.anyhow(t.new(), lambda match: match.board.round == number)


def packets(match: Match[Any]) -> list[int]:
    return sorted(map(len, match.board.packets))


def passed(t: TheMajority) -> bool:
    """Every packet but its kept card is now at the left."""
    match = t.new()
    held = match.board.packets
    match.step({seat: (packet[0],) for seat, packet in enumerate(held)})
    moved = [match.board.packets[(seat + 1) % t.seats] for seat in range(t.seats)]
    return moved == [packet[1:] for packet in held] and match.board.hands == tuple(packet[:1] for packet in held)


def untold(events: tuple[Event, ...]) -> bool:
    return not any(isinstance(event, PacketHeld) for event in events)


def drafted(t: TheMajority) -> Match[Any]:
    """The draft of the first round, played to its end: five choices."""
    match = t.new()
    for _ in range(t.first_deal - 1):
        assert whats(match) == {"draft"}
        step(match)
    return match


def given(t: TheMajority) -> bool:
    match = drafted(t)
    hands = match.board.hands
    match.step({seat: (hand[0],) for seat, hand in enumerate(hands)})
    got = [sorted(match.board.hands[seat]) for seat in range(4)]
    return got == [sorted((*hands[seat][1:], hands[(seat + 2) % 4][0])) for seat in range(4)] and all_of(
        GiftsExchanged, match.heard(None)
    ) == [GiftsExchanged()]


def drafts_the_kept_card(t: TheMajority) -> bool:
    before = t.lay("B0 Y2", "B2 Y2", "B3 Y2", "B7 Y2", deck=("R9",) * 48)
    before.step(dict.fromkeys(range(t.seats), ("Y2",)))
    return packets(before) == [t.packet] * t.seats and all(
        card in packet for card, packet in zip(("B0", "B2", "B3", "B7"), before.board.packets, strict=False)
    )


def tricks(t: TheMajority) -> bool:
    match = t.anyhow(t.new())
    per_round = [len(each) for each in match.board.tricks]
    return per_round == [t.first_tricks] + [t.later_tricks] * (t.rounds - 1)


def dealt(t: TheMajority) -> bool:
    sizes = [packets(at_round(t, number)) for number in range(1, t.rounds + 1)]
    rest = [[t.packet] * t.seats] * (t.rounds - 1)
    return (
        sizes == [[t.first_deal] * t.seats, *rest]
        and t.packet == t.later_deal + 1
        and at_round(t, t.rounds).board.deck == ()
        and at_round(t, t.rounds - 1).board.deck != ()
    )


def at_once(t: TheMajority) -> bool:
    match = t.lay("R5 Y5 Y6", "B5 Y5 Y6", "Y9 Y5 Y6", "R6 Y5 Y6")
    cards = ("R5", "B5", "Y9", "R6")[: t.seats]
    match.step({seat: (card,) for seat, card in enumerate(cards)})
    return one(Revealed, match.heard(None)).cards == cards


def effects(match: Match[Any]) -> list[str]:
    return [type(event).__name__ for event in match.heard(None)]


def shown_out(t: TheMajority) -> Match[Any]:
    """An open trick that a bribe ends: the spy, whose turn isn't the last with four, holds the 0."""
    if t.seats == 3:
        match = t.lay("Y0 R6", "Y5 R6", "Y6 R6", next="commit_openly", open_from=1)
        cards = ["Y5", "Y6", "Y0"]
    else:
        match = t.lay("Y0 R6", "Y5 R6", "Y6 R6", "Y9 R6", next="commit_openly", open_from=3)
        cards = ["Y9", "Y0", "Y5", "Y6"]
    for card in cards:
        (seat,) = match.asks
        match.step({seat: (card,)})
    return match


def shown_spy(t: TheMajority) -> Match[Any]:
    match = t.lay("Y3 R6 R6", "Y5 R6 R6", "Y6 R6 R6", "Y9 R6 R6", next="commit_openly", open_from=1)
    for card in ("Y5", "Y6", "Y9", "Y3") if t.seats == 4 else ("Y5", "Y6", "Y3"):
        (seat,) = match.asks
        match.step({seat: (card,)})
    return match
