"""Who is at a table and what it is doing: the state that the log's entries add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice
from typing import Literal

from msgspec import Struct

from isoloir.bots import Level
from isoloir.core import Option, Seat

from ..log.words import Hours, Look, Patience, Person, Phase, Settings, Tempo, Wanted, Way
from .festival import Festival
from .play import Play

MOST_COMMANDS = 400
NOBODY = -1
"""The line of a bot at a festival, where only people count."""
LISTED = 30
"""People shown to everybody by name, those with a part first; the others are a number."""


def deck(settings: Settings) -> str:
    """The cards of a game in one language; in the other they say something else."""
    return f"{settings.game}:{settings.cards}"


@dataclass(slots=True)
class Chair:
    """A seat and who sits there: a person, or a bot of a level."""

    name: str
    look: Look
    person: Person | None = None
    level: Level | None = None
    auto: bool = False
    """A bot plays until the owner is back."""
    named: Person | None = None
    """Who named it, even if they've left since."""
    line: int | None = None
    """Its place among `Party.lines`, once a game was counted here."""


@dataclass(slots=True)
class Guest:
    """Someone with games that were counted, as they were last called and looked."""

    name: str
    look: Look
    bot: bool
    named: Person | None


class Counted(Struct, frozen=True):
    """A game that was played to its end, and on which line of the evening each seat counts."""

    game: int
    key: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    lines: tuple[int, ...]


class Mail(Struct, frozen=True):
    """How far somebody has been told one way, and what is on its way to them."""

    told: int = 0
    about: int = 0
    at: int = 0
    """When it was last posted."""
    tries: int = 0
    lost: int = 0
    """Tries of which we don't know whether they came."""
    is_out: bool = False


@dataclass(slots=True)
class Somebody:
    name: str
    look: Look
    screen: bool
    address: str
    tokens: list[str]
    """Digests of the device's secrets; more than one only while a place moves to another device."""
    lent: str = ""
    """The digest of the secret of a device the others let in while this person is away."""
    patience: Patience = "usual"
    hours: Hours = field(default_factory=Hours)
    wanted: Wanted = field(default_factory=Wanted)
    mail: dict[Way, Mail] = field(default_factory=dict)
    gone: Literal["left", "kicked", "banned"] | None = None
    guest: Person = 0
    """Who they are at the festival whose table this is."""


@dataclass(slots=True)
class Party:
    code: str = ""
    key: str = ""
    salt: str = ""
    """What address digests are made with: the first key, kept even when the link changes."""
    of: str = ""
    """The code of the festival whose table this is: nobody is its host, the festival sees to it."""
    festival: Festival | None = None
    """Set if this isn't a table but a whole festival, which has tables."""
    settings: Settings = field(default_factory=Settings)
    phase: Phase = "lobby"
    owner: Person | None = None
    host: Person | None = None
    people: dict[Person, Somebody] = field(default_factory=dict)
    chairs: list[Chair] = field(default_factory=list)
    paused: Literal["host", "empty"] | None = None
    play: Play | None = None
    games: int = 0
    """How many games were begun at this table."""
    lines: list[Guest] = field(default_factory=list)
    counted: list[Counted] = field(default_factory=list)
    proposed: dict[Person, str] = field(default_factory=dict)
    """What each would like to play next."""
    pauses: int = 0
    """The highest pause number so far; numbers are never reused."""
    base: int = 0
    """Added to the numbers pages are told; beyond any they've seen, once a table was restored from a copy."""
    seen: dict[str, list[Option]] = field(default_factory=dict)
    """By `deck`: the cards everyone here has seen in a game, the latest last."""
    written: dict[str, dict[Person, tuple[str, ...]]] = field(default_factory=dict)
    """By `deck`: the cards that people add to a game."""
    sat: dict[int, set[Person]] = field(default_factory=dict)
    """Who held a seat in which game: they may have its record."""
    commands: dict[tuple[Person, str], None] = field(default_factory=dict)
    """Those accepted lately, oldest first."""
    met: set[str] = field(default_factory=set)
    """On a first evening, every step that was explained: of which game, and the name of an event or a question."""
    entries: int = 0
    holders: dict[str, Person] = field(default_factory=dict)
    """By the digest of each secret, whether the person is still welcome or not."""
    crowd: int = 0
    """How many people are at the table, and how many from each address; and how many ever were."""
    near: Counter[str] = field(default_factory=Counter)
    ever: Counter[str] = field(default_factory=Counter)
    banned: set[str] = field(default_factory=set)
    """Addresses."""
    _listed: tuple[Person, ...] | None = field(default=None, compare=False, repr=False)
    _seated: frozenset[Person] | None = field(default=None, compare=False, repr=False)
    _held: dict[Person, tuple[Seat, ...]] | None = field(default=None, compare=False, repr=False)
    _patience: frozenset[Patience] | None = field(default=None, compare=False, repr=False)

    @property
    def pause(self) -> int:
        """The current game's; 0 if there's none."""
        return self.play.pause if self.play is not None else 0

    @property
    def played(self) -> Play:
        """The game an entry is about: there has to be one, or the log isn't a table's."""
        assert self.play is not None, "an entry about a game before any was promised"
        return self.play

    def present(self) -> Iterable[tuple[Person, Somebody]]:
        return ((person, body) for person, body in self.people.items() if body.gone is None)

    def listed(self) -> tuple[Person, ...]:
        """The people everybody can see by name, in the order they came in."""
        if self._listed is None:
            some = {person for person, _ in islice(self.present(), LISTED)}
            parts = {person for person in (self.owner, self.host) if person is not None} | self.seated()
            first = sorted(some | parts, key=lambda person: (person not in parts, person))
            self._listed = tuple(sorted(first[:LISTED]))
        return self._listed

    @property
    def more(self) -> int:
        """How many people aren't listed."""
        return self.crowd - len(self.listed())

    def hold(self, person: Person, tokens: list[str]) -> None:
        """Those a person may come in with from now on."""
        body = self.people[person]
        for token in body.tokens:
            self.holders.pop(token, None)
        body.tokens = tokens
        self.holders.update(dict.fromkeys(tokens, person))

    def is_present(self, person: Person) -> bool:
        body = self.people.get(person)
        return body is not None and body.gone is None

    def seats_of(self, person: Person | None) -> tuple[Seat, ...]:
        return tuple([seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person])

    def seated(self) -> frozenset[Person]:
        if self._seated is None:
            self._seated = frozenset(chair.person for chair in self.chairs if chair.person is not None)
        return self._seated

    def held(self) -> dict[Person, tuple[Seat, ...]]:
        """By each person who holds one."""
        if self._held is None:
            self._held = {person: self.seats_of(person) for person in self.seated()}
        return self._held

    def patience(self) -> frozenset[Patience]:
        """What the seated people need, without saying who needs it."""
        if self._patience is None:
            self._patience = frozenset(self.people[person].patience for person in self.seated())
        return self._patience

    def people_changed(self) -> None:
        """Drops what was cached about who sits and who needs what."""
        self._seated = self._held = self._patience = self._listed = None

    def is_host(self, person: Person) -> bool:
        """A festival has as many as came with the organisers' link."""
        return person == self.host if self.festival is None else person in self.festival.organisers

    def acts_only(self, person: Person) -> bool:
        """Decides for a person who's away, as the host or on their device: nothing that can't be undone."""
        return bool(self.people[person].lent) or (person != self.owner and self.festival is None)

    def shown_to(self, person: Person | None) -> tuple[Seat, ...]:
        """The seats whose view a person gets: their own, but not what they held before a device was let in."""
        return () if person is not None and self.is_veiled(person) else self.seats_of(person)

    def is_veiled(self, person: Person) -> bool:
        """On a device that was let in for them at this pause."""
        play = self.play
        return play is not None and play.veiled.get(person) == play.pause and play.over is None

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def gives_hints(self) -> bool:
        """Never among strangers: at a table of people who can't see each other, advice would be cheating."""
        return self.settings.hints and self.settings.room == "same"

    @property
    def is_alone(self) -> bool:
        """One person among bots: nobody else is waited for."""
        return sum(chair.person is not None for chair in self.chairs) == 1

    @property
    def tempo(self) -> Tempo:
        return self.settings.tempo or ("brisk" if self.is_alone else "usual")

    @property
    def is_running(self) -> bool:
        return self.phase == "playing" and self.paused is None

    def is_under_way(self, game: int) -> bool:
        """Begun, perhaps paused, and not over."""
        return self.play is not None and self.play.game == game and self.phase in ("shuffling", "playing")
