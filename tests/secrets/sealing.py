"""Sealing where the table seals: into the ballot of a party's play, looked at through what its viewers are sent."""

from __future__ import annotations

from typing import Any

from isoloir.core import Chance, Game, Match, Seat, Setup, Shuffle, chance
from isoloir.core.value import encode
from isoloir.table.live.table.viewer import Moment
from isoloir.table.log.entries import Sealed
from isoloir.table.log.words import Look, Person, Settings
from isoloir.table.party.fold import apply
from isoloir.table.party.party import Chair, Party
from isoloir.table.party.play import Play
from isoloir.testing.play import random_choices, seen, some_pauses, viewers


def at_a_table(match: Match[Any]) -> Party:
    """Person 1 in seat 0, and so on; one more person watches."""
    play = Play(1, match.game.key, Shuffle("seed", "salt"), "commitment", 0, pause=match.pause)
    play.stand_at(match)
    chairs = [Chair(f"Seat {seat}", Look(), seat + 1) for seat in range(match.setup.seats)]
    return Party(settings=Settings(match.game.key, {}), phase="playing", chairs=chairs, play=play)


def sent(party: Party, person: Person) -> bytes:
    assert party.play is not None
    moment = Moment(party, party.play, None, 0)
    return encode(moment.moved(party.seats_of(person), [], has_sat=True))


def seal(party: Party, seat: Seat, choice: tuple[Any, ...]) -> None:
    assert party.play is not None
    apply(party, Sealed(pause=party.play.pause, seat=seat, choice=choice, person=seat + 1))


def check_sealing_changes_no_view(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """Nobody's view moves, and what anybody else is sent is the same whatever was sealed and however often."""
    for n, (match, choices) in enumerate(some_pauses(game, setup, seed, 30)):
        views = [seen(match, viewer) for viewer in viewers(setup)]
        party, dice = at_a_table(match), chance(seed, "second thoughts", n)
        for seat in choices:
            _check_one_seal(party, seat, tuple(choices[seat]), dice)
        assert [seen(match, viewer) for viewer in viewers(setup)] == views


def _check_one_seal(party: Party, seat: Seat, choice: tuple[Any, ...], dice: Chance) -> None:
    assert party.play is not None
    seats = len(party.chairs)
    others = [person for person in range(1, seats + 2) if person != seat + 1]
    seal(party, seat, tuple(random_choices(party.play.asks, dice)[seat]))
    first = [sent(party, person) for person in others]
    seal(party, seat, choice)
    assert [sent(party, person) for person in others] == first
