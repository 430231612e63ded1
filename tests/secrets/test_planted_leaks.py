"""The suite finds what it is there to find: each copy of the tiny game with a planted leak fails it."""

from __future__ import annotations

from typing import Any

import pytest

from isoloir.core import Ballot, Match
from isoloir.games import GAMES
from isoloir.table.live.table import viewer
from isoloir.table.party.play import Play
from isoloir.testing.secrecy import check_every_secret_was_moved
from tests.tiny.game import LEAKS, tiny

from .sealing import check_sealing_changes_no_view

SEEDS = ["first", "second", "third", "fourth"]


def test_the_honest_game_passes() -> None:
    game = tiny()
    check_every_secret_was_moved(game, game.setup(4), SEEDS)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    game = tiny(leak)
    with pytest.raises(AssertionError):
        check_every_secret_was_moved(game, game.setup(4), SEEDS)


# ---- a sealed choice that shows, wherever it is kept or sent from


def who_has_sealed_in_the_order_of_what(patch: pytest.MonkeyPatch) -> None:
    def sealed(ballot: Ballot) -> tuple[int, ...]:
        return tuple(sorted(ballot._sealed, key=lambda seat: str(ballot._sealed[seat])))

    patch.setattr(Ballot, "sealed", property(sealed))


def everybodys_choice_beside_the_question(patch: pytest.MonkeyPatch) -> None:
    def shown_to(ballot: Ballot, seat: int) -> tuple[Any, ...] | None:
        return next(iter(ballot._sealed.values()), None)

    patch.setattr(Ballot, "shown_to", shown_to)


def a_view_that_looks_into_the_ballot(patch: pytest.MonkeyPatch) -> None:
    ballots: dict[int, Ballot] = {}
    stand_at, view = Play.stand_at, Match.view

    def standing(play: Play, match: Match[Any]) -> Match[Any]:
        ballots[id(match)] = play.ballot
        return stand_at(play, match)

    def peeking(match: Match[Any], seat: int | None) -> Any:
        return [view(match, seat), ballots[id(match)]._sealed if id(match) in ballots else None]

    patch.setattr(Play, "stand_at", standing)
    patch.setattr(Match, "view", peeking)


def a_count_that_a_change_of_mind_moves(patch: pytest.MonkeyPatch) -> None:
    keep, edits = Ballot.keep, [0]

    def counting(ballot: Ballot, *rest: Any) -> None:
        edits[0] += 1
        keep(ballot, *rest)

    patch.setattr(Ballot, "keep", counting)
    patch.setattr(Play, "count", lambda play, seats: edits[0])


def a_choice_named_as_a_bots(patch: pytest.MonkeyPatch) -> None:
    moved = viewer.Moment.moved

    def telling(moment: Any, *rest: Any, **more: Any) -> Any:
        shown = moved(moment, *rest, **more)
        shown.by.update(
            {seat: "bot" for seat, choice in moment._play.ballot._sealed.items() if sum(str(choice).encode()) % 2}
        )
        return shown

    patch.setattr(viewer.Moment, "moved", telling)


@pytest.mark.parametrize(
    "plant",
    [
        who_has_sealed_in_the_order_of_what,
        everybodys_choice_beside_the_question,
        a_view_that_looks_into_the_ballot,
        a_count_that_a_change_of_mind_moves,
        a_choice_named_as_a_bots,
    ],
)
def test_a_sealed_choice_that_shows_is_found(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["majority"]
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check_sealing_changes_no_view(game, game.setup(5), "planted")
