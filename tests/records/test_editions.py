"""Records are true for ever: planted later editions of two games, beside today's, computed by both verifiers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from isoloir.core import Game, Match, Record, Setup, differences, has_other_rules, read_records
from isoloir.games import GAMES
from isoloir.games.democrazy import deck, house
from isoloir.table.party.replay import replay
from tests.cli.conftest import Run
from tests.records.golden import HERE, played
from tests.records.test_verifier import VERIFIER

GOLDEN = "format-3/{}-r1-v1.jsonl.gz"
BONUS = {1: 0, 2: 5}
"""What everybody at Majority begins with, by the version of the rules."""


TODAY = GAMES["majority"]


def with_a_bonus(setup: Setup, seed: str) -> Any:
    board = TODAY.new(setup, seed)
    return structs.replace(board, scores=(BONUS[setup.rules],) * setup.seats)


class MajorityWithABonus(VERIFIER.Majority):  # type: ignore[misc, name-defined]
    RULES = (1, 2)

    def set_up(self) -> None:
        super().set_up()
        self.scores = [BONUS[self.rules]] * self.n


@contextmanager
def another_majority(plant: pytest.MonkeyPatch) -> Iterator[Game[Any, Any]]:
    plant.setitem(VERIFIER.GAMES, "majority", MajorityWithABonus)
    yield replace(TODAY, rules=2, older_rules=(1,), new=with_a_bonus)


class DemocrazyWithAnotherDeck(VERIFIER.Democrazy):  # type: ignore[misc, name-defined]
    RULES = (1, 2)


@contextmanager
def another_democrazy(plant: pytest.MonkeyPatch) -> Iterator[Game[Any, Any]]:
    """Its third law has left the deck, and another one has come."""
    gone = list(deck.OWN.values())[2]
    come = structs.replace(gone, id="morning-dew", since=2)
    rows = {**deck.OWN, gone.id: structs.replace(gone, until=1), come.id: come}
    lines = [*VERIFIER.page_of_laws()]
    place = next(n for n, line in enumerate(lines) if f"| `{gone.id}` |" in line)
    until, since = (f"{lines[place][: -len('` |')]} {more}` |" for more in ("until=1", "since=2"))
    lines[place : place + 1] = [until, since.replace(gone.id, come.id)]
    for room in (deck, house):
        plant.setattr(room, "OWN", rows)
    plant.setattr(VERIFIER, "page_of_laws", lambda: lines)
    plant.setitem(VERIFIER.GAMES, "democrazy", DemocrazyWithAnotherDeck)
    _forget()
    yield replace(GAMES["democrazy"], rules=2, older_rules=(1,))
    plant.undo()
    _forget()


def _forget() -> None:
    deck._all_cards.cache_clear()
    house.house_laws.cache_clear()


PLANTED = {"majority": another_majority, "democrazy": another_democrazy}


@pytest.fixture(params=PLANTED)
def edition(request: pytest.FixtureRequest) -> Iterator[Game[Any, Any]]:
    with pytest.MonkeyPatch.context() as plant, PLANTED[request.param](plant) as game:
        plant.setitem(GAMES, game.key, game)
        yield game


def released(game: Game[Any, Any]) -> bytes:
    return gzip.decompress((HERE / GOLDEN.format(game.key)).read_bytes())


def only(text: bytes) -> Record:
    (record,) = read_records(text.splitlines(keepends=True))
    return record


def both(text: bytes, game: Game[Any, Any]) -> tuple[bool, bool]:
    """Whether it holds, for each verifier."""
    record = only(text)
    assert not has_other_rules(record.header, game)
    return not list(differences(record, game)), list(VERIFIER.verify(text.decode().splitlines())) == [None]


def test_a_record_of_an_earlier_edition_is_computed_and_shown_with_its_board(
    edition: Game[Any, Any], run: Run, tmp_path: Path
) -> None:
    path = tmp_path / "old.jsonl"
    path.write_bytes(released(edition))

    shown = replay(path.read_bytes(), 0)

    assert both(path.read_bytes(), edition) == (True, True)
    assert (shown.other_rules, shown.differences) == (False, [])
    assert bytes(shown.moments[0].view) != b"null"
    assert any(moment.moments for moment in shown.moments[1:])
    assert run("verify", path).code == 0
    assert run("replay", path, typed="G\n").code == 0


def test_the_new_edition_is_another_game_and_proves_itself_too(edition: Game[Any, Any]) -> None:
    new = played(edition, 4, {})
    old = only(released(edition))

    assert both(new.encode(), edition) == (True, True)
    assert (new.header.rules, old.header.rules) == (2, 1)
    assert new.lines[0].events != old.lines[0].events or new.end.scores != old.end.scores


def forged(record: Record) -> Iterator[Record]:
    """A result, an answer, and the whole game said to be of the other edition, with an honest promise of that."""
    end = record.end
    yield structs.replace(record, end=structs.replace(end, scores=(end.scores[0] + 1, *end.scores[1:])))
    header = structs.replace(record.header, rules=3 - record.header.rules)
    promised = structs.replace(record, header=header).commitment or ""
    yield structs.replace(record, header=structs.replace(header, commitment=promised))


def test_a_forged_record_of_any_edition_is_noticed_by_both_verifiers(edition: Game[Any, Any]) -> None:
    for honest in (only(released(edition)), played(edition, 4, {})):
        for each in forged(honest):
            assert both(each.encode(), edition) == (False, False)


def test_a_game_under_way_is_played_on_under_the_rules_it_began_with(edition: Game[Any, Any]) -> None:
    before = Match.new(edition, edition.setup(4, rules=1), "seed")

    again = Match.load(edition, before.save())

    assert again.setup.rules == 1
    assert again.board == before.board
    assert msgspec.json.decode(again.save())["rules"] == 1


def test_every_house_game_still_plays_every_edition_it_ever_had() -> None:
    for game in GAMES.values():
        assert [rules for rules in range(1, game.rules + 1) if not game.plays(rules)] == []
        assert tuple(range(1, game.rules + 1)) == VERIFIER.GAMES[game.key].RULES
