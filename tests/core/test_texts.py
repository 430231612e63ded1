"""Texts that people bring: cleaned, refused with the reason, and compared without accents or case."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isoloir.core.texts import BadText, clean_name, clean_text, folded, printable, steady


def fault(text: str, most: int = 20) -> str:
    with pytest.raises(BadText) as refused:
        clean_text(text, most)
    return refused.value.fault


def test_spaces_around_and_between_are_tidied() -> None:
    assert clean_text("  deux   mots\n", 20) == "deux mots"


def test_a_letter_and_its_accent_become_one_character() -> None:
    assert clean_text("e\u0301te\u0301", 3) == "été"


def test_the_narrow_space_of_french_typography_stays() -> None:
    assert clean_text("Ah\u202f!", 5) == "Ah\u202f!"


def test_a_text_without_letter_or_digit_is_empty() -> None:
    assert fault("") == fault(" \t ") == fault("?!…") == "empty"


def test_a_text_may_have_so_many_characters_and_no_more() -> None:
    assert clean_text("x" * 20, 20) == "x" * 20
    assert fault("x" * 21) == "long"


@pytest.mark.parametrize(
    "letter",
    [
        *("\x00", "\x1b", "\x7f", "\n", "\t", "\u200b", "\u200d", "\u200e", "\u061c", "\u202a", "\u202e"),
        *("\u2066", "\u2069", "\u2028", "\u2029", "\ufeff", "\u3164", "\u2800", "\ue000", "\ud800", "\U000e0041"),
    ],
)
def test_what_steers_or_does_not_show_is_refused(letter: str) -> None:
    assert fault(f"un{letter}mot") == "characters"


def test_accents_do_not_pile_up() -> None:
    assert clean_text("q\u0323\u0307", 20) == "q\u0323\u0307"
    assert fault("q\u0323\u0307\u0308") == "characters"


def test_texts_are_the_same_without_accents_case_ligatures_and_signs() -> None:
    assert folded("L’Œuf  dur !") == folded("l'oeuf DUR") == "l oeuf dur"
    assert folded("Straße") == folded("STRASSE")
    assert folded("ﬁn") == folded("fin")
    assert folded("côte") != folded("cotes")


@given(st.text(max_size=40))
def test_a_cleaned_text_is_clean_and_printable(text: str) -> None:
    try:
        cleaned = clean_text(text, 40)
    except BadText:
        assert printable(printable(text)) == printable(text)
    else:
        assert clean_text(cleaned, 40) == cleaned
        assert printable(cleaned) == cleaned
        assert folded(cleaned)


@pytest.mark.parametrize(
    "name", ["Léa", "👩\u200d🚀", "❤\ufe0f", "हिन्दी", "Đặng", "1\ufe0f\u20e3", "J.-P.", "🏳\ufe0f\u200d🌈"]
)
def test_a_name_may_be_of_any_script_or_a_picture(name: str) -> None:
    assert clean_name(name, 16) == name


def test_a_name_loses_joiners_that_join_nothing_and_blanks_become_spaces() -> None:
    assert clean_name("A\u200dB", 16) == "AB"
    assert clean_name("A\u3164\u2800B", 16) == "A B"


def test_what_sits_on_a_letter_takes_no_place_of_its_own() -> None:
    assert clean_name("q\u0303" * 12, 16) == "q\u0303" * 12
    assert clean_name("\U0001f469\u200d\U0001f680" * 12, 16)


@pytest.mark.parametrize(
    "name", ["\u2800", "\u3164", "\u034f", "\u200d", " ", "\U000e0100", "a" + "\u20dd" * 3, "a\ufe0f"]
)
def test_a_name_nobody_can_read_is_refused(name: str) -> None:
    with pytest.raises(BadText):
        clean_name(name, 16)


def test_pictures_tell_texts_apart_and_their_presentation_does_not() -> None:
    assert folded("❤\ufe0f") == folded("❤") != folded("♣")
    assert folded("C++") != folded("C")
    assert folded("कि") != folded("की")


@given(st.text(max_size=40))
def test_a_clean_name_is_clean_and_can_be_told_from_another(text: str) -> None:
    try:
        name = clean_name(text, 16)
    except BadText:
        return
    assert clean_name(name, 16) == name
    assert steady(name.replace("\u200d", "")) == name.replace("\u200d", "")


def test_what_is_quoted_in_a_complaint_is_as_long_as_it_may_be_and_no_longer() -> None:
    assert printable("x" * 40) == "x" * 40
    assert printable("x" * 41) == "x" * 39 + "…"
