"""What is asked and answered without any network: a table made, found, played, taken along and left."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import pytest

from isoloir.core.value import encode
from isoloir.table.door.desk.archive import Archive
from isoloir.table.door.desk.asked import Answered, Asked, Keepsake, refused
from isoloir.table.door.desk.counts import Uncounted
from isoloir.table.door.desk.desk import Desk, DeskSettings
from isoloir.table.door.desk.me import Me
from isoloir.table.door.desk.tables import Tables
from isoloir.table.door.desk.talk import Talk, caller
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.bodies import CreateTable, Join, Mine, Place, TableFound
from isoloir.table.wire.refusal import Refusal
from isoloir.table.wire.socket_codec import decode_answer

from .harness import Party


class Sheet:
    """An open page that is only told things."""

    def __init__(self, person: int, token: str) -> None:
        self.person, self.token = person, token
        self.closing: str | None = None
        self.hear: Any = None
        self.told: list[a.FromServer] = []

    def send(self, frame: bytes) -> None:
        self.told.append(decode_answer(frame))

    def close(self, code: str) -> None:
        self.closing = code


async def text(body: bytes, most: int) -> bytes:
    assert len(body) <= most
    return body


def asking(body: object, **rest: Any) -> Asked:
    return Asked(is_json=True, body=partial(text, msgspec.json.encode(body)), **rest)


def desk_of(party: Party) -> Desk:
    return Desk(party.house, DeskSettings(), Uncounted())


async def made(desk: Desk) -> tuple[Place, Keepsake]:
    answered = await Tables(desk).create(asking(CreateTable("third-man", name="Léa")))
    assert answered.status == 201
    assert answered.keepsake is not None
    return msgspec.json.decode(answered.body, type=Place), answered.keepsake


async def test_a_table_is_made_found_and_left_without_a_network() -> None:
    desk = desk_of(Party())
    place, kept = await made(desk)
    hers = Asked({"code": place.code}, secret=kept.secret)

    found = await Tables(desk).table(hers)
    assert msgspec.json.decode(found.body, type=TableFound).you == place.person
    assert found.keepsake == kept
    mine = await Me(desk).take_along(hers)
    assert msgspec.json.decode(mine.body, type=Mine).name == "Léa"
    assert mine.file == f"isoloir-{place.code}.json"
    assert (await Me(desk).be_forgotten(hers)).keepsake == Keepsake(place.code, "")


async def test_who_comes_by_the_link_is_known_afterwards_by_what_they_were_given() -> None:
    desk = desk_of(Party())
    place, _ = await made(desk)
    wish = asking(Join("Tom", key=place.key), named={"code": place.code})

    joined = await Tables(desk).join(wish)

    assert joined.keepsake is not None
    who = await caller(desk, Asked({"code": place.code}, secret=joined.keepsake.secret))
    assert who.table.party.people[who.person].name == "Tom"


async def test_a_page_is_greeted_heard_and_let_go() -> None:
    party = Party()
    desk = desk_of(party)
    place, kept = await made(desk)
    who = await caller(desk, Asked({"code": place.code}, secret=kept.secret))
    page = Sheet(who.person, who.token)

    talk = Talk(desk, who.table, page, "10.0.0.1")
    page.hear(encode(s.Hello()))
    page.hear(encode(s.AddBot(command="bot", level="random")))
    assert isinstance(page.told[0], a.Welcome)
    assert any(isinstance(told, a.Accepted) and told.command == "bot" for told in page.told)
    assert desk.open_pages() == [page]
    talk.end()
    assert desk.open_pages() == []
    assert not who.table.presence.viewers


async def test_refusals_are_answers_too() -> None:
    desk = desk_of(Party())
    place, _ = await made(desk)
    stranger, other = Asked({"code": place.code, "game": "1"}), Asked({"code": place.code, "game": "1x"})

    for asked, expected in ((stranger, ("not-seated", 403)), (other, ("not-found", 404))):
        with pytest.raises(Refusal) as why:
            await Archive(desk).record(asked)
        answered = refused(why.value)
        assert (msgspec.json.decode(answered.body)["code"], answered.status) == expected
    with pytest.raises(Refusal, match="not-json"):
        await Tables(desk).create(Asked(body=partial(text, b"{}")))


async def test_who_asks_too_often_is_told_so_and_nobody_else() -> None:
    desk = desk_of(Party())

    async def create(address: str) -> Answered:
        return await Tables(desk).create(asking(CreateTable("third-man", name="Léa"), address=address))

    for _ in range(5):
        await create("10.0.0.1")
    with pytest.raises(Refusal, match="too-fast"):
        await create("10.0.0.1")
    assert (await create("10.0.0.2")).status == 201
