"""When patience runs out: limits, stand-ins, a host who's away, a table with nobody left."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from isoloir.core import Match, Seat
from isoloir.games import game_of

from ..log import entries as e
from ..log.words import Person, Settings
from ..wire import from_client as s
from ..wire.refusal import Refusal
from .days import is_gone, keeps_its_people, opens_at
from .party import Party
from .play import Play
from .scene import Scene

NEVER = 2**53
TALK = 2
"""How many times longer nobody is thought late over a question that people talk about first."""
VOICES_FROM = 4
"""From this many seats on, one voice isn't enough to have a bot play for a person."""


def factor(party: Party) -> int | None:
    """If anyone needs more time everybody gets it, so that nobody is singled out; None means no limit."""
    needs = party.patience()
    if "endless" in needs:
        return None
    return 2 if "double" in needs else 1


def new_deadline(
    party: Party, settings: Settings, scene: Scene, match: Match[Any], since: int | None = None
) -> int | None:
    """`since`: from when time runs, where that isn't now."""
    own, now = limit_of(match), scene.now
    times = factor(party)
    if settings.days is not None and own is None:
        return opens_at(party, match.asks, settings.days, now if since is None else since, scene)
    if times is None or (own is None and settings.policy == "relaxed"):
        return None
    return now + times * (own or settings.seconds) * 1000


def limit_of(match: Match[Any]) -> int | None:
    """In seconds, of a question that ends by itself."""
    names = [match.game.limits[ask.what] for ask in match.asks.values() if ask.what in match.game.limits]
    return int(getattr(match.setup.options, names[0])) if names else None


def ends_by_itself(play: Play) -> bool:
    return play.deadline is not None and limit_of(play.match) is not None


def offers_from(party: Party, play: Play, seat: Seat, scene: Scene) -> int:
    """When the others may let a bot answer for this seat: as soon as its person is away, else once they've had time."""
    person, pace, seen = party.chairs[seat].person, scene.pace, scene.attendance
    assert person is not None, "nobody waits for a bot"
    if play.deadline is not None:
        patient = play.deadline
    else:
        talks = TALK if play.asks[seat].what in game_of(play.key).talks else 1
        times = factor(party)
        patient = play.since + talks * (pace.endless if times is None else times * pace.offer)
    if person in seen.connected:
        return patient
    return min(patient, max(play.since, seen.away_since(person) + pace.gone))


def is_left_to_the_table(party: Party, play: Play) -> bool:
    strict = party.settings.policy == "strict" or party.settings.days is not None
    return play.deadline is not None and (strict or ends_by_itself(play))


def offered(party: Party, scene: Scene) -> list[Seat]:
    """The silent seats for which a voice counts now."""
    play = party.play
    if play is None or not party.is_running or is_left_to_the_table(party, play):
        return []
    return [seat for seat in silent(party, play) if scene.now >= offers_from(party, play, seat, scene)]


def offers_change(party: Party, play: Play, scene: Scene) -> int | None:
    """When to look again at who a bot may stand in for, and how many voices that takes; None if the table does it."""
    if is_left_to_the_table(party, play):
        return None
    starts = [offers_from(party, play, seat, scene) for seat in silent(party, play)]
    tired = [scene.attendance.silent_since(person) + scene.pace.minded for person in party.seated()]
    later = [at for at in (*starts, *tired) if at > scene.now]
    return min(later, default=scene.now)


def silent(party: Party, play: Play) -> list[Seat]:
    """Seats of people who haven't answered and have no bot to do it."""
    chairs, standing = party.chairs, play.standing
    return [
        seat
        for seat in play.waiting
        if chairs[seat].person is not None and seat not in standing and not chairs[seat].auto
    ]


def voices_needed(party: Party, seat: Seat, scene: Scene) -> int:
    """Only counts people who do something: a page that's merely open can't be asked, and isn't waited for."""
    able = (party.seated() & scene.attendance.lively(scene.now, scene.pace.minded)) - {party.chairs[seat].person}
    return 2 if len(party.chairs) >= VOICES_FROM and len(able) >= 2 else 1


def outvoted(party: Party, scene: Scene) -> list[Seat]:
    """Seats for which enough people have spoken, now that others have fallen silent."""
    play = party.play
    if play is None or not any(play.voices.values()):
        return []
    spoken = ((seat, len(play.voices.get(seat, ()))) for seat in offered(party, scene))
    return [seat for seat, voices in spoken if voices and voices >= voices_needed(party, seat, scene)]


def play_for(party: Party, person: Person, said: s.PlayFor, scene: Scene) -> Sequence[e.Entry]:
    play = party.play
    if not party.seats_of(person):
        raise Refusal("not-seated")
    if (
        play is None
        or party.phase != "playing"
        or said.pause != party.base + play.pause
        or said.seat not in play.waiting
    ):
        raise Refusal("late")
    if said.seat not in offered(party, scene):
        raise Refusal("too-early")
    spoken = play.voices.get(said.seat, ())
    if person in spoken:
        raise Refusal("spoken")
    voice = e.Voiced(pause=play.pause, seat=said.seat, person=person)
    if len(spoken) + 1 < voices_needed(party, said.seat, scene):
        return [voice]
    return [voice, stand_in(party, play, said.seat, scene)]


def stand_in(party: Party, play: Play, seat: Seat, scene: Scene) -> e.StoodIn:
    """Just this once if the person may be there; if they're away or asleep, until they're back."""
    person = party.chairs[seat].person
    assert person is not None, "nobody stands in for a bot"
    if party.settings.days is not None:
        return e.StoodIn(pause=play.pause, seat=seat, stays=seat in play.missed)
    asleep = scene.now >= scene.attendance.silent_surely_since(person) + scene.pace.asleep
    return e.StoodIn(pause=play.pause, seat=seat, stays=asleep or scene.is_surely_away(person))


def time_is_up(party: Party, scene: Scene) -> Sequence[e.Entry]:
    """Strict tables don't wait beyond the limit, and no table waits for the voices of silent people."""
    play = party.play
    if play is None or not party.is_running:
        return []
    late = play.deadline is not None and scene.now >= play.deadline
    if late and ends_by_itself(play):
        return [
            e.Sealed(pause=play.pause, seat=seat, choice=play.asks[seat].options[: play.asks[seat].take])
            for seat in silent(party, play)
        ]
    days = party.settings.days
    if days is not None and late and days.late == "wait" and not play.waited and silent(party, play):
        return [
            e.Retimed(pause=play.pause, deadline=new_deadline(party, party.settings, scene, play.match), waited=True)
        ]
    strict = party.settings.policy == "strict" or days is not None
    seats = silent(party, play) if strict and late else outvoted(party, scene)
    return [stand_in(party, play, seat, scene) for seat in seats]


def came_back(party: Party, person: Person, scene: Scene) -> Sequence[e.Entry]:
    """The seat is its owner's again, the host's role too, and an empty table goes on."""
    acts: list[e.Entry] = []
    play = party.play
    if any(party.chairs[seat].auto for seat in party.seats_of(person)):
        acts.append(e.CameBack(person=person))
        acts += _time_to_answer(party, person, scene)
    if party.owner == person and party.host != person:
        acts.append(e.HostActs(who=person))
    if party.paused == "empty" and play is not None and _fills(party, person, scene):
        acts.append(resumed(party, play, scene))
    return acts


def _fills(party: Party, person: Person, scene: Scene) -> bool:
    """A table that was empty isn't any more, with this person back."""
    if keeps_its_people(party):
        return bool(party.seats_of(person))
    return not (is_empty(party, scene.here) and is_empty(party, {person}))


def _time_to_answer(party: Party, person: Person, scene: Scene) -> Sequence[e.Entry]:
    """Back before the bot answered: this pause is the owner's, limit or not."""
    play = party.play
    if play is None or not party.is_running or play.deadline is None:
        return []
    enough = scene.now + scene.pace.after_start
    if play.deadline >= enough or not set(party.seats_of(person)) & set(play.waiting):
        return []
    return [e.Retimed(pause=play.pause, deadline=enough)]


def resumed(party: Party, play: Play, scene: Scene) -> e.Resumed:
    if party.settings.days is not None:
        return e.Resumed(at=scene.now, deadline=new_deadline(party, party.settings, scene, play.match))
    left = None if play.left is None else max(play.left, scene.pace.after_start)
    return e.Resumed(at=scene.now, deadline=None if left is None else scene.now + left)


def is_empty(party: Party, here: AbstractSet[Person]) -> bool:
    """No seated person is connected; at a table of bots, nobody at all. Over days: everyone was late twice running."""
    seated = party.seated()
    if keeps_its_people(party):
        return all(is_gone(party, person) for person in seated)
    return not (seated & here if seated else here)


def emptied(party: Party, scene: Scene) -> Sequence[e.Entry]:
    play = party.play
    if play is None or not party.is_running or not is_empty(party, scene.here):
        return []
    return [e.Paused(why="empty", left=left_of(play, scene.now))]


def left_of(play: Play, now: int) -> int | None:
    return None if play.deadline is None else max(0, play.deadline - now)


def heir(party: Party, here: AbstractSet[Person]) -> Person | None:
    """Who decides while the host is away or silent: seated people first, in seat order, then the one who came first."""
    seated = [chair.person for chair in party.chairs if chair.person is not None]
    listed = [person for person in party.listed() if not party.people[person].screen]
    return next((person for person in (*seated, *listed) if person != party.host and person in here), None)


def host_gone(party: Party, scene: Scene) -> Sequence[e.Entry]:
    if party.host is None or stays_host(party):
        return []
    if party.host not in scene.here:
        next_one = heir(party, scene.here)
    elif host_silent_from(party, scene) <= scene.now:
        next_one = heir(party, scene.attendance.lively(scene.now, scene.pace.lively))
    else:
        next_one = None
    return [] if next_one is None else [e.HostActs(who=next_one)]


def stays_host(party: Party) -> bool:
    """In a game over days, a host with a seat stays host with the page closed too."""
    return keeps_its_people(party) and bool(party.seats_of(party.host)) and not is_gone(party, party.host)


def host_silent_from(party: Party, scene: Scene) -> int:
    """When we stop waiting for a host whose page is open but who does nothing, if anything waits for them."""
    if party.host is None or stays_host(party) or (party.is_running and not _waits_for_host(party, scene)):
        return NEVER
    return scene.attendance.silent_surely_since(party.host) + scene.pace.host_silent


def _waits_for_host(party: Party, scene: Scene) -> bool:
    return any(party.chairs[seat].person == party.host for seat in offered(party, scene))
