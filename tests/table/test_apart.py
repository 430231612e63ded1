"""One switch says whether people are in one room, and a game that has laws about it follows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from isoloir.core import differences
from isoloir.games import game_of
from isoloir.table.party.records import record_of
from isoloir.table.wire import from_client as s

from .harness import NAMES, Party, begin


@pytest.mark.parametrize(("people", "room", "apart"), [(4, "same", False), (4, "remote", True), (1, "same", True)])
async def test_laws_that_need_one_room_stay_out_where_nobody_shares_one(people: int, room: Any, *, apart: bool) -> None:
    party = Party()
    pages = [await party.create("democrazy", room=room), *[await party.join(name) for name in NAMES[1:people]]]
    for page, name in zip(pages, NAMES, strict=False):
        page.say(s.Sit, name=name)
    for _ in range(4 - people):
        pages[0].say(s.AddBot)
    begin(pages)
    party.clock.advance(0)

    view = msgspec.json.decode(pages[0].moved.views[0].view)
    assert view["apart"] is apart
    pages[0].say(s.EndAndReveal)
    record = record_of(party.log.entries(), 1)
    assert record is not None
    assert record.header.options == ({"apart": True} if apart else {})
    assert list(differences(record, game_of("democrazy"))) == []
