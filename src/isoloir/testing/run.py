"""The whole suite on one game: every check with every number of seats, then with its options, two by two."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeAlias

from isoloir.core import BrokenRule, Game, Setup
from isoloir.outside import adopt

from . import again, labels, moments, secrecy, steps, suite, words
from .fault import Fault
from .setups import check_options, option_setups, plain_setups
from .where import line_for, line_of_error

Check: TypeAlias = Callable[[Game[Any, Any], Setup, str], object]
Whole: TypeAlias = Callable[[Game[Any, Any], Sequence[Setup], Sequence[str]], object]

SEEDS = ("one", "two", "three")
LEAK_PAUSES = 200


def nothing_leaks(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    secrecy.check_nothing_leaks(game, setup, seed, LEAK_PAUSES)
    secrecy.check_the_opening_tells_only_what_is_seen(game, setup, seed)


def every_secret_is_swapped(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    secrecy.check_every_secret_was_moved(game, setup, [seed, f"{seed} again"])


def bots_see_only_views(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    """One question a game: a bot that searches takes its time."""
    suite.check_bots_see_only_views(game, setup, seed, 1)


def texts_fit(game: Game[Any, Any], setups: Sequence[Setup], seeds: Sequence[str]) -> None:
    words.check_texts_fit(game, setups, seeds[0])


def options_fit(game: Game[Any, Any], setups: Sequence[Setup], seeds: Sequence[str]) -> None:
    check_options(game)


CHECKS: dict[str, Check | None] = {
    "options": None,
    "steps": steps.check_steps_lead_on,
    "ends": suite.check_it_ends,
    "teams": suite.check_teams,
    "questions": suite.check_questions_are_well_put,
    "tells": suite.check_what_is_told_is_known_to_the_house,
    "refuses": suite.check_it_refuses_what_was_not_offered,
    "labels": labels.check_labels_are_used_once,
    "repeats": suite.check_same_seed_and_choices_same_game,
    "again": None,
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
    "texts": None,
}
"""By the name under which the catalogues say what each looks for; a game that fails the first ones fails others too."""
ONCE: dict[str, Whole] = {
    "options": options_fit,
    "again": again.check_another_process_plays_the_same,
    "texts": texts_fit,
}
"""Those that look at the game as a whole."""


class Found(NamedTuple):
    """One check on a game: the first fault, with all it takes to see it again; None if there is none."""

    check: str
    fault: Fault | None = None
    setup: Setup | None = None
    seed: str = ""
    known: bool = False
    """The very fault that an earlier check has found."""


def findings(
    game: Game[Any, Any],
    seeds: Sequence[str] = SEEDS,
    only: Iterable[str] = (),
    *,
    processes: bool = again.CAN_START,
    quick: bool = False,
) -> Iterator[Found]:
    """Check by check, as they are made. What crashes with some set-up is looked at no further with that one.

    `quick`: with the fewest people and with the most, and once with other options.
    """
    chosen = [name for name in only or CHECKS if processes or name != "again"]
    try:
        check_options(game)
        plain, others = plain_setups(game), option_setups(game)
        setups = [*dict.fromkeys((plain[0], plain[-1])), *others[:1]] if quick else [*plain, *others]
    except Exception as why:  # whatever the game itself raises
        yield Found("options", _fault(game, why))
        return
    known: set[tuple[object, ...]] = set()
    for name in chosen:
        found = _found(game, name, setups, seeds)
        if found.fault is not None:
            cause = _cause(found.fault)
            found, known = found._replace(known=cause in known), known | {cause}
            if name == "steps":
                setups = [each for each in setups if _found(game, name, [each], seeds).fault is None]
        yield found
        if not setups:
            return


def _found(game: Game[Any, Any], name: str, setups: Sequence[Setup], seeds: Sequence[str]) -> Found:
    check = CHECKS[name]
    for setup, seed in product(setups if check else setups[:1], seeds if check else seeds[:1]):
        try:
            ONCE[name](game, setups, seeds) if check is None else check(game, setup, seed)
        except Exception as why:
            return Found(name, _fault(game, why), setup, seed)
    return Found(name)


def _fault(game: Game[Any, Any], why: Exception) -> Fault:
    """With the line to look at, in every case."""
    fault = why
    if not isinstance(fault, Fault):
        said = " ".join(str(why).split())
        raised = f"{type(why).__name__}: {said}" if said else type(why).__name__
        key = "broken-rule" if isinstance(why, BrokenRule) else "yield-from" if "generator" in said else "raised"
        fault = Fault(key, why=said if key == "broken-rule" else raised, where=line_of_error(why))
    fault.details["where"] = fault.details.get("where") or line_for(game, fault) or "?"
    return fault


def _cause(fault: Fault) -> tuple[object, ...]:
    return (fault.key, *(fault.details.get(name) for name in ("where", "field", "event", "what", "name")))


def check_game(game: Game[Any, Any], seeds: Sequence[str] = SEEDS) -> None:
    """For a test of the author's: raises an AssertionError that names every fault, with its seats and seed."""
    adopt(game)
    wrong = [
        f"{found.check}: {found.fault}{_with(found)}"
        for found in findings(game, seeds)
        if found.fault is not None and not found.known
    ]
    assert not wrong, f"{game.key}:\n  " + "\n  ".join(wrong)


def _with(found: Found) -> str:
    if found.setup is None:
        return ""
    return f" (seats {found.setup.seats}, options {found.setup.options.departures()}, seed {found.seed!r})"
