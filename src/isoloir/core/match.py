"""One game being played: from pause to pause, each pause a board and the questions it puts."""

from __future__ import annotations

from types import GeneratorType
from typing import Any, Generic, TypeVar, cast

import msgspec

from .ask import Ask, Asks, Choices, Seat, Step, check
from .ballot import Ballot, listed
from .errors import BadSetup, BrokenRule, BrokenSave, IllegalChoice, StaleChoice
from .game import OVER, BoardLike, Game, Lang, Setup
from .tell import Event, Telling, Told, heard
from .value import Value

B = TypeVar("B", bound=BoardLike)

LONGEST_WALK = range(10_000)
"""More steps than this without a question is a rule that runs in circles."""

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


class Match(Generic[B]):
    """Holds no secret choice: those live in a Ballot until they all open."""

    __slots__ = ("_course", "_telling", "asks", "board", "game", "pause", "setup", "told")

    game: Game[B, Any]
    setup: Setup
    board: B
    asks: Asks
    """Who is asked what, at this pause; empty when the game is over."""
    pause: int
    """Counts the pauses from 1; the number a choice refers to."""
    told: tuple[Told, ...]
    """What happened since the pause before."""
    _course: Step[B] | None
    """The step under way; a clone opens it again when it needs it."""
    _telling: Telling

    @classmethod
    def new(cls, game: Game[B, Any], setup: Setup, seed: str) -> Match[B]:
        return cls.at(game, setup, game.new(setup, seed))

    @classmethod
    def at(cls, game: Game[B, Any], setup: Setup, board: B, pause: int = 0) -> Match[B]:
        """A match that goes on from this board."""
        match = cls.__new__(cls)
        match.game, match.setup, match.pause = game, setup, pause
        match._telling = Telling()
        match._walk(board)
        return match

    def step(self, choices: Choices) -> None:
        """The choices of all who were asked, opened together; the game moves on to its next pause."""
        asks = self.asks
        if not asks or len(choices) != len(asks):
            raise self._misaddressed(choices)
        for seat, question in asks.items():
            if seat not in choices:
                raise self._misaddressed(choices)
            check(seat, question, choices[seat])
        course = self._course or self._reopened()
        self._course = None
        try:
            course.send(choices)
        except StopIteration as stop:
            board = stop.value
        else:
            raise BrokenRule(f"step {self.board.next!r} of {self.game.key} puts a second question")
        self._walk(board)

    def stepped(self, choices: Choices) -> Match[B]:
        """The match one pause later; this one stays where it is, and can be stepped again."""
        later = self.clone()
        if self._course is not None:
            later._course, later._telling, self._course = self._course, self._telling, None
        later.step(choices)
        return later

    def _walk(self, board: B) -> None:
        """Through the steps that ask nothing, up to the next question or the end."""
        steps, telling = self.game.steps, self._telling
        asks: Asks = NO_ASKS
        course: Any = None
        for _ in LONGEST_WALK:
            if board.next == OVER:
                break
            course = steps[board.next](board, telling)
            if course.__class__ is not GeneratorType:
                board, course = course, None
                continue
            before = len(telling)
            try:
                asks = next(course)
            except StopIteration as stop:
                board, course = stop.value, None
                continue
            if len(telling) != before:
                raise BrokenRule(f"step {board.next!r} of {self.game.key} tells something before its question")
            break
        else:
            raise BrokenRule(f"{self.game.key} took {len(LONGEST_WALK)} steps without a question, last {board.next!r}")
        self.board, self.asks, self._course = board, asks, course
        self.pause += 1
        self.told = tuple(telling)
        telling.clear()

    def _reopened(self) -> Step[B]:
        self._telling = Telling()
        course: Any = self.game.steps[self.board.next](self.board, self._telling)
        next(course)
        return cast("Step[B]", course)

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
        twin.told = self.told
        twin._course = None
        return twin

    def save(self) -> bytes:
        raw = [msgspec.Raw(msgspec.json.encode(part)) for part in (self.setup.options.departures(), self.board)]
        save = Save(1, self.game.key, self.game.rules, self.setup.seats, raw[0], self.setup.cards, self.pause, raw[1])
        return msgspec.json.encode(save)

    @classmethod
    def load(cls, game: Game[B, Any], text: bytes) -> Match[B]:
        """The same pause again; what was told before it is history and is not told twice."""
        try:
            save = msgspec.json.decode(text, type=Save)
            if save.isoloir != 1 or save.game != game.key:
                raise BrokenSave(f"not a save of {game.key} in a format this version reads: {save.game!r}")
            setup = game.setup(save.seats, msgspec.json.decode(save.options), save.cards)
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
