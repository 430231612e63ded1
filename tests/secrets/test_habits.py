"""Who gave which habit stays unknown, and no card is ever in two places."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from isoloir.content.habits import CARDS
from isoloir.core import chance
from isoloir.games.habits import GAME
from isoloir.games.habits.board import Board, every_card
from isoloir.games.habits.events import HandDealt
from isoloir.games.habits.scoring import points_in
from isoloir.testing.secrecy import check_every_secret_was_moved
from isoloir.testing.suite import check_redeal
from tests.rulebook.habits_table import assert_the_hands_are_true, begun, places, table

# Who gave which


def test_the_spread_is_shuffled_by_the_dice_alone() -> None:  # ruling C-A3
    one = table(4, next="show", spread=())
    swapped = ((0, 1, 2), (10, 11, 21), (20, 12, 22), (30, 31, 32))
    other = table(4, next="show", spread=(), given=swapped)

    assert one.board.spread == other.board.spread, "seats 1 and 2 have exchanged what they gave to seat 0"
    assert [one.heard(seat) for seat in range(4)] == [other.heard(seat) for seat in range(4)]
    for seat in (0, 3, None):
        assert msgspec.json.encode(one.view(seat)) == msgspec.json.encode(other.view(seat))


def test_a_gift_may_lie_at_any_marker() -> None:  # ruling C-A3
    markers = {table(4, seed=f"seed {n}", next="show", spread=()).board.spread.index(12) for n in range(40)}

    assert markers == {0, 1, 2}


def test_the_patient_does_not_look_before_its_turn() -> None:  # ruling C-A4
    match = table(4)
    waiting_for_3 = {2, 11, 20}

    seen = match.view(3)

    assert {match.board.given[giver][2 - giver] for giver in (0, 1, 2)} == waiting_for_3
    assert not waiting_for_3 & {*seen.hand, *seen.given, *seen.spread, *seen.discards}
    assert (seen.looked, seen.history, seen.kept) == ((), (), ((),) * 4)


def test_a_giver_remembers_only_its_own_gifts() -> None:  # secrecy
    match = begun(5)
    match.step({seat: question.options[:4] for seat, question in match.asks.items()})

    assert [match.view(seat).given for seat in range(5)] == list(match.board.given)
    assert match.view(None).given == match.view(None).looked == match.view(None).hand == ()


def test_only_the_seat_itself_is_told_its_hand() -> None:  # secrecy
    match = begun(4)

    for seat in range(4):
        assert [event for event in match.heard(seat) if isinstance(event, HandDealt)] == [
            HandDealt(match.board.hands[seat])
        ]
    assert not [event for event in match.heard(None) if isinstance(event, HandDealt)]


def test_nothing_told_to_everybody_names_a_giver() -> None:  # secrecy
    match = begun(5)
    while match.asks:
        match.step({seat: question.options[: question.take] for seat, question in match.asks.items()})
        for each in match.told:
            assert each.only is None or isinstance(each.event, HandDealt)


def test_a_patient_can_imagine_any_other_giver() -> None:  # secrecy: boards re-dealt from its view
    match = begun(4)
    match.step({seat: question.options[:3] for seat, question in match.asks.items()})
    patient = match.board.patient
    view, first = match.view(patient), match.board.spread[0]

    imagined = [GAME.redeal(view, chance("imagine", n)).given for n in range(60)]

    givers = {next(giver for giver, cards in enumerate(given) if first in cards) for given in imagined}
    assert givers == {0, 1, 2, 3} - {patient}


def test_the_leak_test_tries_every_giver_of_a_shown_card() -> None:  # secrecy: a swap too timid would find no leak
    match = begun(4)
    match.step({seat: question.options[:3] for seat, question in match.asks.items()})
    patient, first = match.board.patient, match.board.spread[0]

    worlds = [GAME.swap_secrets(match.board, patient, chance("swap", n)) for n in range(60)]

    givers = {next(giver for giver, cards in enumerate(world.given) if first in cards) for world in worlds}
    assert givers == {0, 1, 2, 3} - {patient}


def test_the_leak_test_tries_every_taker_of_a_card_passed_on() -> None:  # secrecy, strangers
    match = begun(5, strangers=True)
    hand = match.board.hands[0]
    for _ in range(3):
        match.step({seat: question.options[:1] for seat, question in match.asks.items()})
    passed_on = hand[1]

    worlds = [GAME.swap_secrets(match.board, 0, chance("swap", n)) for n in range(60)]

    takers = {next((seat for seat in range(5) if passed_on in world.given[seat]), None) for world in worlds}
    assert takers == {4, 3, None}, "the two to the right, or nobody yet"


def test_nothing_leaks_between_strangers_with_phrases_of_the_house() -> None:  # secrecy, as for every other game
    phrases = [f"You keep spare key number {n}" for n in range(20)]
    setup = GAME.setup(5, {"strangers": True, "house_phrases": phrases})

    check_every_secret_was_moved(GAME, setup, ["strangers"])
    check_redeal(GAME, setup, "strangers")


# Any game


@given(
    seats=st.integers(3, 7),
    strangers=st.booleans(),
    house=st.integers(0, 20),
    seed=st.integers(0, 2**32),
    when=st.data(),
)
def test_every_card_is_always_in_one_place(
    seats: int, strangers: bool, house: int, seed: int, when: st.DataObject
) -> None:
    phrases = [f"You keep spare key number {n}" for n in range(house)]
    match = begun(seats, str(seed), strangers=strangers, house_phrases=phrases)
    dice = chance(str(seed), "choices")
    watched = when.draw(st.integers(0, 4 * seats))
    seat = when.draw(st.sampled_from([*range(seats), None]))
    turns = 0
    while match.asks:
        boards = [match.board]
        if turns == watched:
            boards += [GAME.redeal(match.view(seat), dice), GAME.swap_secrets(match.board, seat, dice)]
        for board in boards:
            assert places(board) == list(every_card(house))
            assert_the_hands_are_true(board)
            assert max((place for place, card in enumerate(board.deck) if card >= CARDS), default=-1) < _to_deal(board)
        match.step({each: dice.sample(question.options, question.take) for each, question in match.asks.items()})
        turns += 1
    assert sum(match.scores) == sum(
        points_in(turn.round) * turn.votes.count(turn.spread.index(turn.chosen) + 1) for turn in match.board.history
    )


def _to_deal(board: Board) -> int:
    """How many cards of the deck will still be dealt."""
    return max(0, 3 - board.round) * len(board.scores) ** 2
