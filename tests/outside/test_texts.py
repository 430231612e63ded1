"""Texts from outside: one spelling for the terminal and the page, and the language that exists for both."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from isoloir.content.messages import catalogue, sources
from isoloir.content.messages.entries import Entries
from isoloir.core import LANGUAGES
from isoloir.outside.bare import bare
from isoloir.outside.texts import read_texts

ROOT = Path(__file__).parents[2]
NODE = str(ROOT / ".venv/bin/node")
FOR_PAGES = [stem for stem in sources("en") if stem not in ("cli", "doctor", "error")]

SCRIPT = """
import { bare } from "./scripts/catalogues.mjs";
import { readFileSync } from "node:fs";
const files = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(files.map((file) => bare(readFileSync(file, "utf8")))));
"""


def test_the_page_s_spelling_is_made_here_as_it_is_made_there() -> None:
    files = [str(sources(lang)[stem]) for lang in LANGUAGES for stem in FOR_PAGES]
    node = [NODE, "--input-type=module", "-e", SCRIPT]

    ran = subprocess.run(node, cwd=ROOT / "web", input=json.dumps(files), capture_output=True, text=True, check=True)

    assert [spelled(Path(file).read_text(encoding="utf-8")) for file in files] == json.loads(ran.stdout)


def spelled(text: str) -> str:
    body = FluentParser().parse(text).body
    return bare({entry.id.name: entry for entry in body if isinstance(entry, ast.Message)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", ["<a>", 1, 5])
def test_messages_taken_one_by_one_say_what_fluent_says_of_the_whole_file(lang: str, count: str | int) -> None:
    for file in sources(lang).values():
        text = file.read_text(encoding="utf-8")
        whole, one_by_one = FluentBundle([lang], use_isolating=False), Entries(lang)
        whole.add_resource(FluentResource(text))
        one_by_one.add(text)
        for name, arguments in messages(text, count).items():
            assert one_by_one.say(name, arguments) == said(whole, name, arguments)


def said(bundle: FluentBundle, name: str, arguments: dict[str, Any]) -> str:
    pattern = bundle.get_message(name).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, arguments)[0])


def messages(text: str, count: str | int) -> dict[str, dict[str, Any]]:
    body = FluentParser().parse(text).body
    everything = dict.fromkeys(re.findall(r"\$([\w-]+)", text), count)
    numbers = set(re.findall(r"^([\w-]+) = \{ NUMBER\(", text, re.MULTILINE))
    names = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    return {name: everything for name in names if name not in numbers or not isinstance(count, str)}


def test_a_text_that_one_language_lacks_is_said_in_the_other(tmp_path: Path) -> None:
    en, fr = tmp_path / "game.en.ftl", tmp_path / "game.fr.ftl"
    en.write_text("title = Game\nline = A line.\n", encoding="utf-8")
    fr.write_text("title = Jeu\nstory-Won = Gagné.\n", encoding="utf-8")

    texts = read_texts("game", {"en": en, "fr": fr})

    assert {*texts["fr"].bare.splitlines()[1:]} == {"game-title=Jeu", "story-game-Won=Gagné.", "game-line=A line."}
    assert {*texts["en"].bare.splitlines()[1:]} == {"game-title=Game", "story-game-Won=Gagné.", "game-line=A line."}


def test_a_game_without_texts_is_called_by_its_key() -> None:
    assert read_texts("my-game", {})["fr"].bare == "my-game-\ntitle=My game\nline="


def test_a_game_cannot_say_the_words_of_the_house(tmp_path: Path) -> None:
    path = tmp_path / "game.en.ftl"
    path.write_text("page-seal = Nothing to see\ncli-you = Nobody\n", encoding="utf-8")

    assert "game-page-seal" in read_texts("game", {"en": path})["en"].ftl
    assert catalogue("en").say("cli-you") != "Nobody"
