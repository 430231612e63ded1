"""What an author's `objection` says reaches the reader: in their language, about its option."""

from __future__ import annotations

from pathlib import Path

import pytest

from isoloir.core import BadSetup
from isoloir.games import GAMES
from isoloir.outside import add_folder
from tests.cli.conftest import Run

from .conftest import EXAMPLES

OBJECTION = """def objection(setup: Setup) -> None:
    if setup.options.coins < 2 * setup.seats:
        raise BadSetup("too-few", option="coins", least=2 * setup.seats)


def new("""
SAID = {
    "en": "error-too-few = so many people need { $least } coins or more",
    "fr": "error-too-few = à ce nombre, il faut { $least } pièces ou plus",
}


@pytest.fixture
def poor(tmp_path: Path) -> Path:
    source = (EXAMPLES / "auction.py").read_text(encoding="utf-8")
    source = source.replace("def new(", OBJECTION).replace("import OVER", "import BadSetup, OVER")
    source = source.replace("    new=new,", "    new=new,\n    objection=objection,")
    (tmp_path / "auction.py").write_text(source, encoding="utf-8")
    for lang, line in SAID.items():
        own = (EXAMPLES / f"auction.{lang}.ftl").read_text(encoding="utf-8")
        (tmp_path / f"auction.{lang}.ftl").write_text(f"{own}\n{line}\n", encoding="utf-8")
    return tmp_path


def test_it_is_one_of_its_own_game_and_names_the_option(poor: Path) -> None:
    add_folder(poor)

    with pytest.raises(BadSetup) as why:
        GAMES["auction"].setup(6, {"coins": 5})

    assert why.value.key == "auction-too-few"
    assert why.value.details == {"option": "coins", "least": 12}


@pytest.mark.parametrize(("lang", "said"), [("en", "need 12 coins"), ("fr", "il faut 12 pièces")])
def test_the_terminal_says_it_in_the_authors_words(run: Run, poor: Path, lang: str, said: str) -> None:
    asked = ("simulate", "auction", "--my-games", poor, "--seats", "6", "--option", "coins=5", "--lang", lang)
    ran = run(*asked, "--games", "1", "--seed", "1")

    assert ran.code == 2
    assert said in ran.err.replace("\N{NO-BREAK SPACE}", " ")
