"""What a table was shown is in its log: the next game leaves it out, says so in its record, and is verified."""

from __future__ import annotations

from isoloir.core import differences
from isoloir.games import game_of
from isoloir.table.party.fold import fold
from isoloir.table.party.records import record_of
from isoloir.table.wire import from_client as s

from .harness import NAMES, Party, begin


async def test_a_game_that_was_stopped_is_remembered_too_and_the_next_one_is_dealt_others() -> None:
    party = Party()
    pages = [await party.create("habits"), *[await party.join(name) for name in NAMES[1:4]]]
    for page, name in zip(pages, NAMES, strict=False):
        page.say(s.Sit, name=name)
    for _ in range(2):
        begin(pages)
        party.clock.advance(0)
        for page in pages:
            (ask,) = page.moved.asks
            page.choose(ask.seat, ask.options[: ask.take])
        party.clock.advance(5_000)
        pages[0].say(s.EndAndReveal)
        party.clock.advance(0)

    first, second = (record_of(party.log.entries(), game) for game in (1, 2))
    assert first is not None
    assert second is not None
    (shown,) = [event["cards"] for line in first.lines for event in line.events if event["type"] == "HabitsShown"]
    assert first.header.options == {}
    assert sorted(second.header.options["left_out"]) == sorted(shown)
    assert list(differences(second, game_of("habits"))) == []
    assert pages[0].lobby.unseen == 490 - 2 * len(shown)
    assert fold(party.log.entries()).seen == party.table.party.seen
