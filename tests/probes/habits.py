"""What the rules of Habits promise, sentence by sentence."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from isoloir.content.habits import CARDS, phrase
from isoloir.core import Event, Match, Seat
from isoloir.games.habits.board import FINAL, every_card, left
from isoloir.games.habits.events import GameWon, HabitChosen, HabitsShown, Portrayed, RoundBegan, Tied, VotesRevealed
from tests.rulebook import habits_table

from .table import Probe, Table, all_of, one, whats


class Habits(Table):
    def lay(self, **what: Any) -> Match[Any]:
        """In round 1: seat 0 is the patient, and everyone is about to vote."""
        return habits_table.table(self.seats, strangers=self.setup.options.strangers, **what)

    def last(self, **what: Any) -> Match[Any]:
        return habits_table.last_round(self.seats, strangers=self.setup.options.strangers, **what)

    def voted(self, match: Match[Any], *votes: int) -> tuple[Event, ...]:
        """Everyone else votes as the last one named."""
        every = (*votes, *votes[-1:] * (self.seats - len(votes)))
        match.step({seat: (marker,) for seat, marker in enumerate(every)})
        return match.heard(None)

    def tie(self) -> tuple[Match[Any], tuple[Event, ...]]:
        """1 and 2 are tied and nothing else is; three players can tie in the last round alone."""
        if self.seats == 3:
            match = self.last()
            return match, self.voted(match, 1, 2, 3)
        match = self.lay()
        return match, self.voted(match, 1, 1, 2, 2, *range(3, self.seats - 1))

    def settled(self, marker: int) -> HabitChosen:
        match, _ = self.tie()
        match.step({0: (marker,)})
        return one(HabitChosen, match.heard(None))

    def to_vote(self, seed: object = "seed", place: int = 0) -> Match[Any]:
        """The first patient of a new game is looked at; everyone gave or kept the card at this place first."""
        match = self.new(seed)
        while whats(match) != {"vote"}:
            match.step(
                {seat: (*ask.options[place:], *ask.options[:place])[: ask.take] for seat, ask in match.asks.items()}
            )
        return match

    def fits(self, first: int, everyone: int) -> tuple[int, ...]:
        """What the last round brings if the first votes so, and everyone else like that."""
        return one(HabitChosen, self.voted(self.last(), first, everyone)).gains


def played(t: Habits) -> Match[Any]:
    return t.anyhow(t.new())


def received(match: Match[Any]) -> set[int]:
    """What the others gave the patient, or what they kept themselves."""
    board, seats = match.board, len(match.board.scores)
    if board.strangers:
        return set(board.given[board.patient])
    return {board.given[giver][(board.patient - giver) % seats - 1] for giver in range(seats) if giver != board.patient}


def of_first_giver(match: Match[Any]) -> int:
    """Where the card of the patient's neighbour, or the one kept first, has come to lie."""
    board, seats = match.board, len(match.board.scores)
    given = board.given[board.patient][0] if board.strangers else board.given[left(board.patient, 1, seats)][-1]
    return int(board.spread.index(given))


def unseen_until_the_turn(t: Habits) -> bool:
    """What someone else gives a player changes nothing in what that player sees."""
    start = t.new().board.start
    giver, owner = left(start, 1, t.seats), left(start, 2, t.seats)
    seen = []
    for changed in (False, True):
        match = t.new()
        choices = {seat: list(ask.options[:-1]) for seat, ask in match.asks.items()}
        if changed:
            choices[giver][left(owner, -giver - 1, t.seats)] = match.asks[giver].options[-1]
        match.step({seat: tuple(cards) for seat, cards in choices.items()})
        seen.append((match.view(owner), match.heard(owner), match.board))
    return seen[0][:2] == seen[1][:2] and seen[0][2] != seen[1][2]


def last_cards_gone(t: Habits) -> bool:
    """One card of each hand is discarded, and is in nobody's view but its owner's."""
    match = t.to_vote()
    gone = match.board.discards
    return (
        [len(cards) for cards in gone] == [1] * t.seats
        and [match.view(seat).discards for seat in range(t.seats)] == list(gone)
        and match.view(None).discards == ()
    )


def order(t: Habits) -> bool:
    history = played(t).board.history
    start = history[0].patient
    wanted = [left(start, turn, t.seats) for turn in range(t.seats)] * t.rounds
    return bool([turn.patient for turn in history] == wanted)


def picked(t: Habits) -> Match[Any]:
    match = t.new()
    for _ in range(t.markers):
        assert whats(match) == {"pick"}
        match.step({seat: ask.options[:1] for seat, ask in match.asks.items()})
    return match


def passed_right(t: Habits) -> bool:
    match = t.new()
    hands = match.board.hands
    match.step({seat: hand[:1] for seat, hand in enumerate(hands)})
    return bool(match.board.hands == tuple(hands[left(seat, 1, t.seats)][1:] for seat in range(t.seats)))


def patients(t: Habits, number: int) -> list[Seat]:
    return sorted(turn.patient for turn in played(t).board.history if turn.round == number)


def last_turn(t: Habits, *scores: int) -> Match[Any]:
    """The last patient of the last round is voted on; the last seat alone votes against the others."""
    board = t.last().board
    done = tuple(replace(turn, round=FINAL) for turn in board.history[: t.seats - 1])
    others = (0,) * (t.seats - len(scores))
    match = t.last(scores=(*scores, *others), turn=t.seats - 1, history=board.history + done)
    t.voted(match, *[1] * (t.seats - 1), 2)
    return match


PROBES: dict[str, Probe] = {
    "goal-score": lambda t: (
        [turn.round for turn in played(t).board.history] == [n for n in range(1, t.rounds + 1) for _ in range(t.seats)]
        and one(HabitChosen, t.voted(t.lay(), 2, 1)).gains == (0, *(t.points,) * (t.seats - 1))
    ),
    "goal-highest": lambda t: last_turn(t, 20, 40).winners == (1,),
    "components-deck": lambda t: (
        len(every_card(t.house_phrases)) == t.deck and phrase("en", 7) != phrase("en", 8) and t.deck >= CARDS
    ),
    "components-known": lambda t: (
        len(known := {*t.setup.options.left_out}) == t.left_out
        and not known & {card for hands in played(t).board.looked for hand in hands for card in hand}
    ),
    "components-own": lambda t: (
        len(t.new().board.house_phrases) == t.house_phrases
        and set(range(CARDS, CARDS + t.house_phrases))
        <= {card for hands in played(t).board.looked for hand in hands for card in hand}
    ),
    "components-dealt": lambda t: (
        len({card for hands in played(t).board.looked for hand in hands for card in hand}) == t.dealt
        and len(played(t).board.deck) == t.deck - t.dealt
    ),
    "components-markers": lambda t: (
        t.lay().asks[0].options == tuple(range(1, t.markers + 1))
        and (t.seats != 3 or (t.markers, t.last().asks[0].options) == (2, (1, 2, 3)))
    ),
    "components-ballots": lambda t: all(ask.options == tuple(range(1, t.markers + 1)) for ask in t.lay().asks.values()),
    "give-dealt": lambda t: (
        {len(ask.options) for ask in t.new().asks.values()} == {t.seats}
        and {len(hands) for hands in played(t).board.looked} == {t.kept}
    ),
    "give-one": lambda t: (
        {ask.take for ask in t.new().asks.values()} == {t.seats - 1} and len(received(t.to_vote())) == t.seats - 1
    ),
    "give-secret": lambda t: len(t.new().asks) == t.seats and {ask.what for ask in t.new().asks.values()} == {"give"},
    "give-left": last_cards_gone,
    "give-closed": unseen_until_the_turn,
    "pick-nothing": lambda t: (
        "give" not in {what for seed in range(3) for what in whats(t.new(seed))} and t.strangers == "true"
    ),
    "pick-dealt": lambda t: {len(ask.options) for ask in t.new().asks.values()} == {t.seats} and t.kept == t.rounds - 1,
    "pick-pass": lambda t: passed_right(t) and [len(laid) for laid in picked(t).board.given] == [t.markers] * t.seats,
    "pick-left": last_cards_gone,
    "vote-patient": lambda t: all(patients(t, number) == list(range(t.seats)) for number in range(1, t.rounds + 1)),
    "vote-order": lambda t: t.by_lot(lambda match: match.board.start) and order(t),
    "vote-shown": lambda t: (
        set((match := t.to_vote()).board.spread) == received(match)
        and len(match.board.spread) == t.markers
        and {of_first_giver(t.to_vote(seed)) for seed in range(12 * t.seats)} == set(range(t.markers))
        and one(HabitsShown, match.heard(None)).cards == match.board.spread
    ),
    "vote-secret": lambda t: sorted(t.lay().asks) == list(range(t.seats)) and whats(t.lay()) == {"vote"},
    "vote-together": lambda t: len(one(VotesRevealed, t.voted(t.lay(), 2, 1)).votes) == t.seats,
    "vote-chosen": lambda t: (
        (chosen := one(HabitChosen, t.voted(t.lay(), 2, 1))).marker == 1
        and chosen.gains == (0, *(t.points,) * (t.seats - 1))
    ),
    "vote-own-gift": lambda t: {ask.options for ask in t.to_vote().asks.values()} == {tuple(range(1, t.markers + 1))},
    "tie-patient": lambda t: (
        list((tie := t.tie())[0].asks) == [0]
        and one(Tied, tie[1]).seat == 0
        and tie[0].asks[0].options == one(Tied, tie[1]).markers
        and t.settled(2).marker == 2
    ),
    "tie-counts": lambda t: (
        [gain > 0 for gain in t.settled(1).gains] == [vote == 1 for vote in one(VotesRevealed, t.tie()[1]).votes]
        and [gain > 0 for gain in t.settled(2).gains] == [vote == 2 for vote in one(VotesRevealed, t.tie()[1]).votes]
        and t.settled(1).gains[0] > 0 == t.settled(2).gains[0]
    ),
    "keep-kept": lambda t: (
        (spread := t.lay().board.spread)
        and t.voted(match := t.lay(), 1)
        and match.view(None).kept[0] == spread[:1]
        and not set(spread[1:]) & {*match.board.deck, *match.board.spread}
    ),
    "keep-over": lambda t: (
        all_of(RoundBegan, t.voted(t.lay(turn=t.seats - 1), 1)) != []
        and all_of(RoundBegan, t.voted(t.lay(turn=t.seats - 2), 1)) == []
    ),
    "final-nothing": lambda t: (
        t.last(next="deal").board.hands == ((),) * t.seats
        and t.last(next="deal").heard(1)[0] == RoundBegan(t.rounds, t.final_points)
    ),
    "final-kept": lambda t: (
        t.last().board.spread == (0, 1, 2)
        and len(t.last().board.spread) == t.kept
        and patients(t, t.rounds) == list(range(t.seats))
    ),
    "final-points": lambda t: t.fits(2, 1) == (0, *(t.final_points,) * (t.seats - 1)) and t.final_points == 2,
    "end-highest": lambda t: (
        last_turn(t, 20, 40).winners == (1,) and one(GameWon, last_turn(t, 20, 20).heard(None)).seats == (0, 1)
    ),
    "end-portrait": lambda t: (
        len(portraits := all_of(Portrayed, played(t).heard(None))) == t.seats
        and all(len(each.cards) == t.kept and each.best in each.cards for each in portraits)
    ),
    "cases-all-tied": lambda t: t.seats == 3 and one(Tied, t.tie()[1]).markers == (1, 2, 3),
    "cases-no-votes": lambda t: set(one(Tied, (tie := t.tie())[1]).markers) <= set(one(VotesRevealed, tie[1]).votes),
    "cases-third-marker": lambda t: (
        t.seats == 3 and t.lay().asks[0].options == (1, 2) and t.last().asks[0].options == (1, 2, 3)
    ),
    "cases-untold": lambda t: (
        last_cards_gone(t)
        and (match := t.to_vote()).view(None).given == ()
        and match.view(0).given == match.board.given[0]
        and unseen_until_the_turn(t)
    ),
    "case-vote": lambda t: t.scene("vote") and t.right == 3,
    "case-tie": lambda t: (
        t.scene("tie") and next(s for s in t.game.scenes if s.key == "tie").board("en").votes == (1, 1, 3, 3)
    ),
}
UNPROVED = {
    "goal-ask": "a question",
    "tie-talk": "courtesy",
    "keep-verdict": "courtesy",
    "keep-kindly": "courtesy",
    "cases-record-strangers": "what the server gives to whom: tests/table proves it",
    "cases-record": "what the server gives to whom: tests/table proves it",
    "advice-vote": "advice",
    "advice-aloud": "advice",
    "advice-kindly": "courtesy",
    "advice-away": "courtesy",
}
TABLE = Habits
