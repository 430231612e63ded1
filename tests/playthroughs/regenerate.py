"""Writes one whole game per room as text: one line per choice and per event, short enough to be read aloud."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from isoloir.core import Choices, Game, Match, Told, chance, digest
from isoloir.games import GAMES

FOLDER = Path(__file__).parent
LONGEST = 300
SEEDS = range(200)


def main(keys: Sequence[str]) -> None:
    """All rooms, or those named."""
    for key in keys or GAMES:
        path_of(GAMES[key]).write_text(fitting(GAMES[key]), encoding="utf-8")


def path_of(game: Game[Any, Any]) -> Path:
    return FOLDER / f"{game.key}.txt"


def fitting(game: Game[Any, Any]) -> str:
    """The fewest seats and the first seed whose game fits."""
    for seats in game.seats:
        for seed in SEEDS:
            text = playthrough(game, seats, seed)
            if len(text.splitlines()) <= LONGEST:
                return text
    raise AssertionError(f"no game of {game.key} fits into {LONGEST} lines")


def playthrough(game: Game[Any, Any], seats: int, seed: int) -> str:
    return "\n".join(_lines(game, seats, seed)) + "\n"


def _lines(game: Game[Any, Any], seats: int, seed: int) -> Iterator[str]:
    yield f"{game.key} seats {seats} seed {seed}"
    match = Match.new(game, game.setup(seats), digest("isoloir playthrough", game.key, seed))
    yield from _told(match.told)
    while not match.is_over:
        asks = match.asks
        choices = _choices(match, seed)
        for seat, choice in choices.items():
            yield f"{seat} {asks[seat].what} {' '.join(map(str, choice))}"
        match.step(choices)
        yield from _told(match.told)
    yield f"winners {match.winners} scores {match.scores}"


def _choices(match: Match[Any], seed: int) -> Choices:
    """In seat order, each by dice of its own."""
    return {
        seat: chance("playthrough", seed, match.pause, seat).sample(match.asks[seat].options, match.asks[seat].take)
        for seat in sorted(match.asks)
    }


def _told(told: tuple[Told, ...]) -> Iterator[str]:
    for each in told:
        yield f"    {each.event}" if each.only is None else f"    only {each.only}: {each.event}"


if __name__ == "__main__":
    main(sys.argv[1:])
