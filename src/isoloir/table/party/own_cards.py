"""Cards that the people at a table write for a game: each on their own, unseen by the others until they're dealt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from isoloir.core import BadSetup, Lang
from isoloir.games import GAMES, game_of

from ..log import entries as e
from ..log.words import Person
from ..wire import from_client as s
from ..wire.refusal import Refusal
from .party import Party, deck

Rows = tuple[str, ...]


def option_for_cards(party: Party) -> str:
    """Where this game takes cards of the table's own; empty if it takes none."""
    game = GAMES.get(party.settings.game)
    return game.takes if game is not None else ""


def _by_person(party: Party) -> dict[Person, Rows]:
    """Looked up for every lobby: a crowd of thousands has written nothing."""
    return party.written.get(deck(party.settings), {})


def own_cards(party: Party, person: Person) -> Rows:
    return _by_person(party).get(person, ())


def written(party: Party) -> Rows:
    """Everybody's, in an order that tells nothing about who wrote them."""
    return tuple(sorted(card for cards in _by_person(party).values() for card in cards))


def with_cards(party: Party, options: dict[str, Any]) -> dict[str, Any]:
    """What the host laid in the open, and what people wrote."""
    cards, name = written(party), option_for_cards(party)
    if not cards or not name:
        return options
    settings = party.settings
    return options | {name: fitting(settings.game, settings.cards, (*options.get(name, ()),), cards)}


@lru_cache(maxsize=256)
def fitting(key: str, lang: Lang, rows: Rows, cards: Rows) -> Rows:
    """Two may have had the same idea: it's dealt once, and neither learns of the other's."""
    for card in cards:
        if _is_fine(key, lang, (*rows, card)):
            rows = (*rows, card)
    return rows


def _is_fine(key: str, lang: Lang, rows: Rows) -> bool:
    try:
        _check(key, lang, rows)
    except BadSetup:
        return False
    return True


def _check(key: str, lang: Lang, rows: Sequence[str]) -> None:
    game = game_of(key)
    game.setup(game.seats[0], {game.takes: [*rows]}, lang)


def write(party: Party, person: Person, said: s.Write) -> Sequence[e.Entry]:
    """Before a game, anybody who sits there; what's wrong with a card is said to its writer alone."""
    if party.phase not in ("lobby", "over"):
        raise Refusal("wrong-phase", phase=party.phase)
    if not party.seats_of(person):
        raise Refusal("not-seated")
    before, most = own_cards(party, person), party.settings.cards_each
    cards = tuple(card for card in said.cards if card.strip())
    if len(cards) > max(most, len(before)) or not option_for_cards(party):
        raise Refusal("cards-each", most=most)
    if cards == before:
        return []
    _check(party.settings.game, party.settings.cards, cards)
    _make_room(party, len(cards) - len(before))
    return [e.Wrote(who=person, deck=deck(party.settings), cards=cards, person=person)]


def _make_room(party: Party, more: int) -> None:
    """A game takes a limited number, together with what the host laid in the open."""
    name, game = option_for_cards(party), game_of(party.settings.game)
    there = [*party.settings.options.get(name, ()), *written(party)]
    try:
        game.read_options({name: [*there, *[""] * more]})
    except BadSetup:
        raise Refusal("cards-full", there=len(there)) from None


def must_be_unsealed(party: Party) -> None:
    """Who wrote believed that nobody would read it before it's dealt."""
    if any(cards for by_person in party.written.values() for cards in by_person.values()):
        raise Refusal("cards-sealed")


def strike(party: Party, person: Person, said: s.Strike) -> Sequence[e.Entry]:
    if party.host != person:
        raise Refusal("not-host")
    if not party.settings.last_look or party.phase not in ("lobby", "over"):
        raise Refusal("wrong-phase", phase=party.phase)
    return [*_without(party, person, said.card)]


def _without(party: Party, person: Person, card: str) -> Iterable[e.Entry]:
    for who, cards in _by_person(party).items():
        if card in cards:
            left = tuple(each for each in cards if each != card)
            yield e.Wrote(who=who, deck=deck(party.settings), cards=left, person=person)
