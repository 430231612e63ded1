"""`isoloir rules`: the whole rules of a game, as a table with these seats and options plays them."""

from __future__ import annotations

from argparse import Namespace

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from isoloir.bots import CHARACTERS
from isoloir.bots.told import a_round
from isoloir.core.rulebook import Chapter

from ..arguments import Arguments, Number, option
from ..faces import face_of
from ..rulebooks import Book
from ..screen import Screen
from ..setups import game_and_setup
from ..words import Words

INDENT = (0, 0, 0, 2)


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("game", nargs="?")
    arguments.add_argument("--seats", type=Number("--seats", 1))
    arguments.add_argument("--option", type=option, action="append", default=[])
    arguments.set_defaults(cards=None)


def run(args: Namespace, screen: Screen, words: Words) -> int:
    game, setup = game_and_setup(args, words, words.cards)
    book = Book(game, setup, words)
    screen.say(words.title(game.key), style="bold")
    screen.say(words("rules-for", seats=setup.seats))
    if not book.rules.chapters:
        _lines(book.in_a_minute(), screen)
    _round(book, screen, words)
    for number, chapter in enumerate(book.rules.chapters, 1):
        _chapter(number, chapter, book, screen)
    _options(book, screen, words)
    return 0


def _round(book: Book, screen: Screen, words: Words) -> None:
    face, told = face_of(book.game.key), words.seated([*CHARACTERS][: book.setup.seats], None, book.setup.cards)
    screen.below(words("rules-round"), style="bold")
    for view, heard in a_round(book.game.key, book.setup):
        for text in filter(None, (face.event(event, view, told) for event in heard)):
            screen.say(Padding(Text(text), INDENT))


def _chapter(number: int, chapter: Chapter, book: Book, screen: Screen) -> None:
    screen.below(f"{number}. {book.title(chapter)}", style="bold")
    _lines(book.paragraphs(chapter), screen)
    if chapter.table:
        table = Table(*book.heads(chapter), box=None, padding=(0, 2, 0, 0))
        for row in chapter.table:
            table.add_row(*map(book.cell, row))
        screen.say(Padding(table, INDENT))
    for example in chapter.examples:
        cards = " ".join(f"[{card}]" for card in book.cards(example))
        screen.say(Padding(Text(f"{cards} {book.example(example)}".strip(), style="italic"), INDENT))
    for sort, cards_of in chapter.deck.items():
        screen.say(Padding(Text(book.cell(sort), style="bold"), INDENT))
        for card in cards_of:
            screen.say(Padding(Text(book.printed(card)), INDENT))


def _lines(lines: list[str], screen: Screen) -> None:
    for line in lines:
        item = line.removeprefix("- ")
        screen.say(Padding(Text(f"· {item}"), INDENT) if item != line else Text(line))


def _options(book: Book, screen: Screen, words: Words) -> None:
    settled = list(book.options())
    if settled:
        screen.below(words("rules-table"), style="bold")
    for label, value, changed in settled:
        mark = words("rules-changed") if changed else ""
        said = words("rules-option", option=label, value=value)
        screen.say(Padding(Text(f"· {said} {mark}".rstrip(), style="bold" if changed else ""), INDENT))
