"""The course of Habits, in the order of its rulebook."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Seat, Setup, Step, StepFunction, Tell, ask, ask_one, ask_some, chance

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
        side=options.side,
        strangers=options.strangers,
        house_phrases=house_phrases(options.house_phrases, setup.cards),
        hands=nothing,
        given=nothing,
        discards=nothing,
        looked=((),) * setup.seats,
    )


def begin(board: Board, tell: Tell) -> Board:
    """The cards are shuffled; the first patient of every round is drawn by lot."""
    start = chance(board.seed, "first patient").choice(board.seats)
    deck = mixed(every_card(len(board.house_phrases)), cards_needed(len(board.seats)), chance(board.seed, "deck"))
    tell(Began(start))
    return replace(board, start=start, deck=deck, next="deal")


def deal(board: Board, tell: Tell) -> Board:
    """As many habits to each as there are players; nobody deals for the last round."""
    tell(RoundBegan(board.round, points_in(board.round)))
    if board.round == FINAL:
        return replace(board, next="show")
    n = len(board.seats)
    hands = tuple(tuple(sorted(board.deck[n * seat : n * seat + n])) for seat in board.seats)
    for seat in board.seats:
        tell(HandDealt(hands[seat]), only=seat)
    dealt = replace(board, deck=board.deck[n * n :], hands=hands, looked=_looked(board, hands), pick=0)
    return replace(dealt, next="draft" if board.strangers else "give")


def give(board: Board, tell: Tell) -> Step[Board]:
    """One habit to each opponent, in one sealed choice: to the left neighbour first, then on clockwise."""
    opponents = len(board.seats) - 1
    chosen = yield from ask_some({seat: Ask("give", board.hands[seat], take=opponents) for seat in board.seats})
    given = tuple(chosen.values())
    hands = tuple(map(_without, board.hands, given))
    return _laid(replace(board, hands=hands, given=given), tell)


def draft(board: Board, tell: Tell) -> Step[Board]:
    """Strangers: everybody lays one habit that fits themselves and passes the rest to the right."""
    picked = yield from ask({seat: Ask("pick", board.hands[seat]) for seat in board.seats})
    given = tuple((*board.given[seat], picked[seat]) for seat in board.seats)
    hands = tuple(_without(board.hands[seat], (picked[seat],)) for seat in board.seats)
    drafted = replace(board, hands=hands, given=given, pick=board.pick + 1)
    return _laid(drafted, tell) if len(hands[0]) == 1 else _passed(drafted, tell)


def remind(board: Board, tell: Tell) -> Board:
    """Before the first vote: what the rulebook asks everybody to remember."""
    tell(Reminded())
    return replace(board, next="show")


def show(board: Board, tell: Tell) -> Board:
    """The patient's habits are laid open; in an order that tells nothing of who gave which."""
    spread = kept_by(board.history, board.patient) if board.round == FINAL else _shuffled_habits(board)
    tell(HabitsShown(board.patient, spread))
    return replace(board, spread=spread, next="vote")


def vote(board: Board, tell: Tell) -> Step[Board]:
    """Everybody, the patient too, votes in secret for the habit that fits the patient best."""
    markers = tuple(range(1, len(board.spread) + 1))
    answers = yield from ask(dict.fromkeys(board.seats, Ask("vote", markers)))
    votes = tuple(answers.values())
    tell(VotesRevealed(board.patient, board.spread, votes))
    first, *others = tied = most_voted(votes)
    if not others:
        return _choose(board, votes, first, tell)
    tell(Tied(board.patient, tied))
    return replace(board, votes=votes, next="settle")


def settle(board: Board, tell: Tell) -> Step[Board]:
    """On a tie the patient decides, among the tied habits only."""
    marker = yield from ask_one(board.patient, Ask("settle", most_voted(board.votes)))
    tell(TieSettled(board.patient, marker))
    return _choose(board, board.votes, marker, tell)


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


def _laid(board: Board, tell: Tell) -> Board:
    """The last card of each hand is discarded, and nobody else sees it."""
    discards = tuple(board.discards[seat] + board.hands[seat] for seat in board.seats)
    tell(HabitsLaid())
    laid = replace(board, hands=((),) * len(board.seats), discards=discards)
    return replace(laid, next="remind" if board.round == 1 else "show")


def _passed(board: Board, tell: Tell) -> Board:
    n = len(board.seats)
    hands = tuple(board.hands[left(seat, 1, n)] for seat in board.seats)
    tell(HandsPassed(board.pick))
    for seat in board.seats:
        tell(HandReceived(hands[seat]), only=seat)
    return replace(board, hands=hands, looked=_looked(board, hands), next="draft")


def _looked(board: Board, hands: tuple[Cards, ...]) -> tuple[tuple[Cards, ...], ...]:
    return tuple((*before, hand) for before, hand in zip(board.looked, hands, strict=True))


def received(board: Board, patient: Seat) -> Cards:
    """What lies before a seat this round, in ascending order, so that the order says nothing."""
    if board.strangers:
        return tuple(sorted(board.given[patient]))
    n = len(board.seats)
    return tuple(sorted([board.given[left(patient, -count, n)][count - 1] for count in range(1, n)]))


def _shuffled_habits(board: Board) -> Cards:
    return chance(board.seed, "spread", board.round, board.turn).shuffle(received(board, board.patient))


def _choose(board: Board, votes: tuple[Marker, ...], marker: Marker, tell: Tell) -> Board:
    """Matching votes score; the patient keeps the habit, the others leave the game."""
    card, patient = board.spread[marker - 1], board.patient
    gained = gains(votes, marker, points_in(board.round))
    scores = total(board.scores, gained)
    tell(HabitChosen(patient, marker, card, gained, scores))
    history = (*board.history, Portrayal(board.round, patient, board.spread, votes, card))
    turn = board.turn + 1
    return _next_patient(
        replace(board, scores=scores, history=history, spread=(), votes=(), turn=turn, next="show"), tell
    )


def _next_patient(board: Board, tell: Tell) -> Board:
    """A round is over when all have been patient; the game, after the final round."""
    if board.turn < len(board.seats):
        return board
    if board.round == FINAL:
        return _end(replace(board, next=OVER), tell)
    nothing: tuple[Cards, ...] = ((),) * len(board.seats)
    return replace(board, round=board.round + 1, turn=0, pick=0, given=nothing, next="deal")


def _end(board: Board, tell: Tell) -> Board:
    for seat in board.seats:
        tell(Portrayed(seat, kept_by(board.history, seat), final_choice(board.history, seat)))
    tell(GameWon(winners(board)))
    return board


def final_choice(history: tuple[Portrayal, ...], seat: Seat) -> Card:
    """The habit the table chose among the three a seat had kept."""
    (card,) = [turn.chosen for turn in history if turn.patient == seat and turn.round == FINAL]
    return card


def _without(hand: Cards, gone: Cards) -> Cards:
    return tuple([card for card in hand if card not in gone])


def scores(board: Board) -> tuple[int, ...]:
    return board.scores


def winners(board: Board) -> tuple[Seat, ...]:
    return best(board.scores) if board.next == OVER else ()
