"""The set holds together: every law matters, every set of laws leaves a game that ends and can be counted."""

from __future__ import annotations

from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from isoloir.core import Event, Match, chance
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Board, Standing
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.events import Applied, Counted, TurnBegan, Voted
from isoloir.games.democrazy.laws import Law
from isoloir.games.democrazy.scoring import explained, scores
from isoloir.games.democrazy.tokens import bag_of
from isoloir.games.democrazy.voting import Rule, outcome

from .strategies import DURABLE, laws, sets_in_force
from .table import NEUTRAL, PLAIN, Story, on_the_table, play, row, table

LAST_TURN = 26


def random_steps(match: Match[Board], label: str) -> list[Event]:
    """To the end, everybody answering by dice."""
    told = [each.event for each in match.told]
    while match.asks:
        dice = chance(label, match.pause)
        match.step({seat: dice.sample(ask.options, ask.take) for seat, ask in match.asks.items()})
        told += [each.event for each in match.told]
    return told


def test_the_deck_is_74_laws_39_blue_and_35_red() -> None:
    assert len(OWN) == 74
    assert len(DURABLE) == 39


def test_every_law_does_something_in_a_position_that_play_reaches() -> None:
    seen: set[str] = set()
    for number in range(150):
        seen |= _at_work_in(Match.new(GAME, GAME.setup(4 + number % 7), f"reach {number}"), f"reach {number}")
        if seen >= set(OWN):
            return
    assert seen >= set(OWN), f"never at work: {set(OWN) - seen}"


def _at_work_in(match: Match[Board], label: str) -> set[str]:
    """The laws that did something in one game played by dice."""
    told: list[Event] = []
    found: set[str] = set()
    while match.asks:
        before = match.board
        found |= {line.law for lines in explained(before) for line in lines if line.law is not None and line.points}
        dice = chance(label, match.pause)
        match.step({seat: dice.sample(ask.options, ask.take) for seat, ask in match.asks.items()})
        told += [each.event for each in match.told]
        found |= {
            law for event in told[-len(match.told) :] if isinstance(event, Voted) for law in _turned(event, before)
        }
    followed = [event.law for event, after in pairwise(told) if isinstance(event, Applied) and not _is_pause(after)]
    return found | set(followed)


def _is_pause(event: Event) -> bool:
    return isinstance(event, Applied | TurnBegan)


def _turned(event: Voted, before: Board) -> set[str]:
    """A law of counting without which the vote would have gone the other way."""
    circle = OWN[event.law].circle
    plain = outcome(event.votes, circle, "all-void", Rule((1,) * before.seats))
    counts = {standing.law for standing in before.force if OWN[standing.law].trigger == "count"}
    return counts if plain.adopted != event.adopted else set()


@given(sets_in_force(), st.integers(4, 10), st.integers(0, 999))
def test_any_laws_in_force_leave_a_game_that_ends_and_a_count_that_adds_up(
    force: tuple[str, ...], seats: int, number: int
) -> None:
    begun = Match.new(GAME, GAME.setup(seats), f"any {number}").board
    hidden = {law for law in force for hand in (*begun.hands, begun.deck) if law in hand}
    board = replace(begun, force=tuple(Standing(law) for law in force if law not in hidden), next="turn")

    match = Match.at(GAME, GAME.setup(seats), board)
    told = random_steps(match, f"any {number}")

    assert match.board.turn <= LAST_TURN
    assert_whole(match.board, told)


@given(st.lists(laws(), min_size=1, max_size=6), st.integers(0, 999))
def test_any_house_laws_leave_a_game_that_ends_and_a_count_that_adds_up(rows: list[Law], number: int) -> None:
    house = tuple(replace(law, id=f"house-{place}") for place, law in enumerate(rows))
    begun = Match.new(GAME, GAME.setup(5), f"house {number}").board
    force = tuple(Standing(law.id) for law in house if law.kind == "blue")
    red = tuple(law.id for law in house if law.kind == "red")
    hands = (*begun.hands[:-1], tuple(sorted((*begun.hands[-1], *red))))
    board = replace(begun, house=house, force=force, hands=hands, held=hands, next="turn")

    match = Match.at(GAME, GAME.setup(5), board)
    told = random_steps(match, f"house {number}")

    assert_whole(match.board, told)


def assert_whole(board: Board, told: list[Event]) -> None:
    """Tokens are neither made nor lost, and every point has its line."""
    assert min(map(min, board.tokens)) >= 0
    assert min(bag_of(board.tokens)) >= 0
    counted = {event.seat: event for event in told if isinstance(event, Counted)}
    assert tuple(counted[seat].points for seat in range(board.seats)) == scores(board)
    assert all(sum(line.points for line in event.lines) == event.points for event in counted.values())


def test_every_pair_of_laws_about_points_commutes() -> None:
    scoring = [law for law in DURABLE if OWN[law].trigger in ("final", "declare")]
    for one, other in combinations(scoring, 2):
        if OWN[one].symbol is None or OWN[one].symbol != OWN[other].symbol:
            for tokens in ("rrbyg rr bbbyy -", "rrrr bbb yyg g", "rbyg rbyg rrbbyygg yy"):
                board = table(tokens)
                standing = (Standing(one, (0, 2)), Standing(other, (1, 2)))
                assert scores(replace(board, force=standing)) == scores(replace(board, force=standing[::-1]))


@pytest.mark.parametrize("votes", ["YYYN", "YNNN", "YYNN", "NNNN", "YYYY"])
def test_every_pair_of_laws_that_act_at_one_moment_acts_in_the_order_of_age(votes: str) -> None:
    acting = [law for law in DURABLE if OWN[law].trigger == "vote"]
    for pair in permutations(acting, 2):
        if OWN[pair[0]].symbol != OWN[pair[1]].symbol:
            story = Story(on_the_table(NEUTRAL, "r b y g", force=pair))
            story.vote(votes)
            acted = [event.law for event in story.all(Applied) if event.law in pair]
            assert acted == [law for law in pair if law in acted]


def test_laws_of_one_symbol_are_never_in_force_together_so_that_their_order_cannot_matter() -> None:
    same = [law for law in OWN.values() if law.trigger in ("start", "count")]

    assert {law.trigger: law.symbol for law in same} == {"start": "clock", "count": "scales"}


def test_a_replaced_law_does_not_act_in_the_turn_after() -> None:
    story = play(on_the_table("morning-toll", "rr bb yy gg", force=("morning-coffee",)), "YYYY")

    assert [event.law for event in story.all(Applied)] == ["morning-toll"]
    assert story.board.tokens == row("rr b yy gg")


def test_a_repealed_law_does_not_act_in_the_turn_after() -> None:
    board = play(on_the_table("clean-slate", "rr bb yy gg", force=("morning-coffee",)), "YYYY").board

    assert board.tokens == row("rr bb yy gg")


def test_a_law_that_is_kept_goes_on_acting() -> None:
    board = play(on_the_table("clean-slate", "rr bb yy gg", force=("morning-coffee",)), "NNNN").board

    assert [sum(tokens) for tokens in board.tokens] == [2, 3, 2, 2]


def test_a_law_about_votes_does_not_act_on_the_vote_that_adopts_it() -> None:
    story = play(on_the_table("winning-side", "r b y g"), "YYYY")

    assert story.all(Applied) == []


def test_a_law_about_votes_acts_on_the_vote_that_repeals_it_and_never_again() -> None:
    story = play(on_the_table("clean-slate", "r b y g", force=("one-voice",)), "YYYY")
    assert [event.law for event in story.all(Applied)] == ["one-voice", "clean-slate"]
    law = story.board.hands[1][0]

    story.answer(law).vote("NNNN")

    assert [event.law for event in story.all(Applied)] == ["one-voice", "clean-slate"]


def test_a_law_about_counting_does_not_count_the_vote_that_adopts_it() -> None:
    assert play(on_the_table("two-thirds"), "YYNN").board.force == (Standing("two-thirds"),)


def test_a_repealed_law_no_longer_counts() -> None:
    board = play(on_the_table("out-of-date", "rr b y g", force=("red-carpet",)), "YYYY").board

    assert scores(board) == (2, 1, 1, 1)


def test_a_law_repealed_by_an_older_one_at_the_same_moment_does_not_act() -> None:
    repealing = replace(OWN["clean-slate"], id="purge", kind="blue", trigger="vote")
    board = on_the_table(NEUTRAL, "r b y g", force=("purge", "one-voice"), house=(repealing, PLAIN["one-voice"]))

    story = play(board, "YYYY")

    assert [event.law for event in story.all(Applied)] == ["purge", NEUTRAL]
