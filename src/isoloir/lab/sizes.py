"""Small set-ups, for those who solve games: the lab's own options, which no table offers.

Nothing in them is a rule. A small game is a position near the end of a whole one, which is played on by the game's own
steps: three cards in each hand and everyone a token short, one round to go, one patient left.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from dataclasses import replace as remade
from functools import cache
from typing import Annotated, Any

from msgspec import Meta
from msgspec.structs import asdict, replace

from isoloir.core import Game, Match, Options, Seat, Setup, Step, Tell, chance
from isoloir.core.open import as_seen
from isoloir.games import game_of, habits, majority, the_majority, third_man
from isoloir.games.habits.board import FINAL, HabitsOptions
from isoloir.games.majority.board import LETTERS, PASSES, MajorityOptions, face
from isoloir.games.majority.packs import split
from isoloir.games.the_majority.board import ROUNDS, Draft, TheMajorityOptions, in_order
from isoloir.games.third_man.board import ALL_CARDS, BIDS, MOST_DEALS, MOST_VOIDS, TOKENS_TO_WIN, ThirdManOptions
from isoloir.games.third_man.board import Board as ThirdManBoard
from isoloir.games.third_man.redeal import swap_secrets
from isoloir.games.third_man.view import View as ThirdManView

THIRD_MAN: Game[Any, Any] = third_man.GAME

# The Third Man: fewer cards, tokens, deals and void bids


class ThirdManSizes(ThirdManOptions, frozen=True):
    cards: Annotated[int, Meta(ge=2, le=len(ALL_CARDS))] = len(ALL_CARDS)
    """In each hand, from 0 up."""
    bids: Annotated[int, Meta(ge=1, le=BIDS)] = BIDS
    """In a deal, at most; the last card is never played."""
    tokens: Annotated[int, Meta(ge=1, le=TOKENS_TO_WIN)] = TOKENS_TO_WIN
    """Each wins with this many; everyone begins with the others."""
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)] = MOST_DEALS
    """At most."""
    voids: Annotated[int, Meta(ge=1, le=MOST_VOIDS)] = MOST_VOIDS
    """A bid that was void this many times in a row is spent."""


class SmallThirdMan(ThirdManBoard, frozen=True):
    cards: int = len(ALL_CARDS)
    spent: int = 0
    """Bids that count as played, and brought nobody anything."""
    voids_to_spend: int = MOST_VOIDS


class SeenSmall(ThirdManView, frozen=True):
    cards: int = len(ALL_CARDS)
    spent: int = 0
    """Bids that count as played, and brought nobody anything."""
    voids_to_spend: int = MOST_VOIDS


def _third_man(setup: Setup, seed: str) -> SmallThirdMan:
    sizes, whole = setup.options, THIRD_MAN.new(setup, seed)
    spent = BIDS - min(sizes.bids, sizes.cards - 1)
    small = SmallThirdMan(**asdict(whole), cards=sizes.cards, spent=spent, voids_to_spend=sizes.voids)
    held = (TOKENS_TO_WIN - sizes.tokens,) * setup.seats
    return replace(small, tokens=held, deal=MOST_DEALS + 1 - sizes.deals)


def _deal(board: SmallThirdMan, tell: Tell) -> Any:
    """The higher cards have been played already."""
    hands = (ALL_CARDS[: board.cards],) * len(board.hands)
    dealt: Any = THIRD_MAN.steps["deal"](board, tell)
    return replace(dealt, hands=hands, bids=((0,) * len(hands),) * board.spent)


def _follow(board: SmallThirdMan, tell: Tell) -> Step[Any]:
    is_last = board.voids + 1 >= board.voids_to_spend
    return THIRD_MAN.steps["follow"](replace(board, voids=MOST_VOIDS - 1) if is_last else board, tell)


def _seen(board: SmallThirdMan, seat: Seat | None) -> SeenSmall:
    """No bid lies on the table because of those that count as spent."""
    is_fresh = len(board.bids) == board.spent and not board.voids
    seen = asdict(THIRD_MAN.view(replace(board, bids=()) if is_fresh else board, seat))
    return SeenSmall(
        **{**seen, "bids": board.bids}, cards=board.cards, spent=board.spent, voids_to_spend=board.voids_to_spend
    )


SMALL_THIRD_MAN = remade(
    THIRD_MAN,
    options=ThirdManSizes,
    board=SmallThirdMan,
    view_type=SeenSmall,
    new=_third_man,
    steps={**THIRD_MAN.steps, "deal": _deal, "follow": _follow},
    view=_seen,
    after=None,
    redeal=lambda seen, dice: as_seen(SmallThirdMan, seen, seed=dice.fork()),
    swap_secrets=swap_secrets,
)

# The Majority: the last round alone, with a few of its cards


class TheMajoritySizes(TheMajorityOptions, frozen=True):
    packet: Annotated[int, Meta(ge=0, le=4)] = 0
    """How many cards each is dealt in the one round that is played; 0 for the whole game."""


FEW = ("R10", "B10", "R7", "B2", "R5", "B3", "R0", "B6", "R9", "B5", "R3", "B7", "Y10", "Y2", "Y0", "Y7")
"""The cards of a small game: this many from the left."""


def _the_majority(setup: Setup, seed: str) -> Any:
    """Packets in hand, of the last round; its draft is next."""
    board, count, seats = the_majority.GAME.new(setup, seed), setup.options.packet, setup.seats
    if not count:
        return board
    mixed = chance(seed, "deck").shuffle(FEW[: count * seats])
    token = chance(seed, "token").choice(board.seats) if board.first_token is None else board.first_token
    packets = tuple(in_order(mixed[count * seat : count * seat + count]) for seat in board.seats)
    drafts = (Draft(((),) * seats),) * ROUNDS
    return replace(
        board, packets=packets, token=token, drafts=drafts, tricks=((),) * ROUNDS, round=ROUNDS, next="draft"
    )


# Majority: one round, with a few words


class MajoritySizes(MajorityOptions, frozen=True):
    turns: Annotated[int, Meta(ge=0, le=3)] = 0
    """For each turn three words, and the first reference, in the one round that is played; 0 for the whole game."""


def _majority(setup: Setup, seed: str) -> Any:
    """The packs have been used up twice, so that the game ends with this round."""
    turns = setup.options.turns
    if not turns:
        return majority.GAME.new(setup, seed)
    words = [face(card, 0) for card in range(turns * len(LETTERS) + 1)]
    return replace(majority.GAME.new(setup, ""), seed=seed, packs=split(words), shuffles=PASSES)


# Habits: the last patients of the final round


class HabitsSizes(HabitsOptions, frozen=True):
    patients: Annotated[int, Meta(ge=0, le=7)] = 0
    """How many turns of the final round are left to play; 0 for the whole game."""


def _habits(setup: Setup, seed: str) -> Any:
    """As far as it comes if all always answer alike, so that nobody is ahead."""
    left = min(setup.options.patients, setup.seats)
    return replace(_late(setup, setup.seats - left), seed=seed) if left else habits.GAME.new(setup, seed)


@cache
def _late(setup: Setup, turn: int) -> Any:
    match: Match[Any] = Match.new(habits.GAME, setup, "")
    while (match.board.round, match.board.turn) != (FINAL, turn):
        match.step({seat: asked.options[: asked.take] for seat, asked in match.asks.items()})
    return match.board


BEGUN: tuple[tuple[Game[Any, Any], type[Options], Callable[[Setup, str], Any]], ...] = (
    (the_majority.GAME, TheMajoritySizes, _the_majority),
    (majority.GAME, MajoritySizes, _majority),
    (habits.GAME, HabitsSizes, _habits),
)
SIZED: dict[str, Game[Any, Any]] = {
    "third-man": SMALL_THIRD_MAN,
    **{game.key: remade(game, options=options, new=new) for game, options, new in BEGUN},
}


def sized(key: str) -> Game[Any, Any]:
    """The game as the lab plays it: with the sizes among its options, and the whole game unless one asks for them."""
    return SIZED.get(key) or game_of(key)


copyreg.pickle(Game, lambda game: (sized, (game.key,)))
"""A copied environment plays the same game, and a pickled one finds it by its key."""
