"""People of Majority who share a taste of their own: friends who love the same things, or go by the sound of a word.

They vote as regulars do, but what they find fitting is the house's associations and their taste together, and they
expect the others to find the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from isoloir.bots import Bot
from isoloir.bots.majority.taste import Words
from isoloir.bots.majority.votes import NERVE, QUIRK, STEEPNESS, expectations, greed, guess, sway, words_of
from isoloir.content.majority import association
from isoloir.core import Ask, Chance, Choice, Match, chance
from isoloir.games.majority import GAME
from isoloir.games.majority.board import VOTES, Board, Vote, Word
from isoloir.games.majority.view import View

Taste = Callable[[View, Words, Word], float]
"""Points that a word gets beside its ties to the reference."""


def lovers(favourites: Sequence[Word]) -> Taste:
    """They love whatever has to do with a few things."""
    return lambda view, words, word: 0.6 * max(words.tie(word, each) for each in favourites)


def rhymers(view: View, words: Words, word: Word) -> float:
    """They go by the first letter."""
    return 40.0 * (words.text(word)[:1].lower() == words.text(view.pile[-1])[:1].lower())


def theme_keepers(view: View, words: Words, word: Word) -> float:
    """They can't forget the word the round began with."""
    return 0.6 * words.tie(view.pile[0], word)


def favourites(seed: str, lang: str = "en") -> tuple[Word, ...]:
    return tuple(chance("favourites", seed).sample(range(len(association(lang).words)), 1))


def friend(taste: Taste) -> Bot:
    return partial(_friend, taste)


def _friend(taste: Taste, view: View, question: Ask[Vote], dice: Chance) -> Choice:
    words, shown = words_of(view), [word for word in view.words if word is not None]
    fit = 1 if view.aim == "most" else -1
    liking = [
        fit * (words.tie(view.pile[-1], word) + taste(view, words, word)) + QUIRK * (sway(dice) + sway(dice))
        for word in shown
    ]
    worths = expectations(view, guess(liking, greed(len(view.pile), len(view.active)), STEEPNESS))
    return (max(VOTES, key=lambda vote: worths[VOTES.index(vote)] * (1 + NERVE * sway(dice))),)


def evening(guest: Bot, others: Bot, seats: int, seed: str) -> Match[Board]:
    """One guest, in any seat, among others."""
    match: Match[Board] = Match.new(GAME, GAME.setup(seats), seed)
    place = seat_of(seats, seed)
    while match.asks:
        match.step(
            {
                seat: (guest if seat == place else others)(match.view(seat), asked, _dice(seed, match.pause, seat))
                for seat, asked in match.asks.items()
            }
        )
    return match


def seat_of(seats: int, seed: str) -> int:
    return chance("guest", seed).below(seats)


def _dice(seed: str, pause: int, seat: int) -> Chance:
    return chance("an evening among friends", seed, pause, seat)
