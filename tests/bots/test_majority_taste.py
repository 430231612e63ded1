"""An expert of Majority learns what a table likes, where there's something to learn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from isoloir.bots import Bot, bot_of
from isoloir.bots.majority.taste import UNTAUGHT, Ballot, Taste, Words, likings, taste_of
from isoloir.bots.majority.votes import expert
from isoloir.core import chance
from isoloir.games.majority.board import LETTERS, noted
from tests.bots.tasteful import evening, favourites, friend, lovers, rhymers, seat_of, theme_keepers

SEATS, EVENINGS, LATE = 5, 40, 10
WORDS = Words("en", ())


def people(taste: str, seed: str) -> Bot:
    by_name = {"lovers": lovers(favourites(seed)), "rhymers": rhymers, "theme-keepers": theme_keepers}
    return friend(by_name[taste]) if taste in by_name else bot_of("majority", taste)


def ballots(course: str) -> Iterator[tuple[str, Ballot, str]]:
    """Each with what had been noted before it."""
    starts = [place for place, letter in enumerate(course) if letter in "+-"]
    for start, end in zip(starts, [*starts[1:], len(course)], strict=True):
        first, reference, *words, votes = course[start + 1 : end].split(",")
        fit = 1 if course[start] == "+" else -1
        yield course[:start], Ballot(fit, int(first), int(reference), tuple(map(int, words))), votes


def foreseen(taste: str) -> tuple[float, float]:
    """How much of the others' late votes went where it was expected: by one who learns, and by one who doesn't."""
    hits = [0, 0]
    for n in range(EVENINGS):
        seed = f"evening {n}"
        course = evening(partial(expert, learns=False), people(taste, seed), SEATS, seed).board.course
        guest = seat_of(SEATS, seed)
        for before, ballot, votes in list(ballots(course))[LATE:]:
            others = [vote for seat, vote in enumerate(votes) if seat != guest]
            for which, known in enumerate((taste_of(before, guest, WORDS), UNTAUGHT)):
                hits[which] += others.count(expected(ballot, known))
    return hits[0], hits[1]


def expected(ballot: Ballot, taste: Taste) -> str:
    worths = likings(ballot, taste, WORDS)
    return LETTERS[worths.index(max(worths))]


@pytest.mark.parametrize(("taste", "gain"), [("lovers", 1.02), ("theme-keepers", 1.05), ("rhymers", 1.0)])
def test_late_in_the_game_it_foresees_more_of_what_friends_with_a_taste_of_their_own_choose(
    taste: str, gain: float
) -> None:
    learnt, unlearnt = foreseen(taste)

    assert learnt > gain * unlearnt


def test_among_people_without_one_it_loses_nothing_by_looking_for_it() -> None:
    learnt, unlearnt = foreseen("regular")

    assert learnt > 0.98 * unlearnt


def test_its_own_votes_teach_it_nothing() -> None:
    pile, words = (1, 2), (10, 20, 30)
    alone = noted("most", pile, words, ("A", None, None))

    assert taste_of(alone, 0, WORDS) is UNTAUGHT
    assert taste_of(alone, 1, WORDS) is not UNTAUGHT


def test_a_vote_to_score_says_nothing_about_words() -> None:
    assert taste_of(noted("most", (1, 2), (10, 20, 30), ("A", "score", "score")), 0, WORDS) is UNTAUGHT


def test_people_who_always_take_what_begins_alike_are_found_out() -> None:
    course = "".join(noted("most", (9, 9), words, (None, "A", "A", "A")) for words in beginning_like(9))

    weights = taste_of(course, 0, WORDS).weights

    assert weights[2] > 0.5


def beginning_like(reference: int) -> Iterator[tuple[int, int, int]]:
    """Triads whose first word has the reference's first letter, and no closer tie to it than the others."""
    letter = WORDS.text(reference)[0]
    words = chance("triads").shuffle(range(400))
    alike = [word for word in words if WORDS.text(word)[0] == letter and word != reference]
    unlike = iter([word for word in words if WORDS.text(word)[0] != letter])
    for word in alike[:8]:
        near = [each for each in unlike if abs(WORDS.tie(reference, each) - WORDS.tie(reference, word)) < 40]
        yield word, near[0], near[1]
        unlike = iter(near[2:])
