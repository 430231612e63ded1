"""Which bots beat which: each sits alone, or with its partner, among each of the others; then everybody is rated.

Game i of a pairing follows from the seed, the pairing and i alone; its seats and its deals are other ones for each i.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from importlib.util import module_from_spec, spec_from_file_location
from itertools import permutations, product
from pathlib import Path
from typing import Any

from isoloir.bots import LEVELS, Bot, bot_of
from isoloir.core import BadSetup, Lang, Match, Seat, Value, chance, digest
from isoloir.games import game_of

from .exploit import RESPONDER, responder
from .journal import Journal
from .work import worked

PIECE = 4
"""Games per piece of work; an expert takes its time."""
FIRST_LOOK = 48
"""Games before we first check whether a bar is cleared; then again each time they've doubled."""


class Contest(Value, frozen=True):
    """What is played; cheap to send to another process or machine."""

    game: str
    seats: int
    options: dict[str, Any]
    cards: Lang
    entrants: tuple[str, ...]
    """Levels, or files with bots of their own."""
    seed: str
    games: int
    """Of each pairing, at most."""
    among: tuple[str, ...] = ()
    """If any are named, entrants only sit among these."""

    @property
    def pairs(self) -> tuple[tuple[str, str], ...]:
        return tuple(product(self.entrants, self.among) if self.among else permutations(self.entrants, 2))


class Piece(Value, frozen=True):
    contest: Contest
    one: str
    others: str
    first: int
    after: int


class Results(Value, frozen=True):
    """Game by game: how large a share of the victory the one had, and how many sides shared it."""

    shares: tuple[float, ...]
    sharing: tuple[int, ...]


def pieces(contest: Contest) -> list[Piece]:
    return [
        Piece(contest, one, others, first, min(first + PIECE, contest.games))
        for first in range(0, contest.games, PIECE)
        for one, others in contest.pairs
    ]


def climbed(
    contest: Contest, executor: Executor, journal: Journal[Results] | None = None
) -> Iterator[tuple[Piece, Results]]:
    """Piece by piece, in order, on any executor; what the journal holds is not played again."""
    todo = pieces(contest)
    yield from zip(todo, worked(executor, play_piece, todo, journal), strict=True)


def is_look(piece: Piece) -> bool:
    """Checking after every game would find any bar cleared sooner or later, so we check now and then."""
    games = FIRST_LOOK
    while games < piece.after:
        games *= 2
    return games == piece.after and (piece.one, piece.others) == piece.contest.pairs[-1]


def play_piece(piece: Piece) -> Results:
    others = entrant(piece.contest.game, piece.others)
    one = responder(piece.contest.game, others) if piece.one == RESPONDER else entrant(piece.contest.game, piece.one)
    played = [_play(piece, i, one, others) for i in range(piece.first, piece.after)]
    return Results(tuple(share for share, _ in played), tuple(sharing for _, sharing in played))


def _play(piece: Piece, i: int, one: Bot, others: Bot) -> tuple[float, int]:
    contest, game = piece.contest, game_of(piece.contest.game)
    teams = game.teams(contest.seats)
    ours = teams[i % len(teams)]
    label = (contest.seed, piece.one, piece.others, i)
    match = Match.new(
        game, game.setup(contest.seats, contest.options, contest.cards), digest("isoloir ladder", *label, "seed")
    )
    while match.asks:
        match.step(
            {
                seat: (one if seat in ours else others)(match.view(seat), question, _dice(label, seat, match.pause))
                for seat, question in match.asks.items()
            }
        )
    winning = [team for team in teams if team[0] in match.winners]
    return (ours in winning) / len(winning), len(winning)


def _dice(label: tuple[str | int, ...], seat: Seat, pause: int) -> Any:
    return chance("isoloir ladder", *label, "bot", seat, pause)


def entrant(game: str, name: str) -> Bot:
    """A level of the house, or the strongest bot of a file: its `BOTS` by level, as ours have them."""
    if name in LEVELS:
        return bot_of(game, name)
    path = Path(name)
    spec = spec_from_file_location(path.stem, path) if path.is_file() else None
    if spec is None or spec.loader is None:
        raise BadSetup("ladder-file", f"{name} is neither a level nor a file of bots", name=name)
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    bots: Mapping[str, Bot] = getattr(module, "BOTS", {})
    if not bots:
        raise BadSetup("ladder-file", f"{name} has no BOTS", name=name)
    return bots[max(bots, key=LEVELS.index)]
