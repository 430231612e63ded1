"""The report: one HTML file that opens from disk, in both languages, and the same numbers as JSON beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

import msgspec

from isoloir.content.messages import LANGUAGES, Catalogue, catalogue

from . import plots
from .labels import label, question
from .numbers import Difference, Estimate, Numbers
from .run import Findings
from .variant import Variant

ORDER = (
    "pauses", "minutes", "decisions", "options", "forced", "seat-advantage", "lead-changes", "settled", "drama",
    "comeback", "shared", "agency-novice", "agency-regular", "agency-expert", "luck", "pivotality", "hindsight",
    "coordination", "partners", "secrecy",
)  # fmt: skip
MOST_OPTIONS_DRAWN = 20
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #111 }
body { background: #fff }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid #bbb; vertical-align: top }
td.n { font-variant-numeric: tabular-nums; white-space: nowrap }
small, .quiet { color: #555 }
svg { max-width: 100%; height: auto }
code { background: #eee; padding: .1rem .3rem; overflow-wrap: anywhere }
.certain { font-weight: 700 }
input[name=lang] { margin: 0 .3rem 0 1rem }
main { display: none }
#fr:checked ~ main[lang=fr], #en:checked ~ main[lang=en] { display: block }
@media print { input, label { display: none } }
@media (max-width: 40rem) {
  tr { display: flex; flex-wrap: wrap; border-bottom: 1px solid #bbb }
  th, td { flex: 1; border: 0; box-sizing: border-box }
  th:first-child, td:first-child { flex: 1 0 100% }
  td.n { white-space: normal }
}
"""


def as_json(findings: Findings, command: str) -> bytes:
    """The same study gives the same bytes."""
    whole = {"isoloir-study": 1, "command": command, **msgspec.structs.asdict(findings)}
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
    title = escape(", ".join(dict.fromkeys(variant.game for variant in findings.variants)))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    body = f"<head>{head}<style>{STYLE}</style></head><body>{switch}{pages}</body>"
    return f'<!doctype html><html lang="{lang}">{body}</html>\n'


def _page(findings: Findings, command: str, words: Catalogue) -> Iterator[str]:
    names = [variant.name for variant in findings.variants]
    yield f"<h1>{escape(words.say('lab-report-title', games=_titles(findings.variants, words)))}</h1>"
    yield f"<p>{escape(words.say('lab-report-made'))} <code>{escape(command)}</code></p>"
    yield _measures(findings, words)
    for n, differing in enumerate(findings.differences, 1):
        yield _differences(names[0], names[n], differing, words)
    for key, draw in (("seats", plots.seats), ("leads", plots.leads), ("lengths", plots.lengths)):
        yield f"<h2>{escape(words.say(f'lab-report-{key}'))}</h2><p>{escape(words.say(f'lab-report-{key}-how'))}</p>"
        yield draw(names, findings.numbers, words.say)
    for variant, numbers in zip(findings.variants, findings.numbers, strict=True):
        yield from _options(variant, numbers, words)


def _titles(variants: Sequence[Variant], words: Catalogue) -> str:
    keys = dict.fromkeys(variant.game for variant in variants)
    return ", ".join(words.say(f"{key}-title") if words.has(f"{key}-title") else key for key in keys)


def _measures(findings: Findings, words: Catalogue) -> str:
    """A row a measure: its name and what it means for a designer, then each variant."""
    heads = "".join(
        f"<th>{escape(variant.name)}<br>"
        f"<small>{escape(words.say('lab-report-games', games=numbers.games))}</small></th>"
        for variant, numbers in zip(findings.variants, findings.numbers, strict=True)
    )
    rows = "".join(_measure(name, findings.numbers, words) for name in ORDER)
    return f"<h2>{escape(words.say('lab-report-measures'))}</h2><table><tr><th></th>{heads}</tr>{rows}</table>"


def _measure(name: str, found: Sequence[Numbers], words: Catalogue) -> str:
    if not any(name in numbers.measures for numbers in found):
        return ""
    cells = "".join(f'<td class="n">{_said(numbers.measures.get(name), words)}</td>' for numbers in found)
    definition = f"<br><small>{escape(words.say(f'lab-{name}-definition'))}</small>"
    sentence = escape(words.say(f"lab-{name}-designer"))
    return f"<tr><td><b>{escape(words.say(f'lab-{name}'))}</b><br>{sentence}{definition}</td>{cells}</tr>"


def _said(each: Estimate | None, words: Catalogue) -> str:
    if each is None:
        return "–"
    return f"{figure(each.mean, words)}<br><small>{figure(each.low, words)} … {figure(each.high, words)}</small>"


def figure(number: float, words: Catalogue, form: str = ".3g") -> str:
    """As one writes it in that language."""
    text = f"{number:{form}}" if number else "0"
    return text.replace("-", "−").replace(".", words.say("lab-report-point"))


def _differences(first: str, other: str, differing: Sequence[Difference], words: Catalogue) -> str:
    rows = "".join(
        f'<tr class="{"certain" if each.certain else "quiet"}"><td>{escape(words.say(f"lab-{each.measure}"))}</td>'
        f'<td class="n">{figure(each.by.mean, words, "+.3g")}</td>'
        f'<td class="n">{figure(each.by.low, words, "+.3g")} … {figure(each.by.high, words, "+.3g")}</td>'
        f"<td>{escape(words.say('lab-report-certain' if each.certain else 'lab-report-uncertain'))}</td></tr>"
        for each in differing
    )
    return f"<h2>{escape(words.say('lab-report-differs', first=first, other=other))}</h2><table>{rows}</table>"


def _options(variant: Variant, numbers: Numbers, words: Catalogue) -> Iterator[str]:
    for what, counts in numbers.counts.items():
        ranked = sorted(counts.items(), key=lambda each: (-each[1].chosen / max(1, each[1].offered), each[0]))
        title = words.say("lab-report-options", variant=variant.name, what=question(variant, what, words))
        yield f"<h2>{escape(title)}</h2>"
        shown = [
            (label(variant, what, option, words), count.chosen / max(1, count.offered)) for option, count in ranked
        ]
        if len(shown) > 1:
            yield plots.picks(shown[:MOST_OPTIONS_DRAWN], words.say)
        for key, named in (("dead", numbers.dead), ("dominated", numbers.dominated)):
            if what in named:
                options = ", ".join(label(variant, what, option, words) for option in named[what])
                yield f"<p>{escape(words.say(f'lab-report-{key}', options=options))}</p>"
        yield _counts(variant, what, ranked, words)


def _counts(variant: Variant, what: str, ranked: Sequence[tuple[str, Any]], words: Catalogue) -> str:
    heads = "".join(
        f"<th>{escape(words.say(f'lab-column-{key}'))}</th>" for key in ("option", "offered", "chosen", "won", "best")
    )
    rows = "".join(
        f"<tr><td>{escape(label(variant, what, option, words))}</td><td>{count.offered}</td><td>{count.chosen}</td>"
        f"<td>{_ratio(count.won, count.chosen, words)}</td><td>{_ratio(count.best, count.tried, words)}</td></tr>"
        for option, count in ranked
    )
    summary = escape(words.say("lab-report-all"))
    return f"<details><summary>{summary}</summary><table><tr>{heads}</tr>{rows}</table></details>"


def _ratio(part: float, whole: int, words: Catalogue) -> str:
    return figure(part / whole, words, ".2f") if whole else "–"
