"""Makes `src/isoloir/bots/democrazy/value.json` again: what positions of Démocrazy are worth, learnt from games.

    python -m tools.democrazy_value [--games N] [--seed S] [--to FILE]

Regulars play, and others who do anything; each proposal of each game is a position, and who won teaches the numbers
for such a table, by gradient descent on how surprised they were. Needs numpy, from the lab's extra. The same call
writes the same file.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from isoloir.bots import bot_of
from isoloir.bots.democrazy import value
from isoloir.core import Choice, Match, chance, digest
from isoloir.games.democrazy import GAME

HOME = Path(value.__file__).with_name("value.json")
DECKS = (1, 2, 3, 5, 7, 9, 11, 14, 18, 25)
"""Sizes of the deck at which there are numbers of their own."""
STEPS, RATE, MODEST = 250, 0.05, 1e-4
"""Of the descent, and how much small numbers are preferred."""
SEATS = 4
SORTS = {"thinking": "regular", "anyhow": "random"}
"""Who plays at the tables that each set of numbers is learnt from."""

Array = Any


class Lesson(NamedTuple):
    """One position: what each seat looks like, how many cards are left, and what share of the victory each had."""

    traits: list[list[float]]
    deck: int
    shares: list[float]


def game(level: str, seed: str, number: int) -> list[Lesson]:
    match = Match.new(GAME, GAME.setup(SEATS), digest("arena", seed, number))
    seen = []
    while match.asks:
        if match.board.next == "propose":
            deck = len(match.board.deck)
            seen.append((value.traits(match.board, deck), deck))
        match.step({seat: _answer(match, level, seat, (seed, number)) for seat in match.asks})
    shares = [(seat in match.winners) / len(match.winners) for seat in range(SEATS)]
    return [Lesson(traits, deck, shares) for traits, deck in seen]


def _answer(match: Match[Any], level: str, seat: int, label: tuple[str, int]) -> Choice:
    """Nobody who does anything has to look at the table."""
    view = None if level == "random" else match.view(seat)
    return bot_of("democrazy", level)(view, match.asks[seat], chance("arena", *label, seat, match.pause))


def learnt(lessons: list[Lesson]) -> Array:
    """By the sizes in DECKS, then by trait. Adam, on the cross entropy of the shares."""
    traits, shares = (np.array([each[part] for each in lessons], float) for part in (0, 2))
    mix, spread = mixtures([lesson.deck for lesson in lessons]), traits.std((0, 1)) + 1e-9
    traits = traits / spread
    weights = np.zeros((len(DECKS), traits.shape[2]))
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        strengths = (traits * (mix @ weights)[:, None, :]).sum(2)
        powers = np.exp(strengths - strengths.max(1, keepdims=True))
        surprise = powers / powers.sum(1, keepdims=True) - shares
        slope = mix.T @ (surprise[:, :, None] * traits).sum(1) / len(lessons) + MODEST * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
        weights -= RATE * mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    return weights / spread


def mixtures(decks: list[int]) -> Array:
    """Every deck as a mixture of the two sizes around it."""
    sizes = np.clip(decks, DECKS[0], DECKS[-1])
    return np.stack([np.interp(sizes, DECKS, row) for row in np.eye(len(DECKS))], axis=1)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    arguments.add_argument("--games", type=int, default=4000)
    arguments.add_argument("--seed", default="t1")
    arguments.add_argument("--to", type=Path, default=HOME)
    args = arguments.parse_args()
    found = {
        sort: learnt([lesson for number in range(args.games) for lesson in game(level, args.seed, number)])
        for sort, level in SORTS.items()
    }
    args.to.write_text(spelled(with_jokers(found)), encoding="utf-8")


def with_jokers(found: dict[str, Array]) -> dict[str, Array]:
    """We'll make of a joker what people do who think, even among others who throw theirs away."""
    for trait in ("joker", "used"):
        place = value.TRAITS.index(trait)
        found["anyhow"][:, place] = found["thinking"][:, place]
    return found


def spelled(found: dict[str, Array]) -> str:
    """As it is written down."""
    rows = {sort: [[round(float(each), 3) for each in row] for row in weights] for sort, weights in found.items()}
    text = json.dumps({"traits": value.TRAITS, "decks": DECKS, **rows})
    return text.replace("], [", "],\n[") + "\n"


if __name__ == "__main__":
    main()
