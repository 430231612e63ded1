"""The moments of a reveal: folding what was told over the view before gives the view after, for every viewer."""

from __future__ import annotations

from functools import reduce
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from isoloir.core import Answered, Choices, Game, Match, Setup, folded, moments, patched, patches, settled

from .fault import hold
from .play import Viewer, pauses, viewers
from .where import line_of


def check_what_is_told_makes_the_view_after(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """From the table before the first step on, at every pause."""
    strange = ", ".join(sorted(game.settles - set(game.view_type.__struct_fields__)))
    hold(not strange, "settles", fields=strange)
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
    _assert_patched(game, before, match, viewer, answer)
    if game.alike:
        _assert_alike(game, before, match, viewer, answer)
    if game.after is None:
        return
    seen = before if answer is None else game.after(before, answer)
    seen = (seen, *folded(game, before, told, answer))[-1]
    wrong = _differing(settled(game, seen, then), then)
    names = ", ".join(type(event).__name__ for event in told)
    hold(not wrong, "fold", fields=", ".join(wrong), told=names, where=line_of([game.after], "def ") or "?")


def _assert_alike(
    game: Game[Any, Any], before: Any, match: Match[Any], viewer: Viewer, answer: Answered | None
) -> None:
    """A table shows every seat what the shared screen shows, so nothing else may be there to see."""
    hold(all(each.only is None for each in match.told), "alike", fields="told")
    unseated = replace(before, seat=None)
    wrong = set(_differing(replace(match.view(viewer), seat=None), match.view(None)))
    if game.after is not None and not wrong:
        mine, theirs = folded(game, before, match.heard(viewer), answer), folded(game, unseated, match.heard(None))
        pairs = zip(mine, theirs, strict=True)
        wrong = {field for one, other in pairs for field in _differing(one, other)} - {"seat"}
    hold(not wrong, "alike", fields=", ".join(sorted(wrong)))


def _assert_patched(
    game: Game[Any, Any], before: Any, match: Match[Any], viewer: Viewer, answer: Answered | None
) -> None:
    """As a page does that is sent patches alone: one's own copy of a view is as good as a fresh one."""
    seen = moments(game, before, match.heard(viewer), match.view(viewer), answer) or (match.view(viewer),)
    kept, fresh = reduce(patched, map(_plain, patches((before, *seen))), _plain(before)), _plain(match.view(viewer))
    wrong = [field for field in fresh if msgspec.json.encode(fresh[field]) != msgspec.json.encode(kept[field])]
    hold(not wrong, "patch", fields=", ".join(wrong))


def _plain(fields: Struct | dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(fields))
    return plain


def _differing(one: Struct, other: Struct) -> list[str]:
    return [field for field in other.__struct_fields__ if getattr(one, field) != getattr(other, field)]
