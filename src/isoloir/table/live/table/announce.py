"""Who is told what about new entries: built as soon as they are accepted, sent once they are on disk."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from isoloir.core.value import encode

from ...log import entries as e
from ...log.words import Person
from ...party.party import Party
from ...party.remarks import remark
from ...party.scene import Scene
from ...wire import from_server as a
from .presence import Presence
from .turn import Item, Turn
from .viewer import Frames, Viewer, changes_of, commitment_of, lobby_of, stand_ins_of, to_all, until, welcome_of


def shown_before(party: Party, entry: e.Entry, scene: Scene) -> a.Lobby | None:
    """The lobby as an entry finds it, if that will look different; one more in a crowd is only counted."""
    if not entry.shows and (type(entry) is not e.Opened or entry.winners is None):
        return None
    return None if isinstance(entry, e.Joined) and party.more else lobby_of(party, scene.shown)


def announce(
    party: Party, entry: e.Entry, before: a.Lobby | None, presence: Presence, scene: Scene, turn: Turn
) -> None:
    """One entry, just applied; everybody hears of it through this code, no matter who wrote it."""
    if isinstance(entry, e.Sealed):  # by far the most frequent: only who has chosen is told, and not yet
        turn.seals = True
        return
    viewers = presence.viewers
    if before is not None and (changed := changes_of(before, lobby_of(party, scene.shown))):
        turn.out += to_all(viewers, changed)
    _tell(party, entry, viewers, scene, turn)


def greet(party: Party, item: Item, presence: Presence, opens_at: int | None, scene: Scene, turn: Turn) -> None:
    """A page that opened: from now on it hears everything that everybody hears."""
    viewer, hello = item.viewer, item.hello
    if viewer is None or hello is None:
        return
    body = party.people.get(viewer.person)
    if body is None or body.gone is not None or viewer.token not in body.tokens:
        turn.out.append((viewer, (body.gone or "moved") if body else "forgotten"))
        return
    item.greets = viewer not in presence.viewers
    presence.add(viewer, scene.now)
    welcome = welcome_of(party, viewer.person, hello.game, hello.heard, opens_at, scene)
    turn.out.append((viewer, encode(welcome)))


def _tell(
    party: Party,
    entry: e.OfPlay | e.OfSeats | e.OfPeople | e.OfFestival,
    viewers: Collection[Viewer],
    scene: Scene,
    turn: Turn,
) -> None:
    """Apart from the lobby, which `shows` decides. A kind that isn't handled fails the type check."""
    match entry:
        case e.Opened() | e.Began() | e.Ended():
            frames = Frames(party, party.played, scene.now)
            turn.out += [(viewer, frames.of(viewer.person)) for viewer in viewers]
            turn.moved, turn.seals = True, False
            if isinstance(entry, e.Opened) and (word := remark(party)):
                turn.out += to_all(viewers, word)
        case e.Promised():
            if promise := commitment_of(party, scene):
                turn.out += to_all(viewers, promise)
        case e.Paused() | e.Resumed() if party.festival is not None:
            pass
        case e.Retimed() | e.Paused() | e.Resumed():
            play = party.played
            turn.out += to_all(viewers, a.Deadline(party.base + play.pause, until(play.deadline, scene.now)))
        case e.StoodIn():
            turn.out += to_all(viewers, a.Notice("stood-in", {"seat": entry.seat}))
            _offer(party, viewers, scene, turn)
        case e.Voiced():
            _offer(party, viewers, scene, turn)
        case e.NonceAdded():
            pass
        case e.Organises() | e.Rests() | e.Paired() | e.Reseated() | e.Scored() | e.Adjourned():
            pass
        case _:
            _tell_of_people(party, entry, viewers, scene, turn)


def _tell_of_people(
    party: Party, entry: e.OfSeats | e.OfPeople, viewers: Collection[Viewer], scene: Scene, turn: Turn
) -> None:
    match entry:
        case e.TookOver():
            _welcome(party, entry.person, viewers, scene, turn)
        case e.Stood():
            if party.phase != "lobby":
                _welcome(party, entry.person, viewers, scene, turn)
        case e.HostActs() | e.HostPassed():
            turn.out += to_all(viewers, a.Notice("host", {"person": entry.who}))
        case e.Kicked():
            _part(entry.who, "kicked", "banned" if entry.ban else "kicked", viewers, turn)
        case e.Left():
            _part(entry.person, "left", "left", viewers, turn)
        case e.TokenGiven():
            turn.out += to_all(viewers, a.Notice("transfer", {"person": entry.person}))
        case e.PlaceLent():
            turn.out += to_all(viewers, a.Notice("lent", {"person": entry.person}))
        case e.Rekeyed():
            for person in dict.fromkeys(viewer.person for viewer in viewers):
                _welcome(party, person, viewers, scene, turn)
        case e.TokenUsed():
            old = [viewer for viewer in viewers if viewer.person == entry.person and viewer.token != entry.token]
            turn.out += [(viewer, "moved") for viewer in old]
        case e.Erased():
            turn.erases = True
        case e.Forgotten() | e.Restored() | e.Created() | e.Joined() | e.Configured() | e.Needed() | e.Lived():
            pass
        case e.Subscribed() | e.Posted():
            pass
        case (
            e.WentBack()
            | e.Proposed()
            | e.Sat()
            | e.Renamed()
            | e.Arranged()
            | e.BotSat()
            | e.BotSet()
            | e.CameBack()
            | e.Wrote()
        ):
            pass
        case _:
            assert_never(entry)


def _welcome(party: Party, person: Person, viewers: Collection[Viewer], scene: Scene, turn: Turn) -> None:
    """Other seats see other views, so anyone who sits down or stands up during a game needs everything again."""
    mine = [viewer for viewer in viewers if viewer.person == person]
    if mine:
        frame = encode(welcome_of(party, person, 0, 0, None, scene))
        turn.out += [(viewer, frame) for viewer in mine]


def _offer(party: Party, viewers: Collection[Viewer], scene: Scene, turn: Turn) -> None:
    if offers := stand_ins_of(party, scene):
        turn.out += to_all(viewers, offers)


def _part(person: Person, news: str, code: str, viewers: Collection[Viewer], turn: Turn) -> None:
    """Everybody hears the news, and the person's own pages why they close."""
    turn.out += to_all(viewers, a.Notice(news, {"person": person}))
    turn.out += [(viewer, code) for viewer in viewers if viewer.person == person]
