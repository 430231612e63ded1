"""The fast encoding beside the plain one: every row of whole games, in any order of seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy
import pytest

from isoloir.core import Game, Match, chance
from isoloir.games import GAMES, game_of
from isoloir.lab.encoding import Encoding
from isoloir.lab.picks import Moment, Picks

from .plain_encoding import row_of

ROWS = 400
"""Of each game: a few short ones, or the first half of a long one."""


def moments(game: Game[Any, Any], seats: int, dice: str) -> Iterator[Moment]:
    picks = Picks(Match.new(game, game.setup(seats), dice))
    random = chance(dice, "picks")
    yield picks.now
    while not picks.match.is_over:
        picks.act({seat: random.choice(picks.legal(seat)) for seat in picks.choosing})
        yield picks.now


@pytest.mark.parametrize("key", GAMES)
def test_every_row_is_what_the_docs_say(key: str) -> None:
    game = game_of(key)
    compared = 0
    for number, seats in enumerate((game.seats[0], game.seats[-1]) * 20):
        encoding = Encoding(game)
        filled: Any = numpy.ones(encoding.size, numpy.float32)
        order = chance(key, "eyes", number)
        for now in moments(game, seats, f"{key} {number}"):
            for seat in order.shuffle(range(seats))[:2]:
                plain = numpy.array(row_of(now, seat), numpy.float32)
                assert numpy.array_equal(encoding.array(now, seat), plain)
                encoding.fill(filled, now, seat)
                assert numpy.array_equal(filled, plain)
                compared += 1
            assert len(encoding.shared(now)) == encoding.seen
        if compared >= ROWS:
            return


@pytest.mark.parametrize("key", GAMES)
def test_a_mask_shows_what_is_legal_whatever_was_picked_before(key: str) -> None:
    game = game_of(key)
    encoding = Encoding(game)
    for now in moments(game, game.seats[0], "masks"):
        for seat in range(game.seats[0]):
            mask = encoding.mask(now, seat)
            assert list(numpy.flatnonzero(mask)) == now.legal(seat)
            mask[:] = 1
