"""What a table really plays, seen by playing it: nothing here reads an option that the engine could have missed."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, TypeAlias

from isoloir.content.habits import CARDS as HABITS
from isoloir.core import Game, Match, Setup, chance
from isoloir.games import GAMES
from isoloir.games.democrazy.deck import BLANKS, OWN, law_of
from isoloir.games.democrazy.laws import inquiry
from isoloir.games.democrazy.voting import each_counts, outcome
from isoloir.games.majority.board import FIRST_HOUSE_WORD, other_face
from isoloir.testing.play import random_choices
from tests.rulebook.the_majority_table import killed, order, trick

Seen: TypeAlias = Hashable
SEEDS = tuple(f"look {number}" for number in range(24))


def game_of(setup: Setup) -> Game[Any, Any]:
    return next(game for game in GAMES.values() if isinstance(setup.options, game.options))


def begun(setup: Setup, seed: str = SEEDS[0]) -> Match[Any]:
    return Match.new(game_of(setup), setup, seed)


def first_question(match: Match[Any]) -> str:
    return next(iter(match.asks.values())).what


def always(seats: set[int]) -> Seen:
    return seats.pop() if len(seats) == 1 else "by lot"


# Majority


def red_rounds(setup: Setup) -> Seen:
    return any(begun(setup, seed).board.aim == "least" for seed in SEEDS)


def points_of_others(setup: Setup) -> Seen:
    return None not in begun(setup).view(0).scores


def words(setup: Setup) -> tuple[int, ...]:
    board = begun(setup).board
    return (*board.pile, *(word for pack in board.packs for word in pack))


def how_many_words(setup: Setup) -> Seen:
    return len(words(setup))


def known_words(setup: Setup) -> Seen:
    """Whether what is left out begins face down, unless the other side of its card is left out too."""
    left_out = set(setup.options.left_out)
    return bool(left_out) and not {word for word in left_out if other_face(word) not in left_out} & set(words(setup))


def house_words(setup: Setup) -> Seen:
    return sum(word >= FIRST_HOUSE_WORD for word in words(setup))


# The Majority


def played(cards: str, setup: Setup) -> Match[Any]:
    """A trick of as many of these cards as there are seats."""
    agreed = {name: getattr(setup.options, name) for name in ("first_edition_spy", "stolen_two_kills")}
    return trick(" ".join(cards.split()[: setup.seats]), options=agreed, token=1)


def stolen_two_kills(setup: Setup) -> Seen:
    return "B10" in killed(played("R0 R2 B10 Y6", setup))


def stolen_three_works(setup: Setup) -> Seen:
    return order(played("R0 R3 B6 B9", setup)) is not None


def spy_plays(setup: Setup) -> Seen:
    """At which place in the open trick."""
    return (order(played("R3 R9 B6 B9", setup)) or ()).index(0)


def first_holder(setup: Setup) -> Seen:
    return always({begun(setup, seed).board.token for seed in SEEDS})


def demons(setup: Setup) -> Seen:
    board = begun(setup).board
    return len(board.deck) + sum(map(len, board.packets))


def partners_give(setup: Setup) -> Seen:
    match = begun(setup)
    while first_question(match) == "draft":
        match.step({seat: ask.options[:1] for seat, ask in match.asks.items()})
    return first_question(match) == "give"


# The Third Man


def first_leader(setup: Setup) -> Seen:
    return always({begun(setup, seed).board.leader for seed in SEEDS})


# Démocrazy


def scam_turns_a_shoe(setup: Setup) -> Seen:
    ballots = ("white", "scam", "yes", "yes")
    return not outcome(ballots, "black", begun(setup).board.joker_mode, each_counts(4)).adopted


def jokers(setup: Setup) -> Seen:
    """At a table of ten all of them are dealt."""
    ten = game_of(setup).setup(10, {"joker_split": setup.options.joker_split})
    dealt = begun(ten).board.jokers
    return tuple(dealt.count(kind) for kind in ("white", "black", "scam"))


@cache
def law_cards(setup: Setup) -> frozenset[str]:
    """All that turned up in the hands and decks of many deals."""
    boards = [begun(setup, seed).board for seed in SEEDS]
    return frozenset(law for board in boards for pile in (*board.hands, board.deck) for law in pile) - {"end"}


def how_many_laws(setup: Setup) -> Seen:
    """Those that this table heard last are in the box, too."""
    return len(law_cards(setup) | set(setup.options.left_out))


def laws_heard_last(setup: Setup) -> Seen:
    return len(set(setup.options.left_out) - law_cards(setup))


def seconds_of_debate(setup: Setup) -> Seen:
    """Nothing, or how long the first one may take."""
    match, dice = begun(setup), chance("look")
    while match.asks and (what := first_question(match)) not in ("debate", "vote"):
        match.step(random_choices(match.asks, dice))
    limit = match.game.limits.get(what)
    return int(getattr(setup.options, limit)) if limit else None


def house_laws(setup: Setup) -> Seen:
    return len(law_cards(setup) - {*OWN, *BLANKS})


def house_laws_alone(setup: Setup) -> Seen:
    return not law_cards(setup) & set(OWN)


def blank_laws(setup: Setup) -> Seen:
    return bool(law_cards(setup) & set(BLANKS))


def asking(setup: Setup, what: str) -> list[Any]:
    board = begun(setup).board
    laws = [law_of(board, law) for law in law_cards(setup) - set(BLANKS)]
    return [law for law in laws if inquiry(law.effect) == what]


def people_are_doubted(setup: Setup) -> Seen:
    return not begun(setup).board.apart and any(law.check == "eye" for law in asking(setup, "declare"))


def people_are_caught(setup: Setup) -> Seen:
    return bool(asking(setup, "catch"))


def people_declare(setup: Setup) -> Seen:
    return bool(asking(setup, "declare"))


def tokens_in_the_bag(setup: Setup) -> Seen:
    return 60 - sum(map(sum, begun(setup).board.tokens))


def laws_in_hand(setup: Setup) -> Seen:
    """At the deal: the first to play has drawn one more."""
    return min(map(len, begun(setup).board.hands))


# Habits


def strangers(setup: Setup) -> Seen:
    return first_question(begun(setup)) == "pick"


def habit_cards(setup: Setup) -> tuple[int, ...]:
    board = begun(setup).board
    return (*board.deck, *(card for hand in board.hands for card in hand))


def how_many_habits(setup: Setup) -> Seen:
    return len(habit_cards(setup))


@cache
def known_habits(setup: Setup) -> Seen:
    """How many of those left out stay where they are to the end."""
    match, dice = begun(setup), chance("look")
    while match.asks:
        match.step(random_choices(match.asks, dice))
    return len(set(setup.options.left_out) & ({*range(HABITS)} - {*habit_cards(setup)} | {*match.board.deck}))


def house_phrases(setup: Setup) -> Seen:
    return sum(card >= HABITS for card in habit_cards(setup))


@cache
def habits_dealt(setup: Setup) -> Seen:
    match, dice = begun(setup), chance("look")
    before = len(habit_cards(setup))
    while match.asks:
        match.step(random_choices(match.asks, dice))
    return before - len(match.board.deck)
