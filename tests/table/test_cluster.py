"""One node among others, with a register and a clock moved by hand: what it does when the store fails it oddly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping

import pytest

from isoloir.table.live.nodes import cluster as nodes
from isoloir.table.live.nodes import who_sits_where as seats
from isoloir.table.live.nodes.cluster import Cluster
from isoloir.table.live.nodes.contact import DOUBTFUL, QUIET
from isoloir.table.live.table.clocks import FollowedClock
from isoloir.table.store.interface import Unavailable
from isoloir.table.store.register import Opening, Pulse

START = 1_800_000_000_000


class Hands(FollowedClock):
    def __init__(self) -> None:
        self.own = START
        super().__init__()

    def raw(self) -> int:
        return self.own


class Register:
    """Answers what it's told to; whatever is raised is taken from `fails`, first come first served."""

    def __init__(self, clock: Hands) -> None:
        self.clock, self.ahead, self.takes = clock, 0, 0
        self.failed_over = 0
        self.fails: list[Exception] = []
        self.beats = 0
        self.written: list[dict[int, frozenset[int] | None]] = []
        self.is_mute = False

    def _may(self) -> None:
        if self.fails:
            raise self.fails.pop(0)

    async def beat(self, node: str, reads: int, held: Collection[int]) -> Pulse:
        self._may()
        self.beats += 1
        now = self.clock.own + self.ahead
        self.clock.own += self.takes
        return Pulse(now, {node: reads}, {}, {}, failed_over=self.failed_over)

    async def open(self, node: str, table: int) -> Opening:
        return Opening({}, None)

    async def sit(self, node: str, people: Mapping[int, frozenset[int] | None]) -> None:
        self._may()
        if self.is_mute:
            await asyncio.Event().wait()
        self.written.append(dict(people))

    async def leave(self, node: str) -> None: ...


class Silence:
    def send(self, message: bytes) -> None: ...

    async def listen(self, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None:
        await asyncio.Event().wait()


def a_node() -> tuple[Cluster, Register, Hands]:
    clock = Hands()
    register = Register(clock)
    return Cluster("a", register, Silence(), clock, lambda: None), register, clock


async def some_turns() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_a_beat_that_fails_in_any_way_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node that stopped beating would serve on, and everybody at it would count as absent elsewhere."""
    monkeypatch.setattr(nodes, "BEAT", 0.001)
    node, register, _ = a_node()
    register.fails = [ValueError("a row that can't be read"), Unavailable()]

    running = asyncio.ensure_future(node.run())
    while register.beats < 3:  # noqa: ASYNC110
        await asyncio.sleep(0.001)

    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


class Stubborn(Silence):
    """As a client that looks for its server for ever, and misses a cancellation when it comes at a bad moment."""

    def __init__(self) -> None:
        self.listening, self.misses = asyncio.Event(), 2

    async def listen(self, hear: Callable[[bytes], None], deaf: Callable[[], None]) -> None:
        self.listening.set()
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if not self.misses:
                    raise
                self.misses -= 1


async def test_a_node_leaves_though_its_bus_misses_that_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a bus that wasn't there, every other stop of a node took for ever."""
    monkeypatch.setattr(nodes, "AGAIN", 0.01)
    clock, bus = Hands(), Stubborn()
    running = asyncio.ensure_future(Cluster("a", Register(clock), bus, clock, lambda: None).run())
    await bus.listening.wait()

    running.cancel()
    _, still = await asyncio.wait([running], timeout=5)
    left, bus.misses = bus.misses, 0

    assert not still
    assert not left


async def test_a_table_that_was_let_go_while_the_store_was_away_is_let_go_after_all() -> None:
    """What stays written down is taken for people who are there, as long as this node lives."""
    node, register, _ = a_node()
    await node.open(1)
    node.sat(1, frozenset({7}))
    await some_turns()
    register.fails = [Unavailable()]

    node.let_go(1)
    await some_turns()
    await node.beat()
    await some_turns()

    assert register.written == [{1: frozenset({7})}, {1: None}]


async def test_who_sits_here_is_written_again_if_the_store_says_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With the next beat, which the store may answer though it never answered the write."""
    monkeypatch.setattr(seats, "PATIENCE", 0.01)
    node, register, _ = a_node()
    await node.open(1)
    register.is_mute = True
    node.sat(1, frozenset({7}))
    await asyncio.sleep(0.05)
    register.is_mute = False

    await node.beat()
    await some_turns()

    assert register.written == [{1: frozenset({7})}]


async def test_a_table_that_is_open_again_is_not_let_go_late() -> None:
    node, register, _ = a_node()
    await node.open(1)
    register.fails = [Unavailable()]
    node.let_go(1)
    await some_turns()

    await node.open(1)
    await node.beat()
    await some_turns()

    assert register.written == []


async def test_after_goodbye_no_beat_says_otherwise() -> None:
    node, register, _ = a_node()
    await node.beat()

    await node.leave()
    await node.beat()

    assert register.beats == 1


async def test_news_are_as_old_as_their_question() -> None:
    node, register, _ = a_node()
    await node.beat()
    fresh = node.is_sure
    register.takes = 900

    await node.beat()

    assert fresh
    assert not node.is_sure


async def test_a_machine_that_slept_is_told_the_time_and_knows_of_the_gap() -> None:
    """Its own clock stood still, so only the store's shows it."""
    node, register, clock = a_node()
    await node.beat()
    assert node.quiet_until == 0
    register.ahead = 600_000

    await node.beat()

    assert clock.now() == clock.own + 600_000
    assert node.quiet_until == clock.now() + QUIET


async def test_pages_may_know_more_than_the_store_for_a_while_after_a_failover() -> None:
    """However short it was, and though nobody sat here then, or this node wasn't there."""
    node, register, clock = a_node()
    await node.beat()
    usually = node.is_doubtful

    register.failed_over = START - 60_000
    await node.beat()
    lately = node.is_doubtful
    clock.own += DOUBTFUL

    assert (usually, lately, node.is_doubtful) == (False, True, False)


async def test_the_store_is_asked_once_for_all_who_want_to_be_sure() -> None:
    node, register, clock = a_node()
    clock.own += 60_000
    heard: list[str] = []
    assert not node.is_sure

    node.make_sure(lambda: heard.append("first"))
    node.make_sure(lambda: heard.append("second"))
    await some_turns()

    assert heard == ["first", "second"]
    assert register.beats == 1
    assert node.is_sure


async def test_without_an_answer_nobody_is_sure() -> None:
    node, register, clock = a_node()
    clock.own += 60_000
    heard: list[str] = []
    register.fails = [Unavailable(), ValueError("a row that can't be read")]

    node.make_sure(lambda: heard.append("too early"))
    await some_turns()
    node.make_sure(lambda: heard.append("again"))
    await some_turns()
    node.make_sure(lambda: heard.append("answered"))
    await some_turns()

    assert heard == ["answered"]


class Held:
    """A table that counts what its node tells it."""

    told = 3

    def __init__(self) -> None:
        self.heads: list[int] = []
        self.looked_back = 0

    def heard_of(self, head: int) -> None:
        self.heads.append(head)

    def heard_back(self) -> None: ...

    def look_back(self) -> None:
        self.looked_back += 1

    def heard_from_elsewhere(self, sign: object) -> None: ...

    def seated_elsewhere(self, people: frozenset[int]) -> None: ...


async def test_after_a_failover_every_table_looks_once_at_what_it_told() -> None:
    """Its log may be as long as it was, with something else in it."""
    node, register, _ = a_node()
    tables = {number: Held() for number in range(5)}
    node.held = tables.get
    for number in tables:
        await node.open(number)

    await node.beat()
    await asyncio.sleep(0.05)
    assert [table.looked_back for table in tables.values()] == [0] * 5

    register.failed_over = START
    await node.beat()
    await node.beat()
    await asyncio.sleep(0.05)
    assert [table.looked_back for table in tables.values()] == [1] * 5
