"""The tables of the bench: fixed, so that agents can be compared. Anything changed here is another edition."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from isoloir.bots import Level
from isoloir.core import Chance, Game, Seat, Setup, Shuffle, Value, chance, digest

from ..sizes import sized

EDITION = 1
GAMES = 50
"""At each table."""

Who: TypeAlias = Literal["alone", "pair", "all"]


class BenchTable(Value, frozen=True):
    name: str
    game: str
    seats: int
    who: Who
    """Where the agent sits: on one seat, on a team's two, or everywhere."""
    options: dict[str, Any] = {}  # noqa: RUF012
    others: Level = "regular"

    @property
    def rules(self) -> Game[Any, Any]:
        return sized(self.game)

    @property
    def setup(self) -> Setup:
        return self.rules.setup(self.seats, self.options, "en")

    def mine(self, i: int) -> tuple[Seat, ...]:
        """The agent's seats in game i: other ones each time."""
        if self.who == "all":
            return tuple(range(self.seats))
        teams = self.rules.teams(self.seats)
        return teams[i % len(teams)]

    @property
    def fair(self) -> float:
        return 1 / len(self.rules.teams(self.seats))

    def shuffle(self, seed: str, i: int) -> Shuffle:
        label = ("isoloir bench", EDITION, seed, self.name, i)
        return Shuffle(digest(*label, "seed"), digest(*label, "salt"))

    def dice(self, seed: str, i: int, seat: Seat, pause: int) -> Chance:
        """Of the bot at a seat."""
        return chance("isoloir bench", EDITION, seed, self.name, i, "bot", seat, pause)


TABLES = (
    BenchTable("third-man", "third-man", 4, "alone"),
    BenchTable("third-man-itself", "third-man", 4, "all", {"tokens": 1, "deals": 1, "voids": 3}),
    BenchTable("majority", "majority", 5, "alone"),
    BenchTable("majority-itself", "majority", 5, "all"),
    BenchTable("the-majority", "the-majority", 4, "pair"),
    BenchTable("democrazy", "democrazy", 5, "alone", {"apart": True}),
    BenchTable("habits", "habits", 4, "alone"),
)
