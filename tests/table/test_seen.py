"""By what a node knows that a log is still the one people were told of."""

from __future__ import annotations

import pytest

from isoloir.table.live.table.seen import MOST, Seen
from isoloir.table.log import entries as e
from isoloir.table.log.codec import encode_entry
from isoloir.table.log.words import Change, Look
from isoloir.table.party.erase import Erasure

CHOSEN = encode_entry(e.Sealed(pause=8, seat=0, choice=("no",), person=1, command="one"))
CHOSEN_LATER = encode_entry(e.Sealed(pause=8, seat=0, choice=("no",), person=1, command="two"))
BY_BOT = encode_entry(e.Sealed(pause=8, seat=1, choice=("no",), by="bot"))
BY_ANOTHER = encode_entry(e.Sealed(pause=8, seat=2, choice=("no",), by="bot"))
LEA = e.Joined(token="a", name="Lea", look=Look("star", "red"), screen=False, address="x")
TOM = e.Joined(token="b", name="Tom", look=Look("star", "red"), screen=False, address="y")


def test_only_as_much_is_remembered_as_is_needed() -> None:
    assert Seen().then(3, [CHOSEN, BY_BOT, CHOSEN_LATER]) == Seen(3, (hash(CHOSEN_LATER),))
    assert Seen().then(3, [CHOSEN, BY_BOT, BY_ANOTHER]).first == 1
    assert Seen().then(1, [CHOSEN]).then(3, [BY_BOT, BY_ANOTHER]) == Seen().then(3, [CHOSEN, BY_BOT, BY_ANOTHER])
    assert len(Seen().then(100, [BY_BOT] * 100).marks) == MOST


def test_a_bots_choice_that_was_written_again_hides_no_loss() -> None:
    """What was lost lay before it, and bots choose alike when they're asked again."""
    seen = Seen().then(12, [CHOSEN, BY_BOT, BY_ANOTHER])

    assert seen.is_in([CHOSEN, BY_BOT, BY_ANOTHER])
    assert seen.is_in([CHOSEN, BY_BOT, BY_ANOTHER, CHOSEN_LATER])
    assert not seen.is_in([CHOSEN_LATER, BY_BOT, BY_ANOTHER])
    assert not seen.is_in([CHOSEN, BY_ANOTHER, BY_BOT])
    assert not seen.is_in([CHOSEN, BY_BOT])


@pytest.mark.parametrize(
    ("told", "other"),
    [
        (LEA, TOM),
        (e.Needed(person=1, patience="double", command="a"), e.Needed(person=1, patience="usual", command="b")),
        (e.TokenGiven(person=1, token="a"), e.TokenGiven(person=1, token="b")),
        (e.Configured(change=Change(seconds=30), command="a"), e.Configured(change=Change(seconds=60), command="b")),
    ],
)
def test_an_entry_with_words_in_place_of_another_is_noticed(told: e.Entry, other: e.Entry) -> None:
    seen = Seen().then(1, [encode_entry(told)])

    assert seen.is_in([encode_entry(told)])
    assert not seen.is_in([encode_entry(other)])


@pytest.mark.parametrize("ban", [False, True])
def test_somebodys_words_may_have_been_taken_out_since(ban: bool) -> None:
    look = Look("star", "red")
    created = e.Created(code="KXPLT", key="k", change=Change(game="third-man"), at=1)
    log: list[e.Entry] = [created, LEA, TOM, e.Sat(name="Tom", look=look, person=2, command="sit")]
    log += [e.Kicked(who=2, ban=ban, person=1), e.Needed(person=2, patience="double", command="need")]
    bodies = list(map(encode_entry, log))
    erasure = Erasure(2)
    erasure.look(bodies)
    blanked = [erasure.blank(n, body) if n in erasure.changes else body for n, body in enumerate(bodies, 1)]

    assert blanked != bodies
    for head in range(1, len(bodies) + 1):
        seen = Seen().then(head, bodies[:head])
        assert seen.is_in(blanked[seen.first - 1 :])
