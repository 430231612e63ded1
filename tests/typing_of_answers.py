"""Checked by mypy, run by nobody: an answer's type follows its question's."""

from typing import Literal, assert_type

from isoloir.core import Ask, Step, ask, ask_one, ask_some

Vote = Literal["yes", "no"]


def answers(cards: tuple[int, ...], votes: tuple[Vote, ...]) -> Step[None]:
    assert_type((yield from ask({0: Ask("card", cards)})), dict[int, int])
    assert_type((yield from ask({0: Ask("vote", votes)})), dict[int, Vote])
    assert_type((yield from ask_one(0, Ask("word", ("a", "b")))), str)
    assert_type((yield from ask_some({0: Ask("cards", cards, take=2)})), dict[int, tuple[int, ...]])
