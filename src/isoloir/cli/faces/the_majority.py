"""The Majority in a terminal: one line per player with the powers won in each colour, then your own cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.cli.words import Words
from isoloir.core import OVER, Ask, Event, Option, Seat
from isoloir.games.the_majority.board import COLOUR, COLOURS, FIRST_DEAL, LATER_DEAL, POWER, ROUNDS, Card, Cards, teams
from isoloir.games.the_majority.events import HandTaken, PacketHeld
from isoloir.games.the_majority.scoring import payment, totals
from isoloir.games.the_majority.view import View

from . import Face

STYLE = {"R": "red", "B": "blue", "Y": "yellow"}
ONE_CARD = {"card", "given", "received"}
ONE_SEAT = {"owner", "holder", "to"}
SEATS = {"spies", "firsts", "seconds"}


class TheMajorityFace(Face):
    key = "the-majority"

    def board(self, view: View, words: Words) -> RenderableType:
        return Group(_heading(view, words), _players(view, words), *_mine(view, words))

    def choice(self, view: View, question: Ask[Any], option: Option, words: Words) -> str:
        card = str(option)
        effect = f"the-majority-effect-{POWER[card]}"
        return f"{_card(card, words)} · {words(effect)}" if words.has(effect) else _card(card, words)

    def event(self, event: Event, view: View, words: Words) -> str | None:
        """What the table shows anyway is not said twice."""
        return None if isinstance(event, PacketHeld | HandTaken) else super().event(event, view, words)

    def arguments(self, event: Event, words: Words) -> dict[str, Any]:
        fields = {name: getattr(event, name) for name in event.__struct_fields__}
        said = {name: text for name, value in fields.items() if (text := _said(event, name, value, words)) is not None}
        return {**super().arguments(event, words), **said}


def _said(event: Event, name: str, value: Any, words: Words) -> str | None:
    """A field in words, if it is more than a number or a name."""
    match name:
        case "colour":
            return words(f"the-majority-colour-{value}")
        case "won":
            return " · ".join(f"{words.you_or_name(seat)} {_cards(cards, words)}" for seat, cards in enumerate(value))
        case "totals" if len(value) < words.seats:
            return ", ".join(f"{words(f'the-majority-team-{team}')} {total}" for team, total in enumerate(value))
        case "totals" | "coins":
            return _by_seat(value, words)
        case "cards" if type(event).__name__ == "Revealed":
            return ", ".join(f"{words.you_or_name(seat)} {_card(card, words)}" for seat, card in enumerate(value))
        case _ if name in SEATS:
            return ", ".join(map(words.you_or_name, value)) or words("the-majority-nobody")
        case _ if name in ONE_SEAT:
            return words.name(value)
        case _ if name in ONE_CARD:
            return _card(value, words)
        case "by" | "cards":
            return _cards(value, words)
    return None


def _card(card: Card, words: Words) -> str:
    return words("the-majority-card", colour=words(f"the-majority-colour-{COLOUR[card]}"), power=str(POWER[card]))


def _cards(cards: Cards, words: Words) -> str:
    return ", ".join(_card(card, words) for card in cards) or words("the-majority-nothing")


def _by_seat(numbers: tuple[int, ...], words: Words) -> str:
    return ", ".join(f"{words.you_or_name(seat)} {number}" for seat, number in enumerate(numbers))


def _heading(view: View, words: Words) -> Text:
    if view.next == OVER:
        return Text(words("the-majority-board-over"), style="bold")
    parts = [words("the-majority-board-round", round=view.round, rounds=ROUNDS), _phase(view, words)]
    if view.open_from is not None:
        seats = len(view.coins)
        order = ", ".join(words.you_or_name((view.open_from + turn) % seats) for turn in range(seats))
        parts.append(words("the-majority-board-open", seats=order))
    return Text(" · ".join(parts), style="bold")


def _phase(view: View, words: Words) -> str:
    if view.packet_size:
        return words("the-majority-board-draft", size=view.packet_size)
    if view.next == "exchange":
        return words("the-majority-board-exchange")
    tricks = FIRST_DEAL - 1 if view.round == 1 else LATER_DEAL
    return words("the-majority-board-trick", trick=len(view.tricks[-1]) + 1, tricks=tricks)


def _players(view: View, words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("")
    table.add_column("", max_width=12, no_wrap=True, overflow="ellipsis")
    if len(view.coins) == 4:
        table.add_column(words("the-majority-board-team"))
    for colour in COLOURS:
        table.add_column(words(f"the-majority-colour-{colour}"), justify="right")
    table.add_column(words("the-majority-board-coins"), justify="right")
    table.add_column(words("the-majority-board-hand"), justify="right")
    table.add_column(words("the-majority-board-table"))
    for seat in range(len(view.coins)):
        table.add_row(*_player(view, seat, words))
    return table


def _player(view: View, seat: Seat, words: Words) -> Iterator[RenderableType]:
    yield Text("◉" if seat == view.token else " ", style="yellow")
    yield Text(words.you_or_name(seat), style="bold" if seat == words.me else "")
    if len(view.coins) == 4:
        yield Text(words(f"the-majority-team-{next(number for number, team in enumerate(teams(4)) if seat in team)}"))
    for colour in COLOURS:
        yield _power(totals(view.won, colour), seat, colour)
    yield Text(str(view.coins[seat]), style="bold")
    yield Text(str(view.hand_sizes[seat]))
    yield Text(", ".join(_card(each.card, words) for each in view.table if each.seat == seat))


def _power(powers: tuple[int, ...], seat: Seat, colour: str) -> Text:
    """With the place it would have in a debate now."""
    paid = payment(powers)
    place = "¹" if seat in paid.firsts else "²" if seat in paid.seconds else " "
    return Text(f"{powers[seat]}{place}", style=STYLE[colour] if powers[seat] else "dim")


def _mine(view: View, words: Words) -> Iterator[RenderableType]:
    if view.seat is None:
        return
    if view.packet:
        yield _row(words("the-majority-board-packet"), view.packet, words)
        yield _row(words("the-majority-board-aside"), view.hand, words)
    else:
        yield _row(words("the-majority-board-mine"), view.hand, words)


def _row(label: str, cards: Cards, words: Words) -> Text:
    """Letters as well as colours: nothing hangs on colour alone."""
    text = Text(label)
    for card in cards:
        letter = words(f"the-majority-letter-{COLOUR[card]}")
        text.append(f"  {letter}{POWER[card]}", style=f"bold {STYLE[COLOUR[card]]}")
    return text


FACE = TheMajorityFace()
