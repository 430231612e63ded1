"""What each viewer is shown: built from the party for the seats they hold, the same bytes for the same seats."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Any, Protocol

from msgspec import Raw
from msgspec.structs import replace

from isoloir.bots import temper_of
from isoloir.core import Ask, Match, Seat
from isoloir.core.value import encode
from isoloir.games import GAMES

from ...log.told import Heard, Problem
from ...log.words import Hours, Person, Tempo
from ...party.absence import offered, voices_needed
from ...party.agreed import unseen
from ...party.booth import objection
from ...party.festival_shown import festival_of, sheets_of
from ...party.firsts import unmet
from ...party.moments import Opening, latest_told, opening_of
from ...party.own_cards import option_for_cards, own_cards, written
from ...party.pace import turns_of
from ...party.party import Party
from ...party.play import Play, Views
from ...party.scene import Scene
from ...party.standing import standing_of
from ...wire import from_server as a
from ...wire.standing import Proposal

PAGE = 100
"""So many people are listed at once."""
MOST_HISTORY = 500
"""How many events are sent to a viewer who hasn't seen anything of the game yet."""

NOTHING = Raw(b"null")


class Viewer(Protocol):
    """One open page of a person. `send` never waits; `close` says a last word."""

    person: Person
    token: str
    """The digest of the secret it came in with."""

    def send(self, frame: bytes) -> None: ...

    def close(self, code: str) -> None: ...


def lobby_of(party: Party, here: AbstractSet[Person], you: Person | None = None) -> a.Lobby:
    problem = objection(party) if party.phase in ("lobby", "over") else None
    listed = party.listed()
    shown = listed if you is None or you in listed else (*listed, you)
    return a.Lobby(
        phase=party.phase,
        settings=party.settings,
        owner=party.owner,
        host=party.host,
        seats=seats_of(party),
        people=[person_of(party, person, here) for person in shown],
        problem=None if problem is None else Problem(problem.code, problem.params),
        paused=party.paused,
        hints=party.gives_hints,
        tempo=party.tempo,
        facts=facts_of(party.settings.game),
        standing=standing_of(party),
        proposed=[Proposal(person, game) for person, game in party.proposed.items() if person in shown],
        more=party.crowd - len(shown),
        unseen=unseen(party) if problem is None and party.phase in ("lobby", "over") else None,
        of=party.of,
        festival=festival_of(party),
        sheets=sheets_of(party),
        written=len(written(party)),
        takes=option_for_cards(party),
    )


def person_of(party: Party, person: Person, here: AbstractSet[Person]) -> a.PersonState:
    body = party.people[person]
    return a.PersonState(person, body.name, person in here, body.screen, body.hours.away)


def people_after(party: Party, after: Person, here: AbstractSet[Person]) -> a.People:
    """A page of all who are there."""
    present = [person for person in range(after + 1, len(party.people) + 1) if party.is_present(person)]
    return a.People([person_of(party, person, here) for person in present[:PAGE]], len(present[PAGE:]))


def cards_of(party: Party, person: Person, command: str) -> a.Cards:
    looks = party.settings.last_look and party.host == person
    return a.Cards(command, [*own_cards(party, person)], [*written(party)] if looks else None)


def changes_of(before: a.Lobby, after: a.Lobby) -> a.Changed | None:
    """How many people there are besides isn't worth a message to all of them."""
    names = [name for name in after.__struct_fields__ if getattr(before, name) != getattr(after, name)]
    if not names or names == ["more"]:
        return None
    return a.Changed({name: Raw(encode(getattr(after, name))) for name in names})


def facts_of(key: str) -> dict[str, str | int]:
    return GAMES[key].rule_facts() if key in GAMES else {}


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
        """`watched`: pages show what came before, and only what is new is sent."""
        match = _match_of(play)
        self._play, self._views = play, None if match is None else play.views
        self._opening: Opening | None = None
        self._since: int | None = None
        """What pages are showing; None if they have to be sent everything."""
        self._turns: a.Turns | None = None
        if watched and match is not None:
            self._watch(party.base + play.pause, match, party.tempo)
        self._sat = party.sat.get(play.game, ())
        self._asks = match.asks if match is not None and not play.over else {}
        self._asked, self._sealed = sorted(self._asks), play.sealed if self._asks else []
        self._base, self._pause = party.base, party.base + play.pause
        self._deadline, self._grace = until(play.deadline, now), until(grace, now)
        self._over, self._new = _over(party, play), unmet(party, play, self._asks)

    def _watch(self, pause: int, match: Match[Any], tempo: Tempo) -> None:
        if self._play.over is not None and self._play.over.stopped:  # at the pause that pages show
            self._since = pause
            return
        self._opening = opening_of(self._play, match)
        if self._opening is not None and self._play.opened is not None:
            self._since, self._turns = pause - 1, turns_of(self._opening.game, self._opening.stage, tempo)

    def has_sat(self, person: Person) -> bool:
        return person in self._sat

    def show_the_end(self) -> None:
        """To everybody, whole, without the steps that lead there."""
        self._opening = self._since = self._turns = None

    def moved(self, seats: tuple[Seat, ...], told: list[Heard], *, has_sat: bool, is_new: bool = False) -> a.Moved:
        """`is_new`: they were not shown what these seats saw before, and won't be."""
        play, asks, over = self._play, self._asks, self._over
        if over is not None and not has_sat:
            over = replace(over, record=None)
        shown = seats if len(seats) == 1 else (*seats, None)
        seat_view = self._whole if is_new else self._seat_view
        return a.Moved(
            play.game,
            play.key,
            self._pause,
            [] if self._views is None else [seat_view(seat, self._views) for seat in shown],
            told,
            self._base + play.count(seats),
            [self._ask(seat, asks[seat]) for seat in seats if seat in asks],
            self._asked,
            self._sealed,
            play.by,
            play.commitment,
            self._deadline,
            self._grace,
            over,
            None if is_new else self._since,
            self._new,
            None if is_new else self._turns,
        )

    def _ask(self, seat: Seat, question: Ask[Any]) -> a.SeatAsk:
        chosen = self._play.ballot.shown_to(seat) if self._sealed else None
        return a.SeatAsk(seat, question.what, question.options, question.take, chosen, question.letters or 0)

    def _seat_view(self, seat: Seat | None, views: Views) -> a.SeatView:
        """Views and patches go into the message as they are, and are encoded with it."""
        if self._opening is None:
            return self._whole(seat, views) if self._since is None else a.SeatView(seat, NOTHING)
        try:
            steps: Any = self._opening.seen_by(seat, views)
            begin: Any = self._opening.before.of(seat) if self._since is None else NOTHING
        except Exception:  # if the fold fails we lose the steps of one reveal, not the table
            return self._whole(seat, views)
        return a.SeatView(seat, begin, steps)

    def _whole(self, seat: Seat | None, views: Views) -> a.SeatView:
        """As things stand."""
        view: Any = views.of(seat)
        return a.SeatView(seat, view)


def _match_of(play: Play) -> Match[Any] | None:
    """None for a save that no longer loads: then the game is over, and says why."""
    if play.over is None or play.over.problem is None:
        return play.match
    try:
        return play.match
    except Exception:  # a game that changed may fail in any way on its old boards
        return None


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
        lobby=lobby_of(party, scene.shown, person),
        moved=moved,
        commitment=commitment_of(party, scene),
        stand_ins=stand_ins_of(party, scene),
        patience="usual" if party.people[person].lent else party.people[person].patience,
        now=scene.now,
        hours=Hours() if party.people[person].lent else party.people[person].hours,
    )


class Frames:
    """The encoded Moved for each set of held seats, made once each."""

    def __init__(self, party: Party, play: Play, now: int) -> None:
        self._moment = Moment(party, play, None, now, watched=True)
        self._newest = list(latest_told(play))
        is_open = len(self._newest) == len(heard_by(self._newest, ()))
        self._to_all: Any = Raw(encode(self._newest)) if is_open else None
        """Told to everybody alike, and written down once."""
        self._held, self._sat = party.held(), party.sat.get(play.game, ())
        self._new = {person for person, pause in play.veiled.items() if pause >= play.pause - 1}
        """They hold seats, and were let in too late to see them until now."""
        self._made: dict[tuple[tuple[Seat, ...], bool, bool], bytes] = {}

    def of(self, person: Person) -> bytes:
        held = self._held.get(person, ()), person in self._sat, person in self._new
        frame = self._made.get(held)
        if frame is None:
            try:
                frame = self._frame(*held)
            except Exception:  # steps that can't be written down are lost like those that can't be worked out
                self._moment.show_the_end()
                frame = self._frame(*held)
            self._made[held] = frame
        return frame

    def _frame(self, seats: tuple[Seat, ...], has_sat: bool, is_new: bool) -> bytes:
        told = self._to_all or heard_by(self._newest, seats)
        return encode(self._moment.moved(seats, told, has_sat=has_sat, is_new=is_new))


def to_all(viewers: Iterable[Viewer], answer: a.FromServer) -> list[tuple[Viewer, bytes]]:
    frame = encode(answer)
    return [(viewer, frame) for viewer in viewers]
