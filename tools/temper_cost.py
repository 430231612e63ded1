"""What a temper costs: one regular with a temper among plain regulars, its share of the victories with a 95 % interval.

    python -m tools.temper_cost [--games N] [--seed S] [GAME …]

Tables have five seats, or as near to that as the game allows; the seat and the deal are other ones for each game.
"""

from __future__ import annotations

import argparse

from isoloir.bots import TEMPERS, Bot, bot_of, with_temper
from isoloir.core import Match, chance, digest
from isoloir.games import HOUSE, game_of
from isoloir.lab.ladder_table import interval

LEVEL, SEATS = "regular", 5


def share(key: str, seats: int, label: tuple[str, int], one: Bot) -> float:
    """Of the victory of one game; the same label deals the same game to every temper."""
    game, others = game_of(key), bot_of(key, LEVEL)
    teams = game.teams(seats)
    ours = teams[label[1] % len(teams)]
    match = Match.new(game, game.setup(seats), digest("temper", *label))
    while match.asks:
        match.step(
            {
                seat: (one if seat in ours else others)(
                    match.view(seat), question, chance("temper", *label, seat, match.pause)
                )
                for seat, question in match.asks.items()
            }
        )
    winning = [team for team in teams if team[0] in match.winners]
    return (ours in winning) / len(winning)


def main(typed: list[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("keys", nargs="*", default=sorted(HOUSE))
    arguments.add_argument("--games", type=int, default=200)
    arguments.add_argument("--seed", default="temper")
    args = arguments.parse_args(typed)
    for key in args.keys:
        seats = min(game_of(key).seats, key=lambda count: abs(count - SEATS))
        fair = 100 / len(game_of(key).teams(seats))
        for temper in TEMPERS:
            one = with_temper(bot_of(key, LEVEL), LEVEL, temper)
            won = sum(share(key, seats, (args.seed, n), one) for n in range(args.games))
            low, high = interval(won, args.games)
            found = f"{100 * won / args.games:.1f} ({100 * low:.0f} to {100 * high:.0f})"
            print(f"{key} {seats} {temper}: {found} of {args.games} games, fair {fair:.0f}", flush=True)


if __name__ == "__main__":
    main()
