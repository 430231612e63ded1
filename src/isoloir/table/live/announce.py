"""Who is told what about new entries: built as soon as they are accepted, sent once they are on disk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from ..log import entries as e
from ..log.words import Person
from ..party.party import Party
from ..party.scene import Scene
from ..wire import from_server as a
from .viewer import Frames, Viewer, commitment_of, encode, lobby_of, stand_ins_of, to_all, until, welcome_of


class News(Struct):
    """Frames in the order in which each viewer is to get them."""

    frames: list[tuple[Viewer, bytes]] = []
    byes: list[tuple[Viewer, str]] = []
    ticks: tuple[int, list[int]] | None = None
    moved: bool = False


def ticks_of(party: Party, acts: Sequence[e.Entry]) -> News | None:
    """The news of a choice, by far the most frequent; None where something else has happened."""
    seal = acts[0]
    if len(acts) > 1 or not isinstance(seal, e.Sealed):
        return None
    return News(ticks=(seal.pause, party.play.sealed if party.play else []))


def news_of(party: Party, acts: Sequence[e.Entry], viewers: Sequence[Viewer], scene: Scene) -> News:
    news = News()
    if any(map(_touches_party, acts)):
        news.frames += to_all(viewers, lobby_of(party, scene.here))
    for act in acts:
        _tell(party, act, viewers, scene, news)
    return news


def _touches_party(act: e.Entry) -> bool:
    return act.shows or (isinstance(act, e.Opened) and act.winners is not None)


def _tell(party: Party, act: e.Entry, viewers: Sequence[Viewer], scene: Scene, news: News) -> None:
    """Beside the lobby, which `shows` decides. A kind that nobody sees to fails the type check."""
    match act:
        case e.Sealed():
            news.ticks = (act.pause, party.played.sealed)
        case e.Opened() | e.Began() | e.Ended():
            frames = Frames(party, party.played, scene.now)
            news.frames += [(viewer, frames.of(viewer.person)) for viewer in viewers]
            news.moved = True
        case e.Promised():
            if promise := commitment_of(party, scene):
                news.frames += to_all(viewers, promise)
        case e.Retimed() | e.Paused() | e.Resumed():
            play = party.played
            news.frames += to_all(viewers, a.Deadline(play.pause, until(play.deadline, scene.now)))
        case e.StoodIn():
            news.frames += to_all(viewers, a.Notice("stood-in", {"seat": act.seat}))
            _offer(party, viewers, scene, news)
        case e.Voiced():
            _offer(party, viewers, scene, news)
        case e.NonceAdded():
            pass
        case _:
            _tell_of_people(party, act, viewers, scene, news)


def _tell_of_people(
    party: Party, act: e.OfSeats | e.OfPeople, viewers: Sequence[Viewer], scene: Scene, news: News
) -> None:
    match act:
        case e.TookOver():
            _welcome(party, act.person, viewers, scene, news)
        case e.Stood():
            if party.phase != "lobby":
                _welcome(party, act.person, viewers, scene, news)
        case e.HostActs() | e.HostPassed():
            news.frames += to_all(viewers, a.Notice("host", {"person": act.who}))
        case e.Kicked():
            news.frames += to_all(viewers, a.Notice("kicked", {"person": act.who}))
            _part(act.who, "banned" if act.ban else "kicked", viewers, news)
        case e.Left():
            news.frames += to_all(viewers, a.Notice("left", {"person": act.person}))
            _part(act.person, "left", viewers, news)
        case e.TokenGiven():
            news.frames += to_all(viewers, a.Notice("transfer", {"person": act.person}))
        case e.TokenUsed():
            old = [viewer for viewer in viewers if viewer.person == act.person and viewer.token != act.token]
            news.byes += [(viewer, "moved") for viewer in old]
        case e.Created() | e.Joined() | e.Configured() | e.Needed() | e.Erased() | e.WentBack():
            pass
        case e.Sat() | e.Renamed() | e.Arranged() | e.BotSat() | e.BotSet() | e.CameBack():
            pass
        case _:
            assert_never(act)


def _welcome(party: Party, person: Person, viewers: Sequence[Viewer], scene: Scene, news: News) -> None:
    """Other seats, other views: whoever sits down or stands up in a game needs all of it again."""
    mine = [viewer for viewer in viewers if viewer.person == person]
    if mine:
        frame = encode(welcome_of(party, person, 0, 0, None, scene))
        news.frames += [(viewer, frame) for viewer in mine]


def _offer(party: Party, viewers: Sequence[Viewer], scene: Scene, news: News) -> None:
    if offers := stand_ins_of(party, scene):
        news.frames += to_all(viewers, offers)


def _part(person: Person, code: str, viewers: Sequence[Viewer], news: News) -> None:
    news.byes += [(viewer, code) for viewer in viewers if viewer.person == person]
