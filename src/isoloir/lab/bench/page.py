"""The results as a page, which opens from disk: agents side by side at each table, and what wasn't counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from isoloir.content.messages import Catalogue

from ..study.estimates import Estimate
from ..study.report import STYLE
from ..study.said import figure, percent
from .tables import EDITION, TABLES, BenchTable
from .verdict import Verdict, Verdicts


def page(found: Sequence[Verdicts], words: Catalogue) -> str:
    title = escape(words.say("lab-bench-title", edition=str(EDITION)))
    body = "".join((f"<h1>{title}</h1><p>{escape(words.say('lab-bench-how'))}</p>", *_parts(found, words)))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    head += f"<style>{STYLE.replace('main { display: none }', '')}</style>"
    return f'<!doctype html><html lang="{words.lang}"><head>{head}</head><body>{body}</body></html>\n'


def _parts(found: Sequence[Verdicts], words: Catalogue) -> Iterator[str]:
    for table in TABLES:
        rows = [(each.agent, verdict) for each in found for verdict in each.tables if verdict.table == table.name]
        if rows:
            yield f"<h2>{table.name}</h2><table>{_heads(table, words)}"
            yield "".join(f"<tr><td>{escape(agent)}</td>{_cells(verdict, words)}</tr>" for agent, verdict in rows)
            yield "</table>"
    for each in found:
        for fault in (fault for verdict in each.tables for fault in verdict.faults):
            yield f"<p>{escape(words.say('lab-bench-fault', agent=each.agent, fault=fault))}</p>"


def _heads(table: BenchTable, words: Catalogue) -> str:
    fair = f" ({words.say('lab-bench-fair')}: {percent(table.fair, words)})"
    names = [words.say(f"lab-bench-{head}") for head in ("agent", "games", "share", "measures", "mended")]
    names[2] += fair
    return '<tr class="heads">' + "".join(f"<th>{escape(name)}</th>" for name in names) + "</tr>"


def _cells(verdict: Verdict, words: Catalogue) -> str:
    share = "–" if verdict.share is None else said(verdict.share, words)
    measured = [f"{words.say(f'lab-bench-{name}')} {said(value, words)}" for name, value in verdict.measures.items()]
    cells = (str(verdict.games), share, "\n".join(measured), str(verdict.mended))
    return "".join(f'<td class="n">{escape(cell).replace(chr(10), "<br>")}</td>' for cell in cells)


def said(value: Estimate, words: Catalogue) -> str:
    mean = percent(value.mean, words)
    if value.low is None or value.high is None:
        return mean
    return f"{mean} ({figure(100 * value.low, words, '.0f')}–{figure(100 * value.high, words, '.0f')})"
