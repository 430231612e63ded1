"""Liar: lay a card face down, say what it is, and hope nobody looks. Hands are hidden, so it says who knows what."""

from msgspec.structs import replace

from isoloir.core import (
    OVER,
    Ask,
    BySeat,
    Chance,
    Event,
    Game,
    Hint,
    Seat,
    Setup,
    Step,
    Tell,
    Value,
    ask,
    ask_one,
    chance,
)

DECK = tuple(value for value in range(1, 7) for _ in range(4))
HAND = 4

Cards = tuple[int, ...]


class Board(Value, frozen=True):
    seed: str
    scores: BySeat[int]
    hands: BySeat[Cards]
    laid: BySeat[Cards]
    """Face down in front of each seat, the newest last; only its owner has seen them."""
    shown: Cards = ()
    """Turned over by a doubt, in order."""
    turn: Seat = 0
    claim: int | None = None
    """What the newest card is said to be."""
    next: str = "lay"


class View(Value, frozen=True):
    seat: Seat | None
    next: str
    scores: BySeat[int]
    turn: Seat
    claim: int | None
    shown: Cards
    held: BySeat[int]
    """How many cards each seat holds."""
    face_down: BySeat[int]
    hand: Cards
    """Mine."""
    my_laid: Cards
    """Those I laid and nobody looked at."""


class Laid(Event, frozen=True):
    seat: Seat
    claim: int


class Believed(Event, frozen=True):
    seat: Seat
    claim: int


class Doubted(Event, frozen=True):
    seats: tuple[Seat, ...]


class WasTrue(Event, frozen=True):
    seat: Seat
    card: int


class WasLie(Event, frozen=True):
    seat: Seat
    card: int
    claim: int


def new(setup: Setup, seed: str) -> Board:
    deck = chance(seed, "deal").shuffle(DECK)
    hands = tuple(tuple(sorted(deck[HAND * seat : HAND * (seat + 1)])) for seat in range(setup.seats))
    first = chance(seed, "first").choice(range(setup.seats))
    return Board(seed, (0,) * setup.seats, hands, ((),) * setup.seats, turn=first)


def lay(board: Board, tell: Tell) -> Step[Board]:
    """One card of the hand, face down. The order of the options mustn't tell the others anything, and it doesn't."""
    card = yield from ask_one(board.turn, Ask("lay", tuple(sorted(set(board.hands[board.turn])))))
    hand = list(board.hands[board.turn])
    hand.remove(card)
    hands = put(board.hands, board.turn, tuple(hand))
    return replace(board, hands=hands, laid=put(board.laid, board.turn, (*board.laid[board.turn], card)), next="claim")


def claim(board: Board, tell: Tell) -> Step[Board]:
    said = yield from ask_one(board.turn, Ask("claim", tuple(range(1, 7))))
    tell(Laid(board.turn, said))
    return replace(board, claim=said, next="doubt")


def doubt(board: Board, tell: Tell) -> Step[Board]:
    """All the others at once, in secret. One doubt is enough to turn the card over."""
    others = [seat for seat in range(len(board.hands)) if seat != board.turn]
    answers = yield from ask({seat: Ask("doubt", ("believe", "doubt")) for seat in others})
    doubters = tuple(seat for seat in others if answers[seat] == "doubt")
    assert board.claim is not None, "nobody doubts before the claim"
    if not doubters:
        tell(Believed(board.turn, board.claim))
        return _next_turn(board, {board.turn: board.claim})
    card = board.laid[board.turn][-1]
    tell(Doubted(doubters))
    board = replace(board, laid=put(board.laid, board.turn, board.laid[board.turn][:-1]), shown=(*board.shown, card))
    if card == board.claim:
        tell(WasTrue(board.turn, card))
        return _next_turn(board, {board.turn: card, **dict.fromkeys(doubters, -2)})
    tell(WasLie(board.turn, card, board.claim))
    return _next_turn(board, {board.turn: -board.claim, **dict.fromkeys(doubters, 2)})


def _next_turn(board: Board, gains: dict[Seat, int]) -> Board:
    scores = tuple(score + gains.get(seat, 0) for seat, score in enumerate(board.scores))
    turn = (board.turn + 1) % len(board.hands)
    return replace(board, scores=scores, turn=turn, claim=None, next="lay" if board.hands[turn] else OVER)


def put(things: BySeat[Cards], seat: Seat, thing: Cards) -> BySeat[Cards]:
    return (*things[:seat], thing, *things[seat + 1 :])


def view(board: Board, seat: Seat | None) -> View:
    return View(
        seat=seat,
        next=board.next,
        scores=board.scores,
        turn=board.turn,
        claim=board.claim,
        shown=board.shown,
        held=tuple(len(hand) for hand in board.hands),
        face_down=tuple(len(laid) for laid in board.laid),
        hand=() if seat is None else board.hands[seat],
        my_laid=() if seat is None else board.laid[seat],
    )


def redeal(seen: View, dice: Chance) -> Board:
    """Everything this seat hasn't seen is dealt again."""
    known = (*seen.shown, *seen.hand, *seen.my_laid)
    return _dealt(seen, dice, _without(DECK, known))


def swap_secrets(board: Board, seat: Seat | None, dice: Chance) -> Board:
    """A seat knows its own cards and those that were turned over; all the others could be anywhere else."""
    seats = range(len(board.hands))
    mine = () if seat is None else (*board.hands[seat], *board.laid[seat])
    hidden = list(dice.shuffle(_without(DECK, (*board.shown, *mine))))
    hands = tuple(h if at == seat else tuple(sorted(hidden.pop() for _ in h)) for at, h in enumerate(board.hands))
    laid = tuple(board.laid[at] if at == seat else tuple(hidden.pop() for _ in board.laid[at]) for at in seats)
    return replace(board, seed=dice.fork(), hands=hands, laid=laid)


def _dealt(seen: View, dice: Chance, unseen: Cards) -> Board:
    rest = list(dice.shuffle(unseen))
    hands = tuple(
        seen.hand if seat == seen.seat else tuple(sorted(rest.pop() for _ in range(count)))
        for seat, count in enumerate(seen.held)
    )
    laid = tuple(
        seen.my_laid if seat == seen.seat else tuple(rest.pop() for _ in range(count))
        for seat, count in enumerate(seen.face_down)
    )
    return Board(dice.fork(), seen.scores, hands, laid, seen.shown, seen.turn, seen.claim, seen.next)


def _without(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


GAME: Game[Board, View] = Game(
    key="liar",
    seats=range(3, 6),
    minutes=range(6, 11),
    board=Board,
    view_type=View,
    events=(Laid, Believed, Doubted, WasTrue, WasLie),
    new=new,
    steps={"lay": lay, "claim": claim, "doubt": doubt},
    view=view,
    redeal=redeal,
    swap_secrets=swap_secrets,
    secrets=frozenset({"seed", "hands", "laid"}),
    scores=lambda board: board.scores,
    round=lambda board: len(board.shown) + sum(map(len, board.laid)) + (board.next == "lay"),
    hints={
        "hand": Hint(cards=True),
        "my_laid": Hint(cards=True),
        "shown": Hint(cards=True),
        "claim": Hint(cards=True, colour="purple"),
        "held": Hint(symbol="🂠"),
        "face_down": Hint(symbol="▮"),
        "doubt": Hint(symbol="?", colour="red"),
        "believe": Hint(symbol="✓", colour="green"),
    },
)
