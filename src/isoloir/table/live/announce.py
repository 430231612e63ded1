"""Who is told what about new entries: built as soon as they are accepted, sent once they are on disk."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ..log import entries as e
from ..log.words import Person
from ..party.party import Party
from ..party.scene import Scene
from ..wire import from_server as a
from .viewer import Frames, Viewer, commitment_of, encode, lobby_of, stand_ins_of, to_all, until, welcome_of

OF_THE_PARTY: frozenset[type[e.Act]] = frozenset((
    *(e.Joined, e.Sat, e.TookOver, e.Stood, e.Renamed, e.Arranged, e.BotSat, e.BotSet, e.Configured, e.Kicked, e.Left),
    *(e.HostPassed, e.HostActs, e.Promised, e.Began, e.StoodIn, e.CameBack, e.Paused, e.Resumed, e.Ended, e.WentBack),
    e.Erased,
))  # fmt: skip


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
    return type(act) in OF_THE_PARTY or (isinstance(act, e.Opened) and act.winners is not None)


def _tell(party: Party, act: e.Entry, viewers: Sequence[Viewer], scene: Scene, news: News) -> None:
    play = party.play
    match act:
        case e.Sealed():
            news.ticks = (act.pause, play.sealed if play else [])
        case e.Opened() | e.Began() | e.Ended() if play is not None:
            frames = Frames(party, play, scene.now)
            news.frames += [(viewer, frames.of(viewer.person)) for viewer in viewers]
            news.moved = True
        case e.Promised():
            if promise := commitment_of(party, scene):
                news.frames += to_all(viewers, promise)
        case e.Retimed() | e.Paused() | e.Resumed() if play is not None:
            news.frames += to_all(viewers, a.Deadline(play.pause, until(play.deadline, scene.now)))
        case e.TookOver(person=int(person)):
            _welcome(party, person, viewers, scene, news)
        case e.Stood(person=int(person)) if party.phase != "lobby":
            _welcome(party, person, viewers, scene, news)
        case _:
            _tell_of_people(party, act, viewers, scene, news)


def _tell_of_people(party: Party, act: e.Entry, viewers: Sequence[Viewer], scene: Scene, news: News) -> None:
    match act:
        case e.StoodIn():
            news.frames += to_all(viewers, a.Notice("stood-in", {"seat": act.seat}))
            _offer(party, viewers, scene, news)
        case e.Voiced():
            _offer(party, viewers, scene, news)
        case e.HostActs() | e.HostPassed():
            news.frames += to_all(viewers, a.Notice("host", {"person": act.who}))
        case e.Kicked():
            news.frames += to_all(viewers, a.Notice("kicked", {"person": act.who}))
            _part(act.who, "banned" if act.ban else "kicked", viewers, news)
        case e.Left(person=int(person)):
            news.frames += to_all(viewers, a.Notice("left", {"person": person}))
            _part(person, "left", viewers, news)
        case e.TokenGiven(person=int(person)):
            news.frames += to_all(viewers, a.Notice("transfer", {"person": person}))
        case e.TokenUsed(person=int(person)):
            old = [viewer for viewer in viewers if viewer.person == person and viewer.token != act.token]
            news.byes += [(viewer, "moved") for viewer in old]


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
