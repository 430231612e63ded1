"""The moments of a reveal: folding what was told over the view before gives the view after, for every viewer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce
from itertools import zip_longest
from typing import Any

from msgspec import Struct, json

from isoloir.core import (
    Answered,
    Choices,
    Game,
    Match,
    Reveal,
    Setup,
    answer_of,
    folded,
    moments,
    patched,
    patches,
    seen,
    settled,
)

from .fault import hold
from .play import Viewer, pauses, viewers
from .where import line_of


def check_what_is_told_makes_the_view_after(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """From the table before the first step on, at every pause."""
    strange = ", ".join(sorted(game.settles - set(game.view_type.__struct_fields__)))
    hold(not strange, "settles", fields=strange)
    new, opening = game.new(setup, seed), Match.new(game, setup, seed)
    for viewer in viewers(setup):
        _assert_folds(game, partial(game.view, new), opening, viewer, None)
    before, choices = opening, dict[int, Any]()
    for match, chosen in pauses(game, setup, seed):
        if match.pause > 1:
            _check_pause(game, setup, before, choices, match)
        before, choices = match, dict(chosen)


def _check_pause(game: Game[Any, Any], setup: Setup, before: Match[Any], choices: Choices, match: Match[Any]) -> None:
    for viewer in viewers(setup):
        _assert_folds(game, before.view, match, viewer, answer_of(before.asks, choices, viewer))


def _assert_folds(
    game: Game[Any, Any], shown: Callable[[Viewer], Any], match: Match[Any], viewer: Viewer, answer: Answered | None
) -> None:
    before, then, told = shown(viewer), match.view(viewer), match.heard(viewer)
    _assert_patched(game, before, match, viewer, answer)
    if game.own is not None:
        _assert_own(game, shown, match, viewer, answer)
    if game.after is None:
        return
    seen = before if answer is None else game.after(before, answer)
    seen = (seen, *folded(game, before, told, answer))[-1]
    wrong = _differing(settled(game, seen, then), then)
    names = ", ".join(type(event).__name__ for event in told)
    hold(not wrong, "fold", fields=", ".join(wrong), told=names, where=line_of([game.after], "def ") or "?")


def _assert_own(
    game: Game[Any, Any], shown: Callable[[Viewer], Any], match: Match[Any], viewer: Viewer, answer: Answered | None
) -> None:
    """A table works out once what isn't a seat's own, so it has to come to what the seat's view alone comes to."""
    before, then, own = shown(viewer), match.view(viewer), {"seat", *(game.own or ())}
    wrong = own - set(then.__struct_fields__) or set(_differing(then, match.view(None))) - own
    if not wrong:
        reveal = Reveal(game, shown(None), match.told, match.view(None))
        alone, sent = (
            seen(game, before, match.heard(viewer), then, answer),
            reveal.seen_by(viewer, before, then, answer),
        )
        for one, other in zip_longest(*(json.decode(json.encode(each)) for each in (alone, sent)), fillvalue={}):
            wrong |= {entry.lstrip("+@") for entry in {*one, *other} if one.get(entry) != other.get(entry)}
    hold(not wrong, "own", fields=", ".join(sorted(wrong)))


def _assert_patched(
    game: Game[Any, Any], before: Any, match: Match[Any], viewer: Viewer, answer: Answered | None
) -> None:
    """As a page does that is sent patches alone: one's own copy of a view is as good as a fresh one."""
    seen = moments(game, before, match.heard(viewer), match.view(viewer), answer) or (match.view(viewer),)
    kept, fresh = reduce(patched, map(_plain, patches((before, *seen))), _plain(before)), _plain(match.view(viewer))
    wrong = [field for field in fresh if json.encode(fresh[field]) != json.encode(kept[field])]
    hold(not wrong, "patch", fields=", ".join(wrong))


def _plain(fields: Struct | dict[str, Any]) -> dict[str, Any]:
    plain: dict[str, Any] = json.decode(json.encode(fields))
    return plain


def _differing(one: Struct, other: Struct) -> list[str]:
    return [field for field in other.__struct_fields__ if getattr(one, field) != getattr(other, field)]
