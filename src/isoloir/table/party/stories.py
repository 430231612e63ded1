"""What decided a game, told at its end from the log: nothing is replayed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Raw

from isoloir.core import Event, Game, Match, Passage, Story, Told, course_of, heard, story
from isoloir.games import game_of

from ..log import told as kept
from .play import Play


def story_of(play: Play, match: Match[Any], told: Sequence[Told] = ()) -> kept.Story | None:
    """`told` is what the last opening told, which isn't in the log yet."""
    passages = list(passages_of(play))
    if told:
        passages.append(Passage(heard(told, None), match.scores, match.game.round(match.board)))
    if not all(passage.scores for passage in passages):
        return None  # begun before the log kept scores
    try:
        return plain(story(match.game, course_of(match, passages)))
    except Exception:  # a bug in a game mustn't keep it from ending
        return None


def passages_of(play: Play) -> Iterator[Passage]:
    read, start = reader(play.key), 0
    for stop in play.stops:
        public = [each.event for each in play.told[start : stop.told] if each.only is None]
        yield Passage(tuple(map(read.decode, public)), stop.scores, stop.round)
        start = stop.told


@cache
def reader(key: str) -> msgspec.json.Decoder[Event]:
    game: Game[Any, Any] = game_of(key)
    return msgspec.json.Decoder(reduce(or_, game.events))


def plain(told: Story) -> kept.Story:
    highlights = [kept.Highlight(each.n, Raw(msgspec.json.encode(each.remark))) for each in told.highlights]
    return kept.Story(highlights, list(told.rounds), told.start)
