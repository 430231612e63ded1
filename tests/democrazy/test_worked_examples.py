"""Every law has a worked example, and the engine does what the example says."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from isoloir.games.democrazy.board import Board, Standing
from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.laws import inquiry
from isoloir.games.democrazy.polling import counting
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.voting import Rule, outcome

from .examples import EXAMPLES, Example
from .table import NEUTRAL, VOTES, Story, held, on_the_table, play, table

DURABLE = ("start", "vote")


def test_every_law_has_a_worked_example() -> None:
    assert list(EXAMPLES) == list(OWN)


@pytest.mark.parametrize("law", [law for law in OWN if OWN[law].trigger in ("now", *DURABLE)])
def test_the_law_does_what_its_example_says(law: str) -> None:
    example = EXAMPLES[law]

    story = acted(law, example)

    assert_tokens(story.board, example.after or example.before)
    for name, wanted in example.then.items():
        found = getattr(story.board, name)
        assert (tuple(each.law for each in found) if name == "force" else found) == wanted


@pytest.mark.parametrize("law", [law for law in OWN if OWN[law].trigger in ("final", "declare")])
def test_the_law_counts_what_its_example_says(law: str) -> None:
    example = EXAMPLES[law]
    before = table(example.before, **example.given)
    coming = replace(before, pending=law, active=0)

    after = play(coming, answers=example.answers).board

    assert scores(before) == tuple(map(sum, before.tokens))
    assert scores(after) == tuple(map(int, example.after.split()))


@pytest.mark.parametrize("law", [law for law in OWN if OWN[law].trigger == "count"])
def test_the_law_turns_the_vote_of_its_example_round(law: str) -> None:
    example = EXAMPLES[law]
    votes, circle = tuple(VOTES[letter] for letter in example.votes), example.given["circle"]

    without = outcome(votes, circle, "all-void", Rule((1,) * 4))
    standing = Standing(law, example.given.get("declared", ()))
    under = outcome(votes, circle, "all-void", counting(replace(table(example.before), force=(standing,))))

    assert ("adopted" if under.adopted else "rejected") == example.after
    assert under.adopted != without.adopted


def acted(law: str, example: Example) -> Story:
    """The law is voted on, or is in force when something is voted on or a turn begins."""
    given = dict(example.given)
    force = given.pop("force", ())
    match OWN[law].trigger:
        case "now":
            return play(on_the_table(law, example.before, force=force, **given), example.votes, example.answers)
        case "vote":
            return play(on_the_table(NEUTRAL, example.before, force=(law,), **given), example.votes, example.answers)
        case _ if inquiry(OWN[law].effect) == "declare":
            return play(table(example.before, pending=law, **given), answers=example.answers)
        case _:
            return play(table(example.before, force=(law,), **given), answers=example.answers)


def assert_tokens(board: Board, wanted: str) -> None:
    for tokens, text in zip(board.tokens, wanted.split(), strict=True):
        blind = text.count("*")
        beyond = [has - known for has, known in zip(tokens, held(text), strict=True)]
        assert min(beyond) >= 0
        assert sum(beyond) == blind, f"{board.tokens} is not {wanted}"
