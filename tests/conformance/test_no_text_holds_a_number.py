"""Words can't lie: every number of a rule is changed, and no message, page or chapter keeps the old one."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource

from isoloir.cli.rulebooks import Book
from isoloir.cli.words import Words
from isoloir.core import LANGUAGES
from isoloir.games import game_of
from tests.content.test_voice import MESSAGES

WORDS = {
    "en": ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "fr": ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze"],
}
LARGE = {15: ("fifteen", "quinze"), 20: ("twenty", "vingt"), 24: (), 50: ("fifty", "cinquante"), 80: ()}


class Rule(NamedTuple):
    room: str
    name: str
    became: int
    en: str
    """What the number stands beside, `#` in its place; as a text would say it."""
    fr: str


RULES = (
    Rule("majority", "GOAL", 23, "# points|at least #|fewer than #", "# points|au moins #|pas #"),
    Rule("majority", "MAJORITY", 6, "at least #|has # votes", "au moins #|# voix"),
    Rule("majority", "PASSES", 7, "over # times", "cartes # fois"),
    Rule("majority", "MOST_HOUSE_WORDS", 9, "# words of your", "# mots de votre"),
    Rule("majority", "LONGEST_HOUSE_WORD", 31, "# characters", "# caractères"),
    Rule("the_majority", "ROUNDS", 9, "# rounds|2 to #", "# manches|2 à #"),
    Rule("the_majority", "FIRST_DEAL", 11, "# cards in round 1|has 5 tricks", "# cartes à la première|compte 5 plis"),
    Rule("the_majority", "LATER_DEAL", 8, "and # in each|the # new|have # each", "puis # à chacune|aux # nouvelles"),
    Rule("the_majority", "FIRST_PRIZE", 7, "# coins", "# pièces"),
    Rule("the_majority", "FIFTH", 6, "a fifth|below #", "un cinquième|inférieur à #"),
    Rule("third_man", "LIMIT", 27, r"[+−]#", r"[+−]#"),
    Rule("third_man", "BIDS", 7, "# bids", "# enchères"),
    Rule("third_man", "TOKENS_TO_WIN", 5, "# tokens|nine tokens|since #", "# jetons|en a #"),
    Rule(
        "third_man",
        "PRIZE",
        14,
        "# (points )?(minus|−)|5 (minus|−)|share the #",
        "# (points )?(moins|−)|5 points moins",
    ),
    Rule("third_man", "MOST_VOIDS", 33, "void # times", "nulle # fois"),
    Rule("third_man", "MOST_DEALS", 61, "After # rounds", "Après # manches"),
    Rule("habits", "FINAL", 6, "# rounds|round #", "# manches|manche #"),
    Rule("habits", "DEALT_ROUNDS", 5, "the # habits|rounds 1 to #", "(les|ses|des) # habitudes|manches 1 à #"),
    Rule("habits", "MOST_PHRASES", 37, "# habits of your", "# habitudes de votre"),
    Rule("habits", "LONGEST_PHRASE", 93, "# characters", "# caractères"),
    Rule("democrazy", "TOKENS_PER_COLOUR", 18, "# tokens of each", "# pions de chaque"),
    Rule(
        "democrazy",
        "MOST_IN_FORCE",
        8,
        r"most # laws|for # laws|of #\)|# laws are",
        r"# lois (au plus|sont)|que # lois|sur #\)",
    ),
    Rule("democrazy", "ABOVE", 17, "# laws on top", "# lois, posées"),
    Rule("democrazy", "AMONG", 12, "last 11|eleven|on top of 11", "11 dernières|onze|sur 11"),
    Rule("democrazy", "FACE_VALUE", 4, "is worth 1|is worth one|, 1 point", "vaut 1|vaut un point|, 1 point"),
)
"""Every number of a room's rules that a text tells."""
UNTOLD = {
    ("democrazy", "MOST_HOUSE_ROWS"): "the form shows how many there are, and refuses more by its schema",
    ("democrazy", "TOKENS"): "what TOKENS_PER_COLOUR comes to",
    ("habits", "FEWEST"): "the players are told from the game's own range",
    ("habits", "MOST"): "the same",
    ("the_majority", "BRIBE"): "the name of a card: the 0 is the bribe",
    ("the_majority", "ASSASSIN"): "the name of a card",
    ("the_majority", "SPY"): "the name of a card",
    ("the_majority", "TRAITOR"): "the name of a card",
    ("majority", "FIRST_HOUSE_WORD"): "where the numbers of words begin",
    ("majority", "CARDS"): "told as the deck of this very table",
    ("majority", "FACES"): "a card has two sides, as cards have",
    ("habits", "CARDS"): "told as the deck of this very table",
}
"""Numbers that no text tells, and why."""
ROOMS = ("majority", "the_majority", "third_man", "habits", "democrazy")


def modules(room: str) -> Iterator[ModuleType]:
    for part in ("board", "scoring", "flow", "view", "rulebook", "scenes"):
        yield sys.modules[f"isoloir.games.{room}.{part}"]


def changed(room: str, name: str, value: object, patch: pytest.MonkeyPatch) -> None:
    for module in modules(room):
        if hasattr(module, name):
            patch.setattr(module, name, value)


def value_of(rule: Rule) -> int:
    found = next(getattr(module, rule.name) for module in modules(rule.room) if hasattr(module, rule.name))
    return int(found[0] if isinstance(found, tuple) else found)


def said(room: str, lang: str) -> dict[str, str]:
    """Every message as page and terminal say it (a law says its own numbers), and the chapters for fewest and most."""
    key = room.replace("_", "-")
    game, bundle = game_of(key), FluentBundle([lang], use_isolating=False)
    texts = [path.read_text(encoding="utf-8") for path in sorted((MESSAGES / lang).glob(f"{key}*.ftl"))]
    for text in texts:
        bundle.add_resource(FluentResource(text))
    ids = re.findall(rf"^({key}-(?!law-)[\w-]+) =", "\n".join(texts), re.MULTILINE)
    variables = dict.fromkeys(re.findall(r"\$(\w+)", "".join(texts)), "…")
    found = {}
    for each in ids:
        given = {**variables, **game.rule_facts()}
        pattern = bundle.get_message(each).value
        assert pattern is not None
        found[each] = str(bundle.format_pattern(pattern, given)[0])
    words = Words(lang)
    for seats in {game.seats[0], game.seats[-1]}:
        found[f"the rules for {seats}"] = "\n".join(Book(game, game.setup(seats), words))
    return found


@cache
def unchanged(room: str, lang: str) -> dict[str, str]:
    return said(room, lang)


def spelt(pattern: str, value: int, lang: str) -> re.Pattern[str]:
    words = WORDS[lang][value : value + 1] or [*LARGE.get(value, ())]
    number = "|".join(map(re.escape, (str(value), *words)))
    return re.compile(
        pattern.replace("#", rf"(?<!\w)(?:{number})(?!\w)").replace(" ", r"[\s\u00a0\u202f]"), re.IGNORECASE
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule", RULES, ids=[f"{rule.room}-{rule.name}" for rule in RULES])
def test_a_changed_rule_leaves_no_old_number_in_any_text(
    rule: Rule, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = value_of(rule)
    wanted = spelt(rule.en if lang == "en" else rule.fr, old, lang)
    before = unchanged(rule.room, lang)
    told = {each for each, text in before.items() if wanted.search(text)}
    assert told, "nothing tells this rule, so nothing is shown here"

    became = (rule.became,) * 4 if rule.name == "FACE_VALUE" else rule.became
    changed(rule.room, rule.name, became, monkeypatch)
    after = said(rule.room, lang)

    kept = {each for each in told if wanted.search(after[each])}
    assert kept == set(), f"these still say {old}"


@pytest.mark.parametrize("room", ROOMS)
def test_every_number_of_a_room_is_told_or_has_a_reason(room: str) -> None:
    own = [sys.modules[f"isoloir.games.{room}.{part}"] for part in ("board", "scoring")]
    numbers = {name for module in own for name, value in vars(module).items() if name.isupper() and type(value) is int}
    listed = {rule.name for rule in RULES if rule.room == room} | {name for there, name in UNTOLD if there == room}

    assert numbers <= listed | {"PRIZE"}, "a new number: put it into `facts()`, or say why no text tells it"


def test_a_planted_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    rule = RULES[0]
    wanted = spelt(rule.en, value_of(rule), "en")

    assert wanted.search("The game ends at 20 points.")
    assert wanted.search("when someone has twenty points")
    assert not wanted.search("The game ends at 23 points.")
