"""The bots of The Third Man: better than dice, and an expert that notices what the others are like."""

from __future__ import annotations

from itertools import product
from operator import mul
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from isoloir.bots import bot_of
from isoloir.bots.third_man.expert import weigh
from isoloir.bots.third_man.kinds import Kind, kinds_of, solved
from isoloir.bots.third_man.memory import shown_in
from isoloir.bots.third_man.payoffs import Spot, payoff_at, payoffs
from isoloir.bots.third_man.regular import habit
from isoloir.bots.third_man.value import Values, chances, prospects, stakes
from isoloir.core import Match, chance
from isoloir.games.third_man import GAME
from isoloir.games.third_man.board import ALL_CARDS, Board
from isoloir.games.third_man.scoring import ahead, deal_is_over, first_clockwise, gains, total
from tools.third_man_value import HOME, main

FRESH = (ALL_CARDS,) * 4


def played(levels: list[str], n: int) -> Match[Board]:
    match = Match.new(GAME, GAME.setup(4), f"game {n}")
    while match.asks:
        match.step(
            {
                seat: bot_of(GAME.key, levels[seat])(match.view(seat), question, chance("bot", n, seat, match.pause))
                for seat, question in match.asks.items()
            }
        )
    return match


def wins(one: str, others: str, games: int) -> int:
    """Of one seat among three others, sitting everywhere in turn."""
    levels = [[one if seat == n % 4 else others for seat in range(4)] for n in range(games)]
    return sum(played(each, n).winners == (n % 4,) for n, each in enumerate(levels))


@pytest.mark.parametrize(
    ("one", "others", "games", "least"),
    [
        ("regular", "random", 24, 9),
        ("novice", "random", 40, 12),
        ("expert", "regular", 3, 2),
    ],
)
def test_one_better_bot_wins_more_than_its_share(one: str, others: str, games: int, least: int) -> None:
    won = wins(one, others, games)

    assert won >= least, f"{won} of {games}; a quarter would be luck"


def test_what_a_view_remembers_is_the_match_as_it_was() -> None:
    match = Match.new(GAME, GAME.setup(4), "seed")
    dice, spots = chance("dice"), []
    while match.asks:
        if match.board.next == "follow":
            board = match.board
            spots.append((board.hands, board.scores, board.bids, board.leader, board.voids, board.tokens))
        match.step({seat: dice.sample(question.options, 1) for seat, question in match.asks.items()})

    assert [tuple(bid.spot) for bid in shown_in(match.board.course)] == spots


def test_it_notices_who_plays_anything_and_who_is_a_regular() -> None:
    match = played(["regular", "random", "regular", "random"], 3)

    kinds = kinds_of(match.board.course)

    assert all(kinds[seat].regular > kinds[seat].random for seat in (0, 2))
    assert all(kinds[seat].random > kinds[seat].regular for seat in (1, 3))


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_somebody_seen_from_outside_plays_what_they_play(level: str) -> None:
    match = Match.new(GAME, GAME.setup(4, {"first_leader": "0"}), "seed")
    match.step({0: (6,)})
    view, question = match.view(1), match.asks[1]
    counts = [0] * 10
    for n in range(300):
        counts[int(bot_of(GAME.key, level)(view, question, chance("dice", n))[0])] += 1

    shares = getattr(habit(FRESH, (0, 0, 0, 0), 0, 1, 0, 6), level)

    assert sum(shares) == pytest.approx(1)
    assert sum(abs(share - count / 300) for share, count in zip(shares, counts, strict=True)) / 2 < 0.2


def test_experts_know_one_another() -> None:
    """Each judges what the others did by what it would have done from their seats."""
    course = played(["expert"] * 4, 0).board.course

    assert all(kind.expert > 0.9 for kind in kinds_of(course))


def test_against_experts_hardly_any_card_does_better_than_their_own_shares() -> None:
    experts = (Kind(0.001, 0.001, 0.001, 0.997),) * 4
    spot = Spot(FRESH, (0, 0, 0, 0), (), 0, 0, (0, 0, 0, 0))

    for lead in ALL_CARDS:
        found = solved(spot, lead, experts, "usual")
        for shares, worths in zip(found.shares, found.worths, strict=True):
            assert max(worths) - sum(map(mul, shares, worths)) < 0.02


def test_chances_add_up_and_a_lead_is_worth_something() -> None:
    start = chances(0, (0, 0, 0, 0), FRESH, 0, "usual")
    ahead = chances(3, (12, 0, -4, 2), tuple(hand[3:] for hand in FRESH), 0, "usual")

    assert sum(start) == pytest.approx(1)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[0] > 0.4 > max(ahead[1:])
    assert prospects((2, 0, 0, 0))[0] > prospects((1, 0, 0, 0))[0] > prospects((0, 0, 0, 0))[0] == 0.25


def test_the_card_that_wins_the_match_is_worth_all() -> None:
    spot = Spot(FRESH, (12, 0, 0, 0), (), 0, 0, (2, 0, 0, 0))

    assert payoff_at(spot, "usual")((5, 9, 7, 1)) == (1, 0, 0, 0)


def test_after_voids_in_a_row_anything_may_be_played() -> None:
    """Three who think alike would cancel the same bid until the rules end it."""
    match = Match.new(GAME, GAME.setup(4, {"first_leader": "0"}), "seed")
    match.step({0: (6,)})
    view = replace(match.view(1), voids=4)

    assert min(each.share for each in weigh(match.view(1), match.asks[1])) < 0.001
    assert min(each.share for each in weigh(view, match.asks[1])) > 0.03


def test_what_was_learnt_can_be_learnt_again(tmp_path: Path) -> None:
    """The script writes the same bytes for the same seed, in the shape that is shipped, and small."""
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        main(["--deals", "1", "--quick-deals", "3", "--seed", "test", "--to", str(file)])

    assert files[0].read_bytes() == files[1].read_bytes()
    assert msgspec.json.decode(files[0].read_bytes(), type=Values).anything.gap
    assert len(HOME.read_bytes()) < 300_000


@pytest.mark.soak
def test_the_value_we_ship_is_what_the_script_writes() -> None:
    main(["--check"])


def test_among_people_who_play_anything_it_plays_the_best_card_and_values_what_follows_accordingly() -> None:
    match = Match.new(GAME, GAME.setup(4, {"first_leader": "1"}), "seed")
    match.step({1: (6,)})
    view = replace(match.view(0), course=played(["random"] * 4, 5).board.course)

    weighed = weigh(view, match.asks[0])

    assert all(kinds_of(view.course)[seat].random > 0.5 for seat in (1, 2, 3))
    assert sorted(each.share for each in weighed) == [0.0] * 9 + [1.0]
    best = max(weighed, key=lambda each: each.worth)
    assert best.share == 1.0


def test_every_way_to_answer_a_lead_is_reckoned_as_if_alone() -> None:
    """The quick table of a bid holds what the slow reckoning of each position says."""
    hands = ((1, 4, 6, 9), (0, 2, 3, 8), (0, 5, 7, 8), (2, 4, 8, 9))
    bids = ((3, -4, 8, 0),) * 6
    spot = Spot(hands, (7, -3, 11, 2), bids, 2, 0, (1, 0, 2, 0))
    table = payoffs(spot, 7)

    for (x, a), (y, b), (z, c) in product(*(enumerate(hands[seat]) for seat in spot.followers)):
        worth = _slowly(spot, (a, b, 7, c))
        quick = (table.first[y][z][x], table.second[x][z][y], table.leader[x][y][z], table.third[x][y][z])
        assert quick == pytest.approx(worth)


def _slowly(spot: Spot, cards: tuple[int, ...]) -> list[float]:
    gained = gains(cards)
    scores, bids = total(spot.scores, gained), (*spot.bids, gained)
    best = ahead(scores, bids)
    if deal_is_over(scores, bids):
        deal = [(seat in best) / len(best) for seat in range(4)]
    else:
        hands = tuple(
            tuple(each for each in hand if each != card) for hand, card in zip(spot.hands, cards, strict=True)
        )
        deal = chances(len(bids), scores, hands, first_clockwise(best, spot.leader), "usual")
    return [sum(map(mul, deal, stake)) for stake in stakes(spot.tokens)]
