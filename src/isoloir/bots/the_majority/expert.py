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
from isoloir.games.the_majority.board import COLOUR, COLOURS, POWER, TRAITOR, Card, Cards, partner, right
from isoloir.games.the_majority.scoring import totals
from isoloir.games.the_majority.view import View

from .future import ahead, colour_lead, to_come, tricks_played
from .regular import regular

WORLDS = 24
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
    return chosen(weighed, dice, mixed=question.what == "play")


def consider(view: View, question: Ask[Card], dice: Chance) -> list[Weighed]:
    assert view.seat is not None
    if question.what == "draft":
        return _picked({card: _draft_worth(view, view.seat, card) for card in question.options}, dice)
    if question.what == "give":
        return _picked({card: _gift_worth(view, view.seat, card) for card in question.options}, dice)
    keep = {card: worth_in_hand(view.won, tricks_played(view.tricks), view.seat, view.seat, card) for card in view.hand}
    plan = Plan(
        playouts=WORLDS * len(question.options),
        worlds=WORLDS,
        horizon=0 if question.what == "play" else len(view.coins) - len(view.table),
        worth=partial(_worth, keep=keep),
        rollout=_a_regular,
        population=_regulars,
        thinks=0.0,
    )
    return weigh(GAME, view, question, dice, plan)


def advise(view: View, question: Ask[Card], dice: Chance) -> list[Advice]:
    weighed = consider(view, question, dice)
    if question.what in ("play", "show"):
        return by_worth("won", weighed)
    ranked = sorted(weighed, key=lambda each: -each.worth)[:MOST]
    return [Advice(each.choice, f"the-majority-{question.what}", {"coins": round(each.worth)}) for each in ranked]


def _regulars(view: View, seat: Seat) -> Sequence[tuple[Bot, float]]:
    return ((_a_regular, 1.0),)


def _worth(match: Match[Any], seat: Seat, keep: Mapping[Card, float]) -> float:
    """Coins so far and to come, and what is still in our own hand."""
    board = match.board
    if match.is_over:
        return float(seat in match.winners)
    done = tricks_played(board.tricks)
    coins = list(board.coins)
    for colour in COLOURS:
        for each, more in enumerate(to_come(totals(board.won, colour), done)):
            coins[each] += more
    hand = sum(keep.get(card, 0.0) for card in board.hands[seat]) if board.next.startswith("commit") else 0.0
    return 1 / (1 + exp(-(ahead(coins, seat) + hand) / CLOSE))


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
