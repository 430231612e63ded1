"""Blank laws and laws carried out by hand: bots write by the form, and judge moves by what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from isoloir.core import Option, Seat
from isoloir.games.democrazy.blank import ANY, next_part
from isoloir.games.democrazy.board import Board
from isoloir.games.democrazy.deck import law_of
from isoloir.games.democrazy.items import Judge, Move
from isoloir.games.democrazy.laws import INQUIRIES
from isoloir.games.democrazy.view import View

Parts = tuple[Option, ...]
NOT_FOR_BOTS = {"hand", *INQUIRIES}
"""What needs words of one's own, or somebody to think of."""
LIKED: dict[str, tuple[Option, ...]] = {
    "blank-do": ("draw", "return"),
    "blank-who": ("everyone", "active", "others", "richest", "poorest"),
    "blank-to": ("active", "poorest"),
    "blank-other": ("active", "richest", "left"),
    "blank-one": ("active",),
    "blank-count": (3,),
    "blank-least": (6,),
    "blank-most": (3,),
    "blank-colour": (ANY, "red"),
    "blank-which": ("all", "newest", "chosen"),
}
"""What is thought of where much is still open."""
SPARE = 1
"""Tokens: losing this much more than the others is no reason to say no."""


def blanks(begun: Parts) -> Iterator[Parts]:
    """Whole blank laws that begin this way: a sample of them while much is open."""
    if not NOT_FOR_BOTS.isdisjoint(begun[1:]):
        return
    question = next_part(begun)
    if question is None:
        yield begun
        return
    liked = [each for each in LIKED.get(question.what, question.options) if each in question.options]
    for option in liked:
        yield from blanks((*begun, option))


def judged(view: View, seat: Seat) -> Option:
    """No to what costs us much more than the others, or something, with fewer words in the law than moves."""
    item = view.agenda[0]
    assert isinstance(item, Judge), "moves have been laid out"
    changes = moved(view, item.moves)
    behind = sum(changes) / len(changes) - changes[seat]
    wordy = len(sentence(view).split()) >= len(item.moves)
    return "no" if behind > SPARE or (behind > 0 and not wordy) else "yes"


def sentence(view: View | Board) -> str:
    """What was written, whatever it means."""
    proposal = view.proposal
    if proposal is None or proposal.written is not None:
        return proposal.words if proposal is not None else ""
    text = law_of(view, proposal.law).text
    return text.en if text is not None else ""


def moved(view: View, moves: Iterable[Move]) -> list[int]:
    """How many tokens each seat would have more or less."""
    held = [sum(tokens) for tokens in view.tokens]
    now = held.copy()
    for move in moves:
        for seat in range(view.seats) if move.who is None else (move.who,):
            match move:
                case Move(do="draw"):
                    now[seat] += 1
                case Move(do="return"):
                    now[seat] -= now[seat] > 0
                case Move(do="give", to=int(to)) if to != seat and now[seat]:
                    now[seat], now[to] = now[seat] - 1, now[to] + 1
                case Move(do="swap", to=int(to)):
                    now[seat], now[to] = now[to], now[seat]
    return [after - before for after, before in zip(now, held, strict=True)]
