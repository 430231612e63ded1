"""Why a vote comes out so, which law asks, and what the last vote was about: the table says it, nobody has to guess."""

from __future__ import annotations

from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console

from isoloir.cli.faces.democrazy import FACE
from isoloir.cli.words import Words
from isoloir.core import Match
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.events import Voted
from isoloir.games.democrazy.laws import Draw
from isoloir.games.democrazy.voting import JokerMode, Reason, Rule, outcome

from .table import NEUTRAL, PLAIN, VOTES, Story, on_the_table, play, table
from .test_blank import blank_table

STRICT: JokerMode = "shoes-void-scams-flip"


def why(votes: str, *force: str, mode: JokerMode = "all-void") -> list[Reason]:
    """The reasons of a vote on a law with a black circle, seat 0 proposing."""
    (event,) = play(on_the_table(NEUTRAL, force=force, joker_mode=mode), votes).all(Voted)
    assert event.why[-1].adopts == event.adopted
    return list(event.why)


def test_more_yes_or_more_no() -> None:
    assert why("YYYN") == [Reason("majority", None, True)]
    assert why("YNNN") == [Reason("majority", None, False)]


def test_a_tie_is_for_the_circle_unless_a_law_settles_it() -> None:
    white = OWN[NEUTRAL].circle == "white"

    assert why("YYNN") == [Reason("circle", None, white)]
    assert why("YYNN", "benefit-of-doubt") == [Reason("ties", "benefit-of-doubt", True)]
    assert why("YYNN", "when-in-doubt") == [Reason("ties", "when-in-doubt", False)]


def test_a_law_about_ties_has_no_part_in_a_vote_without_one() -> None:
    assert why("YYYN", "when-in-doubt") == [Reason("majority", None, True)]


def test_a_law_about_majorities_is_named_whenever_the_cards_decide() -> None:
    assert why("YYYN", "two-thirds") == [Reason("share", "two-thirds", True)]
    assert why("YYNN", "two-thirds") == [Reason("share", "two-thirds", False)]
    assert why("WNNN", "two-thirds") == [Reason("white", None, True)]


def test_a_law_about_weights_is_named_when_the_sums_would_be_others_without_it() -> None:
    assert why("YNNN", "big-mouth")[0] == Reason("weight", "big-mouth")
    assert why("YNNY", "big-mouth") == [Reason("weight", "big-mouth"), Reason("majority", None, True)]
    assert why("WNNN", "big-mouth") == [Reason("white", None, True)]


def test_a_shoe_decides_alone_and_a_scam_turns_round_what_the_cards_say() -> None:
    assert why("BYYY") == [Reason("black", None, False)]
    assert why("SYYN") == [Reason("majority", None, True), Reason("scam", None, False)]


def test_whoever_played_a_joker_in_vain_is_told() -> None:
    assert why("WBYY") == [Reason("void"), Reason("majority", None, True)]
    assert why("WBSY", mode=STRICT) == [
        Reason("shoes-void"), Reason("majority", None, True), Reason("scam", None, False),
    ]  # fmt: skip
    assert why("WSSN", mode=STRICT) == [
        Reason("white", None, True), Reason("scam", None, False), Reason("scam", None, True),
    ]  # fmt: skip


@pytest.mark.parametrize("mode", ["all-void", STRICT])
def test_the_last_reason_is_always_the_result(mode: JokerMode) -> None:
    hands = [(a, b, c, d) for a in VOTES for b in VOTES for c in VOTES for d in VOTES]
    for letters in hands:
        result = outcome(tuple(VOTES[letter] for letter in letters), "white", mode, Rule((1, 2, 1, 1)))
        assert result.why[-1].adopts == result.adopted, letters


def test_a_question_names_the_law_that_asks_it() -> None:
    story = Story(on_the_table("whip-round", "rb yg rb yg", force=("morning-toll",)))

    story.vote("YYYY")

    asking = story.match.view(None).agenda[0]
    assert (story.asked, asking.law, asking.seat) == ("return", "whip-round", 0)


def test_of_two_laws_that_ask_the_same_thing_each_names_itself() -> None:
    board = table(
        "rrbbg yg rb yg",
        force=("morning-toll",),
        house=(PLAIN["morning-toll"], replace(PLAIN["morning-toll"], id="evening-toll")),
    )
    story = Story(replace(board, force=(*board.force, replace(board.force[0], law="evening-toll"))))

    first = story.match.view(None).agenda[0].law
    story.answer("red")

    assert first == "morning-toll"
    assert story.match.view(None).agenda[0].law == "evening-toll"


def test_the_terminal_reads_out_the_law_before_its_question() -> None:
    story = Story(on_the_table("whip-round", "rb yg rb yg")).vote("YYYY")
    words = Words("en", ("Léa", "Tom", "Ada", "Sam"), 0)

    asked = FACE.question(story.match.view(0), story.match.asks[0], words)

    assert words("democrazy-law-whip-round") in asked
    assert asked.endswith(words("democrazy-ask-return"))


def test_the_last_vote_keeps_its_law_after_the_table_was_put_away() -> None:
    story = blank_table().answer("blank-1").answer("aloud").answer("draw").answer("active").answer(3).vote("YYNN")

    view = Match.load(GAME, story.match.save()).view(1)

    assert view.proposal is None
    assert (view.voted.law, view.voted.written) == ("blank-1", Draw("active", 3))
    assert view.vote.why == (Reason("circle", None, False),)


def test_a_written_law_is_read_in_the_language_of_the_cards() -> None:
    story = blank_table().answer("blank-1").answer("aloud").answer("draw").answer("everyone").answer(2).vote("YYNN")
    (event,) = story.all(Voted)
    reader = Words("fr", ("Léa", "Tom", "Ada", "Sam"), 0, cards="en")

    said = FACE.said(event, story.match.view(0), reader)

    assert said["text"].endswith("Everyone draws 2 tokens.")
    assert "le cercle est noir" in said["why"]


def test_the_terminal_names_the_laws_about_votes_that_a_preview_leaves_out() -> None:
    words = Words("en", ("Léa", "Tom", "Ada", "Sam"), 0)
    console = Console(width=200, record=True, file=StringIO())

    console.print(FACE.board(Story(on_the_table("masks-off", force=("lone-voice", "rainbow"))).match.view(0), words))

    (line,) = [line for line in console.export_text().splitlines() if line.startswith("Not counted here")]
    assert "“A lone voice”" in line
    assert "Rainbow" not in line
