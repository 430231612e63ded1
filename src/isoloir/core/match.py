"""One game being played: from pause to pause, each pause a board and the questions it puts."""

from __future__ import annotations

from collections.abc import Sequence
from types import GeneratorType
from typing import Any, Generic, TypeVar

import msgspec

from .ask import Ask, Asks, Choices, Seat, Step, check
from .ballot import Ballot, listed
from .errors import BadSetup, BrokenRule, BrokenSave, IllegalChoice, StaleChoice
from .game import OVER, BoardLike, Game, Setup
from .languages import Lang
from .tell import Event, Said, Told, as_told, heard, telling
from .value import Value, encode

B = TypeVar("B", bound=BoardLike)

LONGEST_WALK = 10_000
"""More steps than this without a question means a rule runs in circles."""

SAVE = 1
"""The format of a save."""


NO_ASKS: dict[Seat, Ask[Any]] = {}


class Save(Value, frozen=True, forbid_unknown_fields=True):
    """A match at a pause, as text: the board is the whole game."""

    isoloir: int
    game: str
    rules: int
    seats: int
    options: msgspec.Raw
    cards: Lang
    pause: int
    board: msgspec.Raw


class _Format(Value, frozen=True):
    isoloir: int


def format_of_save(text: bytes) -> int:
    """0 for what is no save."""
    try:
        return msgspec.json.decode(text, type=_Format).isoloir
    except msgspec.MsgspecError:
        return 0


class Walk:
    """Where a course stands: the board of its question, and what was told on the way there."""

    __slots__ = ("board", "quiet", "said")

    def __init__(self) -> None:
        self.board: Any = None
        """None from an answer until the next step that may ask."""
        self.said: list[Said] = []
        self.quiet = 0
        """How much had been told when that step opened."""


def course(game: Game[B, Any], board: B, walk: Walk) -> Step[None]:
    """The rest of the game, question after question.

    One generator for all steps: `yield from` hands a step's board back without raising StopIteration.
    """
    steps, said, tell = game.steps, walk.said, telling(walk.said)
    passed = 0
    while (following := board.next) != OVER:
        step = steps[following](board, tell)
        if type(step) is GeneratorType:
            walk.board, walk.quiet = board, len(said)
            board = yield from step
            if walk.board is None:  # it has asked
                passed = 0
                continue
        else:
            board = step  # type: ignore[assignment]
        passed += 1
        if passed > LONGEST_WALK:
            raise BrokenRule(f"{game.key} took {LONGEST_WALK} steps without a question, last {following!r}")
    walk.board = board


class Match(Generic[B]):
    """Holds no secret choice: those live in a Ballot until they all open."""

    __slots__ = ("_course", "_options", "_said", "_walk", "asks", "board", "game", "pause", "setup")

    game: Game[B, Any]
    setup: Setup
    board: B
    asks: Asks
    """Who is asked what, at this pause; empty when the game is over."""
    pause: int
    """Counts the pauses from 1; the number a choice refers to."""
    _said: Sequence[Said]
    _course: Step[None] | None
    """The game under way; a clone opens it again when it needs it."""
    _walk: Walk
    _options: msgspec.Raw | None
    """The set-up's options as a save spells them, cached once a save was made."""

    @classmethod
    def new(cls, game: Game[B, Any], setup: Setup, seed: str) -> Match[B]:
        return cls.at(game, setup, game.new(setup, seed))

    @classmethod
    def at(cls, game: Game[B, Any], setup: Setup, board: B, pause: int = 0) -> Match[B]:
        """A match that goes on from this board."""
        match = cls.__new__(cls)
        match.game, match.setup, match.pause, match._options = game, setup, pause, None
        match._walk = walk = Walk()
        match._go_on(course(game, board, walk), None)
        return match

    def step(self, choices: Choices) -> None:
        """Opens everybody's choices together; the game moves on to its next pause."""
        asks = self.asks
        if len(choices) != len(asks) or not asks:
            raise self._misaddressed(choices)
        try:
            for seat, question in asks.items():
                (option,) = choice = choices[seat]
                if (
                    option not in question.options
                    or type(choice) is not tuple
                    or question.take != 1
                    or ((plain := type(option)) is not int and plain is not str)
                ):
                    check(seat, question, choice)
        except (KeyError, TypeError, ValueError):  # somebody is missing, or picks none or several
            self._check_each(choices)
        self._go_on(self._course or self._reopened(), choices)

    def _check_each(self, choices: Choices) -> None:
        for seat, question in self.asks.items():
            if seat not in choices:
                raise self._misaddressed(choices)
            check(seat, question, choices[seat])

    def stepped(self, choices: Choices) -> Match[B]:
        """The match one pause later; this one stays where it is and can be stepped again."""
        later = self.clone()
        if self._course is not None:
            later._course, later._walk, self._course = self._course, self._walk, None
        later.step(choices)
        return later

    def _go_on(self, course: Step[None], choices: Choices | None) -> None:
        """Through the steps that ask nothing, up to the next question or the end."""
        walk = self._walk
        said = walk.said
        self._course = walk.board = None
        try:
            asks = course.send(choices)  # type: ignore[arg-type]
        except StopIteration:
            asks = NO_ASKS
        else:
            if walk.board is None:
                raise BrokenRule(f"step {self.board.next!r} of {self.game.key} puts a second question")
            if len(said) != walk.quiet:
                raise BrokenRule(f"step {walk.board.next!r} of {self.game.key} tells something before its question")
            self._course = course
        self.board = walk.board
        self.asks = asks
        self.pause += 1
        self._said = said.copy()
        said.clear()

    def _reopened(self) -> Step[None]:
        self._walk = walk = Walk()
        opened = course(self.game, self.board, walk)
        next(opened)
        return opened

    def _misaddressed(self, choices: Choices) -> IllegalChoice:
        if not self.asks:
            return StaleChoice(f"{self.game.key} is over at pause {self.pause}; nobody is asked anything")
        asked = f"{self.game.key} at pause {self.pause} asks seats {listed(self.asks)}"
        whats = ", ".join(sorted({question.what for question in self.asks.values()}))
        return IllegalChoice(f"{asked} for {whats}; got choices of seats {listed(choices)}")

    def clone(self) -> Match[B]:
        """Another match at the same pause; playing one leaves the other alone."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.setup = self.setup
        twin.board = self.board
        twin.asks = self.asks
        twin.pause = self.pause
        twin._said = self._said
        twin._course, twin._options = None, self._options
        return twin

    def save(self) -> bytes:
        game, setup, board = self.game, self.setup, msgspec.Raw(encode(self.board))
        if self._options is None:
            self._options = msgspec.Raw(encode(setup.options.departures()))
        return encode(Save(SAVE, game.key, setup.rules, setup.seats, self._options, setup.cards, self.pause, board))

    @classmethod
    def load(cls, game: Game[B, Any], text: bytes) -> Match[B]:
        """The same pause again; what was told before it isn't told twice."""
        try:
            save = msgspec.json.decode(text, type=Save)
            if save.isoloir != SAVE or save.game != game.key or not game.plays(save.rules):
                raise BrokenSave(f"not a save of {game.key} that this version reads: {save.game!r}, rules {save.rules}")
            setup = game.setup(save.seats, msgspec.json.decode(save.options), save.cards, save.rules)
            board = game.decode_board(bytes(save.board))
        except (msgspec.MsgspecError, BadSetup) as why:
            raise BrokenSave(f"the save of {game.key} cannot be read: {why}") from None
        try:
            match = cls.at(game, setup, board, save.pause - 1)
        except Exception as why:  # a board made under other rules may break a step in any way
            raise BrokenSave(f"{game.key} cannot go on from this save: {why!r}") from why
        if match.board != board:
            raise BrokenSave(f"the save of {game.key} was not made at a pause")
        return match

    def ballot(self) -> Ballot:
        """An empty booth for this pause."""
        return Ballot(self.asks, self.pause)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.board, seat)

    @property
    def told(self) -> tuple[Told, ...]:
        """What happened since the pause before."""
        return as_told(self._said)

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        return heard(self.told, seat)

    @property
    def is_over(self) -> bool:
        return not self.asks

    @property
    def scores(self) -> tuple[int, ...]:
        return self.game.scores(self.board)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.game.winners(self.board)
