"""Leaks of every kind, planted on purpose in every layer between the rules and the wire."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import pytest
from msgspec import structs

from isoloir.core import Record
from isoloir.table.door import frames, shield, sockets
from isoloir.table.door.desk import archive, tables
from isoloir.table.door.security import headers_for
from isoloir.table.door.sockets import Socket
from isoloir.table.live.table import viewer
from isoloir.table.live.table.ticks import Chosen, Ticks
from isoloir.table.live.table.turn import Turn
from isoloir.table.log.entries import Entry
from isoloir.table.log.told import Heard
from isoloir.table.party import booth
from isoloir.table.party.moments import Opening
from isoloir.table.party.play import Play, Views
from isoloir.table.party.records import record_of
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import TableFound
from isoloir.table.wire.from_client import Choose
from isoloir.table.wire.refusal import Refusal

Patch = pytest.MonkeyPatch


def overheard(patch: Patch) -> list[str]:
    """Every choice that anybody sends, for those who should not have it."""
    choices: list[str] = ["nothing"]
    honest = booth.choose

    def choose(party: Any, person: int, said: Choose, scene: Any) -> Sequence[Entry]:
        acts = honest(party, person, said, scene)
        choices.append(str(said.choice))
        return acts

    patch.setattr(booth, "choose", choose)
    return choices


def odd(choices: Sequence[str]) -> int:
    return sum(choices[-1].encode()) % 2


# ---- content


def a_hand_shown_to_everybody(patch: Patch) -> None:
    honest = viewer.Moment.moved

    def moved(moment: viewer.Moment, seats: tuple[int, ...], told: list[Heard], **to: bool) -> a.Moved:
        said = honest(moment, seats, told, **to)
        assert moment._views is not None, "a game is under way"
        return structs.replace(said, views=[*said.views, a.SeatView(None, moment._views.of(0))])

    patch.setattr(viewer.Moment, "moved", moved)


def the_moments_of_another_seat(patch: Patch) -> None:
    """The steps of a reveal through the eyes of the first seat."""
    honest = Opening.seen_by

    def seen_by(opening: Opening, seat: int | None, views: Views) -> Any:
        return honest(opening, 0 if seat is None else seat, views)

    patch.setattr(Opening, "seen_by", seen_by)


def events_for_one_told_to_all(patch: Patch) -> None:
    def heard_by(told: Iterable[Heard], seats: tuple[int, ...]) -> list[Heard]:
        return list(told)

    patch.setattr(viewer, "heard_by", heard_by)


def errors_that_quote_the_ballot(patch: Patch) -> None:
    honest = booth.choose

    def choose(party: Any, person: int, said: Any, scene: Any) -> Sequence[Entry]:
        try:
            return honest(party, person, said, scene)
        except Refusal as why:
            ballot = party.play.ballot
            why.params["sealed"] = str([ballot.shown_to(seat) for seat in ballot.sealed])
            raise

    patch.setattr(booth, "choose", choose)


def log_numbers_in_the_answer_to_a_reconnect(patch: Patch) -> None:
    honest = viewer.welcome_of

    def welcome(party: Any, *rest: Any) -> a.Welcome:
        return structs.replace(honest(party, *rest), now=party.entries)

    patch.setattr("isoloir.table.live.table.announce.welcome_of", welcome)


def a_record_that_counts_changed_minds(patch: Patch) -> None:
    def counted(log: Iterable[Entry], game: int) -> Record | None:
        entries = list(log)
        kept = record_of(entries, game)
        if kept is None:
            return None
        header = structs.replace(kept.header, names=(*kept.header.names, str(len(entries))))
        return structs.replace(kept, header=header)

    patch.setattr(archive, "record_of", counted)


# ---- order and number


def ticks_in_the_order_of_choosing(patch: Patch) -> None:
    patch.setattr(Play, "sealed", property(lambda play: list(play.ballot._sealed)))


def ticks_sent_again_on_every_edit(patch: Patch) -> None:
    honest = Ticks.note

    def note(ticks: Ticks, chosen: Chosen) -> None:
        ticks._newest = None
        honest(ticks, chosen)

    patch.setattr(Ticks, "note", note)


def a_ping_whenever_something_is_said(patch: Patch) -> None:
    """A control frame, which no page ever sees."""
    honest = Turn.tell

    def tell(turn: Turn, ticks: Ticks) -> None:
        honest(turn, ticks)
        for each in ticks._presence.viewers:
            if isinstance(each, Socket):
                each._transport.write(frames.framed(frames.PING, b""))

    patch.setattr(Turn, "tell", tell)


# ---- length and form


def frames_padded_by_choice(patch: Patch) -> None:
    choices = overheard(patch)

    patch.setattr(sockets, "said", lambda texts: frames.said([text + b" " * len(choices[-1]) for text in texts]))


def a_length_written_in_two_ways(patch: Patch) -> None:
    """The same messages to every page; only the head of the frame tells."""
    choices, honest = overheard(patch), frames.said

    def said(texts: Iterable[bytes]) -> Iterator[bytes]:
        for text in texts:
            if odd(choices) and len(text) < 126:
                yield bytes((frames.WHOLE | frames.TEXT, 126)) + len(text).to_bytes(2, "big") + text
            else:
                yield from honest([text])

    patch.setattr(sockets, "said", said)


def a_close_code_that_tells(patch: Patch) -> None:
    choices, honest = overheard(patch), frames.closing
    patch.setattr(sockets, "closing", lambda code, reason="": honest(code + odd(choices), reason))


def a_header_that_counts_choices(patch: Patch) -> None:
    choices = overheard(patch)

    def headers(host: str, secure: bool) -> Mapping[str, str]:
        return {**headers_for(host, secure), "X-Served": str(len(choices))}

    patch.setattr(shield, "headers_for", headers)


def a_lookup_turned_round_by_a_choice(patch: Patch) -> None:
    choices = overheard(patch)

    def found(code: str, game: str, cards: Any, phase: Any, names: list[str], *more: Any) -> TableFound:
        return TableFound(code, game, cards, phase, names[:: 1 - 2 * odd(choices)], *more)

    patch.setattr(tables, "TableFound", found)
