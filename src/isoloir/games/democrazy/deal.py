"""The set-up of Démocrazy: tokens, jokers, laws, and the deck with its End."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Setup, Tell, chance

from .board import ABOVE, AMONG, EACH, NO_TOKENS, Board
from .deck import END
from .events import GameBegan, HandDealt, JokerDealt
from .house import house_laws, law_cards
from .jokers import pack
from .laws import LawId
from .tokens import drawn_blindly


def new(setup: Setup, seed: str) -> Board:
    options = setup.options
    white, black, scam = map(int, options.joker_split.split("-"))
    return Board(
        seed,
        setup.seats,
        rules=setup.rules,
        joker_mode=options.joker_mode,
        joker_split=(white, black, scam),
        apart=options.apart,
        debate=options.debate,
        blank_laws=options.blank_laws,
        house=house_laws(options.house_laws, setup.rules),
        house_only=options.house_only,
        deck=_shuffled(setup, seed),
    )


def _shuffled(setup: Setup, seed: str) -> tuple[LawId, ...]:
    """What this table has met lies at the bottom, where nothing is dealt."""
    left_out = setup.options.left_out
    cards = [law for law in law_cards(setup) if law not in left_out]
    return chance(seed, "laws").shuffle(cards) + tuple(sorted(left_out))


def begin(board: Board, tell: Tell) -> Board:
    """Everyone draws tokens, shows them, and is dealt laws and a joker; the first player is picked at random."""
    board = _deal_laws(_deal_jokers(_deal_tokens(board)))
    first = chance(board.seed, "first").below(board.seats)
    tell(GameBegan(first, board.tokens))
    for seat, (hand, joker) in enumerate(zip(board.hands, board.jokers, strict=True)):
        assert joker is not None, "everybody is dealt one"
        tell(HandDealt(hand), only=seat)
        tell(JokerDealt(joker), only=seat)
    return replace(board, active=first, turn=1, next="turn")


def _deal_tokens(board: Board) -> Board:
    board = replace(board, tokens=(NO_TOKENS,) * board.seats)
    for seat in range(board.seats):
        board, _ = drawn_blindly(board, seat, EACH[board.seats])
    return board


def _deal_jokers(board: Board) -> Board:
    shuffled = chance(board.seed, "jokers", 0).shuffle(pack(board.joker_split))
    return replace(
        board,
        jokers=shuffled[: board.seats],
        used=(False,) * board.seats,
        joker_since=(0,) * board.seats,
    )


def _deal_laws(board: Board) -> Board:
    cards = board.deck
    each = EACH[board.seats]
    hands = tuple(tuple(sorted(cards[each * seat : each * (seat + 1)])) for seat in range(board.seats))
    deck = cards[each * board.seats :][: ABOVE + AMONG]
    return replace(board, hands=hands, held=hands, deck=build_deck(deck, board.seed))


def build_deck(laws: tuple[LawId, ...], seed: str) -> tuple[LawId, ...]:
    """Fifteen laws on top of ten among which the End is shuffled; the other laws leave the game unseen."""
    return (*laws[:ABOVE], *chance(seed, "end").shuffle((*laws[ABOVE:], END)))
