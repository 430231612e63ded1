"""A table of Démocrazy for the probes: laws written for the occasion, so that no change of the deck changes a probe."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from isoloir.games.democrazy.board import Board, Proposal, Standing
from isoloir.games.democrazy.deck import BLANKS, law_of
from isoloir.games.democrazy.house import law_box, law_cards
from isoloir.games.democrazy.laws import Law
from isoloir.games.democrazy.people import NOBODY
from isoloir.games.democrazy.scoring import scores
from isoloir.games.democrazy.voting import Rule, outcome
from tests.democrazy.table import LETTERS, VOTES, Story, play
from tests.democrazy.table import table as laid

from .table import Table


def law(name: str, circle: str = "white", trigger: str = "now", **more: Any) -> Law:
    """Its effect is what isn't part of a law: `do`, `who` and the like."""
    own: dict[str, Any] = {each: more.pop(each) for each in ("symbol", "when", "check", "once") if each in more}
    kind = "red" if trigger == "now" else "blue"
    return msgspec.convert({"id": name, "kind": kind, "circle": circle, "trigger": trigger, "effect": more, **own}, Law)


NOTHING = law("nothing", do="repeal", which="plain")
"""Does nothing unless a law without a symbol is in force."""
BLACK = law("black", circle="black", do="repeal", which="plain")
LAWS = (
    NOTHING,
    BLACK,
    law("all-draw", do="draw", who="everyone"),
    law("all-draw-2", do="draw", who="everyone", count=2),
    law("poorest-draw", do="draw", who="poorest"),
    law("all-return", do="return", who="everyone"),
    law("all-return-3", do="return", who="everyone", count=3),
    law("richest-return-2", do="return", who="richest", count=2),
    law("all-shed-red", do="shed", who="everyone", colour="red"),
    law("rich-give-poor", do="give", who="richest", to="poorest"),
    law("rich-swap-poor", do="exchange", one="richest", other="poorest"),
    law("study", do="study", who="active"),
    law("jokers-for-all", do="rejoker", who="everyone"),
    law("jokers-for-users", do="rejoker", who="users"),
    law("burn", do="burn", who="everyone"),
    law("they-draw", do="draw", who="declared"),
    law("seen-draw", check="eye", do="draw", who="declared"),
    law("that-one-draws", do="draw", who="pointed"),
    law("caught-return", "white", "start", symbol="clock", do="return", who="caught"),
    law("caught-after-vote", "white", "vote", symbol="ballot", do="return", who="caught"),
    law("winners-draw", "white", "vote", symbol="ballot", do="draw", who="winners"),
    law("tie-draw", "white", "vote", when="tie", symbol="ballot", do="draw", who="everyone"),
    law("adopted-draw", "white", "vote", when="adopted", symbol="desk", do="draw", who="active"),
    law("rejected-draw", "white", "vote", when="rejected", symbol="desk", do="draw", who="active"),
    law("start-draw", "white", "start", symbol="clock", do="draw", who="active"),
    law("start-swap-right", "white", "start", symbol="clock", do="barter", other="right"),
    law("two-thirds", "white", "count", symbol="scales", do="share", yes=2, of=3),
    law("mine-counts-2", "white", "count", symbol="scales", do="weight", who="active", votes=2),
    law("mine-counts-3", "white", "count", symbol="scales", do="weight", who="active", votes=3),
    law("red-0", "white", "final", symbol="red", do="worth", colour="red", points=0),
    law("red-3", "white", "final", symbol="red", do="worth", colour="red", points=3),
    law("red-double", "white", "final", do="times", colour="red", factor=2),
    law("red-plus-2", "white", "final", do="raise", colour="red", points=2),
    law("blue-0", "white", "final", symbol="blue", do="worth", colour="blue", points=0),
    law("richest-lose-5", "white", "final", do="bonus", who="richest", points=-5),
    law("traits", "white", "declare", symbol="hat", do="trait", points=3),
)
SIX = ("red-3", "blue-0", "start-draw", "two-thirds", "adopted-draw", "traits")
"""Six laws in force, each with a symbol of its own."""


class Democrazy(Table):
    def lay(self, tokens: str = "rb yg rb yg", **given: Any) -> Board:
        """Seat 0 is active; everyone beyond the fourth has a green token and a yellow one."""
        every = " ".join((*tokens.split(), *["gy"] * self.seats)[: self.seats])
        jokers = {"joker_mode": self.joker_mode, "apart": self.setup.options.apart}
        force = tuple(Standing(each) for each in given.pop("force", ()))
        return replace(laid(every), house=LAWS, **{"force": force, **jokers, **given})

    def story(self, name: str, tokens: str = "rb yg rb yg", **given: Any) -> Story:
        """This law is about to be voted on."""
        return Story(self.lay(tokens, next="vote", proposal=Proposal(name, **given.pop("named", {})), **given))

    def votes(self, votes: str) -> str:
        """The others vote as the last of these."""
        return (votes + votes[-1] * self.seats)[: self.seats]

    def play(self, name: str, tokens: str = "rb yg rb yg", votes: str = "Y", *answers: Any, **given: Any) -> Story:
        """It's voted on; then people answer until somebody has to propose."""
        board = self.story(name, tokens, **given).board
        return play(board, self.votes(votes), tuple(map(self.every, answers)))

    def begin(self, tokens: str, *answers: Any, **given: Any) -> Story:
        """A turn begins."""
        return play(self.lay(tokens, **given), answers=tuple(map(self.every, answers)))

    def every(self, answer: Any) -> Any:
        """Anyone who isn't named says no, or points at nobody."""
        if not isinstance(answer, dict):
            return answer
        default = "no" if {"yes", "no"} & {*answer.values()} else NOBODY
        return {**dict.fromkeys(range(self.seats), default), **answer}

    def adopted(self, votes: str, circle: str = "white", **rule: Any) -> bool:
        cards = tuple(VOTES[letter] for letter in votes)
        return outcome(cards, circle, self.joker_mode, Rule((1,) * len(votes), **rule)).adopted

    def tie(self) -> str:
        """As many YES as NO; of an odd number, three shoes that cancel each other out are played too."""
        odd = "WWB" if self.seats % 2 else ""
        half = (self.seats - len(odd)) // 2
        return odd + "Y" * half + "N" * half

    def most(self) -> int:
        """More than half of the others."""
        return (self.seats - 1) // 2 + 1

    def box(self) -> list[Law]:
        """The laws of this very table."""
        return [law_of(law_box(self.setup), card) for card in law_cards(self.setup) if card not in BLANKS]


def moved(story: Story, tokens: str) -> bool:
    """The first seats have these now; `*` is a token drawn."""
    board = story.board
    wanted = tokens.split()
    return all(
        sum(now) == len(text.replace("-", ""))
        and all(now[LETTERS.index(letter)] >= text.count(letter) for letter in set(text) & set(LETTERS))
        for now, text in zip(board.tokens, wanted, strict=False)
    )


def sums(story: Story) -> list[int]:
    return [sum(each) for each in story.board.tokens]


def force(story: Story) -> tuple[str, ...]:
    return tuple(standing.law for standing in story.board.force)


def points(board: Board) -> tuple[int, ...]:
    return tuple(scores(board)[:4])


def nearly_empty(t: Democrazy, left: int) -> str:
    """Tokens that leave this many in the bag, whatever the number of players; seat 0 has none of them."""
    supply = ("r" * 15 + "b" * 15 + "y" * 15 + "g" * 15)[: 60 - left]
    each = -(-len(supply) // (t.seats - 1))
    return " ".join(("-", *(supply[place * each :][:each] or "-" for place in range(t.seats - 1))))
