"""`isoloir serve`: one server on one data folder, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
import ssl
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from math import ceil
from typing import TYPE_CHECKING, Any

import segno
from aiohttp import web

from isoloir.outside import Changed, add_folder, add_installed, keep_watching

from ..door.admin import Admin
from ..door.app import application
from ..door.context import DoorSettings, Front
from ..door.idle import IDLE_SECONDS, Idle
from ..door.listening import SockSite, TcpSite
from ..door.security import Trust, origin_of
from ..door.visits import Runner
from ..live.house.end_of_turn import EndOfTurn
from ..live.house.house import House
from ..live.house.system_secrets import SystemSecrets
from ..live.house.thinking import ThinkApart
from ..live.nodes.cluster import Cluster
from ..live.table.clocks import Clock, FollowedClock, SystemClock
from ..live.table.slots import Slots
from ..live.table.world import World
from ..party.pace import Pace
from ..store.passes import Knocks
from ..store.sqlite.backup import BadBackup, backup, restore
from ..store.sqlite.files import OTHERS
from ..store.sqlite.lock import InUse
from .certificate import tls_of
from .doctor.tls import certificate
from .folder import make_folder
from .going_back import mark, must_be_readable
from .nodes import among_others, drain, overview_of, send_away, shared_doors
from .operator_log import log_to_stderr
from .operator_socket import operators_doors
from .port import port_refused
from .refused import Refused
from .settings import BadSettings, ServeSettings, read_settings
from .stores import Store, lock_of, losses, open_store, place_of
from .telling import telling

if TYPE_CHECKING:
    from ..store.postgres.postgres_passes import PostgresPasses

__all__ = ["GOOD_NEWS", "BadBackup", "BadSettings", "ServeSettings", "backup", "read_settings", "restore", "run"]

LOG = logging.getLogger(__name__)

BACKLOG = 1024
DAY_GRACE = 40
"""How many times longer a last change of mind may take where nobody sits waiting."""
MISSING = 2
"""The exit code for a package that isn't installed, as of every other command."""

Say = Callable[[str, dict[str, Any]], None]
"""Puts a key and its parameters into words, for the person who started the server."""

GOOD_NEWS = ("listening", "stopping", "mended", "game-taken-up", "store-replicated")
"""What is said when all is well; anything else is a complaint."""


def say_plainly(key: str, params: dict[str, Any]) -> None:
    """For programs: the key and its parameters. The sentences are in the catalogues, and `isoloir serve` says them.

    The first line they read is where it listens, so only that and the last word go there.
    """
    told = (f"{name}={value}" for name, value in params.items())
    print(key, *told, file=sys.stdout if key in ("listening", "stopping") else sys.stderr, flush=True)


def run(settings: ServeSettings, say: Say = say_plainly) -> int:
    """0 after a requested stop, 1 if it couldn't start, 2 if it needs a package that isn't there."""
    log_to_stderr(settings.log_level)
    _allow_many_sockets()
    os.umask(OTHERS)
    with _games_from_outside(settings, say):
        return _run(settings, say)


@contextmanager
def _games_from_outside(settings: ServeSettings, say: Say) -> Iterator[None]:
    """Those of the folder and of installed packages; watched as long as the server runs, if it was asked for."""

    def changed(change: Changed) -> None:
        say("game-stays" if change.why else "game-taken-up", {"where": change.where, "why": change.why})

    broken = [each for folder in settings.my_games for each in add_folder(folder)]
    for where, why in (*broken, *add_installed()):
        say("game-left-out", {"where": where, "why": why})
    stops = [keep_watching(folder, changed) for folder in settings.my_games if settings.watch]
    try:
        yield
    finally:
        for stop in stops:
            stop()


def _run(settings: ServeSettings, say: Say) -> int:
    try:
        if not settings.store and make_folder(settings.data):
            say("mended", {"data": str(settings.data)})
        with lock_of(settings), asyncio.Runner(loop_factory=_loop) as runner:
            return runner.run(_serve(settings, say))
    except InUse:
        say("in-use", {"data": str(settings.data)})
    except Refused as why:
        say(why.key, why.params)
        return MISSING if why.key == "needs-extra" else 1
    return 1


def _allow_many_sockets() -> None:
    """As many open files as the system allows without special rights."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _loop() -> asyncio.AbstractEventLoop:
    if sys.platform == "win32":
        return asyncio.new_event_loop()
    import uvloop

    return uvloop.new_event_loop()


def door_of(settings: ServeSettings) -> DoorSettings:
    return DoorSettings(
        messages_per_second=settings.message_rate,
        limits=settings.limits,
        sockets=settings.most_sockets,
        sockets_each=settings.most_sockets if settings.limits == 0 else ceil(100 * settings.limits),
        connections_each=2 * settings.most_sockets if settings.limits == 0 else ceil(300 * settings.limits),
        connections=2 * settings.most_sockets,
        pages=2 * settings.most_people,
        keep_seconds=int(settings.keep_hours * 3600),
        metrics_token=settings.metrics_token,
    )


def front_of(settings: ServeSettings, world: World, knocks: Knocks | None = None) -> Front:
    origins = (origin_of(settings.public_url),) if settings.public_url else ()
    door = door_of(settings)
    house = House(world, settings.most_tables, settings.code_length)
    names = (*settings.names, *own_names())
    return Front(house, door, Trust(settings.proxies, origins, settings.tls_cert is not None, names), knocks)


def own_names() -> tuple[str, ...]:
    """What this machine is called, alone and as others on the same network find it."""
    name = socket.gethostname()
    return name, f"{name.partition('.')[0]}.local"


def _look_for_rubbish_less_often() -> None:
    """What's there at the start stays; what a table drops is mostly freed right away, without the collector."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def _wired(
    settings: ServeSettings,
    log: Store,
    clock: Clock,
    think: ThinkApart,
    cluster: Cluster | None,
    shared: PostgresPasses | None,
) -> Front:
    """What all tables share, and the doors to them, with the operator's clocks set."""
    grace, bots = settings.grace_ms, settings.bot_ms // 3
    pace = Pace(grace=grace, day_grace=DAY_GRACE * grace, bots=bots, ticks=settings.tick_ms, nonces=settings.nonce_ms)
    world = World(
        log,
        clock,
        SystemSecrets(),
        pace,
        think,
        neighbours=cluster,
        soon=EndOfTurn().put,
        passes=shared,
        advise=think.advise,
        slots=Slots(settings.bot_ms, is_up=lambda: think.is_up),
        most_people=settings.most_people,
    )
    front = front_of(settings, world, shared)
    log.observe(front.metrics.committed.observe)
    if cluster is not None:
        cluster.woke, world.caught_up = front.metrics.woke.observe, front.metrics.caught_up.observe
    return front


async def _serve(settings: ServeSettings, say: Say) -> int:
    tls = tls_of(settings)
    for each in certificate(settings) if tls is not None else ():
        if each.state != "well":
            say(each.key, each.params)
    clock, think = FollowedClock() if settings.store else SystemClock(), ThinkApart()
    waiting = must_be_readable(settings)
    log = open_store(settings, clock)
    mark(settings, waiting)
    _look_for_rubbish_less_often()
    try:
        async with (
            shared_doors(settings) as shared,
            overview_of(settings) as overview,
            among_others(settings, clock, lambda: send_away(front)) as cluster,
            AsyncExitStack() as stack,
        ):
            front = _wired(settings, log, clock, think, cluster, shared)
            front.waiting = waiting
            admin = Admin(front, overview, settings.admin_token)
            await stack.enter_async_context(telling(settings, front))
            app = application(front, settings.pages, int(settings.keep_hours * 3_600_000), settings.pages_before, admin)
            runner = Runner(front, app, shutdown_timeout=5.0, keepalive_timeout=IDLE_SECONDS)
            try:
                return await _listen(runner, settings, tls, say, admin)
            finally:
                await runner.cleanup()
    finally:
        think.close()
        log.close()


async def _listen(runner: Runner, settings: ServeSettings, tls: ssl.SSLContext | None, say: Say, admin: Admin) -> int:
    await runner.setup()
    try:
        await _site(runner, settings, tls).start()
    except OSError as why:
        raise port_refused(why, settings.host, settings.port) from None
    port = runner.addresses[0][1]
    admin.where = f"{socket.gethostname()}:{port}"
    runner.front.notice = lambda key: say(key, {})
    url = settings.public_url or _url(runner, settings, tls is not None)
    admin.home = url.rstrip("/")
    async with operators_doors(runner.front, admin, settings, port):
        return await _until_stopped(runner, settings, url, say)


async def _until_stopped(runner: Runner, settings: ServeSettings, url: str, say: Say) -> int:
    asked = asyncio.ensure_future(_stop_asked(runner.front))
    await asyncio.sleep(0)  # somebody may stop it as soon as they read that it listens
    say("listening", {"url": url})
    if (left := runner.front.waiting).tables:
        say("waiting", {"tables": left.tables, "version": left.version})
    if left.uncopied:
        say("no-copy", {"data": place_of(settings)})
    if (told := losses(runner.front.house.world.log)) is not None:
        say(*told)
    if not settings.quiet and sys.stdout.isatty():
        segno.make(url, micro=False).terminal(compact=True)
    LOG.info("listening", extra={"port": runner.addresses[0][1]})
    assert runner.server is not None, "a runner that listens has a server"
    watching = asyncio.ensure_future(Idle(runner.server).watch())
    await asked
    watching.cancel()
    say("stopping", {"data": place_of(settings)})
    await drain(runner.front, settings.drain_seconds)
    return 0


def _site(runner: web.AppRunner, settings: ServeSettings, tls: ssl.SSLContext | None) -> web.BaseSite:
    """`::` means every address, IPv4 included; by default the system would leave those out."""
    if settings.host == "::" and socket.has_dualstack_ipv6():
        both = socket.create_server(("::", settings.port), family=socket.AF_INET6, dualstack_ipv6=True, backlog=BACKLOG)
        return SockSite(runner, both, ssl_context=tls, backlog=BACKLOG)
    return TcpSite(runner, settings.host, settings.port, ssl_context=tls, backlog=BACKLOG)


def _url(runner: web.AppRunner, settings: ServeSettings, tls: bool) -> str:
    host = own_address() if settings.host in ("0.0.0.0", "::", "") else settings.host
    shown = f"[{host}]" if ":" in host else host
    return f"{'https' if tls else 'http'}://{shown}:{runner.addresses[0][1]}/"


def own_address() -> str:
    """The address that phones on the same network know; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


async def _stop_asked(front: Front) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    waits = (stop.wait(), front.house.neighbours.drain.wait())
    asked = [asyncio.ensure_future(each) for each in waits]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    for each in asked:
        each.cancel()
