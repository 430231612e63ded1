"""The course of The Third Man, in the order of its rulebook."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Seat, Setup, Step, StepFunction, Tell, ask, ask_one, chance

from .board import ALL_CARDS, MOST_DEALS, MOST_VOIDS, SEATS, TOKENS_TO_WIN, Board, Card, Gains
from .events import (
    BidScored,
    BidSpent,
    BidVoid,
    DealBegan,
    DealTied,
    GameWon,
    LeadPassed,
    Led,
    Revealed,
    TokenWon,
)
from .scoring import ahead, deal_is_over, digits, first_clockwise, gains, in_seat_order, total, without


def new(setup: Setup, seed: str) -> Board:
    named = setup.options.first_leader
    return Board(seed, first_leader=None if named == "random" else int(named))


def begin(board: Board, tell: Tell) -> Board:
    """The first leader is picked at random, unless the table named one."""
    by_lot = chance(board.seed, "first leader").choice(SEATS)
    return replace(board, leader=by_lot if board.first_leader is None else board.first_leader, next="deal")


def deal(board: Board, tell: Tell) -> Board:
    """Everyone takes all ten cards back and starts at 0."""
    tell(DealBegan(board.deal, board.leader))
    return replace(board, hands=(ALL_CARDS,) * 4, scores=(0, 0, 0, 0), bids=(), voids=0, next="lead")


def lead(board: Board, tell: Tell) -> Step[Board]:
    """The leader plays one card face up."""
    card = yield from ask_one(board.leader, Ask("lead", board.hands[board.leader]))
    tell(Led(board.leader, card))
    return replace(board, lead=card, next="follow")


def follow(board: Board, tell: Tell) -> Step[Board]:
    """The three others answer in secret; all cards are shown at once and the bid is scored."""
    assert board.lead is not None, "nobody follows before the lead"
    leader = board.leader
    answers = yield from ask({seat: Ask("follow", hand) for seat, hand in enumerate(board.hands) if seat != leader})
    answers[leader] = board.lead
    cards = in_seat_order(answers)
    tell(Revealed(cards))
    course = f"{board.course}{leader}{digits(cards)}"
    if gained := gains(cards):
        return _score(board, cards, course, gained, tell)
    voids = board.voids + 1
    if voids < MOST_VOIDS:
        tell(BidVoid())
        return replace(board, lead=None, shown=cards, led=leader, course=course, voids=voids, next="lead")
    tell(BidSpent())
    return _score(board, cards, course, (0, 0, 0, 0), tell)


def award(board: Board, tell: Tell) -> Board:
    """The seat ahead takes a token; if nobody is ahead of all the others, nobody does."""
    best = ahead(board.scores, board.bids)
    if len(best) > 1:
        tell(DealTied(best))
        return _next_deal(board, first_clockwise(best, board.leader), tell)
    (winner,) = best
    tokens = tuple([count + (seat == winner) for seat, count in enumerate(board.tokens)])
    tell(TokenWon(winner, tokens))
    return _next_deal(replace(board, tokens=tokens), winner, tell)


STEPS: dict[str, StepFunction[Board]] = {"begin": begin, "deal": deal, "lead": lead, "follow": follow, "award": award}


def _score(board: Board, cards: tuple[Card, ...], course: str, gained: Gains, tell: Tell) -> Board:
    """Markers move, played cards stay face up; then the deal is over or a seat leads the next bid."""
    scores, bids = total(board.scores, gained), (*board.bids, gained)
    tell(BidScored(gained, scores))
    leader, then = board.leader, "award"
    if not deal_is_over(scores, bids):
        leader, then = first_clockwise(ahead(scores, bids), leader), "lead"
        tell(LeadPassed(leader))
    return replace(
        board,
        next=then,
        leader=leader,
        lead=None,
        hands=without(board.hands, cards),
        scores=scores,
        bids=bids,
        shown=cards,
        led=board.leader,
        voids=0,
        course=course,
    )


def _next_deal(board: Board, leader: Seat, tell: Tell) -> Board:
    """The winner of the deal leads the next, unless the match is over."""
    if max(board.tokens) < TOKENS_TO_WIN and board.deal < MOST_DEALS:
        return replace(board, deal=board.deal + 1, leader=leader, next="deal")
    over = replace(board, leader=leader, next=OVER)
    tell(GameWon(winners(over)))
    return over


def scores(board: Board) -> tuple[int, ...]:
    """What the match counts: tokens."""
    return board.tokens


def winners(board: Board) -> tuple[Seat, ...]:
    if board.next != OVER:
        return ()
    return tuple(seat for seat in SEATS if board.tokens[seat] == max(board.tokens))
