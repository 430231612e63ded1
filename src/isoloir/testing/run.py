"""The whole suite on one game: every check with every number of seats, then each option by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from isoloir.core import Game, Setup
from isoloir.outside import adopt

from . import moments, secrecy, suite, words
from .fault import Fault
from .play import option_setups, plain_setups
from .where import line_of_error

Check: TypeAlias = Callable[[Game[Any, Any], Setup, str], object]

SEEDS = ("one", "two", "three")
LEAK_PAUSES = 200


def nothing_leaks(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    secrecy.check_the_opening_tells_only_what_is_seen(game, setup, seed)
    secrecy.check_nothing_leaks(game, setup, seed, LEAK_PAUSES)


def every_secret_is_swapped(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    secrecy.check_every_secret_was_moved(game, setup, [seed, f"{seed} again"])


def bots_see_only_views(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """One question a game: a bot that searches takes its time."""
    suite.check_bots_see_only_views(game, setup, seed, 1)


CHECKS: dict[str, Check] = {
    "ends": suite.check_it_ends,
    "teams": suite.check_teams,
    "questions": suite.check_questions_are_well_put,
    "tells": suite.check_what_is_told_is_known_to_the_house,
    "refuses": suite.check_it_refuses_what_was_not_offered,
    "repeats": suite.check_same_seed_and_choices_same_game,
    "order": suite.check_order_of_sealing_changes_nothing,
    "boards": suite.check_no_step_changes_an_earlier_board,
    "saves": suite.check_clone_and_save_agree,
    "travels": suite.check_views_travel,
    "leaks": nothing_leaks,
    "swaps": every_secret_is_swapped,
    "redeals": suite.check_redeal,
    "bots": bots_see_only_views,
    "moments": moments.check_what_is_told_makes_the_view_after,
    "words": words.check_it_has_words,
}
"""By the name under which the catalogues say what each looks for; a game that fails the first ones fails others too."""


class Found(NamedTuple):
    """One check on a game: the first fault, with all it takes to see it again; None if there is none."""

    check: str
    fault: Fault | None = None
    setup: Setup | None = None
    seed: str = ""


def findings(game: Game[Any, Any], seeds: Sequence[str] = SEEDS, only: Iterable[str] = ()) -> Iterator[Found]:
    """Check by check, as they are made."""
    chosen = tuple(only) or tuple(CHECKS)
    setups = [*plain_setups(game), *option_setups(game)]
    for name in chosen:
        yield _found(game, name, setups, seeds)


def _found(game: Game[Any, Any], name: str, setups: Sequence[Setup], seeds: Sequence[str]) -> Found:
    for setup, seed in product(setups, seeds):
        try:
            CHECKS[name](game, setup, seed)
        except Fault as fault:
            return Found(name, fault, setup, seed)
        except Exception as why:  # whatever the game itself raises
            raised = f"{type(why).__name__}: {why}" if str(why) else type(why).__name__
            broken = Fault("raised", why=" ".join(raised.split()), where=line_of_error(why) or "?")
            return Found(name, broken, setup, seed)
    return Found(name)


def check_game(game: Game[Any, Any], seeds: Sequence[str] = SEEDS) -> None:
    """For a test of the author's: raises an AssertionError that names every fault, with its seats and seed."""
    adopt(game)
    wrong = [
        f"{found.check}: {found.fault} (seats {found.setup.seats}, options {found.setup.options.departures()}, "
        f"seed {found.seed!r})"
        for found in findings(game, seeds)
        if found.fault is not None and found.setup is not None
    ]
    assert not wrong, f"{game.key}:\n  " + "\n  ".join(wrong)
