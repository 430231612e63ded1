"""The part of a report about options, cards, words, phrases and laws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import TypeAlias

from isoloir.content.messages import Catalogue

from ..laws import Fate
from . import plots
from .estimates import wilson
from .labels import label, question
from .numbers import Numbers
from .rows import Count
from .said import ratio
from .variant import Variant

MOST_DRAWN = 20

Ranked: TypeAlias = Sequence[tuple[str, Count]]


def options(variant: Variant, name: str, numbers: Numbers, words: Catalogue) -> Iterator[str]:
    """A chapter a question or kind of thing: what was chosen most, what never, and all of it in numbers."""
    for what, counts in numbers.counts.items():
        title = words.say("lab-report-options", variant=name, what=question(variant, what, words))
        yield f"<h2>{escape(title)}</h2>"
        ranked = sorted(counts.items(), key=lambda each: (-each[1].chosen / each[1].offered, each[0]))
        yield from _drawn(variant, what, ranked, words)
        for key, named in (("dead", numbers.dead), ("dominated", numbers.dominated)):
            if what in named:
                never = ", ".join(label(variant, what, option, words) for option in named[what])
                yield f"<p>{escape(words.say(f'lab-report-{key}', options=never))}</p>"
        yield _laws(variant, ranked, numbers.laws, words) if what == "law" else _counts(variant, what, ranked, words)


def _drawn(variant: Variant, what: str, ranked: Ranked, words: Catalogue) -> Iterator[str]:
    """If there are more than can be drawn, those that were chosen often rather than the lucky ones."""
    if len(ranked) < 2:
        return
    shown = list(ranked)
    if len(shown) > MOST_DRAWN:
        shown = sorted(shown, key=lambda each: (-_interval(each[1])[0], each[0]))[:MOST_DRAWN]
        yield f"<p>{escape(words.say('lab-report-most', options=MOST_DRAWN, all=len(ranked)))}</p>"
    bars = [
        plots.Bar(label(variant, what, option, words), count.chosen / count.offered, *_interval(count))
        for option, count in shown
    ]
    yield plots.picks(bars, words.say)


def _interval(count: Count) -> tuple[float, float]:
    return wilson(count.chosen / count.offered, count.offered)


def _counts(variant: Variant, what: str, ranked: Ranked, words: Catalogue) -> str:
    """Words and phrases are the table's choice: nobody looks at them in hindsight."""
    columns = ("option", "offered", "chosen", "won", "best")
    rows = [
        (
            label(variant, what, option, words), str(count.offered), str(count.chosen),
            ratio(count.won, count.voters, words), ratio(count.best, count.tried, words),
        )
        for option, count in ranked
    ]  # fmt: skip
    shown = len(columns) if any(count.tried for _, count in ranked) else -1
    return _table(columns[:shown], [row[:shown] for row in rows], words)


def _laws(variant: Variant, ranked: Ranked, fates: dict[str, Fate], words: Catalogue) -> str:
    """The law table of Démocrazy; blank cards have no fate of their own."""
    rows = [
        (
            label(variant, "law", law, words), str(count.offered), str(count.chosen),
            ratio(count.won, count.voters, words), ratio(fate.idle, fate.judged, words), str(fate.ended),
        )
        for law, count in ranked
        for fate in (fates.get(law, Fate()),)
    ]  # fmt: skip
    how = f"<p>{escape(words.say('lab-report-laws-how'))}</p>"
    return how + _table(("law", "voted", "adopted", "yes", "idle", "ended"), rows, words)


def _table(columns: Sequence[str], rows: Sequence[Sequence[str]], words: Catalogue) -> str:
    heads = "".join(f"<th>{escape(words.say(f'lab-column-{key}'))}</th>" for key in columns)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    summary = escape(words.say("lab-report-all"))
    return f"<details><summary>{summary}</summary><table><tr>{heads}</tr>{body}</table></details>"
