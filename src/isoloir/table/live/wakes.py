"""What a table does when nobody says anything: opens, begins, stands in, passes the host on, pauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from isoloir.core import Choice, Chooser, Seat

from ..log.entries import Entry
from ..party.absence import emptied, heir, host_gone, is_empty, offers_from, silent, time_is_up
from ..party.booth import begin, bot_answers, for_bots, is_complete, missing_nonces, needs_grace, open_ballot
from ..party.decision import Decision
from ..party.party import Party
from ..party.play import Play
from ..party.scene import Scene
from ..wire import from_server as a
from .botseats import Question, bot_dice, modest_answer
from .clocks import Alarm
from .viewer import encode, stand_ins_of

if TYPE_CHECKING:
    from .table import Table

CALM = 500
"""After a refusal of the disk, nothing is tried again for so many milliseconds."""


class Wakes:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._alarms: dict[str, tuple[int, Alarm]] = {}
        self._grace: tuple[int, int] | None = None
        """The pause whose choices are all in, and when it opens. It runs once."""
        self._thinking: set[tuple[int, Seat]] = set()
        self._offers: bytes = b""
        self._calm_until = 0

    def grace_of(self, party: Party) -> int | None:
        if party.play is None or self._grace is None or self._grace[0] != party.play.pause:
            return None
        return self._grace[1]

    def forget(self, *, calm: bool) -> None:
        """The party was read again: whatever was planned is planned anew."""
        self.stop()
        self._thinking.clear()
        self._calm_until = self._table.tools.clock.now() + CALM if calm else 0

    def stop(self) -> None:
        for _, alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def follow_up(self) -> None:
        """A ballot that needs no grace opens with the choice that completed it, in the same write."""
        party, pace = self._table.party, self._table.tools.pace
        if is_complete(party) and (pace.grace == 0 or not needs_grace(party)):
            self._open(party)

    def _open(self, party: Party) -> None:
        if party.play is not None:
            number = party.play.pause
            self._table.act(lambda: open_ballot(self._table.party, number, self._table.scene()))

    def arm(self) -> None:
        """Called whenever everything accepted is on disk."""
        table, party, scene = self._table, self._table.party, self._table.scene()
        play = party.play
        self._set("away", table.presence.next_change(scene.now), table.settled)
        self._arm_host(party)
        running = play if party.is_running else None
        self._arm_begin(party, play, scene)
        self._arm_opening(party, running)
        self._arm_patience(party, running, scene)
        self._arm_empty(party, running)
        if running is not None:
            self._wake_bots(party, running)

    def _act(self, decision: Callable[[Party, Scene], Decision | Sequence[Entry]]) -> None:
        self._table.act(lambda: decision(self._table.party, self._table.scene()))

    def _arm_begin(self, party: Party, play: Play | None, scene: Scene) -> None:
        when = None
        if play is not None and party.phase == "shuffling":
            when = play.promised + scene.pace.nonces if missing_nonces(party, scene.here) else scene.now
        self._set("begin", when, self._act, begin)

    def _arm_opening(self, party: Party, play: Play | None) -> None:
        when = None
        if play is not None and is_complete(party):
            when = self._opens_at(party, play)
        self._set("open", when, self._open_now)

    def _open_now(self) -> None:
        self._open(self._table.party)

    def _opens_at(self, party: Party, play: Play) -> int:
        now, grace = self._table.tools.clock.now(), self._table.tools.pace.grace
        if grace == 0 or not needs_grace(party):
            return now
        if self._grace is None or self._grace[0] != play.pause:
            self._grace = (play.pause, now + grace)
            self._table.tell_all(a.Grace(play.pause, a.Until(now, now + grace)))
        return self._grace[1]

    def _arm_patience(self, party: Party, play: Play | None, scene: Scene) -> None:
        limit = when = None
        if play is not None and silent(party, play):
            limit = play.deadline if party.settings.policy == "strict" else None
            when = offers_from(party, play, scene)
        self._set("limit", limit, self._act, time_is_up)
        if when is not None and when <= scene.now:
            self._offer()
            when = None
        self._set("offer", when, self._offer)

    def _offer(self) -> None:
        """Said again only when it changed."""
        offers = stand_ins_of(self._table.party, self._table.scene())
        if offers is not None and offers.seats and (frame := encode(offers)) != self._offers:
            self._offers = frame
            self._table.tell_all(offers)

    def _arm_host(self, party: Party) -> None:
        presence, when = self._table.presence, None
        connected = presence.connected()
        if party.host is not None and party.host not in connected and heir(party, connected) is not None:
            pace = self._table.tools.pace
            when = presence.away_since(party.host) + max(pace.host_gone, pace.gone)
        self._set("host", when, self._act, host_gone)

    def _arm_empty(self, party: Party, play: Play | None) -> None:
        presence, when = self._table.presence, None
        if play is not None and is_empty(party, presence.connected()):
            pace = self._table.tools.pace
            when = presence.all_away_since(party.seated()) + max(pace.empty, pace.gone)
        self._set("empty", when, self._act, emptied)

    def _wake_bots(self, party: Party, play: Play) -> None:
        clock = self._table.tools.clock
        for seat, by in for_bots(party, play):
            if (play.pause, seat) not in self._thinking:
                self._thinking = {each for each in self._thinking if each[0] == play.pause} | {(play.pause, seat)}
                when = max(clock.now() + self._table.tools.pace.bots, self._calm_until)
                clock.at(when, partial(self._think, play.pause, seat, by))

    def _think(self, pause: int, seat: Seat, by: Chooser) -> None:
        party = self._table.party
        play = party.play
        if play is None or play.pause != pause or not party.is_running or (seat, by) not in for_bots(party, play):
            self._thinking.discard((pause, seat))
            return
        if by == "auto" and (modest := modest_answer(play.key, play.asks[seat])) is not None:
            self._thought(pause, seat, by, modest)
            return
        level = party.chairs[seat].level or "regular"
        dice = bot_dice(play.bot_seed, pause, seat)
        question = Question(play.key, level, seat, play.match.view(seat), play.asks[seat], dice)
        self._table.tools.think(question, partial(self._thought, pause, seat, by))

    def _thought(self, pause: int, seat: Seat, by: Chooser, choice: Choice) -> None:
        self._thinking.discard((pause, seat))
        self._table.act(lambda: bot_answers(self._table.party, pause, seat, choice, by))

    def _set(self, name: str, when: int | None, ring: Callable[..., None], *what: Any) -> None:
        """One alarm of each name; an unchanged one is left alone."""
        old = self._alarms.get(name)
        if old is None and when is None:
            return
        if when is not None:
            when = max(when, self._calm_until)
        if old is not None and when == old[0]:
            return
        if old is not None:
            old[1].cancel()
            del self._alarms[name]
        if when is not None:
            self._alarms[name] = (when, self._table.tools.clock.at(when, partial(self._ring, name, ring, *what)))

    def _ring(self, name: str, ring: Callable[..., None], *what: Any) -> None:
        self._alarms.pop(name, None)
        ring(*what)
