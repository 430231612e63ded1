"""`make bench`: our games beside OpenSpiel's, in turns, on one core; medians and ratios."""

from __future__ import annotations

import sys
from statistics import median

from . import openspiel, ours
from .batched import deals_per_second

ROUNDS = 15
SECONDS = 0.3
CLONES = 20_000


def main() -> None:
    peers = {name: openspiel.load(name) for name in (openspiel.PYTHON, openspiel.CPP)}
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in (*ours.SEATS, *peers)}
    batched: list[float] = []
    for number in range(1, ROUNDS + 1):
        for key in ours.SEATS:
            say(number, key)
            rates[key].append((ours.decisions_per_second(key, SECONDS), ours.clones_per_second(key, CLONES)))
        for name, game in peers.items():
            say(number, name)
            rates[name].append(
                (openspiel.decisions_per_second(game, SECONDS), openspiel.clones_per_second(game, CLONES))
            )
        batched.append(deals_per_second(SECONDS) / rates[openspiel.CPP][-1][0])
    _print(rates)
    print(f"{'third-man, many at once / ' + openspiel.CPP:52}{median(batched):7.2f}")


def say(number: int, name: str) -> None:
    """What is being measured now; the figures come at the end, on standard output alone."""
    print(f"round {number} of {ROUNDS}: {name}", file=sys.stderr, flush=True)


def _print(rates: dict[str, list[tuple[float, float]]]) -> None:
    print(f"{'':45}{'decisions/s':>14}{'clones/s':>14}")
    for name, taken in rates.items():
        print(f"{name:45}{median(rate for rate, _ in taken):14,.0f}{median(rate for _, rate in taken):14,.0f}")
    for peer in (openspiel.PYTHON, openspiel.CPP):
        decisions, clones = (_ratio(rates["third-man"], rates[peer], which) for which in (0, 1))
        print(f"{'third-man / ' + peer:52}{decisions:7.2f}{clones:14.2f}")


def _ratio(mine: list[tuple[float, float]], theirs: list[tuple[float, float]], which: int) -> float:
    """The median of the ratios of neighbouring measurements: a busy machine slows both."""
    return median(one[which] / other[which] for one, other in zip(mine, theirs, strict=True))


if __name__ == "__main__":
    main()
