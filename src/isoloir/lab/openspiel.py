"""Every game as an OpenSpiel game written in Python, with simultaneous nodes: `load("third-man")`.

Chance is what it is in the game: a node with the ways the dice may fall, each with how likely it is. Where there are
too many to go through, such as the orders of a whole deck, a node at the root draws one of `seeds` seeds instead.
Anyone who isn't asked at a node has one action, 0. Utilities are shares of the victory beyond the fair one.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
import numpy
import pyspiel
from msgspec.json import encode

from isoloir.core import Game, Match, Seat, Setup
from isoloir.core.chance import loaded
from isoloir.core.open import DICE

from .encoding import Encoding
from .node import Node
from .sizes import sized
from .ways import MOST, TooManyWays, ways

LONGEST = 20_000
"""None of our games comes near it, and longer ones aren't cut short; OpenSpiel just wants a number."""
SEEDS = 1_000
REAL = 0
"""Instead of a number of seeds: the dice fall as they may."""
CHANCE, TOGETHER, OVER = pyspiel.PlayerId.CHANCE, pyspiel.PlayerId.SIMULTANEOUS, pyspiel.PlayerId.TERMINAL


def load(
    game: str, seats: int | None = None, *, slots: int | None = None, seeds: int | None = None, **options: Any
) -> IsoloirGame:
    """The game, registered with OpenSpiel as `isoloir_<key>` so that its own tools find it."""
    found = sized(game)
    setup = found.setup(seats or found.seats[0], options)
    kind = _registered(found, setup)
    return kind({"slots": -1 if slots is None else slots, "seeds": _seeds(found, setup) if seeds is None else seeds})


def _seeds(game: Game[Any, Any], setup: Setup) -> int:
    if DICE not in game.board.__struct_fields__:
        return SEEDS
    try:
        ways(partial(Match.new, game, setup), loaded({}))
    except TooManyWays:
        return SEEDS
    return REAL


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
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"slots": -1, "seeds": SEEDS},
    )


class IsoloirGame(pyspiel.Game):  # type: ignore[misc]
    kind: Any
    game: Game[Any, Any]
    setup: Setup

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wished = {"slots": -1, "seeds": SEEDS, **(params or {})}
        slots, self.seeds = int(wished["slots"]), int(wished["seeds"])
        self.encoding = Encoding(self.game, None if slots < 0 else slots)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.numbering.size,
            max_chance_outcomes=self.seeds or MOST,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, wished)
        self.root = Node(self.game, self.setup, self.encoding.numbering.slots, self.seeds)

    def __deepcopy__(self, memo: Any) -> IsoloirGame:
        """A copied state is of the same game; OpenSpiel's own copy would have lost what Python knows of it."""
        return self

    def new_initial_state(self) -> IsoloirState:
        state = IsoloirState(self)
        state.node = self.root.clone()
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.encoding, recalls=recalls)


class Struct:
    """What OpenSpiel calls a struct: plain data, and the same as JSON."""

    def __init__(self, **plain: Any) -> None:
        self.__dict__.update(msgspec.to_builtins(plain))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"there is no {name} here, but: {', '.join(vars(self))}", name=name, obj=self)

    def to_dict(self) -> dict[str, Any]:
        return dict(vars(self))

    def to_json(self) -> str:
        return encode(vars(self)).decode()


class IsoloirState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: IsoloirGame) -> None:
        super().__init__(game)
        self._game = game
        self.node = game.root
        self._moved()

    def _moved(self) -> None:
        """Kept, since OpenSpiel asks for it several times before each of its own calls."""
        node = self.node
        self._player = CHANCE if node.at_chance else OVER if node.picks.match.is_over else TOGETHER

    def current_player(self) -> Any:
        return self._player

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What OpenSpiel would find by asking us four things; its C++ doesn't come by here."""
        if player is None or self._player is not TOGETHER:
            found: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
            return found
        return self._legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.picks.now.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.node.likely))

    def _apply_action(self, action: int) -> None:
        self.node.fall(action)
        self._moved()

    def _apply_actions(self, actions: list[int]) -> None:
        self.node.act(dict(enumerate(actions)))
        self._moved()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"way {action}"
        option = self.node.picks.option(player, action)
        return "wait" if option is None else str(option)

    def is_terminal(self) -> bool:
        return self._player is OVER

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._game.setup.seats
        return list(self.node.picks.payoffs())

    def __str__(self) -> str:
        """What the shared screen shows: no secret choice, no hand."""
        if self.node.at_chance:
            return f"chance, after {len(self.node.past)} pauses"
        picks = self.node.picks
        made = [len(picks.made(seat)) for seat in range(picks.match.setup.seats)]
        return f"{picks.match.pause} {made} {encode(picks.match.view(None)).decode()}"

    def to_struct(self) -> Struct:
        """Everything, what is hidden too."""
        if self.node.at_chance:
            return Struct(likely=self.node.likely)
        picks = self.node.picks
        return Struct(pause=picks.match.pause, board=picks.match.board, asks=picks.match.asks, picked=picks.now.made)

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """A seat's view, and what it is asked; without a seat, the shared screen's."""
        if self.node.at_chance:
            return Struct()
        now = self.node.picks.now
        if player is None:
            return Struct(view=now.view(None))
        return Struct(view=now.view(player), asked=now.question(player), picked=now.made.get(player, ()))

    def action_to_struct(self, player: int, action: int) -> Struct:
        return Struct(action=action, option=self.node.picks.option(player, action))

    def to_dict(self) -> dict[str, Any]:
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        return self.to_struct().to_json()


HASH = 64
"""An information state's row ends with this many bits of its text's hash, so that no two are alike."""


class Observer:
    """What a seat sees, encoded, and as text; with perfect recall, also all that it heard and chose before."""

    def __init__(self, encoding: Encoding, *, recalls: bool) -> None:
        self.encoding, self.recalls = encoding, recalls
        self.tensor: Any = numpy.zeros(encoding.size + HASH * recalls, numpy.float32)
        self.dict = {"info_state" if recalls else "observation": self.tensor}

    def set_from(self, state: IsoloirState, player: Seat) -> None:
        if state.node.at_chance:
            self.tensor.fill(0)
            return
        self.encoding.fill(self.tensor[: self.encoding.size], state.node.picks.now, player)
        if self.recalls:
            self.tensor[self.encoding.size :] = state.node.hashed(player, HASH)

    def string_from(self, state: IsoloirState, player: Seat) -> str:
        if state.node.at_chance:
            return "chance"
        return state.node.recalled(player) if self.recalls else state.node.seen(player)
