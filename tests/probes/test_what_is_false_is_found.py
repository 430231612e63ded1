"""What the books once said wrongly is found out by the engine, and a rule played wrongly by its sentence."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from isoloir.games import game_of
from isoloir.games.democrazy.events import Applied, Caught

from .democrazy import tie_under_a_shoe
from .parliament import moved
from .sign import room, table_of


def at(game: str, seats: int) -> Any:
    return table_of(game_of(game).setup(seats))


def paid_for_a_joker_played_and_replaced(t: Any) -> bool:
    """Seat 0 plays its joker, and is handed another."""
    return bool(t.play("jokers-for-all", "r b y g", "WY").board.used[0])


ONCE: tuple[tuple[str, Any, Callable[[Any], object]], ...] = (
    (
        "a swap takes place only if both have a token",
        at("democrazy", 4),
        lambda t: moved(t.play("rich-swap-poor", "rrr - y g"), "rrr - y g"),
    ),
    ("nothing says whose turn is next", at("democrazy", 4), lambda t: t.play("nothing").board.active == 0),
    (
        "a vote that a joker decides isn't tied",
        at("democrazy", 5),
        lambda t: Applied("tie-draw") not in tie_under_a_shoe(t).told,
    ),
    ("anyone who has played a joker is paid", at("democrazy", 4), paid_for_a_joker_played_and_replaced),
    (
        "a law about talking asks while it's being read out",
        at("democrazy", 4),
        lambda t: t.begin("r b y g", pending="caught-return").all(Caught) != [],
    ),
    ("with three, four vote", at("habits", 3), lambda t: len(t.lay().asks) == 4),
    ("with three, the third habit may be chosen", at("habits", 3), lambda t: 3 in t.lay().asks[0].options),
    ("with four, a third marker is added", at("habits", 4), room("habits").PROBES["cases-third-marker"]),
    ("with four, each habit may get one vote", at("habits", 4), lambda t: len(t.last().asks[0].options) == 4),
)
"""What was said, or left open; at which table; and what would have to be played for it to be true."""


@pytest.mark.parametrize(("said", "there", "claim"), ONCE, ids=[each[0] for each in ONCE])
def test_what_was_false_in_the_books_is_found_out(said: str, there: Any, claim: Callable[[Any], object]) -> None:
    assert claim(there) is False


PLANTED: tuple[tuple[str, str, str, Callable[[Any], Any], str, int], ...] = (
    ("third-man", "scoring", "PRIZE", lambda right: right + 1, "gains-first", 4),
    ("majority", "flow", "winning", lambda right: lambda votes: right(votes)[:1], "win-ties", 5),
    ("the-majority", "scoring", "FIFTH", lambda right: right - 1, "debate-second", 4),
    ("the-majority", "trick", "ASSASSIN", lambda right: 5, "kill-kills", 4),
    ("habits", "flow", "points_in", lambda right: lambda number: 1, "final-points", 4),
    ("democrazy", "voting", "by_cards", lambda right: lambda yes, no, *_: yes >= no, "cases-no-circle", 4),
)


@pytest.mark.parametrize(("game", "module", "name", "wrong", "sentence", "seats"), PLANTED)
def test_a_rule_that_is_played_wrongly_is_noticed_by_its_sentence(
    game: str,
    module: str,
    name: str,
    wrong: Callable[[Any], Any],
    sentence: str,
    seats: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    there, probe = at(game, seats), room(game).PROBES[sentence]
    where = sys.modules[f"isoloir.games.{game.replace('-', '_')}.{module}"]
    forget(where)
    assert probe(there) is True

    monkeypatch.setattr(where, name, wrong(getattr(where, name)))
    forget(where)

    assert probe(there) is not True
    monkeypatch.undo()
    forget(where)


def forget(module: Any) -> None:
    """Rules that are pure remember what they answered."""
    for each in vars(module).values():
        getattr(each, "cache_clear", lambda: None)()
