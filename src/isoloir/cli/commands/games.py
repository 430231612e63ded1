"""`isoloir games`: the games of the house, or one of them with its rules and options."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from isoloir.core import Game
from isoloir.core.rulebook import facts_of
from isoloir.games import all_games, game_of

from ..arguments import Arguments
from ..screen import Screen
from ..setups import fields, usual_seats, values
from ..words import Words, tidy


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("game", nargs="?")
    arguments.add_argument("--json", action="store_true")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    if args.json:
        told = [_facts(game, words) for game in ([game_of(args.game)] if args.game else all_games().values())]
        screen.json(told[0] if args.game else told)
    elif args.game is None:
        screen.say(_list(words))
        screen.below(words("cli-games-more"))
    else:
        _one(game_of(args.game), screen, words)
    return 0


def _facts(game: Game[Any, Any], words: Words) -> dict[str, Any]:
    """For programs: what the list says, and the schema of each option."""
    return {
        "game": game.key,
        "title": words.title(game.key),
        "line": " ".join(_known(words, f"{game.key}-line")),
        "seats": [*game.seats],
        "minutes": [game.minutes[0], game.minutes[-1]],
        "rules": game.rules,
        "options": msgspec.json.schema_components([game.options])[1][game.options.__name__]["properties"],
    }


def _list(words: Words) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words("cli-games-key"), style="bold", no_wrap=True)
    table.add_column(words("cli-games-seats"), no_wrap=True)
    table.add_column(words("cli-games-minutes"), no_wrap=True)
    table.add_column(words("cli-games-line"))
    for game in all_games().values():
        line = Text("\n".join((words.title(game.key), *_known(words, f"{game.key}-line"))))
        table.add_row(game.key, _span(game.seats), words("cli-minutes", span=_span(game.minutes)), line)
    return table


def _one(game: Game[Any, Any], screen: Screen, words: Words) -> None:
    screen.say(words.title(game.key), style="bold")
    facts = facts_of(game.setup(usual_seats(game)))
    for rules in _known(words, f"{game.key}-rules", **facts):
        screen.say(tidy(rules))
    if fields(game):
        screen.below(words("cli-games-options"), style="bold")
    for name, field in fields(game).items():
        usual = getattr(game.options(), name)
        screen.say(f"  --option {name}={_typed(usual)}  ({values(field.type, words)})")
        about = _known(words, f"{game.key}-option-{name}", f"{game.key}-option-{name}-hint")
        if about:
            screen.say(Padding(Text(" · ".join(about)), (0, 0, 0, 6)))


def _typed(usual: Any) -> str:
    """The default, as one would type it."""
    return str(usual).lower() if isinstance(usual, bool) else str(usual) if isinstance(usual, str | int) else "…"


def _known(words: Words, *messages: str, **facts: str | int) -> list[str]:
    """A room may be played before all its texts are written."""
    return [words(message, **facts) for message in messages if words.has(message)]


def _span(numbers: range) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}"
