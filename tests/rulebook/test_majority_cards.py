"""Majority: the word cards, from the first shuffle to the last card; the comments are places in the rulebook."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isoloir.core import Match, chance
from isoloir.games.majority import GAME
from isoloir.games.majority.board import FIRST_HOUSE_WORD, VOTES, Board, card_of, face, other_face, tops
from isoloir.games.majority.events import RoundBegan, RoundEnded, Shuffled, TooFewCards, TurnBegan, TwoLeft, Voted
from isoloir.games.majority.packs import split

from .majority_table import A, B, C, at, cards_on, pile_of, vote, whole_deck, words_on


def test_packs_are_as_equal_as_can_be() -> None:  # preparation
    assert [len(pack) for pack in split(range(256))] == [86, 85, 85]
    assert [len(pack) for pack in split(range(211))] == [71, 70, 70]
    assert [len(pack) for pack in split(range(3))] == [1, 1, 1]


def test_the_face_of_each_card_is_fixed_by_lot_at_the_shuffle() -> None:  # ruling M-A13
    words = [word for pack in Match.new(GAME, GAME.setup(3), "seed").board.packs for word in pack]

    backs = sum(word % 2 for word in words)
    assert 70 < backs < 136


def test_the_other_face_of_a_card_is_on_the_same_card() -> None:  # contents: two faces
    assert [other_face(face(7, side)) for side in (0, 1)] == [15, 14]
    assert card_of(14) == card_of(15) == 7
    assert other_face(FIRST_HOUSE_WORD + 1) == FIRST_HOUSE_WORD + 1


# When a pack runs out


def test_an_empty_pack_brings_discard_and_packs_back_on_their_other_faces() -> None:  # limits; ruling M-A13
    match = at(4, packs=((A,), (B, 82), (C, 162)), discard=(240, 243))

    told = vote(match, "AAAB")

    assert Shuffled(6) in told
    back = sorted(word for pack in match.board.packs for word in pack)
    assert back == sorted(map(other_face, (240, 243, B, C, 82, 162)))
    assert match.board.discard == ()


def test_the_pile_keeps_its_cards_when_the_packs_are_shuffled() -> None:  # limits
    match = at(4, packs=((A,), (B, 82), (C, 162)), discard=(240, 243))

    vote(match, "AAAB")

    assert match.board.pile == (*pile_of(1), A)


def test_after_a_shuffle_the_three_packs_are_as_equal_as_can_be() -> None:  # limits
    match = at(4, packs=((A,), (B, 82), (C, 162)), discard=(240, 243, 246))

    vote(match, "AAAB")

    assert match.view(None).left == (3, 2, 2)


def test_a_round_that_finds_all_packs_empty_shuffles_before_it_begins() -> None:  # limits
    match = at(3, packs=((A,), (B,), (C,)), discard=(240, 243))

    told = vote(match, "ABC")

    kinds = [type(event) for event in told]
    assert kinds.index(Shuffled) < kinds.index(RoundBegan)
    assert match.board.pile[0] in set(map(other_face, (240, 243, A, B, C, *pile_of(1))))


def test_a_card_seen_before_the_shuffle_is_known_to_lie_on_its_other_face() -> None:  # what a seat has seen
    match = at(4, packs=((A,), (B, 82, 84), (C, 162, 164)), discard=(240, 243))

    vote(match, "AAAB")

    assert match.view(0).turned == tuple(sorted(map(other_face, (240, 243, B, C, 82, 162))))


def test_a_redealt_table_puts_no_card_on_a_face_it_cannot_have() -> None:  # what a seat has seen
    match = far_into_a_game("seed")

    dealt = GAME.redeal(match.view(0), chance("dice"))

    assert set(match.board.turned) <= words_on(dealt)
    assert set(match.board.turned) <= words_on(match.board)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_after_shuffles_too_nobody_can_tell_two_tables_apart_by_what_is_hidden(seat: int | None) -> None:
    match = far_into_a_game("seed")

    other = GAME.swap_secrets(match.board, seat, chance("dice"))

    assert other.packs != match.board.packs
    assert GAME.view(other, seat) == match.view(seat)
    assert cards_on(other) == whole_deck()
    assert set(other.turned) <= words_on(other)


# When nearly all cards lie in the pile


def test_with_fewer_than_three_cards_outside_the_pile_the_round_ends_without_points() -> None:  # ruling M-A14
    match = at(4, pile=30, packs=((A,), (B,), (C,)))

    told = vote(match, "AAAA")

    assert [type(event) for event in told[2:4]] == [TooFewCards, RoundEnded]
    assert match.board.scores == (0, 0, 0, 0)
    assert match.board.round == 2


def test_three_cards_outside_the_pile_are_enough() -> None:  # ruling M-A14
    match = at(4, pile=30, packs=((A,), (B,), (C,)), discard=(240,))

    told = vote(match, "AAAA")

    assert TooFewCards() not in told
    assert any(isinstance(event, TurnBegan) for event in told)


def test_two_left_are_paid_even_when_no_cards_are_left() -> None:  # new turn: two left come first
    match = at(3, pile=2, packs=((A,), (B,), (C,)))

    told = vote(match, "AAB")

    assert TwoLeft((0, 1), 3) in told


def test_three_who_always_agree_play_253_turns_and_score_nothing() -> None:  # ruling M-A14
    match = Match.new(GAME, GAME.setup(3), "seed")
    told = []
    while match.asks:
        told += vote(match, "AAA")

    assert sum(isinstance(event, Voted) for event in told) == 253
    assert TooFewCards() in told
    assert match.board.scores == (0, 0, 0)
    assert match.winners == (0, 1, 2)


def test_no_table_votes_for_ever_whatever_it_does() -> None:  # ruling M-A14
    """They agree as long as they can without ending a round for want of cards, then disagree, and so on."""
    match = Match.new(GAME, GAME.setup(3), "seed")
    votes = 0
    while match.asks and votes < 1_000:
        vote(match, "ABC" if len(match.board.pile) > 60 else "AAA")
        votes += 1

    assert match.is_over
    assert votes < 300


# No card is ever lost


ballots = st.lists(st.lists(st.integers(0, 7), min_size=10, max_size=10), max_size=60)


@given(seats=st.integers(3, 10), house_words=st.integers(0, 5), seed=st.text("ab", max_size=4), ballots=ballots)
@settings(max_examples=40)
def test_every_card_is_in_a_pack_the_discard_or_the_pile_at_every_pause(
    seats: int, house_words: int, seed: str, ballots: list[list[int]]
) -> None:  # contents
    options = {"house_words": [f"house {n}" for n in range(house_words)]}
    match: Match[Board] = Match.new(GAME, GAME.setup(seats, options), seed)
    for ballot in ballots:
        assert cards_on(match.board) == whole_deck(house_words)
        assert all(match.board.packs) or not match.asks
        if not match.asks:
            break
        match.step({seat: (VOTES[ballot[seat] % 4 if ballot[seat] < 4 else 0],) for seat in match.asks})


@given(seed=st.text("ab", max_size=4), dice=st.text("cd", max_size=3), seat=st.sampled_from([0, 1, 2, 3, None]))
@settings(max_examples=30)
def test_a_redealt_table_has_every_card_once_and_points_that_may_be(seed: str, dice: str, seat: int | None) -> None:
    match = far_into_a_game(seed)

    dealt = GAME.redeal(match.view(seat), chance(dice))

    assert cards_on(dealt) == whole_deck()
    assert tops(dealt.packs) == tops(match.board.packs)
    before = [score - gain for score, gain in zip(dealt.scores, dealt.gains, strict=True)]
    assert all(0 <= score < 20 for score in before)
    assert max(before) <= sum(before) - max(before), "nobody ever scores alone"


def far_into_a_game(seed: str) -> Match[Board]:
    """Past two shuffles: some cards have been met, on one face or on both, and some have not."""
    match: Match[Board] = Match.new(GAME, GAME.setup(4), seed)
    moods = ("AAAA", "AABB", "AAAA", "AAAA", "ABCS")
    while match.board.shuffles < 2:
        vote(match, moods[match.pause % 5][: len(match.asks)])
    return match
