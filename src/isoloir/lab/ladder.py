"""Which bots beat which: each sits alone, or with its partner, among each of the others; then everybody is rated.

Game i of a pairing follows from the seed, the pairing and i alone; its seats and its deals are other ones for each i.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from importlib.util import module_from_spec, spec_from_file_location
from itertools import permutations
from math import sqrt
from pathlib import Path
from typing import Any

from isoloir.bots import LEVELS, Bot, bot_of
from isoloir.core import BadSetup, Lang, Match, Seat, Value, chance, digest
from isoloir.games import game_of

from .extras import Missing, wanted
from .journal import Journal
from .work import worked

PIECE = 4
"""Games per piece of work; an expert takes its time."""
SURE = 1.96
"""Standard deviations on either side that hold the truth 95 times in a hundred."""


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
    """Of each pairing."""


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


class Pairing(Value, frozen=True):
    one: str
    others: str
    games: int
    share: float
    low: float
    high: float
    """The share is between these two, 95 times in a hundred."""
    fair: float
    shared: float
    """The part of all games that several sides have won."""


class Rated(Value, frozen=True):
    name: str
    rating: float
    low: float
    high: float


class Ladder(Value, frozen=True):
    pairings: tuple[Pairing, ...]
    ratings: tuple[Rated, ...]
    """The strongest first; none where the package that rates is missing."""


def pieces(contest: Contest) -> list[Piece]:
    return [
        Piece(contest, one, others, first, min(first + PIECE, contest.games))
        for first in range(0, contest.games, PIECE)
        for one, others in permutations(contest.entrants, 2)
    ]


def climbed(
    contest: Contest, executor: Executor, journal: Journal[Results] | None = None
) -> Iterator[tuple[Piece, Results]]:
    """Piece by piece, in order, on any executor; what the journal holds is not played again."""
    todo = pieces(contest)
    yield from zip(todo, worked(executor, play_piece, todo, journal), strict=True)


def play_piece(piece: Piece) -> Results:
    one, others = (entrant(piece.contest.game, name) for name in (piece.one, piece.others))
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


def ladder(contest: Contest, found: Sequence[tuple[Piece, Results]]) -> Ladder:
    return Ladder(tuple(_pairings(contest, found)), _ratings(contest, found))


def _pairings(contest: Contest, found: Sequence[tuple[Piece, Results]]) -> Iterator[Pairing]:
    fair = 1 / len(game_of(contest.game).teams(contest.seats))
    for one, others in permutations(contest.entrants, 2):
        mine = [results for piece, results in found if (piece.one, piece.others) == (one, others)]
        shares = [share for results in mine for share in results.shares]
        sharing = [sides for results in mine for sides in results.sharing]
        if shares:
            low, high = interval(sum(shares), len(shares))
            shared = sum(sides > 1 for sides in sharing) / len(sharing)
            yield Pairing(one, others, len(shares), sum(shares) / len(shares), low, high, fair, shared)


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, which stays between nothing and all."""
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def _ratings(contest: Contest, found: Sequence[tuple[Piece, Results]]) -> tuple[Rated, ...]:
    try:
        models = wanted("openskill.models", "a rating")
    except Missing:
        return ()
    model = models.PlackettLuce()
    ratings = {name: model.rating(name=name) for name in contest.entrants}
    rivals = len(game_of(contest.game).teams(contest.seats)) - 1
    for piece, results in found:
        for share, sharing in zip(results.shares, results.sharing, strict=True):
            _rate(model, ratings, piece, rivals, share, sharing)
    rated = [
        Rated(name, rating.mu, rating.mu - SURE * rating.sigma, rating.mu + SURE * rating.sigma)
        for name, rating in ratings.items()
    ]
    return tuple(sorted(rated, key=lambda each: -each.rating))


def _rate(model: Any, ratings: dict[str, Any], piece: Piece, rivals: int, share: float, sharing: int) -> None:
    """The rivals are of one sort and rated alike: each game moves that sort by what it moves them on average."""
    winners = sharing - (share > 0)
    ranks = [1 if share else 2, *(1 if rival < winners else 2 for rival in range(rivals))]
    sides = [
        [ratings[piece.one]],
        *([model.create_rating([ratings[piece.others].mu, ratings[piece.others].sigma])] for _ in range(rivals)),
    ]
    (one,), *others = model.rate(sides, ranks=ranks)
    ratings[piece.one] = one
    mu = sum(each.mu for (each,) in others) / rivals
    sigma = min(each.sigma for (each,) in others)
    ratings[piece.others] = model.create_rating([mu, sigma])
