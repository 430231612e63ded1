"""The bot of Démocrazy gains by what it does, and uses its joker when it matters."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from isoloir.bots import bot_of
from isoloir.core import Match, Option, chance
from isoloir.games.democrazy import GAME
from tests.democrazy.table import Story, on_the_table, table

regular = bot_of("democrazy", "regular")


def choice(story: Story, seat: int) -> Option:
    (chosen,) = regular(story.match.view(seat), story.match.asks[seat], chance("dice", seat))
    return chosen


def test_it_votes_for_what_it_gains_by_and_against_what_it_loses_by() -> None:
    story = Story(on_the_table("red-carpet", "rrrr bbb yyy gggg", jokers=(None,) * 4))

    assert choice(story, 0) == "yes"
    assert choice(story, 1) == "no"


def test_it_proposes_the_law_that_promises_most() -> None:
    hands = (("gold-rush", "red-carpet", "royal-blue"), ("open-bar",), ("merry-go-round",), ("ceiling",))
    story = Story(replace(table("rrrrb rrby bby yyyg"), hands=hands, held=hands, deck=("rust", "end")))

    assert choice(story, 0) == "red-carpet"


def test_it_plays_its_joker_when_much_would_be_lost() -> None:
    board = on_the_table("red-recall", "rrrrrrrr b y g")
    threatened = replace(board, jokers=("black", "white", "white", "white"), deck=("rust", "end"))
    safe = on_the_table("red-recall", "rrr rrr rrr rrr")

    assert choice(Story(threatened), 0) == "black"
    assert choice(Story(safe), 0) in ("yes", "no")


def test_it_keeps_a_joker_that_would_do_the_opposite() -> None:
    board = on_the_table("red-recall", "rrrrrrrr b y g")

    assert choice(Story(replace(board, deck=("rust", "end"))), 0) == "no"


def test_it_parts_with_the_token_that_is_worth_least() -> None:
    story = Story(on_the_table("whip-round", "rbyg - - -", force=("red-carpet", "washed-out")))

    story.vote("YYYY")

    assert choice(story, 0) == "blue"


def test_it_writes_blank_laws_in_its_own_favour() -> None:
    hands = (("blank-1",), ("open-bar",), ("merry-go-round",), ("ceiling",))
    story = Story(replace(table("rr rr bbbb yy"), blank_laws=True, hands=hands, held=hands, deck=("rust", "end")))
    story.answer("blank-1")

    while story.asked != "vote":
        story.answer(choice(story, 0))

    outlook = story.match.view(0).outlook
    assert outlook.points_with[0].low >= outlook.points_without[0].low


def test_what_it_says_of_itself_differs_from_game_to_game_and_not_within_one() -> None:
    said: dict[int, set[Option]] = {seat: set() for seat in range(4)}
    for game in range(12):
        dealt = replace(Match.new(GAME, GAME.setup(4), f"traits {game}").board, pending="sweet-tooth", next="turn")
        story = Story(dealt)
        for seat in said:
            assert choice(story, seat) == choice(story, seat)
            said[seat].add(choice(story, seat))

    assert list(said.values()) == [{"no", "yes"}] * 4


@pytest.mark.parametrize("seats", [4, 7])
def test_it_clearly_beats_chance(seats: int) -> None:
    shares = {"regular": 0.0, "random": 0.0}
    for number in range(24):
        levels = ["regular" if (seat + number) % 2 else "random" for seat in range(seats)]
        for winner, share in _winners(levels, f"duel {number}").items():
            shares[levels[winner]] += share

    assert shares["regular"] > 2 * shares["random"]


def _winners(levels: list[str], seed: str) -> dict[int, float]:
    match = Match.new(GAME, GAME.setup(len(levels)), seed)
    bots = [bot_of("democrazy", level) for level in levels]
    while match.asks:
        dice = {seat: chance(seed, "bot", match.pause, seat) for seat in match.asks}
        match.step({seat: bots[seat](match.view(seat), ask, dice[seat]) for seat, ask in match.asks.items()})
    return dict.fromkeys(match.winners, 1 / len(match.winners))
