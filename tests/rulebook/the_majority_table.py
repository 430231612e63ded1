"""A table of The Majority for the tests: lay a trick, look at what became of it."""

from __future__ import annotations

from typing import Any

from isoloir.core import Event, Match, chance
from isoloir.games.the_majority import GAME
from isoloir.games.the_majority.board import Board, Cards, in_order
from isoloir.games.the_majority.events import OpenTrickAhead

SEED = "the majority"


def table(*hands: str, options: dict[str, Any] | None = None, **laid: Any) -> Match[Board]:
    """In the first round, before a trick, with these hands: "R0 Y5 Y6"."""
    chosen = options or {}
    nothing: tuple[Cards, ...] = ((),) * len(hands)
    usual = {"next": "commit", "round": 1, "deck": ("R9",) * 16, "tricks": ((),), "won": nothing}
    held = tuple(in_order(hand.split()) for hand in hands)
    board = Board(**{"seed": SEED, "hands": held, "coins": (0,) * len(hands), **usual, **chosen, **laid})
    return Match.at(GAME, GAME.setup(len(hands), chosen), board)


def trick(line: str, *, last: bool = False, options: dict[str, Any] | None = None, **laid: Any) -> Match[Board]:
    """The cards of one trick by seat, played: "R0 R9 B5 Y10". With `last` it is the last of its round."""
    cards = line.split()
    spare = "Y5" if last else "Y5 Y6"
    match = table(*[f"{card} {spare}" for card in cards], options=options, **laid)
    match.step({seat: [card] for seat, card in enumerate(cards)})
    return match


def open_trick(*hands: str, **laid: Any) -> Match[Board]:
    """Seat 0 is the spy: seat 3 plays first."""
    return table(*hands, next="commit_openly", open_from=3, **laid)


def show(match: Match[Board], *cards: str) -> None:
    """One card after another, each by the seat that is asked."""
    for card in cards:
        (seat,) = match.asks
        match.step({seat: [card]})


def won(match: Match[Board]) -> str:
    """What each seat has won: "R0 R9 | - | B5 | Y10"."""
    return " | ".join(" ".join(cards) or "-" for cards in match.board.won)


def killed(match: Match[Board]) -> str:
    return " ".join(match.board.discard)


def order(match: Match[Board]) -> tuple[int, ...] | None:
    """In which order the next trick is played openly, or None if it is hidden."""
    told = [each.event for each in match.told if isinstance(each.event, OpenTrickAhead)]
    return told[0].seats if told else None


def events(match: Match[Board]) -> list[Event]:
    return [each.event for each in match.told]


def new(seats: int = 4, seed: str = SEED, **options: Any) -> Match[Board]:
    return Match.new(GAME, GAME.setup(seats, options), seed)


def step(match: Match[Board], label: str = "any") -> None:
    """Everybody asked chooses by dice."""
    match.step(
        {seat: chance(label, match.pause, seat).sample(question.options, 1) for seat, question in match.asks.items()}
    )


def play_until(match: Match[Board], following: str, label: str = "any") -> None:
    while match.board.next != following:
        step(match, label)


def all_on(board: Board) -> Cards:
    """Every card on the table, wherever it is."""
    places = (*board.hands, *board.packets, *board.won, board.discard, board.deck)
    return in_order([*[card for place in places for card in place], *[each.card for each in board.table]])
