"""One game of the bench: everybody who is asked is asked at once, and no answer can break the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from isoloir.bots import bot_of
from isoloir.core import Ask, Choice, Match, Recorder, Seat, name_of_bot
from isoloir.core.ballot import Chooser
from isoloir.core.standing import shares

from .agents import Agent
from .tables import EDITION, BenchTable

Told: TypeAlias = Callable[[Match[Any], Seat, Sequence[str]], dict[str, Any]]
"""What a terminal would show a seat, in words: at its question, or before the first one."""


def play(table: BenchTable, seed: str, i: int, agents: Sequence[Agent], name: str, told: Told) -> bytes:
    """The record."""
    game, setup, mine = table.rules, table.setup, table.mine(i)
    shuffle, names = table.shuffle(seed, i), names_at(table, i, name)
    match = Match.new(game, setup, shuffle.dice)
    recorder = Recorder.of(match, shuffle, names)
    seated = dict(zip(mine, agents, strict=True))
    for seat, agent in seated.items():
        agent.hear(_table(table, i, seat, names, told(match, seat, names)))
    heard: dict[Seat, list[Any]] = {seat: [*match.heard(seat)] for seat in mine}
    while asks := match.asks:
        for seat in asks.keys() & seated.keys():
            seated[seat].ask(
                _question(match, seat, heard[seat], told(match, seat, names)), match.view(seat), asks[seat]
            )
            heard[seat] = []
        choices, by = _choices(match, table, seed, i, seated)
        match.step(choices)
        recorder.wrote(asks, choices, match.told, by)
        for seat in mine:
            heard[seat] += match.heard(seat)
    won = shares(match.winners, game.teams(setup.seats))
    for seat, agent in seated.items():
        over = {"winners": match.winners, "scores": match.scores, "share": won[seat], "heard": heard[seat]}
        agent.hear(_plain({"type": "over", **over}))
    return recorder.record(match).encode()


def names_at(table: BenchTable, i: int, name: str) -> tuple[str, ...]:
    mine = table.mine(i)
    return tuple(name if seat in mine else name_of_bot(table.others) for seat in range(table.seats))


def _choices(
    match: Match[Any], table: BenchTable, seed: str, i: int, seated: dict[Seat, Agent]
) -> tuple[dict[Seat, Choice], dict[Seat, Chooser]]:
    choices: dict[Seat, Choice] = {}
    by: dict[Seat, Chooser] = {}
    for seat, question in match.asks.items():
        if seat in seated:
            said = seated[seat].answer()
            choices[seat] = mended(said, question)
            if list(choices[seat]) != (said if isinstance(said, list) else [said]):
                by[seat] = "auto"
        else:
            choices[seat], by[seat] = of_the_house(match, table, seed, i, seat), "bot"
    return choices, by


def of_the_house(match: Match[Any], table: BenchTable, seed: str, i: int, seat: Seat) -> Choice:
    bot = bot_of(table.game, table.others)
    return bot(match.view(seat), match.asks[seat], table.dice(seed, i, seat, match.pause))


def mended(said: Any, question: Ask[Any]) -> tuple[Any, ...]:
    """What was offered stays, once; what is missing is made up by the first options."""
    given = said if isinstance(said, list) else [said]
    known = {(type(option), option): option for option in question.options}
    kept = [known[type(each), each] for each in given if isinstance(each, int | str) and (type(each), each) in known]
    return tuple(dict.fromkeys([*kept, *question.options]))[: question.take]


def _table(table: BenchTable, i: int, seat: Seat, names: Sequence[str], told: dict[str, Any]) -> dict[str, Any]:
    setup = {"game": table.game, "seats": table.seats, "options": table.setup.options, "cards": table.setup.cards}
    partners = [other for team in table.rules.teams(table.seats) if seat in team for other in team if other != seat]
    return _plain(
        {"type": "table", "bench": EDITION, "table": table.name, "number": i, **setup}
        | {"seat": seat, "partners": partners, "names": names, "rulebook": told["rulebook"]}
    )


def _question(match: Match[Any], seat: Seat, heard: list[Any], told: dict[str, Any]) -> dict[str, Any]:
    question = match.asks[seat]
    asked = {"what": question.what, "options": question.options, "take": question.take}
    shown = {"view": match.view(seat), "heard": heard, "shown": told["shown"], "labels": told["labels"]}
    return _plain({"type": "ask", "seat": seat, "pause": match.pause, **asked, **shown})


def _plain(value: dict[str, Any]) -> dict[str, Any]:
    """As JSON has it."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return plain
