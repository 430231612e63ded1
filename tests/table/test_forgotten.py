"""Taking along what a table keeps of somebody, and having it deleted: from the log, the record and the files."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from isoloir.core import differences, read_records
from isoloir.games import GAMES
from isoloir.table.door.desk.me import Reader
from isoloir.table.party.erase import Erasure
from isoloir.table.party.fold import fold
from isoloir.table.party.inputs import Forget
from isoloir.table.party.records import record_of
from isoloir.table.party.replay import replay
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import Join
from tests.table.client import Device, Refused

from .harness import Page, Party, begin, four
from .rewriting import rewritten
from .running import people, play_all, running, start
from .test_log_sqlite import mentions
from .test_restart import restart

MARIE = "Marie-Antoinette"


def written(party: Party) -> str:
    return b"\n".join(party.log.tables[1]).decode()


def finish(party: Party, pages: Sequence[Page]) -> None:
    pages[0].say(s.EndAndReveal)
    party.clock.advance(0)


async def be_forgotten(page: Page) -> None:
    await page.table.acted(Forget(page.person))


def log_of(party: Party) -> list[bytes]:
    return party.log.tables[1]


async def test_who_is_forgotten_leaves_no_name_secret_address_or_need_in_the_log() -> None:
    party, (lea, tom, *_) = await four()
    tom.say(s.Rename, seat=1, name=MARIE, shape="star", colour="blue")
    tom.say(s.Need, patience="double")
    body = party.table.party.people[tom.person]
    private = ["Tom", MARIE, *body.tokens, body.address, '"double"']
    assert [each for each in private if each in written(party)] == private

    await be_forgotten(tom)

    assert not [each for each in private if each in written(party)]
    assert tom.bye == "left"
    assert [each.name for each in lea.lobby.seats] == ["Léa", "", "Zoé", "Max"]
    assert lea.lobby.seats[1].kind == "bot"
    assert tom.person not in [each.person for each in lea.lobby.people]


async def test_a_log_read_again_says_the_same_as_the_table_that_forgot() -> None:
    party, pages = await four()
    pages[1].say(s.Stand, seat=1)
    finish(party, pages)
    pages[1].say(s.Sit, name=MARIE, seat=1)
    begin(pages)
    party.clock.advance(0)

    await be_forgotten(pages[1])
    await be_forgotten(pages[0])

    assert fold(party.log.entries()) == party.table.party
    assert party.table.party.host == pages[2].person


async def test_erasing_changes_words_and_neither_number_nor_kind_of_any_entry() -> None:
    party, pages = await four()
    finish(party, pages)
    before = party.log.entries()

    changed = rewritten([Erasure(2)], log_of(party))

    kinds = {type(before[number - 1]).__name__ for number in changed}
    assert kinds == {"Joined", "Sat", "Began"}
    assert not any(b"Tom" in body for body in changed.values())
    await be_forgotten(pages[1])
    after = party.log.entries()
    assert [type(each) for each in after[: len(before)]] == list(map(type, before))
    assert not rewritten([Erasure(2)], log_of(party))


async def test_the_record_of_a_finished_game_keeps_the_choices_and_not_the_name() -> None:
    party, pages = await four()
    finish(party, pages)

    await be_forgotten(pages[1])

    record = record_of(party.log.entries(), 1)
    assert record is not None
    assert record.header.names == ("Léa", "", "Zoé", "Max")
    assert not list(differences(record, GAMES["third-man"]))
    assert [each.name for each in replay(record.encode()).seats] == ["Léa", "", "Zoé", "Max"]


async def test_a_seat_named_by_somebody_gone_before_is_nameless_too() -> None:
    party, (lea, tom, *_) = await four()
    tom.say(s.Stand, seat=1)
    assert lea.lobby.seats[1].name == "Tom"

    await be_forgotten(tom)

    assert lea.lobby.seats[1].name == ""
    assert "Tom" not in written(party)


async def test_being_forgotten_does_not_lift_a_ban() -> None:
    party, (lea, tom, *_) = await four()
    lea.say(s.Kick, person=tom.person, ban=True)

    await be_forgotten(tom)

    body = party.table.party.people[tom.person]
    assert (body.name, body.gone) == ("", "banned")
    assert body.tokens == [tom.token]
    assert body.address
    assert "Tom" not in written(party)
    assert fold(party.log.entries()) == party.table.party, "after a restart they are still known"


async def test_who_was_banned_and_forgotten_stays_out_after_a_restart() -> None:
    party = Party()
    lea = await party.create(room="remote")
    tom = await party.join("Tom", address="10.0.0.9")
    lea.say(s.Kick, person=tom.person, ban=True)
    await be_forgotten(tom)

    again = await restart(party)

    with pytest.raises(Exception, match="banned"):
        await again.house.join(again.table, Join(name="Anna", key=again.table.party.key), "another", "10.0.0.9")


async def test_an_erasure_that_could_not_be_kept_has_not_happened() -> None:
    party, (_, tom, *_) = await four()
    party.log.full = True

    with pytest.raises(Exception, match="storage"):
        await be_forgotten(tom)

    assert "Tom" in written(party)
    party.log.full = False


async def test_an_erasure_that_fails_is_answered_alone_and_what_was_chosen_beside_it_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party, (lea, tom, *_) = await four()
    monkeypatch.setattr("isoloir.table.party.erase.Erasure.blank", lambda erasure, number, body: 1 / 0)
    party.log.held = []

    forgetting = asyncio.ensure_future(be_forgotten(tom))
    await asyncio.sleep(0)
    lea.say(s.Need, patience="double", command="beside")
    party.log.release()

    with pytest.raises(Exception, match="internal"):
        await forgetting
    await asyncio.sleep(0)
    assert a.Accepted("beside") in lea.answers()
    assert "Tom" in written(party)


async def test_one_takes_along_what_is_ones_own_and_nothing_of_others() -> None:
    party, pages = await four()
    for page in pages:
        seat = page.person - 1
        asked = [ask for ask in page.moved.asks if ask.seat == seat]
        for ask in asked:
            page.choose(seat, ask.options[: ask.take])
    party.clock.advance(5_000)
    for page in pages:
        for ask in page.moved.asks:
            page.choose(ask.seat, ask.options[-ask.take :])
    party.clock.advance(5_000)
    finish(party, pages)

    for page in pages:
        reader = Reader(page.person)
        reader.look(log_of(party))
        kept = reader.mine()
        (game,) = kept.games
        own = page.person - 1
        assert kept.names == [("Léa", "Tom", "Zoé", "Max")[own]]
        assert game.names == {own: kept.name}
        assert {each.seat for each in game.choices} == {own}
        assert game.over
        assert game.scores.keys() == {own}
        text = msgspec.json.encode(kept).decode()
        others = [body for person, body in party.table.party.people.items() if person != page.person]
        assert not [each for each in others if each.name in text or each.address in text]
        assert not [token for body in party.table.party.people.values() for token in body.tokens if token in text]


async def test_over_http_one_takes_along_and_is_forgotten_and_the_cookie_goes(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        lea, tom = clients[:2]
        await start(clients)
        await play_all(clients)
        kept = await tom.device.mine(tom.code)
        assert kept.name == "Tom"
        assert kept.games[0].choices
        assert mentions(tmp_path, b"Tom")

        await tom.device.be_forgotten(tom.code)

        assert not mentions(tmp_path, b"Tom")
        assert not list(tom.device.session.cookie_jar)
        (record,) = read_records((await lea.device.get(f"/api/tables/{lea.code}/records/1")).splitlines())
        assert record.header.names == ("Léa", "", "Zoé", "Max")
        with pytest.raises(Refused, match="no-cookie"):
            await tom.device.mine(tom.code)
        again = await tom.device.join(tom.code, "Tom")
        assert again.person == 5


async def test_only_ones_own_cookie_takes_along_or_deletes_and_no_other_site(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        path = f"/api/tables/{clients[0].code}/me"
        async with Device(server.url) as stranger:
            with pytest.raises(Refused, match="no-cookie"):
                await stranger.mine(clients[0].code)
            with pytest.raises(Refused, match="no-cookie"):
                await stranger.be_forgotten(clients[0].code)
        foreign = {"Origin": "https://elsewhere.example"}
        async with clients[1].device.session.delete(server.url + path, headers=foreign) as response:
            assert response.status == 403

        lobby = clients[0].lobby
        assert lobby is not None
        assert [each.name for each in lobby.people] == ["Léa", "Tom", "Zoé", "Max"]


async def test_after_a_restart_the_forgotten_are_still_forgotten(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        device, code = clients[0].device, clients[0].code
        await clients[1].device.be_forgotten(code)
        await server.stop()

        async with running(tmp_path) as after:
            device.url = after.url
            client = await device.sit_down(code)
            assert client.lobby is not None
            assert [each.name for each in client.lobby.seats] == ["Léa", "", "Zoé", "Max"]
            assert client.lobby.phase == "playing"
            await client.close()


async def test_a_transfer_code_leads_nowhere_once_its_owner_is_forgotten() -> None:
    party, (_, tom, *_) = await four()
    code = tom.say(s.Transfer)
    assert isinstance(code, a.TransferCode)
    await be_forgotten(tom)

    with pytest.raises(Exception, match="transfer-unknown"):
        await party.join(transfer=code.code)
