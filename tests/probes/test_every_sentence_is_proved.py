"""Every sentence of the full rules is what the engine plays, wherever it's shown, and was read beside its probe."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from isoloir.core import LANGS, Setup
from isoloir.games import game_of
from tests.conformance import looks
from tests.conformance.test_every_option_is_told import laws
from tests.conformance.test_every_text_is_true import set_ups

from . import sign
from .shown import REFERENCE, is_chapter, sentences, shown, written
from .sign import GAMES, room, table_of


def tables() -> Iterator[Setup]:
    """Every option and number of players; and laws of one's own that are just enough, or one more."""
    yield from set_ups()
    for spare in (0, 1):
        yield game_of("democrazy").setup(4, {"house_laws": laws()[: 49 + spare], "house_only": True})


TABLES = list(tables())
NAMES = [f"{looks.game_of(setup).key}-{setup.seats}" for setup in TABLES]


@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_every_sentence_a_table_reads_is_what_is_played_there(setup: Setup) -> None:
    there = table_of(setup)
    probes = room(there.game.key).PROBES

    false = [each for each in shown(there.game, setup) if each in probes and probes[each](there) is not True]

    assert false == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_has_its_probe_or_a_reason_to_have_none(game: str) -> None:
    probes, unproved = room(game).PROBES, room(game).UNPROVED

    assert sorted({*probes, *unproved}) == sorted(sentences(game))
    assert not probes.keys() & unproved.keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_shown_at_some_table(game: str) -> None:
    here = [setup for setup in TABLES if looks.game_of(setup).key == game]
    read = {each for setup in here for each in shown(game_of(game), setup)}

    assert read == set(sentences(game))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("setup", TABLES, ids=NAMES)
def test_both_languages_show_the_same_sentences(setup: Setup, lang: str) -> None:
    game = looks.game_of(setup)

    assert sorted(shown(game, setup, lang)) == sorted(shown(game, setup))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_a_chapter_says_nothing_of_its_own(game: str, lang: str) -> None:
    """All its words are in sentences that have a name."""
    for name, body in written(game, lang).items():
        if is_chapter(body):
            bare = REFERENCE.sub("", body)
            for mark in ("-> ", "{", "}", '""', "->"):
                bare = bare.replace(mark, " ")
            words = [word for word in bare.split() if not word.startswith(("$", "[", "*[", "-"))]
            assert words == [], name


def test_every_sentence_was_read_beside_its_probe() -> None:
    assert sign.unsigned() == [], "read these: python -m tests.probes.sign GAME"


def test_an_edit_unsigns_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    edited = {**written("third-man", "fr"), "gains-third": "La troisième rapporte sa valeur."}

    def after_the_edit(game: str, lang: str) -> dict[str, str]:
        return edited if (game, lang) == ("third-man", "fr") else written(game, lang)

    monkeypatch.setattr(sign, "written", after_the_edit)

    assert sign.unsigned() == ["third-man/gains-third"]
