"""The leak tests: what a viewer gets must not depend on what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from isoloir.core import Chance, Choices, Game, IllegalChoice, Match, Seat, Setup, chance, check

from .fault import Fault, hold
from .nudged import nudged
from .play import Viewer, asked, random_choices, seen, some_pauses, told, viewers
from .suite import at_same_pause
from .where import differing, is_order, line_of, line_of_event, line_of_question, line_of_view

NOT_SWAPPED = "?"
MOST_DICE = 300
"""Of an opening, turned over one by one."""


def check_nothing_leaks(game: Game[Any, Any], setup: Setup, seed: str, most: int = 10_000) -> set[str]:
    """At every pause and for every viewer; returns the hidden fields it has moved."""
    moved: set[str] = set()
    for match, choices in some_pauses(game, setup, seed, most):
        for viewer in viewers(setup):
            dice = chance(seed, "leak", match.pause, -1 if viewer is None else viewer)
            twin = at_same_pause(match, game.swap_secrets(match.board, viewer, dice), "swap_secrets")
            moved |= _fields_moved(game, match.board, twin.board)
            if seen(twin, viewer) != seen(match, viewer):
                raise _leak_of_view(match, twin, viewer)
            if asked(twin, viewer) != asked(match, viewer):
                raise _leak_of_question(match, twin, viewer)
            _assert_next_step_tells_the_same(match, choices, viewer, twin, dice)
    return moved


def name_of(viewer: Viewer) -> str:
    return "screen" if viewer is None else str(viewer)


def _leak_of_view(match: Match[Any], twin: Match[Any], viewer: Viewer) -> Fault:
    """Which field, and whether it is only its order that tells."""
    one, other = seen(match, viewer), seen(twin, viewer)
    field = differing(one, other)[0]
    here, there = (msgspec.json.decode(each)[field] for each in (one, other))
    key = "leak-order" if is_order(here, there) else "leak-view"
    line = line_of_view(match.game, field)
    return Fault(key, field=field, viewer=name_of(viewer), step=match.board.next, where=line or NOT_SWAPPED)


def _leak_of_question(match: Match[Any], twin: Match[Any], viewer: Viewer) -> Fault:
    """Who is asked, or what the viewer is asked."""
    details = {"viewer": name_of(viewer), "step": match.board.next}
    own = match.asks.get(viewer) if viewer is not None else None
    what = own.what if own is not None else next(iter(match.asks.values())).what
    where = line_of_question(match.game, what) or NOT_SWAPPED
    if sorted(match.asks) != sorted(twin.asks) or own is None:
        return Fault("leak-asked", what=what, where=where, **details)
    return Fault("leak-question", what=what, where=where, **details)


def _fields_moved(game: Game[Any, Any], board: Any, other: Any) -> set[str]:
    moved = {field for field in board.__struct_fields__ if getattr(board, field) != getattr(other, field)}
    public = sorted(moved - game.secrets)
    hold(not public, "swap-public", fields=", ".join(public), where=line_of([game.swap_secrets], "def ") or NOT_SWAPPED)
    return moved


def _assert_next_step_tells_the_same(
    match: Match[Any], choices: Choices, viewer: Viewer, twin: Match[Any], dice: Chance
) -> None:
    """Two worlds that a viewer cannot tell apart, before the step and after it, have told it the same."""
    after = match.clone()
    after.step(choices)
    for other, answers in _other_worlds(match, choices, viewer, twin, dice):
        other.step(answers)
        if seen(other, viewer) != seen(after, viewer):
            continue
        if told(other, viewer) != told(after, viewer):
            raise _leak_of_event(match, after, other, viewer)
        if asked(other, viewer) != asked(after, viewer):
            raise _leak_of_question(after, other, viewer)


def _who(viewer: Viewer) -> dict[str, str]:
    return {"viewer": name_of(viewer)}


def _leak_of_event(match: Match[Any], after: Match[Any], other: Match[Any], viewer: Viewer) -> Fault:
    """The first thing told that differs, in a world that looks the same before and after."""
    pairs = zip(after.heard(viewer), other.heard(viewer), strict=False)
    unlike = next((mine for mine, theirs in pairs if mine != theirs), None)
    told_more = [*after.heard(viewer), *other.heard(viewer)]
    event = type(unlike if unlike is not None else told_more[-1]).__name__
    where = line_of_event(match.game, event) or NOT_SWAPPED
    return Fault("leak-event", event=event, step=match.board.next, where=where, **_who(viewer))


def _other_worlds(
    match: Match[Any], choices: Choices, viewer: Viewer, twin: Match[Any], dice: Chance
) -> Iterator[tuple[Match[Any], Choices]]:
    """Other secrets with the same answers where they are legal; the same secrets with one other answer changed."""
    yield twin, {seat: _same_or_other(twin, seat, choices, dice) for seat in twin.asks}
    others = [seat for seat in choices if seat != viewer]
    if others:
        one = dice.choice(others)
        yield match.clone(), {**choices, one: random_choices({one: match.asks[one]}, dice)[one]}


def _same_or_other(twin: Match[Any], seat: Seat, choices: Choices, dice: Chance) -> Any:
    question = twin.asks[seat]
    try:
        check(seat, question, choices[seat])
    except (IllegalChoice, KeyError):
        return dice.sample(question.options, question.take)
    return choices[seat]


def check_the_opening_tells_only_what_is_seen(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """Before the first question too: games that begin alike for a viewer have told it, and asked, the same.

    One of the dice at a time falls otherwise, so that most of what a viewer sees stays as it is.
    """
    with nudged() as dice:
        match = Match.new(game, setup, f"{seed} opening")
    known = {viewer: (seen(match, viewer), told(match, viewer), asked(match, viewer)) for viewer in viewers(setup)}
    for number in range(0, dice.thrown, 1 + dice.thrown // MOST_DICE):
        with nudged(number):
            other = Match.new(game, setup, f"{seed} opening")
        for viewer, (saw, heard, asks) in known.items():
            if seen(other, viewer) != saw:
                continue
            if told(other, viewer) != heard:
                raise _leak_of_event(match, match, other, viewer)
            if asked(other, viewer) != asks:
                raise _leak_of_question(match, other, viewer)


def check_every_secret_was_moved(game: Game[Any, Any], setup: Setup, seeds: list[str]) -> None:
    """A swap that never touches a hidden field would let any leak of it pass."""
    moved: set[str] = set()
    for seed in seeds:
        moved |= check_nothing_leaks(game, setup, seed)
    never = ", ".join(sorted(game.secrets - moved))
    hold(not never, "never-swapped", fields=never, where=line_of([game.swap_secrets], "def ") or NOT_SWAPPED)
