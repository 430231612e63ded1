"""The rulebook of Démocrazy: the end of the game and the count."""

from __future__ import annotations

from collections import Counter

from isoloir.core import OVER
from isoloir.games.democrazy.board import Standing
from isoloir.games.democrazy.deck import END
from isoloir.games.democrazy.events import Counted, Declared, Proposed
from isoloir.games.democrazy.flow import winners
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.tokens import bag_of
from tests.democrazy.table import NEUTRAL, Story, on_the_table, play, table


def test_drawing_the_end_ends_the_game_before_any_proposal() -> None:
    # course of play, step 1
    story = play(on_the_table(NEUTRAL, deck=(END,)), "NNNN")

    assert story.board.next == OVER
    assert story.board.ended == "end"
    assert story.all(Proposed) == []


def test_a_law_adopted_just_before_the_end_is_drawn_counts() -> None:
    # course of play, steps 1 and 4 together
    story = play(on_the_table("red-carpet", "rrb r y g", deck=(END,)), "YYYY")

    assert story.board.next == OVER
    assert scores(story.board) == (7, 3, 1, 1)


def test_the_people_declare_before_the_end_can_be_drawn() -> None:
    # the same, for a law about the people
    story = Story(on_the_table("songbird", "rrb r y g", deck=(END,)))

    story.vote("YYYY").answer({0: "no", 1: "yes", 2: "no", 3: "no"})

    assert story.all(Declared) == [Declared("songbird", (1,))]
    assert scores(story.board) == (3, 4, 1, 1)
    assert winners(story.board) == (1,)


def test_without_laws_about_values_each_token_is_a_point() -> None:
    # end of the game
    assert scores(table("rrrrrrr bbbbb yyyyy gggg")) == (7, 5, 5, 4)


def test_the_last_token_drawn_from_the_bag_ends_the_game() -> None:
    # end of the game, exception
    full = " ".join(["rbyg"] * 10)
    board = on_the_table("happy-hour", full, hands=((),) * 10, held=((),) * 10)

    story = play(board, "Y" * 10)

    assert sum(bag_of(board.tokens)) == 20
    assert story.board.ended == "bag"
    assert [sum(tokens) for tokens in story.board.tokens] == [6] * 10


def test_whoever_draws_when_the_bag_runs_out_gets_what_is_left() -> None:
    # end of the game, exception; each seat completes its draw before the next (V15b, D-A9)
    full = " ".join(["rbygr", *["rbyg"] * 9])
    board = on_the_table("happy-hour", full, hands=((),) * 10, held=((),) * 10)

    story = play(board, "Y" * 10)

    assert sum(bag_of(board.tokens)) == 19
    assert story.board.ended == "bag"
    assert [sum(tokens) for tokens in story.board.tokens] == [7, *[6] * 8, 5]


def test_the_final_count_is_told_line_by_line() -> None:
    # end of the game: points by law
    board = on_the_table(NEUTRAL, "rrbyg r y g", force=("red-carpet", "rainbow"), deck=(END,))

    story = play(board, "NNNN")

    lines = {event.seat: [(line.law, line.points) for line in event.lines] for event in story.all(Counted)}
    assert lines[0] == [(None, 5), ("red-carpet", 4), ("rainbow", 5)]
    assert Counter({event.seat: event.points for event in story.all(Counted)}) == {0: 14, 1: 3, 2: 1, 3: 1}


def test_answers_to_a_law_about_the_people_stay_while_it_does() -> None:
    # laws about the people
    board = table("r b y g", pending="songbird")

    after = play(board, answers=({0: "yes", 1: "no", 2: "no", 3: "no"},)).board

    assert after.force == (Standing("songbird", (0,)),)
    assert scores(after) == (4, 1, 1, 1)
