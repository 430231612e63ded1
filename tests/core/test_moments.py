"""The moments of a reveal, for games that bring a fold and for those that don't."""

from __future__ import annotations

from dataclasses import replace
from itertools import accumulate
from typing import Any

from msgspec.structs import asdict

from isoloir.core import Answered, Event, Game, Match, Value, moments, patched, patches
from isoloir.games import GAMES

GAME: Game[Any, Any] = GAMES["third-man"]


def opened() -> tuple[Match[Any], Match[Any]]:
    """Before and after the first bid is answered."""
    match = Match.new(GAME, GAME.setup(4, {"first_leader": "2"}), "moments")
    match.step({2: (5,)})
    before = match.clone()
    match.step({0: (2,), 1: (6,), 3: (0,)})
    return before, match


def test_each_thing_told_has_its_moment_and_the_last_is_the_view_after() -> None:
    before, after = opened()

    seen = moments(GAME, before.view(0), after.heard(0), after.view(0))

    assert [type(event).__name__ for event in after.heard(0)] == ["Revealed", "BidScored", "LeadPassed"]
    assert [view.scores for view in seen] == [(0, 0, 0, 0), (4, 4, -5, 0), (4, 4, -5, 0)]
    assert [view.leader for view in seen] == [2, 2, 0]
    assert seen[-1] == after.view(0)


def test_a_game_without_a_fold_shows_the_end_at_once() -> None:
    before, after = opened()
    bare = replace(GAME, after=None)

    assert moments(bare, before.view(0), after.heard(0), after.view(0)) == (after.view(0),) * 3
    assert moments(bare, before.view(0), (), after.view(0)) == ()


def test_one_s_own_answer_comes_before_anything_told() -> None:
    before, after = opened()
    order: list[str] = []

    def listening(view: Any, event: Event) -> Any:
        order.append(type(event).__name__)
        return view

    moments(replace(GAME, after=listening), before.view(0), after.heard(0), after.view(0), Answered("follow", (2,)))

    assert order == ["Answered", "Revealed", "BidScored"]


def test_only_what_is_otherwise_is_a_change() -> None:
    before, after = opened()

    assert patches((before.view(0), before.view(0))) == [{}]
    (patch,) = patches((before.view(0), after.view(0)))
    assert patch["scores"] == (4, 4, -5, 0)
    assert "deal" not in patch


class Seen(Value, frozen=True):
    told: str
    cards: tuple[int, ...]
    left: int


def test_what_only_grows_is_sent_as_its_new_end() -> None:
    views = [Seen("", (), 3), Seen("a", (1,), 2), Seen("ab", (1, 2, 3), 2), Seen("b", (2, 3), 2)]

    sent = patches(views)

    assert sent == [
        {"told": "a", "cards": (1,), "left": 2},
        {"+told": "b", "+cards": (2, 3)},
        {"told": "b", "cards": (2, 3)},
    ]
    assert list(accumulate(sent, patched, initial=asdict(views[0]))) == list(map(asdict, views))
