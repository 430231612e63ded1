"""Who may read a finished game, and who they see in its replay: the same people and bots as at the table."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from isoloir.table.live.table.viewer import welcome_of
from isoloir.table.log.words import Look
from isoloir.table.party.evening import Evening
from isoloir.table.party.replay import Replayed
from isoloir.table.party.sitting import Sitting, given_faces, sat_at
from isoloir.table.wire import from_client as s
from tests.table.client import Client, Device, Refused

from .harness import begin, four
from .running import people, running, start

CIRCLE, SQUARE, TRIANGLE = Look("circle", "red"), Look("square", "blue"), Look("triangle", "yellow")


async def replayed(client: Client, viewer: str = "") -> Replayed:
    text = await client.device.get(f"/api/tables/{client.code}/records/1/replay{viewer}")
    return msgspec.json.decode(text, type=Replayed)


async def test_the_replay_of_a_kept_game_shows_everybody_as_at_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 2, bots=2) as clients:
        lea, tom = clients
        await tom.say(s.Rename, seat=1, name="Tomás", shape="moon", colour="teal")
        await start(clients)
        await lea.say(s.EndAndReveal)
        assert lea.lobby is not None
        shown = [Sitting(each.name, each.look, each.kind == "bot") for each in lea.lobby.seats]
        await lea.say(s.ChangeGame)
        await lea.say(s.Rename, seat=0, name="Another", shape="cross", colour="pink")

        again = await replayed(lea, "?viewer=1")

        assert again.seats == shown
        assert again.viewer == 1
        assert again.differences == []
        await tom.device.be_forgotten(tom.code)
        assert [each.name for each in (await replayed(lea)).seats] == [shown[0].name, "", shown[2].name, shown[3].name]
        async with Device(server.url) as stranger:
            for path in ("records/1/replay", "records/1/study", "study"):
                with pytest.raises(Refused, match="not-seated"):
                    await stranger.get(f"/api/tables/{lea.code}/{path}")


async def test_a_game_under_way_is_looked_at_by_nobody(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 1, bots=3) as clients:
        (lea,) = clients
        await start(clients)

        with pytest.raises(Refused, match="record-not-ready"):
            await lea.device.get(f"/api/tables/{lea.code}/records/1/study")
        all_of_it = msgspec.json.decode(await lea.device.get(f"/api/tables/{lea.code}/study"), type=Evening)
        assert (all_of_it.games, all_of_it.people, all_of_it.pairs) == ([], [], [])


async def test_who_gave_up_a_seat_may_read_the_record_and_who_only_watched_may_not() -> None:
    party, (lea, tom, *_) = await four()
    screen = await party.join(screen=True)
    tom.say(s.Stand, seat=1)
    lea.say(s.EndAndReveal)
    party.clock.advance(0)
    ends = [page.moved.over for page in (lea, tom, screen)]

    assert [each and each.record is not None for each in ends] == [True, True, False]
    back = welcome_of(party.table.party, tom.person, 0, 0, None, party.table.memory.scene())
    assert back.moved is not None
    assert back.moved.over is not None
    assert back.moved.over.record is not None


async def test_each_game_of_an_evening_has_its_own_seats() -> None:
    party, pages = await four()
    pages[0].say(s.EndAndReveal)
    pages[0].say(s.ChangeGame)
    pages[0].say(s.Rename, seat=0, name="Léonie", shape="heart", colour="pink")
    begin(pages)
    pages[0].say(s.EndAndReveal)
    log = party.log.entries()

    assert sat_at(log, 1)[0].name == "Léa"
    assert sat_at(log, 2)[0] == Sitting("Léonie", Look("heart", "pink"), bot=False)


def test_bots_of_a_record_are_called_as_a_table_would_call_them() -> None:
    assert given_faces(["ada", "bot:regular", ""]) == [
        Sitting("ada", CIRCLE, bot=False),
        Sitting("Blaise", SQUARE, bot=True),
        Sitting("", TRIANGLE, bot=False),
    ]
