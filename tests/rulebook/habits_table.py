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


def assert_the_hands_are_true(board: Board) -> None:
    """What everybody has held, in this round and before, fits together and with what was shown."""
    for number in range(1, min(board.round, DEALT_ROUNDS) + 1):
        (_drafted if board.strangers else _given)(board, number)


def _given(board: Board, number: int) -> None:
    """One card of each hand went to each opponent, the last one away."""
    for seat, hands in enumerate(board.looked):
        hand, is_held = hands[number - 1], number == board.round and bool(board.hands[seat])
        gone = [] if is_held else [board.discards[seat][number - 1]]
        for patient, cards in _shown(board, number).items():
            from_here = [card for card in hand if card in cards]
            assert len(from_here) == (patient != seat)
            gone += from_here
        assert set(gone) <= set(hand)
        if number == board.round and not is_held:
            assert tuple(sorted((*board.given[seat], board.discards[seat][-1]))) == hand
        elif number < board.round:
            assert tuple(sorted(gone)) == hand


def _drafted(board: Board, number: int) -> None:
    """Every hand came from the left, one card smaller, and that card lies in front of the one who passed it on."""
    seats, shown = len(board.scores), _shown(board, number)
    first = (number - 1) * (seats - 1)
    looked = [hands[first : first + seats - 1] for hands in board.looked]
    for seat in range(seats):
        left = (seat + 1) % seats
        laid = shown.get(left, board.given[left])
        for before, after in zip(looked[left], looked[seat][1:], strict=False):
            (picked,) = set(before) - set(after)
            assert set(after) < set(before)
            assert picked in laid
        if number < board.round or not board.hands[seat]:
            assert board.discards[seat][number - 1] in looked[seat][-1]
        else:
            assert board.hands[seat] == looked[seat][-1]


def _shown(board: Board, number: int) -> dict[int, Cards]:
    """By patient: what was laid open in a dealt round."""
    shown = {turn.patient: turn.spread for turn in board.history if turn.round == number}
    if board.spread and board.round == number:
        shown[board.patient] = board.spread
    return shown
