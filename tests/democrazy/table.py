"""A table of Démocrazy set up by hand, and played by script."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from isoloir.core import Choices, Event, Match, Option
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Board, Proposal, Standing, Tokens
from isoloir.games.democrazy.deck import END, OWN
from isoloir.games.democrazy.laws import Law
from isoloir.games.democrazy.tokens import counted
from isoloir.games.democrazy.voting import Vote

LETTERS = "rbyg"
VOTES: dict[str, Vote] = {"Y": "yes", "N": "no", "W": "white", "B": "black", "S": "scam"}
NEUTRAL = "fine-print"
"""A red law that does nothing as long as every law in force has a symbol."""
Script = Option | Mapping[int, Option]
ROWS = (Path(__file__).parent / "laws.jsonl").read_text(encoding="utf-8").splitlines()
PLAIN = {law.id: law for law in (msgspec.json.decode(row, type=Law) for row in ROWS)}
"""Simple laws for these tests, on the table as laws of the house: they stay, whatever our deck becomes."""


def held(text: str) -> Tokens:
    """`rrb` is two red tokens and a blue one."""
    return counted(text.count(letter) for letter in LETTERS)


def row(text: str) -> tuple[Tokens, ...]:
    """One word per seat, `-` for none."""
    return tuple(map(held, text.split()))


def table(tokens: str = "rb yg rb yg", **given: Any) -> Board:
    """Everybody has four laws and a joker; the deck is what is left, the End last."""
    seats = len(tokens.split())
    spare = [law for law in OWN if law not in _named(given)]
    hands = tuple(tuple(sorted(spare[4 * seat : 4 * seat + 4])) for seat in range(seats))
    cards = (law for hand in given.get("hands", ()) for law in (*hand, *given.get("deck", ())))
    house = tuple(PLAIN[law] for law in sorted({*_named(given), *cards} & PLAIN.keys()))
    start = Board("a table", seats, house=house, tokens=row(tokens), turn=1, next="turn", hands=hands, held=hands)
    jokers: tuple[Any, ...] = (("white", "black", "white", "black", "scam") * 2)[:seats]
    deck = (*spare[4 * seats :][:25], END)
    force = tuple(Standing(law) for law in given.pop("force", ()))
    start = replace(start, jokers=jokers, used=(False,) * seats, joker_since=(0,) * seats, deck=deck, force=force)
    return replace(start, **given)


def _named(given: Mapping[str, Any]) -> set[str]:
    proposal = given.get("proposal")
    return {*given.get("force", ()), given.get("pending") or "", proposal.law if proposal else ""}


def on_the_table(law: str, tokens: str = "rb yg rb yg", **given: Any) -> Board:
    """About to be voted on, seat 0 having proposed it."""
    return table(tokens, proposal=Proposal(law, **given.pop("named", {})), **{"next": "vote", **given})


class Story:
    """A match played by script, with everything that was told."""

    def __init__(self, board: Board) -> None:
        self.match = Match.at(GAME, GAME.setup(board.seats), board)
        self.told: list[Event] = [each.event for each in self.match.told]

    @property
    def board(self) -> Board:
        return self.match.board

    @property
    def asked(self) -> str:
        return next((question.what for question in self.match.asks.values()), "")

    def answer(self, script: Script) -> Story:
        """One option for the only seat asked, or one for each."""
        given = script if isinstance(script, Mapping) else dict.fromkeys(self.match.asks, script)
        choices: Choices = {seat: (given[seat],) for seat in self.match.asks}
        self.match.step(choices)
        self.told += [each.event for each in self.match.told]
        return self

    def vote(self, votes: str) -> Story:
        return self.answer({seat: VOTES[letter] for seat, letter in enumerate(votes)})

    def all(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.told if isinstance(event, kind)]


def with_jokers(board: Board, votes: str) -> Board:
    """Anyone who will play a joker holds that one."""
    return replace(board, jokers=tuple(VOTES[letter] if letter in "WBS" else None for letter in votes))


def play(board: Board, votes: str = "", answers: tuple[Script, ...] = ()) -> Story:
    """Vote if there is something to vote on, then answer until somebody must propose or the game is over."""
    story = Story(with_jokers(board, votes) if set(votes) & set("WBS") else board)
    if votes:
        story.vote(votes)
    script = deque(answers)
    while story.asked not in ("propose", ""):
        story.answer(script.popleft())
    assert not script, f"never asked: {list(script)}"
    return story
