"""The moments of a reveal: folding what was told over the view before gives the view after, for every viewer."""

from __future__ import annotations

from typing import Any

from isoloir.core import Answered, Choices, Game, Match, Setup, changed, folded, settled

from .fault import hold
from .play import Viewer, pauses, viewers
from .where import line_of


def check_what_is_told_makes_the_view_after(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """From the table before the first step on, at every pause."""
    strange = ", ".join(sorted(game.settles - set(game.view_type.__struct_fields__)))
    hold(not strange, "settles", fields=strange)
    if game.after is None:
        return
    new, opening = game.new(setup, seed), Match.new(game, setup, seed)
    for viewer in viewers(setup):
        _assert_folds(game, game.view(new, viewer), opening, viewer, None)
    before, choices = opening, dict[int, Any]()
    for match, chosen in pauses(game, setup, seed):
        if match.pause > 1:
            _check_pause(game, setup, before, choices, match)
        before, choices = match, dict(chosen)


def _check_pause(game: Game[Any, Any], setup: Setup, before: Match[Any], choices: Choices, match: Match[Any]) -> None:
    for viewer in viewers(setup):
        answer = answered(before, choices, viewer)
        _assert_folds(game, before.view(viewer), match, viewer, answer)


def answered(before: Match[Any], choices: Choices, viewer: Viewer) -> Answered | None:
    if viewer is None or viewer not in choices:
        return None
    return Answered(before.asks[viewer].what, tuple(choices[viewer]))


def _assert_folds(
    game: Game[Any, Any], before: Any, match: Match[Any], viewer: Viewer, answer: Answered | None
) -> None:
    assert game.after is not None, "asked only of games with a fold"
    then = match.view(viewer)
    told = match.heard(viewer)
    seen = before if answer is None else game.after(before, answer)
    seen = (seen, *folded(game, before, told, answer))[-1]
    wrong = changed(settled(game, seen, then), then)
    names = ", ".join(type(event).__name__ for event in told)
    hold(not wrong, "fold", fields=", ".join(wrong), told=names, where=line_of([game.after], "def ") or "?")
