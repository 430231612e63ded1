"""What must hold for every game. Each check takes any game; what it finds is a `Fault`, which is an AssertionError."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from isoloir.bots import LEVELS, bot_of
from isoloir.core import OVER, Ask, Game, IllegalChoice, Match, Setup, chance, check
from isoloir.core.ask import shorten

from .fault import Fault, hold
from .play import LONGEST_GAME, Pause, asked, pauses, random_choices, seen, some_pauses, viewers
from .where import differing, line_of


def check_it_ends(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in pauses(game, setup, seed):
        over = not match.asks
        hold((match.board.next == OVER) == over, "over-unsaid", next=match.board.next)
        hold(bool(match.winners) == over, "winners-late" if over else "winners-early", step=match.board.next)
        hold(len(match.scores) == setup.seats, "scores-count", got=len(match.scores), seats=setup.seats)
        strangers = sorted(set(match.winners) - set(range(setup.seats)))
        hold(not strangers, "winners-strange", seats=", ".join(map(str, strangers)))


def check_teams(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    teams = game.teams(setup.seats)
    *_, (match, _) = pauses(game, setup, seed)

    hold(sorted(seat for team in teams for seat in team) == list(range(setup.seats)), "teams-seats", teams=str(teams))
    for team in teams:
        together = len({seat in match.winners for seat in team}) == 1
        hold(together, "teams-split", team=str(team), winners=str(match.winners))


def check_questions_are_well_put(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in pauses(game, setup, seed):
        for seat, question in match.asks.items():
            hold(seat in range(setup.seats), "asks-nobody", seat=seat, what=question.what)
            hold(question.what, "asks-unnamed", step=match.board.next)
            check_options_of(game, question)


def check_options_of(game: Game[Any, Any], question: Ask[Any]) -> None:
    options, what = question.options, question.what
    details = {"what": what, "where": ""}
    hold(options, "options-none", **details)
    hold(len(set(options)) == len(options), "options-twice", **details)
    odd = next((option for option in options if type(option) not in (str, int)), None)
    hold(odd is None, "options-type", option=shorten(odd, 40), **details)
    hold(1 <= question.take <= len(options), "options-take", take=question.take, count=len(options), **details)
    hold(what not in game.modest or game.modest[what] in options, "modest", **details)


def check_what_is_told_is_known_to_the_house(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in pauses(game, setup, seed):
        for each in match.told:
            name = type(each.event).__name__
            hold(type(each.event) in game.events, "event-unlisted", event=name, where="")
            hold(each.only is None or each.only in range(setup.seats), "event-nobody", event=name, where="")
            text = msgspec.json.encode(each.event)
            same = msgspec.json.decode(text, type=type(each.event)) == each.event
            hold(same, "event-travels", event=name, where="")


def check_it_refuses_what_was_not_offered(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, choices in some_pauses(game, setup, seed, 20):
        before = match.save()
        for seat, question in match.asks.items():
            for wrong in _wrong_answers(question, choices[seat]):
                _must_refuse(match, {**choices, seat: wrong}, f"seat {seat} ", question.what)
            _must_refuse(match, {other: choices[other] for other in choices if other != seat})
        _must_refuse(match, {**choices, setup.seats: ("nobody",)})
        hold(match.save() == before, "refusal-trace", step=match.board.next)


def _must_refuse(match: Match[Any], choices: Mapping[Any, Any], *words: str) -> None:
    try:
        match.step(choices)
    except IllegalChoice as why:
        hold(all(word in str(why) for word in words), "refusal-words", said=str(why))
    else:
        raise Fault("not-refused", choices=shorten(choices))


def _wrong_answers(question: Ask[Any], right: Any) -> list[Any]:
    not_offered = "not offered" if isinstance(question.options[0], str) else max(question.options) + 1
    invented = [] if question.letters is not msgspec.UNSET else [[not_offered, *right[1:]]]
    wrong = [*invented, [*right, right[0]], [], [True] * question.take, [1.5] * question.take]
    return [*wrong, [right[0]] * question.take] if question.take > 1 else wrong


def check_clone_and_save_agree(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, choices in some_pauses(game, setup, seed, 60):
        twin, loaded = match.clone(), Match.load(game, match.save())
        _same_board(match, loaded, "save-board")
        hold((loaded.asks, loaded.pause) == (match.asks, match.pause), "save-asks", step=match.board.next)
        for each in (match, twin, loaded):
            each.step(choices)
        for other in (twin, loaded):
            _same_board(match, other, "save-step")
            hold(other.told == match.told, "save-told", step=match.board.next)
            hold(other.save() == match.save(), "save-step", field="?")


def _same_board(match: Match[Any], other: Match[Any], key: str) -> None:
    unlike = [f for f in match.board.__struct_fields__ if getattr(match.board, f) != getattr(other.board, f)]
    hold(not unlike, key, field=", ".join(unlike))


def check_same_seed_and_choices_same_game(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    first = list(pauses(game, setup, seed))
    for n, (one, other) in enumerate(zip(first, _disturbed(game, setup, seed), strict=False)):
        step = first[max(0, n - 1)].match.board.next
        same = (one.match.board, one.match.told) == (other.match.board, other.match.told)
        hold(same, "not-repeatable", step=step, where=line_of([game.steps.get(step, len)], "def ") or "?")


def _disturbed(game: Game[Any, Any], setup: Setup, seed: str) -> list[Pause]:
    """The same game again, with the generator that nobody may use in another state."""
    again: list[Pause] = []
    for pause in pauses(game, setup, seed):
        random.seed(len(again))
        again.append(pause)
    return again


def check_order_of_sealing_changes_nothing(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, choices in some_pauses(game, setup, seed, 60):
        twin, step = match.clone(), match.board.next
        match.step(choices)
        twin.step({seat: choices[seat] for seat in sorted(choices, reverse=True)})
        same = twin.board == match.board and twin.told == match.told
        hold(same, "order-of-sealing", step=step, where=line_of([game.steps[step]], "def ") or "?")


def check_no_step_changes_an_earlier_board(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    kept = [(match.board, msgspec.json.encode(match.board)) for match, _ in pauses(game, setup, seed)]
    for board, text in kept:
        hold(msgspec.json.encode(board) == text, "board-changed", step=board.next)


def check_views_travel(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    for match, _ in some_pauses(game, setup, seed, 30):
        for viewer in viewers(setup):
            view = match.view(viewer)
            hold(view.seat == viewer, "view-seat", got=str(view.seat), viewer=str(viewer))
            hold(game.decode_view(msgspec.json.encode(view)) == view, "view-travels", step=match.board.next)


def check_redeal(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """A re-dealt board looks the same to the seat it was made for, and can be played to the end."""
    spread = some_pauses(game, setup, seed, 40)
    for n, (match, _) in enumerate(spread):
        for viewer in viewers(setup):
            twin = at_same_pause(match, game.redeal(match.view(viewer), chance(seed, "redeal", n)), "redeal")
            _check_it_looks_the_same(match, twin, viewer)
            if viewer is None:
                _check_public_fields_agree(game, match.board, twin.board)
            if viewer == n % setup.seats:
                _play_out(twin, seed)


def _check_it_looks_the_same(match: Match[Any], twin: Match[Any], viewer: int | None) -> None:
    details: dict[str, str] = {
        "viewer": "screen" if viewer is None else str(viewer),
        "step": match.board.next,
        "where": line_of([match.game.redeal], "def ") or "?",
    }
    if (here := seen(match, viewer)) != (there := seen(twin, viewer)):
        raise Fault("redeal-view", field=", ".join(differing(here, there)), **details)
    hold(asked(twin, viewer) == asked(match, viewer), "redeal-asks", **details)


def _check_public_fields_agree(game: Game[Any, Any], board: Any, dealt: Any) -> None:
    public = [field for field in board.__struct_fields__ if field not in game.secrets]
    unlike = [field for field in public if getattr(board, field) != getattr(dealt, field)]
    hold(not unlike, "neither-secret-nor-seen", field=", ".join(unlike))


def _play_out(match: Match[Any], seed: str) -> None:
    dice = chance(seed, "play out", match.pause)
    last = match.pause + LONGEST_GAME
    while match.asks and match.pause < last:
        match.step(random_choices(match.asks, dice))
    hold(match.winners, "redeal-endless")


def check_bots_see_only_views(game: Game[Any, Any], setup: Setup, seed: str, most: int = 6) -> None:
    """The same view and dice, whatever the hidden truth: the same legal choice."""
    for n, (match, _) in enumerate(some_pauses(game, setup, seed, most)[:most]):
        for seat, question in list(match.asks.items())[:2]:
            other = game.swap_secrets(match.board, seat, chance(seed, "swap for bots", n))
            for level in LEVELS:
                bot = bot_of(game.key, level)
                choices = [bot(game.view(board, seat), question, chance("dice", n)) for board in (match.board, other)]
                check(seat, question, choices[0])
                hold(choices[0] == choices[1], "bots-peek", level=level, what=question.what)


def at_same_pause(match: Match[Any], board: Any, maker: str = "swap_secrets") -> Match[Any]:
    """The same pause over another board."""
    twin = Match.at(match.game, match.setup, board, match.pause - 1)
    hold(twin.board == board, "not-at-a-pause", maker=maker, step=match.board.next)
    return twin
