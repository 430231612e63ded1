"""WebSocket frames: whatever the pieces they come in, the same messages; what RFC 6455 forbids is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isoloir.table.door.frames import BINARY, CLOSE, MORE, PING, TEXT, BadFrame, FrameReader, closing, framed, unmasked

KEY = bytes((1, 2, 3, 250))


def sent(opcode: int, payload: bytes, *, whole: bool = True, key: bytes = KEY) -> bytes:
    """A frame as a browser sends it."""
    size = len(payload)
    head = bytes(((0x80 if whole else 0) | opcode,))
    if size < 126:
        length = bytes((0x80 | size,))
    elif size < 65_536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return head + length + key + unmasked(payload, key)


def heard(data: bytes, most: int = 4096) -> list[tuple[int, bytes]]:
    return list(FrameReader(most).feed(data))


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 4096])
def test_a_message_of_any_length_comes_as_it_was_sent(size: int) -> None:
    payload = bytes(i % 251 for i in range(size))

    assert heard(sent(TEXT, payload)) == [(TEXT, payload)]


def test_a_long_length_in_eight_bytes_is_read_too() -> None:
    frame = b"\x81\xff" + (5).to_bytes(8, "big") + KEY + unmasked(b"hello", KEY)

    assert heard(frame) == [(TEXT, b"hello")]


def test_a_message_in_several_frames_is_joined_and_a_ping_may_come_between() -> None:
    frames = sent(TEXT, b"he", whole=False) + sent(PING, b"?") + sent(MORE, b"l", whole=False) + sent(MORE, b"lo")

    assert heard(frames + sent(TEXT, b"next")) == [(PING, b"?"), (TEXT, b"hello"), (TEXT, b"next")]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x05hello", 1002),  # not masked
        (b"\xc1\x80" + KEY, 1002),  # an extension nobody agreed on
        (b"\x83\x80" + KEY, 1002),  # no such opcode
        (b"\x09\x80" + KEY, 1002),  # a ping in pieces
        (b"\x89\xfe\x00\x7e" + KEY, 1002),  # a ping that is too long
        (sent(MORE, b"end"), 1002),  # the end of nothing
        (sent(TEXT, b"a", whole=False) + sent(TEXT, b"b"), 1002),  # a message within a message
        (sent(TEXT, bytes(4097)), 1009),
        (b"\x81\xff" + b"\xff" * 8, 1009),
        (sent(BINARY, bytes(3000), whole=False) + sent(MORE, bytes(3000)), 1009),
    ],
)
def test_what_the_protocol_forbids_is_refused(frame: bytes, code: int) -> None:
    with pytest.raises(BadFrame) as why:
        heard(frame)

    assert why.value.code == code


def test_too_long_a_message_is_refused_before_it_has_come() -> None:
    with pytest.raises(BadFrame):
        heard(sent(TEXT, bytes(5000))[:10])


def test_what_the_server_says_is_not_masked() -> None:
    assert framed(TEXT, b"hi") == b"\x81\x02hi"
    assert framed(TEXT, bytes(300))[:4] == b"\x81\x7e\x01\x2c"
    assert framed(TEXT, bytes(70_000))[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")
    assert closing(1008, "too-fast") == bytes((0x80 | CLOSE, 10)) + b"\x03\xf0too-fast"


messages = st.lists(st.tuples(st.sampled_from([TEXT, BINARY, PING]), st.binary(max_size=125)), max_size=6)


@given(messages, st.lists(st.integers(1, 40), min_size=1), st.binary(min_size=4, max_size=4))
def test_however_the_bytes_are_cut_the_messages_are_the_same(
    said: list[tuple[int, bytes]], cuts: list[int], key: bytes
) -> None:
    data, reader, found, turn = b"".join(sent(*each, key=key) for each in said), FrameReader(4096), [], 0
    while data:
        size, turn = cuts[turn % len(cuts)], turn + 1
        found += list(reader.feed(data[:size]))
        data = data[size:]

    assert found == said


@given(st.binary(max_size=400))
def test_any_bytes_at_all_are_read_or_refused(data: bytes) -> None:
    found, code = [], 1002
    try:
        found = heard(data)
    except BadFrame as why:
        code = why.code

    assert code in (1002, 1009)
    assert sum(len(payload) for _, payload in found) <= len(data)
