"""The law table: what it counts, and the deck it guards."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from isoloir.core import Event, Match, Told
from isoloir.games import GAMES
from isoloir.games.democrazy.board import Standing
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.events import (
    Applied,
    BagEmptied,
    CameIntoForce,
    Counted,
    Proposed,
    TokensDrawn,
    TurnBegan,
    Voted,
)
from isoloir.games.democrazy.scoring import Line
from isoloir.games.democrazy.voting import Reason, Vote
from isoloir.lab.laws import Fate, fates
from isoloir.lab.simulate import Study, play_batch

LEAST_ADOPTED = 0.10
MOST_IDLE = 0.80
EARLY = 10


def table_of(seats: int, games: int, seed: str) -> tuple[dict[str, Fate], int]:
    """The fates of all laws, and the shortest game in turns."""
    study = Study("democrazy", seats, {}, "en", ("regular",) * seats, seed, games)
    tally = play_batch(study, range(games)).tally
    return tally.laws, tally.rounds.least or 0


def test_a_law_is_counted_once_per_game_and_the_parts_add_up() -> None:
    laws, _ = table_of(4, 6, "law table")

    assert set(laws) <= set(OWN)
    for fate in laws.values():
        assert 6 >= fate.proposed >= fate.adopted >= fate.judged >= fate.idle


def adopted(law: str, *votes: Vote, why: tuple[Reason, ...] = ()) -> tuple[Event, Event]:
    cast = votes or ("yes",) * 4
    return Proposed(0, law), Voted(law, cast, cast.count("yes"), cast.count("no"), adopted=True, why=why)


def counted(seat: int, rust: int) -> Counted:
    return Counted(seat, (Line(None, 5), Line("rust", rust), Line("red-carpet", 3)), 8 + rust)


EVENING: dict[str, tuple[tuple[Event, ...], Fate]] = {
    "royalties": ((Proposed(0, "royalties"), Voted("royalties", ("no",) * 4, 0, 4, adopted=False)), Fate(1)),
    "gold-rush": (adopted("gold-rush"), Fate(1, 1)),  # repealed before the final count
    "morning-coffee": (adopted("morning-coffee"), Fate(1, 1)),  # the game was over before it came into force
    "rust": (adopted("rust"), Fate(1, 1, 1)),  # costs one seat a point
    "red-carpet": (adopted("red-carpet"), Fate(1, 1, 1, 1)),  # everyone gains 3
    "big-mouth": ((*adopted("big-mouth"), CameIntoForce("big-mouth")), Fate(1, 1, 1)),  # turns the next vote
    "pot-luck": (
        (
            *adopted("pot-luck", "yes", "yes", "no", "no", why=(Reason("weight", "big-mouth", adopts=True),)),
            Applied("pot-luck"),
        ),
        Fate(1, 1, 1, 1),  # moves nothing
    ),
    "ray-of-sunshine": (
        (*adopted("ray-of-sunshine"), Applied("ray-of-sunshine"), TokensDrawn(1, ("green",)), TurnBegan(9, 0)),
        Fate(1, 1, 1),
    ),
    "second-helping": (
        (*adopted("second-helping"), Applied("second-helping"), TokensDrawn(2, ("red",)), BagEmptied(2)),
        Fate(1, 1, 1, 0, 1),
    ),
}
"""Told in this order, with what each law must come to."""


def test_what_became_of_each_law_of_an_evening_told_by_hand() -> None:
    game = GAMES["democrazy"]
    match = Match.new(game, game.setup(4), "an evening")
    match.board = replace(match.board, force=(Standing("rust"), Standing("red-carpet"), Standing("big-mouth")))
    told = [event for events, _ in EVENING.values() for event in events]
    told += [counted(0, -1), *(counted(seat, 0) for seat in (1, 2, 3))]

    assert fates(match, map(Told, told)) == {law: fate for law, (_, fate) in EVENING.items()}


@pytest.mark.soak
def test_every_law_is_adopted_now_and_then_and_matters() -> None:
    whole: dict[str, Fate] = {}
    for seats in (4, 6, 8, 10):
        for law, fate in table_of(seats, 400, f"guard {seats}")[0].items():
            whole[law] = whole.get(law, Fate()) + fate

    assert set(whole) == set(OWN)
    assert {law for law, fate in whole.items() if fate.adopted < LEAST_ADOPTED * fate.proposed} == set()
    assert {law for law, fate in whole.items() if fate.idle > MOST_IDLE * fate.judged} == set()


@pytest.mark.soak
def test_no_game_of_ten_is_over_within_its_first_turns() -> None:
    assert table_of(10, 1000, "ten")[1] > EARLY
