"""Tricks of The Majority that one can play: two teams of two; you sit in the first seat, your partner in the third."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from isoloir.core import Came, Event, Lang, Scene, Seat

from .board import POWER, Board, Card, Cards, all_cards, in_order
from .events import Betrayed, BribesCancelled, Collected, ColourDebated, Killed, OpenTrickAhead, SpyNamed, Stolen

SEATS = 4
YOU, ADA, BLAISE, COLETTE = 0, 1, 2, 3
SPARE: tuple[Cards, ...] = (("B5", "Y9"), ("R6", "B10"), ("R5", "Y6"), ("B9", "Y5"))
"""What each keeps in hand, beside the card of the trick."""
EARLIER: tuple[Cards, ...] = (
    ("R9", "R10", "B10", "B9"),
    ("R6", "R9", "Y5", "B10"),
    ("Y5", "Y10", "B5", "Y9"),
    ("Y6", "B6", "B5", "Y6"),
)
"""Four tricks of the first round, by seat, in which nobody took anything from anyone."""


def table(hands: tuple[Cards, ...], **laid: Any) -> Callable[[Lang], Board]:
    """In the first round; what isn't in sight is the deck of the later ones."""
    out = [card for cards in (*hands, *laid.get("won", ())) for card in cards]
    rest = [*all_cards(SEATS)]
    for card in out:
        rest.remove(card)
    nothing: tuple[Cards, ...] = ((),) * SEATS
    usual = {"next": "commit", "round": 1, "deck": tuple(rest), "tricks": ((),), "won": nothing, "coins": (0,) * SEATS}
    board = Board(**{"seed": "a scene", "hands": tuple(map(in_order, hands)), **usual, **laid})
    return lambda lang: board


def trick(key: str, cards: tuple[Card, ...], *then: Event, lesson: bool = True, **laid: Any) -> Scene:
    hands = tuple((card, *spare) for card, spare in zip(cards, SPARE, strict=True))
    choices = {seat: (card,) for seat, card in enumerate(cards)}
    board = table(hands, **laid)
    return Scene(key=key, seats=SEATS, board=board, seat=YOU, choices=choices, then=then, lesson=lesson)


DEBATE = Scene(
    key="debate",
    seats=SEATS,
    board=table(
        (("R5", "B6"), ("B5", "R5"), ("Y9", "R6"), ("Y10", "B9")),
        tricks=(EARLIER,),
        won=tuple(map(in_order, zip(*EARLIER, strict=True))),
    ),
    seat=YOU,
    choices={YOU: ("B6",), ADA: ("B5",), BLAISE: ("Y9",), COLETTE: ("Y10",)},
    then=(ColourDebated(1, "R", (15, 19, 0, 0), 19, (ADA,), (YOU,), 3, (3, 2, 0, 0)),),
    facts={"mine": 15, "theirs": 19},
)

SCENES = (
    trick(
        "bribe",
        ("R0", "R10", "B5", "Y6"),
        Stolen(YOU, ADA, "R10"),
        Collected(1, 1, (("R0", "R10"), (), ("B5",), ("Y6",))),
    ),
    trick(
        "kill",
        ("Y2", "R9", "B3", "Y10"),
        Killed(ADA, "R9", ("Y2",)),
        Killed(BLAISE, "B3", ("Y2",)),
        Collected(1, 1, (("Y2",), (), (), ("Y10",))),
    ),
    trick(
        "spy",
        ("Y3", "B5", "R6", "Y9"),
        SpyNamed(YOU, COLETTE, (YOU,)),
        OpenTrickAhead((COLETTE, YOU, ADA, BLAISE)),
        token=COLETTE,
    ),
    trick("betray", ("R7", "B5", "R6", "Y9"), Betrayed(YOU, COLETTE, "R7")),
    DEBATE,
    trick("bribes", ("B0", "B0", "B9", "Y5"), BribesCancelled("B", (YOU, ADA)), lesson=False),
    trick(
        "spies",
        ("R3", "B5", "B3", "Y9"),
        SpyNamed(BLAISE, COLETTE, (YOU, BLAISE)),
        token=COLETTE,
        lesson=False,
    ),
)


def came(heard: Sequence[Event], seat: Seat) -> Came | None:
    debates = [event for event in heard if isinstance(event, ColourDebated)]
    if debates:
        own, team = (sum(event.coins[each] for event in debates for each in seats) for seats in ((seat,), (0, 2)))
        return Came("coins", {"coins": own, "team": team, "others": sum(sum(event.coins) for event in debates) - team})
    won = next((event.won[seat] for event in heard if isinstance(event, Collected)), None)
    if won is None:
        return None
    spy = any(isinstance(event, SpyNamed) and event.seat == seat for event in heard)
    power = sum(POWER[card] for card in won)
    return Came("spy" if spy else "won", {"cards": len(won), "power": power})
