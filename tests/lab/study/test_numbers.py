"""From rows to numbers, with rows written by hand."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from isoloir.content.messages import catalogue
from isoloir.core import LANGUAGES, OVER, Ask, BySeat, Game, Match, Seat, Step, Tell, Value, ask
from isoloir.core.trace import Reveal, Trace
from isoloir.games.democrazy.events import Voted
from isoloir.lab.study import rows as rows_
from isoloir.lab.study.estimates import errors
from isoloir.lab.study.numbers import Numbers, numbers, sampled
from isoloir.lab.study.play import Table, margin_after
from isoloir.lab.study.report import ORDER
from isoloir.lab.study.rows import Count, Result, Row, Tallies, work
from isoloir.lab.study.variant import Job, Variant

DOCS = (Path(__file__).parents[3] / "docs" / "lab.md").read_text(encoding="utf-8")


def found(*shares: tuple[float, ...], teams: int = 2, **arms: tuple[float, ...]) -> Numbers:
    rows = tuple(Row({"pauses": 1.0}, each, (0.0,) * 11) for each in shares)
    return numbers(sampled([Result(rows)], arms, teams))


def test_secrecy_is_what_the_same_seat_had_in_the_same_game_without_a_peek() -> None:
    """The seats take turns: 0, 1, 0 had a whole victory each, and peeking they have a whole, a whole and a half."""
    secrecy = found((1, 0), (0, 1), (1, 0), peek=(1, 1, 0.5)).measures["secrecy"]

    assert secrecy.mean == pytest.approx(-1 / 6, abs=1e-6)


def test_seat_advantage_is_between_the_luckiest_and_the_unluckiest_seat() -> None:
    """Three pairs to pick from: 2, 1 and 1 victories of four, so the luckiest is 1, 1, -1, 0 ahead of the last."""
    advantage = found((1, 0, 0), (1, 0, 0), (0, 0, 1), (0, 1, 0), teams=3).measures["seat-advantage"]
    spread = sqrt((2 * 0.75**2 + 1.25**2 + 0.25**2) / 3)

    assert advantage.mean == 0.25
    assert advantage.high == pytest.approx(0.25 + errors(3, 3) * spread / 2, abs=1e-5)


def test_one_look_in_thirty_saves_an_option() -> None:
    counts = {
        "never": Count(offered=30), "once": Count(offered=30, chosen=1), "seldom": Count(offered=29),
        "worst": Count(offered=30, chosen=1, tried=30), "good": Count(offered=30, chosen=1, tried=30, best=1),
    }  # fmt: skip
    rows = (Row({"pauses": 1.0}, (1, 0), (0.0,) * 11),)
    seen = numbers(sampled([Result(rows, {"q": counts})], {}, 2))

    assert seen.dead == {"q": ("never",)}
    assert seen.dominated == {"q": ("worst",)}


def test_those_who_voted_for_a_law_have_their_share_of_the_victory() -> None:
    told = (Voted("rust", ("yes", "no", "yes"), 2, 1, True), Voted("rainbow", ("no", "yes", "no"), 1, 2, False))
    trace = Trace("democrazy", ((0,), (1,), (2,)), (0, 0, 0), (Reveal({}, (0, 0, 0), told),), (0,))
    tallies = Tallies()
    rows_._count(trace, tallies)

    assert tallies.counts["law"] == {"rust": Count(1, 1, 2, 1.0), "rainbow": Count(1, 0, 1, 0.0)}


def test_the_one_that_differs_moves_from_seat_to_seat_and_takes_its_partner_along(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tables = []

    def noted(match: Match[Any], table: Table) -> tuple[Seat, ...]:
        tables.append((table.bots, table.peeker))
        return (1, 3)

    monkeypatch.setattr(rows_, "winners_of", noted)
    variant = Variant("", "the-majority", 4, {}, "en", ("regular",) * 4)
    alone, other = ("novice", "random") * 2, ("random", "novice") * 2

    assert work(Job(variant, "novice/random", 0, 3, "s")).focus == (0, 1, 0)
    assert work(Job(variant, "peek", 3, 5, "s")).focus == (1, 0)
    assert tables == [(alone, None), (other, None), (alone, None), (variant.bots, 3), (variant.bots, 0)]


class Board(Value, frozen=True):
    scores: BySeat[int] = ()
    next: str = "pick"


def pick(board: Board, tell: Tell) -> Step[Board]:
    picks = yield from ask({seat: Ask("pick", (1, 10)) for seat in range(len(board.scores))})
    return replace(board, scores=tuple(picks[seat] for seat in range(len(board.scores))), next=OVER)


@pytest.mark.parametrize(
    ("seats", "others", "margin"), [(4, (1, 1, 1), 9), (4, (1, 10, 1), 18), (3, (1, 10), 0), (3, (1, 1), 9)]
)
def test_how_far_ahead_is_counted_for_the_team_from_the_best_other(
    seats: int, others: tuple[int, ...], margin: int
) -> None:
    """The last seat takes 10; with four the partner is two seats away."""
    pairs = ((0, 2), (1, 3))
    game: Game[Board, Any] = Game(
        key="tiny-margins", seats=range(3, 5), board=Board, events=(), steps={"pick": pick},
        new=lambda setup, seed: Board((0,) * setup.seats), scores=lambda board: board.scores,
        teams=lambda count: pairs if count == 4 else tuple((seat,) for seat in range(count)),
    )  # fmt: skip
    match = Match.new(game, game.setup(seats), "seed")
    choices = {seat: (each,) for seat, each in enumerate((*others, 1))}

    assert margin_after(match, choices, seats - 1, (10,)) == margin


@pytest.mark.parametrize("name", ORDER)
def test_every_measure_is_defined_for_designers_in_both_languages_and_in_the_docs(name: str) -> None:
    for lang in LANGUAGES:
        for message in (f"lab-{name}", f"lab-{name}-designer", f"lab-{name}-definition"):
            assert catalogue(lang).has(message), (lang, message)
    assert f"| `{'agency-LEVEL' if name.startswith('agency') else name}` |" in DOCS
