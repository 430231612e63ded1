"""What becomes of the cards in a trick, worked out quickly: bots imagine thousands."""

from __future__ import annotations

from isoloir.core import Seat
from isoloir.games.the_majority.board import ASSASSIN, BRIBE, COLOUR, POWER, TRAITOR, Card, Cards

SPECIAL = frozenset({BRIBE, ASSASSIN, TRAITOR})
"""Powers that move or kill; a spy does neither."""


def landed(cards: Cards, *, stolen_two_kills: bool) -> list[tuple[Seat, Card]]:
    """Who each card ends up in front of; killed ones are left out."""
    powers = [POWER[card] for card in cards]
    if SPECIAL.isdisjoint(powers):
        return list(enumerate(cards))
    colours = [COLOUR[card] for card in cards]
    thieves = _thieves(powers, colours)
    stolen = [thieves.get(colour, seat) != seat for seat, colour in enumerate(colours)]
    killing = {
        colours[seat]
        for seat, power in enumerate(powers)
        if power == ASSASSIN and (stolen_two_kills or not stolen[seat])
    }
    found = []
    for seat, card in enumerate(cards):
        if stolen[seat]:
            found.append((thieves[colours[seat]], card))
        elif not killing or killing == {colours[seat]}:
            found.append(((seat - 1) % len(cards) if powers[seat] == TRAITOR else seat, card))
    return found


def _thieves(powers: list[int], colours: list[str]) -> dict[str, Seat]:
    """By colour: the one who bribes alone."""
    bribing = [colours[seat] for seat, power in enumerate(powers) if power == BRIBE]
    return {
        colours[seat]: seat for seat, power in enumerate(powers) if power == BRIBE and bribing.count(colours[seat]) == 1
    }
