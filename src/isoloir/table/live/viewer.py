"""What each viewer is shown: built from the party for the seats they hold, the same bytes for the same seats."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from isoloir.bots import temper_of
from isoloir.core import Match, Seat

from ..log.told import Heard, Problem
from ..log.words import Person
from ..party.absence import offered, voices_needed
from ..party.booth import objection
from ..party.moments import Opening, latest_told, opening_of
from ..party.party import Party
from ..party.play import Play
from ..party.scene import Scene
from ..wire import from_server as a

MOST_HISTORY = 500
"""How many events are sent to a viewer who hasn't seen anything of the game yet."""

encode = msgspec.json.Encoder().encode


class Viewer(Protocol):
    """One open page of a person. `send` never waits; `close` says a last word."""

    person: Person
    token: str
    """The digest of the secret it came in with."""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: str) -> None: ...


def lobby_of(party: Party, here: frozenset[Person]) -> a.Lobby:
    problem = objection(party) if party.phase in ("lobby", "over") else None
    return a.Lobby(
        phase=party.phase,
        settings=party.settings,
        owner=party.owner,
        host=party.host,
        seats=seats_of(party),
        people=[a.PersonState(person, body.name, person in here, body.screen) for person, body in party.present()],
        problem=None if problem is None else Problem(problem.code, problem.params),
        paused=party.paused,
        hints=party.gives_hints,
        remarks=party.remarks,
    )


def seats_of(party: Party) -> list[a.SeatState]:
    return [
        a.SeatState(
            seat,
            chair.name,
            chair.look,
            "bot" if chair.level else "person",
            chair.person,
            chair.level,
            chair.auto,
            temper_of(chair.name) if chair.level else None,
        )
        for seat, chair in enumerate(party.chairs)
    ]


class Moment:
    """Where the game stands, for any viewer: what's the same for all is computed once."""

    def __init__(self, party: Party, play: Play, grace: int | None, now: int, *, watched: bool = False) -> None:
        self._play, self._match, self._base = play, _match_of(play), party.base
        self._opening = opening_of(play, self._match) if watched and self._match else None
        self._sat = frozenset(party.sat.get(play.game, ()))
        self._asks = self._match.asks if self._match and not play.over else {}
        self._common = a.Moved(
            game=play.game,
            key=play.key,
            pause=party.base + play.pause,
            views=[],
            told=[],
            heard=0,
            asks=[],
            asked=sorted(self._asks),
            sealed=play.sealed if self._asks else [],
            by=play.by,
            commitment=play.commitment,
            deadline=until(play.deadline, now),
            grace=until(grace, now),
            over=_over(party, play),
        )

    def has_sat(self, person: Person) -> bool:
        return person in self._sat

    def moved(self, seats: tuple[Seat, ...], told: list[Heard], *, has_sat: bool) -> a.Moved:
        play, asks, over = self._play, self._asks, self._common.over
        return replace(
            self._common,
            over=over if has_sat or over is None else replace(over, record=None),
            views=views_of(self._match, seats, self._opening) if self._match else [],
            told=told,
            heard=self._base + play.count(seats),
            asks=[_ask(play, seat, asks[seat]) for seat in seats if seat in asks],
        )


def _match_of(play: Play) -> Match[Any] | None:
    """None for a save that no longer loads: then the game is over, and says why."""
    if play.over is None or play.over.problem is None:
        return play.match
    try:
        return play.match
    except Exception:  # a game that changed may fail in any way on its old boards
        return None


def views_of(match: Match[Any], seats: tuple[Seat, ...], opening: Opening | None = None) -> list[a.SeatView]:
    if len(seats) == 1:
        return [_seat_view(match, seats[0], opening)]
    return [_seat_view(match, seat, opening) for seat in (*seats, None)]


def _seat_view(match: Match[Any], seat: Seat | None, opening: Opening | None) -> a.SeatView:
    view = match.game.view(match.board, seat)
    if opening is None:
        return a.SeatView(seat, Raw(encode(view)))
    try:
        return a.SeatView(seat, Raw(encode(view)), opening.seen_by(seat, view))
    except Exception:  # if the fold fails we lose the steps of one reveal, not the table
        return a.SeatView(seat, Raw(encode(view)))


def _ask(play: Play, seat: Seat, question: Any) -> a.SeatAsk:
    return a.SeatAsk(seat, question.what, question.options, question.take, play.ballot.shown_to(seat))


def _over(party: Party, play: Play) -> a.Over | None:
    over = play.over
    if over is None:
        return None
    record = f"/api/tables/{party.code}/records/{play.game}"
    return a.Over(over.winners, over.scores, over.stopped, over.problem, record, over.story)


def until(at: int | None, now: int) -> a.Until | None:
    return None if at is None else a.Until(now, at)


def newest(play: Play, seats: tuple[Seat, ...]) -> list[Heard]:
    """What this viewer hears of the newest opening."""
    return heard_by(latest_told(play), seats)


def heard_by(told: Iterable[Heard], seats: tuple[Seat, ...]) -> list[Heard]:
    return [each for each in told if each.only is None or each.only in seats]


def missed(play: Play, seats: tuple[Seat, ...], game: int, heard: int) -> list[Heard]:
    """What this viewer hasn't heard yet, by its own count; only the last part if that's very long.

    A count from before a table was restored may count events that never happened, so everything is told.
    """
    everything = play.heard(seats)
    since = heard if game == play.game and 0 <= heard <= len(everything) else 0
    return everything[max(since, len(everything) - MOST_HISTORY) :]


def stand_ins_of(party: Party, scene: Scene) -> a.StandIns | None:
    if party.play is None or party.phase != "playing":
        return None
    voices = party.play.voices
    seats = [
        a.Voices(seat, sorted(voices.get(seat, ())), voices_needed(party, seat, scene))
        for seat in offered(party, scene)
    ]
    return a.StandIns(party.base + party.play.pause, seats)


def commitment_of(party: Party, scene: Scene) -> a.Commitment | None:
    play = party.play
    if play is None or party.phase != "shuffling":
        return None
    ends = a.Until(scene.now, play.promised + scene.pace.nonces)
    return a.Commitment(play.game, play.commitment, ends)


def welcome_of(party: Party, person: Person, game: int, heard: int, grace: int | None, scene: Scene) -> a.Welcome:
    seats, play = party.seats_of(person), party.play
    shown = party.shown_to(person)
    moved = None
    if play is not None and party.phase in ("playing", "over"):
        moment = Moment(party, play, grace, scene.now)
        moved = moment.moved(shown, missed(play, shown, game, heard - party.base), has_sat=moment.has_sat(person))
    return a.Welcome(
        you=person,
        seats=list(seats),
        code=party.code,
        key=party.key,
        lobby=lobby_of(party, scene.here),
        moved=moved,
        commitment=commitment_of(party, scene),
        stand_ins=stand_ins_of(party, scene),
        patience="usual" if party.people[person].lent else party.people[person].patience,
        now=scene.now,
    )


class Frames:
    """The encoded Moved for each set of held seats, made once each."""

    def __init__(self, party: Party, play: Play, now: int) -> None:
        self._moment = Moment(party, play, None, now, watched=True)
        self._newest = list(latest_told(play))
        self._is_open = all(each.only is None for each in self._newest)
        """Told to everybody alike."""
        self._held: dict[Person | None, tuple[Seat, ...]] = {}
        for seat, chair in enumerate(party.chairs):
            self._held[chair.person] = (*self._held.get(chair.person, ()), seat)
        self._made: dict[tuple[tuple[Seat, ...], bool], bytes] = {}

    def of(self, person: Person) -> bytes:
        held = (seats, has_sat) = self._held.get(person, ()), self._moment.has_sat(person)
        if held not in self._made:
            told = self._newest if self._is_open else heard_by(self._newest, seats)
            self._made[held] = encode(self._moment.moved(seats, told, has_sat=has_sat))
        return self._made[held]


def to_all(viewers: Iterable[Viewer], answer: a.FromServer) -> list[tuple[Viewer, bytes]]:
    frame = encode(answer)
    return [(viewer, frame) for viewer in viewers]
