"""Whole studies: known values on rock, paper, scissors, the same bytes everywhere, and a report that can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from math import log
from pathlib import Path

import pytest

from isoloir.content.messages import catalogue
from isoloir.core import BadSetup, read_records
from isoloir.games import GAMES, remove_game
from isoloir.lab.simulate import Study, play_batch
from isoloir.lab.study.labels import label
from isoloir.lab.study.report import as_html, as_json
from isoloir.lab.study.run import Findings, study, study_of_records
from isoloir.lab.study.said import figure
from isoloir.lab.study.variant import Plan, Variant
from isoloir.lab.workers import AtOnce
from isoloir.outside import add_file


@pytest.fixture
def throws() -> Iterator[Variant]:
    """Two random bots throwing: every value below can be worked out."""
    assert add_file(Path("examples/rock_paper_scissors.py")) is None
    yield Variant("throws", "rock-paper-scissors", 2, {}, "en", ("random", "random"))
    remove_game("rock-paper-scissors")


def found(plan: Plan, journal: Path | None = None) -> Findings:
    return study(plan, AtOnce(), journal, lambda done, pieces: None)


def test_rock_paper_scissors_has_the_values_it_must_have(throws: Variant) -> None:
    numbers = found(Plan((throws,), "known", 150, probes=3, arms=60, levels=())).numbers[0]
    measured = numbers.measures

    assert (measured["options"].mean, measured["decisions"].mean) == (3, measured["pauses"].mean)
    assert measured["coordination"].holds(0)
    # One of three throws beats what the other has thrown: that one alone is best in hindsight.
    assert measured["hindsight"].holds(1 / 3)
    assert sum(each.mean for each in numbers.seats) == pytest.approx(1)
    assert all(each.holds(0.5) for each in numbers.seats)
    # Anyone who peeks never loses a throw, so the gain is the half that was not won before.
    assert measured["secrecy"].holds(0.5)
    assert measured["secrecy"].mean > 0.35
    counts = numbers.counts["throw"]
    assert {option: count.offered for option, count in counts.items()} == dict.fromkeys(
        ("paper", "rock", "scissors"), round(2 * measured["pauses"].mean * 150)
    )
    assert sum(count.chosen for count in counts.values()) == counts["rock"].offered
    assert numbers.dead == numbers.dominated == {}


def test_the_last_throw_of_a_game_to_one_point_is_pivotal_as_often_as_it_must_be(
    throws: Variant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To one point, with ties thrown again: changing one throw of a decisive pair gives a tie or the other winner."""
    monkeypatch.setitem(GAMES["rock-paper-scissors"].steps["throw"].__globals__, "GOAL", 1)
    measured = found(Plan((throws,), "pivot", 3000, probes=1)).numbers[0].measures

    # A decisive throw changed: half the time the other wins at once, half the time a tie, after which half are won by
    # the other: 3/4. A tie changed decides at once, and half of those games had the other winner: 1/2.
    # A game of k throws has k - 1 ties and comes to one look, so the last one is looked at 1 / k of the time: k is 1 in
    # 2/3 of the games, 2 in 2/9 and so on, and the mean of 1 / k is 2 ln(3/2) = 0.811.
    last = 2 * log(3 / 2)
    assert measured["pivotality"].holds(last * 3 / 4 + (1 - last) / 2)
    assert not measured["pivotality"].holds(0.66)
    assert not measured["pivotality"].holds(0.75)


def test_the_same_study_gives_the_same_bytes_in_any_number_of_pieces_at_once(tmp_path: Path, throws: Variant) -> None:
    plan = Plan((throws,), "same", 40, arms=10)
    with ThreadPoolExecutor(3) as threads:
        scattered = study(plan, threads, None, lambda done, pieces: None)

    assert as_json(scattered, "x") == as_json(found(plan, tmp_path / "journal"), "x")
    assert as_json(found(plan, tmp_path / "journal"), "x") == as_json(scattered, "x"), "read from the journal alone"


def test_a_difference_is_certain_only_if_it_is_there(throws: Variant) -> None:
    four = Variant("four", throws.game, 4, {}, "en", ("random",) * 4)
    (comparison,) = found(Plan((throws, four), "compare", 60, probes=0)).comparisons

    certain = {each.measure for each in comparison.differences if each.certain}
    assert (comparison.first, comparison.other) == (0, 1)
    assert {"pauses", "minutes"} <= certain
    assert "options" not in certain


def test_two_variants_of_one_name_are_refused(throws: Variant) -> None:
    with pytest.raises(BadSetup, match="throws is there twice"):
        found(Plan((throws, throws), "twice", 10))


@pytest.mark.parametrize("key", ["third-man", "majority", "the-majority", "democrazy", "habits"])
def test_records_of_every_game_are_measured(key: str) -> None:
    seats = 4
    games = play_batch(Study(key, seats, {}, "en", ("random",) * seats, "records", 2, records=True), range(2)).records
    findings = study_of_records(read_records(games.splitlines()), probes=1)

    (numbers,) = findings.numbers
    assert numbers.games == 2
    assert "pivotality" not in numbers.measures, "nobody knows how people would have gone on"


def test_a_plot_draws_its_patterns_from_itself_and_not_from_the_language_that_is_hidden(throws: Variant) -> None:
    findings = found(Plan((throws, Variant("four", throws.game, 4, {}, "en", ("random",) * 4)), "r", 12, arms=4))
    plots = re.findall(r"<svg.*?</svg>", as_html(findings, "isoloir study", "fr"), flags=re.DOTALL)
    patterns = [re.findall(r'<pattern id="(.*?)"', plot) for plot in plots]

    assert sum(map(bool, patterns)) == 2, "the lengths of two variants, in each language"
    for plot in plots:
        assert set(re.findall(r"url\(#(.*?)\)", plot)) <= set(re.findall(r'\bid="(.*?)"', plot))
    assert len(set(chain(*patterns))) == len(list(chain(*patterns)))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_shares_are_said_in_per_cent_and_a_report_begins_with_three_sentences(throws: Variant, lang: str) -> None:
    text = as_html(found(Plan((throws,), "axes", 12, probes=0)), "isoloir study", "fr")
    (page,) = re.findall(f'<main lang="{lang}">(.*?)</main>', text, flags=re.DOTALL)
    (summary,) = re.findall(r'<h1>.*?</h1><p class="summary">(.*?)</p><div class="plot"', page)

    assert summary.count(". ") == 2
    assert len(re.findall(r"<text[^>]*>\d+\N{NO-BREAK SPACE}%</text>", page)) > 8
    assert not re.findall(r"<text[^>]*>−?\d+[.,]\d+</text>", page)


@pytest.mark.parametrize(("lang", "name"), [("fr", "Empocher"), ("en", "Bank")])
def test_an_option_is_called_what_it_is_called_at_the_table(lang: str, name: str) -> None:
    variant = Variant("x", "majority", 3, {}, "en", ("random",) * 3)

    assert label(variant, "vote", "score", catalogue(lang)) == name
    assert label(variant, "vote", "A", catalogue(lang)) == "A"


@pytest.mark.parametrize(
    ("game", "what", "option", "named"),
    [
        ("the-majority", "play", "R10", "10\N{NO-BREAK SPACE}rouge"),
        ("democrazy", "doubt", "2", "place 3"),
        ("democrazy", "doubt", "nobody", "Je crois tout le monde"),
        ("democrazy", "propose", "rainbow", "Arc-en-ciel"),
        ("third-man", "lead", "7", "7"),
    ],
)
def test_cards_seats_and_laws_have_names_too(game: str, what: str, option: str, named: str) -> None:
    assert label(Variant("", game, 4, {}, "en", ()), what, option, catalogue("fr")) == named


def test_a_report_stands_alone_in_both_languages(throws: Variant) -> None:
    findings = found(Plan((throws, Variant("four", throws.game, 4, {}, "en", ("random",) * 4)), "r", 12, arms=4))
    text = as_html(findings, "isoloir study <x>", "fr")

    assert text == as_html(findings, "isoloir study <x>", "fr"), "the plots too are the same to the byte"
    assert "<span>study</span> <span>&lt;x&gt;</span>" in text
    assert "What secrecy is worth" in text
    assert "Valeur du secret" in text
    assert "http:" not in text.replace("http://www.w3.org", "")
    assert "<script" not in text


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [("en", 0.1234, "0.123"), ("fr", 0.1234, "0,123"), ("fr", -2.0, "−2"), ("en", 1234.5, "1234"), ("en", -3e-05, "0")],
)
def test_a_figure_is_written_as_people_write_it(lang: str, number: float, said: str) -> None:
    assert figure(number, catalogue(lang)) == said


def test_a_report_says_what_really_differs_and_how_sure_that_is(throws: Variant) -> None:
    four = Variant("seats=4", throws.game, 4, {}, "en", ("random",) * 4)
    findings = found(Plan((throws, four), "compare", 40, probes=0, arms=12, levels=()))
    text = as_html(findings, "isoloir study", "fr")

    assert "<h2>4 seats compared with throws</h2><p>What really differs: Length in pauses" in text
    assert "<h2>4 places par rapport à throws</h2><p>Ce qui change vraiment" in text
    assert "<th>Difference</th><th>Interval</th><th>Verdict</th>" in text
    assert text.count("12 games") == 2, "secrecy comes from fewer games than the rest"


def test_one_game_of_each_differs_in_nothing_for_certain(throws: Variant) -> None:
    four = Variant("four", throws.game, 4, {}, "en", ("random",) * 4)
    text = as_html(found(Plan((throws, four), "one", 1, probes=0)), "isoloir study", "en")

    assert "Nothing differs for certain." in text
    assert "one game isn’t enough for an interval" in text
    assert "really differs" not in text


def test_records_of_different_rules_are_kept_apart() -> None:
    games = b"".join(
        play_batch(Study("habits", 4, options, "en", ("random",) * 4, "sides", 1, records=True), range(1)).records
        for options in (
            {},
            {"strangers": True},
            {"strangers": True, "house_phrases": ["Hm."], "left_out": [3]},
        )
    )
    findings = study_of_records(read_records(games.splitlines()), probes=0)

    assert [(variant.name, variant.options) for variant in findings.variants] == [
        ("seats=4", {}), ("seats=4, strangers=true", {"strangers": True}),
    ]  # fmt: skip
    assert [numbers.games for numbers in findings.numbers] == [1, 2]


def test_the_law_table_names_what_became_of_a_law() -> None:
    variant = Variant("", "democrazy", 4, {}, "en", ("regular",) * 4)
    text = as_html(found(Plan((variant,), "laws", 4, probes=0)), "isoloir study", "fr")

    assert (
        "<th>Mise aux voix</th><th>Adoptée</th><th>Victoires de ceux qui ont voté OUI</th><th>Sans effet</th>" in text
    )
    assert "<h2>Démocrazy\u00a0: Quelle loi proposez-vous" in text
