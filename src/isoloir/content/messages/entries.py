"""Messages by their ids, taken apart from their files at once and parsed one by one, when they are said.

Parsing a whole catalogue to say its title took longer than everything else a short command does.
"""

from __future__ import annotations

import re
from textwrap import dedent
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

START = re.compile(r"^(?=[A-Za-z][A-Za-z0-9_-]*\s*=)", re.MULTILINE)
HEAD = re.compile(r"([A-Za-z][A-Za-z0-9_-]*)\s*=[ ]*")
COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
PLACEABLE = re.compile(r"\{\s*\$([A-Za-z][A-Za-z0-9_-]*)\s*\}")
REFERENCE = re.compile(r"\{\s*([A-Za-z][A-Za-z0-9_-]*)\s*\}")


class Entries:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._bundle: FluentBundle | None = None

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def add(self, text: str) -> None:
        for source in START.split(COMMENT.sub("", text)):
            if head := HEAD.match(source):
                self._sources[head[1]] = source

    def drop(self, *starts: str) -> None:
        self._sources = {name: source for name, source in self._sources.items() if not name.startswith(starts)}
        self._bundle = None

    def say(self, message: str, arguments: dict[str, Any]) -> str:
        source = self._sources[message]
        plain = plainly(source, arguments)
        return self._in_fluent(message, arguments) if plain is None else plain

    def _in_fluent(self, message: str, arguments: dict[str, Any]) -> str:
        bundle = self._parsed(message)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"message {message!r} in {self.lang} is empty")
        text, faults = bundle.format_pattern(pattern, arguments)
        if faults:
            raise LookupError(f"message {message!r} in {self.lang}: {faults[0]}")
        return str(text)

    def _parsed(self, message: str) -> FluentBundle:
        """Fluent is loaded when the first message needs it, and given each message with those it names."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        wanted = [message]
        while wanted:
            name = wanted.pop()
            if name in self._sources and not self._bundle.has_message(name):
                self._bundle.add_resource(FluentResource(self._sources[name]))
                wanted += REFERENCE.findall(self._sources[name])
        return self._bundle


def plainly(source: str, arguments: dict[str, Any]) -> str | None:
    """A text with nothing but texts to fill in, said without Fluent; None for any other."""
    body = HEAD.sub("", source, count=1)
    names = PLACEABLE.findall(body)
    if body.count("{") != len(names) or "}" in PLACEABLE.sub("", body):
        return None
    if not all(isinstance(arguments.get(name), str) for name in names):
        return None
    first, newline, rest = body.partition("\n")
    text = f"{first}\n{dedent(rest)}" if first.strip() and newline else first or dedent(rest)
    return PLACEABLE.sub(lambda found: arguments[found[1]], text.strip("\n").rstrip())
