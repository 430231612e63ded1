"""`isoloir learn`: a game learnt by playing its examples, one question after another."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from isoloir.bots import CHARACTERS
from isoloir.core import LANGUAGES, Came, Choice, Game, Match, Option, Scene
from isoloir.core.rulebook import Fact
from isoloir.core.scene import answered, came_of, comparisons, laid, rule_facts

from ..answers import Menu
from ..arguments import Arguments
from ..faces import face_of
from ..mistakes import Mistake, said
from ..screen import Screen
from ..setups import named_game
from ..watching import Left
from ..words import Words


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("game", nargs="?")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    game = named_game(args.game)
    scenes = [scene for scene in game.scenes if scene.lesson]
    screen.say(words.title(game.key), style="bold")
    if not scenes:
        screen.say(words("learn-none"))
        return 0
    screen.say(words("cli-learn-keys"), style="dim")
    at = 0
    try:
        while at < len(scenes):
            screen.below(words("learn-step", step=at + 1, count=len(scenes)), style="bold")
            at = max(0, at + Lesson(game, scenes[at], screen, words).play())
    except Left:
        return 0
    screen.below(words("learn-done"))
    screen.say(words("cli-learn-play", game=game.key), style="dim")
    return 0


class Lesson:
    """One scene, from what is told before it to why it came out so."""

    def __init__(self, game: Game[Any, Any], scene: Scene, screen: Screen, words: Words) -> None:
        self.scene, self.screen = scene, screen
        self.match: Match[Any] = laid(game, scene, LANGUAGES[words.lang].cards)
        others = iter(CHARACTERS)
        names = [words("learn-you") if seat == scene.seat else next(others) for seat in range(scene.seats)]
        self.words = words.seated(names, scene.seat, self.match.setup.cards)
        self.face, self.facts = face_of(game.key), rule_facts(self.match, scene)
        self.view, self.question = self.match.view(scene.seat), self.match.asks[scene.seat]

    def play(self) -> int:
        """How many scenes to go on; back is less than none."""
        key = f"{self.face.key}-scene-{self.scene.key}"
        self._say(key)
        self.screen.below(self.face.board(self.view, self.words))
        self.screen.say()
        choice = self._choice()
        if isinstance(choice, int):
            return choice
        after = answered(self.match, self.scene, choice)
        for event in after.heard(self.scene.seat):
            if (text := self.face.event(event, after.view(self.scene.seat), self.words)) is not None:
                self.screen.say(text)
        self.screen.below(self._came(came_of(self.match, after, self.scene.seat)), style="bold")
        self._say(f"{key}-why")
        self._compare(choice)
        return 1

    def _choice(self) -> Choice | int:
        labels = [self._label(option) for option in self.question.options]
        menu = Menu(self.question, labels)
        self.screen.say(self.face.question(self.view, self.question, self.words), style="bold")
        for key, label in () if menu.speaks_for_itself else zip(menu.keys, menu.labels, strict=True):
            self.screen.say(f"  {key:>2}  {label}")
        while True:
            typed = self.screen.ask(self.words("cli-learn-prompt", take=self.question.take))
            match typed and typed.strip().casefold():
                case None | "q":
                    raise Left
                case "n":
                    return 1
                case "b":
                    return -1
            try:
                return menu.read(typed or "")
            except Mistake as why:
                self.screen.say(said(why, self.words), style="yellow")

    def _compare(self, choice: Choice) -> None:
        others = [(option, came) for option, came in comparisons(self.match, self.scene) if [option] != [*choice]]
        if others:
            self.screen.say(self.words("learn-others"), style="bold")
        for option, came in others:
            self.screen.say("  " + self.words("rules-option", option=self._label(option), value=self._came(came)))

    def _label(self, option: Option) -> str:
        return self.face.choice(self.view, self.question, option, self.words)

    def _came(self, came: Came) -> str:
        own = f"{self.face.key}-came-{came.key}"
        return self.words(own if self.words.has(own) else "learn-came-points", **came.facts)

    def _say(self, message: str, **more: Fact) -> None:
        if self.words.has(message):
            self.screen.say(self.words(message, **self.facts, **more))
