"""What counts as a frame when `make bench-web` reads a trace."""

from __future__ import annotations

from tests.web.bench import told
from tests.web.frames import Event, Reveal, reveal


def task(start: int, work: int) -> Event:
    return {"name": "RunTask", "ts": start * 1000, "dur": work * 1000, "tdur": work * 1000}


def commit(at: int) -> Event:
    return {"name": "Commit", "ts": at * 1000, "dur": 0, "tdur": 0}


def read(events: list[Event], *requests: int) -> Reveal:
    return reveal(sorted(events, key=lambda event: int(event["ts"])), [at * 1000 for at in requests])


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


def test_reveals_in_which_nothing_was_drawn_are_said_to_be_that() -> None:
    assert told([]) == "nothing was drawn in 0 reveals"
    assert told([Reveal([], [70])]) == "nothing was drawn in 1 reveals"
    assert "worst 53 ms of 1" in told([Reveal([53], []), Reveal([], [70])])
