"""The rounds of a festival: who plays against who, when a round is over, what its organisers decide."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET

from isoloir.core import BadSetup
from isoloir.core.pairing import Sitting, pair
from isoloir.games import game_of

from ..log import entries as e
from ..log.words import Person
from ..wire import from_client as s
from ..wire.refusal import Refusal, bad_setup
from . import lobby
from .codes import new_code, same
from .festival import Festival, Sheet
from .inputs import Decided, OfAFestival, RoundIsUp, Tended
from .party import Party
from .scene import Scene
from .standing import ranks

SHEET_CODE = 12
"""Nobody types it, and no two are alike."""
MOST_SHEETS = 1_000
"""Of one festival: a hundred people play forty rounds."""
SECOND, MINUTE = 1_000, 60_000
UNLED = 60 * MINUTE
"""For this long a pause waits for an organiser when none is there; then the tables go on."""


def command(party: Party, held: Festival, person: Person, said: Decided, scene: Scene) -> Sequence[e.Entry]:
    match said:
        case s.Organise():
            if not same(said.key, held.helm):
                raise Refusal("not-host")
            return [] if person in held.organisers else [e.Organises(person=person)]
        case s.Rest():
            return _rest(party, held, person, said)
        case s.Leave():
            return lobby.leave(party, person, said, scene)
        case s.Need():
            return lobby.need(party, person, said, scene)
        case _:
            lobby.must_host(party, person)
            return _organised(party, held, person, said, scene)


def _resumed(party: Party, held: Festival, scene: Scene, person: Person | None = None) -> Sequence[e.Entry]:
    at = None if held.left is None else scene.now + held.left
    return [e.Resumed(at=scene.now, deadline=at, person=person)] if party.paused else []


def unled(party: Party, scene: Scene) -> Sequence[e.Entry]:
    """The only phone that could end a pause may be dead, and nobody's absence stops a table for ever."""
    held = party.festival
    return [] if held is None or held.organisers & scene.attendance.connected else _resumed(party, held, scene)


def _rest(party: Party, held: Festival, person: Person, said: s.Rest) -> Sequence[e.Entry]:
    who = said.person or person
    if who != person:
        lobby.must_host(party, person)
    must_play(party, who)
    return [] if said.rests == (who in held.resting) else [e.Rests(who=who, rests=said.rests, person=person)]


def must_play(party: Party, who: Person) -> None:
    if not party.is_present(who) or party.people[who].screen:
        raise Refusal("no-such-person", person=who)


def _organised(party: Party, held: Festival, person: Person, said: Decided, scene: Scene) -> Sequence[e.Entry]:
    match said:
        case s.Start():
            if party.paused is not None:
                raise Refusal("wrong-phase", phase="paused")
            stopped = [adjourned(held, scene, person)] if held.phase == "playing" else []
            return [*stopped, *next_round(party, held, scene, stopped, person)]
        case s.Adjourn():
            return [adjourned(held, scene, person, over=said.over)] if said.over or held.phase == "playing" else []
        case s.Pause():
            left = None if held.deadline is None else max(0, held.deadline - scene.now)
            return [] if party.paused else [e.Paused(why="host", left=left, person=person)]
        case s.Resume():
            return _resumed(party, held, scene, person)
        case s.Reseat():
            return _reseat(party, held, said, person)
        case s.Merge():
            return _merge(party, held, said, scene, person)
        case s.Score():
            return [_score(held, said, person)]
        case s.Configure():
            if said.programme is not UNSET and held.phase == "playing":
                raise Refusal("wrong-phase", phase="playing")
            return lobby.configure(party, person, said, scene)
        case s.Kick():
            return lobby.kick(party, person, said, scene)
        case s.NewLink():
            return lobby.new_link(party, person, said, scene)
        case _:
            raise Refusal("wrong-phase", phase=held.phase)


# ---- rounds


def of_itself(party: Party, given: OfAFestival, scene: Scene) -> Sequence[e.Entry]:
    held = party.festival
    if held is None:
        return []
    if isinstance(given, Tended):
        return [each for each in given.scored if not held.sheets[each.table - 1].is_over]
    if party.paused is not None:
        return []
    if isinstance(given, RoundIsUp):
        return [adjourned(held, scene)] if given.round == held.round and is_up(held, scene.now) else []
    if given.after != held.round or held.phase != "between" or held.deadline is None or scene.now < held.deadline:
        return []
    away = [e.Rests(who=person, rests=True) for person in players(party, held) if is_missing(held, person, scene)]
    try:
        return [*away, *next_round(party, held, scene, away)]
    except Refusal:  # nobody is there to play: an organiser begins the next round
        return [*away, e.Adjourned(next=None)]


def is_up(held: Festival, now: int) -> bool:
    if held.phase != "playing":
        return False
    tables, plan = held.now, held.programme
    done = sum(sheet.score is not None for sheet in tables)
    least = plan.enough if plan.by == "tables" else 100
    return done * 100 >= len(tables) * least or (held.deadline is not None and now >= held.deadline)


def adjourned(held: Festival, scene: Scene, person: Person | None = None, *, over: bool = False) -> e.Adjourned:
    """By what was said beforehand: tables that aren't done stop, or play on."""
    plan = held.programme
    ends = over or 0 < plan.rounds <= held.round
    after = None if ends or plan.by == "hand" else scene.now + plan.between * SECOND
    stops = tuple(sheet.number for sheet in held.open) if plan.late == "stop" else ()
    return e.Adjourned(next=after, over=ends, stops=stops, person=person)


def players(party: Party, held: Festival) -> list[Person]:
    return [who for who, body in party.present() if not body.screen and who not in held.resting]


def is_missing(held: Festival, person: Person, scene: Scene) -> bool:
    """They haven't been seen here since before their last game."""
    last = held.sheet_of(person)
    began = None if last is None else last.at
    return began is not None and person not in scene.here and scene.attendance.away_since(person) < began


def next_round(
    party: Party, held: Festival, scene: Scene, before: Iterable[e.Entry], person: Person | None = None
) -> list[e.Entry]:
    """`before` goes into the log with it."""
    number, stays = held.round + 1, set(held.playing())
    for act in before:
        if isinstance(act, e.Adjourned):
            stays -= {who for table in act.stops for who in held.sheets[table - 1].people}
    resting = {act.who for act in before if isinstance(act, e.Rests)}
    there = [who for who in players(party, held) if who not in stays | resting]
    by = None if held.programme.by == "hand" else scene.now + held.programme.minutes * MINUTE
    return [paired(party, held, number, there, scene, by, person)]


def paired(
    party: Party,
    held: Festival,
    number: int,
    people: Sequence[Person],
    scene: Scene,
    deadline: int | None,
    person: Person | None = None,
) -> e.Paired:
    """In the second half of the rounds, neighbours in the standing sit together."""
    if not people:
        raise Refusal("nobody-plays")
    if len(held.sheets) >= MOST_SHEETS:
        raise Refusal("too-many")
    key, plan = held.game_of(number, party.settings.game), held.programme
    place, late = ranks(party), plan.rounds > 0 and number > (plan.rounds + 1) // 2
    line = sorted(people, key=lambda who: place.get(who, len(place))) if late else list(people)
    played = [Sitting(tuple(sheet.people)) for sheet in held.sheets]
    try:
        game, options = game_of(key), party.settings.options if key == party.settings.game else {}
        sittings = pair(line, played, game.seats, plan.size, scene.secrets.token(), ranked=late)
        for seats in {len(each.people) + each.bots for each in sittings}:
            game.setup(seats, options, party.settings.cards)
    except BadSetup as why:
        raise bad_setup(why) from None
    sheets = tuple(
        e.Sheet(new_code(scene.secrets, SHEET_CODE), scene.secrets.token(), each.people, each.bots) for each in sittings
    )
    return e.Paired(round=number, game=key, at=scene.now, deadline=deadline, sheets=sheets, person=person)


# ---- what organisers do to tables


def sheet_at(held: Festival, number: int) -> Sheet:
    if number > len(held.sheets):
        raise Refusal("no-such-sheet")
    return held.sheets[number - 1]


def _reseat(party: Party, held: Festival, said: s.Reseat, person: Person) -> Sequence[e.Entry]:
    must_play(party, said.person)
    sheet = sheet_at(held, said.table)
    if said.person in sheet.people and sheet.score is None:
        return []
    if sheet.score is not None or sheet.is_full or said.person in sheet.ever:
        raise Refusal("no-free-seat")
    return [e.Reseated(who=said.person, table=said.table, person=person)]


def _merge(party: Party, held: Festival, said: s.Merge, scene: Scene, person: Person) -> Sequence[e.Entry]:
    """What they played so far doesn't count."""
    sheets = [sheet_at(held, number) for number in sorted({*said.tables})]
    people = [who for sheet in sheets if sheet.score is None for who in sheet.people]
    if held.phase != "playing" or any(sheet.score is not None for sheet in sheets):
        raise Refusal("no-such-sheet")
    ended = [e.Scored(table=sheet.number, person=person) for sheet in sheets]
    return [*ended, paired(party, held, held.round, people, scene, held.deadline, person)]


def _score(held: Festival, said: s.Score, person: Person) -> e.Scored:
    sheet = sheet_at(held, said.table)
    seats = len(said.people)
    if said.people or said.scores or said.winners:
        people = [who for who in said.people if who]
        fits = seats == len(said.scores) and seats in game_of(sheet.game).seats and len({*people}) == len(people)
        if not fits or not said.winners or max(said.winners) >= seats or not {*people} <= sheet.ever:
            raise Refusal("no-such-result")
    return e.Scored(table=sheet.number, seats=said.people, scores=said.scores, winners=said.winners, person=person)
