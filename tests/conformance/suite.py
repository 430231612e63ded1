"""What every game of the house must hold. Each check takes any game; a failure is an AssertionError."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from isoloir.bots import LEVELS, bot_of
from isoloir.core import OVER, Ask, Game, IllegalChoice, Match, Setup, chance, check

from .play import asked, pauses, random_choices, seen, some_pauses, viewers


def check_it_ends(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in pauses(game, setup, seed):
        over = not match.asks
        assert (match.board.next == OVER) == over
        assert bool(match.winners) == over, "winners are known when the game is over and not before"
        assert len(match.scores) == setup.seats
        assert set(match.winners) <= set(range(setup.seats))


def check_teams(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    teams = game.teams(setup.seats)
    *_, (match, _) = pauses(game, setup, seed)

    assert sorted(seat for team in teams for seat in team) == list(range(setup.seats))
    assert set(match.winners) == {seat for team in teams for seat in team if seat in match.winners}
    for team in teams:
        assert len({seat in match.winners for seat in team}) == 1, "a team wins or loses together"


def check_questions_are_well_put(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in pauses(game, setup, seed):
        for seat, question in match.asks.items():
            assert seat in range(setup.seats)
            assert question.what
            assert question.options, f"{question.what} offers nothing"
            assert len(set(question.options)) == len(question.options), f"{question.what} offers something twice"
            assert all(type(option) in (str, int) for option in question.options)
            assert 1 <= question.take <= len(question.options)
            assert question.what not in game.modest or game.modest[question.what] in question.options


def check_what_is_told_is_known_to_the_house(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in pauses(game, setup, seed):
        for each in match.told:
            assert type(each.event) in game.events
            assert each.only is None or each.only in range(setup.seats)
            text = msgspec.json.encode(each.event)
            assert msgspec.json.decode(text, type=type(each.event)) == each.event


def check_it_refuses_what_was_not_offered(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, choices in some_pauses(game, setup, seed, 20):
        before = match.save()
        for seat, question in match.asks.items():
            for wrong in _wrong_answers(question, choices[seat]):
                with pytest.raises(IllegalChoice, match=f"seat {seat} .*{question.what}"):
                    match.step({**choices, seat: wrong})
            with pytest.raises(IllegalChoice):
                match.step({other: choices[other] for other in choices if other != seat})
        with pytest.raises(IllegalChoice):
            match.step({**choices, setup.seats: ("nobody",)})
        assert match.save() == before, "a refused choice leaves no trace"


def _wrong_answers(question: Ask[Any], right: Any) -> list[Any]:
    not_offered = "not offered" if isinstance(question.options[0], str) else max(question.options) + 1
    wrong = [[not_offered, *right[1:]], [*right, right[0]], [], [True] * question.take, [1.5] * question.take]
    return [*wrong, [right[0]] * question.take] if question.take > 1 else wrong


def check_clone_and_save_agree(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, choices in some_pauses(game, setup, seed, 60):
        twin, loaded = match.clone(), Match.load(game, match.save())
        assert loaded.board == match.board
        assert loaded.asks == match.asks
        assert loaded.pause == match.pause
        for each in (match, twin, loaded):
            each.step(choices)
        assert twin.board == loaded.board == match.board
        assert twin.told == loaded.told == match.told
        assert twin.save() == loaded.save() == match.save()


def check_same_seed_and_choices_same_game(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    first = [(pause.match.board, pause.match.told) for pause in pauses(game, setup, seed)]
    second: list[Any] = []
    for pause in pauses(game, setup, seed):
        random.random()
        random.seed(len(second))
        second.append((pause.match.board, pause.match.told))
    assert first == second


def check_order_of_sealing_changes_nothing(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, choices in some_pauses(game, setup, seed, 60):
        twin, ballot = match.clone(), match.ballot()
        backwards = sorted(choices, reverse=True)
        for seat in backwards:
            ballot.seal(seat, choices[seat])
        opened = ballot.open()
        match.step(choices)
        twin.step({seat: opened[seat] for seat in backwards})
        assert twin.board == match.board
        assert twin.told == match.told


def check_no_step_changes_an_earlier_board(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    kept = [(match.board, msgspec.json.encode(match.board)) for match, _ in pauses(game, setup, seed)]
    for board, text in kept:
        assert msgspec.json.encode(board) == text


def check_views_travel(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in some_pauses(game, setup, seed, 30):
        for viewer in viewers(setup):
            view = match.view(viewer)
            assert view.seat == viewer
            assert game.decode_view(msgspec.json.encode(view)) == view


def check_redeal(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """A re-dealt board looks the same to the seat it was made for, and can be played to the end."""
    spread = some_pauses(game, setup, seed, 40)
    for n, (match, _) in enumerate(spread):
        for viewer in viewers(setup):
            twin = at_same_pause(match, game.redeal(match.view(viewer), chance(seed, "redeal", n)))
            assert seen(twin, viewer) == seen(match, viewer), f"redeal for {viewer} at {match.board.next}"
            assert asked(twin, viewer) == asked(match, viewer)
            if viewer is None:
                _assert_public_fields_agree(game, match.board, twin.board)
            if viewer == n % setup.seats:
                _play_out(twin, seed)


def _assert_public_fields_agree(game: Game[Any, Any], board: Any, dealt: Any) -> None:
    for field in board.__struct_fields__:
        if field not in game.secrets:
            assert getattr(board, field) == getattr(dealt, field), f"{field} is neither secret nor in the public view"


def _play_out(match: Match[Any], seed: str) -> None:
    dice = chance(seed, "play out", match.pause)
    while match.asks:
        match.step(random_choices(match.asks, dice))
    assert match.winners


def check_bots_see_only_views(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """The same view and dice, whatever the hidden truth: the same legal choice."""
    for n, (match, _) in enumerate(some_pauses(game, setup, seed, 6)):
        for seat, question in list(match.asks.items())[:2]:
            other = game.swap_secrets(match.board, seat, chance(seed, "swap for bots", n))
            for level in LEVELS:
                bot = bot_of(game.key, level)
                choices = [bot(game.view(board, seat), question, chance("dice", n)) for board in (match.board, other)]
                check(seat, question, choices[0])
                assert choices[0] == choices[1]


def at_same_pause(match: Match[Any], board: Any) -> Match[Any]:
    """The same pause over another board."""
    twin = Match.at(match.game, match.setup, board, match.pause - 1)
    assert twin.board == board, f"{match.game.key}: the other board is not at a pause"
    return twin
