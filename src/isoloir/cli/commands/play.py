"""`isoloir play`: one person against bots in a terminal."""

from __future__ import annotations

import os
import shlex
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from isoloir.bots import bot_of
from isoloir.bots.advice import advice
from isoloir.core import BrokenSave, Choice, Record, chance, has_other_rules
from isoloir.core.rulebook import facts_of
from isoloir.games import OUTSIDE, game_of
from isoloir.table.party.sitting import seated, with_faces

from ..answers import Menu
from ..arguments import Arguments, Number, add_game_options, name
from ..faces import Face, face_of
from ..mistakes import Mistake, said
from ..saves import OtherFormat, read_save, usual_place, write_privately, write_save
from ..screen import Screen
from ..seating import Seating
from ..setups import fields, game_and_setup, levels, named_game
from ..stories import decided
from ..turning import Turning
from ..watching import BeginAgain, Left, never, watched
from ..words import Words, tidy, victory


def add_arguments(arguments: Arguments) -> None:
    add_game_options(arguments)
    arguments.add_argument("--seat", type=Number("--seat", 1), default=1)
    arguments.add_argument("--name", type=name)
    arguments.add_argument("--resume", type=Path)
    arguments.add_argument("--record", type=Path)
    arguments.add_argument("--faces", action="store_true")
    arguments.add_argument("--watch", action="store_true")
    arguments.add_argument("--hints", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    try:
        return watched(args, screen, words, play) if args.watch else play(args, screen, words)
    except Left:
        return 0


def play(args: Namespace, screen: Screen, words: Words, changed: Callable[[], bool] = never) -> int:
    """`changed` is asked after each answer: whether the game has to begin again."""
    is_back = args.resume is not None and args.resume.exists()
    seating = _resumed(args) if is_back else _seated(args, words)
    place = args.resume or usual_place(seating.match.game.key, seating.recorder.header.commitment, os.environ)
    table = Table(seating, place, screen, words, changed, hints=args.hints)
    table.keep()
    if is_back:
        screen.say(words("cli-play-back", path=str(place)))
    try:
        table.play()
    except BeginAgain:
        place.unlink(missing_ok=True)
        raise
    except (Left, KeyboardInterrupt):
        table.say_where_the_save_is()
        raise
    if args.record is not None:
        write_privately(args.record, table.record(faces=args.faces).encode())
        screen.say(words("cli-play-recorded", path=str(args.record)))
    if args.resume is None:
        place.unlink(missing_ok=True)
    return 0


def _seated(args: Namespace, words: Words) -> Seating:
    if "apart" in fields(named_game(args.game)):
        args.option = [("apart", "true"), *args.option]
    game, setup = game_and_setup(args, words, words.cards)
    if args.seat > setup.seats:
        raise Mistake("seat", seat=args.seat, last=setup.seats)
    bots = list(levels(game, args.bots, setup.seats - 1))
    bots.insert(args.seat - 1, "")
    return Seating.new(game, setup, tuple(bots), args.seed, args.name or words("cli-player"))


def _resumed(args: Namespace) -> Seating:
    """A save keeps its own game, seats, seed and options."""
    try:
        saved = read_save(args.resume)
    except OtherFormat as why:
        raise Mistake("save-newer" if why.is_newer else "save-before-release", path=str(args.resume)) from None
    except BrokenSave:
        raise Mistake("save-broken", path=str(args.resume)) from None
    key, game = saved.header.game, game_of(saved.header.game)
    if args.game not in (None, key):
        raise Mistake("save-other-game", path=str(args.resume), game=key)
    if has_other_rules(saved.header, game):
        raise Mistake("save-other-rules", path=str(args.resume), version=saved.header.rules, ours=game.rules)
    for level in filter(None, saved.bots):
        bot_of(key, level)
    try:
        return Seating.resumed(saved)
    except BrokenSave:
        raise Mistake("save-broken", path=str(args.resume)) from None


class Table:
    """What one person sees and says from the first card to the last."""

    def __init__(
        self,
        seating: Seating,
        place: Path,
        screen: Screen,
        words: Words,
        changed: Callable[[], bool] = never,
        *,
        hints: bool = False,
    ) -> None:
        self.seating = seating
        self.changed = changed
        self.place = place
        self.screen = screen
        self.words = words.seated(seating.names, seating.seat, seating.match.setup.cards)
        self.face: Face = face_of(seating.match.game.key)
        self.hints = hints
        self.turning = Turning(screen, self.words, self.face)

    def keep(self) -> None:
        write_save(self.place, self.seating.save())

    def play(self) -> None:
        match = self.seating.match
        self._greet()
        while not match.is_over:
            self._tell()
            mine = self._choice()
            self.turning.asks(match, self.seating.seat)
            self.seating.choose(mine)
            self.keep()
            self.turning.show(match)
        self._tell()
        self._end()

    def _greet(self) -> None:
        self.screen.say(self.words.title(self.face.key), style="bold")
        self._explain(f"{self.face.key}-line")
        self.screen.say(self.words("cli-play-hint"), style="dim")
        if self.hints:
            self.screen.say(self.words("cli-play-hints"), style="dim")
        self.screen.say()

    def _tell(self) -> None:
        """What this seat has heard since it was last asked; never what another was told in private."""
        match, seat = self.seating.match, self.seating.seat
        for event in match.heard(seat):
            if (text := self.face.event(event, match.view(seat), self.words)) is not None:
                self.screen.say(text)

    def _choice(self) -> Choice | None:
        match, seat = self.seating.match, self.seating.seat
        if seat not in match.asks:
            return None
        view, question = match.view(seat), match.asks[seat]
        self.screen.below(self.face.board(view, self.words))
        self.screen.say()
        labels = [self.face.choice(view, question, option, self.words) for option in question.options]
        menu = Menu(question, labels)
        self._show_menu(self.face.question(view, question, self.words), menu)
        while (choice := self._answer(menu)) is None:
            pass
        return choice

    def _show_menu(self, asked: str, menu: Menu) -> None:
        self.screen.say(asked, style="bold")
        if not menu.speaks_for_itself:
            for key, label in zip(menu.keys, menu.labels, strict=True):
                self.screen.say(f"  {key:>2}  {label}")
        if menu.question.letters:
            self.screen.say(f"   …  {self.words('cli-play-own-line', letters=menu.question.letters)}")

    def _answer(self, menu: Menu) -> Choice | None:
        """None when they must be asked again."""
        typed = self.screen.ask(self._prompt(menu))
        if self.changed():
            raise BeginAgain
        match typed and typed.strip().casefold():
            case None if typed is None:
                self.screen.say()
                raise Left
            case "q":
                raise Left
            case "r":
                self._explain(f"{self.face.key}-rules")
            case "?":
                self._help(menu)
            case "h" if self.hints:
                self._advise(menu)
            case _:
                return self._read(menu, typed or "")
        return None

    def _advise(self, menu: Menu) -> None:
        """From the person's own view; its dice are neither the game's nor the bots'."""
        match, seat = self.seating.match, self.seating.seat
        view, question = match.view(seat), menu.question
        found = advice(match.game.key, view, question, chance(self.seating.bot_seed, "hint", match.pause))
        self.screen.say(self.words("hint-title" if found else "hint-none"), style="bold")
        for each in found:
            labels = [menu.labels[question.options.index(option)] for option in each.choice]
            self.screen.say(f"  {' · '.join(labels)} – {self.words(f'hint-{each.reason}', **each.facts)}")

    def _prompt(self, menu: Menu) -> str:
        if menu.speaks_for_itself and len(menu.keys) <= 12:
            return self.words("cli-play-prompt-options", offered=" ".join(menu.keys), keys=self._keys)
        return self.words("cli-play-prompt", take=menu.question.take, keys=self._keys)

    @property
    def _keys(self) -> str:
        return "? r h q" if self.hints else "? r q"

    def _read(self, menu: Menu, typed: str) -> Choice | None:
        try:
            return menu.read(typed)
        except Mistake as why:
            self.screen.say(said(why, self.words), style="yellow")
            return None

    def _help(self, menu: Menu) -> None:
        self._explain(f"{self.face.key}-help-{menu.question.what}")
        self.screen.say(self.words("cli-play-keys", take=menu.question.take))

    def _explain(self, message: str) -> None:
        """As this table plays: a text about the rules may ask for the options."""
        if self.words.has(message):
            facts = facts_of(self.seating.match.setup)
            self.screen.say(tidy(self.words(message, **facts)))

    def _end(self) -> None:
        match, words = self.seating.match, self.words
        self.screen.below(self.face.board(match.view(self.seating.seat), words))
        self.screen.say()
        won = "yes" if self.seating.seat in match.winners else "no"
        self.screen.say(words("cli-play-over", you=won, **victory(match.game, match.winners, match.setup.seats, words)))
        for text in decided(self.face, self.seating.story(), match.view(None), words):
            self.screen.say(text)

    def record(self, *, faces: bool) -> Record:
        """With the names and looks of this table only if the person wishes it: asked, or told beforehand."""
        made = self.seating.record()
        if not faces and self.screen.interactive:
            typed = self.screen.ask(self.words("cli-play-faces")) or ""
            faces = typed.strip().casefold()[:1] in ("y", "o")
        if not faces:
            return made
        names = map(self.words.name, range(made.header.seats))
        return with_faces(made, [replace(sat, name=name) for sat, name in zip(seated(made.header), names, strict=True)])

    def say_where_the_save_is(self) -> None:
        outside = OUTSIDE.get(self.face.key)
        brought = ["--my-games", outside.where] if outside and Path(outside.where).exists() else []
        command = shlex.join(["isoloir", "play", self.face.key, "--resume", str(self.place), *brought])
        self.screen.say()
        self.screen.out.print(self.words("cli-play-left", command=command), soft_wrap=True)
