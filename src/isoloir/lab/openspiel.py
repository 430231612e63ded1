"""Every game as an OpenSpiel game written in Python, with simultaneous nodes: `load("third-man")`.

All chance is one node at the root: it draws one of `seeds` seeds, from which every die of the match follows. Anyone who
isn't asked at a node has one action, 0. Utilities are shares of the victory beyond the fair one, and sum to 0.
"""

from __future__ import annotations

from typing import Any

import numpy
import pyspiel
from msgspec.json import encode

from isoloir.core import Game, Match, Seat, Setup
from isoloir.games import game_of

from .encoding import Encoding
from .picks import SLOTS, Picks

LONGEST = 20_000
"""None of our games comes near it, and longer ones aren't cut short; OpenSpiel just wants a number."""
SEEDS = 1_000
CHANCE, TOGETHER, OVER = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS, pyspiel.PlayerId.TERMINAL


def load(game: str, seats: int | None = None, *, slots: int = SLOTS, seeds: int = SEEDS, **options: Any) -> IsoloirGame:
    """The game, registered with OpenSpiel as `isoloir_<key>` so that its own tools find it."""
    found = game_of(game)
    setup = found.setup(seats or found.seats[0], options)
    return _registered(found, setup)({"slots": slots, "seeds": seeds})


def name_of(key: str, setup: Setup) -> str:
    """Each set-up is a game of its own to OpenSpiel, whose parameters cannot be lists."""
    options = setup.options.departures()
    extra = f"_{encode(options, order='sorted').hex()}" if options else ""
    return f"isoloir_{key.replace('-', '_')}_{setup.seats}{extra}"


_known: dict[str, type[IsoloirGame]] = {}


def _registered(game: Game[Any, Any], setup: Setup) -> type[IsoloirGame]:
    name = name_of(game.key, setup)
    if name not in _known:
        kind = game_type(name, setup.seats)
        made = type(name, (IsoloirGame,), {"kind": kind, "game": game, "setup": setup, "__module__": __name__})
        globals()[name] = _known[name] = made  # OpenSpiel pickles a state by the name of its game's class
        pyspiel.register_game(kind, made)
    return _known[name]


def game_type(name: str, seats: int) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"slots": SLOTS, "seeds": SEEDS},
    )


class IsoloirGame(pyspiel.Game):  # type: ignore[misc]
    kind: Any
    game: Game[Any, Any]
    setup: Setup

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wished = {"slots": SLOTS, "seeds": SEEDS, **(params or {})}
        self.slots, self.seeds = int(wished["slots"]), int(wished["seeds"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.slots + 1,
            max_chance_outcomes=self.seeds,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, wished)
        self.encoding = Encoding(self.game, self.slots)

    def new_initial_state(self) -> IsoloirState:
        return IsoloirState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.encoding)


class Holder:
    """The match of a state; a copy of the state gets a clone, since a game under way cannot be copied blindly."""

    def __init__(self, picks: Picks | None = None) -> None:
        self.picks = picks

    def __deepcopy__(self, memo: Any) -> Holder:
        return Holder(None if self.picks is None else self.picks.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as its save."""
        return (Holder, ()) if self.picks is None else (_held_again, self.picks.saved())


def _held_again(game: str, save: bytes, slots: int, made: dict[Seat, tuple[Any, ...]]) -> Holder:
    return Holder(Picks.loaded(game_of(game), save, slots, made))


class IsoloirState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: IsoloirGame) -> None:
        super().__init__(game)
        self._game = game
        self.held = Holder()
        self._player = CHANCE
        """Kept, since OpenSpiel asks for it several times before each of its own calls."""

    @property
    def picks(self) -> Picks:
        assert self.held.picks is not None, "no match before its seed is drawn"
        return self.held.picks

    def current_player(self) -> Any:
        return self._player

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What OpenSpiel would find by asking us four things; its C++ doesn't come by here."""
        if player is None or self._player is not TOGETHER:
            found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return found
        return self._legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.picks.now.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self._game.seeds) for seed in range(self._game.seeds)]

    def _apply_action(self, action: int) -> None:
        match = Match.new(self._game.game, self._game.setup, str(action))
        self.held = Holder(Picks(match, self._game.slots))
        self._moved()

    def _apply_actions(self, actions: list[int]) -> None:
        self.picks.act(dict(enumerate(actions)))
        self._moved()

    def _moved(self) -> None:
        self._player = OVER if self.picks.match.is_over else TOGETHER

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"seed {action}"
        option = self.picks.option(player, action)
        return "wait" if option is None else str(option)

    def is_terminal(self) -> bool:
        return self._player is OVER

    def returns(self) -> list[float]:
        if self.held.picks is None:
            return [0.0] * self._game.setup.seats
        return list(self.held.picks.payoffs())

    def __str__(self) -> str:
        """What the shared screen shows: no secret choice, no hand."""
        if self.held.picks is None:
            return "before the seed"
        match = self.held.picks.match
        made = [len(self.held.picks.made(seat)) for seat in range(match.setup.seats)]
        return f"{match.pause} {made} {encode(match.view(None)).decode()}"


class Observer:
    """What a seat sees, encoded; and as text, its view."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor: Any = numpy.zeros(encoding.size, numpy.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: IsoloirState, player: Seat) -> None:
        if state.held.picks is None:
            self.tensor.fill(0)
        else:
            self.encoding.fill(self.tensor, state.held.picks.now, player)

    def string_from(self, state: IsoloirState, player: Seat) -> str:
        if state.held.picks is None:
            return "before the seed"
        picks = state.held.picks
        return f"{picks.made(player)} {encode(picks.match.view(player)).decode()}"
