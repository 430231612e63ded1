"""Over many games between bots: every finished game has its few true sentences, and both languages say them."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_

import msgspec
import pytest

from isoloir.cli.faces import face_of
from isoloir.cli.words import Words
from isoloir.content.messages import catalogue
from isoloir.core import LANGUAGES, Course, Highlight, Match, Passage, Remark, course_of, passage_of, story
from isoloir.core.story import LedThroughout, Margin, Shared, Swing, TieBroken, TookTheLead, WasBehind, WonLast
from isoloir.games import GAMES
from tests.tiny.game import tiny

from .tales import played

EVERY_GAME = pytest.mark.parametrize("key", GAMES)
MANY = range(8)


def tables(key: str) -> list[tuple[int, str]]:
    seats = GAMES[key].seats
    return [(seats[i % len(seats)], f"story {i}") for i in MANY]


@EVERY_GAME
def test_a_finished_game_has_one_to_six_sentences_each_about_a_moment_of_it(key: str) -> None:
    for seats, seed in tables(key):
        _, course = played(key, seats, seed)
        found = story(GAMES[key], course)

        assert 1 <= len(found.highlights) <= 6
        assert all(0 <= each.n <= course.last for each in found.highlights)
        assert len({type(each.remark) for each in found.highlights}) == len(found.highlights)
        assert found.rounds[-1].scores == course.scores
        assert [each.n for each in found.rounds] == sorted({each.n for each in found.rounds})


@EVERY_GAME
def test_what_is_said_from_the_scores_is_true(key: str) -> None:
    for seats, seed in tables(key):
        _, course = played(key, seats, seed)
        for each in story(GAMES[key], course).highlights:
            assert holds(course, each), each


def holds(course: Course, highlight: Highlight) -> bool:
    """Counted again from the sums of each side after each round, in the plainest way."""
    sides = {team: [sum(each.scores[seat] for seat in team) for each in course.rounds] for team in course.teams}
    numbers = [each.round for each in course.rounds]
    match highlight.remark:
        case LedThroughout(seats=seats):
            rows = [row for row in zip(*sides.values(), strict=True) if len(set(row)) > 1]
            place = list(sides).index(seats)
            return all(row[place] == max(row) and row.count(max(row)) == 1 for row in rows)
        case TookTheLead(seats=seats, round=number):
            others = [line for team, line in sides.items() if team != seats]
            alone = [all(line[i] < sides[seats][i] for line in others) for i in range(len(numbers))]
            at = numbers.index(number)
            return all(alone[at:]) and not alone[at - 1] and at < len(numbers) - 1
        case WonLast(seats=seats, others=others, behind=behind):
            rivals = [team for team in sides if set(team) <= set(others)]
            ahead = {sides[team][-2] - sides[seats][-2] for team in rivals}
            return ahead == {behind} and behind == max(line[-2] for line in sides.values()) - sides[seats][-2]
        case WasBehind(seats=seats, others=others, behind=behind, round=number):
            at = numbers.index(number)
            gaps = [max(line[i] for line in sides.values()) - sides[seats][i] for i in range(len(numbers))]
            return gaps[at] == behind == max(gaps[:-1]) and set(others).isdisjoint(seats)
        case Swing(seats=seats, points=points, ahead=ahead, round=number):
            at = numbers.index(number)
            start = {team: sum(course.passages[0].scores[seat] for seat in team) for team in sides}
            gains = {team: line[at] - (line[at - 1] if at else start[team]) for team, line in sides.items()}
            return gains.pop(seats) == points == max(gains.values()) + ahead
        case Shared(seats=seats, score=score):
            return all(line[-1] == score for team, line in sides.items() if set(team) <= set(seats))
        case TieBroken(seats=seats, others=others, score=score):
            return {line[-1] for team, line in sides.items() if set(team) <= {*seats, *others}} == {score}
        case Margin(seats=seats, score=score, ahead=ahead):
            return score - ahead == max(line[-1] for team, line in sides.items() if team != seats)
    return True


def test_a_stopped_game_has_its_rounds_and_no_verdict() -> None:
    _, course = played("majority", 3, "story 0")
    half = Course(course.passages[: course.last // 2 + 1], course.view, (), course.teams)

    assert story(GAMES["majority"], half).highlights == ()
    assert story(GAMES["majority"], half).rounds


def test_a_game_without_anything_of_its_own_is_told_from_its_scores() -> None:
    match = Match.new(tiny(), tiny().setup(4), "tiny story")
    passages = [passage_of(match)]
    while not match.is_over:
        match.step({seat: ask.options[: ask.take] for seat, ask in match.asks.items()})
        passages.append(passage_of(match))

    assert story(tiny(), course_of(match, passages)).highlights


@EVERY_GAME
def test_what_is_said_follows_from_what_everybody_heard(key: str) -> None:
    """A watcher who kept nothing but the public events and the open table would say the same."""
    seats = GAMES[key].seats[0]
    match, course = played(key, seats, "story 0")
    heard = msgspec.json.Decoder(reduce(or_, GAMES[key].events))
    view = GAMES[key].decode_view(msgspec.json.encode(match.view(None)))
    again = [
        Passage(tuple(heard.decode(msgspec.json.encode(event)) for event in each.told), each.scores, each.round)
        for each in course.passages
    ]

    assert story(GAMES[key], Course(tuple(again), view, match.winners, course.teams)) == story(GAMES[key], course)


def remarks_of(module: str) -> list[str]:
    """Without those that others are made of."""
    made = [
        each for each in vars(import_module(module)).values() if isinstance(each, type) and issubclass(each, Remark)
    ]
    return [each.__name__ for each in made if each.__module__ == module and not each.__subclasses__()]


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_sentence_for_every_remark_a_game_may_make(key: str, lang: str) -> None:
    name = f"isoloir.games.{key.replace('-', '_')}.highlights"
    own = remarks_of(name) if find_spec(name) else []
    wanted = [f"story-{key}-{each}" for each in own] + [f"story-{each}" for each in remarks_of(story.__module__)]

    assert [message for message in wanted if not catalogue(lang).has(message)] == []


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_remark_is_said_in_both_languages(key: str, lang: str) -> None:
    face = face_of(key)
    for seats, seed in tables(key):
        match, course = played(key, seats, seed)
        words = Words(lang, ["Ada", *["bot:regular"] * (seats - 1)], None, "en")
        for each in story(GAMES[key], course).highlights:
            text = face.remark(each.remark, match.view(None), words)
            assert text
            assert not set(text) & set("{}$")
