"""Makes `src/isoloir/bots/third_man/value.json` again: what positions of The Third Man are worth, learnt by self-play.

    python -m tools.third_man_value [--deals N] [--quick-deals N] [--seed S] [--to FILE | --check]

First many deals in which everyone plays anything: who won each teaches a set of tables, by gradient descent on how
surprised they were. A second set starts as a copy of it, and goes on with deals played by seats of several sorts: some
play anything, some are regulars, some think with what has been learnt so far. The same call writes the same bytes;
`--check` writes nothing and fails if the file isn't what the script would write.
"""

from __future__ import annotations

import argparse
import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import NamedTuple

from isoloir.bots.regret import drawn
from isoloir.bots.third_man import value
from isoloir.bots.third_man.bidding import Bid, Model
from isoloir.bots.third_man.payoffs import Spot, payoffs
from isoloir.bots.third_man.regular import habit
from isoloir.games.third_man.board import ALL_CARDS, SEATS
from isoloir.games.third_man.scoring import ahead, deal_is_over, first_clockwise, gains, is_void, total

HOME = Path(value.__file__).with_name("value.json")
STAGES, EPOCHS, RATES = 3, 12, (0.02, 0.004)
SORTS = ("random", "regular", "thinking", "thinking")
EFFORT, LEADS = 1500, 3
"""Of regret matching for a thinking seat, and how many leads it tries."""
PATIENCE = 3
"""Voids in a row, after which everyone plays anything."""
NO_TOKENS = (0, 0, 0, 0)


class Seen(NamedTuple):
    """One position of a deal, and who won it in the end."""

    spot: Spot
    winner: int


def deal(sorts: list[str], luck: Random) -> list[Seen]:
    """One deal; nothing is learnt from a tied one."""
    spot = Spot((ALL_CARDS,) * 4, (0, 0, 0, 0), (), luck.randrange(4), 0, NO_TOKENS)
    spots = [spot]
    while not deal_is_over(spot.scores, spot.bids) or not spot.bids:
        cards = bid(spot, sorts, luck) if spot.voids < PATIENCE else tuple(map(luck.choice, spot.hands))
        if is_void(cards):
            spot = spot._replace(voids=spot.voids + 1)
            continue
        gained = gains(cards)
        scores, bids = total(spot.scores, gained), (*spot.bids, gained)
        hands = tuple(
            tuple(each for each in hand if each != card) for hand, card in zip(spot.hands, cards, strict=True)
        )
        spot = Spot(hands, scores, bids, first_clockwise(ahead(scores, bids), spot.leader), 0, NO_TOKENS)
        spots.append(spot)
    best = ahead(spot.scores, spot.bids)
    return [Seen(each, best[0]) for each in spots[:-1]] if len(best) == 1 else []


def bid(spot: Spot, sorts: list[str], luck: Random) -> tuple[int, ...]:
    lead = choice_of_lead(spot, sorts, luck)
    solved = answers(spot, lead, sorts) if "thinking" in sorts else None
    cards = []
    for seat in SEATS:
        hand = spot.hands[seat]
        if seat == spot.leader:
            cards.append(lead)
        elif solved is not None and sorts[seat] == "thinking":
            cards.append(hand[drawn(solved.shares[spot.followers.index(seat)], luck.random())])
        else:
            cards.append(hand[drawn(by_habit(spot, seat, lead, sorts[seat]), luck.random())])
    return tuple(cards)


def choice_of_lead(spot: Spot, sorts: list[str], luck: Random) -> int:
    hand, sort = spot.hands[spot.leader], sorts[spot.leader]
    if sort != "thinking":
        return hand[drawn(by_habit(spot, spot.leader, -1, sort), luck.random())]
    tried = luck.sample(hand, min(LEADS, len(hand)))
    return max(tried, key=lambda lead: answers(spot, lead, sorts).leader_worth())


def answers(spot: Spot, lead: int, sorts: list[str]) -> Bid:
    models = [
        Model(by_habit(spot, seat, lead, sorts[seat]), float(sorts[seat] == "thinking")) for seat in spot.followers
    ]
    found = Bid(spot, lead, models)
    found.think(EFFORT)
    return found


def by_habit(spot: Spot, seat: int, lead: int, sort: str) -> list[float]:
    hand = spot.hands[seat]
    if sort != "regular":
        return [1 / len(hand)] * len(hand)
    return list(habit(spot.hands, spot.scores, 0, seat, spot.leader, lead).regular)


def learn(tables: value.Learnt, seen: list[Seen], luck: Random, rate: float) -> None:
    """Each seat's entries move by how much likelier it should have looked."""
    for position in luck.sample(seen, len(seen)):
        spot, bids = position.spot, len(position.spot.bids)
        expected = value.reckoned(tables, bids, spot.scores, spot.hands, spot.leader)
        for seat in SEATS:
            step = rate * ((seat == position.winner) - expected[seat])
            best = max(score for other, score in enumerate(spot.scores) if other != seat)
            tables.gap[bids][value.place(spot.scores[seat] - best)] += step
            tables.score[bids][value.place(spot.scores[seat])] += step
            for card in spot.hands[seat]:
                tables.card[bids][card] += 0.3 * step
        tables.lead[bids] += rate * ((spot.leader == position.winner) - expected[spot.leader])


def main(typed: list[str] | None = None) -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=200)
    arguments.add_argument("--quick-deals", type=int, default=6000, help="with nobody who thinks")
    arguments.add_argument("--seed", default="third man")
    arguments.add_argument("--to", type=Path, default=HOME)
    arguments.add_argument("--check", action="store_true")
    args = arguments.parse_args(typed)
    luck = Random(args.seed)
    quickly = anything(args.quick_deals, luck)
    found = {"usual": usual(args.deals, deepcopy(quickly), luck), "anything": quickly}
    text = json.dumps({crowd: value.rounded(each) for crowd, each in found.items()}, separators=(",", ":")) + "\n"
    if not args.check:
        args.to.write_text(text, encoding="utf-8")
    elif text != args.to.read_text(encoding="utf-8"):
        raise SystemExit(f"{args.to.name} isn't what this script writes")


def usual(deals: int, tables: value.Learnt, luck: Random) -> value.Learnt:
    """Those who think do so with what has been learnt so far."""
    seen = list[Seen]()
    value.tables.append(tables)
    for stage in range(STAGES):
        seen += [each for _ in range(deals) for each in deal(luck.choices(SORTS, k=4), luck)]
        study(tables, seen, luck)
        payoffs.cache_clear()
        print(f"stage {stage + 1} of {STAGES}: {len(seen)} positions", flush=True)
    value.tables.pop()
    return tables


def anything(deals: int, luck: Random) -> value.Learnt:
    """Everyone plays anything, which is quick; so there can be many deals."""
    tables = value.blank()
    seen = [each for _ in range(deals) for each in deal(["random"] * len(SEATS), luck)]
    study(tables, seen, luck)
    print(f"anything: {len(seen)} positions", flush=True)
    return tables


def study(tables: value.Learnt, seen: list[Seen], luck: Random) -> None:
    for rate in RATES:
        for _ in range(EPOCHS):
            learn(tables, seen, luck, rate)


if __name__ == "__main__":
    main()
