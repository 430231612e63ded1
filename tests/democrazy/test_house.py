"""House laws: read from a table's own file, refused with line, field and reason."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from isoloir.cli.faces.democrazy_laws import sentence, title
from isoloir.cli.mistakes import said
from isoloir.cli.words import Words
from isoloir.content.democrazy import law_rows
from isoloir.core import LANGS, BadSetup, Match
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.house import house_laws, rows_of
from isoloir.games.democrazy.laws import Draw, Law, Share
from isoloir.testing import secrecy, suite

from .strategies import laws

GOOD: dict[str, Any] = {
    "id": "free-lunch",
    "kind": "red",
    "circle": "white",
    "trigger": "now",
    "effect": {"do": "draw", "who": "poorest", "count": 2},
    "text": {"fr": "Qui a le moins de pions en pioche 2.", "en": "Whoever has fewest draws 2."},
}
BLUE = {"kind": "blue", "trigger": "vote", "symbol": "ballot"}


def line(**changes: Any) -> str:
    return json.dumps({**GOOD, **changes})


def refused(*rows: str, seats: int = 4, **options: Any) -> BadSetup:
    with pytest.raises(BadSetup) as why:
        GAME.setup(seats, {"house_laws": list(rows), **options})
    return why.value


def test_a_house_law_is_added_to_the_deck() -> None:
    setup = GAME.setup(4, {"house_laws": [line()]})
    board = Match.new(GAME, setup, "house").board

    assert [law.id for law in board.house] == ["free-lunch"]
    assert board.house[0].effect == Draw("poorest", 2)


def test_a_house_law_is_called_by_its_title_or_by_its_id() -> None:
    rows = [line(), line(id="second", title={"fr": "Repas gratuit", "en": "Free lunch"})]
    view = Match.new(GAME, GAME.setup(4, {"house_laws": rows}), "titles").view(0)

    assert title(view, "free-lunch", Words("en")) == "“free-lunch”"
    assert title(view, "second", Words("en")) == "“Free lunch”"
    assert title(view, "second", Words("fr")) == "«\N{NO-BREAK SPACE}Repas gratuit\N{NO-BREAK SPACE}»"
    assert sentence(view, "second", Words("fr")) == GOOD["text"]["fr"]


def test_empty_lines_and_remarks_are_skipped_and_lines_keep_their_numbers() -> None:
    rows = rows_of(f"# our laws\n\n{line()}\n  # more\n{line(id='free-lunch')}\n")

    assert refused(*rows).details["line"] == 5


BAD = [
    ("{", "row", "json"),
    ("[1]", "row", "kind"),
    (line(kind="purple"), "kind", "word"),
    (line(effect={"do": "dance", "who": "everyone"}), "effect.do", "word"),
    (line(effect={"do": "draw", "who": "nobody"}), "effect.who", "word"),
    (line(effect={"do": "draw", "who": "poorest", "count": 99}), "effect.count", "most"),
    (line(effect={"do": "draw", "who": "poorest", "count": 0}), "effect.count", "least"),
    (line(effect={"do": "draw", "who": "poorest", "count": "two"}), "effect.count", "kind"),
    (line(effect="draw"), "effect", "kind"),
    (line(effect={"who": "poorest"}), "effect", "missing"),
    (line(title={"fr": "", "en": "Lunch"}), "title.fr", "short"),
    (line(id=5), "id", "kind"),
    (line(effect={"do": "draw", "who": "poorest", "colour": "red"}), "effect", "unknown"),
    (line(id="Free Lunch"), "id", "name"),
    (line(surprise=1), "row", "unknown"),
    (line()[:-1] + ',"id":"other-lunch"}', "id", "form"),
    (line(text={"fr": "Oui."}), "text", "missing"),
    (line(id="rust"), "id", "taken"),
    (line(id="blank-1"), "id", "taken"),
    (line(trigger="start"), "trigger", "moment"),
    (line(kind="blue"), "trigger", "moment"),
    (line(symbol="hat"), "symbol", "red-symbol"),
    (line(when="tie"), "when", "when"),
    (line(kind="blue", trigger="final"), "effect", "effect"),
    (line(kind="blue", trigger="count"), "effect", "effect"),
    (line(effect={"do": "draw", "who": "winners"}), "effect.who", "after-vote"),
    (line(**{**BLUE, "trigger": "count"}, effect={"do": "share", "yes": 3, "of": 2}), "effect.yes", "never"),
    (line(text=None), "text", "no-text"),
    (line(text={"fr": "Deux\nlignes.", "en": "Two lines."}), "text.fr", "sentence"),
    (line(title={"fr": "Repas", "en": "Lunch\u202e"}), "title.en", "sentence"),
    (line(title={"fr": "Repas", "en": "x" * 41}), "title.en", "long"),
]


@pytest.mark.parametrize(("row", "field", "key"), BAD)
def test_what_cannot_be_played_is_refused_with_line_field_and_reason(row: str, field: str, key: str) -> None:
    why = refused(line(id="first"), "", row)

    assert why.key == f"democrazy-house-law-{key}"
    assert why.details["line"] == 3
    assert why.details["field"] == field
    assert str(why).startswith(f"house law on line 3, field {field}: ")
    for lang in LANGS:
        assert "3" in said(why, Words(lang))
        assert key == "json" or field in said(why, Words(lang))
        assert not set(said(why, Words("fr")).split()) & {"Expected", "Object", "got", "the", "is"}


def test_a_word_that_is_not_in_the_vocabulary_is_answered_with_those_that_are() -> None:
    who = refused(line(effect={"do": "draw", "who": "nobody"}))
    act = refused(line(effect={"do": "dance"}))
    sign = refused(line(**BLUE | {"symbol": "star"}))

    assert "poorest" in str(who)
    assert "pass-hands" in str(act)
    assert "scales" in str(sign)


@pytest.mark.parametrize(
    "row",
    [
        '{"effect":{"do":"draw","who":"nobody"},"effect":5}',
        '{"id":"deep","effect":{"do":"draw","who":"nobody"},"text":' + "[" * 1400,
        '{"text":' * 180,
        "[" * 1500,
        '{"id":"\\ud800"}',
        '{"id":"\ud800"}',
        "\x00",
        "null",
        '""',
    ],
)
def test_an_odd_row_is_refused_like_any_other(row: str) -> None:
    assert refused(row).details["line"] == 1


@given(
    st.text(max_size=200),
    st.dictionaries(
        st.sampled_from(sorted(GOOD)),
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=4),
    ),
)
def test_no_row_gets_past_the_door_by_breaking_it(text: str, changes: dict[str, Any]) -> None:
    for row in (text, line(**changes)):
        with contextlib.suppress(BadSetup):
            GAME.setup(4, {"house_laws": [row]})


def test_a_reason_is_given_in_the_readers_language() -> None:
    why = refused(line(symbol="hat"))

    assert "ne peut pas porter de symbole" in said(why, Words("fr"))
    assert "can’t have a symbol" in said(why, Words("en"))


def test_house_laws_alone_must_be_enough_for_the_number_of_players() -> None:
    rows = [line(id=f"law-{number}") for number in range(64)]

    GAME.setup(4, {"house_laws": rows, "house_only": True})
    GAME.setup(10, {"house_laws": [*rows, line(id="one-more")], "house_only": True})
    why = refused(*rows, seats=10, house_only=True)
    assert why.key == "democrazy-too-few-laws"
    assert why.details == {"seats": 10, "option": "house_only", "needed": 65, "there": 64}


def test_without_house_laws_there_is_nothing_to_play_alone() -> None:
    assert refused(house_only=True).details["there"] == 0


def test_the_own_deck_is_written_in_the_format_of_the_house() -> None:
    rows = tuple(
        json.dumps({**json.loads(row), "id": f"x-{number}", "text": GOOD["text"]})
        for number, row in enumerate(law_rows())
    )

    assert [law.effect for law in house_laws(rows)] == [
        law.effect for _, law in sorted(zip((f"x-{n}" for n in range(74)), OWN.values(), strict=True))
    ]


@given(st.lists(laws(), min_size=1, max_size=4))
def test_any_law_the_format_allows_goes_through_the_door_and_back(rows: list[Law]) -> None:
    text = tuple(
        msgspec.json.encode(msgspec.structs.replace(law, id=f"h-{place}")).decode() for place, law in enumerate(rows)
    )
    assume(all(law.effect.yes <= law.effect.of for law in rows if isinstance(law.effect, Share)))

    assert [law.effect for law in house_laws(text)] == [law.effect for law in rows]


def test_a_table_that_plays_with_house_laws_alone_keeps_its_secrets() -> None:
    rows = [line(id=f"law-{number:02}", circle=("white", "black")[number % 2]) for number in range(60)]
    rows += [line(id=f"pass-{number}", effect={"do": "pass-hands", "to": "left"}) for number in range(10)]
    rows += [line(id=f"joker-{number}", effect={"do": "rejoker", "who": "everyone"}) for number in range(10)]
    setup = GAME.setup(5, {"house_laws": rows, "house_only": True, "blank_laws": True})

    for seed in ("one", "two"):
        suite.check_it_ends(GAME, setup, seed)
        suite.check_clone_and_save_agree(GAME, setup, seed)
        suite.check_redeal(GAME, setup, seed)
        secrecy.check_nothing_leaks(GAME, setup, seed, 12)
