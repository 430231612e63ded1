"""The gaps of the rulebook of Démocrazy, and what we play: one test per ruling."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from isoloir.bots.democrazy.regular import regular
from isoloir.core import OVER, chance
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Standing
from isoloir.games.democrazy.deal import new
from isoloir.games.democrazy.deck import END, OWN
from isoloir.games.democrazy.events import Applied, EndDrawn, JokerDrawn, Repealed, Voted
from isoloir.games.democrazy.flow import winners
from isoloir.games.democrazy.jokers import handed_out, pack
from isoloir.games.democrazy.laws import COLOURS, Law, Share
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.voting import JokerMode, Outcome, Rule, outcome
from tests.democrazy.table import NEUTRAL, VOTES, Story, on_the_table, play, row, table

from .test_democrazy import adopted

STRICT: JokerMode = "shoes-void-scams-flip"


def result(votes: str) -> Outcome:
    return outcome(tuple(VOTES[letter] for letter in votes), "white", "all-void", Rule((1,) * len(votes)))


def house(effect: dict[str, object], trigger: str = "final", **more: object) -> Law:
    kind = "red" if trigger == "now" else "blue"
    return msgspec.convert(
        {"id": "house", "kind": kind, "circle": "white", "trigger": trigger, "effect": effect, **more}, Law
    )


def test_there_are_three_kinds_of_joker() -> None:  # D-A1
    assert set(pack((4, 4, 2))) == {"white", "black", "scam"}


def test_four_white_shoes_four_black_shoes_and_two_scams_unless_the_table_splits_them_otherwise() -> None:  # D-A2
    usual = new(GAME.setup(4), "split")
    other = new(GAME.setup(4, {"joker_split": "3-3-4"}), "split")

    assert usual.joker_split == (4, 4, 2)
    assert Counter(pack(other.joker_split)) == {"white": 3, "black": 3, "scam": 4}


def test_two_jokers_or_more_are_all_void() -> None:  # D-A3
    assert adopted("WBYY", "black")
    assert not adopted("WWNN", "white")
    assert not adopted("WSNN", "white")
    assert adopted("SSYY", "black")


def test_with_jokers_only_the_circle_decides() -> None:  # D-A3
    assert adopted("WBWB", "white")
    assert not adopted("WBWB", "black")


def test_in_the_other_mode_shoes_are_void_and_each_scam_flips() -> None:  # D-A3, joker_mode
    assert adopted("WBYY", "black", STRICT)
    assert not adopted("WSNN", "white", STRICT)
    assert adopted("SSYY", "black", STRICT)
    assert not adopted("WWSYY", "black", STRICT)
    assert adopted("BSYYN", "white", STRICT)


def test_a_played_joker_is_spent_even_if_it_was_void() -> None:  # D-A4
    board = play(on_the_table(NEUTRAL), "WBNN").board

    assert board.holders == (False, False, False, False)
    assert board.used == (True, True, False, False)
    assert board.joker_discard == ("white", "black")


def test_the_proposer_votes_too() -> None:  # D-A5
    assert set(Story(on_the_table(NEUTRAL)).match.asks) == {0, 1, 2, 3}


def test_a_scam_inverts_what_the_circle_made_of_a_tie() -> None:  # D-A6
    assert not adopted("SYNYN", "white")
    assert adopted("SYNYN", "black")


def test_a_shoe_stands_on_its_side_and_a_scam_or_a_void_joker_on_neither() -> None:  # D-A7
    assert result("WNNN").stances == ("yes", "no", "no", "no")
    assert result("BYYN").stances == ("no", "yes", "yes", "no")
    assert result("SYNN").stances == ("none", "yes", "no", "no")
    assert result("WBYN").stances == ("none", "none", "yes", "no")


def test_a_law_rewarding_the_winning_side_rewards_a_single_shoe() -> None:  # D-A7
    board = play(on_the_table(NEUTRAL, "r b y g", force=("winning-side",)), "WNNN").board

    assert [sum(tokens) for tokens in board.tokens] == [2, 1, 1, 1]


def test_a_law_must_be_proposed() -> None:  # D-A8
    story = Story(table())

    assert story.asked == "propose"
    assert story.match.asks[0].options == story.board.hands[0]
    assert len(story.board.hands[0]) == 5


def test_a_bag_that_runs_out_stops_the_draw_at_once() -> None:  # D-A9
    tokens = "rrrrrrrrrrrrrrr bbbbbbbbbbbbbbb yyyyyyyyyyyyyyy ggggggggggggg"
    board = play(on_the_table("happy-hour", tokens, active=1), "YYYY").board

    assert board.ended == "bag"
    assert [sum(tokens) for tokens in board.tokens] == [15, 17, 15, 13]


def test_a_law_adopted_in_the_turn_that_empties_the_bag_is_not_in_force() -> None:  # D-A10
    tokens = "rrrrrrrrrrrrrrr bbbbbbbbbbbbbbb yyyyyyyyyyyyyyy gggggggggggggg"
    board = on_the_table("red-carpet", tokens, force=("rust", "royalties"))

    after = play(board, "YYYY").board

    assert after.ended == "bag"
    assert [standing.law for standing in after.force] == ["rust", "royalties"]
    assert scores(after)[0] == 1


def test_the_law_with_the_same_symbol_goes_at_adoption_after_the_laws_about_votes_have_acted() -> None:  # D-A11
    board = on_the_table("consolation-prize", "r b y g", force=("winning-side",))

    story = play(board, "YYYN")

    assert story.told.index(Applied("winning-side")) < story.told.index(Repealed("winning-side"))
    assert [sum(tokens) for tokens in story.board.tokens] == [2, 2, 2, 1]


def test_a_later_value_overrides_an_earlier_one_and_additions_stack() -> None:  # D-A12
    double = house({"do": "times", "colour": "red", "factor": 2})
    older = replace(table("rr b y g", force=("red-carpet", "house")), house=(double,))
    newer = replace(table("rr b y g", force=("house", "red-carpet")), house=(double,))
    more = replace(older, house=(house({"do": "raise", "colour": "red", "points": 2}),))

    assert scores(older)[0] == 2 * 3 * 2
    assert scores(newer)[0] == 2 * 3
    assert scores(more)[0] == 2 * (3 + 2)


def test_the_oldest_law_acts_first() -> None:  # D-A12
    story = play(on_the_table(NEUTRAL, "r b y g", force=("royalties", "one-voice")), "YYYY")
    other = play(on_the_table(NEUTRAL, "r b y g", force=("one-voice", "royalties")), "YYYY")

    assert story.all(Applied)[:2] == [Applied("royalties"), Applied("one-voice")]
    assert other.all(Applied)[:2] == [Applied("one-voice"), Applied("royalties")]


def test_a_final_tie_is_a_shared_victory() -> None:  # D-A13
    assert winners(replace(table("rr bb y g"), next=OVER)) == (0, 1)


def test_points_may_be_negative() -> None:  # D-A14
    assert scores(table("r - - -", force=("wealth-tax",))) == (-4, 0, 0, 0)


def test_whoever_must_return_more_than_they_have_returns_all() -> None:  # D-A15
    assert play(on_the_table("luxury-tax", "r - - -"), "YYYY").board.tokens == row("- - - -")


def test_nobody_is_asked_in_which_order_to_return_everything() -> None:  # D-A15
    story = play(on_the_table("luxury-tax", "rb - - -"), "YYYY")

    assert story.board.tokens == row("- - - -")


def test_the_end_ends_the_game_however_it_is_drawn() -> None:  # D-A16
    story = play(on_the_table("think-tank", deck=(END,)), "YYYY")

    assert story.board.next == OVER
    assert EndDrawn(0) in story.told


def test_colour_laws_are_a_category_with_one_symbol_per_colour() -> None:  # D-A17
    for colour in COLOURS:
        assert len([law for law in OWN.values() if law.symbol == colour]) == (1 if colour == "green" else 2)
    others = Counter(law.symbol for law in OWN.values() if law.kind == "blue" and law.symbol not in COLOURS)
    assert others == {"ballot": 6, "desk": 3, "clock": 6, "scales": 6, "hat": 5, None: 6}


def test_jokers_are_drawn_again_from_all_that_nobody_holds_and_a_holder_draws_none() -> None:  # D-A18
    board = table(jokers=("white", None, None, None), used=(False, True, False, True), joker_discard=("scam", "scam"))

    after, lucky = handed_out(board, (3, 0, 1, 2))

    assert lucky == (3, 1, 2)
    assert after.jokers[0] == "white"
    assert all(after.holders)
    assert after.used == (False, False, False, False)


def test_jokers_run_out_in_turn_order() -> None:  # D-A18
    board = table(" ".join(["r"] * 10), active=8)
    bare = replace(board, jokers=(None,) * 9 + ("white",), joker_split=(1, 1, 1))

    after, lucky = handed_out(bare, (8, 9, 0, 1, 2))

    assert lucky == (8, 0)
    assert after.joker_discard == ()


def test_only_those_who_played_their_joker_are_users() -> None:  # D-A18
    laid_down = play(on_the_table("cards-on-the-table"), "YYYY").board
    again = replace(on_the_table("second-wind"), jokers=laid_down.jokers, used=laid_down.used)

    assert play(again, "YYYY").all(JokerDrawn) == []


def test_whoever_holds_a_joker_again_isnt_paid_for_the_one_they_played() -> None:  # jokers, All in
    paid = house({"do": "bonus", "who": "users", "points": 3})
    board = replace(on_the_table("second-wind", "r b y g"), house=(paid, *on_the_table("second-wind").house))
    played = replace(
        board, force=(Standing("house"),), jokers=(None, None, "white", "black"), used=(True, True, False, False)
    )

    assert scores(played) == (4, 4, 1, 1)
    assert scores(play(played, "YYYY").board) == (1, 1, 1, 1)


def test_the_circle_has_no_place_only_a_colour() -> None:  # D-A19
    assert Counter(law.circle for law in OWN.values()) == {"white": 37, "black": 37}


def test_each_colour_has_fifteen_tokens_and_no_more_can_be_drawn() -> None:  # D-A20
    tokens = "rrrrrrrrrrrrrrr b y g"
    story = play(on_the_table("happy-hour", tokens), "YYYY")

    assert story.board.tokens[0][0] == 15
    assert "r" not in story.board.draws


def test_the_age_of_a_law_is_the_order_of_adoption() -> None:  # D-A21
    hands = (("rust", "merry-go-round"), ("blue-hour", "ceiling"), ("twins",), ("rainbow",))
    story = Story(table(hands=hands, held=hands))

    story.answer("rust").vote("YYYY").answer("blue-hour").vote("YYYY")

    assert [standing.law for standing in story.board.force] == ["rust", "blue-hour"]


def test_of_equally_rich_or_poor_seats_all_draw_but_only_the_first_clockwise_gives_or_gets() -> (
    None
):  # words of the laws
    drawn = play(on_the_table("soup-kitchen", "rr r r rr", active=2), "YYYY").board
    given = play(on_the_table("trickle-down", "rr r r rr", active=2), "YYYY").board

    assert [sum(tokens) for tokens in drawn.tokens] == [2, 3, 3, 2]
    assert [sum(tokens) for tokens in given.tokens] == [2, 1, 2, 1]


def test_nothing_happens_if_the_same_seat_is_richest_and_poorest() -> None:  # words of the laws
    assert play(on_the_table("prince-and-pauper", "r b y g"), "YYYY").board.tokens == row("r b y g")


def test_two_thirds_needs_a_yes_and_ignores_the_circle() -> None:  # words of the laws
    rule = Rule((1,) * 6, share=Share(2, 3))

    def passes(votes: str) -> bool:
        return outcome(tuple(VOTES[letter] for letter in votes), "white", "all-void", rule).adopted

    assert passes("YYYYNN")
    assert not passes("YYYNNN")
    assert not passes("WBSSWB")


def test_a_single_joker_still_overrides_a_law_about_counting() -> None:  # words of the laws
    board = on_the_table(NEUTRAL, force=("two-thirds",))

    assert play(board, "WNNN").all(Voted)[0].adopted


def test_the_lone_dissenter_is_the_only_one_on_the_losing_side() -> None:  # words of the laws
    board = on_the_table(NEUTRAL, "r b y g", force=("lone-voice",))

    assert [sum(tokens) for tokens in play(board, "YYYN").board.tokens] == [1, 1, 1, 3]
    assert [sum(tokens) for tokens in play(board, "YYNN").board.tokens] == [1, 1, 1, 1]


def test_unanimity_wants_everybody_on_one_side() -> None:  # words of the laws
    board = on_the_table(NEUTRAL, "r b y g", force=("one-voice",))

    assert result("WYYY").is_unanimous
    assert not result("SYYY").is_unanimous
    assert play(board, "YYYN").all(Applied)[:1] != [Applied("one-voice")]


def test_laws_about_the_start_of_a_turn_concern_only_the_seat_whose_turn_begins() -> None:  # words of the laws
    board = play(table("r b y g", force=("morning-coffee",), active=2)).board

    assert [sum(tokens) for tokens in board.tokens] == [1, 1, 2, 1]


def test_a_bot_tosses_a_coin_per_game_and_no_comes_first_for_a_stand_in() -> None:  # laws about the people
    story = Story(table("r b y g", pending="whistler"))
    views = {seat: story.match.view(seat) for seat in range(4)}

    assert story.match.asks[0].options == ("no", "yes")
    for seat, view in views.items():
        answers = {regular(view, story.match.asks[seat], chance("dice", number)) for number in range(5)}
        assert len(answers) == 1
