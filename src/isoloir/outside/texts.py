"""The texts of a game from elsewhere: checked like everything a player reads, and spelled with the ids the house uses.

In its own file a game says `title`, `ask-bid` or `event-Sold`; here that becomes `<key>-title` and so on, so a game can
never put its words in the place of the house's or of another game's. A language that lacks a text gets it in the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor

from isoloir.core import LANGUAGES, IsoloirError
from isoloir.core.texts import can_be_shown, printable

from .bare import bare

Messages: TypeAlias = dict[str, ast.Message]

BEFORE = ("story", "error", "hint")
"""Ids that begin this way keep that word in front: `story-Won` becomes `story-<key>-Won`."""
LONGEST_FILE = 200_000
LONGEST_TEXT = 4_000


class BadTexts(IsoloirError):
    """Texts that cannot be shown: one sentence with the file and the line."""


class Written(NamedTuple):
    """One message as it stands in the author's file."""

    file: str
    line: int
    variables: frozenset[str]


class Texts(NamedTuple):
    ftl: str
    """For the terminal, in Fluent."""
    bare: str
    """For the page, in the short spelling of its own catalogues."""


def read_texts(key: str, files: Mapping[str, Path]) -> dict[str, Texts]:
    """For every language. A game without texts is called by its key."""
    own = {lang: _read(key, path) for lang, path in files.items()}
    usual = renamed(key, f'title = {key.replace("-", " ").capitalize()}\nline = {{ "" }}\n', "")
    return {lang: _made({**usual, **_all(own), **own.get(lang, {})}) for lang in LANGUAGES}


def _all(by_lang: Mapping[str, Messages]) -> Messages:
    """English before French, for a reader of neither."""
    return {name: message for lang in LANGUAGES for name, message in by_lang.get(lang, {}).items()}


def _made(messages: Messages) -> Texts:
    ftl = FluentSerializer().serialize(ast.Resource(list(messages.values())))
    return Texts(ftl, bare(messages))


def written(path: Path) -> dict[str, Written]:
    """A file's messages by the ids the author gave them."""
    text, found = path.read_text(encoding="utf-8-sig"), {}
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.Message) and entry.span:
            variables = re.findall(r"\$([A-Za-z][\w-]*)", text[entry.span.start : entry.span.end])
            line = text.count("\n", 0, entry.id.span.start if entry.id.span else 0) + 1
            found[entry.id.name] = Written(path.name, line, frozenset(variables))
    return found


def _read(key: str, path: Path) -> Messages:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as why:
        raise BadTexts(f"{path.name}: {why}") from None
    if len(text) > LONGEST_FILE:
        raise BadTexts(f"{path.name}: longer than {LONGEST_FILE} characters")
    for number, line in enumerate(text.splitlines(), 1):
        if not can_be_shown(line):
            raise BadTexts(f"{path.name}, line {number}: it holds characters that cannot be shown")
    return renamed(key, text, path.name)


def renamed(key: str, text: str, name: str) -> Messages:
    """Every message by the id the house knows it by."""
    resource = FluentParser(with_spans=True).parse(text)
    own = {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    found: Messages = {}
    for entry in resource.body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        for why in _objections(entry, own, found):
            raise BadTexts(f"{name}, line {line}: {why}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    renaming = Renaming(key, own)
    return {id_of(key, name): renaming.visit(entry) for name, entry in found.items()}


def _reason(junk: ast.Junk) -> str:
    said = junk.annotations[0].message if junk.annotations else "cannot be read"
    return f"{said}: {printable(' '.join((junk.content or '').split()))}"


def _objections(entry: ast.EntryType, own: set[str], before: Messages) -> Iterator[str]:
    """The pages read a small part of Fluent: texts, variables, choices by a variable, and other messages."""
    if isinstance(entry, ast.Junk):
        yield _reason(entry)
    if isinstance(entry, ast.Term):
        yield "terms are not known here; write the word where it stands"
    if not isinstance(entry, ast.Message):
        return
    if entry.id.name in before:
        yield f"{entry.id.name} is said twice"
    if entry.value is None or entry.attributes:
        yield f"{entry.id.name} must be a text without attributes"
    unreadable = Unreadable(own)
    unreadable.visit(entry)
    if unreadable.found:
        yield f"{entry.id.name} uses {unreadable.found[0]}, which the pages do not know"
    if unreadable.length > LONGEST_TEXT:
        yield f"{entry.id.name} is longer than {LONGEST_TEXT} characters"


class Unreadable(Visitor):
    """Visits a message and collects what a page could not read in it, and how long its texts are."""

    def __init__(self, own: set[str]) -> None:
        self.own = own
        self.found: list[str] = []
        self.length = 0

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's own spelling
        if node.id.name not in self.own:
            self.found.append(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.found.append(f"{node.id.name}()")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if not isinstance(node.selector, ast.VariableReference):
            self.found.append("a choice by something that is no variable")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.length += len(node.value)
        if any(sign in node.value for sign in "{|}¶"):
            self.found.append("one of { | } ¶")


class Renaming(Transformer):
    def __init__(self, key: str, own: set[str]) -> None:
        self.key = key
        self.own = own

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - the visitor's own spelling
        node.id.name = id_of(self.key, node.id.name)
        self.generic_visit(node)
        return node

    def visit_MessageReference(self, node: ast.MessageReference) -> ast.MessageReference:  # noqa: N802
        if node.id.name in self.own:
            node.id.name = id_of(self.key, node.id.name)
        return node


def id_of(key: str, name: str) -> str:
    first, _, rest = name.partition("-")
    return f"{first}-{key}-{rest}" if first in BEFORE and rest else f"{key}-{name}"
