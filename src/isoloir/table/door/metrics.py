"""What an operator may watch: numbers only, never a name, a code or a choice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ..live.house.house import House
from ..log.words import Phase
from .own_overview import load_of

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._said: defaultdict[str, int] = defaultdict(int)
        """Since they were last read."""
        self.tables = Gauge("isoloir_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("isoloir_sockets", "Open sockets", registry=self.registry)
        self.well = Gauge("isoloir_store_well", "1 if the store is well", registry=self.registry)
        self.said = Counter("isoloir_said_total", "Messages from clients", ["type"], registry=self.registry)
        self.refused = Counter("isoloir_refused_total", "Refusals at the door", ["code"], registry=self.registry)
        self.closed = Counter("isoloir_closed_total", "Sockets closed by the server", ["code"], registry=self.registry)
        self.jumped = Gauge(
            "isoloir_clock_jumped_seconds",
            "How far the clock was off at the start, 0 if it was not",
            registry=self.registry,
        )
        self._faults: dict[str, int] = {}
        self.faults = Counter("isoloir_store_faults_total", "What went wrong", ["kind"], registry=self.registry)
        self.forgotten = Counter("isoloir_forgotten_total", "Tables forgotten", registry=self.registry)
        self.committed = Histogram(
            "isoloir_commit_seconds", "From accepted to on disk", buckets=LATENCIES, registry=self.registry
        )

        self.notices = Counter(
            "isoloir_notices_total", "Notices sent, and what came of them", ["way", "came"], registry=self.registry
        )
        self.phases = Gauge("isoloir_tables_by_phase", "Tables in memory", ["phase"], registry=self.registry)
        self.live = Gauge("isoloir_live_nodes", "Nodes that live, by this one's beats", registry=self.registry)
        self.stale = Gauge("isoloir_stale_tables", "Tables behind what others wrote", registry=self.registry)
        self.silence = Gauge("isoloir_beat_age_seconds", "Since the store answered a beat", registry=self.registry)
        self.woke = Histogram(
            "isoloir_wake_seconds", "From another node's commit to hearing of it", buckets=LATENCIES,
            registry=self.registry,
        )  # fmt: skip
        self.caught_up = Histogram(
            "isoloir_catch_up_seconds", "From hearing of it to told here", buckets=LATENCIES, registry=self.registry
        )

    def node(self, house: House) -> None:
        load, others = load_of(house), house.neighbours
        self.tables.set(len(house.tables))
        for phase in get_args(Phase):
            self.phases.labels(phase).set(load.tables.get(phase, 0))
        self.stale.set(load.stale)
        self.live.set(len(others.live))
        self.silence.set(others.silence)

    def hung_up(self, why: str) -> None:
        self.closed.labels(why).inc()

    def noticed(self, way: str, came: str) -> None:
        self.notices.labels(way, came).inc()

    def heard(self, kind: str) -> None:
        """Called once per message, so it only takes a note."""
        self._said[kind] += 1

    def store(self, well: bool, faults: Mapping[str, int]) -> None:
        self.well.set(well)
        for kind, times in faults.items():
            self.faults.labels(kind).inc(times - self._faults.get(kind, 0))
        self._faults = dict(faults)

    def exposed(self) -> bytes:
        for kind, times in self._said.items():
            self.said.labels(kind).inc(times)
        self._said.clear()
        return generate_latest(self.registry)
