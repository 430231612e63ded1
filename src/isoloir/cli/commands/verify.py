"""`isoloir verify`: plays recorded games again and says where they differ from what they claim."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from isoloir.core import Difference, Game, Record, faults, has_other_rules
from isoloir.games import all_games

from ..arguments import Arguments, required
from ..mistakes import Mistake, said
from ..records import opened, records
from ..screen import Screen
from ..words import Words

GOOD, DIFFERS, UNREADABLE = 0, 1, 2
LONGEST = 70
"""Letters of a claim that still help a reader; the line itself says the rest."""


def add_arguments(arguments: Arguments) -> None:
    arguments.add_argument("file", nargs="?")


def run(args: Namespace, screen: Screen, words: Words) -> int:
    verdicts: list[int] = []
    with opened(required(args.file, "FILE")) as file:
        try:
            for number, record in enumerate(records(file), 1):
                verdicts.append(_verdict(number, record, screen, words))
        except Mistake as why:
            screen.complain(words("cli-refused", why=said(why, words)))
            verdicts.append(UNREADABLE)
    bad = verdicts.count(DIFFERS)
    if bad:
        screen.say(words("cli-verify-bad", bad=bad, games=len(verdicts)))
    elif UNREADABLE not in verdicts:
        screen.say(words("cli-verify-good", games=len(verdicts)))
    return DIFFERS if bad else max(verdicts)


def _verdict(number: int, record: Record, screen: Screen, words: Words) -> int:
    """The first difference says where; all that follows from it would only hide that."""
    where = {"game": str(number), "line": str(record.first_line)}
    game = all_games().get(record.header.game)
    if game is None:
        screen.complain(words("cli-verify-unknown-game", **where, name=record.header.game))
        return UNREADABLE
    for first in faults(record, game):
        where["line"] = str(first.line)
        screen.complain(words("cli-verify-difference", **where, what=_said(first, words)))
        return DIFFERS
    if has_other_rules(record.header, game):
        screen.complain(_other(record, game, where, words))
        return UNREADABLE
    return GOOD


def _other(record: Record, game: Game[Any, Any], where: dict[str, str], words: Words) -> str:
    name = words.title(game.key)
    if game.plays(record.header.rules):
        return words("cli-verify-newer-words", **where, name=name)
    return words("cli-verify-other-rules", **where, version=record.header.rules, ours=game.rules, name=name)


def _said(difference: Difference, words: Words) -> str:
    known = f"cli-verify-{difference.key}"
    what = words(known if words.has(known) else "cli-verify-other")
    claimed, found = difference.claimed, difference.found
    if claimed and found and max(len(claimed), len(found)) <= LONGEST:
        return words("cli-verify-says", what=what, claimed=claimed, found=found)
    return what
