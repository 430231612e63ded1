"""Planted leaks, each of which a tap has to notice, or the comparisons on the wire mean nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from . import plants
from .tapped import evening, leaks

STANDING, SEATED = ("watcher", "screen"), ("seat 0",)


@pytest.mark.parametrize(
    ("plant", "game", "blind", "pauses"),
    [
        (plants.a_hand_shown_to_everybody, "the-majority", STANDING, 3),
        (plants.the_moments_of_another_seat, "the-majority", STANDING, 3),
        (plants.events_for_one_told_to_all, "the-majority", STANDING, 12),
        (plants.errors_that_quote_the_ballot, "majority", STANDING, 3),
        (plants.log_numbers_in_the_answer_to_a_reconnect, "third-man", STANDING, 3),
        (plants.a_record_that_counts_changed_minds, "habits", SEATED, 3),
        (plants.ticks_in_the_order_of_choosing, "majority", STANDING, 3),
        (plants.ticks_sent_again_on_every_edit, "third-man", STANDING, 3),
        (plants.a_ping_whenever_something_is_said, "democrazy", STANDING, 3),
        (plants.frames_padded_by_choice, "third-man", SEATED, 3),
        (plants.a_length_written_in_two_ways, "habits", SEATED, 3),
        (plants.a_close_code_that_tells, "habits", STANDING, 4),
        (plants.a_header_that_counts_choices, "majority", STANDING, 3),
        (plants.a_lookup_turned_round_by_a_choice, "majority", STANDING, 3),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
async def test_a_leak_planted_on_the_wire_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None],
    game: str,
    blind: tuple[str, ...],
    pauses: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)

    honest = await evening(tmp_path, game, honest=True, most=pauses)
    other = await evening(tmp_path, game, honest=False, blind=blind, most=pauses)

    assert leaks(honest, other)
