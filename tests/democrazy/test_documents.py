"""What is written about Démocrazy: the list of laws is current, and the chapter on house laws works as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from isoloir.content.messages import catalogue
from isoloir.core import LANGS
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.events import EVENTS
from isoloir.games.democrazy.house import house_laws, rows_of
from isoloir.games.democrazy.laws import SYMBOLS, Law
from tools.laws import PAGE, page

from .table import NEUTRAL, on_the_table, play

DOCS = PAGE.parent
TESTS = Path(__file__).parents[1]


def test_the_list_of_laws_is_current() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.laws"


def test_the_law_made_from_scratch_in_the_chapter_can_be_played() -> None:
    chapter = (DOCS / "house-laws.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"```json\n(.*?)\n```", chapter)
    laws = house_laws(rows_of(row))
    GAME.setup(4, {"house_laws": [row]})

    board = msgspec.structs.replace(on_the_table(NEUTRAL, "r b y g", force=("sour-grapes",)), house=laws)

    assert [sum(tokens) for tokens in play(board, "YYYN").board.tokens] == [1, 1, 1, 2]
    assert [sum(tokens) for tokens in play(board, "YNNN").board.tokens] == [1, 1, 1, 1]


def test_every_test_that_the_rulings_name_is_there() -> None:
    rulings = (DOCS / "rulings" / "democrazy.md").read_text(encoding="utf-8")
    others = ("democrazy/test_blank.py", "democrazy/test_debate.py", "table/test_debate.py", "table/test_memory.py")
    files = (*(TESTS / "rulebook").glob("test_democrazy*.py"), *(TESTS / name for name in others))
    written = "".join(path.read_text(encoding="utf-8") for path in files)
    named = set(re.findall(r"`(test_\w+)`", rulings))

    assert len(named) > 40
    assert {name for name in named if f"def {name}(" not in written} == set()


def test_the_rulings_describe_every_event_with_its_members() -> None:
    rulings = (DOCS / "rulings" / "democrazy.md").read_text(encoding="utf-8")
    for event in EVENTS:
        (line,) = [line for line in rulings.splitlines() if re.match(rf"\| .*`{event.__name__}`", line)]
        assert all(f"`{field}`" in line for field in event.__struct_fields__), event.__name__


def test_every_law_has_a_title_and_one_sentence_in_both_languages() -> None:
    for lang in LANGS:
        words = catalogue(lang)
        sentences = [words.say(f"democrazy-law-{law}") for law in OWN]
        titles = [words.say(f"democrazy-law-{law}-title") for law in OWN]
        assert len(set(sentences)) == len(set(titles)) == 74
        assert all(sentence.count(".") == 1 and sentence.endswith(".") for sentence in sentences)
        assert max(map(len, sentences)) <= 130
        assert max(map(len, titles)) <= 32


def test_french_sentences_have_french_spaces_and_apostrophes() -> None:
    words = catalogue("fr")
    for law in OWN:
        text = words.say(f"democrazy-law-{law}") + words.say(f"democrazy-law-{law}-title")
        assert not re.search(r" [;:!?]|'", text), text


def test_everything_that_is_asked_told_or_chosen_has_its_words() -> None:
    asked = "propose name vote declare doubt point catch return give trim barter exchange repeal drop"
    asked += " blank-words blank-do hand-do judge"
    for lang in LANGS:
        words = catalogue(lang)
        wanted = [f"democrazy-{part}-{what}" for what in asked.split() for part in ("ask", "help")]
        wanted += [f"democrazy-event-{event.__name__}" for event in EVENTS]
        wanted += [
            f"democrazy-option-{field}{end}" for field in GAME.options.__struct_fields__ for end in ("", "-hint")
        ]
        wanted += [f"democrazy-symbol-{symbol}" for symbol in SYMBOLS]
        assert [message for message in wanted if not words.has(message)] == []


def test_the_numbers_in_the_laws_are_those_of_their_rows() -> None:
    for lang in LANGS:
        for law in OWN.values():
            said = set(map(int, re.findall(r"\d+", catalogue(lang).say(f"democrazy-law-{law.id}"))))
            assert said == _numbers(law), law.id


def _numbers(law: Law) -> set[int]:
    """What a sentence says in figures; a barter is of one token, a pair and two thirds are words."""
    row = msgspec.to_builtins(law.effect)
    figures = {abs(row.get(name, 0)) for name in ("count", "points", "most", "least")}
    return {1} if row["do"] == "barter" else figures - {0}
