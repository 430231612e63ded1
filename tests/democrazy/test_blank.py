"""Blank laws: a sentence of one's own, acting by the vocabulary of red laws or by the table's hand."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from isoloir.bots.democrazy.writing import blanks, judged
from isoloir.cli.faces.democrazy_laws import written as read_out
from isoloir.cli.words import Words
from isoloir.core import LANGS, Ask, BadLine, IllegalChoice, Match, check, tidied
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.blank import ALOUD, Part, deeds, effect_of, next_part
from isoloir.games.democrazy.deck import BLANKS
from isoloir.games.democrazy.effects.byhand import MOST_MOVES
from isoloir.games.democrazy.events import Declared, Judged, LaidOut, TokensDrawn, Written
from isoloir.games.democrazy.items import Move
from isoloir.games.democrazy.laws import Draw, Exchange, Give, Hand, Return

from .table import Script, Story, row, table

WORDS = "Anyone with glasses draws a token."


def blank_table(tokens: str = "rrb by y g", **given: Any) -> Story:
    hands = (("blank-1", "rust"), ("twins",), ("washed-out",), ("rainbow",))
    deck = ("merry-go-round", "fine-print", "end")
    return Story(replace(table(tokens, **given), blank_laws=True, hands=hands, held=hands, deck=deck))


def written(*parts: Part, tokens: str = "rrb by y g", words: str = ALOUD, **given: Any) -> Story:
    """A blank law as it comes to the vote."""
    story = blank_table(tokens, **given).answer("blank-1").answer(words)
    for part in parts:
        story.answer(part)
    return story


def laid_out(*words: Script, tokens: str = "rrb by y g", **given: Any) -> Story:
    """An adopted law, carried out by hand as far as the verdict of the table."""
    story = written("hand", tokens=tokens, words=WORDS, **given).vote("YYYY")
    for word in words:
        story.answer(word)
    return story


VERDICT = {1: "yes", 2: "yes", 3: "no"}
REFUSED = {1: "yes", 2: "no", 3: "no"}


def test_a_blank_law_is_a_sentence_and_then_what_it_does_in_the_words_of_any_red_law() -> None:
    story = blank_table().answer("blank-1")
    asked = []
    for part in ("The wind turns!", "return", "others", 2, "any"):
        asked.append(story.asked)
        story.answer(part)

    assert asked == ["blank-words", "blank-do", "blank-who", "blank-count", "blank-colour"]
    assert story.all(Written) == [Written(0, "blank-1", Return("others", 2), "The wind turns!")]
    assert story.asked == "vote"
    assert story.match.view(None).outlook.tokens[1].low == -2
    assert story.match.view(2).proposal.words == "The wind turns!"


def test_a_sentence_may_be_said_out_loud_instead() -> None:
    story = written("draw", "active", 3)

    assert story.all(Written) == [Written(0, "blank-1", Draw("active", 3), "")]


def test_every_red_act_can_be_written_and_read_out_in_both_languages() -> None:
    for do in deeds():
        for whole in every_way((ALOUD, do)):
            effect = effect_of(whole)
            assert msgspec.to_builtins(effect)["do"] == do
    for lang in LANGS:
        first = {do: next(every_way((ALOUD, do))) for do in deeds()}
        said = {read_out(effect_of(whole), Words(lang)) for whole in first.values()}
        assert len(said) >= 17  # to keep none in all and none of each colour is the same
    assert len(deeds()) == 18


def every_way(begun: tuple[Part, ...]) -> Any:
    question = next_part(begun)
    if question is None:
        yield begun
        return
    for option in question.options[:4] + question.options[-2:]:
        yield from every_way((*begun, option))


SENTENCES = [
    (("draw", "everyone", 2), "Chacun pioche 2 pions.", "Everyone draws 2 tokens."),
    (
        ("return", "others", 1, "any"),
        "Tout le monde sauf la personne qui propose remet 1 pion de son choix dans le sac.",
        "Everyone but the proposer returns 1 token of their choice to the bag.",
    ),
    (
        ("give", "richest", "poorest", 3, "green"),
        "La personne qui a le plus de pions donne 3 pions verts à la personne qui a le moins de pions.",
        "The player with the most tokens gives 3 green tokens to the player with the fewest tokens.",
    ),
    (
        ("exchange", "active", "chosen"),
        "La personne qui propose échange tous ses pions avec la personne de son choix.",
        "The proposer swaps all their tokens with a player of their choice.",
    ),
    (
        ("repeal", "colours"),
        "Toutes les lois en vigueur qui changent la valeur d’une couleur sont abrogées.",
        "All laws in force that change what a colour is worth are repealed.",
    ),
]


@pytest.mark.parametrize(("parts", "french", "english"), SENTENCES)
def test_a_blank_law_is_read_out_in_a_proper_sentence(parts: tuple[Part, ...], french: str, english: str) -> None:
    assert read_out(effect_of((ALOUD, *parts)), Words("fr")) == french
    assert read_out(effect_of((ALOUD, *parts)), Words("en")) == english


def test_an_adopted_blank_law_acts_once_and_is_discarded() -> None:
    story = written("give", "active", "left", 1, "blue").vote("YYYN")

    assert story.board.tokens == row("rr bby y g")
    assert story.board.discard == ("blank-1",)


def test_a_tie_rejects_an_invented_law() -> None:
    assert written("draw", "active", 3).vote("YYNN").board.tokens == row("rrb by y g")


def test_a_blank_law_may_be_about_people_who_say_so_themselves() -> None:
    story = written("draw", "declared", 1, "eye", words=WORDS).vote("YYYY")
    assert story.asked == "declare"

    story.answer({0: "yes", 1: "yes", 2: "no", 3: "no"})
    assert story.asked == "doubt"
    story.answer({0: "nobody", 1: 0, 2: 0, 3: 0})

    assert [event.seat for event in story.all(TokensDrawn)] == [1]
    assert story.all(Declared) == [Declared("blank-1", (0, 1))]


def test_a_blank_law_asks_the_people_only_one_thing() -> None:
    question = next_part((ALOUD, "give", "declared"))

    assert question is not None
    assert question.what == "blank-to"
    assert "pointed" not in question.options


def test_a_line_of_ones_own_is_cleaned_and_bounded() -> None:
    question: Ask[str] = Ask("blank-words", (ALOUD,), letters=10)

    assert tidied(question, ("  one   two ",)) == ("one two",)
    assert tidied(question, (ALOUD,)) == (ALOUD,)
    for line, fault in (("…", "empty"), ("x" * 11, "long"), ("a\u202eb", "characters")):
        with pytest.raises(BadLine) as why:
            tidied(question, (line,))
        assert why.value.fault == fault
        with pytest.raises(IllegalChoice):
            check(0, question, (line,))
    with pytest.raises(IllegalChoice):
        check(0, question, ("  one",))
    with pytest.raises(IllegalChoice):
        check(0, question, ("one", "two"))
    with pytest.raises(IllegalChoice):
        check(0, Ask("vote", ("yes", "no")), ("maybe",))


def test_a_law_by_hand_is_up_to_the_table_and_promises_nothing() -> None:
    story = written("hand", words=WORDS)

    assert story.all(Written) == [Written(0, "blank-1", Hand(), WORDS)]
    outlook = story.match.view(1).outlook
    assert outlook.points_with == outlook.points_without


def test_a_law_by_hand_is_laid_out_word_by_word_and_nothing_is_drawn_before_the_table_agrees() -> None:
    story = laid_out("draw", 2, "give", 0, 1, "blue")
    assert story.asked == "hand-do"
    story.answer("done")

    moves = (Move("draw", 2), Move("give", 0, 1, "blue"))
    assert story.all(LaidOut) == [LaidOut("blank-1", 0, moves)]
    assert story.all(TokensDrawn) == []
    assert story.board.tokens == row("rrb by y g")
    assert sorted(story.match.asks) == [1, 2, 3]
    assert story.match.view(3).agenda[0].moves == moves

    story.answer(VERDICT)
    assert story.all(Judged) == [Judged("blank-1", accepted=True)]
    assert [event.seat for event in story.all(TokensDrawn)] == [2]
    assert story.board.tokens[0] == row("rr -")[0]


def test_if_more_than_half_of_the_others_say_no_none_of_it_happens() -> None:
    story = laid_out("draw", 2, "repeal", "twins", "done", force=("twins",)).answer(REFUSED)

    assert story.all(Judged) == [Judged("blank-1", accepted=False)]
    assert story.board.tokens == row("rrb by y g")
    assert [standing.law for standing in story.board.force] == ["twins"]
    assert story.board.turn == 2


def test_a_move_begun_may_be_dropped_and_the_last_one_taken_back() -> None:
    story = laid_out("give", 0, "back", "draw", "everyone", "undo")
    assert story.match.view(None).agenda[0].moves == ()

    story.answer("done")

    assert story.all(LaidOut) == [LaidOut("blank-1", 0, ())]
    assert story.all(Judged) == []


def test_every_move_does_what_it_says() -> None:
    story = laid_out("swap", 0, 3, "return", 1, "any", "burn", 2, "joker", "everyone", "study", 3, "done")
    story.answer(VERDICT)
    assert story.asked == "return"
    story.answer("blue")

    assert story.board.tokens == row("g y y rrb")
    assert story.board.jokers[2] is not None
    assert len(story.board.hands[3]) == 2


def test_a_plan_has_an_end() -> None:
    story = laid_out(*(word for _ in range(MOST_MOVES) for word in ("burn", 1)))

    assert story.asked == "judge"


def test_a_stand_in_stops_where_a_proposer_left_and_lets_the_table_judge() -> None:
    story = laid_out("draw", 2, "give", 0)
    for _ in range(2):
        (question,) = story.match.asks.values()
        story.answer(GAME.modest[question.what])

    assert story.all(LaidOut) == [LaidOut("blank-1", 0, (Move("draw", 2),))]
    assert story.asked == "judge"
    assert GAME.modest["judge"] == "yes"


def test_the_last_token_drawn_by_hand_ends_the_game() -> None:
    story = laid_out(
        "draw", 0, "draw", 1, "done", tokens="rrrrrrrrrrrrrrr bbbbbbbbbbbbbbb yyyyyyyyyyyyyyy gggggggggggggg"
    )
    story.answer(VERDICT)

    assert story.board.ended == "bag"


def test_a_house_law_may_be_carried_out_by_hand_but_only_a_red_one() -> None:
    text = '"text":{"fr":"Chacun rit.","en":"Everyone laughs."}'
    red = '{"id":"laugh-law","kind":"red","circle":"white","trigger":"now","effect":{"do":"hand"},' + text + "}"
    GAME.setup(4, {"house_laws": [red]})

    blue = red.replace('"red"', '"blue"').replace('"now"', '"start"')
    with pytest.raises(Exception, match="cannot happen at the trigger"):
        GAME.setup(4, {"house_laws": [blue]})


def test_bots_write_by_the_form_and_never_by_hand() -> None:
    found = [effect_of(parts) for parts in blanks(())]

    assert found
    assert all(isinstance(effect, Draw | Return) for effect in found)
    assert list(blanks((ALOUD, "hand"))) == []
    assert list(blanks((ALOUD, "draw", "declared"))) == []
    assert Give("active", "active", 3) in [effect_of(parts) for parts in blanks((ALOUD, "give"))]
    assert Exchange("active", "richest") in [effect_of(parts) for parts in blanks((ALOUD, "exchange"))]


def test_bots_judge_moves_by_what_they_cost_and_by_the_shape_of_the_sentence() -> None:
    dear = laid_out("return", 1, "any", "return", 1, "any", "done")
    fair = laid_out("draw", "everyone", "done")

    assert judged(dear.match.view(1), 1) == "no"
    assert judged(dear.match.view(2), 2) == "yes"
    assert judged(fair.match.view(1), 1) == "yes"


def test_the_six_blanks_are_shuffled_into_the_deck() -> None:
    setup = GAME.setup(8, {"blank_laws": True})
    boards = [Match.new(GAME, setup, f"blanks {number}").board for number in range(10)]
    dealt = {law for board in boards for hand in (*board.hands, board.deck) for law in hand}

    assert set(BLANKS) <= dealt
