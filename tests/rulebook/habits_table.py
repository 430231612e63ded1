"""Tables of Habits laid out by hand, and what must hold at any of them."""

from __future__ import annotations

from typing import Any

from isoloir.core import Event, Match
from isoloir.games.habits import GAME
from isoloir.games.habits.board import DEALT_ROUNDS, FINAL, Board, Cards, Portrayal, every_card

ALL = tuple(every_card(0))


def begun(seats: int, seed: str = "seed", **options: Any) -> Match[Board]:
    """A new game, where the first hands are dealt."""
    return Match.new(GAME, GAME.setup(seats, options), seed)


def table(seats: int, **what: Any) -> Match[Board]:
    """A table in round 1 where seat 0 is the patient and everybody is about to vote.

    Seat g has given card 10·g to its left neighbour, 10·g + 1 to the next one clockwise, and so on.
    """
    given = tuple(tuple(range(10 * giver, 10 * giver + seats - 1)) for giver in range(seats))
    received = tuple(given[giver][seats - 1 - giver] for giver in range(1, seats))
    nothing: tuple[Cards, ...] = ((),) * seats
    laid = {"next": "vote", "spread": received, "given": given, "hands": nothing, "discards": nothing}
    board = Board(**{"seed": "seed", "scores": (0,) * seats, **laid, "looked": nothing, "deck": ALL[70:], **what})
    return Match.at(GAME, GAME.setup(seats), board)


def last_round(seats: int, **what: Any) -> Match[Board]:
    """A table in the final round where seat 0 is the patient; seat s has kept 10·s, 10·s + 1 and 10·s + 2."""
    kept = [(10 * seat, 10 * seat + 1, 10 * seat + 2) for seat in range(seats)]
    history = tuple(
        Portrayal(number, seat, (kept[seat][number - 1],), (1,) * seats, kept[seat][number - 1])
        for number in range(1, FINAL)
        for seat in range(seats)
    )
    final = {"round": FINAL, "history": history, "next": "show", "spread": (), "given": ((),) * seats}
    return table(seats, **{**final, **what})


def vote(match: Match[Board], *votes: int) -> list[Event]:
    """Everybody votes, in seat order; what everybody heard."""
    match.step({seat: (marker,) for seat, marker in enumerate(votes)})
    return list(match.heard(None))


def played_out(match: Match[Board]) -> Match[Board]:
    """To the end, everybody taking the first of what is offered."""
    while match.asks:
        match.step({seat: question.options[: question.take] for seat, question in match.asks.items()})
    return match


def places(board: Board) -> list[int]:
    """Every card, wherever it is: one that is in two places comes twice."""
    shown = [card for turn in board.history if turn.round < FINAL for card in turn.spread]
    if board.round < FINAL:
        shown += board.spread
    hidden = [card for hand in (*board.hands, *board.discards) for card in hand]
    laid = [card for cards in board.given for card in cards if card not in shown]
    return sorted([*board.deck, *shown, *hidden, *laid])


def assert_the_round_is_true(board: Board) -> None:
    """What everybody has held this round fits together."""
    if board.round > DEALT_ROUNDS:
        return
    seats = range(len(board.scores))
    if not board.strangers:
        for seat in seats:
            rest = board.hands[seat] or (*board.given[seat], board.discards[seat][-1])
            assert board.looked[seat][-1] == tuple(sorted(rest))
        return
    hands_per_round = len(seats) - 1
    before = (board.round - 1) * hands_per_round
    for seat in seats:
        mine, left = board.looked[seat][before:], (seat + 1) % len(seats)
        for turn, hand in enumerate(board.looked[left][before:]):
            picked = board.given[left][turn : turn + 1]
            assert set(picked) <= set(hand)
            if turn + 1 < len(mine):
                assert mine[turn + 1] == tuple(card for card in hand if card not in picked)
        last = board.hands[seat] or (board.given[seat][-1], board.discards[seat][-1])
        assert mine[-1] == tuple(sorted(last))
