"""A search for games of secret choice: many seats, hidden cards, teams. Knows no game.

From one seat's view whole boards are made with `redeal`, and played on with `Match`; the true board is never seen.
Each board, the others' answers to this question and the luck of what follows are the same for every option, so that
options differ by what they are worth and not by their luck. Regret matching then finds how often to give each answer:
against others who answer as a model of them does, or think as we do. What follows is played by bots that get views, so
nobody in a playout knows what they couldn't know at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from math import perm, tanh
from random import Random
from time import perf_counter
from typing import Any, NamedTuple, TypeAlias

from isoloir.core import Ask, Chance, Choice, Game, Match, Seat, Setup, chance

from .levels import Bot, choose_at_random
from .rationed import OutOfPatience, Rationed
from .regret import Regrets, drawn, without_rarities

Worth: TypeAlias = Callable[[Match[Any], Seat], float]
"""What a match that is over, or cut short, is worth to a seat: between 0 and 1."""
Population: TypeAlias = Callable[[Any, Seat], Sequence[tuple[Bot, float]]]
"""From our view: the sorts of player another seat may be, and how likely each is, by what it has shown so far."""

RARE = 0.1
"""An answer played more rarely than this is noise."""
MOST_ORDERS = 12
"""Where several options are picked in order, at most this many ways to pick them are thought through."""


class Weighed(NamedTuple):
    choice: Choice
    share: float
    """How often to give this answer."""
    worth: float
    """What it was worth on average."""


def standing(match: Match[Any], seat: Seat) -> float:
    """The share of a victory; in a game cut short, how far our side is ahead of the best other."""
    game, seats = match.game, match.setup.seats
    if match.is_over:
        winning = [team for team in game.teams(seats) if team[0] in match.winners]
        return sum(seat in team for team in winning) / len(winning)
    totals = [(seat in team, sum(match.scores[each] for each in team)) for team in game.teams(seats)]
    own = next(total for ours, total in totals if ours)
    rival = max((total for ours, total in totals if not ours), default=own)
    return 0.5 + 0.5 * tanh((own - rival) / (1 + 0.25 * (abs(own) + abs(rival))))


def anybody(view: Any, seat: Seat) -> Sequence[tuple[Bot, float]]:
    return ((choose_at_random, 1.0),)


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What a game may bring, and how much thought is spent; the defaults do for any game."""

    playouts: int = 600
    pauses: int = 4000
    """Stops after this many pauses were played, too: the same budget for long games and short ones."""
    seconds: float | None = None
    """If given, stops then: fast, but not the same every time."""
    worlds: int = 24
    """How many boards to imagine; making one may be slow."""
    patience: int = 12_000
    """Dice throws, in fours, that making boards may take in total; after that, the boards we have must do."""
    horizon: int = 40
    """How many pauses to play on before cutting a game short."""
    worth: Worth = standing
    rollout: Bot = choose_at_random
    """How everyone plays on after this question."""
    population: Population = anybody
    thinks: float = 0.5
    """How often others who are asked now are taken to think as we do, rather than to be one of the population."""
    mixed: bool = True
    """Whether to mix answers by their shares; if nobody could exploit knowing us, the best answer will do."""


def searcher(game: Game[Any, Any], plan: Plan) -> Bot:
    """A bot that searches this game."""

    def choose(view: Any, question: Ask[Any], dice: Chance) -> Choice:
        return chosen(weigh(game, view, question, dice, plan), dice, mixed=plan.mixed)

    return choose


def chosen(weighed: Sequence[Weighed], dice: Chance, *, mixed: bool) -> Choice:
    if not mixed:
        most = max(each.worth for each in weighed)
        best = [each.choice for each in weighed if each.worth > most - 1e-9]
        return best[0] if len(best) == 1 else dice.choice(best)
    shares = without_rarities([each.share for each in weighed], RARE)
    return weighed[drawn(shares, Random(dice.fork()).random())].choice


def weigh(game: Game[Any, Any], view: Any, question: Ask[Any], dice: Chance, plan: Plan) -> list[Weighed]:
    """Every answer that is thought of, with how often to give it."""
    answers = _answers(question, view, plan, dice)
    if len(answers) == 1:
        return [Weighed(answers[0], 1.0, 0.5)]
    search = _Search(game, view, answers, dice.fork(), plan)
    try:
        search.think()
    except OutOfPatience:
        likely = tuple(plan.rollout(view, question, dice))
        return [Weighed(answer, float(answer == likely), 0.5) for answer in dict.fromkeys((likely, *answers))]
    return search.weighed()


def _answers(question: Ask[Any], view: Any, plan: Plan, dice: Chance) -> list[Choice]:
    """All of them; if there are very many orders, a few, including those the rollout's own bot picks."""
    if perm(len(question.options), question.take) <= max(MOST_ORDERS, len(question.options)):
        return list(permutations(question.options, question.take))
    likely = (tuple(plan.rollout(view, question, chance(dice.fork()))) for _ in range(MOST_ORDERS))
    return list(dict.fromkeys(likely))


class _Mind:
    """A seat that thinks about this question: its answers, and its regrets."""

    __slots__ = ("answers", "counts", "regrets", "seat", "sums")

    def __init__(self, seat: Seat, answers: list[Choice]) -> None:
        self.seat, self.answers = seat, answers
        self.regrets = Regrets(len(answers))
        self.sums = [0.0] * len(answers)
        self.counts = 0

    def learn(self, worths: list[float]) -> None:
        self.counts += 1
        self.regrets.regret(worths, self.counts)
        self.sums = [total + worth for total, worth in zip(self.sums, worths, strict=True)]

    def choice(self, luck: float) -> Choice:
        return self.answers[drawn(self.regrets.strategy, luck)]


class _Search:
    def __init__(self, game: Game[Any, Any], view: Any, answers: list[Choice], seed: str, plan: Plan) -> None:
        self._game, self._view, self._seed, self._plan = game, view, seed, plan
        self._luck = Random(seed)
        self._me = _Mind(view.seat, answers)
        self._minds: dict[tuple[Seat, Ask[Any]], _Mind] = {}
        self._worlds: list[Match[Any]] = []
        self._most, self._patience = plan.worlds, plan.patience
        self._playouts = self._pauses = 0

    def think(self) -> None:
        plan, start = self._plan, perf_counter()
        for turn in self._turns():
            self._turn(turn)
            if plan.seconds is not None and perf_counter() - start > plan.seconds:
                return

    def weighed(self) -> list[Weighed]:
        me, counts = self._me, max(1, self._me.counts)
        means = [total / counts for total in me.sums]
        return [Weighed(*each) for each in zip(me.answers, me.regrets.average, means, strict=True)]

    def _turns(self) -> Iterator[int]:
        turn = 0
        while turn == 0 or (self._playouts < self._plan.playouts and self._pauses < self._plan.pauses):
            yield turn
            turn += 1

    def _turn(self, turn: int) -> None:
        """We regret; every third turn a thinking opponent does, against us."""
        world = self._world(turn)
        asked = {seat: self._mind(seat, question) for seat, question in world.asks.items() if seat != self._me.seat}
        choices = {seat: self._choice(world, seat, mind) for seat, mind in asked.items()}
        learner = self._me
        if turn % 3 == 2 and asked and self._plan.thinks > 0:
            learner = asked[sorted(asked)[turn // 3 % len(asked)]]
        choices[self._me.seat] = self._me.choice(self._luck.random())
        learner.learn(
            [self._played(world, {**choices, learner.seat: answer}, learner.seat, turn) for answer in learner.answers]
        )

    def _world(self, turn: int) -> Match[Any]:
        """The boards are made one by one, as they are needed; if one takes too long, no more are made."""
        place = turn % self._most
        if place == len(self._worlds):
            dice = Rationed(self._seed, place, self._patience)
            try:
                board = self._game.redeal(self._view, dice)
            except OutOfPatience:
                self._most = place
                if not place:
                    raise
                return self._worlds[0]
            self._patience -= dice.used
            setup = Setup(len(self._game.scores(board)), self._game.options())
            self._worlds.append(Match.at(self._game, setup, board))
        return self._worlds[place]

    def _mind(self, seat: Seat, question: Ask[Any]) -> _Mind:
        key = (seat, question)
        if key not in self._minds:
            picks = permutations(question.options, question.take)
            self._minds[key] = _Mind(seat, list(islice(picks, max(MOST_ORDERS, len(question.options)))))
        return self._minds[key]

    def _choice(self, world: Match[Any], seat: Seat, mind: _Mind) -> Choice:
        luck = self._luck.random
        if luck() < self._plan.thinks:
            return mind.choice(luck())
        sorts = self._plan.population(self._view, seat)
        whole = sum(weight for _, weight in sorts)
        bot = sorts[drawn([weight / whole for _, weight in sorts], luck())][0]
        return bot(world.view(seat), world.asks[seat], chance(self._seed, "model", self._luck.getrandbits(60)))

    def _played(self, world: Match[Any], choices: dict[Seat, Choice], seat: Seat, turn: int) -> float:
        """One playout; its dice depend on the turn and the pause, never on what was chosen."""
        match, rollout, horizon = world.stepped(choices), self._plan.rollout, world.pause + self._plan.horizon
        while match.asks and match.pause <= horizon:
            match.step(
                {
                    each: rollout(match.view(each), question, chance(self._seed, turn, match.pause, each))
                    for each, question in match.asks.items()
                }
            )
        self._playouts += 1
        self._pauses += match.pause - world.pause
        return self._plan.worth(match, seat)
