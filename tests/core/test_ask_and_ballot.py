"""Questions, and the booth in which they are answered."""

import pytest

from isoloir.core import Ask, Ballot, IllegalChoice, StaleChoice, check

COLOURS = Ask("colour", ("red", "blue"))
PAIR = Ask("pair", (1, 2, 3), take=2)


def test_a_choice_is_a_list_of_what_was_offered() -> None:
    check(0, COLOURS, ["red"])
    check(0, PAIR, (3, 1))


@pytest.mark.parametrize("choice", ["red", ["green"], [], ["red", "blue"], None, [None], {"red": 1}])
def test_anything_else_is_refused(choice: object) -> None:
    with pytest.raises(IllegalChoice):
        check(0, COLOURS, choice)  # type: ignore[arg-type]


@pytest.mark.parametrize("choice", [[1, 1], [1], [1, 2, 3], [True, 2], [1.0, 2], [[1], 2]])
def test_a_pick_of_two_takes_two_different_ones(choice: list[object]) -> None:
    with pytest.raises(IllegalChoice):
        check(0, PAIR, choice)  # type: ignore[arg-type]


def test_a_refusal_names_the_seat_the_question_and_what_was_offered() -> None:
    with pytest.raises(IllegalChoice) as refused:
        check(3, PAIR, (4, 1))

    assert (
        str(refused.value)
        == "seat 3 was asked 'pair' and must pick 2 different ones, in order, of: 1, 2, 3; got (4, 1)"
    )


def test_a_refusal_of_a_huge_choice_stays_one_short_line() -> None:
    with pytest.raises(IllegalChoice) as refused:
        check(0, COLOURS, ["x" * 100_000])

    assert len(str(refused.value)) < 200


def test_the_ballot_shows_who_has_answered_and_never_what() -> None:
    ballot = Ballot({0: COLOURS, 2: COLOURS}, pause=7)
    ballot.seal(2, ["blue"])

    assert ballot.waiting == (0,)
    assert ballot.sealed == (2,)
    assert repr(ballot) == "Ballot(pause=7, waiting=(0,))"
    with pytest.raises(IllegalChoice, match="still waits for seats 0"):
        ballot.open()


def test_a_sealed_answer_may_be_replaced_until_the_ballot_opens() -> None:
    ballot = Ballot({0: COLOURS})
    ballot.seal(0, ["blue"])
    ballot.seal(0, ["red"])

    assert ballot.open() == {0: ("red",)}
    with pytest.raises(StaleChoice):
        ballot.seal(0, ["blue"])


def test_a_seat_that_was_not_asked_cannot_answer() -> None:
    with pytest.raises(IllegalChoice, match="seat 5 was not asked"):
        Ballot({0: COLOURS}).seal(5, ["red"])


def test_a_refused_answer_leaves_the_sealed_one() -> None:
    ballot = Ballot({0: COLOURS})
    ballot.seal(0, ["blue"])

    with pytest.raises(IllegalChoice):
        ballot.seal(0, ["green"])

    assert ballot.open() == {0: ("blue",)}


def test_only_the_seat_itself_is_shown_what_it_sealed() -> None:
    ballot = Ballot({0: COLOURS, 2: COLOURS})
    ballot.seal(2, ["blue"])

    assert ballot.shown_to(2) == ("blue",)
    assert ballot.shown_to(0) is None


def test_who_answered_for_a_seat_is_forgotten_when_its_owner_does() -> None:
    ballot = Ballot({0: COLOURS, 2: COLOURS})
    ballot.seal(2, ["blue"], by="auto")
    ballot.seal(0, ["red"], by="bot")
    ballot.seal(2, ["red"])

    assert ballot.by == {0: "bot"}


def test_opening_a_clone_leaves_the_ballot_closed() -> None:
    ballot = Ballot({0: COLOURS})
    ballot.seal(0, ["blue"])

    assert ballot.clone().open() == {0: ("blue",)}

    ballot.seal(0, ["red"])
    assert ballot.open() == {0: ("red",)}


def test_two_ballots_with_the_same_answers_are_equal_whoever_was_asked_first() -> None:
    one, other = Ballot({0: COLOURS, 2: COLOURS}, 3), Ballot({}, 3)
    one.seal(2, ["blue"])

    assert one != other
    other.keep(2, ("blue",))
    assert one == other
    assert one != "a ballot"


def test_a_ballot_that_asks_nobody_is_never_full() -> None:
    assert not Ballot({}).is_full
