"""The ladder: every bot among every other, the same on any executor, and taken up again where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from isoloir.core import BadSetup
from isoloir.lab.journal import Journal
from isoloir.lab.ladder import Contest, Results, climbed, entrant, is_look, pieces
from isoloir.lab.ladder_plot import as_svg
from isoloir.lab.ladder_table import Ladder, interval, is_settled, ladder
from isoloir.lab.workers import AtOnce

CONTEST = Contest("third-man", 4, {}, "en", ("random", "regular"), "seed", 12)
MINE = """
def highest(view, question, dice):
    return (max(question.options),)


BOTS = {"expert": highest}
"""


def played(contest: Contest = CONTEST) -> Ladder:
    return ladder(contest, list(climbed(contest, AtOnce())))


def test_the_better_bot_stands_higher() -> None:
    found = played()

    one, other = found.pairings
    assert (one.one, other.one) == ("random", "regular")
    assert one.games == other.games == 12
    assert one.share < other.share
    assert other.low < other.share < other.high
    assert other.fair == 0.25


def test_ratings_come_with_intervals() -> None:
    pytest.importorskip("openskill")

    best, worst = played().ratings

    assert (best.name, worst.name) == ("regular", "random")
    assert best.low < best.rating < best.high
    assert as_svg("<title>", "rating", (best, worst), str).count("<circle") == 2


def test_what_was_stopped_goes_on_from_its_journal(tmp_path: Path) -> None:
    path, work = tmp_path / "ladder.jsonl", msgspec.to_builtins(CONTEST)
    first: Journal[Results] = Journal(path, work, Results, "rules")
    for _, _ in zip(range(3), climbed(CONTEST, AtOnce(), first), strict=False):
        pass
    first.close()

    again: Journal[Results] = Journal(path, work, Results, "rules")
    begun = len(again.done)
    found = ladder(CONTEST, list(climbed(CONTEST, AtOnce(), again)))
    again.close()

    assert 0 < begun < len(pieces(CONTEST))
    assert found == played()


def test_a_bot_of_ones_own_joins_by_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(MINE)
    contest = msgspec.structs.replace(CONTEST, entrants=("random", str(file)), games=2)

    assert [pairing.one for pairing in played(contest).pairings] == ["random", str(file)]


def test_what_is_no_bot_is_named() -> None:
    with pytest.raises(BadSetup, match="neither a level nor a file"):
        entrant("third-man", "nobody.py")


def test_intervals_stay_between_nothing_and_all() -> None:
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == pytest.approx(1)
    low, high = interval(50, 100)
    assert 0.4 < low < 0.5 < high < 0.6


def test_one_level_sits_among_another_without_meeting_it_the_other_way_round() -> None:
    contest = msgspec.structs.replace(CONTEST, entrants=("regular", "random"), among=("random",), games=8)

    found = played(contest)

    assert [(each.one, each.others) for each in found.pairings] == [("regular", "random"), ("random", "random")]
    assert found.ratings == ()


def test_a_bar_is_looked_at_when_the_games_have_doubled() -> None:
    contest = msgspec.structs.replace(CONTEST, among=("random",), games=200)

    looks = [(piece.one, piece.after) for piece in pieces(contest) if is_look(piece)]

    assert looks == [("regular", 48), ("regular", 96), ("regular", 192)]


def test_a_bar_is_settled_when_the_share_is_clearly_on_one_side() -> None:
    contest = msgspec.structs.replace(CONTEST, entrants=("regular",), among=("random",), games=48)
    piece = pieces(contest)[0]
    found = [(piece, Results((1.0, 0.0) * 24, (1,) * 48))]

    assert [is_settled(contest, found, bar) for bar in (0.25, 0.32, 0.5, 0.68, 0.75)] == [
        True,
        False,
        False,
        False,
        True,
    ]
