"""Colours and sizes of screens have names, each in one place; a component is dressed by itself; markup can be read."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from isoloir.games import GAMES

SRC = Path(__file__).parents[2] / "web" / "src"
COLOUR = re.compile(
    r"(?<!href=\")#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b|\b(?:rgba?|hsla?|oklch|oklab)\("
)
PAINTED = {"end/picture.ts", "games/habits/share.ts"}
"""Pictures to keep, painted by a script, which can't read a style."""
SIZES = re.compile(r"\d(?:rem|px|em)")
LONGEST = 140
DRAWING = re.compile(r'\b(?:d|points|viewBox|transform)="[^"]*"')
"""What a pencil does can't be wrapped, and nobody reads it."""


def components() -> list[Path]:
    return sorted(SRC.rglob("*.svelte"))


def named(path: Path) -> str:
    return str(path.relative_to(SRC))


def style_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("<style>")[2]


def markup_of(path: Path) -> str:
    """Without the script above it and the style below."""
    return re.sub(r"<script.*?</script>|<style>.*?</style>", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


def test_a_colour_is_named_in_the_style_of_the_house_or_in_the_mood_of_its_game() -> None:
    moods = {f"games/{key}/mood.css" for key in GAMES if (SRC / "games" / key).is_dir()}
    sources = [
        path for path in SRC.rglob("*") if path.suffix in {".svelte", ".ts", ".css"} and ".test." not in path.name
    ]
    literal = {named(path) for path in sources if COLOUR.search(path.read_text(encoding="utf-8"))}

    assert literal == moods | PAINTED | {"style/base.css"}


def test_whatever_of_a_game_is_drawn_by_itself_brings_its_mood() -> None:
    for mood in SRC.glob("games/*/mood.css"):
        for name in ("Face", "Booth", "Emblem"):
            drawn = mood.parent / f"{name}.svelte"
            assert 'import "./mood.css"' in drawn.read_text(encoding="utf-8"), named(drawn)


def test_every_name_of_a_colour_is_given_once_and_used() -> None:
    texts = {
        path: path.read_text(encoding="utf-8") for path in SRC.rglob("*") if path.suffix in {".svelte", ".css", ".ts"}
    }
    given = [
        name
        for path, text in texts.items()
        if path.suffix == ".css"
        for name in re.findall(r"^  (--[\w-]+):", text, re.MULTILINE)
    ]
    looks = {"red", "blue", "yellow", "green", "purple", "orange", "teal", "pink"}
    used = {name for text in texts.values() for name in re.findall(r"var\((--[\w-]+)", text)} | {
        f"--{look}" for look in looks
    }

    assert sorted(given) == sorted(set(given))
    assert set(given) - used == set()


def test_sizes_of_screens_have_names() -> None:
    for path in [*components(), SRC / "style" / "base.css"]:
        for media in re.findall(r"@media[^{]*", path.read_text(encoding="utf-8")):
            assert not SIZES.search(media), f"{named(path)}: {media}"


def test_scripts_ask_for_sizes_by_the_same_names() -> None:
    for path in [*components(), *SRC.rglob("*.ts")]:
        if ".test." in path.name:
            continue
        for asked in re.findall(
            r"(?:matchMedia(?:\?\.)?\(|= )([\"'`][^\"'`]*(?:width|height):[^\"'`]*)", path.read_text(encoding="utf-8")
        ):
            assert not SIZES.search(asked), f"{named(path)}: {asked}"


def test_every_size_has_a_user() -> None:
    sizes = json.loads((SRC / "style" / "screens.json").read_text(encoding="utf-8"))
    texts = "".join(path.read_text(encoding="utf-8") for path in SRC.rglob("*") if path.suffix in {".svelte", ".css"})

    assert [
        name for name in sizes if f"(--{spelled(name)})" not in texts and not re.search(rf"\b{name}\b", texts)
    ] == []


def spelled(name: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", name)


def outside(path: Path) -> Iterator[str]:
    """Selectors that leave the component, but for the outermost element of one it places itself."""
    text = path.read_text(encoding="utf-8")
    placed = re.findall(r'^\s*import \w+ from "(\.[^"]+\.svelte)"|import\("(\.[^"]+\.svelte)"\)', text, re.MULTILINE)
    roots = {"svg"} | {
        root for found in ("".join(each) for each in placed) for root in roots_of((path.parent / found).resolve())
    }
    for line in style_of(path).splitlines():
        for inner in re.findall(r":global\(((?:[^()]|\([^()]*\))*)\)", line):
            wanted = set(inner.strip().removeprefix(".").split("."))
            if not wanted <= roots and not HOUSE.fullmatch(inner):
                yield f"{named(path)}: {line.strip()}"


HOUSE = re.compile(r":root\S*|\[inert\]|\.dragged|\.button|button|\*?:(?:nth|last)-child.*|:not\(\.\w+\)")
"""The page itself, what the base style dresses, and places among one's own children."""


def roots_of(path: Path) -> set[str]:
    """The first element drawn: its name and its classes."""
    drawn = re.search(r"<(?!svelte:)([a-z]\w*)(.*?)(?:\n?>\n|</|/>)", markup_of(path), re.DOTALL)
    if drawn is None:
        return set()
    classes = re.search(r'\bclass="([^"{]*)', drawn[2])
    return {drawn[1], *(classes[1].split() if classes else ()), *re.findall(r"class:(\w+)", drawn[2])}


def test_no_component_dresses_the_inside_of_another() -> None:
    assert [line for path in components() for line in outside(path)] == []


def test_lines_of_markup_can_be_read() -> None:
    long = [
        f"{named(path)}: {line.strip()[:60]}"
        for path in components()
        for line in path.read_text(encoding="utf-8").partition("<style>")[0].splitlines()
        if len(DRAWING.sub("", line)) > LONGEST and not line.lstrip().startswith(("<!--", "/**", "//"))
    ]

    assert long == []
