"""`isoloir replay`: steps through a recorded game, forward and back."""

from __future__ import annotations

from argparse import Namespace

from isoloir.core import Record, has_other_rules
from isoloir.games import game_of

from ..arguments import Arguments, Number, required
from ..keys import keyboard, wish_of
from ..mistakes import Mistake
from ..records import STDIN, opened, records
from ..reel import Eyes, Reel
from ..screen import Screen
from ..told_reel import ToldReel
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("file", nargs="?")
    arguments.add_argument("--game", type=Number("--game", 1), default=1)
    arguments.add_argument("--seat", type=Number("--seat", 1))
    arguments.add_argument("--screen", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    record, games = _chosen(required(args.file, "FILE"), args.game)
    if args.seat is not None and args.seat > record.header.seats:
        raise Mistake("seat", seat=args.seat, last=record.header.seats)
    eyes: Eyes = args.seat - 1 if args.seat is not None else "screen" if args.screen else "all"
    projector = Projector(reel_of(record), eyes, (args.game, games), screen, words)
    if args.file == STDIN:
        projector.by_itself()
    elif screen.interactive and not screen.out.is_dumb_terminal:
        projector.by_key()
    else:
        projector.by_line()
    return 0


def reel_of(record: Record) -> Reel | ToldReel:
    """Replayed or, if our rules differ, as it was told."""
    game = game_of(record.header.game)
    return ToldReel(record, game) if has_other_rules(record.header, game) else Reel(record)


def _chosen(path: str, number: int) -> tuple[Record, int]:
    """The record asked for, and how many the file holds."""
    chosen, games = None, 0
    with opened(path) as file:
        for games, record in enumerate(records(file), 1):
            if games == number:
                chosen = record
    if chosen is None:
        raise Mistake("record-game", game=number, games=games)
    return chosen, games


class Projector:
    """Where in the game we are, and through whose eyes."""

    def __init__(
        self, reel: Reel | ToldReel, eyes: Eyes, game_of_games: tuple[int, int], screen: Screen, words: Words
    ) -> None:
        self.reel = reel
        self.eyes = eyes
        self.moment = 0
        self.game, self.games = game_of_games
        self.screen = screen
        self.words = words

    def by_itself(self) -> None:
        """The record came down the pipe that commands would come from: all of it, one moment after another."""
        for moment in range(self.reel.last + 1):
            self.moment = moment
            self._show()
            self.screen.say()

    def by_key(self) -> None:
        with keyboard() as keys:
            self._show_page("")
            while (wish := keys.wish()) != "leave":
                if wish == "help":
                    self.screen.out.print(self.words("cli-help-replay"), soft_wrap=True)
                    continue
                if wish:
                    self.obey(wish)
                self._show_page(keys.digits)

    def by_line(self) -> None:
        self._show()
        while (typed := self.screen.ask(self.words("cli-replay-prompt"))) is not None:
            wish = wish_of(typed if typed == "G" else typed.strip().lower())
            if wish == "leave":
                return
            if wish == "help":
                self.screen.out.print(self.words("cli-help-replay"), soft_wrap=True)
            elif self.obey(wish):
                self._show()
            else:
                self.screen.say(self.words("cli-replay-no-such-key", key=typed[:40]))
        self.screen.say()

    def obey(self, wish: str) -> bool:
        """Whether the wish meant anything."""
        last = self.reel.last
        moments = {"forward": self.moment + 1, "back": self.moment - 1, "home": 0, "end": last}
        if wish in moments:
            self.moment = max(0, min(last, moments[wish]))
        elif wish.isascii() and wish.isdecimal() and len(wish) < 9:
            self.moment = min(last, int(wish))
        elif wish == "seat":
            self.eyes = (self.eyes + 1) % self.reel.seats if isinstance(self.eyes, int) else 0
        elif wish in ("all", "screen"):
            self.eyes = "all" if wish == "all" else "screen"
        else:
            return False
        return True

    def _show_page(self, digits: str) -> None:
        self.screen.out.clear()
        self._show()
        self.screen.below(f"{self.words('cli-replay-keys')}  {digits}", style="dim")

    def _show(self) -> None:
        seat = self.eyes if isinstance(self.eyes, int) else None
        name = "" if seat is None else self.reel.words(self.words, seat).name(seat)
        eyes = {"seat": "one" if isinstance(self.eyes, int) else self.eyes, "name": name}
        place = {"game": str(self.game), "games": str(self.games), "step": self.moment, "last": self.reel.last}
        self.screen.say(self.words("cli-replay-where", **place, **eyes), style="bold")
        for part in self.reel.frame(self.moment, self.eyes, self.words):
            self.screen.say(part)
