"""The examples of the rules that one can play: the game says of each what the book says."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from isoloir.content.majority import words
from isoloir.core import LANGS, Answered, Came, Game, Lang, Scene, moments
from isoloir.core.scene import answered, came_of, comparisons, laid
from isoloir.games import game_of

KEYS = ("majority", "the-majority", "third-man", "democrazy", "habits")
SCENES = [(key, scene, lang) for key in KEYS for scene in game_of(key).scenes for lang in LANGS]
NAMES = [f"{key}-{scene.key}-{lang}" for key, scene, lang in SCENES]


@pytest.mark.parametrize(("key", "scene", "lang"), SCENES, ids=NAMES)
def test_what_the_book_says_of_an_example_is_what_the_game_does(key: str, scene: Scene, lang: Lang) -> None:
    match = laid(game_of(key), scene, lang)
    after = answered(match, scene, scene.choices[scene.seat])
    heard = after.heard(None)

    assert set(match.asks) == set(scene.choices), "the board isn't at the question of the scene"
    told = [event for event in heard if event in scene.then]
    assert told == list(scene.then)
    assert scene.then or scene.comes, "the book says nothing"
    assert scene.comes in (None, came_of(match, after, scene.seat))


def test_where_a_game_has_no_words_for_it_what_came_of_an_answer_is_its_points() -> None:
    game = dataclasses.replace(game_of("habits"), came=lambda heard, seat: None)
    scene = next(each for each in game.scenes if each.key == "final")
    match = laid(game, scene, "en")
    after = answered(match, scene, scene.choices[scene.seat])
    brought = [new - old for old, new in zip(match.scores, after.scores, strict=True)]

    assert brought == [2, 2, 0, 2]
    for seat, points in enumerate(brought):
        assert came_of(match, after, seat) == Came("points", {"points": points})


@pytest.mark.parametrize("key", KEYS)
def test_a_lesson_has_five_scenes(key: str) -> None:
    lesson = [scene.key for scene in game_of(key).scenes if scene.lesson]

    assert len(lesson) == 5
    assert len({scene.key for scene in game_of(key).scenes}) == len(game_of(key).scenes)


@pytest.mark.parametrize("key", KEYS)
def test_every_example_that_can_be_played_has_its_scene(key: str) -> None:
    game = game_of(key)
    known = {scene.key for scene in game.scenes}
    named = {
        example.scene
        for seats in game.seats
        for chapter in game.rulebook(game.setup(seats)).chapters
        for example in chapter.examples
    }

    assert "" not in named, "every example of the five books can be played"
    assert named <= known


@pytest.mark.parametrize(("key", "scene", "lang"), SCENES, ids=NAMES)
def test_another_answer_brings_something_that_can_be_told(key: str, scene: Scene, lang: Lang) -> None:
    match = laid(game_of(key), scene, lang)
    found = dict(comparisons(match, scene))

    if match.asks[scene.seat].take == 1:
        assert set(found) == set(match.asks[scene.seat].options)
        differing = {(came.key, str(came.facts)) for came in found.values()}
        assert len(differing) > 1 or not scene.lesson, "whatever you answer comes to the same"


@pytest.mark.parametrize(("key", "scene", "lang"), SCENES, ids=NAMES)
def test_each_thing_told_in_a_scene_can_be_shown(key: str, scene: Scene, lang: Lang) -> None:
    game: Game[Any, Any] = game_of(key)
    match = laid(game, scene, lang)
    after = answered(match, scene, scene.choices[scene.seat])
    answer = Answered(match.asks[scene.seat].what, tuple(scene.choices[scene.seat]))

    seen = moments(game, match.view(scene.seat), after.heard(scene.seat), after.view(scene.seat), answer)

    assert seen[-1] == after.view(scene.seat)


def test_the_words_of_a_scene_are_those_it_was_written_for() -> None:
    first = game_of("majority").scenes[0]
    pirates = {lang: words(lang)[laid(game_of("majority"), first, lang).board.pile[-1]] for lang in LANGS}

    assert pirates == {"fr": "pirate", "en": "pirate"}
