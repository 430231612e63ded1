"""Cards, deals, drafts and exchanges of The Majority; in the comments, the place in the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isoloir.core import BadSetup
from isoloir.games.the_majority import GAME
from isoloir.games.the_majority.board import COLOUR, POWER, ROUNDS, all_cards, drafted
from isoloir.games.the_majority.events import GiftReceived, LastCardKept, PacketHeld, TokenPlaced

from .the_majority_table import all_on, events, new, play_until, step

SIZES = pytest.mark.parametrize("seats", [3, 4])


def test_three_colours_of_twenty_four_cards() -> None:  # contents
    red = Counter(POWER[card] for card in all_cards(4) if COLOUR[card] == "R")

    assert len(all_cards(4)) == 72
    assert red == {0: 4, 3: 4, 2: 2, 7: 2, 5: 3, 6: 3, 9: 3, 10: 3}
    assert sum(POWER[card] for card in all_cards(4)) == 360


def test_three_players_take_eighteen_cards_out() -> None:  # three players, (1)
    out = Counter(all_cards(4)) - Counter(all_cards(3))

    assert len(all_cards(3)) == 54
    assert out == {f"{colour}{power}": 1 for colour in "RBY" for power in (0, 3, 5, 6, 9, 10)}


@SIZES
def test_six_cards_are_dealt_then_four_and_the_deck_is_empty_after_the_fourth_deal(seats: int) -> None:
    match = new(seats)
    decks, sizes = [], []
    for number in range(1, ROUNDS + 1):
        while match.board.round < number:
            step(match)
        decks.append(len(match.board.deck))
        sizes.append(match.view(0).packet_size)

    assert sizes == [6, 5, 5, 5]
    assert decks == [12 * seats - 4 * seats * done for done in range(ROUNDS)]


@SIZES
def test_five_tricks_then_four_and_one_card_is_left_in_each_hand(seats: int) -> None:  # representation
    match = new(seats)
    while not match.is_over:
        step(match)

    assert [len(tricks) for tricks in match.board.tricks] == [5, 4, 4, 4]
    assert match.view(None).hand_sizes == (1,) * seats
    assert match.board.deck == ()


@SIZES
def test_the_rest_of_a_packet_goes_to_the_left(seats: int) -> None:  # selection, 2, J-A9
    match = new(seats)
    held = match.board.packets
    match.step({seat: [packet[0]] for seat, packet in enumerate(held)})

    assert match.board.hands == tuple((packet[0],) for packet in held)
    assert [match.board.packets[(seat + 1) % seats] for seat in range(seats)] == [packet[1:] for packet in held]


@SIZES
def test_packets_always_go_left_in_every_round(seats: int) -> None:  # selection
    match = new(seats)
    play_until(match, "commit")
    play_until(match, "draft")
    held = match.board.packets
    match.step({seat: [packet[0]] for seat, packet in enumerate(held)})

    assert match.board.round == 2
    assert match.board.packets[0] == held[seats - 1][1:]


def test_nobody_sees_a_packet_before_having_passed_its_own() -> None:  # selection, remark
    match = new()
    before = match.view(1)
    match.step({seat: [packet[0]] for seat, packet in enumerate(match.board.packets)})

    assert before.packet != match.view(1).packet
    assert match.heard(1)[-1] == PacketHeld(match.view(1).packet)
    assert not any(isinstance(event, PacketHeld) for event in match.heard(None))


def test_the_last_card_of_a_packet_is_kept_without_a_choice() -> None:  # selection, 3
    match = new()
    for _ in range(5):
        step(match)

    assert match.board.next == "exchange"
    assert [len(hand) for hand in match.board.hands] == [6, 6, 6, 6]
    assert LastCardKept(match.view(0).memories[0].looks[5].packet[0]) in match.heard(0)


@SIZES
def test_the_card_kept_is_drafted_with_the_four_new_ones(seats: int) -> None:  # selection, rounds 2 to 4, J-A8
    match = new(seats)
    hands = match.board.hands
    while match.board.round == 1:
        hands = match.board.hands
        step(match)

    assert [len(packet) for packet in match.board.packets] == [5] * seats
    assert all(set(hands[seat]) & set(match.board.packets[seat]) for seat in range(seats))
    assert match.board.hands == ((),) * seats


def test_a_card_can_be_offered_only_once_even_if_there_are_two_alike() -> None:  # cards of one kind are alike
    match = new(seed="pairs")
    while all(len(set(packet)) == len(packet) for packet in match.board.packets):
        step(match)
    seat = next(seat for seat, packet in enumerate(match.board.packets) if len(set(packet)) < len(packet))

    assert sorted(match.asks[seat].options) == sorted(set(match.board.packets[seat]))


def test_partners_exchange_one_card_blind_and_at_once() -> None:  # representation, J-A17
    match = new()
    play_until(match, "exchange")
    hands = match.board.hands
    match.step({seat: [hand[0]] for seat, hand in enumerate(hands)})

    assert match.heard(0)[-1] == GiftReceived(2, hands[0][0], hands[2][0])
    assert sorted(match.board.hands[0]) == sorted((*hands[0][1:], hands[2][0]))
    assert match.heard(1)[-1] == GiftReceived(3, hands[1][0], hands[3][0])
    assert len(match.heard(None)) == 1


def test_three_players_have_nobody_to_exchange_with() -> None:  # three players, (2), J-A9
    match = new(3)
    for _ in range(5):
        step(match)

    assert {question.what for question in match.asks.values()} == {"play"}


def test_the_token_goes_to_a_seat_by_lot() -> None:  # setting up, 3, J-A7
    assert {new(seed=f"lot {n}").board.token for n in range(40)} == {0, 1, 2, 3}


def test_the_table_may_name_who_holds_the_token_first() -> None:  # ruling J-A7
    match = new(first_token="2")

    assert match.board.token == 2
    assert events(match)[0] == TokenPlaced(2)


def test_a_seat_that_does_not_exist_cannot_hold_the_token() -> None:  # ruling J-A7
    with pytest.raises(BadSetup, match="seat 3 cannot hold the token") as refused:
        GAME.setup(3, {"first_token": "3"})

    assert refused.value.key == "the-majority-first-token"


def test_three_or_four_play() -> None:  # title page, three players
    assert list(GAME.seats) == [3, 4]


@given(seats=st.sampled_from([3, 4]), seed=st.text("abc", max_size=6), first_edition=st.booleans(), kills=st.booleans())
def test_no_card_and_no_token_is_ever_lost(seats: int, seed: str, first_edition: bool, kills: bool) -> None:
    match = new(seats, seed, first_edition_spy=first_edition, stolen_two_kills=kills)
    while not match.is_over:
        assert all_on(match.board) == all_cards(seats)
        assert match.board.token in range(seats)
        assert len(match.board.deck) == 4 * seats * (ROUNDS - match.board.round)
        step(match, seed)

    assert all_on(match.board) == all_cards(seats)
    assert len([card for hand in match.board.hands for card in hand]) == seats


@given(seats=st.sampled_from([3, 4]), seed=st.text("abc", max_size=6))
def test_what_the_draft_remembers_is_what_is_in_the_hands(seats: int, seed: str) -> None:
    match = new(seats, seed)
    while match.board.next == "draft":
        assert tuple(drafted(match.board.drafts[-1], seat) for seat in range(seats)) == match.board.hands
        step(match, seed)
