"""What a seat of The Majority knows, what it may only guess, and that a guess fits everything it has seen."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from isoloir.core import Match, chance
from isoloir.games.the_majority import GAME
from isoloir.games.the_majority.board import Board, all_cards, owner, partner
from isoloir.games.the_majority.redeal.swap import after_exchange, kept_before
from tests.rulebook.the_majority_table import all_on, new, play_until, step

SIZES = pytest.mark.parametrize("seats", [3, 4])


def guesses(match: Match[Board], seat: int | None, count: int = 12) -> list[Board]:
    return [GAME.redeal(match.view(seat), chance("guess", seat or 0, n)) for n in range(count)]


def test_a_seat_remembers_the_packets_it_has_held_and_no_others() -> None:
    match = new()
    held = [match.board.packets[1]]
    step(match)
    held.append(match.board.packets[1])

    looks = match.view(1).memories[0].looks
    assert [look.packet for look in looks] == held
    assert [look.took for look in looks] == [match.board.hands[1][0], None]


def test_a_watcher_sees_no_hand_no_packet_and_no_gift() -> None:
    match = new()
    play_until(match, "commit")

    seen = match.view(None)
    assert (seen.hand, seen.packet, seen.memories) == ((), (), ())


def test_partners_know_of_each_other_only_the_cards_they_exchanged() -> None:  # ruling J-A17
    match = new()
    play_until(match, "commit")
    one, other = match.view(0), match.view(2)

    assert (one.memories[0].gave, one.memories[0].got) == (other.memories[0].got, other.memories[0].gave)
    hands = {guess.hands[2] for guess in guesses(match, 0)}
    assert len(hands) > 1
    assert all(one.memories[0].gave in hand for hand in hands)


def test_a_card_seen_in_the_draft_is_in_a_hand_and_never_in_the_deck() -> None:
    match = new()
    play_until(match, "exchange")
    passed = Counter(card for look in match.view(0).memories[0].looks[:4] for card in look.packet)

    for guess in guesses(match, 0):
        assert not passed - Counter(card for hand in guess.hands for card in hand)


def test_a_packet_that_came_back_tells_what_three_seats_took_one_card_each() -> None:
    match = new()
    for _ in range(4):
        step(match)
    first, again = (match.view(0).memories[0].looks[pick] for pick in (0, 4))
    gone = Counter(first.packet) - Counter(again.packet) - Counter([first.took])

    assert gone.total() == 3
    for guess in guesses(match, 0):
        assert Counter(guess.drafts[0].taken[0][1:4]) == gone
        assert all(guess.drafts[0].taken[0][pick] in guess.hands[pick] for pick in (1, 2, 3))


def test_a_gift_that_was_never_played_is_the_card_the_partner_kept() -> None:
    match = _with_a_gift_kept()
    gift = match.view(0).memories[0].gave

    assert match.board.round == 2
    assert all(kept_before(guess)[2] == gift for guess in guesses(match, 0))


def _with_a_gift_kept() -> Match[Board]:
    """Seat 2 plays anything but what seat 0 gave it, as long as it can."""
    match = new()
    play_until(match, "commit")
    gift = match.view(0).memories[0].gave
    while match.board.round == 1:
        asks = match.asks.items()
        match.step({seat: [next((c for c in ask.options if c != gift), gift)] for seat, ask in asks})
    return match


def test_a_card_seen_in_an_earlier_round_and_not_played_is_still_in_a_hand() -> None:
    match = new(seed="long memory")
    while match.board.round < 2:
        step(match)
    view = match.view(0)
    seen = Counter(card for pick in range(4) for card in view.memories[0].looks[pick].packet)
    played = Counter(card for trick in view.tricks[0] for card in trick)
    alive = seen - played

    assert alive
    for guess in guesses(match, 0):
        assert not alive - Counter(card for packet in guess.packets for card in packet)


def test_the_others_may_have_exchanged_cards_i_saw_pass_or_cards_i_never_saw() -> None:
    match = new()
    play_until(match, "commit")
    seen = {card for look in match.view(0).memories[0].looks for card in look.packet}
    given = {guess.drafts[0].gifts[1] for guess in guesses(match, 0, 60)}

    assert given & seen
    assert given - seen


@SIZES
def test_guesses_differ_where_the_seat_does_not_know(seats: int) -> None:
    match = new(seats)
    play_until(match, "commit")

    assert len({guess.hands for guess in guesses(match, 1)}) > 6
    assert len({guess.deck for guess in guesses(match, 1)}) > 6


@settings(max_examples=8)
@given(seats=st.sampled_from([3, 4]), seed=st.text("abc", max_size=6), seat=st.sampled_from([None, 0, 1, 2]))
def test_a_guess_is_a_game_that_could_have_been_played(seats: int, seed: str, seat: int | None) -> None:
    match = new(seats, seed)
    while not match.is_over:
        step(match, seed)
        guess = GAME.redeal(match.view(seat), chance(seed, "guess", match.pause))
        assert GAME.view(guess, seat) == match.view(seat)
        assert_true(guess)


@settings(max_examples=8)
@given(seats=st.sampled_from([3, 4]), seed=st.text("abc", max_size=6), seat=st.sampled_from([None, 0, 1, 2]))
def test_swapped_secrets_make_a_game_that_could_have_been_played(seats: int, seed: str, seat: int | None) -> None:
    match = new(seats, seed)
    while not match.is_over:
        step(match, seed)
        other = GAME.swap_secrets(match.board, seat, chance(seed, "swap", match.pause))
        assert GAME.view(other, seat) == match.view(seat)
        assert_true(other)


def assert_true(board: Board) -> None:
    """All cards are there, hands follow from drafts, and each kept card is in the packet it was brought into."""
    assert all_on(board) == all_cards(len(board.seats))
    for number in range(1, board.round + 1):
        past = replace(board, round=number, drafts=board.drafts[:number], tricks=board.tricks[:number])
        for packet, card in enumerate(kept_before(past)):
            assert card in _packet(board, number, packet)
    if not board.packets:
        for seat in board.seats:
            shown = [
                *[trick[seat] for trick in board.tricks[-1]],
                *[each.card for each in board.table if each.seat == seat],
            ]
            assert Counter(after_exchange(board.drafts[-1], seat)) == Counter([*shown, *board.hands[seat]])


def _packet(board: Board, number: int, packet: int) -> tuple[str, ...]:
    taken = board.drafts[number - 1].taken[packet]
    if number < board.round or not board.packets:
        return taken
    return taken + board.packets[owner(packet, len(taken), len(board.seats))]


def test_partners_are_opposite() -> None:
    assert [partner(seat) for seat in range(4)] == [2, 3, 0, 1]
