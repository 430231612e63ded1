"""One voice in each language: every message said with awkward names and numbers, and tell-tale words counted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

MESSAGES = Path(__file__).parents[2] / "src" / "isoloir" / "content" / "messages"
NAMES = ("Ada", "Hugo", "Iris", "Émilie")
NUMBERS = (0, 1, 2, 21)
OF_PEOPLE = ("name", "names", "seat", "seats", "to", "owner", "holder", "giver", "winner", "winners", "others", "right")
OURS = {"en": "en-GB", "fr": "fr-FR"}


def texts(lang: str) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((MESSAGES / lang).glob("*.ftl"))}


def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([OURS[lang]], use_isolating=False)
    for text in texts(lang).values():
        made.add_resource(FluentResource(text))
    return made


def about_people(lang: str) -> list[str]:
    """The messages that are given somebody's name."""
    messages = re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[ \n].*\n|\n)*)", "\n".join(texts(lang).values()), re.MULTILINE)
    return [key for key, body in messages if set(re.findall(r"\$(\w+)", body)) & set(OF_PEOPLE)]


def rendered(lang: str) -> list[tuple[str, str]]:
    """Every message about people, with every name and every number for all it might be given."""
    made, found = bundle(lang), []
    variables = set(re.findall(r"\$(\w+)", "".join(texts(lang).values())))
    for name, number in zip(NAMES, NUMBERS, strict=True):
        given = {each: name if each in OF_PEOPLE else number for each in variables}
        for key in about_people(lang):
            message = made.get_message(key)
            if message.value is not None:
                found.append((key, str(made.format_pattern(message.value, given)[0])))
    return found


def test_no_french_sentence_puts_de_before_a_vowel_or_an_h() -> None:
    broken = re.compile(r"\b[DdLl]e (?:Ada|Hugo|Iris|Émilie)\b|\bque (?:Ada|Iris|Émilie)\b")

    found = {key for key, said in rendered("fr") if broken.search(said)}
    assert found - {"error-the-majority-first-token"} == set(), "that one's seats are numbers"


def test_nobody_is_not_one_person_in_french() -> None:
    text = texts("fr")["page-more.ftl"]

    assert "[0] il n’y a personne" in text


TELL_TALES = {
    "en": r"\b[Ww]ho(?:ever|m)\b|\bso many\b|\b(?:[Ee]very|[Ss]ome|[Aa]ny)body\b|\b(?:cannot|do not|is not|are not)\b"
    r"|\bstraight away\b|\b(?:is|are|drew|end) level\b|\b[Jj]oint (?:first|second)\b",
    "fr": r"= Au sort\b|\bpartie enregistrée\b|\b[Qq]uiconque\b"
    r"|(?:^|Au décompte, )[Qq]ui (?:a|n’a|est|sait|fait|voit)\b.*\.$",
}


@pytest.mark.parametrize("lang", TELL_TALES)
def test_words_that_sound_translated_do_not_come_back(lang: str) -> None:
    found = [
        f"{name}: {line.strip()}"
        for name, text in texts(lang).items()
        for line in text.splitlines()
        if not line.startswith("#") and re.search(TELL_TALES[lang], line.partition(" = ")[2] or line)
    ]

    assert found == []


def test_a_planted_whoever_is_found() -> None:
    assert re.search(TELL_TALES["en"], "Whoever is ahead leads.")
    assert re.search(TELL_TALES["en"], "You can’t: it is not your turn.")
    assert re.search(TELL_TALES["en"], "If scores are level, nobody leads.")
    assert re.search(TELL_TALES["fr"], "Quiconque n’a aucun pion jaune pioche 1 pion.")
    assert re.search(TELL_TALES["fr"], "Au décompte, qui a joué son joker gagne 3 points.")
