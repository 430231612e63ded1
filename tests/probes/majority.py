"""What the rules of Majority promise, sentence by sentence."""

from __future__ import annotations

from typing import Any

from isoloir.content.majority import words
from isoloir.core import Event, Match
from isoloir.games.majority.board import Board, Word, other_face, tops
from isoloir.games.majority.events import (
    Eliminated,
    NoMajority,
    RoundBegan,
    RoundEnded,
    Scored,
    Shuffled,
    TooFewCards,
    TurnBegan,
    TwoLeft,
    Voted,
    WordsWon,
)
from tests.rulebook.majority_table import PACKS, SPELT, A, B, C, cards_on, pile_of, words_on

from .table import Probe, Table, all_of, one

NEXT = tuple(pack[1] for pack in PACKS)


class Majority(Table):
    def lay(self, votes: str, pile: int = 1, **what: Any) -> Match[Any]:
        """As many as there are votes are still in; at a table of fewer, one per seat votes."""
        active = tuple(range(len(votes)))
        seats = max(self.seats, len(votes))
        options = {name: getattr(self.setup.options, name) for name in ("reversed_rounds", "show_totals")}
        usual = {"next": "vote", "round": 1, "turn": pile, "packs": PACKS, "pile": pile_of(pile), "active": active}
        nothing = {"scores": (0,) * seats, "gains": (0,) * seats}
        return Match.at(
            self.game,
            self.game.setup(seats, self.setup.options.departures()),
            Board("seed", "en", **{**usual, **nothing, **options, **what}),
        )

    def vote(self, votes: str, pile: int = 1, **what: Any) -> tuple[Match[Any], tuple[Event, ...]]:
        match = self.lay(votes, pile, **what)
        match.step({seat: (SPELT[vote],) for seat, vote in zip(match.asks, votes, strict=True)})
        return match, match.heard(None)

    def in_after(self, votes: str, pile: int = 1) -> tuple[int, ...]:
        """Who plays on."""
        won = all_of(WordsWon, self.vote(votes, pile)[1])
        return won[0].seats if won else ()

    def gains(self, votes: str, pile: int = 1) -> tuple[int, ...]:
        """What this vote brought, the last two's share included, to those who voted."""
        return tuple(self.vote(votes, pile)[0].scores[: len(votes)])

    def ends(self, *scores: int) -> Match[Any]:
        """A round ends in which nobody scores, the others having nothing."""
        return self.vote("ABC", scores=(*scores, *(0,) * (self.seats - len(scores))))[0]


def references(match: Match[Any]) -> tuple[Word, ...]:
    return tuple(match.board.pile)


def turned(t: Majority) -> Match[Any]:
    """A vote after which a pack is empty: two turns ago its last card was shown."""
    packs = (PACKS[0][:1], PACKS[1], PACKS[2])
    return t.vote("AAAB", packs=packs, discard=tuple(range(241, 261, 2)))[0]


def few(t: Majority, votes: str) -> tuple[Event, ...]:
    """Once this is voted, two cards lie outside the pile."""
    return t.vote(votes, packs=tuple(pack[:1] for pack in PACKS), discard=(), house_words=())[1]


def long_game(t: Majority, shuffles: int, scores: tuple[int, ...]) -> Match[Any]:
    return t.vote("ABC", shuffles=shuffles, scores=(*scores, *(0,) * (t.seats - len(scores))))[0]


def had(t: Majority) -> set[Word]:
    """The words on the table in such a game of three who never agree."""
    match = Match.new(t.game, t.game.setup(3, t.setup.options.departures()), "seed")
    seen: set[Word] = set()
    while match.asks:
        seen |= {*tops(match.board.packs), *match.board.pile}
        match.step({seat: (SPELT["ABC"[seat]],) for seat in match.asks})
    return seen


PROBES: dict[str, Probe] = {
    "goal-link": lambda t: t.in_after("BBBA") == (0, 1, 2) and t.in_after("AAAB") == (0, 1, 2),
    "goal-won": lambda t: (
        t.ends(t.goal, t.goal + 1).winners == (1,) and t.ends(t.goal).winners == (0,) and not t.ends(t.goal - 1).is_over
    ),
    "components-deck": lambda t: (
        len(cards_on(board := t.new().board)) == t.deck == len(set(cards_on(board)))
        and len(board.packs) == 3
        and len(words("en")) == 2 * (t.deck - t.house_words)
    ),
    "components-side": lambda t: len(words_on(t.new().board)) == t.deck,
    "components-own": lambda t: (
        len(t.new().board.house_words) == t.house_words
        and all(other_face(word) == word for word in range(len(words("en")), len(words("en")) + t.house_words))
    ),
    "components-known": lambda t: (
        len(known := {*t.setup.options.left_out}) == t.left_out
        and len(packs := t.new().board.packs) == 3
        and not known & {word for pack in packs for word in pack[:-1]}
        and len(known & {pack[-1] for pack in packs}) == len({*map(other_face, known)} & known) // 2
    ),
    "components-ballots": lambda t: (
        t.lay("AAA").asks[0].options == ("A", "B", "C", "score") and t.ballots == len(t.lay("AAA").asks[0].options)
    ),
    "start-everyone": lambda t: (
        sorted(t.new().asks) == list(range(t.seats)) and len(t.vote("ABC")[0].asks) == max(3, t.seats)
    ),
    "start-reference": lambda t: (
        {t.vote("ABC", round=n)[0].board.pile for n in range(30)} == {(each,) for each in NEXT}
    ),
    "start-words": lambda t: (
        (match := t.new()) and one(TurnBegan, match.heard(None)).words == tuple(pack[0] for pack in match.board.packs)
    ),
    "aim-toss": lambda t: (
        {t.new(seed).board.aim for seed in range(30)} == {"most", "least"}
        and {one(RoundBegan, t.vote("ABC", round=n)[1]).aim for n in range(30)} == {"most", "least"}
    ),
    "aim-holds": lambda t: (
        all(t.vote("AAAB", aim=aim)[0].board.aim == aim for aim in ("most", "least"))
        and t.vote("AAAB", aim="most")[1] == t.vote("AAAB", aim="least")[1]
    ),
    "vote-secret": lambda t: (
        sorted(t.lay("AAAB").asks) == [0, 1, 2, 3] and set(t.lay("AAAB").asks[0].options) == {"A", "B", "C", "score"}
    ),
    "vote-together": lambda t: all_of(Voted, t.vote("AAAB")[1])[0].votes[:4] == ("A", "A", "A", "B"),
    "win-most": lambda t: (
        t.in_after("AAABBC") == (0, 1, 2)
        and t.majority == 2
        and t.in_after("A" * t.majority + "BC") == (0, 1)
        and t.in_after("ABC") == ()
    ),
    "win-relative": lambda t: t.in_after("AABCS") == (0, 1),
    "win-ties": lambda t: t.in_after("AABBC") == (0, 1, 2, 3) and t.in_after("AABBCC") == (0, 1, 2, 3, 4, 5),
    "win-pile": lambda t: references(t.vote("BBBA")[0]) == (*pile_of(1), B),
    "win-order": lambda t: (
        references(t.vote("CCBBAA")[0]) == (*pile_of(1), A, B, C) and references(t.vote("BBAAC")[0])[1:] == (A, B)
    ),
    "win-on": lambda t: (
        (played := t.vote("AAAB"))[0].board.active == (0, 1, 2)
        and one(TurnBegan, played[1]).words == NEXT
        and played[0].board.discard[-2:] == (B, C)
    ),
    "win-out": lambda t: (
        one(Eliminated, t.vote("AAABCS")[1]).seats == (3, 4, 5)
        and sorted(t.vote("AAAB")[0].asks) == [0, 1, 2]
        and len(t.vote("ABC")[0].asks) == max(3, t.seats)
    ),
    "win-none": lambda t: (
        NoMajority() in (played := t.vote("ABCS", 4))[1] and played[0].board.round == 2 and not any(played[0].scores)
    ),
    "score-pays": lambda t: (
        t.gains("SSSAB", 4) == (4, 4, 4, 0, 0)
        and one(Scored, t.vote("SSAABB", 4)[1]) == Scored((0, 1), 4)
        and t.vote("SSAABB", 4)[0].board.active == (2, 3, 4, 5)
    ),
    "score-first-turn": lambda t: t.gains("SSA", 1) == (1, 1, 0),
    "score-alone": lambda t: t.vote("SSSAAB")[0].board.round == 2,
    "score-tied": lambda t: (
        one(Scored, t.vote("SSBBC", 2)[1]).points == 2 and one(WordsWon, t.vote("SSBBC", 2)[1]).pile == 3
    ),
    "score-after-tie": lambda t: (
        (match := t.vote("SSAABB", 4)[0]).board.round == 1 and sorted(match.asks) == [2, 3, 4, 5]
    ),
    "score-loses": lambda t: t.gains("AAASS", 4) == (0,) * 5 and one(Eliminated, t.vote("AAASS", 4)[1]).seats == (3, 4),
    "two-paid": lambda t: (
        one(TwoLeft, t.vote("AABC", 2)[1]) == TwoLeft((0, 1), 3) and t.vote("AABC", 2)[0].board.round == 2
    ),
    "end-shown": lambda t: t.lay("AAA", scores=tuple(range(t.seats))).view(0).scores == tuple(range(t.seats)),
    "end-hidden": lambda t: (
        t.lay("AAA", scores=tuple(range(5, t.seats + 5))).view(0).scores == (5, *(None,) * (t.seats - 1))
        and one(RoundEnded, t.vote("SSA")[1]).gains[:3] == (1, 1, 0)
    ),
    "end-over": lambda t: (
        t.ends(t.goal, t.goal - 1, 3).winners == (0,)
        and t.ends(t.goal, t.goal + 2, 3).winners == (1,)
        and t.ends(t.goal + 1, t.goal + 1).winners == (0, 1)
        and not t.ends(t.goal - 1, t.goal - 1).is_over
    ),
    "end-later": lambda t: (
        not (match := t.vote("SSAABB", 4, scores=(t.goal - 1,) * max(6, t.seats))[0]).is_over
        and match.board.round == 1
        and match.scores[0] >= t.goal
    ),
    "cases-discard": lambda t: (
        {*pile_of(3), A, B, C} <= set((match := t.vote("ABC", 3)[0]).board.discard) and len(match.board.pile) == 1
    ),
    "cases-stay": lambda t: (
        set(NEXT) <= {*(match := t.vote("AAB")[0]).board.pile, *(pack[0] for pack in match.board.packs)}
        and match.board.round == 2
    ),
    "cases-turned": lambda t: (
        one(Shuffled, (match := turned(t)).heard(None)).cards == len(words_on(match.board)) - len(match.board.pile)
        and len(match.board.packs) == 3
        and all(match.board.packs)
        and match.board.discard == ()
        and {240, 242} <= words_on(match.board)
        and A in match.board.pile
        and not {241, 243} & words_on(match.board)
    ),
    "cases-few": lambda t: TooFewCards() in (told := few(t, "AAAB")) and not any(one(RoundEnded, told).gains),
    "cases-few-two": lambda t: one(TwoLeft, few(t, "AABC")) == TwoLeft((0, 1), 2),
    "cases-long": lambda t: (
        long_game(t, t.passes, (1,)).is_over
        and not long_game(t, t.passes - 1, (1,)).is_over
        and len(had(t)) > 0.9 * 2 * t.deck
    ),
    "cases-long-win": lambda t: long_game(t, t.passes, (3, 5)).winners == (1,) and t.goal > 5,
    "advice-bank-first": lambda t: t.gains("SSA", 1) == (1, 1, 0),
    "case-vote": lambda t: t.scene("vote"),
    "case-win": lambda t: t.scene("win") and references(t.vote("AABBC")[0])[1:] == (A, B),
    "case-none": lambda t: t.scene("none"),
    "case-alone": lambda t: t.scene("alone"),
    "case-tied": lambda t: t.scene("tied"),
}
UNPROVED = {
    "components-points": "what a box would hold: the house counts for you",
    "aim-green": "what people look for; the engine counts the same",
    "aim-red": "what people look for; the engine counts the same",
    "vote-silence": "courtesy",
    "vote-red": "what people look for",
    "vote-usual": "what people look for",
    "advice-plain": "advice",
    "advice-plain-look": "advice",
    "advice-bank-tempts": "advice",
    "advice-bank-safe": "advice",
}
TABLE = Majority
