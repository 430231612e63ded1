"""The expert of Démocrazy: what it foresees of a law, of the others' votes, and of its own good cards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from isoloir.bots import bot_of
from isoloir.bots.democrazy.ballots import ballots_of, whim_of
from isoloir.bots.democrazy.future import after_vote, imagined
from isoloir.bots.democrazy.regular import gains_of, has_trait
from isoloir.core import Option, chance
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Board
from isoloir.games.democrazy.voting import Rule, outcome
from tests.democrazy.table import Story, on_the_table, table

expert = bot_of("democrazy", "expert")


def choice(board: Board, seat: int) -> Option:
    story = Story(board)
    (chosen,) = expert(story.match.view(seat), story.match.asks[seat], chance("dice", seat))
    return chosen


def test_it_knows_whether_a_law_about_people_means_itself() -> None:
    """Everybody looks the same to everybody else; the seat alone knows."""
    board = on_the_table("sweet-tooth", "rb rb rb rb", jokers=(None,) * 4)
    for seat in range(4):
        meant = has_trait(GAME.view(board, seat), seat, "sweet-tooth")

        assert choice(board, seat) == ("yes" if meant else "no")


@pytest.mark.parametrize(
    ("law", "points"),
    [("whip-round", (9, 3, 6, 3)), ("ray-of-sunshine", (10, 4, 7, 4))],
)
def test_whoever_parts_with_a_token_parts_with_the_cheapest_and_a_draw_is_worth_what_the_bag_is(
    law: str, points: tuple[int, ...]
) -> None:
    seen = on_the_table(law, "rrrb rb rrb rb", force=("red-carpet", "washed-out"))
    board = imagined(GAME.view(seen, 0), chance("imagined"))
    result = outcome(("yes",) * 4, "white", "all-void", Rule((1,) * 4))

    after = [GAME.scores(after_vote(board, 0, result, f"luck {n}")[0]) for n in range(60)]

    assert [sum(each) / len(after) for each in zip(*after, strict=True)] == pytest.approx(points, abs=0.4)


def test_somebody_with_a_joker_and_much_to_lose_is_expected_to_play_it() -> None:
    board = replace(on_the_table("red-recall", "rrrrrrrr b y g"), deck=("rust", "end"))
    view = GAME.view(board, 1)
    assert view.outlook is not None

    ballots = ballots_of(view, 1, gains_of(view.outlook), "black")

    assert ballots[0]["black"] + ballots[0]["scam"] > 0.3
    assert [set(ballot) <= {"yes", "no"} for ballot in ballots] == [False, True, True, True]


def test_jokers_that_are_gone_early_tell_on_those_who_vote_anyhow() -> None:
    """Nobody else's card is as likely to be the other one."""
    board = replace(on_the_table("red-carpet", "rrr rrr bbb bbb"), turn=6)
    plays = ((0, "white"), (1, "black"))
    hasty = replace(board, jokers=(None, None, "white", "white"), joker_plays=plays, used=(True, True, False, False))
    view = GAME.view(hasty, 3)
    assert view.outlook is not None

    ballots = ballots_of(view, 3, gains_of(view.outlook), "white")

    assert ballots[0]["no"] > 0.1 > ballots[2].get("yes", 0.0)
    assert whim_of(view, 3, 0) > 0.2 > 0.1 > whim_of(view, 3, 2)


def test_a_good_law_is_kept_while_the_end_is_far_and_proposed_when_it_is_near() -> None:
    hands = (("royal-blue", "red-carpet", "fine-print"), ("open-bar",), ("merry-go-round",), ("ceiling",))
    board = table("rrrb ryg ryg byg", jokers=(None,) * 4)
    far = replace(board, hands=hands, held=hands, deck=("colour-blind", *board.deck[1:]))
    near = replace(far, deck=("colour-blind", *board.deck[-5:]))

    assert choice(near, 0) == "red-carpet"
    assert choice(far, 0) != "red-carpet"


def test_near_the_end_whoever_plays_next_likes_a_token_at_each_turn_and_whoever_just_played_does_not() -> None:
    board = on_the_table("morning-coffee", "rb rb rb rb", jokers=(None,) * 4)
    near = replace(board, deck=("rust", "washed-out", "end"))

    assert choice(near, 1) == "yes"
    assert choice(near, 0) == "no"
