"""Everything a room shows the rest of the house."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar, cast

import msgspec

from .ask import Option, Seat, Step
from .box import Box
from .chance import Chance
from .course import Course, Highlight
from .errors import BadSetup, BrokenRule
from .hint import Hint
from .languages import LANGS, Lang
from .open import DICE, open_redeal, open_swap, open_view, open_view_type
from .rulebook import Fact, Rulebook, facts_of, options_facts
from .tell import Event, Tell
from .value import Value
from .vocabulary import StepBack

if TYPE_CHECKING:
    from .scene import Came, Scene

OVER = "over"
"""The `next` of a board on which the game has ended."""


class Options(Value, frozen=True, forbid_unknown_fields=True):
    """A game's options: bools, literals, bounded ints and bounded lists of text. This one has none."""

    def departures(self) -> dict[str, Any]:
        """Only what differs from the game's own: a default that was named makes the same record as one that was not.

        As they'd be read again from a save.
        """
        usual = type(self)()
        plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        return {name: value for name, value in plain.items() if getattr(self, name) != getattr(usual, name)}


class Setup(Value, frozen=True):
    """How many seats, which options, the language of the cards, and the version of the rules."""

    seats: int
    options: Any
    cards: Lang = "en"
    rules: int = 1


class BoardLike(Protocol):
    @property
    def next(self) -> str: ...


B = TypeVar("B", bound=BoardLike)
V = TypeVar("V", bound=msgspec.Struct)

Teams: TypeAlias = tuple[tuple[Seat, ...], ...]
StepFunction: TypeAlias = Callable[[B, Tell], Step[B] | B]


def each_alone(seats: int) -> Teams:
    return tuple((seat,) for seat in range(seats))


def no_objection(setup: Setup) -> None:
    """For games whose options need no check beyond their types."""


def nothing_of_its_own(course: Course) -> Iterable[Highlight]:
    """What decided the game is then told from the scores alone."""
    return ()


def not_numbered(board: BoardLike) -> int:
    """For games without rounds."""
    return 0


MADE_BY_THE_CORE: Any = cast("Any", None)
"""What games may leave out if only the sealed choices and the dice are hidden."""
MAY_BE_LEFT_OUT = ("winners", "view_type", "view", "redeal", "swap_secrets")


@dataclass(frozen=True, kw_only=True)
class Game(Generic[B, V]):
    """One room's whole front door; a room exports exactly one of these."""

    key: str
    seats: range
    board: type[B]
    events: Sequence[type[Event]]
    new: Callable[[Setup, str], B]
    """The board before the first step, from a set-up and the seed of the dice."""
    steps: Mapping[str, StepFunction[B]]
    """The table of contents: what each `board.next` means."""
    scores: Callable[[B], tuple[int, ...]]
    winners: Callable[[B], tuple[Seat, ...]] = MADE_BY_THE_CORE
    """Empty until the game is over; without it, the seats with the highest score."""
    minutes: range = range(5, 16)
    """How long a game takes people, roughly."""
    secrets: frozenset[str] = frozenset({DICE})
    """The board's fields that hold something a seat may not know; all others are public."""
    view_type: type[V] = MADE_BY_THE_CORE
    view: Callable[[B, Seat | None], V] = MADE_BY_THE_CORE
    """What a seat may know and has seen; None is the shared screen and any watcher."""
    redeal: Callable[[V, Chance], B] = MADE_BY_THE_CORE
    """A whole board made from one seat's view alone."""
    swap_secrets: Callable[[B, Seat | None, Chance], B] = MADE_BY_THE_CORE
    """Another true board that differs only in what this seat may not know; written from the rules."""
    after: Callable[[V, Any], V] | None = None
    """How an event, or your own answer, changes what you see: the moments of a reveal. Folding everything that was
    told over the view before gives the view after. Without it the end is shown at once."""
    settles: frozenset[str] = frozenset()
    """Fields of the view that no event tells (what is still to be done, what a pack may hold): they change when all
    is told."""
    own: frozenset[str] | None = None
    """The fields of the view, besides `seat`, in which a seat may see something else than everyone, at any moment of a
    reveal. The others are worked out once for the whole table; without it, for each seat by itself."""
    options: type[Options] = Options
    objection: Callable[[Setup], None] = no_objection
    """Raises BadSetup for options that do not go together or do not fit the number of seats."""
    box: Box | None = None
    """What tables remember of this game, so that they're dealt something new; it needs the option `left_out`."""
    forms: Mapping[str, Callable[[], Value]] = field(default_factory=dict)
    """Options whose lines are rows of data, by name: all that a row may say, for a page that draws a form."""
    takes: str = ""
    """The option that holds cards of the table's own, one text each: everybody may add some, unseen by the others."""
    teams: Callable[[int], Teams] = each_alone
    talks: frozenset[str] = frozenset()
    """Questions that people talk about before they answer, by `what`: nobody is thought late there for a while."""
    limits: Mapping[str, str] = field(default_factory=dict)
    """Questions that end by themselves, by `what`: the option that says after how many seconds. Who is silent by then
    has given the first answer."""
    modest: Mapping[str, Option] = field(default_factory=dict)
    """Questions about the person, by `what`: what a stand-in answers, since no bot may speak for a person's life."""
    round: Callable[[B], int] = not_numbered
    """Which round is being played, from 1; at the end the last one."""
    decides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The events that say what a reveal came to, each with the members that say it; without any, the scores do."""
    opens: Mapping[str, str] = field(default_factory=dict)
    """The events that say who answered what, and the member that says it, by seat: those answers are turned up one by
    one, what tips them last."""
    highlights: Callable[[Course], Iterable[Highlight]] = nothing_of_its_own
    """What decided a finished game, the most telling first; from what everybody heard and nothing else."""
    facts: Callable[[], Mapping[str, Fact]] = dict
    """What the rules count to, whatever the set-up: every text about the game is given it, and none has it typed in."""
    chapters: Callable[[Setup], Rulebook] | None = None
    """The whole rules, as this set-up plays them; without it there are the rules in a minute, in the same frame."""
    scenes: Sequence[Scene] = ()
    """The cases of the rules that one can play, those of the lesson in its order."""
    came: Callable[[Sequence[Event], Seat], Came | None] = lambda heard, seat: None
    """What an answer came to, from what this seat then heard; None: as many points as it brought."""
    hints: Mapping[str, Hint] = field(default_factory=dict)
    """For the face that fits any game: how fields and options look, by their names."""
    rules: int = 1
    """The version of these rules, written into every record and save."""
    older_rules: Collection[int] = ()
    """Earlier versions that are still played: `setup.rules` says which, and `new` puts what differs on the board."""
    vocabulary: int = 1
    """The version of `events`: goes up when one is renamed, added or given other members, the rules being the same."""
    older_words: Mapping[int, StepBack] = field(default_factory=dict)
    """By the older vocabulary: how an event of the next one was told in it. Every one before ours has its step."""
    printed: Callable[[dict[str, Any], Lang, dict[str, Any]], dict[str, Any]] = lambda event, _cards, _options: event
    """An event of other rules, told as it was, with what is printed on the cards that it names by number."""

    def __post_init__(self) -> None:
        """The core fills in what was left out, if only the dice are hidden."""
        self._check_kinds()
        missing = {name for name in MAY_BE_LEFT_OUT if getattr(self, name) is MADE_BY_THE_CORE}
        if missing - {"winners"} and self.secrets != {DICE}:
            raise BrokenRule(
                f"{self.key} hides {', '.join(sorted(self.secrets))}: it has to say itself what a seat may know; "
                f"missing: {', '.join(sorted(missing - {'winners'}))}"
            )
        view_type = open_view_type(self.board) if "view_type" in missing else self.view_type
        made = {
            "winners": self._highest,
            "view_type": view_type,
            "view": open_view(view_type, self.board),
            "redeal": open_redeal(self.board),
            "swap_secrets": open_swap,
        }
        for name in missing:
            object.__setattr__(self, name, made[name])

    def _check_kinds(self) -> None:
        """What a type check would say: most authors have none."""
        if not _is_class(self.options, Options):
            name = getattr(self.options, "__name__", repr(self.options))
            raise BrokenRule(
                f"options={name}: write `class {name}(Options, frozen=True)`, with a default for each option"
            )
        for event in self.events:
            if not _is_class(event, Event):
                raise BrokenRule(f"events has to list classes of events, such as Won, not {event!r}")
        if not self.seats or self.seats[0] < 1:
            raise BrokenRule(f"seats={self.seats}: nobody can play that; range(2, 5) is two to four")

    def _highest(self, board: B) -> tuple[Seat, ...]:
        if board.next != OVER:
            return ()
        scores = self.scores(board)
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def plays(self, rules: int) -> bool:
        """These rules, or earlier ones that are still known."""
        return rules == self.rules or rules in self.older_rules

    def setup(
        self, seats: int, options: Mapping[str, Any] | None = None, cards: Lang = "en", rules: int | None = None
    ) -> Setup:
        """Checked here, so that no game has to. Today's rules unless others are asked for, which it `plays`."""
        if not is_whole(seats) or seats not in self.seats:
            raise BadSetup(
                "seats",
                f"{self.key} is for {said(self.seats)} seats, not {seats!r}",
                game=self.key,
                seats=seats if is_whole(seats) else str(seats),
                offered=said(self.seats),
                spare=max(0, seats - self.seats[-1]) if is_whole(seats) else 0,
            )
        if cards not in LANGS:
            raise BadSetup("cards", f"there are no cards in {cards!r}; there are: {', '.join(LANGS)}", cards=str(cards))
        setup = Setup(seats, self.read_options(options or {}), cards, rules or self.rules)
        try:
            self.objection(setup)
        except BadSetup as why:
            why.key = why.key if why.key.startswith(f"{self.key}-") else f"{self.key}-{why.key}"
            raise
        if self.box is not None:
            self.box.objection(setup)
        return setup

    def rulebook(self, setup: Setup) -> Rulebook:
        book = self.chapters(setup) if self.chapters is not None else Rulebook({}, ())
        return Rulebook({**self.rule_facts(), **facts_of(setup), **book.facts}, book.chapters)

    def rule_facts(self) -> dict[str, Fact]:
        usual = options_facts(self.options())
        return {"least_players": self.seats[0], "most_players": self.seats[-1], **usual, **self.facts()}

    def shared(self, winners: Sequence[Seat], seats: int) -> bool:
        """Whether more than one team has won: partners win together, which is not sharing."""
        return sum(any(seat in winners for seat in team) for team in self.teams(seats)) > 1

    def read_options(self, options: Mapping[str, Any], *, strict: bool = True) -> Options:
        """`strict=False` takes the text of a command line: "true", "3"."""
        known = self.options.__struct_fields__
        for key in options:
            if key not in known:
                raise BadSetup(
                    "option-unknown",
                    f"{self.key} has no option {key!r}; it has: {', '.join(known) or 'none'}",
                    game=self.key,
                    option=str(key),
                    offered=", ".join(known),
                )
        try:
            return msgspec.convert(dict(options), self.options, strict=strict)
        except msgspec.ValidationError as why:
            path = str(why).rpartition("`$.")[2].rstrip("`") if "`$." in str(why) else ""
            raise BadSetup(
                "option-value",
                f"option {path or '?'} of {self.key}: {why}",
                game=self.key,
                option=path,
                why=str(why).partition(" - at")[0],
            ) from None

    def decode_board(self, text: bytes) -> B:
        return msgspec.json.decode(text, type=self.board)

    def decode_view(self, text: bytes) -> V:
        return msgspec.json.decode(text, type=self.view_type)


def _is_class(thing: object, kind: type[Any]) -> bool:
    return isinstance(thing, type) and issubclass(thing, kind)


def is_whole(number: object) -> bool:
    """Neither True nor 4.0 is a number of seats."""
    return type(number) is int


def said(numbers: range) -> str:
    if len(numbers) > 1 and numbers.step != 1:
        return ", ".join(map(str, numbers))
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"
