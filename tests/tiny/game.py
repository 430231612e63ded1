"""A tiny game with a draft, a pick of two, two teams and a private draw; it can be built with a leak."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import (
    OVER,
    Ask,
    Chance,
    Event,
    Game,
    Seat,
    Step,
    StepFunction,
    Tell,
    Value,
    ask,
    ask_some,
    chance,
)

SEATS = range(4)
ROUNDS = 2
CARDS = range(20)

Cards = tuple[int, ...]

LEAKS = (
    "view",
    "view of the deck",
    "event",
    "event to the wrong seat",
    "order of options",
    "order of hand",
    "who is asked",
    "seed in the view",
)


class Board(Value, frozen=True):
    seed: str
    next: str = "deal"
    round: int = 1
    deck: Cards = ()
    hands: tuple[Cards, ...] = ()
    passed: tuple[Cards, ...] = ()
    """What each seat gave to its left this round."""
    shown: tuple[Cards, ...] = ()
    points: tuple[int, ...] = (0, 0)


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    round: int
    hand: Cards
    given: Cards
    received: Cards
    shown: tuple[Cards, ...]
    points: tuple[int, ...]
    hint: str = ""


class Dealt(Event, frozen=True):
    round: int


class DealtHand(Event, frozen=True):
    hand: Cards


class Passed(Event, frozen=True):
    seats: tuple[Seat, ...]


class GotCards(Event, frozen=True):
    cards: Cards


class Drew(Event, frozen=True):
    seat: Seat


class DrewCard(Event, frozen=True):
    card: int


class Shown(Event, frozen=True):
    cards: tuple[Cards, ...]
    points: tuple[int, ...]


def left(seat: Seat) -> Seat:
    return (seat + 1) % 4


def right(seat: Seat) -> Seat:
    return (seat - 1) % 4


def without(cards: Cards, gone: Cards) -> Cards:
    return tuple(card for card in cards if card not in gone)


class Dealer:
    """The steps and the view of the honest game, or of a copy of it with one leak planted."""

    def __init__(self, leak: str = "") -> None:
        self.leak = leak

    def deal(self, board: Board, tell: Tell) -> Board:
        deck = chance(board.seed, board.round, "deal").shuffle(CARDS)
        hands = tuple(tuple(sorted(deck[3 * seat : 3 * seat + 3])) for seat in SEATS)
        tell(Dealt(board.round))
        for seat in SEATS:
            tell(DealtHand(hands[seat]), only=seat)
        return replace(board, deck=deck[12:], hands=hands, passed=((),) * 4, next="draft")

    def draft(self, board: Board, tell: Tell) -> Step[Board]:
        """Everybody keeps one card in secret and passes two to the left."""
        asked = [seat for seat in SEATS if self.leak != "who is asked" or sum(board.hands[seat]) % 3]
        kept = yield from ask({seat: Ask("keep", self._options(board, seat)) for seat in asked})
        passed = tuple(without(board.hands[seat], (kept.get(seat, board.hands[seat][0]),)) for seat in SEATS)
        hands = tuple(without(board.hands[seat], passed[seat]) + passed[right(seat)] for seat in SEATS)
        tell(Passed(tuple(SEATS)))
        if self.leak == "event":
            tell(GotCards(tuple(kept[seat] for seat in asked)))
        for seat in SEATS:
            only = right(right(seat)) if self.leak == "event to the wrong seat" else seat
            tell(GotCards(passed[right(seat)]), only=only)
        if self.leak != "order of hand":
            hands = tuple(tuple(sorted(hand)) for hand in hands)
        return replace(board, hands=hands, passed=passed, next="draw")

    def draw(self, board: Board, tell: Tell) -> Board:
        """Everybody draws a card and looks at it alone."""
        for seat in SEATS:
            tell(Drew(seat))
            tell(DrewCard(board.deck[seat]), only=seat)
        hands = tuple(tuple(sorted((*board.hands[seat], board.deck[seat]))) for seat in SEATS)
        if self.leak == "order of hand":
            hands = tuple(tuple(sorted(hand, key=lambda card: (card + board.hands[0][0]) % 20)) for hand in hands)
        return replace(board, deck=board.deck[4:], hands=hands, next="play")

    def play(self, board: Board, tell: Tell) -> Step[Board]:
        """Two cards each, in order: one to strike, one to guard."""
        shown_by = yield from ask_some({seat: Ask("play", self._options(board, seat), take=2) for seat in SEATS})
        shown = tuple(shown_by[seat] for seat in SEATS)
        points = tuple(board.points[team] + _strikes(shown, team) for team in (0, 1))
        tell(Shown(shown, points))
        over = board.round == ROUNDS
        return replace(board, shown=shown, points=points, round=board.round + (not over), next=OVER if over else "deal")

    def _options(self, board: Board, seat: Seat) -> Cards:
        hand = board.hands[seat]
        return hand[::-1] if self.leak == "order of options" and board.deck[-1] % 2 else hand

    def view(self, board: Board, seat: Seat | None) -> View:
        own = seat is not None and bool(board.hands)
        hint = {
            "view": str(sum(board.hands[0])) if board.hands else "",
            "view of the deck": str(board.deck[-1:]),
            "seed in the view": board.seed[:1],
        }.get(self.leak, "")
        return View(
            seat=seat,
            next=board.next,
            round=board.round,
            hand=board.hands[seat] if own and seat is not None else (),
            given=board.passed[seat] if own and seat is not None else (),
            received=board.passed[right(seat)] if own and seat is not None else (),
            shown=board.shown,
            points=board.points,
            hint=hint,
        )


def tiny(leak: str = "") -> Game[Board, View]:
    dealer = Dealer(leak)
    steps: dict[str, StepFunction[Board]] = {
        "deal": dealer.deal,
        "draft": dealer.draft,
        "draw": dealer.draw,
        "play": dealer.play,
    }
    return Game(
        key="tiny",
        seats=range(4, 5),
        minutes=range(1, 2),
        board=Board,
        view_type=View,
        events=(Dealt, DealtHand, Passed, GotCards, Drew, DrewCard, Shown),
        new=lambda setup, seed: Board(seed),
        steps=steps,
        view=dealer.view,
        scores=lambda board: tuple(board.points[seat % 2] for seat in SEATS),
        winners=winners,
        teams=lambda seats: ((0, 2), (1, 3)),
        redeal=redeal,
        swap_secrets=swap_secrets,
        secrets=frozenset({"seed", "deck", "hands", "passed"}),
    )


def _strikes(shown: tuple[Cards, ...], team: int) -> int:
    others = 1 - team
    return int(shown[team][0] + shown[team + 2][0] > shown[others][1] + shown[others + 2][1])


def winners(board: Board) -> tuple[Seat, ...]:
    if board.next != OVER:
        return ()
    return tuple(seat for seat in SEATS if board.points[seat % 2] == max(board.points))


def redeal(seen: View, dice: Chance) -> Board:
    board = Board(dice.fork(), seen.next, seen.round, shown=seen.shown, points=seen.points)
    size = {"draft": 3, "play": 4, OVER: 4}[seen.next]
    known: dict[Seat, Cards] = dict.fromkeys(SEATS, ())
    if seen.seat is not None:
        known |= {seen.seat: seen.hand, left(seen.seat): seen.given}
    hidden = dice.shuffle([card for card in CARDS if all(card not in cards for cards in known.values())])
    return _dealt_around(board, hidden, known, size, seen.seat, seen.given, seen.received, dice)


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """One may not know the others' hands, but for what one gave, nor the deck, nor the dice."""
    size = len(board.hands[0])
    known: dict[Seat, Cards] = dict.fromkeys(SEATS, ())
    given: Cards = ()
    received: Cards = ()
    if seat is not None:
        given, received = board.passed[seat], board.passed[right(seat)]
        known |= {seat: board.hands[seat], left(seat): given}
    hidden = [card for hand in board.hands for card in hand] + list(board.deck)
    hidden = [card for card in hidden if all(card not in cards for cards in known.values())]
    fresh = replace(board, seed=dice.fork())
    return _dealt_around(fresh, dice.shuffle(hidden), known, size, seat, given, received, dice)


def _dealt_around(
    board: Board,
    hidden: Cards,
    known: dict[Seat, Cards],
    size: int,
    seat: Seat | None,
    given: Cards,
    received: Cards,
    dice: Chance,
) -> Board:
    hands: list[Cards] = []
    for each in SEATS:
        missing = size - len(known[each])
        hands.append(tuple(sorted(known[each] + hidden[:missing])))
        hidden = hidden[missing:]
    passed = tuple(
        ()
        if size == 3
        else given
        if each == seat
        else received
        if left(each) == seat
        else dice.sample(hands[left(each)], 2)
        for each in SEATS
    )
    return replace(board, hands=tuple(hands), deck=hidden, passed=passed)
