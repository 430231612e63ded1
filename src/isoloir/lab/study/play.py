"""Games of a study: played by bots with dice of their own, one seat perhaps allowed to peek.

Game i of an arm is the same wherever it is played: seed, bots' dice and probes all follow from the study's seed, the
arm and i. A bot's dice are addressed by the pause, so after a choice that is made differently all else is the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from isoloir.bots import Bot, bot_of
from isoloir.core import Ask, Choice, Choices, Game, Match, Seat, Value, chance, digest
from isoloir.core.trace import Trace, Tracer
from isoloir.games import game_of

from .variant import Variant

MOST_TRIED = 24
"""How many options a peek or a probe looks at; if there are more, a random sample."""


class Table(Value, frozen=True):
    """Who plays a game: the bots, where their dice come from, and who may peek."""

    bots: tuple[str, ...]
    seed: str
    peeker: Seat | None = None

    def players(self, key: str) -> tuple[Bot, ...]:
        return tuple(bot_of(key, level) for level in self.bots)


class Played(Value, frozen=True, gc=True):
    trace: Trace
    stops: Sequence[Match[Any]]
    """The match at each question."""


def begun(variant: Variant, seed: str) -> Match[Any]:
    game: Game[Any, Any] = game_of(variant.game)
    return Match.new(game, game.setup(variant.seats, variant.options, variant.cards), digest("isoloir study", seed))


def played(match: Match[Any], table: Table) -> Played:
    players = table.players(match.game.key)
    tracer, stops = Tracer(match), []
    while not match.is_over:
        stops.append(match.clone())
        asks, choices = match.asks, chosen(match, players, table)
        match.step(choices)
        tracer.stepped(asks, choices, match)
    return Played(tracer.trace(match), stops)


def winners_of(match: Match[Any], table: Table) -> tuple[Seat, ...]:
    """Plays to the end and keeps nothing."""
    players = table.players(match.game.key)
    while not match.is_over:
        match.step(chosen(match, players, table))
    return match.winners


def chosen(match: Match[Any], players: Sequence[Bot], table: Table) -> Choices:
    choices: dict[Seat, Choice] = {
        seat: players[seat](match.view(seat), question, chance(digest(table.seed, seat), match.pause))
        for seat, question in match.asks.items()
    }
    if table.peeker in choices:
        choices[table.peeker] = peeked(match, choices, table.peeker, table.seed)
    return choices


def peeked(match: Match[Any], choices: Choices, seat: Seat, seed: str) -> Choice:
    """The best reply to what the others have sealed, looking no further than this reveal; if equal, what it had."""
    tried = {option: margin_after(match, choices, seat, option) for option in others(match, choices, seat, seed)}
    own = margin_after(match, choices, seat, tuple(choices[seat]))
    best = max(tried, key=tried.__getitem__, default=None)
    return choices[seat] if best is None or tried[best] <= own else best


def others(match: Match[Any], choices: Choices, seat: Seat, seed: str) -> tuple[Any, ...]:
    """Other answers the seat could have given, in a fixed order; random ones if there are too many or several picks."""
    question: Ask[Any] = match.asks[seat]
    dice = chance(seed, "others", match.pause, seat)
    if question.take > 1:
        drawn = dict.fromkeys(dice.sample(question.options, question.take) for _ in range(MOST_TRIED))
        return tuple(each for each in drawn if each != tuple(choices[seat]))
    rest = [(option,) for option in question.options if option != choices[seat][0]]
    return tuple(rest if len(rest) <= MOST_TRIED else dice.sample(rest, MOST_TRIED))


def margin_after(match: Match[Any], choices: Choices, seat: Seat, own: Choice) -> int:
    """How far the seat's team is ahead of the best other right after this reveal, had it answered so."""
    after = match.clone()
    after.step({**choices, seat: own})
    totals = {team: sum(after.scores[each] for each in team) for team in match.game.teams(match.setup.seats)}
    mine = next(total for team, total in totals.items() if seat in team)
    return mine - max((total for team, total in totals.items() if seat not in team), default=0)
