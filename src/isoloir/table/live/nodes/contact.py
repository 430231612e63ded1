"""When the store last answered, and what follows from it: what's fresh, what's doubtful, when a node is cut off."""

from __future__ import annotations

from ..table.clocks import FollowedClock

FRESH = 500
"""How many milliseconds an answer about heads stays fresh."""
CUT_OFF = 4_000
"""After this long without the store, a node sends its people elsewhere: they couldn't do anything here."""
BLIND = 2_500
"""After this long without a beat, a node can't say who's absent: they may sit elsewhere by now."""
QUIET = 15_000
"""After a gap, nobody counts as absent for this long."""
DOUBTFUL = 600_000
"""For this long, pages may come back from before a gap or a failover."""
LOOK_AGAIN = 500
NEVER = 2**53


class Contact:
    def __init__(self, clock: FollowedClock) -> None:
        self._clock = clock
        self.quiet_until = 0
        self._reached = self._asked = clock.raw()
        """When the store last answered, and when it was asked for that."""
        self._store_time = self._failed_over = 0

    def answered(self, theirs: int, sent: int, got: int) -> None:
        """A gap by the store's time counts too: ours stands still on a machine that sleeps."""
        self._clock.follow(theirs, sent, got)
        if max(got - self._reached, theirs - (self._store_time or theirs)) > CUT_OFF:
            self.be_quiet()
        self._reached, self._asked, self._store_time = got, sent, theirs

    def be_quiet(self) -> None:
        """We don't know who was there in between."""
        self.quiet_until = self._clock.now() + QUIET

    def failed_over(self, at: int) -> bool:
        """The store did at that time; returns whether that's news."""
        is_new, self._failed_over = at > self._failed_over, at
        return is_new

    @property
    def is_quiet(self) -> bool:
        return self._clock.now() < self.quiet_until

    @property
    def is_doubtful(self) -> bool:
        """The store may have lost what pages that come back were told elsewhere.

        There was a gap lately, or it failed over, be it before we were there.
        """
        return self._clock.now() < max(self.quiet_until, self._failed_over) + DOUBTFUL

    @property
    def is_sure(self) -> bool:
        """A beat has just told the heads of all tables; its answer may have taken its time."""
        return self._clock.raw() - self._asked < FRESH

    @property
    def unheard(self) -> int:
        return NEVER if self.is_quiet else max(0, self._clock.raw() - self._asked)

    @property
    def is_blind(self) -> bool:
        return self._clock.raw() - self._reached > BLIND

    @property
    def blind_until(self) -> int:
        return self._clock.now() + LOOK_AGAIN if self.is_blind else 0

    @property
    def silence(self) -> float:
        """Seconds since the store answered."""
        return max(0, self._clock.raw() - self._reached) / 1000

    @property
    def is_cut_off(self) -> bool:
        return self._clock.raw() - self._reached > CUT_OFF
