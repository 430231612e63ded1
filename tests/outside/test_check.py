"""Faults planted in a sample game are found, each with a message that names it and the line to look at."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from isoloir.core import Game
from isoloir.outside.load import load
from isoloir.testing import CHECKS, check_game, findings
from tests.cli.conftest import Run

from .conftest import EXAMPLES

LIAR = (EXAMPLES / "liar.py").read_text(encoding="utf-8").replace("range(3, 6)", "range(3, 4)")
AUCTION = (EXAMPLES / "auction.py").read_text(encoding="utf-8").replace("range(3, 7)", "range(3, 4)")

BID = 'bids = yield from ask({seat: Ask("bid", tuple(range(coins + 1))) for seat, coins in enumerate(board.coins)})'
FIRST = "    board = replace(board, lot=next(iter(bids)))"

PLANTS: dict[str, tuple[str, str, str, str, str]] = {
    # fault: (the game, what is there, what is planted, the check that finds it, what it says)
    "a view that shows a hand": (
        *(LIAR, "hand=() if seat is None else board.hands[seat]", "hand=board.hands[seat or 0]"),
        *("leaks", "everyone can read a secret in the view’s field `hand`, at step “lay” (see liar.py:"),
    ),
    "a view that tells by its order": (
        *(LIAR, "held=tuple(len(hand) for hand in board.hands)", "held=tuple(sorted(map(sum, board.hands)))"),
        *("leaks", "can read a secret in the view’s field `held`"),
    ),
    "an order that tells": (
        *(LIAR, "shown=board.shown,", "shown=board.shown if sum(board.hands[0]) % 2 else board.shown[::-1],"),
        *("leaks", "from the order of `shown` in the view"),
    ),
    "an event that tells": (
        *(LIAR, "    tell(Laid(board.turn, said))", "    tell(Laid(board.turn, board.laid[board.turn][-1]))"),
        *("leaks", "Laid at step “claim” tells seat 1 something that’s in neither the view before"),
    ),
    "an event that is kept nowhere": (
        *(AUCTION, "sold=board.sold + 1, bids=offered,", "sold=board.sold + 1,"),
        *("leaks", "put it on the board and in the view"),
    ),
    "who is asked tells": (
        *(LIAR, "if seat != board.turn]", "if seat != board.turn and (sum(board.hands[seat]) % 2 or not seat)]"),
        *("leaks", "at step “doubt”, knowing who is asked “doubt” tells"),
    ),
    "options in a telling order": (
        *(LIAR, "tuple(range(1, 7)))", "tuple(range(1, 7))[:: 1 - 2 * (sum(board.hands[board.turn - 1]) % 2)])"),
        *("leaks", "at step “claim”, the options of “claim” or their order tell seat"),
    ),
    "a secret that is never swapped": (
        *(LIAR, "dice.fork(), hands=hands, laid=laid)", "dice.fork(), laid=laid)"),
        *("swaps", "swap_secrets never changes hands"),
    ),
    "a secret that is not listed": (
        *(LIAR, 'secrets=frozenset({"seed", "hands", "laid"})', 'secrets=frozenset({"seed", "hands"})'),
        *("leaks", "swap_secrets changes laid, which GAME.secrets doesn’t list"),
    ),
    "a redeal that forgets": (
        *(LIAR, "seen.shown, seen.turn, seen.claim", "(), seen.turn, seen.claim"),
        *("redeals", "doesn’t look the same to them: the difference is in shown"),
    ),
    "a game without end": (
        *(AUCTION, "if board.sold == len(LOTS):", "if False:"),
        *("ends", "the game crashes: IndexError"),
    ),
    "winners too early": (
        *(AUCTION, "    if board.next != OVER:\n        return ()\n", ""),
        *("ends", "there are winners at step “bid”, before the game is over"),
    ),
    "dice of one's own": (
        *(AUCTION, 'chance(board.seed, "lots").shuffle(LOTS)[board.sold]', "__import__('random').choice(LOTS)"),
        *("repeats", "take all randomness from chance(board.seed, …)"),
    ),
    "the order of sealing": (
        *(
            AUCTION,
            BID,
            f"sealed = yield {BID[22:-1]}\n    bids = {{seat: each[0] for seat, each in sealed.items()}}\n" + FIRST,
        ),
        *("order", "step “bid” depends on who seals first"),
    ),
    "an event nobody listed": (
        *(AUCTION, "events=(Shown, Opened, Sold, NotSold, Ended)", "events=(Shown, Opened, Sold, NotSold)"),
        *("tells", "Ended is sent to players, but isn’t listed in GAME.events (see auction.py:"),
    ),
    "an option offered twice": (
        *(AUCTION, "tuple(range(coins + 1))", "(0, *range(coins + 1))"),
        *("questions", "the question “bid” offers the same option twice (see auction.py:"),
    ),
    "a list on the board": (
        *(AUCTION, "    bids: BySeat[int] = ()", "    bids: Any = ()"),
        *("saves", "once saved and loaded, the board differs from the original in bids"),
    ),
    "no words": (
        AUCTION,
        'Game(\n    key="auction"',
        'Game(\n    key="auctions"',
        "words",
        "there are no words for `title`",
    ),
}


def planted(folder: Path, source: str, there: str = "", instead: str = "") -> Game[Any, Any]:
    assert there in source, "there is nothing to plant it in"
    path = folder / ("liar.py" if "class Laid" in source else "auction.py")
    path.write_text(source.replace(there, instead) if there else source, encoding="utf-8")
    return load(path).game


@pytest.mark.parametrize("fault", PLANTS)
def test_a_planted_fault_is_found_and_named(fault: str, tmp_path: Path) -> None:
    source, there, instead, check, said = PLANTS[fault]

    (found,) = findings(planted(tmp_path, source, there, instead), ["one", "two", "three"], [check])

    assert said in str(found.fault)
    assert found.seed


@pytest.mark.parametrize("source", [LIAR, AUCTION])
def test_the_honest_game_passes(source: str, tmp_path: Path, examples: Path) -> None:
    check_game(planted(tmp_path, source), ["one", "two"])


def test_a_test_of_the_authors_names_every_fault_with_its_seed(tmp_path: Path, examples: Path) -> None:
    source, there, instead, _, said = PLANTS["a view that shows a hand"]

    with pytest.raises(AssertionError) as why:
        check_game(planted(tmp_path, source, there, instead), ["one"])

    assert said in str(why.value)
    assert "seats 3" in str(why.value)
    assert "seed 'one'" in str(why.value)


def test_the_command_says_it_in_words_with_the_seed(run: Run, tmp_path: Path) -> None:
    source, there, instead, _, _ = PLANTS["a view that shows a hand"]
    planted(tmp_path, source, there, instead)

    ran = run("check", "liar", "--my-games", tmp_path, "--only", "leaks", "--seed", "one", "--lang", "fr")

    assert ran.code == 1
    assert "tout le monde peut lire un secret dans le champ `hand` de la vue" in " ".join(ran.out.split())
    assert "graine\u00a0: one" in ran.out


def test_the_command_finds_nothing_in_a_sample(run: Run) -> None:
    ran = run("check", "rock-paper-scissors", "--my-games", EXAMPLES, "--seed", "one")

    assert (ran.code, ran.out.count("✓"), "No faults found." in ran.out) == (0, len(CHECKS), True)
