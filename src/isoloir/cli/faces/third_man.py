"""The Third Man in a terminal: one line per player, the score a staircase from -20 to +20."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from isoloir.cli.words import Words
from isoloir.core import OVER, Event, Seat
from isoloir.games.third_man.board import ALL_CARDS, BIDS, LIMIT, TOKENS_TO_WIN, Card
from isoloir.games.third_man.events import BidScored, Revealed
from isoloir.games.third_man.scoring import gains, is_void
from isoloir.games.third_man.view import View

from . import Face, by_seat, signed

ROOM = 76
SCALE = "-20       -10        0        +10       +20"


class ThirdManFace(Face):
    key = "third-man"

    def board(self, view: View, words: Words) -> RenderableType:
        table = _table(view, words)
        return Group(_heading(view, words), Players(view, words), *([table] if table else []))

    def arguments(self, event: Event, words: Words) -> dict[str, Any]:
        found = super().arguments(event, words)
        if isinstance(event, BidScored):
            found |= {"gains": by_seat(event.gains, words), "scores": by_seat(event.scores, words)}
        return found

    def event(self, event: Event, view: View, words: Words) -> str | None:
        if isinstance(event, Revealed) and not is_void(event.cards):
            return "\n".join(_bid(event.cards, words))
        return super().event(event, view, words)


def _heading(view: View, words: Words) -> Text:
    if view.next == OVER:
        return Text(words("third-man-board-over"), style="bold")
    return Text(words("third-man-board-deal", deal=view.deal, bid=len(view.bids) + 1, bids=BIDS), style="bold")


class Players:
    """One line each; where the terminal is too narrow, without the staircase."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        has_room = options.max_width >= ROOM
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        table.add_column("")
        table.add_column("", max_width=10, no_wrap=True, overflow="ellipsis")
        table.add_column(self.words("third-man-board-cards"), no_wrap=True)
        if has_room:
            table.add_column(SCALE, no_wrap=True, width=len(SCALE))
        table.add_column("" if has_room else self.words("third-man-board-score"), justify="right", min_width=3)
        table.add_column(self.words("third-man-board-tokens"), no_wrap=True)
        for seat in range(len(self.view.hands)):
            table.add_row(*self._row(seat, has_room))
        yield table

    def _row(self, seat: Seat, has_room: bool) -> list[RenderableType]:
        view, words = self.view, self.words
        leads = seat == view.leader and view.next != OVER
        score, tokens = view.scores[seat], view.tokens[seat]
        return [
            Text("▸" if leads else " ", style="yellow"),
            Text(words.you_or_name(seat), style="bold" if seat == words.me else ""),
            _hand(view.hands[seat]),
            *([_staircase(score)] if has_room else []),
            Text(signed(score), style=_tone(score)),
            Text("●" * tokens + "○" * (TOKENS_TO_WIN - tokens), style="yellow"),
        ]


def _hand(hand: tuple[Card, ...]) -> Text:
    """Every card has its place, so that gaps line up between players."""
    return Text("".join(str(card) if card in hand else "·" for card in ALL_CARDS))


def _staircase(score: int) -> Text:
    """One cell per point; beyond the last step an arrow."""
    stair = ["·"] * (2 * LIMIT + 3)
    middle = LIMIT + 1
    stair[0] = stair[-1] = " "
    for step in (-LIMIT, -LIMIT // 2, 0, LIMIT // 2, LIMIT):
        stair[middle + step] = "|"
    place = max(-LIMIT - 1, min(LIMIT + 1, score))
    for step in range(min(place, 0), max(place, 0) + 1):
        stair[middle + step] = "="
    stair[middle + place] = "●" if abs(score) <= LIMIT else "›" if score > 0 else "‹"
    text = Text("".join(stair), style="dim")
    text.stylize(f"not dim {_tone(score)}", middle + min(place, 0), middle + max(place, 0) + 1)
    return text


def _tone(score: int) -> str:
    return "green" if score > 0 else "red" if score < 0 else "default"


def _table(view: View, words: Words) -> Text:
    """The lead, and how often this bid was void."""
    said = []
    if view.lead is not None:
        mine = view.leader == words.me
        message = "third-man-board-lead-you" if mine else "third-man-board-lead"
        said.append(words(message, card=view.lead, **({} if mine else {"name": words.name(view.leader)})))
    if view.voids:
        said.append(words("third-man-board-voids", voids=view.voids))
    return Text(" · ".join(said))


def _bid(cards: tuple[Card, ...], words: Words) -> list[str]:
    """Each card with what it brings and why, highest first."""
    gained = gains(cards)
    seats = sorted(range(len(cards)), key=lambda seat: -cards[seat])
    width = max(len(words.you_or_name(seat)) for seat in seats)
    return [
        f"  {words.you_or_name(seat):<{width}}  {cards[seat]}  {signed(gained[seat]):>3}  {_why(seat, cards, words)}"
        for seat in seats
    ]


def _why(seat: Seat, cards: tuple[Card, ...], words: Words) -> str:
    card = cards[seat]
    rank = sum(other > card for other in cards)
    place = ("first", "second", "third", "last")[rank]
    together = "-tied" if rank == 0 and cards.count(card) > 1 else ""
    return words(f"third-man-why-{place}{together}", **({} if place == "last" else {"card": card}))


FACE = ThirdManFace()
