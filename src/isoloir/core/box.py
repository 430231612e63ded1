"""What stays in the box: a table that has played before leaves out what it knows, as long as enough is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .ask import Option
from .errors import BadSetup

if TYPE_CHECKING:
    from .game import Setup

LEFT_OUT = "left_out"
"""The option that names what isn't dealt; a table fills it in by itself."""


@dataclass(frozen=True)
class Box:
    pieces: Callable[[Setup], Sequence[Option]]
    """The cards, phrases or words of the game's own that this set-up may deal."""
    needed: Callable[[Setup], int]
    """How many of them have to be there."""
    meets: Mapping[str, tuple[str, ...]]
    """By event: its members that name pieces everyone has now met."""

    def left_out(self, setup: Setup, met: Sequence[Option]) -> tuple[Option, ...]:
        """What was met last, as much as the game can spare."""
        there = {*self.pieces(setup)}
        known = [piece for piece in met if piece in there]
        return tuple(sorted(known[max(0, len(known) - self.spare(setup)) :], key=str))

    def unmet(self, setup: Setup, met: Sequence[Option]) -> int:
        return len({*self.pieces(setup)}.difference(met))

    def spare(self, setup: Setup) -> int:
        return max(0, len(self.pieces(setup)) - self.needed(setup))

    def objection(self, setup: Setup) -> None:
        named = setup.options.left_out
        most = self.spare(setup)
        if len(named) > most or len({*named}) < len(named) or not {*named} <= {*self.pieces(setup)}:
            raise BadSetup("left-out", f"at most {most} different pieces of the game can stay in the box", most=most)

    def met_in(self, event: Mapping[str, object]) -> list[Option]:
        """What this event, told to all, has shown."""
        found: list[Option] = []
        for name in self.meets.get(str(event["type"]), ()):
            value = event.get(name, ())
            found += value if isinstance(value, list | tuple) else [value]  # type: ignore[list-item]
        return found
