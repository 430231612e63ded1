"""An expert of The Majority: what each card brings in all debates to come, against others who play like regulars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import exp
from typing import Any

from isoloir.bots.advice import MOST, Advice, by_worth
from isoloir.bots.levels import Bot
from isoloir.bots.search import Plan, Weighed, chosen, weigh
from isoloir.core import Ask, Chance, Choice, Match, Seat
from isoloir.games.the_majority import GAME
from isoloir.games.the_majority.board import COLOUR, POWER, TRAITOR, Card, Cards, partner, right
from isoloir.games.the_majority.scoring import by_colour, totals
from isoloir.games.the_majority.view import View

from .future import ahead, colour_lead, to_come, tricks_played
from .playout import Round
from .regular import regular

WORLDS = 16
CRAFT = {0: 2.4, 2: 0.8, 3: 0.5}
"""What it is worth to have an effect at hand, in coins."""
KEPT = 0.55
"""A card in hand is worth this much of what it would bring if it lay won."""
DENIED = 0.35
"""A card passed on helps the rival at our left by this much of what it is worth there."""
CLOSE = 12.0
"""This many coins ahead make a victory e times as likely as a defeat."""
WHIM = 1000
MODEL_SAMPLES = 6
"""Of tricks, for a regular that is imagined."""

_a_regular = partial(regular, samples=MODEL_SAMPLES)


def expert(view: View, question: Ask[Card], dice: Chance) -> Choice:
    weighed = consider(view, question, dice)
    return chosen(weighed, dice, mixed=False)


def consider(view: View, question: Ask[Card], dice: Chance) -> list[Weighed]:
    assert view.seat is not None
    if question.what == "draft":
        return _picked({card: _draft_worth(view, view.seat, card) for card in question.options}, dice)
    if question.what == "give":
        return _picked({card: _gift_worth(view, view.seat, card) for card in question.options}, dice)
    return weigh(GAME, view, question, dice, plan(view, question))


def plan(view: View, question: Ask[Card]) -> Plan:
    """To the end of a debate, with regulars in the other seats."""
    return Plan(
        playouts=WORLDS * len(question.options),
        worlds=WORLDS,
        horizon=0 if question.what == "play" else len(view.coins) - len(view.table),
        worth=_worth,
        rollout=_a_regular,
        population=_regulars,
        thinks=0.0,
    )


def advise(view: View, question: Ask[Card], dice: Chance) -> list[Advice]:
    weighed = consider(view, question, dice)
    if question.what in ("play", "show"):
        return by_worth("won", weighed)
    ranked = sorted(weighed, key=lambda each: -each.worth)[:MOST]
    return [Advice(each.choice, f"the-majority-{question.what}", {"coins": round(each.worth)}) for each in ranked]


def _regulars(view: View, seat: Seat) -> Sequence[tuple[Bot, float]]:
    return ((_a_regular, 1.0),)


def _worth(match: Match[Any], seat: Seat) -> float:
    """Coins once the round is played out, and those still to come."""
    if match.is_over:
        return float(seat in match.winners)
    board = match.board
    coins, powers, done = list(board.coins), list(by_colour(board.won).values()), tricks_played(board.tricks)
    if board.next.startswith("commit"):
        rest = Round(board)
        rest.play_out()
        coins, powers, done = rest.coins, rest.powers, done + rest.tricks
    for colour in powers:
        for each, more in enumerate(to_come(colour, done)):
            coins[each] += more
    return 1 / (1 + exp(-ahead(coins, seat) / CLOSE))


def worth_in_hand(won: tuple[Cards, ...], done: int, seat: Seat, holder: Seat, card: Card) -> float:
    """What a card in the holder's hand is worth to our side; a traitor goes over to the holder's right."""
    winner = right(holder, len(won)) if POWER[card] == TRAITOR else holder
    powers = totals(won, COLOUR[card])
    more = tuple([power + POWER[card] * (each == winner) for each, power in enumerate(powers)])
    gain = colour_lead(more, done, seat) - colour_lead(powers, done, seat)
    craft = CRAFT.get(POWER[card], 0.0)
    return KEPT * gain + (craft if holder == seat or holder == partner(seat) else -craft)


def _draft_worth(view: View, seat: Seat, card: Card) -> float:
    """What it brings us, and what passing it on would bring the rival at our left."""
    done, seats = tricks_played(view.tricks), len(view.coins)
    ours = worth_in_hand(view.won, done, seat, seat, card)
    theirs = worth_in_hand(view.won, done, seat, (seat + 1) % seats, card)
    return ours - DENIED * theirs - _twins(view.hand, card)


def _twins(hand: Cards, card: Card) -> float:
    """Two bribes of one colour in one hand get in each other's way less than they help, but help less."""
    return 0.4 * hand.count(card) if POWER[card] in CRAFT else 0.0


def _gift_worth(view: View, seat: Seat, card: Card) -> float:
    done = tricks_played(view.tricks)
    there = worth_in_hand(view.won, done, seat, partner(seat), card)
    return there - worth_in_hand(view.won, done, seat, seat, card)


def _picked(worths: Mapping[Card, float], dice: Chance) -> list[Weighed]:
    """The best; the dice settle ties."""
    best = max(worths, key=lambda card: worths[card] + 0.05 * dice.below(WHIM) / WHIM)
    return [Weighed((card,), float(card == best), worth) for card, worth in worths.items()]
