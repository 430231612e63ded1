"""The leak tests: what a viewer gets must not depend on what it may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from isoloir.core import Chance, Choices, Game, IllegalChoice, Match, Seat, Setup, chance, check

from .play import Viewer, asked, pauses, random_choices, seen, told, viewers
from .suite import at_same_pause


def check_nothing_leaks(game: Game[Any, Any], setup: Setup, seed: str, most: int = 10_000) -> set[str]:
    """At every pause and for every viewer; returns the hidden fields it has moved."""
    moved: set[str] = set()
    every = [pause for pause in pauses(game, setup, seed) if pause.match.asks]
    for match, choices in every[:: max(1, len(every) // most)]:
        for viewer in viewers(setup):
            dice = chance(seed, "leak", match.pause, -1 if viewer is None else viewer)
            twin = at_same_pause(match, game.swap_secrets(match.board, viewer, dice))
            moved |= _fields_moved(game, match.board, twin.board)
            assert seen(twin, viewer) == seen(match, viewer), f"{viewer}'s view at {match.board.next} tells a secret"
            assert asked(twin, viewer) == asked(match, viewer), (
                f"a question at {match.board.next} tells {viewer} a secret"
            )
            _assert_next_step_tells_the_same(match, choices, viewer, twin, dice)
    return moved


def _fields_moved(game: Game[Any, Any], board: Any, other: Any) -> set[str]:
    moved = {field for field in board.__struct_fields__ if getattr(board, field) != getattr(other, field)}
    assert moved <= game.secrets, f"swap_secrets changed what everybody knows: {moved - game.secrets}"
    return moved


def _assert_next_step_tells_the_same(
    match: Match[Any], choices: Choices, viewer: Viewer, twin: Match[Any], dice: Chance
) -> None:
    """Two worlds that a viewer cannot tell apart, before the step and after it, have told it the same."""
    after = match.clone()
    after.step(choices)
    for other, answers in _other_worlds(match, choices, viewer, twin, dice):
        other.step(answers)
        if seen(other, viewer) == seen(after, viewer):
            assert told(other, viewer) == told(after, viewer), f"an event at {match.board.next} tells {viewer} a secret"
            assert asked(other, viewer) == asked(after, viewer)


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
    except IllegalChoice:
        return dice.sample(question.options, question.take)
    return choices[seat]


def check_the_opening_tells_only_what_is_seen(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """Before the first question too: games that begin alike for a viewer have told it the same."""
    games = [Match.new(game, setup, f"{seed} {n}") for n in range(12)]
    for viewer in viewers(setup):
        first: dict[bytes, bytes] = {}
        for match in games:
            assert first.setdefault(seen(match, viewer), told(match, viewer)) == told(match, viewer)


def check_every_secret_was_moved(game: Game[Any, Any], setup: Setup, seeds: list[str]) -> None:
    """A swap that never touches a hidden field would let any leak of it pass."""
    moved: set[str] = set()
    for seed in seeds:
        moved |= check_nothing_leaks(game, setup, seed)
    assert moved == game.secrets, f"never swapped: {sorted(game.secrets - moved)}"
