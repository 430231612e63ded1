"""The socket's door under bad manners: it answers or closes with a reason, stays up, and keeps its memory."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import aiohttp
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from isoloir.core import chance
from isoloir.core.value import encode
from isoloir.table.door.context import DoorSettings
from isoloir.table.wire import from_client as s
from isoloir.table.wire.from_server import Pong, Ticks
from isoloir.table.wire.socket_codec import decode_said
from tests.table.client import Device

from .running import Running, people, play_all, running, start

HELLO = b'{"type":"Hello"}'


async def raw(device: Device, code: str) -> aiohttp.ClientWebSocketResponse:
    return await device.session.ws_connect(f"{device.url}/api/tables/{code}/socket", max_msg_size=0)


async def last_words(socket: aiohttp.ClientWebSocketResponse) -> tuple[str, int | None]:
    """The last frame and the close code."""
    text = ""
    async with asyncio.timeout(10):
        async for message in socket:
            text = str(message.data)
    return text, socket.close_code


@pytest.mark.parametrize(
    ("frame", "word", "closed"),
    [
        (b"", "bad-message", 1008),
        (b"{}", "bad-message", 1008),
        (b"null", "bad-message", 1008),
        (b'{"type":"Nonsense"}', "bad-message", 1008),
        (b'{"type":"Ping","extra":1}', "bad-message", 1008),
        (b'{"type":"Choose","command":"x","pause":1e99,"seat":0,"choice":[1]}', "bad-message", 1008),
        (b'{"type":"Choose","command":"x","pause":1,"seat":-1,"choice":[1]}', "bad-message", 1008),
        (b'{"type":"Choose","command":"x","pause":1,"seat":0,"choice":[' + b"9" * 400 + b"]}", "bad-message", 1008),
        (b'{"type":"Choose","command":"x y","pause":1,"seat":0,"choice":[1]}', "bad-message", 1008),
        (b"[" * 3_000, "bad-message", 1008),
        (b'{"type":"Hello","game":' * 100, "bad-message", 1008),
        (b"x" * 5_000, "", 1009),
    ],
)
async def test_what_cannot_be_read_closes_the_socket_with_a_reason(
    frame: bytes, word: str, closed: int, tmp_path: Path
) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        socket = await raw(lea, place.code)
        await socket.send_str(HELLO.decode())
        await socket.send_str(frame.decode())

        said, code = await last_words(socket)

    assert code == closed
    assert word in said


async def test_bad_utf8_and_binary_close_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        for kind in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY):
            socket = await raw(lea, place.code)
            await socket.send_str(HELLO.decode())
            await socket.send_frame(b'{"type":"Ping\xff"}', kind)
            _, code = await last_words(socket)
            assert code in (1007, 1008)


async def test_who_does_not_say_hello_is_not_served(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        socket = await raw(lea, place.code)
        await socket.send_str('{"type":"Ping"}')

        said, code = await last_words(socket)

    assert "say-hello" in said
    assert code == 1008


async def test_too_many_messages_close_the_socket(tmp_path: Path) -> None:
    async with running(tmp_path, door=DoorSettings()) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        socket = await raw(lea, place.code)
        await socket.send_str(HELLO.decode())
        for _ in range(30):
            await socket.send_str('{"type":"Ping"}')

        said, code = await last_words(socket)

    assert "too-fast" in said
    assert code == 1008


async def test_more_pages_do_not_let_one_person_say_more(tmp_path: Path) -> None:
    """Three pages' worth; nobody else at the table is any the quieter for it."""
    door = DoorSettings(message_burst=10, messages_per_second=0.001)
    async with running(tmp_path, door=door) as server, Device(server.url) as lea, Device(server.url) as tom:
        place = await lea.create("third-man", "Léa")
        await tom.join(place.code, "Tom")
        pages = [await raw(device, place.code) for device in (lea, lea, lea, lea, tom)]
        for page in pages[:3]:
            await say(page, 10)
        await say(pages[4], 10)

        await pages[3].send_str(HELLO.decode())
        said, code = await last_words(pages[3])

    assert "too-fast" in said
    assert code == 1008


async def say(page: aiohttp.ClientWebSocketResponse, times: int) -> None:
    """As often as that, hello included, and each is answered."""
    await page.send_str(HELLO.decode())
    await until(page, "Welcome")
    for _ in range(times - 1):
        await page.send_str('{"type":"Ping"}')
        await until(page, "Pong")


async def until(page: aiohttp.ClientWebSocketResponse, kind: str) -> None:
    while f'"type":"{kind}"' not in str((await page.receive(10)).data):
        pass


async def test_an_address_opens_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    door = DoorSettings(limits=0, sockets_each=3)
    async with running(tmp_path, door=door) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        open_ones = [await raw(lea, place.code) for _ in range(3)]
        with pytest.raises(aiohttp.WSServerHandshakeError, match="503"):
            await raw(lea, place.code)

        await open_ones[0].close()
        await asyncio.sleep(0.1)
        await (await raw(lea, place.code)).close()
        for socket in open_ones:
            await socket.close()


async def test_a_reader_who_is_too_slow_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients, Device(server.url) as slow:
        await slow.join(clients[0].code, "Sleepy")
        socket = await raw(slow, clients[0].code)
        await socket.send_str(HELLO.decode())
        await start(clients)
        table = next(iter(server.front.house.tables.values()))
        asleep = next(viewer for viewer in table.presence.viewers if viewer.person == 5)
        for _ in range(400):
            asleep.send(b"x" * 5_000)
        await play_all(clients, most=5)

        assert asleep not in table.presence.viewers or getattr(asleep, "closing", None) == "too-slow"
        await socket.close()


async def test_of_a_whole_state_a_slow_reader_gets_the_newest_only(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 1) as clients:
        table = next(iter(server.front.house.tables.values()))
        (viewer,) = table.presence.viewers
        heard: list[str] = []
        clients[0].listener = lambda answer: heard.append(type(answer).__name__)
        for i in range(100):
            viewer.send(encode(Ticks(i + 1, [])))
        viewer.send(encode(Pong(1)))
        await clients[0].until(lambda: "Pong" in heard)

    assert heard.count("Ticks") < 20


VALID = [
    s.Ping(),
    s.Hello(1, 5),
    s.Choose(pause=1, seat=0, choice=(1,), command="c"),
    s.Choose(pause=3, seat=9, choice=("x", 2), command="d"),
    s.Sit(name="Zed", command="e"),
    s.Sit(name="Zed", seat=2, command="e2"),
    s.Stand(seat=1, command="f"),
    s.Rename(seat=0, name="Q", shape="star", colour="pink", command="g"),
    s.Move(seat=0, to=3, command="h"),
    s.AddBot(command="i"),
    s.SetBot(seat=3, level="expert", command="j"),
    s.ShuffleSeats(command="k"),
    s.Configure(policy="strict", seconds=10, command="l"),
    s.Need(patience="double", command="n"),
    s.Kick(person=7, command="o"),
    s.PassHost(person=99, command="p"),
    s.Start(command="q"),
    s.ChangeGame(command="r"),
    s.AddNonce(1, "n" * 20),
    s.Pause(command="t"),
    s.Resume(command="u"),
    s.PlayFor(pause=1, seat=2, command="v"),
    s.Transfer(command="w"),
    s.React("heart"),
]


def mangled(frame: bytes, seed: int) -> bytes:
    """One to three bytes changed, cut or doubled."""
    dice, text = chance("mangle", seed), bytearray(frame)
    for _ in range(1 + dice.below(3)):
        place = dice.below(len(text)) if text else 0
        match dice.below(3):
            case 0:
                text[place : place + 1] = bytes([dice.below(256)])
            case 1:
                del text[place : place + 1 + dice.below(8)]
            case _:
                text[place:place] = text[place : place + 1 + dice.below(8)]
    return bytes(text)


async def fuzz(server: Running, device: Device, code: str, rounds: int, seed: int = 0) -> None:
    for i in range(rounds):
        socket = await raw(device, code)
        await socket.send_frame(HELLO, aiohttp.WSMsgType.TEXT)
        for j in range(20):
            frame = encode(VALID[chance("valid", seed, i, j).below(len(VALID))])
            bad = chance("bad", seed, i, j).below(4) == 0
            try:
                await socket.send_frame(mangled(frame, seed + i * 100 + j) if bad else frame, aiohttp.WSMsgType.TEXT)
            except (ConnectionError, aiohttp.ClientError):
                break
        if i % 3 == 0 and socket._response.connection is not None:  # half open: gone without a word
            socket._response.connection.close()
        else:
            await asyncio.wait_for(socket.close(), 10)


async def still_plays(url: str) -> None:
    async with people(url, "third-man", 4) as clients:
        await start(clients)
        await play_all(clients, most=4)


async def test_the_server_stays_up_under_random_and_malformed_frames(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        await fuzz(server, clients[3].device, clients[3].code, 25)
        await still_plays(server.url)

        assert len(server.front.open_pages()) <= 8


@pytest.mark.soak
async def test_memory_stays_flat_under_long_abuse(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "third-man", 4) as clients:
        await start(clients)
        counts = []
        for lap in range(6):
            await fuzz(server, clients[3].device, clients[3].code, 300, seed=lap * 100_000)
            await asyncio.sleep(0.5)
            gc.collect()
            counts.append(len(gc.get_objects()))
        await still_plays(server.url)

    assert counts[-1] < counts[1] * 1.2


@given(st.binary(max_size=300))
def test_any_bytes_at_all_are_either_a_message_or_refused(frame: bytes) -> None:
    try:
        said = decode_said(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return
    assert isinstance(said, s.Said)
