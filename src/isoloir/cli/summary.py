"""What a simulation found, as tables for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from isoloir.games import game_of
from isoloir.lab.simulate import Study
from isoloir.lab.tally import Spread, Tally

from .words import Words


def as_plain(study: Study, tally: Tally) -> dict[str, Any]:
    """One object; the same study gives the same."""
    summary = {
        "game": study.game,
        "games": tally.games,
        "seed": study.seed,
        "seats": study.seats,
        "options": study.options,
        "cards": study.cards,
        "bots": study.bots,
        "by_seat": [_seat_row(study, tally, seat) for seat in range(study.seats)],
        "by_bot": {level: _bot_row(study, tally, level) for level in dict.fromkeys(study.bots)},
        "shared": tally.shared,
        "pauses": _spread(tally.pauses, tally.games),
        "decisions": _spread(tally.decisions, tally.games),
        "events_per_game": {name: per_game(count, tally) for name, count in _events(study, tally)},
    }
    if tally.laws:
        summary["laws"] = dict(sorted(tally.laws.items()))
    return summary


def _seat_row(study: Study, tally: Tally, seat: int) -> dict[str, Any]:
    score = _spread(tally.scores[seat], tally.games)
    return {"seat": seat, "bot": study.bots[seat], "wins": tally.wins[seat], "score": score}


def _bot_row(study: Study, tally: Tally, level: str) -> dict[str, Any]:
    seats = [seat for seat, bot in enumerate(study.bots) if bot == level]
    score = sum((tally.scores[seat] for seat in seats), Spread())
    chairs = tally.games * len(seats)
    return {"chairs": chairs, "wins": sum(tally.wins[seat] for seat in seats), "score": _spread(score, chairs)}


def _spread(spread: Spread, count: int) -> dict[str, Any]:
    return {"mean": round(spread.total / count, 4), "least": spread.least, "most": spread.most}


def per_game(count: int, tally: Tally) -> float:
    return round(count / tally.games, 4)


def _events(study: Study, tally: Tally) -> Iterator[tuple[str, int]]:
    """In the room's own order, and 0 for what never happened."""
    for event in game_of(study.game).events:
        yield event.__name__, tally.events.get(event.__name__, 0)


def as_tables(study: Study, tally: Tally, words: Words) -> Iterator[RenderableType]:
    title = words.title(study.game)
    yield Text(words("cli-simulate-title", games=tally.games, game=title, seed=study.seed), style="bold")
    yield ""
    yield _wins(study, tally, words)
    yield ""
    yield _lengths(tally, words)
    yield words("cli-simulate-shared", shared=tally.shared, share=_percent(tally.shared, tally.games, words))
    yield ""
    yield _event_table(study, tally, words)
    if tally.laws:
        yield ""
        yield _law_table(tally, words)


def _wins(study: Study, tally: Tally, words: Words) -> Table:
    table = _table(words, "cli-simulate-who", "cli-simulate-wins", "", "cli-simulate-score", "cli-simulate-range")
    for seat, level in enumerate(study.bots):
        row = _seat_row(study, tally, seat)
        table.add_row(words("cli-simulate-seat", seat=str(seat + 1), bot=level), *_cells(row, tally.games, words))
    table.add_section()
    for level in dict.fromkeys(study.bots):
        row = _bot_row(study, tally, level)
        table.add_row(words("cli-simulate-bot", bot=level), *_cells(row, row["chairs"], words))
    return table


def _cells(row: dict[str, Any], chairs: int, words: Words) -> tuple[str, str, str, str]:
    score = row["score"]
    span = words("cli-simulate-span", least=str(score["least"]), most=str(score["most"]))
    return str(row["wins"]), _percent(row["wins"], chairs, words), _decimal(score["mean"], words), span


def _lengths(tally: Tally, words: Words) -> Table:
    table = _table(words, "cli-simulate-length", "cli-simulate-mean", "cli-simulate-range")
    for message, spread in (("cli-simulate-pauses", tally.pauses), ("cli-simulate-decisions", tally.decisions)):
        span = words("cli-simulate-span", least=str(spread.least), most=str(spread.most))
        table.add_row(words(message), _decimal(spread.total / tally.games, words), span)
    return table


def _event_table(study: Study, tally: Tally, words: Words) -> Table:
    table = _table(words, "cli-simulate-events", "cli-simulate-per-game", "cli-simulate-total")
    for name, count in _events(study, tally):
        table.add_row(name, _decimal(count / tally.games, words), str(count))
    return table


def _law_table(tally: Tally, words: Words) -> Table:
    """The least adopted first; what changed nothing is a share of the games in which it could have."""
    columns = ("proposed", "adopted", "idle", "ended")
    table = _table(words, "cli-simulate-laws", *(f"cli-simulate-laws-{column}" for column in columns))
    for law, fate in sorted(tally.laws.items(), key=lambda each: (each[1].adopted / each[1].proposed, each[0])):
        idle = _percent(fate.idle, fate.judged, words) if fate.judged else "–"
        table.add_row(law, str(fate.proposed), _percent(fate.adopted, fate.proposed, words), idle, str(fate.ended))
    return table


def _table(words: Words, first: str, *rest: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(words(first), min_width=22)
    for message in rest:
        table.add_column(words(message) if message else "", justify="right")
    return table


def _decimal(number: float, words: Words) -> str:
    return words("cli-decimal", number=round(number, 2))


def _percent(part: int, whole: int, words: Words) -> str:
    return words("cli-percent", number=round(100 * part / whole, 1))
