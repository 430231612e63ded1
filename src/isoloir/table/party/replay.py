"""A finished game, played again from its record and shown as one viewer would have seen it, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import asdict

from isoloir.core import (
    Ask,
    BrokenRecord,
    Chooser,
    Game,
    IllegalChoice,
    Lang,
    Match,
    Option,
    Passage,
    Record,
    Seat,
    answer_of,
    course_of,
    faults,
    has_other_rules,
    passage_of,
    played_again,
    read_records,
    seen,
)
from isoloir.core import story as story_told
from isoloir.core.record import Line
from isoloir.core.replay import begun
from isoloir.games import game_of

from ..log.told import Heard, Story, heard_of
from .sitting import Sitting, seated
from .stories import plain

MOST_MOMENTS = 5_000

NOTHING = Raw(b"null")


class Moment(Struct, frozen=True):
    """One pause and what followed: moment 0 is the game before its first question."""

    n: int
    asks: dict[Seat, Ask[Option]]
    choices: dict[Seat, tuple[Option, ...]]
    by: dict[Seat, Chooser]
    told: Sequence[Heard]
    """What happened then; who alone heard it, if not everybody."""
    view: Raw
    """Moment 0 has the viewer's whole view before anything was told; null from then on, and in a record of other rules.
    """
    moments: list[Raw]
    """As in `SeatView`: patches from the view before, one for each thing told to the viewer."""
    held: dict[Seat, Raw]
    """For a viewer who has no seat: by seat, what it saw otherwise than everybody, by the field of its view."""


class Replayed(Struct, frozen=True):
    """POST /api/replay, GET …/records/{game}/replay: what a record holds, for a page that has no rules of its own."""

    game: str
    cards: Lang
    seats: list[Sitting]
    options: dict[str, Any]
    facts: dict[str, str | int]
    """As in `Lobby`."""
    viewer: Seat | None
    """Through whose eyes; None is what everybody may see."""
    winners: list[Seat]
    scores: list[int]
    stopped: bool
    commitment: str
    differences: list[str]
    """Keys; empty for a record that proves itself."""
    other_rules: bool
    """Made under another version of the rules: it can't be computed again, so it is as it was told, without views."""
    moments: list[Moment]
    story: Story | None
    """What decided it; None for a record that cannot be followed to its end."""


def replay(text: bytes, viewer: Seat | None = None) -> Replayed:
    """The first game of a record; raises BrokenRecord or BadSetup."""
    record = first_of(text)
    if len(record.lines) > MOST_MOMENTS:
        raise BrokenRecord("long", f"the game has {len(record.lines)} moments; at most {MOST_MOMENTS} are shown")
    return replayed(record, seated(record.header), viewer)


def first_of(text: bytes) -> Record:
    record = next(read_records(text.splitlines()), None)
    if record is None:
        raise BrokenRecord("empty", "the file is empty")
    return record


def replayed(record: Record, seats: list[Sitting], viewer: Seat | None = None) -> Replayed:
    header, end, game = record.header, record.end, game_of(record.header.game)
    eyes = viewer if viewer is not None and 0 <= viewer < header.seats else None
    other = has_other_rules(record.header, game)
    moments, story = (_as_told(record, game), None) if other else _retold(record, eyes)
    return Replayed(
        game=header.game,
        cards=header.cards,
        seats=seats,
        options=header.options,
        facts=game.rule_facts(),
        viewer=eyes,
        winners=list(end.winners),
        scores=list(end.scores),
        stopped=end.stopped,
        commitment=header.commitment,
        differences=list(dict.fromkeys(each.key for each in faults(record, game))),
        other_rules=other,
        moments=moments,
        story=story,
    )


def _as_told(record: Record, game: Game[Any, Any]) -> list[Moment]:
    """Nothing is computed again: what the record says was asked, chosen and told."""
    header = record.header

    def heard(line: Line) -> list[Heard]:
        return [_recorded(game.printed(event, header.cards, header.options)) for event in line.events]

    return [
        Moment(n, line.asks, line.choices, line.by, heard(line), NOTHING, [], {}) for n, line in enumerate(record.lines)
    ]


def _recorded(event: dict[str, Any]) -> Heard:
    members = {name: event[name] for name in event if name != "only"}
    return Heard(Raw(msgspec.json.encode(members)), event.get("only"))


def _retold(record: Record, viewer: Seat | None) -> tuple[list[Moment], Story | None]:
    """As far as the choices can be followed."""
    game = game_of(record.header.game)
    shown: list[Moment] = []
    passages: list[Passage] = []
    match = begun(game, record.header, record.shuffle.dice)
    before = game.view(game.new(match.setup, record.shuffle.dice), viewer)
    with suppress(IllegalChoice):
        for line, match in played_again(record, game):
            view = match.view(viewer)
            whole = NOTHING if shown else Raw(msgspec.json.encode(before))
            shown.append(_moment(line, match, whole, _steps(match, viewer, before, line), viewer))
            before = view
            passages.append(passage_of(match))
    is_whole = match.is_over or (record.end.stopped and len(shown) == len(record.lines))
    return shown, plain(story_told(game, course_of(match, passages))) if is_whole else None


def _moment(line: Line, match: Match[Any], whole: Raw, steps: list[Raw], viewer: Seat | None) -> Moment:
    held = _held(match) if viewer is None else {}
    return Moment(line.n, line.asks, line.choices, line.by, heard_of(match.told), whole, steps, held)


def _steps(match: Match[Any], viewer: Seat | None, before: Any, line: Line) -> list[Raw]:
    answer = answer_of(line.asks, line.choices, viewer)
    steps = seen(match.game, before, match.heard(viewer), match.view(viewer), answer)
    return [Raw(msgspec.json.encode(each)) for each in steps]


def _held(match: Match[Any]) -> dict[Seat, Raw]:
    """Hands, jokers, hidden totals: all that a game keeps from the others, without knowing what that is."""
    public = asdict(match.view(None))

    def own(seat: Seat) -> dict[str, Any]:
        view = asdict(match.view(seat))
        return {name: view[name] for name in view if name != "seat" and view[name] != public[name]}

    return {seat: Raw(msgspec.json.encode(own(seat))) for seat in range(match.setup.seats)}
