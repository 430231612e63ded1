"""What counts as a frame when `make bench-web` reads a trace."""

from __future__ import annotations

from tests.web.bench import drawn, times
from tests.web.frames import (
    ANSWERED,
    CHANGED,
    LOCKED,
    LOOKED,
    TAPPING,
    TOUCHED,
    Event,
    Frames,
    Heard,
    Traced,
    Waited,
    frames,
    traced,
)


def task(start: int, work: int) -> Event:
    return {"name": "RunTask", "ts": start * 1000, "dur": work * 1000, "tdur": work * 1000}


def commit(at: int) -> Event:
    return {"name": "Commit", "ts": at * 1000, "dur": 0, "tdur": 0}


def read(events: list[Event], *requests: int) -> Frames:
    return frames(sorted(events, key=lambda event: int(event["ts"])), [at * 1000 for at in requests])


def test_a_frame_is_all_that_happens_from_the_task_that_asks_for_it_to_the_one_that_commits_it() -> None:
    script, layout = task(100, 20), task(125, 30)

    assert read([script, task(121, 3), layout, commit(150)], 110) == ([53], [])


def test_what_happened_before_anything_was_to_be_drawn_kept_no_frame_waiting() -> None:
    tidying_up = task(0, 80)

    assert read([tidying_up, task(90, 5), task(100, 20), commit(119)], 105) == ([20], [80, 5])


def test_a_frame_asked_for_by_the_one_before_begins_where_that_one_ends() -> None:
    frames = [task(0, 10), commit(9), task(12, 40), task(60, 10), commit(69)]

    assert read(frames, 1, 8) == ([10, 50], [])


def test_what_follows_the_last_frame_is_no_frame() -> None:
    assert read([task(0, 10), commit(9), task(30, 70)], 1) == ([10], [70])
    assert read([task(30, 70)]) == ([], [70])


def mark(name: str, at: int) -> Event:
    return {"name": name, "ts": at * 1000}


def drawing(at: int, work: int) -> list[Event]:
    return [task(at, work), commit(at + work)]


def seen(*events: Event, heard: list[tuple[int, str]]) -> Traced:
    in_order = sorted(events, key=lambda event: int(event["ts"]))
    return traced(in_order, [], [Heard(at * 1000, kind) for at, kind in heard])


def test_a_reveal_lasts_from_the_message_after_the_lock_until_there_is_a_question() -> None:
    tapped, waiting, told, asking, after = (
        drawing(at, work) for at, work in ((5, 1), (20, 2), (40, 4), (60, 6), (80, 8))
    )
    marks = [mark(TAPPING, 0), mark(LOCKED, 10), mark(CHANGED, 63), mark(LOOKED, 100)]

    found = seen(*tapped, *waiting, *told, *asking, *after, *marks, heard=[(30, "Moved")])

    assert found.reveals == [([4, 6], [])]
    assert sorted(found.asked.frames) == [1, 8]


def test_a_question_is_whole_with_the_last_change_before_something_else_comes() -> None:
    booth, table, others = drawing(20, 5), drawing(40, 10), drawing(90, 3)
    marks = [mark(CHANGED, 22), mark(CHANGED, 45), mark(CHANGED, 91)]

    found = seen(*booth, *table, *others, *marks, heard=[(10, "Moved"), (70, "Ticks")])

    assert found.questions == [Waited(clock=40, work=15)]


def test_a_message_without_a_question_is_no_question() -> None:
    assert seen(*drawing(20, 5), heard=[(10, "Moved")]).questions == []


def test_a_tap_waits_for_what_was_under_way_and_for_the_frame_that_shows_its_answer() -> None:
    before, busy, answer = task(0, 9), task(10, 30), drawing(45, 6)
    touches = [mark(LOCKED, 5), mark(TOUCHED, 20), mark(ANSWERED, 47)]

    found = seen(before, busy, *answer, *touches, heard=[])

    assert found.telling == [Waited(clock=31, work=36)]
    assert found.choosing == []


def test_a_tap_on_an_option_is_told_apart() -> None:
    found = seen(*drawing(20, 5), mark(TAPPING, 5), mark(TOUCHED, 10), mark(ANSWERED, 22), heard=[])

    assert (found.choosing, found.telling) == ([Waited(clock=15, work=5)], [])


def test_a_bar_says_how_many_are_over_it() -> None:
    assert times([], 100).line == "none was seen"
    assert times([20, 99], 100).line == "median 60, worst 99 ms of 2 (under 100)"
    assert times([20, 99, 100], 100).is_over
    assert times([20, 99, 100], 100).line == "median 99, worst 100 ms of 3 (under 100, 1 over)"


def test_reveals_in_which_nothing_was_drawn_are_said_to_be_that() -> None:
    assert drawn([], 100).line == "nothing was drawn in 0"
    assert drawn([Frames([], [70])], 100).line == "nothing was drawn in 1"
    assert "worst 53 ms of 1; 1 of 1 frames over 50" in drawn([Frames([53], []), Frames([], [70])], 50).line
