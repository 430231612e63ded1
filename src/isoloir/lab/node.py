"""A point of a game's tree: a pause, as far as the picks have come, or dice that are about to fall."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from itertools import repeat
from typing import Any, NamedTuple

from msgspec.json import encode
from msgspec.structs import replace

from isoloir.core import Choices, Game, Match, Seat, Setup, Told
from isoloir.core.chance import Undecided, loaded
from isoloir.core.open import DICE
from isoloir.core.tell import heard

from .picks import Picks
from .sizes import sized
from .ways import Way, ways


class Since(NamedTuple):
    """What was chosen at a pause, and what everyone then heard."""

    choices: Choices
    told: tuple[Told, ...]


class Node:
    """With a number of `seeds`, all chance is at the root, and draws one of these."""

    __slots__ = ("_pending", "game", "past", "picks", "seed", "seeds", "setup", "slots", "ways")

    picks: Picks
    seed: str | None
    """From which the match is dealt, or how its dice have fallen so far; None before that."""
    ways: tuple[Way, ...]
    """Between which chance decides now."""
    past: tuple[Since, ...]

    def __init__(self, game: Game[Any, Any], setup: Setup, slots: int | None, seeds: int) -> None:
        self.game, self.setup, self.slots, self.seeds = game, setup, slots, seeds
        self.seed, self.ways, self.past = None, (), ()
        self._pending: Choices = {}
        if not seeds:
            self._decided(ways(partial(Match.new, game, setup), loaded({})))

    @property
    def at_chance(self) -> bool:
        return bool(self.ways) or self.seed is None

    @property
    def likely(self) -> list[float]:
        return [way.likely for way in self.ways] or list(repeat(1 / self.seeds, self.seeds))

    def fall(self, way: int) -> None:
        """The dice fall this way."""
        if self.ways:
            self._dealt(self.ways[way].match.clone())
        else:
            self.seed = str(way)
            self._dealt(Match.new(self.game, self.setup, self.seed))

    def act(self, actions: Mapping[Seat, int]) -> None:
        choices = self.picks.picked(actions)
        if choices is None:
            return
        self._pending, before = choices, self.picks.match
        try:
            match = before.stepped(choices)
        except Undecided:
            self._decided(ways(partial(_stepped, before, choices), getattr(before.board, DICE)))
        else:
            self._dealt(match)

    def _decided(self, found: tuple[Way, ...]) -> None:
        """What can only go one way needs no chance."""
        self.ways = found
        if len(found) == 1:
            self.fall(0)

    def _dealt(self, match: Match[Any]) -> None:
        self.past = (*self.past, Since(self._pending, match.told))
        self.ways, self._pending = (), {}
        if not self.seeds:
            self.seed = getattr(match.board, DICE, "")
        if self.past[1:]:
            self.picks.opened(match)
        else:
            self.picks = Picks(match, self.slots)

    def clone(self) -> Node:
        twin = Node.__new__(Node)
        twin.game, twin.setup, twin.slots, twin.seeds = self.game, self.setup, self.slots, self.seeds
        twin.seed, twin.ways, twin.past, twin._pending = self.seed, self.ways, self.past, self._pending
        if self.past:
            twin.picks = self.picks.clone()
        return twin

    def __deepcopy__(self, memo: Any) -> Node:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """What was chosen, to be played again: how the dice have fallen is in the seed."""
        options = self.setup.options.departures()
        table = (self.game.key, self.setup.seats, options, self.slots, self.seeds)
        choices = [dict(since.choices) for since in self.past[1:]]
        made = {} if not self.past or self.ways else dict(self.picks.now.made)
        return _played, (table, self.seed, choices, made, dict(self._pending) if self.ways else {})

    def seen(self, seat: Seat) -> str:
        """What the seat sees, and has picked so far."""
        return f"{encode(self.picks.made(seat)).decode()} {encode(self.picks.match.view(seat)).decode()}"

    def recalled(self, seat: Seat) -> str:
        """The same, after all that it chose and heard before."""
        past = [(since.choices.get(seat), heard(since.told, seat)) for since in self.past]
        return f"{encode(past).decode()} {self.seen(seat)}"

    def hashed(self, seat: Seat, bits: int) -> list[int]:
        number = int.from_bytes(sha256(self.recalled(seat).encode()).digest()[: bits // 8], "big")
        return [number >> bit & 1 for bit in range(bits)]


def _stepped(match: Match[Any], choices: Choices, seed: str) -> Match[Any]:
    again = Match.at(match.game, match.setup, replace(match.board, **{DICE: seed}), match.pause - 1)
    again.step(choices)
    return again


def _played(table: tuple[Any, ...], seed: str | None, choices: list[Choices], made: Any, pending: Choices) -> Node:
    key, seats, options, slots, seeds = table
    game = sized(key)
    node = Node(game, game.setup(seats, options), slots, seeds)
    if seed is None:
        return node
    match = Match.new(game, node.setup, seed)
    node.seed, node.ways, node.past = seed, (), (Since({}, match.told),)
    for each in choices:
        match.step(each)
        node.past = (*node.past, Since(each, match.told))
    node.picks = Picks(match, slots)
    node.picks.now = type(node.picks.now)(match, made or node.picks.now.made, node.picks.numbering)
    if pending:
        node._pending = pending
        node.ways = ways(partial(_stepped, match, pending), getattr(match.board, DICE))
    return node
