"""Laws about the people at the table: who says what, who is believed, who was caught."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.bots import bot_of
from isoloir.core import Match, chance
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Standing
from isoloir.games.democrazy.deck import OWN, all_cards
from isoloir.games.democrazy.events import Applied, Caught, Declared, Doubted, Pointed, Repealed
from isoloir.games.democrazy.people import NOBODY
from tests.democrazy.table import Script, Story, on_the_table, play, row, table

YES_FOR_ALL: Script = dict.fromkeys(range(4), "yes")
NO_HANDS: Script = dict.fromkeys(range(4), NOBODY)


def test_a_red_law_about_the_people_asks_them_when_it_is_adopted() -> None:  # people
    story = Story(on_the_table("something-blue", "r b y g"))

    story.vote("YYYN")

    assert story.asked == "declare"
    assert story.match.asks[0].options == ("no", "yes")
    assert Story(on_the_table("something-blue", "r b y g")).vote("NNNN").asked == "propose"


def test_what_can_be_seen_may_be_doubted_by_a_show_of_hands() -> None:  # people
    board = on_the_table("left-hand", "r b y g")
    doubts: Script = {0: 2, 1: 2, 2: NOBODY, 3: 1}

    story = play(board, "YYYY", ({0: "no", 1: "yes", 2: "yes", 3: "no"}, doubts))

    assert story.all(Declared) == [Declared("left-hand", (1, 2))]
    assert story.all(Doubted) == [Doubted("left-hand", (2,))]
    assert story.board.tokens == row("r - y g")


def test_one_hand_in_three_is_not_enough_to_doubt_anybody() -> None:  # people
    story = play(
        on_the_table("left-hand", "r b y g"),
        "YYYY",
        ({0: "no", 1: "yes", 2: "no", 3: "no"}, {0: 1, 2: NOBODY, 3: NOBODY}),
    )

    assert story.all(Doubted) == []
    assert story.board.tokens == row("r - y g")


def test_nobody_is_asked_to_doubt_themselves_or_what_nobody_claims() -> None:  # people
    story = Story(on_the_table("left-hand", "r b y g")).vote("YYYY").answer({0: "yes", 1: "no", 2: "no", 3: "no"})
    nobody = Story(on_the_table("left-hand", "r b y g")).vote("YYYY").answer("no")

    assert story.asked == "doubt"
    assert sorted(story.match.asks) == [1, 2, 3]
    assert nobody.asked == "propose"


def test_what_rests_on_a_word_is_never_doubted() -> None:  # people
    story = Story(table("r b y g", pending="sweet-tooth")).answer("yes")

    assert story.asked == "propose"


def test_most_hands_decide_and_the_first_clockwise_of_equals_is_meant() -> None:  # people
    clear = play(on_the_table("on-your-feet", "r b y g"), "YYYY", ({0: 3, 1: 3, 2: 1, 3: NOBODY},))
    tied = play(replace(on_the_table("on-your-feet", "r b y g"), active=2), "YYYY", ({0: 1, 1: 1, 2: 3, 3: 3},))

    assert clear.all(Pointed) == [Pointed("on-your-feet", (3, 3, 1, None), (3,))]
    assert tied.all(Pointed)[0].seats == (3,)
    assert sum(tied.board.tokens[3]) == 3


def test_if_nobody_is_pointed_at_nothing_happens() -> None:  # people
    story = play(on_the_table("thank-the-host", "r b y g"), "YYYY", (NO_HANDS,))

    assert story.all(Pointed)[0].seats == ()
    assert story.board.tokens == row("r b y g")


def test_caught_is_who_owns_up_or_is_named_by_more_than_half_of_the_others() -> None:  # people
    story = play(table("r b y g", force=("unspeakable",)), answers=({0: 0, 1: 2, 2: 1, 3: 2},))

    assert story.all(Caught) == [Caught("unspeakable", (0, 2, 1, 2), (0, 2))]
    assert story.board.tokens == row("- rb - yg")


def test_nobody_can_be_caught_before_the_law_is_in_force() -> None:  # people
    story = Story(table("r b y g", pending="unspeakable"))

    assert story.asked == "propose"
    assert story.all(Caught) == []


def test_a_law_for_one_turn_is_repealed_once_it_was_asked_who_broke_it() -> None:  # people
    kept = play(table("rr b y g", force=("vow-of-silence",)), answers=(NO_HANDS,))
    broken = play(table("rr b y g", force=("vow-of-silence",)), answers=({0: 0, 1: NOBODY, 2: NOBODY, 3: NOBODY},))

    assert kept.board.force == broken.board.force == ()
    assert kept.all(Repealed) == [Repealed("vow-of-silence")]
    assert kept.all(Applied) == []
    assert broken.board.tokens == row("- b y g")


def test_answers_of_a_lasting_law_are_asked_once_and_used_every_time() -> None:  # people
    board = play(table("r b y g", pending="furry-friends"), answers=({0: "no", 1: "yes", 2: "no", 3: "no"},)).board
    assert board.force == (Standing("furry-friends", (1,)),)

    later = Story(replace(board, active=1, next="turn"))

    assert later.asked == "propose"
    assert sum(later.board.tokens[1]) == 2


def test_the_one_who_is_pointed_at_votes_twice() -> None:  # people
    board = replace(on_the_table("clean-slate"), force=(Standing("drinks-on-me", (3,)),))

    assert play(board, "NNYY").board.discard == ("drinks-on-me", "clean-slate")


def test_players_who_are_apart_are_taken_at_their_word_and_play_without_the_laws_that_need_a_room() -> None:  # people
    board = replace(on_the_table("left-hand", "r b y g"), apart=True)
    room = {law.id for law in OWN.values() if law.check == "room"}
    apart = Match.new(GAME, GAME.setup(10, {"apart": True}), "apart").board

    assert play(board, "YYYY", (YES_FOR_ALL,)).all(Doubted) == []
    assert room
    assert not room & set(all_cards(apart))
    assert len(all_cards(apart)) >= 65


def test_a_bot_speaks_for_itself_alone_and_never_accuses_anybody() -> None:  # people
    for law in ("hand-on-head", "on-your-feet", "left-hand"):
        story = Story(on_the_table("open-bar", force=(law,)) if law == "hand-on-head" else on_the_table(law))
        story.vote("YYYN")
        while story.asked in ("declare", "doubt", "point", "catch"):
            asks = story.match.asks
            said = {
                seat: bot_of("democrazy", "regular")(story.match.view(seat), asks[seat], chance(law, seat))[0]
                for seat in asks
            }
            assert all(answer in (seat, NOBODY, "yes", "no") for seat, answer in said.items())
            story.answer("yes" if story.asked == "declare" else said)
