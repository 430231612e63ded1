"""Plays many games between bots, on any executor, always the same for the same study.

Everything follows from the study's seed S and the number i of the game, from 0:

- the game's seed is `digest("isoloir simulate", S, i, "seed")`, its salt `digest("isoloir simulate", S, i, "salt")`;
- at pause p the bot at seat s has the dice `chance(digest("isoloir simulate", S, i, "bot", s), p)`.

So a game does not depend on who plays it, when, or beside which others, and results are handed back in the order of i.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from typing import Any

from isoloir.bots import Bot, bot_of
from isoloir.core import Lang, Match, Recorder, Seat, Setup, Shuffle, Value, chance, digest, name_of_bot
from isoloir.games import game_of

from .tally import Tally
from .work import worked


class Study(Value, frozen=True):
    """What is played; cheap to send to another process or machine."""

    game: str
    seats: int
    options: dict[str, Any]
    """Only what differs from the game's own, as in a record."""
    cards: Lang
    bots: tuple[str, ...]
    """A level for each seat."""
    seed: str
    games: int
    records: bool = False


class Batch(Value, frozen=True):
    tally: Tally
    records: bytes
    """Whole records, one after another; empty unless the study wants them."""


def simulate(study: Study, executor: Executor, batch: int = 25) -> Iterator[Batch]:
    """Batches in the order of their games."""
    starts = range(0, study.games, batch)
    pieces = [(study, range(start, min(start + batch, study.games))) for start in starts]
    return worked(executor, play_piece, pieces)


def play_piece(piece: tuple[Study, range]) -> Batch:
    return play_batch(*piece)


def play_batch(study: Study, numbers: range) -> Batch:
    players = tuple(bot_of(study.game, level) for level in study.bots)
    setup = game_of(study.game).setup(study.seats, study.options, study.cards)
    tally = Tally.empty(study.seats)
    records = bytearray()
    for i in numbers:
        counted, text = play_one(study, setup, i, players)
        tally = tally + counted
        records += text
    return Batch(tally, bytes(records))


def play_one(
    study: Study, setup: Setup, i: int, players: Sequence[Bot], names: Sequence[str] = ()
) -> tuple[Tally, bytes]:
    """In the record bots are called by their levels, if nothing else is said."""
    shuffle = shuffle_of(study.seed, i)
    seeds = [bot_seed(study.seed, i, seat) for seat in range(study.seats)]
    match = Match.new(game_of(study.game), setup, shuffle.dice)
    recorder = Recorder.of(match, shuffle, names or [name_of_bot(level) for level in study.bots])
    told = list(match.told)
    decisions = 0
    while not match.is_over:
        asks = match.asks
        choices = {
            seat: players[seat](match.view(seat), question, chance(seeds[seat], match.pause))
            for seat, question in asks.items()
        }
        match.step(choices)
        told += match.told
        decisions += len(choices)
        if study.records:
            recorder.wrote(asks, choices, match.told, dict.fromkeys(asks, "bot"))
    text = recorder.record(match).encode() if study.records else b""
    return Tally.of(match, decisions, told), text


def shuffle_of(seed: str, i: int) -> Shuffle:
    return Shuffle(digest("isoloir simulate", seed, i, "seed"), digest("isoloir simulate", seed, i, "salt"))


def bot_seed(seed: str, i: int, seat: Seat) -> str:
    return digest("isoloir simulate", seed, i, "bot", seat)
