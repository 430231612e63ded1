"""What people do around a game: sit, stand, agree on what to play. Each act becomes entries or is refused."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, structs

from isoloir.core import BadSetup
from isoloir.games import game_of

from ..log import entries as e
from ..log.words import Change, Hours, Look, Person, Settings, changed
from ..wire import from_client as s
from ..wire.refusal import Refusal, bad_setup
from .absence import limit_of, new_deadline
from .days import can_be, opens_at
from .names import bot_name, free, free_look, spare_look
from .own_cards import must_be_unsealed
from .party import Chair, Party
from .play import Play
from .scene import Scene


def must_host(party: Party, person: Person) -> None:
    if not party.is_host(person):
        raise Refusal("not-host")


def must_own(party: Party, person: Person) -> None:
    """What can't be undone waits for the owner."""
    must_host(party, person)
    if party.acts_only(person):
        raise Refusal("not-owner")


def must_be(party: Party, *phases: str) -> None:
    if party.phase not in phases:
        raise Refusal("wrong-phase", phase=party.phase)


def chair_at(party: Party, seat: int) -> Chair:
    if seat >= len(party.chairs):
        raise Refusal("no-such-seat", seat=seat)
    return party.chairs[seat]


def must_hold(party: Party, person: Person, seat: int) -> Chair:
    chair = chair_at(party, seat)
    if chair.person != person:
        raise Refusal("not-your-seat", seat=seat)
    return chair


def sit(party: Party, person: Person, said: s.Sit, scene: Scene) -> Sequence[e.Entry]:
    if party.people[person].screen:
        raise Refusal("is-screen")
    if said.seat is not None:
        return _take_over(party, person, said, said.seat, scene)
    must_be(party, "lobby")
    most = game_of(party.settings.game).seats[-1]
    if len(party.chairs) >= most:
        return _take_over(party, person, said, _last_bot(party, most), scene)
    look = free_look(Look(said.shape, said.colour), (chair.look for chair in party.chairs))
    return [e.Sat(name=free(said.name, party.names()), look=look, person=person, command=said.command)]


def _last_bot(party: Party, most: int) -> int:
    """Before the game a bot only keeps a seat warm: it makes room for people who come later."""
    bots = [seat for seat, chair in enumerate(party.chairs) if chair.person is None]
    if not bots:
        raise Refusal("table-full", most=most)
    return bots[-1]


def _saw_as_somebody_else(party: Party, play: Play, person: Person, seat: int, scene: Scene) -> bool:
    """A person who comes back without the cookie looks like a new one with the same address.

    Around one screen everybody has that address: there it counts if the one who saw another seat is there no more.
    Somebody who was forgotten has no address left, so nobody can be told from them until the game is over.
    """
    for other, seen in play.saw.items():
        body = party.people[other]
        if other == person or not seen - {seat} or body.address not in ("", party.people[person].address):
            continue
        still_plays = bool(party.seats_of(other)) and other in scene.here
        if party.settings.room == "remote" or not still_plays:
            return True
    return False


def _take_over(party: Party, person: Person, said: s.Sit, seat: int, scene: Scene) -> Sequence[e.Entry]:
    """Only a bot's seat; in a running game, not for a person who has seen what another seat sees."""
    if chair_at(party, seat).person is not None:
        raise Refusal("seat-taken", seat=seat)
    if party.phase in ("shuffling", "playing") and party.play is not None:
        held = party.play.saw.get(person, frozenset()) | set(party.seats_of(person))
        if held - {seat} or _saw_as_somebody_else(party, party.play, person, seat, scene):
            raise Refusal("saw-another-seat", seat=seat)
    others = [chair for other, chair in enumerate(party.chairs) if other != seat]
    name = free(said.name, (chair.name for chair in others))
    look = free_look(Look(said.shape, said.colour), (chair.look for chair in others))
    return [e.TookOver(seat=seat, name=name, look=look, person=person, command=said.command)]


def stand(party: Party, person: Person, said: s.Stand, scene: Scene) -> Sequence[e.Entry]:
    chair = chair_at(party, said.seat)
    if chair.person is None:
        must_host(party, person)
        must_be(party, "lobby")
    else:
        must_hold(party, person, said.seat)
    return [e.Stood(seat=said.seat, person=person, command=said.command)]


def rename(party: Party, person: Person, said: s.Rename, scene: Scene) -> Sequence[e.Entry]:
    must_hold(party, person, said.seat)
    others = [chair.name for seat, chair in enumerate(party.chairs) if seat != said.seat]
    look = Look(said.shape, said.colour)
    return [e.Renamed(seat=said.seat, name=free(said.name, others), look=look, person=person)]


def move(party: Party, person: Person, said: s.Move, scene: Scene) -> Sequence[e.Entry]:
    must_be(party, "lobby")
    if party.host != person:
        must_hold(party, person, said.seat)
    chair_at(party, said.seat)
    chair_at(party, said.to)
    order = [seat for seat in range(len(party.chairs)) if seat != said.seat]
    order.insert(said.to, said.seat)
    return [e.Arranged(order=tuple(order), person=person)]


def shuffle_seats(party: Party, person: Person, said: s.ShuffleSeats, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    must_be(party, "lobby")
    left = list(range(len(party.chairs)))
    order = tuple(left.pop(scene.secrets.below(len(left))) for _ in range(len(left)))
    return [e.Arranged(order=order, person=person)]


def add_bot(party: Party, person: Person, said: s.AddBot, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    must_be(party, "lobby")
    most = game_of(party.settings.game).seats[-1]
    if len(party.chairs) >= most:
        raise Refusal("table-full", most=most)
    look = spare_look(chair.look for chair in party.chairs)
    return [e.BotSat(level=said.level, name=bot_name(party.names()), look=look, person=person)]


def set_bot(party: Party, person: Person, said: s.SetBot, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    if chair_at(party, said.seat).level is None:
        raise Refusal("seat-taken", seat=said.seat)
    return [e.BotSet(seat=said.seat, level=said.level, person=person)]


def configure(party: Party, person: Person, said: s.Configure, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    given = {key: value for key, value in structs.asdict(said).items() if value is not UNSET and key != "command"}
    if given.keys() & {"game", "options", "cards"}:
        must_be(party, "lobby")
    if "programme" in given and (given["programme"] is None) != (party.festival is None):
        raise Refusal("wrong-phase", phase=party.phase)
    if "game" in given and "options" not in given:
        given["options"] = {}
    settings = checked(structs.replace(party.settings, **given))
    if said.hints is True and settings.room != "same":
        raise Refusal("hints-remote")
    if settings == party.settings:
        return []
    if said.last_look is True and not party.settings.last_look:
        must_be_unsealed(party)
    acts: list[e.Entry] = [e.Configured(change=changed(party.settings, settings), person=person)]
    if party.is_running and party.play and given.keys() & {"policy", "seconds", "days"}:
        limit = new_deadline(party, settings, scene, party.play.match)
        acts.append(e.Retimed(pause=party.play.pause, deadline=limit))
    return acts


def checked(settings: Settings) -> Settings:
    """With the options the way the game writes them."""
    try:
        options = game_of(settings.game).read_options(settings.options)
    except BadSetup as why:
        raise bad_setup(why) from None
    return structs.replace(settings, options=options.departures())


def need(party: Party, person: Person, said: s.Need, scene: Scene) -> Sequence[e.Entry]:
    """Takes effect right away if it makes the current limit longer, never if shorter."""
    if said.patience == party.people[person].patience:
        return []
    acts: list[e.Entry] = [e.Needed(patience=said.patience, person=person)]
    play = party.play
    timed = party.is_running and play is not None and party.settings.days is None
    if timed and play is not None and play.deadline is not None and party.seats_of(person):
        if said.patience == "endless":
            acts.append(e.Retimed(pause=play.pause, deadline=None))
        elif said.patience == "double" and party.people[person].patience == "usual":
            longer = play.since + 2 * (limit_of(play.match) or party.settings.seconds) * 1000
            acts.append(e.Retimed(pause=play.pause, deadline=max(play.deadline, longer)))
    return acts


def live_by(party: Party, person: Person, said: s.LiveBy, scene: Scene) -> Sequence[e.Entry]:
    """A question that's under way waits longer at once, and never less long."""
    hours = Hours(said.zone, said.quiet, said.weekends, said.away)
    if not can_be(hours, scene):
        raise Refusal("no-such-hours")
    if hours == party.people[person].hours:
        return []
    acts: list[e.Entry] = [e.Lived(hours=hours, person=person)]
    play, days = party.play, party.settings.days
    if days is not None and play is not None and party.is_running and play.deadline is not None:
        later = opens_at(party, set(party.seats_of(person)) & set(play.waiting), days, play.since, scene, hours)
        if later is not None and later > play.deadline:
            acts.append(e.Retimed(pause=play.pause, deadline=later))
    return acts


def kick(party: Party, person: Person, said: s.Kick, scene: Scene) -> Sequence[e.Entry]:
    must_own(party, person) if said.ban else must_host(party, person)
    if not party.is_present(said.person) or said.person in (person, party.owner):
        raise Refusal("no-such-person", person=said.person)
    if party.acts_only(person) and _is_playing(party, said.person, scene):
        raise Refusal("not-owner")
    acts = [e.Kicked(who=said.person, ban=said.ban, person=person), *new_key(scene)]
    shut = said.ban and party.settings.door == "open"
    return [*acts, e.Configured(change=Change(door="link"))] if shut else acts


def _is_playing(party: Party, person: Person, scene: Scene) -> bool:
    """In the middle of a game a seat that's lost isn't given back: nobody who acts for the owner takes it away."""
    under_way = party.phase in ("shuffling", "playing") and bool(party.seats_of(person))
    return under_way and person in scene.attendance.lively(scene.now, scene.pace.lively)


def new_key(scene: Scene) -> list[e.Entry]:
    """People who were sent away know the old link."""
    return [e.Rekeyed(key=scene.secrets.token())]


def new_link(party: Party, person: Person, said: s.NewLink, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    return [e.Rekeyed(key=scene.secrets.token(), person=person)]


def pass_host(party: Party, person: Person, said: s.PassHost, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    if not party.is_present(said.person) or party.people[said.person].screen:
        raise Refusal("no-such-person", person=said.person)
    if party.acts_only(person):
        return [e.HostActs(who=said.person, person=person)]
    return [e.HostPassed(who=said.person, person=person)]


def leave(party: Party, person: Person, said: s.Leave, scene: Scene) -> Sequence[e.Entry]:
    return [e.Left(person=person)]


def change_game(party: Party, person: Person, said: s.ChangeGame, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    must_be(party, "lobby", "over")
    settings = party.settings
    if said.game is not None and said.game != settings.game:
        settings = checked(structs.replace(settings, game=said.game, options={}))
    return [e.WentBack(change=changed(party.settings, settings), person=person)]


def propose(party: Party, person: Person, said: s.Propose, scene: Scene) -> Sequence[e.Entry]:
    """Anyone who's there may, watchers too: they might play next."""
    must_be(party, "lobby", "over")
    if party.people[person].screen:
        raise Refusal("is-screen")
    wish = game_of(said.game).key if said.game is not None else ""
    return [] if wish == party.proposed.get(person, "") else [e.Proposed(game=wish, person=person)]
