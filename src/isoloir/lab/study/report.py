"""The report: one HTML file that opens from disk, in both languages, and the same numbers as JSON beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

import msgspec

from isoloir.content.messages import Catalogue, catalogue
from isoloir.core import LANGUAGES

from . import plots
from .differences import Comparison, Difference
from .estimates import Estimate
from .labels import name as name_of
from .labels import title as title_of
from .numbers import Numbers
from .report_options import options
from .run import Findings
from .said import value
from .variant import Variant

ORDER = (
    "pauses", "minutes", "decisions", "options", "forced", "seat-advantage", "lead-changes", "settled", "drama",
    "comeback", "shared", "agency-novice", "agency-regular", "agency-expert", "luck", "pivotality", "hindsight",
    "coordination", "partners", "secrecy",
)  # fmt: skip
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #111 }
body { background: #fff }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #bbb; vertical-align: top }
td.n { font-variant-numeric: tabular-nums; white-space: nowrap }
small, .quiet { color: #555 }
.plot { overflow-x: auto }
.plot svg { max-width: 100%; min-width: 32rem; height: auto }
code { background: #eee; padding: .1rem .3rem; overflow-wrap: anywhere }
code span { display: inline-block; max-width: 100% }
.certain { font-weight: 700 }
input[name=lang] { margin: 0 .3rem 0 1rem }
main { display: none }
#fr:checked ~ main[lang=fr], #en:checked ~ main[lang=en] { display: block }
@media print { input, label { display: none } }
@media (max-width: 40rem) {
  tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid #bbb }
  th, td { flex: 1; min-width: 0; overflow-wrap: anywhere; border: 0; box-sizing: border-box }
  th:not(:first-child) { font-size: .8rem }
  th:first-child, td:first-child { flex: 1 0 100% }
  td.n { white-space: normal }
  tr.heads { position: sticky; top: 0; background: #fff }
  tr.heads th:empty { display: none }
}
"""


def as_json(findings: Findings, command: str) -> bytes:
    """The same study gives the same bytes."""
    whole = {"isoloir-study": 2, "command": command, **msgspec.structs.asdict(findings)}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"


def as_html(findings: Findings, command: str, lang: str) -> str:
    switch = "".join(
        f'<input type="radio" name="lang" id="{each}"{" checked" if each == lang else ""}>'
        f'<label for="{each}" lang="{each}">{catalogue(each).say("lab-language")}</label>'
        for each in LANGUAGES
    )
    pages = "".join(
        f'<main lang="{each}">{"".join(_page(findings, command, catalogue(each)))}</main>' for each in LANGUAGES
    )
    title = escape(_titles(findings.variants, catalogue(lang)))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f"<head>{head}<style>{STYLE}</style></head><body>{switch}{pages}</body>"
    return f'<!doctype html><html lang="{lang}">{body}</html>\n'


def _page(findings: Findings, command: str, words: Catalogue) -> Iterator[str]:
    variants = findings.variants
    names = [name_of(variant, variants, words) for variant in variants]
    yield f"<h1>{_say(words, 'lab-report-title', games=_titles(variants, words))}</h1>"
    yield _summary(names, findings, words)
    yield plots.leads(names, findings.numbers, words.say)
    yield f"<p><small>{_say(words, 'lab-report-leads-how')}</small></p>"
    yield f"<p>{_say(words, 'lab-report-made')} <code>{_whole(command)}</code></p>"
    yield _measures(names, findings.numbers, words)
    for comparison in findings.comparisons:
        yield _compared(names, comparison, words, paired=findings.plan is not None)
    for key, draw in (("seats", plots.seats), ("lengths", plots.lengths)):
        yield f"<h2>{_say(words, f'lab-report-{key}')}</h2><p>{_say(words, f'lab-report-{key}-how')}</p>"
        yield draw(names, findings.numbers, words.say)
    for variant, name, numbers in zip(variants, names, findings.numbers, strict=True):
        yield from options(variant, name, numbers, words)


def _summary(names: Sequence[str], findings: Findings, words: Catalogue) -> str:
    """Three sentences on the first variant: how long it is, whether it's fair to the seats, when it's settled."""
    numbers = findings.numbers[0]
    found = numbers.measures
    said = {name.replace("-", "_"): value(name, each.mean, words) for name, each in found.items()}
    uneven = (found["seat-advantage"].low or 0) > 0 if "seat-advantage" in found else None
    fairness = {None: "unknown", True: "uneven", False: "even"}[uneven]
    sentences = [words.say("lab-report-in-short-length", name=names[0], games=numbers.games, **said)]
    sentences += [words.say(f"lab-report-in-short-{each}", **said) for each in (fairness, "settled")]
    return f'<p class="summary">{escape(" ".join(sentences))}</p>'


def _say(words: Catalogue, key: str, **arguments: Any) -> str:
    return escape(words.say(key, **arguments))


def _whole(command: str) -> str:
    """No line ends between the two hyphens of a flag."""
    return " ".join(f"<span>{escape(word)}</span>" for word in command.split(" "))


def _titles(variants: Sequence[Variant], words: Catalogue) -> str:
    return ", ".join(title_of(game, words) for game in dict.fromkeys(variant.game for variant in variants))


def _measures(names: Sequence[str], found: Sequence[Numbers], words: Catalogue) -> str:
    """A row a measure: its name and what it means for a designer, then each variant."""
    heads = "".join(
        f"<th>{escape(name)}<br><small>{_say(words, 'lab-report-games', games=numbers.games)}</small></th>"
        for name, numbers in zip(names, found, strict=True)
    )
    rows = "".join(_measure(name, found, words) for name in ORDER)
    return (
        f"<h2>{_say(words, 'lab-report-measures')}</h2><p>{_say(words, 'lab-report-measures-how')}</p>"
        f'<table><tr class="heads"><th></th>{heads}</tr>{rows}</table>'
    )


def _measure(name: str, found: Sequence[Numbers], words: Catalogue) -> str:
    if not any(name in numbers.measures for numbers in found):
        return ""
    cells = "".join(
        f'<td class="n">{_said(name, numbers.measures.get(name), numbers.games, words)}</td>' for numbers in found
    )
    definition = f"<br><small>{_say(words, f'lab-{name}-definition')}</small>"
    sentence = _say(words, f"lab-{name}-designer")
    return f"<tr><td><b>{_say(words, f'lab-{name}')}</b><br>{sentence}{definition}</td>{cells}</tr>"


def _said(name: str, each: Estimate | None, games: int, words: Catalogue) -> str:
    """Says from how many games it comes if these aren't all."""
    if each is None:
        return "–"
    few = f"<br>{_say(words, 'lab-report-games', games=each.games)}" if each.games != games else ""
    return f"{value(name, each.mean, words)}<br><small>{_interval(name, each, words)}{few}</small>"


def _interval(name: str, each: Estimate, words: Catalogue, form: str = ".3g") -> str:
    if each.low is None or each.high is None:
        return _say(words, "lab-report-no-interval")
    return f"{value(name, each.low, words, form)} … {value(name, each.high, words, form)}"


def _compared(names: Sequence[str], comparison: Comparison, words: Catalogue, *, paired: bool) -> str:
    """What differs for certain in a sentence, then everything in a table."""
    title = _say(words, "lab-report-differs", first=names[comparison.first], other=names[comparison.other])
    certain = ", ".join(words.say(f"lab-{each.measure}") for each in comparison.differences if each.certain)
    summary = _say(words, "lab-report-differing", measures=certain) if certain else _say(words, "lab-report-alike")
    how = _say(words, "lab-report-differs-how") + " " + _say(words, f"lab-report-{'paired' if paired else 'apart'}")
    heads = "".join(f"<th>{_say(words, f'lab-column-{key}')}</th>" for key in ("measure", "by", "interval", "verdict"))
    rows = "".join(
        f'<tr class="{"certain" if each.certain else "quiet"}"><td>{_say(words, f"lab-{each.measure}")}</td>'
        f'<td class="n">{value(each.measure, each.by.mean, words, "+.3g")}</td>'
        f'<td class="n">{_interval(each.measure, each.by, words, "+.3g")}</td>'
        f"<td>{_say(words, f'lab-report-{_verdict(each)}')}</td></tr>"
        for each in comparison.differences
    )
    return f"<h2>{title}</h2><p>{summary}</p><p>{how}</p><table><tr>{heads}</tr>{rows}</table>"


def _verdict(each: Difference) -> str:
    if each.by.mean == each.by.low == each.by.high == 0:
        return "same"
    return "certain" if each.certain else "uncertain"
