"""The bots of Majority: do they choose as people would, and do they weigh Score by the pile?"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from msgspec.structs import replace

from isoloir.bots import bot_of
from isoloir.content.majority import association
from isoloir.core import LANGS, Lang, Match, chance
from isoloir.games.majority import GAME
from isoloir.games.majority.board import FIRST_HOUSE_WORD, LETTERS, Aim, Board
from isoloir.games.majority.view import View
from tests.bots.fresh_triads import fresh_triads
from tests.content.test_majority_words import triads

TABLES = (3, 6, 10)
each_language = pytest.mark.parametrize("lang", LANGS)
each_table = pytest.mark.parametrize("seats", TABLES)


def seen(lang: Lang, seats: int, *words: int, **what: Any) -> View:
    """What seat 0 sees: a reference and three propositions, by their numbers."""
    reference, *propositions = words
    board = Match.new(GAME, GAME.setup(seats, cards=lang), "seed").board
    packs = tuple((word,) for word in propositions)
    view = GAME.view(replace(board, pile=(reference,), packs=packs), 0)
    return replace(view, **what)


def choices(view: View, level: str = "regular", times: int = 10) -> list[str]:
    question = Match.new(GAME, GAME.setup(len(view.scores)), "seed").asks[0]
    bot = bot_of("majority", level)
    words = [word for word in (view.pile[-1], *view.words) if word is not None]
    return [str(bot(view, question, chance("dice of a bot", *words, n))[0]) for n in range(times)]


def numbers(lang: str, triad: list[str]) -> list[int]:
    return [association(lang).words.index(word) for word in triad]


def picked(lang: Lang, seats: int, triad: list[str], aim: Aim, level: str = "regular") -> list[bool]:
    """Whether the obvious word was chosen, in every order of the three words and with other dice each time."""
    reference, obvious, *others = numbers(lang, triad)
    orders = permutations([obvious, *others])
    votes = [(words, choices(seen(lang, seats, reference, *words, aim=aim), level, times=1)[0]) for words in orders]
    return [vote == LETTERS[words.index(obvious)] for words, vote in votes]


@each_language
@each_table
def test_it_chooses_as_people_would_at_least_four_times_in_five(lang: Lang, seats: int) -> None:
    found = [is_found for triad in triads(lang) for is_found in picked(lang, seats, triad, "most")]

    assert sum(found) >= 0.8 * len(found)


@each_language
def test_an_expert_does_seventeen_times_in_twenty(lang: Lang) -> None:
    found = [is_found for triad in triads(lang) for is_found in picked(lang, 5, triad, "most", "expert")]

    assert sum(found) >= 0.85 * len(found)


@each_language
def test_an_expert_does_so_on_triads_it_was_never_measured_by(lang: Lang) -> None:
    found = [is_found for triad in fresh_triads(lang) for is_found in picked(lang, 5, triad, "most", "expert")]

    assert len(found) == 40 * 6
    assert sum(found) >= 0.85 * len(found)


@each_language
@each_table
def test_in_a_reversed_round_it_shuns_the_obvious(lang: Lang, seats: int) -> None:
    found = [is_found for triad in triads(lang) for is_found in picked(lang, seats, triad, "least")]

    assert sum(found) <= 0.1 * len(found)


def test_the_letter_is_no_argument() -> None:
    words = association("fr").words
    reference, *others = (words.index(word) for word in ("médecin", "lapin", "hôpital", "brouillard"))

    assert set(choices(seen("fr", 6, reference, *others))) == {"B"}


def unsure(seats: int, pile: int, active: int) -> list[str]:
    """Votes where no word stands out."""
    table = association("en")
    reference, *others = next(
        (0, a, b, c)
        for a in range(1, 400)
        for b in range(a + 1, 400)
        for c in range(b + 1, 400)
        if max(table.score(0, a), table.score(0, b), table.score(0, c)) - table.score(0, a) < 2
        and abs(table.score(0, b) - table.score(0, c)) < 2
    )
    view = seen("en", seats, reference, *others)
    return choices(replace(view, pile=(*range(20, 20 + pile - 1), reference), active=tuple(range(active))), times=40)


@each_table
def test_it_does_not_score_a_single_card(seats: int) -> None:
    assert "score" not in unsure(seats, pile=1, active=seats)


@each_table
def test_it_scores_a_fat_pile_when_no_word_stands_out(seats: int) -> None:
    assert Counter(unsure(seats, pile=12, active=seats))["score"] >= 30


def test_it_waits_longer_when_two_may_soon_be_left() -> None:
    three, four = (Counter(unsure(6, pile=6, active=active))["score"] for active in (3, 4))

    assert three < four


def test_house_words_count_for_what_they_are_made_of() -> None:
    words = association("fr").words
    lapin, hopital, brouillard = (words.index(word) for word in ("lapin", "hôpital", "brouillard"))
    view = seen("fr", 6, FIRST_HOUSE_WORD, lapin, hopital, brouillard, house_words=("médecins",))

    assert set(choices(view)) == {"B"}


def test_words_nobody_has_heard_of_are_voted_on_all_the_same() -> None:
    view = seen("en", 4, *range(FIRST_HOUSE_WORD, FIRST_HOUSE_WORD + 4), house_words=("zx", "qv", "wk", "jj"))

    assert set(choices(view, times=30)) <= {"A", "B", "C"}


def test_bots_do_not_all_vote_alike() -> None:
    assert len(set(unsure(6, pile=1, active=6))) > 1


@pytest.mark.parametrize(("better", "worse"), [("expert", "regular"), ("regular", "novice"), ("novice", "random")])
def test_a_better_bot_takes_more_points(better: str, worse: str) -> None:
    ended = [played([better, worse] * 3, f"game {n}") for n in range(12)]

    ours, theirs = (sum(sum(scores[first::2]) for scores in ended) for first in range(2))
    assert ours > 1.1 * theirs


def played(levels: list[str], seed: str) -> tuple[int, ...]:
    match: Match[Board] = Match.new(GAME, GAME.setup(len(levels)), seed)
    bots = [bot_of("majority", level) for level in levels]
    while match.asks:
        dice = [chance("dice of bots", seed, match.pause, seat) for seat in range(len(levels))]
        match.step({seat: bots[seat](match.view(seat), asked, dice[seat]) for seat, asked in match.asks.items()})
    return match.scores
