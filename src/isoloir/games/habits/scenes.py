"""Moments of Habits that one can play: four people, and you sit in the first seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from isoloir.core import Came, Event, Lang, Scene, Seat

from .board import DEALT_ROUNDS, FINAL, Board, Card, Cards, Marker, Portrayal, every_card
from .events import HabitChosen, HabitsLaid, Tied, TieSettled, VotesRevealed
from .scoring import gains, points_in, total

SEATS = 4
YOU, ADA, BLAISE = 0, 1, 2
HANDS: tuple[Cards, ...] = ((4, 17, 31, 52), (8, 23, 40, 61), (12, 26, 44, 66), (15, 29, 47, 70))
GIVEN: tuple[Cards, ...] = tuple(hand[:-1] for hand in HANDS)
KEPT: tuple[Cards, ...] = ((75, 81, 88), (77, 83, 90), (79, 85, 92), (80, 87, 94))
"""By seat, what the table chose in the dealt rounds."""
DECK: Cards = tuple(every_card(0))[100:]


def table(**what: Any) -> Callable[[Lang], Board]:
    nothing: tuple[Cards, ...] = ((),) * SEATS
    usual = {"scores": (0,) * SEATS, "hands": nothing, "given": GIVEN, "discards": tuple(hand[-1:] for hand in HANDS)}
    laid = {**usual, "looked": tuple((hand,) for hand in HANDS), "deck": DECK, **what}
    return lambda lang: Board("a scene", cards=lang, **laid)


def before(patient: Seat) -> Cards:
    """What the others gave this one."""
    return tuple(sorted(GIVEN[giver][(patient - giver) % SEATS - 1] for giver in range(SEATS) if giver != patient))


def last_round(patient: Seat) -> Callable[[Lang], Board]:
    history = tuple(
        Portrayal(number + 1, seat, (KEPT[seat][number],), (1,) * SEATS, KEPT[seat][number])
        for number in range(DEALT_ROUNDS)
        for seat in range(SEATS)
    )
    given: tuple[Cards, ...] = ((),) * SEATS
    laid = {"round": FINAL, "start": patient, "history": history, "spread": KEPT[patient], "scores": (6, 4, 5, 5)}
    return table(next="vote", given=given, **laid)


def vote(key: str, patient: Seat, votes: tuple[Marker, ...], chosen: Marker, number: int = 1) -> Scene:
    spread, scores = (before(patient), (0,) * SEATS) if number == 1 else (KEPT[patient], (6, 4, 5, 5))
    won = gains(votes, chosen, points_in(number))
    told = (VotesRevealed(patient, spread, votes), picked(patient, chosen, spread[chosen - 1], won, scores))
    return Scene(
        key=key,
        seats=SEATS,
        board=table(next="vote", start=patient, spread=spread) if number == 1 else last_round(patient),
        seat=YOU,
        choices={seat: (marker,) for seat, marker in enumerate(votes)},
        then=told,
        facts={"points": points_in(number)},
    )


def picked(
    patient: Seat, marker: Marker, card: Card, won: tuple[int, ...], scores: tuple[int, ...] = (0,) * SEATS
) -> HabitChosen:
    return HabitChosen(patient, marker, card, won, total(scores, won))


TIED: tuple[Marker, ...] = (1, 1, 3, 3)
SCENES = (
    Scene(
        key="give",
        seats=SEATS,
        board=table(next="give", start=ADA, hands=HANDS, given=((),) * SEATS, discards=((),) * SEATS),
        seat=YOU,
        choices=dict(enumerate(GIVEN)),
        then=(HabitsLaid(),),
    ),
    vote("vote", ADA, (2, 2, 1, 2), 2),
    vote("own", YOU, (2, 2, 2, 3), 2),
    Scene(
        key="tie",
        seats=SEATS,
        board=table(next="settle", start=YOU, spread=before(YOU), votes=TIED),
        seat=YOU,
        choices={YOU: (1,)},
        then=(TieSettled(YOU, 1), picked(YOU, 1, before(YOU)[0], (1, 1, 0, 0))),
    ),
    vote("final", BLAISE, (1, 1, 2, 1), 1, FINAL),
)


def came(heard: Sequence[Event], seat: Seat) -> Came | None:
    for event in heard:
        if isinstance(event, HabitChosen):
            points = event.gains[seat]
            return Came("scored" if points else "nothing", {"points": points})
    if any(isinstance(event, HabitsLaid) for event in heard):
        return Came("given", {})
    return Came("tied", {}) if any(isinstance(event, Tied) for event in heard) else None
