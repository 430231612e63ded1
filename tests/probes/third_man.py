"""What the rules of The Third Man promise, sentence by sentence."""

from __future__ import annotations

from typing import Any

from isoloir.core import Event, Match
from isoloir.core.open import DICE
from isoloir.games.third_man import GAME
from isoloir.games.third_man.board import ALL_CARDS, Board
from isoloir.games.third_man.events import BidScored, BidVoid, DealBegan, LeadPassed, Revealed, TokenWon

from .table import Probe, Table, all_of, one

PLAIN = (9, 7, 5, 2)
GAINS = (1, -7, 10, 0)


class ThirdMan(Table):
    def lay(self, **what: Any) -> Match[Any]:
        return self.at(Board("seed", **{"next": "lead", **what}))

    def bid(self, *cards: int, **what: Any) -> tuple[Match[Any], tuple[Event, ...]]:
        match = self.lay(**what)
        return match, bid_on(match, *cards)

    def gains(self, *cards: int) -> tuple[int, ...]:
        told = all_of(BidScored, self.bid(*cards)[1])
        return told[0].gains if told else ()

    def after(self, *scores: int, **what: Any) -> tuple[Match[Any], tuple[Event, ...]]:
        """A bid that leaves these scores."""
        before = tuple(score - gain for score, gain in zip(scores, GAINS, strict=True))
        return self.bid(*PLAIN, scores=before, **what)

    def token(self, *scores: int, **what: Any) -> int | None:
        won = all_of(TokenWon, self.after(*scores, **what)[1])
        return won[0].seat if won else None

    def starts(self) -> set[int]:
        """Who leads the match, whatever the dice."""
        return {self.new(seed).board.leader for seed in range(9)}

    def dead_heat(self, leader: int = 2, **what: Any) -> tuple[Match[Any], tuple[Event, ...]]:
        """Seats 0 and 1 have made the same moves and stand highest, past the limit."""
        top = self.limit - 8
        return self.bid(5, 5, 6, 8, leader=leader, scores=(top, top, -9, -9), **what)


def bid_on(match: Match[Any], *cards: int) -> tuple[Event, ...]:
    match.step({match.board.leader: (cards[match.board.leader],)})
    match.step({seat: (cards[seat],) for seat in match.asks})
    return match.heard(None)


def leads(told: tuple[Event, ...]) -> int:
    return one(LeadPassed, told).seat


def led(t: ThirdMan, card: int = 5) -> Match[Any]:
    match = t.lay(leader=2)
    match.step({2: (card,)})
    return match


PROBES: dict[str, Probe] = {
    "goal-stairs": lambda t: (
        t.seats == t.most_players == t.least_players == 4
        and t.token(t.limit, 0, 1, 2) == 0 == t.token(9, 3, -t.limit, 1)
    ),
    "goal-bids": lambda t: max(t.gains(9, 7, 5, 2)) == t.gains(9, 7, 5, 2)[2] > t.gains(9, 7, 5, 2)[0],
    "goal-rounds": lambda t: not (match := t.after(0, 0, t.limit, 0)[0]).is_over and match.board.deal == 2,
    "goal-token": lambda t: (
        t.token(3, t.limit, 0, 1) == 1
        and t.after(0, t.limit, 1, 2, tokens=(0, t.tokens - 1, 0, 0))[0].winners == (1,)
        and not t.after(0, t.limit, 1, 2, tokens=(0, t.tokens - 2, 0, 0))[0].is_over
    ),
    "components-hand": lambda t: t.new().board.hands == (tuple(range(t.highest + 1)),) * 4 and t.hand == t.highest + 1,
    "components-secret": lambda t: (
        GAME.secrets == {DICE} and len({str(t.new().view(seat).hands) for seat in range(4)}) == 1
    ),
    "components-tokens": lambda t: t.all_tokens == 4 * (t.tokens - 1) + 1 and t.new().view(0).scores == (0,) * 4,
    "components-enough": lambda t: t.anyhow(t.new()).is_over and sum(t.anyhow(t.new()).board.tokens) <= t.all_tokens,
    "components-open": lambda t: (
        (match := t.bid(*PLAIN)[0]).view(1).played == ((9,), (7,), (5,), (2,))
        and match.view(1).hands[0] == ALL_CARDS[:-1]
    ),
    "start-by-lot": lambda t: t.by_lot(lambda match: match.board.leader),
    "start-seat-1": lambda t: t.starts() == {0},
    "start-seat-2": lambda t: t.starts() == {1},
    "start-seat-3": lambda t: t.starts() == {2},
    "start-seat-4": lambda t: t.starts() == {3},
    "start-fresh": lambda t: (
        (match := t.after(0, 0, t.limit, 0)[0]).board.scores == (0,) * 4 and match.board.hands == (ALL_CARDS,) * 4
    ),
    "start-kept": lambda t: t.after(0, 0, t.limit, 0, tokens=(1, 0, 1, 0))[0].board.tokens == (1, 0, 2, 0),
    "lead-open": lambda t: list(t.lay(leader=2).asks) == [2] and led(t, 5).view(None).lead == 5,
    "lead-seen": lambda t: (
        sorted(led(t).asks) == [0, 1, 3] and all(led(t, 7).view(seat).lead == 7 for seat in (0, 1, 3))
    ),
    "follow-secret": lambda t: (
        all(led(t).asks[seat].options == ALL_CARDS for seat in (0, 1, 3)) and len(led(t).asks) == 3
    ),
    "follow-together": lambda t: all_of(Revealed, t.bid(*PLAIN)[1]) == [Revealed(PLAIN)],
    "gains-first": lambda t: t.gains(9, 7, 5, 2)[0] == t.prize - 9 and t.gains(3, 2, 1, 0)[0] == t.prize - 3,
    "gains-second": lambda t: t.gains(9, 7, 5, 2)[1] == -7 and t.gains(3, 2, 1, 0)[1] == -2,
    "gains-third": lambda t: t.gains(9, 7, 5, 2)[2] == 2 * 5,
    "gains-last": lambda t: t.gains(9, 7, 5, 2)[3] == 0,
    "gains-tie": lambda t: t.gains(8, 8, 6, 1)[2:] == (2 * 6, 0) and t.gains(9, 6, 6, 3)[3] == 0,
    "gains-firsts": lambda t: t.gains(8, 8, 6, 1) == (t.half - 8, t.half - 8, 12, 0) and 2 * t.half == t.prize,
    "gains-seconds": lambda t: t.gains(9, 6, 6, 3) == (t.prize - 9, -6, -6, 0),
    "gains-thirds": lambda t: t.gains(9, 6, 4, 4) == (t.prize - 9, -6, 8, 8),
    "void-equal": lambda t: all(
        (played := t.bid(*cards, leader=1))[1] == (Revealed(cards), BidVoid())
        and played[0].board.hands == (ALL_CARDS,) * 4
        and played[0].asks[1].options == ALL_CARDS
        for cards in ((7, 7, 7, 2), (8, 2, 2, 2), (4, 4, 4, 4))
    ),
    "void-again": lambda t: (
        one(BidScored, (played := t.bid(7, 7, 7, 2, voids=t.voids - 1))[1]).gains == (0,) * 4
        and [7 in hand for hand in played[0].board.hands] == [False, False, False, True]
        and BidVoid() in t.bid(7, 7, 7, 2, voids=t.voids - 2)[1]
    ),
    "next-highest": lambda t: leads(t.after(3, 9, 5, -4)[1]) == 1,
    "next-moved": lambda t: leads(t.after(9, 9, 2, 1)[1]) == 0 and leads(t.after(2, 9, 9, 1)[1]) == 2,
    "next-before": lambda t: (
        leads(t.bid(5, 5, 6, 8, scores=(2, 2, 0, 0), bids=((0, 3, 0, 0), (2, -1, 0, 0)))[1]) == 0
        and leads(t.bid(5, 5, 6, 8, scores=(2, 2, 0, 0), bids=((3, 0, 0, 0), (-1, 2, 0, 0)))[1]) == 1
        and leads(t.bid(5, 5, 6, 8, scores=(3, 3, 0, 0), bids=((0, 3, 0, 0), (3, 0, 0, 0), (0, 0, 0, 0)))[1]) == 0
    ),
    "next-clockwise": lambda t: [leads(t.bid(8, 3, 6, 3, leader=leader)[1]) for leader in range(4)] == [1, 1, 3, 3],
    "next-no-move": lambda t: (
        bid_on(match := t.lay(scores=(3, 3, 0, -6), bids=((3, 0, 0, -6), (0, 3, 0, 0)), leader=1), 4, 4, 4, 2)[-1]
        == BidVoid()
        and match.board.bids == ((3, 0, 0, -6), (0, 3, 0, 0))
        and list(match.asks) == [1]
    ),
    "end-over": lambda t: (
        t.token(t.limit, 0, 0, 0) == 0 == t.token(t.limit + 3, 0, 0, 0)
        and t.token(5, 0, 0, -t.limit) == 0 == t.token(5, 0, 0, -t.limit - 2)
        and t.token(t.limit - 1, 0, 0, 1 - t.limit) is None
        and t.token(5, 0, 0, 0, bids=((0,) * 4,) * (t.bids - 1)) == 0
        and t.token(5, 0, 0, 0, bids=((0,) * 4,) * (t.bids - 2)) is None
        and t.bids == t.hand - 1
    ),
    "end-highest": lambda t: t.token(-2, -5, -t.limit, -9) == 0 and t.token(-5, -2, -t.limit, -9) == 1,
    "end-past": lambda t: t.token(t.limit + 3, t.limit + 2, 0, 0) == 0 and t.token(t.limit + 2, t.limit + 3, 0, 0) == 1,
    "end-tie": lambda t: t.token(6, 6, -t.limit, 1) == 0 and t.token(3, 6, -t.limit, 6) == 3,
    "end-all-tied": lambda t: all_of(TokenWon, (played := t.dead_heat())[1]) == [] and played[0].board.deal == 2,
    "match-won": lambda t: t.after(0, 0, t.limit, 0, tokens=(2, 2, t.tokens - 1, 1))[0].winners == (2,),
    "match-winner-leads": lambda t: one(DealBegan, t.after(0, 0, t.limit, 0)[1]) == DealBegan(2, 2),
    "match-longest": lambda t: (
        (match := t.dead_heat(deal=t.most_rounds, tokens=(1, 2, 2, 0))[0]).is_over
        and match.winners == (1, 2)
        and not t.dead_heat(deal=t.most_rounds - 1, tokens=(1, 2, 2, 0))[0].is_over
    ),
    "cases-both-up": lambda t: t.token(t.limit + 1, t.limit + 4, 0, 0) == 1,
    "cases-up-and-down": lambda t: t.token(t.limit, -t.limit, 0, 0) == 0,
    "cases-nobody": lambda t: (
        [one(DealBegan, t.dead_heat(leader=leader)[1]).seat for leader in range(4)] == [0, 1, 0, 0]
    ),
    "advice-nought": lambda t: all(t.gains(0, *rest)[0] == 0 for rest in ((9, 7, 5), (0, 7, 5), (0, 9, 9))),
    "advice-push": lambda t: all_of(TokenWon, t.after(5, 0, -t.limit, 0)[1]) != [],
    "case-four": lambda t: t.scene("four"),
    "case-firsts": lambda t: t.scene("firsts"),
    "case-seconds": lambda t: t.scene("seconds"),
    "case-thirds": lambda t: t.scene("thirds"),
    "case-pairs": lambda t: t.scene("pairs"),
    "case-void": lambda t: t.scene("void"),
}
UNPROVED = {
    "advice-third": "advice",
    "advice-nought-when": "advice",
    "advice-look": "advice",
    "advice-guess": "advice",
    "advice-push-when": "advice",
}
TABLE = ThirdMan
