"""What one receives does not depend, in content, order, number or length, on what it may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec import structs

from isoloir.core import Match, chance
from isoloir.core.value import encode
from isoloir.games import GAMES
from isoloir.table.live.table import announce as told
from isoloir.table.live.table.ticks import Chosen, Ticks
from isoloir.table.live.table.turn import Item, Turn
from isoloir.table.live.table.viewer import Moment, newest, to_all, welcome_of
from isoloir.table.log.entries import Entry, Sealed
from isoloir.table.log.told import Heard
from isoloir.table.party import booth
from isoloir.table.party.pace import Pace
from isoloir.table.party.play import Play
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal
from isoloir.table.wire.socket_codec import decode_answer

from .harness import Page, four
from .lockstep import Run, leaks, received


@pytest.mark.parametrize("game", GAMES)
async def test_nobody_can_tell_what_others_have_sealed_or_how_often_they_changed_their_mind(game: str) -> None:
    assert await leaks(game) == []


@pytest.mark.parametrize("game", GAMES)
async def test_the_two_runs_compared_are_long_enough_to_mean_something(game: str) -> None:
    frames = await received(game, True)

    assert all(sum(b'"Moved"' in frame for frame in heard) > 3 for heard in frames)
    assert sum(len(frame) for heard in frames for frame in heard) > 20_000


def told_in(frame: bytes) -> list[Heard]:
    match decode_answer(frame):
        case a.Moved() as moved:
            return moved.told
        case a.Welcome(moved=a.Moved() as moved):
            return moved.told
    return []


@pytest.mark.parametrize("game", GAMES)
async def test_what_is_told_to_one_seat_reaches_nobody_else(game: str) -> None:
    run = await Run(game, honest=True).open()
    for turn in range(12):
        if not run.is_over:
            run.pause(turn)
    state = run.party.table.party
    alone = 0
    for page in run.pages:
        seats = state.seats_of(page.person)
        strangers = [heard for frame in page.frames for heard in told_in(frame) if heard.only not in (None, *seats)]
        alone += sum(heard.only in seats for frame in page.frames for heard in told_in(frame))
        assert strangers == []
        again = run.party.page(page.person).moved
        assert state.play is not None
        assert again.told == state.play.heard(seats)
        assert again.heard == len(again.told)
    assert alone > 0 or game not in {"the-majority", "democrazy"}, "nothing was told to one seat alone"


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_viewer_is_sent_does_not_depend_on_what_its_game_hides(game: str) -> None:
    """Two true boards that differ only in what a viewer may not know give it the same bytes."""
    party, pages = await four(Pace(grace=0), game, GAMES[game].seats[min(1, len(GAMES[game].seats) - 1)])
    watcher = await party.join("Watcher")
    differed = 0
    for _ in range(12):
        for page in [*pages, watcher]:
            differed += _swapped(page)
        for page in pages:
            for ask in page.moved.asks:
                page.choose(ask.seat, chance("swap", page.moved.pause, ask.seat).sample(ask.options, ask.take))
        party.clock.advance(0)
    assert differed > 0, "the boards compared were all the same"


def _swapped(page: Page) -> bool:
    state = page.table.party
    play = state.play
    assert play is not None
    if play.over:
        return False
    seats = state.seats_of(page.person)
    match = play.match
    swapped = match.game.swap_secrets(match.board, seats[0] if seats else None, chance("swap", play.pause))
    before = _shown(page, play, seats)
    play.stand_at(Match.at(match.game, match.setup, swapped, match.pause - 1))
    after = _shown(page, play, seats)
    play.stand_at(match)
    assert before == after
    return bool(swapped != match.board)


def _shown(page: Page, play: Play, seats: tuple[int, ...]) -> tuple[bytes, bytes]:
    scene = page.table.memory.scene()
    moment = Moment(page.table.party, play, None, scene.now)
    moved = moment.moved(seats, newest(play, seats), has_sat=moment.has_sat(page.person))
    return encode(moved), encode(welcome_of(page.table.party, page.person, 0, 0, None, scene))


# ---- planted leaks: each has to be caught, or the test above means nothing

Plant = Callable[[pytest.MonkeyPatch], None]


def ticks_ordered_by_choice(patch: pytest.MonkeyPatch) -> None:
    def sealed(play: Play) -> list[int]:
        return sorted(play.ballot.sealed, key=lambda seat: str(play.ballot.shown_to(seat)))

    patch.setattr(Play, "sealed", property(sealed))


def a_frame_more_for_some_choices(patch: pytest.MonkeyPatch) -> None:
    honest = told.announce

    def announce(party: Any, entry: Entry, before: Any, presence: Any, scene: Any, turn: Turn) -> None:
        honest(party, entry, before, presence, scene, turn)
        if isinstance(entry, Sealed) and "5" in str(entry.choice) and entry.command and "first" in entry.command:
            turn.out += to_all(presence.viewers, a.Pong(0))

    patch.setattr("isoloir.table.live.table.take.announce", announce)


def a_count_moved_by_choices(patch: pytest.MonkeyPatch) -> None:
    honest = Play.count

    def count(play: Play, seats: tuple[int, ...]) -> int:
        return honest(play, seats) + sum("5" in str(play.ballot.shown_to(seat)) for seat in play.ballot.sealed)

    patch.setattr(Play, "count", count)


def log_numbers_for_clients(patch: pytest.MonkeyPatch) -> None:
    honest = told.greet

    def greet(party: Any, item: Item, *rest: Any) -> None:
        honest(party, item, *rest)
        if item.viewer is not None:
            rest[-1].out.append((item.viewer, encode(a.Pong(party.entries))))

    patch.setattr("isoloir.table.live.table.take.greet", greet)


def ticks_sent_again_on_every_edit(patch: pytest.MonkeyPatch) -> None:
    honest = Ticks.note

    def note(ticks: Ticks, chosen: Chosen) -> None:
        ticks._newest = None
        honest(ticks, chosen)
        ticks._send()

    patch.setattr(Ticks, "note", note)


def errors_that_quote_the_ballot(patch: pytest.MonkeyPatch) -> None:
    honest = booth.choose

    def choose(party: Any, person: int, said: Any, scene: Any) -> Sequence[Entry]:
        try:
            return honest(party, person, said, scene)
        except Refusal as why:
            if party.play is not None:
                ballot = party.play.ballot
                why.params["sealed"] = str([ballot.shown_to(seat) for seat in ballot.sealed])
            raise

    patch.setattr(booth, "choose", choose)


def everybodys_choice_in_a_welcome(patch: pytest.MonkeyPatch) -> None:
    honest = welcome_of

    def welcome(party: Any, person: int, game: int, heard: int, grace: int | None, scene: Any) -> a.Welcome:
        shown = honest(party, person, game, heard, grace, scene)
        if shown.moved is not None and party.play is not None:
            ballot = party.play.ballot
            said: dict[int, Any] = {seat: "bot" for seat in ballot.sealed if str(ballot.shown_to(seat)) > "(5"}
            moved = structs.replace(shown.moved, by={**shown.moved.by, **said})
            return structs.replace(shown, moved=moved)
        return shown

    patch.setattr("isoloir.table.live.table.announce.welcome_of", welcome)


@pytest.mark.parametrize(
    "plant",
    [
        ticks_ordered_by_choice,
        a_frame_more_for_some_choices,
        a_count_moved_by_choices,
        log_numbers_for_clients,
        ticks_sent_again_on_every_edit,
        errors_that_quote_the_ballot,
        everybodys_choice_in_a_welcome,
    ],
    ids=lambda plant: plant.__name__,
)
async def test_a_planted_leak_is_caught(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)

    assert await leaks("third-man")
