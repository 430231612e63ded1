"""The tricks of The Majority, rule by rule; in the comments, the place in the rulebook."""

from __future__ import annotations

import pytest

from isoloir.games.the_majority.events import (
    Betrayed,
    BribesCancelled,
    CardShown,
    Collected,
    EffectLost,
    Killed,
    OpenTrickAhead,
    Revealed,
    SpyNamed,
    Stolen,
)
from isoloir.games.the_majority.trick import resolved, shared_out

from .the_majority_table import events, killed, open_trick, order, show, trick, won


def test_a_bribe_takes_every_card_of_its_colour_played_in_the_trick() -> None:  # special effects, 0
    match = trick("R0 R9 B5 Y10")

    assert won(match) == "R0 R9 | - | B5 | Y10"
    assert Stolen(0, 1, "R9") in events(match)


def test_a_bribe_takes_the_card_of_the_partner_too() -> None:  # special effects, 0
    assert won(trick("R0 B9 R5 Y10")) == "R0 R5 | B9 | - | Y10"


def test_two_bribes_of_one_colour_cancel_each_other() -> None:  # special effects, 0
    match = trick("R0 R0 R9 B5")

    assert won(match) == "R0 | R0 | R9 | B5"
    assert BribesCancelled("R", (0, 1)) in events(match)


def test_bribes_of_different_colours_both_work() -> None:  # special effects, 0
    assert won(trick("R0 B0 R9 B5")) == "R0 R9 | B0 B5 | - | -"


def test_a_stolen_two_still_kills() -> None:  # ruling J-A1
    match = trick("R0 R2 B10 Y6")

    assert won(match) == "R0 R2 | - | - | -"
    assert killed(match) == "B10 Y6"


def test_a_table_may_agree_that_a_stolen_two_does_not_kill() -> None:  # ruling J-A1, option
    match = trick("R0 R2 B10 Y6", options={"stolen_two_kills": False})

    assert won(match) == "R0 R2 | - | B10 | Y6"
    assert killed(match) == ""
    assert EffectLost(1, "R2") in events(match)


def test_an_assassin_kills_the_other_colours_played_by_others() -> None:  # special effects, 2
    match = trick("R2 B5 R9 Y7")

    assert won(match) == "R2 | - | R9 | -"
    assert killed(match) == "B5 Y7"


def test_two_assassins_of_different_colours_kill_everything_and_each_other() -> None:  # special effects, 2
    match = trick("R2 B2 Y10 R9")

    assert won(match) == "- | - | - | -"
    assert killed(match) == "R2 R9 B2 Y10"
    assert Killed(2, "Y10", ("R2", "B2")) in events(match)


def test_two_assassins_of_one_colour_do_not_hurt_each_other() -> None:  # special effects, 2
    match = trick("R2 R2 B9 Y3", token=1)

    assert won(match) == "R2 | R2 | - | -"
    assert killed(match) == "B9 Y3"
    assert match.board.token == 1


def test_what_a_bribe_has_stolen_cannot_be_killed() -> None:  # special effects, 2
    match = trick("B0 B10 R2 Y9")

    assert won(match) == "B10 | - | R2 | -"
    assert killed(match) == "B0 Y9"


def test_a_bribe_itself_can_be_killed_once_it_has_stolen() -> None:  # ruling J-A2
    assert Killed(0, "B0", ("R2",)) in events(trick("B0 B10 R2 Y9"))


def test_a_stolen_two_is_safe_from_another_two() -> None:  # ruling J-A1
    match = trick("R0 R2 B2 Y6")

    assert won(match) == "R2 | - | - | -"
    assert killed(match) == "R0 B2 Y6"


def test_a_traitor_goes_to_the_right() -> None:  # special effects, 7
    match = trick("Y7 R5 B6 R10")

    assert won(match) == "- | R5 | B6 | R10 Y7"
    assert Betrayed(0, 3, "Y7") in events(match)


def test_a_stolen_traitor_stays_with_the_thief() -> None:  # special effects, 7
    match = trick("Y0 Y7 B5 B6")

    assert won(match) == "Y0 Y7 | - | B5 | B6"
    assert EffectLost(1, "Y7") in events(match)


def test_a_killed_traitor_goes_nowhere() -> None:  # special effects, 7
    match = trick("R2 Y7 R6 R10")

    assert won(match) == "R2 | - | R6 | R10"
    assert killed(match) == "Y7"


def test_all_traitors_move_at_once_and_once_only() -> None:  # special effects, 7
    assert won(trick("Y7 R7 B6 R10")) == "R7 | - | B6 | R10 Y7"


def test_with_three_the_right_of_the_first_seat_is_the_third() -> None:  # ruling J-A18
    assert won(trick("Y7 R5 B6")) == "- | R5 | B6 Y7"


def test_a_spy_plays_second_in_the_open_trick_and_his_partner_last() -> None:  # special effects, 3
    match = trick("R5 B9 Y6 R3")

    assert match.board.token == 3
    assert order(match) == (2, 3, 0, 1)


def test_with_three_the_spy_plays_last() -> None:  # three players, (3)
    assert order(trick("R3 B9 Y6")) == (1, 2, 0)


def test_of_several_spies_the_furthest_clockwise_from_the_token_takes_it() -> None:  # special effects, 3
    match = trick("R5 R3 B6 B3", token=0)

    assert match.board.token == 3
    assert order(match) == (2, 3, 0, 1)
    assert SpyNamed(3, 0, (1, 3)) in events(match)


def test_the_same_holds_for_three() -> None:  # three players
    match = trick("R9 R3 B3", token=0)

    assert match.board.token == 2
    assert order(match) == (0, 1, 2)


def test_a_killed_spy_does_nothing() -> None:  # special effects, 3
    match = trick("B2 R3 B6 B9", token=0)

    assert match.board.token == 0
    assert order(match) is None
    assert list(match.asks) == [0, 1, 2, 3]


def test_a_stolen_spy_does_nothing() -> None:  # special effects, 3
    match = trick("R0 R3 B6 B9", token=2)

    assert match.board.token == 2
    assert order(match) is None
    assert EffectLost(1, "R3") in events(match)


def test_in_the_first_edition_a_stolen_spy_works_for_the_thief() -> None:  # last page, ruling J-A15
    match = trick("R0 R3 B6 B9", token=2, options={"first_edition_spy": True})

    assert match.board.token == 0
    assert order(match) == (3, 0, 1, 2)


def test_in_the_first_edition_too_a_killed_spy_does_nothing() -> None:  # last page
    assert trick("B2 R3 B6 B9", token=0, options={"first_edition_spy": True}).board.token == 0


def test_a_spy_in_the_last_trick_takes_the_token_and_opens_nothing() -> None:  # special effects, 3
    match = trick("R3 B9 B6 B5", token=1, last=True)

    assert match.board.token == 0
    assert order(match) is None
    assert match.board.open_from is None
    assert match.board.next == "draft"


def test_the_holder_of_the_token_is_the_nearest_spy() -> None:  # ruling J-A3
    match = trick("R3 R3 B6 B5", token=0)

    assert match.board.token == 1
    assert order(match) == (0, 1, 2, 3)


def test_a_holder_who_is_the_only_spy_keeps_the_token_and_opens_the_next_trick() -> None:  # ruling J-A3
    match = trick("R3 B9 B6 B5", token=0)

    assert match.board.token == 0
    assert order(match) == (3, 0, 1, 2)


def test_only_active_spies_are_compared_and_only_one_acts() -> None:  # rulings J-A4, J-A5
    match = trick("B0 R3 Y3 B3", token=0)

    assert match.board.token == 2
    assert order(match) == (1, 2, 3, 0)


def test_an_open_trick_is_played_one_after_another_for_all_to_see() -> None:  # special effects, 3
    match = open_trick("Y5 Y6", "Y5 Y6", "Y5 Y6", "Y5 Y6")

    show(match, "Y5")

    assert list(match.asks) == [0]
    assert match.asks[0].what == "show"
    assert CardShown(3, "Y5") in events(match)
    assert [each.card for each in match.view(1).table] == ["Y5"]
    assert match.view(1).hand_sizes == (2, 2, 2, 1)


def test_effects_of_an_open_trick_wait_until_all_have_played() -> None:  # ruling J-A14
    match = open_trick("Y5 R6 R6", "Y9 R6 R6", "Y6 R6 R6", "Y0 R6 R6")

    show(match, "Y0", "Y5", "Y9")
    assert won(match) == "- | - | - | -"

    show(match, "Y6")
    assert won(match) == "- | - | - | Y0 Y5 Y6 Y9"


def test_a_spy_in_an_open_trick_opens_the_next_one_again() -> None:  # ruling J-A13
    match = open_trick("Y5 R6 R6", "Y9 R6 R6", "Y6 R6 R6", "Y3 R6 R6")

    show(match, "Y3", "Y5", "Y9", "Y6")

    assert match.board.token == 3
    assert OpenTrickAhead((2, 3, 0, 1)) in events(match)
    assert list(match.asks) == [2]


def test_after_an_open_trick_without_spy_cards_are_hidden_again() -> None:  # special effects, 3
    match = open_trick("Y5 R6 R6", "Y9 R6 R6", "Y6 R6 R6", "Y10 R6 R6")

    show(match, "Y10", "Y5", "Y9", "Y6")

    assert list(match.asks) == [0, 1, 2, 3]
    assert {question.what for question in match.asks.values()} == {"play"}


def test_a_trick_is_told_step_by_step_in_rising_power() -> None:  # course of a trick
    told = events(trick("R0 R3 B2 Y7", token=3))

    assert told == [
        Revealed(1, 1, ("R0", "R3", "B2", "Y7")),
        Stolen(0, 1, "R3"),
        Killed(0, "R0", ("B2",)),
        Killed(3, "Y7", ("B2",)),
        EffectLost(1, "R3"),
        Collected(1, 1, (("R3",), (), ("B2",), ())),
    ]


def test_killed_cards_lie_open_in_the_discard() -> None:  # ruling J-A16
    assert trick("R2 B5 R9 Y7").view(1).discard == ("B5", "Y7")


def test_cards_won_before_are_neither_stolen_nor_killed() -> None:  # special effects, 0 and 2, remarks
    match = trick("R0 B2 B9 B6", won=(("Y9",), ("R10",), ("R6",), ("Y5",)))

    assert won(match) == "Y9 | R10 B2 | R6 B9 | B6 Y5"


@pytest.mark.parametrize("line", ["R0 R2 B10 Y6", "Y7 R7 B6 R10", "R2 B2 Y10 R9", "B0 B10 R2 Y9", "R7 R0 Y7"])
def test_whoever_thinks_ahead_resolves_a_trick_as_the_table_does(line: str) -> None:
    ahead = resolved(tuple(line.split()))

    assert " | ".join(" ".join(pile) or "-" for pile in shared_out(ahead)) == won(trick(line))
