"""The course of Habits, in the order of its rulebook."""

from __future__ import annotations

from functools import cache
from operator import add

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Each, Seat, Setup, Step, StepFunction, Tell, ask, ask_one, ask_some, chance

from .board import FINAL, Board, Card, Cards, Marker, Portrayal, cards_needed, every_card, kept_by, left
from .events import (
    Began,
    GameWon,
    HabitChosen,
    HabitsLaid,
    HabitsShown,
    HandDealt,
    HandReceived,
    HandsPassed,
    Portrayed,
    Reminded,
    RoundBegan,
    Tied,
    TieSettled,
    VotesRevealed,
)
from .house import house_phrases
from .mixing import mixed
from .scoring import best, gains, most_voted, points_in, total


def new(setup: Setup, seed: str) -> Board:
    options = setup.options
    nothing: tuple[Cards, ...] = ((),) * setup.seats
    return Board(
        seed,
        scores=(0,) * setup.seats,
        cards=setup.cards,
        strangers=options.strangers,
        house_phrases=house_phrases(options.house_phrases, setup.cards),
        deck=_shuffled(setup, seed),
        hands=nothing,
        given=nothing,
        discards=nothing,
        looked=((),) * setup.seats,
    )


def _shuffled(setup: Setup, seed: str) -> Cards:
    """What this table has met lies at the bottom, where nothing is dealt."""
    left_out = setup.options.left_out
    cards = [card for card in every_card(len(setup.options.house_phrases)) if card not in left_out]
    return mixed(cards, cards_needed(setup.seats), chance(seed, "deck")) + tuple(sorted(left_out))


def begin(board: Board, tell: Tell) -> Board:
    """The first patient of every round is picked at random."""
    start = chance(board.seed, "first patient").choice(board.seats)
    tell(Began(start))
    return replace(board, start=start, next="deal")


def deal(board: Board, tell: Tell) -> Board:
    """Everyone gets as many habits as there are players; nothing is dealt for the last round."""
    tell(RoundBegan(board.round, points_in(board.round)))
    if board.round == FINAL:
        return replace(board, next="show")
    n = len(board.seats)
    hands = tuple([tuple(sorted(board.deck[n * seat : n * seat + n])) for seat in board.seats])
    tell(Each(HandDealt, hands))
    then = "draft" if board.strangers else "give"
    return replace(board, deck=board.deck[n * n :], hands=hands, looked=_looked(board, hands), pick=0, next=then)


def give(board: Board, tell: Tell) -> Step[Board]:
    """One habit to each opponent, in one sealed choice: to the left neighbour first, then on clockwise."""
    opponents = len(board.seats) - 1
    chosen = yield from ask_some({seat: Ask("give", hand, opponents) for seat, hand in enumerate(board.hands)})
    given = tuple(chosen.values())
    return _laid(board, given, tuple(map(_without, board.hands, given)), tell)


def draft(board: Board, tell: Tell) -> Step[Board]:
    """Strangers: everyone puts down one habit that fits them and passes the rest to the right."""
    picked = yield from ask({seat: Ask("pick", board.hands[seat]) for seat in board.seats})
    given = tuple((*board.given[seat], picked[seat]) for seat in board.seats)
    hands = tuple(_without(board.hands[seat], (picked[seat],)) for seat in board.seats)
    drafted = replace(board, hands=hands, given=given, pick=board.pick + 1)
    return _laid(drafted, given, hands, tell) if len(hands[0]) == 1 else _passed(drafted, tell)


def remind(board: Board, tell: Tell) -> Board:
    """Before the first vote: what the rulebook asks everyone to remember."""
    tell(Reminded())
    return replace(board, next="show")


def show(board: Board, tell: Tell) -> Board:
    """The patient's habits are shown, in an order that tells nothing about who gave which."""
    patient = board.patient
    spread = kept_by(board.history, patient) if board.round == FINAL else _shuffled_habits(board, patient)
    tell(HabitsShown(patient, spread))
    return replace(board, spread=spread, next="vote")


def vote(board: Board, tell: Tell) -> Step[Board]:
    """Everyone, the patient too, votes in secret for the habit that fits the patient best."""
    spread, patient = board.spread, board.patient
    answers = yield from ask(dict.fromkeys(board.seats, which_of(len(spread))))
    votes = tuple(answers.values())
    tell(VotesRevealed(patient, spread, votes))
    tied = most_voted(votes)
    if len(tied) == 1:
        return _choose(board, patient, votes, tied[0], tell)
    tell(Tied(patient, tied))
    return replace(board, votes=votes, next="settle")


def settle(board: Board, tell: Tell) -> Step[Board]:
    """On a tie the patient decides, among the tied habits only."""
    patient = board.patient
    marker = yield from ask_one(patient, Ask("settle", most_voted(board.votes)))
    tell(TieSettled(patient, marker))
    return _choose(board, patient, board.votes, marker, tell)


STEPS: dict[str, StepFunction[Board]] = {
    "begin": begin,
    "deal": deal,
    "give": give,
    "draft": draft,
    "remind": remind,
    "show": show,
    "vote": vote,
    "settle": settle,
}


@cache
def which_of(habits: int) -> Ask[Marker]:
    """The question of a vote, the same for all."""
    return Ask("vote", tuple(range(1, habits + 1)))


def _laid(board: Board, given: tuple[Cards, ...], last: tuple[Cards, ...], tell: Tell) -> Board:
    """The last card of each hand is discarded, and nobody else sees it."""
    tell(HabitsLaid())
    return replace(
        board,
        given=given,
        hands=((),) * len(last),
        discards=tuple(map(add, board.discards, last)),
        next="remind" if board.round == 1 else "show",
    )


def _passed(board: Board, tell: Tell) -> Board:
    n = len(board.seats)
    hands = tuple(board.hands[left(seat, 1, n)] for seat in board.seats)
    tell(HandsPassed(board.pick))
    tell(Each(HandReceived, hands))
    return replace(board, hands=hands, looked=_looked(board, hands), next="draft")


def _looked(board: Board, hands: tuple[Cards, ...]) -> tuple[tuple[Cards, ...], ...]:
    return tuple(map(add, board.looked, zip(hands, strict=True)))


def received(board: Board, patient: Seat) -> Cards:
    """What lies in front of a seat this round, in ascending order, so that the order says nothing.

    Places below 0 are counted from the last seat, which is how one goes round to the right.
    """
    if board.strangers:
        return tuple(sorted(board.given[patient]))
    given = board.given
    return tuple(sorted([given[patient - 1 - place][place] for place in range(len(given) - 1)]))


def _shuffled_habits(board: Board, patient: Seat) -> Cards:
    return chance(board.seed, "spread", board.round, board.turn).shuffle(received(board, patient))


def _choose(board: Board, patient: Seat, votes: tuple[Marker, ...], marker: Marker, tell: Tell) -> Board:
    """Matching votes score; the patient keeps the habit, the others leave the game."""
    spread, number = board.spread, board.round
    card = spread[marker - 1]
    gained = gains(votes, marker, points_in(number))
    scores = total(board.scores, gained)
    tell(HabitChosen(patient, marker, card, gained, scores))
    history = (*board.history, Portrayal(number, patient, spread, votes, card))
    turn = board.turn + 1
    chosen = replace(board, scores=scores, history=history, spread=(), votes=(), turn=turn, next="show")
    return chosen if turn < len(scores) else _next_round(chosen, tell)


def _next_round(board: Board, tell: Tell) -> Board:
    """A round is over when everyone has been the patient; the game, after the final round."""
    if board.round == FINAL:
        return _end(replace(board, next=OVER), tell)
    nothing: tuple[Cards, ...] = ((),) * len(board.seats)
    return replace(board, round=board.round + 1, turn=0, pick=0, given=nothing, next="deal")


def _end(board: Board, tell: Tell) -> Board:
    for seat, (kept, chosen) in enumerate(portraits(board)):
        tell(Portrayed(seat, kept, chosen))
    tell(GameWon(winners(board)))
    return board


def portraits(board: Board) -> list[tuple[Cards, Card]]:
    """By seat: the habits it has kept, and the one the table chose among them in the end."""
    chosen: list[list[Card]] = [[] for _ in board.seats]
    for turn in board.history:
        chosen[turn.patient].append(turn.chosen)
    return [(tuple(kept), last) for *kept, last in chosen]


def _without(hand: Cards, gone: Cards) -> Cards:
    taken = {*gone}
    return tuple([card for card in hand if card not in taken])


def scores(board: Board) -> tuple[int, ...]:
    return board.scores


def winners(board: Board) -> tuple[Seat, ...]:
    return best(board.scores) if board.next == OVER else ()
