"""Votes of Démocrazy that one can play: you sit in the first seat, and Ada, in the second, has proposed a law."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from isoloir.core import Came, Event, Lang, Scene, Seat

from .board import Board, Proposal, Standing, Tokens
from .deck import END, OWN
from .events import Posted, Repealed, TokensDrawn, TokensReturned, Voted
from .laws import LawId
from .voting import Joker, JokerMode, Vote

YOU, ADA = 0, 1
EACH = 4
"""Laws in each hand."""
BALLOTS: tuple[Vote, ...] = ("white", "scam", "yes", "yes")
"""A white shoe and a Scam in one vote: the case in which the two ways of counting jokers differ."""
USUAL: tuple[Joker, ...] = ("white", "black", "white", "black", "scam")
TOKENS: tuple[Tokens, ...] = ((3, 2, 0, 1), (1, 3, 0, 2), (2, 1, 0, 3), (0, 2, 3, 1), (1, 1, 2, 2))
"""By seat: you have three red ones, and neither you nor the next two have a yellow one."""


def table(law: LawId, seats: int, **what: Any) -> Callable[[Lang], Board]:
    """Everyone is about to vote; what isn't in sight is the deck, the End last."""
    out = {law, *[standing.law for standing in what.get("force", ())]}
    spare = [each for each in OWN if each not in out]
    hands = tuple(tuple(sorted(spare[EACH * seat : EACH * (seat + 1)])) for seat in range(seats))
    usual = {
        "tokens": TOKENS[:seats],
        "turn": 1,
        "active": ADA,
        "next": "vote",
        "proposal": Proposal(law),
        "hands": hands,
        "held": hands,
        "deck": (*spare[EACH * seats :][:24], END),
        "jokers": USUAL[:seats],
        "used": (False,) * seats,
        "joker_since": (0,) * seats,
    }
    board = Board("a scene", seats, **{**usual, **what})
    return lambda lang: board


def vote(
    key: str, law: LawId, ballots: tuple[Vote, ...], comes: Came, *then: Event, lesson: bool = True, **what: Any
) -> Scene:
    options = {"joker_mode": what["joker_mode"]} if "joker_mode" in what else {}
    return Scene(
        key=key,
        seats=len(ballots),
        board=table(law, len(ballots), **what),
        seat=YOU,
        choices={seat: (ballot,) for seat, ballot in enumerate(ballots)},
        then=then,
        comes=comes,
        options=options,
        lesson=lesson,
    )


def adopted(tokens: int) -> Came:
    return Came("adopted", {"tokens": tokens})


def jokers(mode: JokerMode, *, lesson: bool) -> Scene:
    dealt: tuple[Joker, ...] = ("white", "scam", "white", "black")
    comes = adopted(1) if mode == "all-void" else Came("rejected", {"tokens": 0})
    return vote(f"jokers-{mode}", "good-neighbours", BALLOTS, comes, lesson=lesson, joker_mode=mode, jokers=dealt)


SCENES = (
    vote("vote", "ray-of-sunshine", ("yes", "yes", "yes", "no", "no"), adopted(1)),
    vote("tie", "good-neighbours", ("yes", "yes", "no", "no"), adopted(1)),
    vote("shoe", "ray-of-sunshine", ("white", "yes", "no", "no", "no"), adopted(1)),
    jokers("all-void", lesson=True),
    vote(
        "blue",
        "red-carpet",
        ("yes", "yes", "no", "no"),
        Came("posted", {"tokens": 0}),
        Repealed("rust"),
        Posted("red-carpet"),
        force=(Standing("rust"),),
    ),
    jokers("shoes-void-scams-flip", lesson=False),
)


def came(heard: Sequence[Event], seat: Seat) -> Came | None:
    adopted = next((event.adopted for event in heard if isinstance(event, Voted)), None)
    if adopted is None:
        return None
    drawn, returned = (
        sum(len(event.colours) for event in heard if isinstance(event, kind) and event.seat == seat)
        for kind in (TokensDrawn, TokensReturned)
    )
    posted = any(isinstance(event, Posted) for event in heard)
    return Came("posted" if posted else "adopted" if adopted else "rejected", {"tokens": drawn - returned})
