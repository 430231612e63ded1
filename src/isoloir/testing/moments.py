"""The moments of a reveal: folding what was told over the view before gives the view after, for every viewer."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from isoloir.core import Answered, Choices, Game, Match, Setup, changed, folded, settled

from .fault import hold
from .play import Viewer, pauses, viewers
from .where import line_of


def check_what_is_told_makes_the_view_after(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """From the table before the first step on, at every pause."""
    strange = ", ".join(sorted(game.settles - set(game.view_type.__struct_fields__)))
    hold(not strange, "settles", fields=strange)
    if game.after is None and not game.alike:
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
    then, told = match.view(viewer), match.heard(viewer)
    if game.alike:
        _assert_alike(game, before, match, viewer, answer)
    if game.after is None:
        return
    seen = before if answer is None else game.after(before, answer)
    seen = (seen, *folded(game, before, told, answer))[-1]
    wrong = changed(settled(game, seen, then), then)
    names = ", ".join(type(event).__name__ for event in told)
    hold(not wrong, "fold", fields=", ".join(wrong), told=names, where=line_of([game.after], "def ") or "?")


def _assert_alike(
    game: Game[Any, Any], before: Any, match: Match[Any], viewer: Viewer, answer: Answered | None
) -> None:
    """A table shows every seat what the shared screen shows, so nothing else may be there to see."""
    hold(all(each.only is None for each in match.told), "alike", fields="told")
    unseated = replace(before, seat=None)
    wrong = changed(replace(match.view(viewer), seat=None), match.view(None))
    if game.after is not None and not wrong:
        mine, theirs = folded(game, before, match.heard(viewer), answer), folded(game, unseated, match.heard(None))
        wrong = {
            field: value
            for one, other in zip(mine, theirs, strict=True)
            for field, value in changed(one, other).items()
        }
        wrong.pop("seat", None)
    hold(not wrong, "alike", fields=", ".join(wrong))
