"""The words of one reader: a language, the names at the table, and whose eyes are reading."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from isoloir.content.messages import catalogue
from isoloir.core import LANGUAGES, Game, Seat, level_of_bot
from isoloir.core.languages import FALLBACK, language_of
from isoloir.core.texts import steady
from isoloir.games import GAMES

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
LONGEST = 600
LONGEST_NAME = 24


class Words:
    """`words(id, **arguments)` is the message in the reader's language."""

    def __init__(self, lang: str, names: Sequence[str] = (), me: Seat | None = None, cards: str | None = None) -> None:
        self.lang = lang
        self.cards = cards or LANGUAGES[lang].cards
        """The language of the cards on the table."""
        self.me = me
        """The reader's seat, if they have one."""
        self._names = tuple(clean(name)[:LONGEST_NAME] for name in names)
        self._catalogue = catalogue(lang)

    def __call__(self, message: str, /, **arguments: Any) -> str:
        given = {**_facts(message), **arguments}
        return self._catalogue.say(message, **{name: _short(value) for name, value in given.items()})

    def has(self, message: str) -> bool:
        return self._catalogue.has(message)

    def title(self, game: str) -> str:
        """What a game is called; its key until its title is written."""
        return self(f"{game}-title") if self.has(f"{game}-title") else game

    def name(self, seat: Seat) -> str:
        """What the person or bot at a seat is called; a bot gets a first name by its seat."""
        name = self._names[seat] if seat < len(self._names) else ""
        if name and level_of_bot(name) is None:
            return name
        first_names = self("cli-first-names").split()
        return first_names[seat % len(first_names)]

    @property
    def seats(self) -> int:
        return len(self._names)

    def you_or_name(self, seat: Seat) -> str:
        """For tables and lists; sentences use the name and the argument `you`."""
        return self("cli-you") if seat == self.me else self.name(seat)

    def joined(self, seats: Iterable[Seat]) -> str:
        names = [self.name(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self("cli-and", first=", ".join(names[:-1]), last=names[-1])

    def seated(self, names: Sequence[str], me: Seat | None, cards: str) -> Words:
        """The same language at a table."""
        return Words(self.lang, names, me, cards)


def _facts(message: str) -> dict[str, Any]:
    """What the rules of a game count to, for all that is said about it."""
    found = (game for key, game in GAMES.items() if message.startswith(f"{key}-"))
    return next((dict(game.rule_facts()) for game in found), {})


def _short(value: Any) -> Any:
    """Fluent doesn't take longer text, and nobody reads more in a line."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def clean(text: str) -> str:
    """Without what could steer a terminal; lines may end."""
    return steady(text, keep="\n")


def tidy(text: str) -> str:
    """Without the lines that a text leaves empty at this table."""
    return "\n".join(line for line in map(_squeezed, text.splitlines()) if line)


def _squeezed(line: str) -> str:
    return re.sub(" {2,}", " ", line).strip(" ")


def language(environment: Mapping[str, str]) -> str:
    """The first locale variable that is set decides, as everywhere on the system."""
    for variable in LOCALE_VARIABLES:
        if value := environment.get(variable, ""):
            return language_of(value)
    return FALLBACK


def victory(game: Game[Any, Any], winners: Sequence[Seat], seats: int, words: Words) -> dict[str, str | int]:
    """Who has won, how many, and whether they share it or won as partners."""
    shared = "yes" if game.shared(winners, seats) else "no"
    return {"winners": words.joined(winners), "count": len(winners), "shared": shared}
