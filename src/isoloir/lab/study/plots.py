"""The plots of a report, as SVG that is the same to the byte each time; told apart by pattern and shade, not by hue."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from hashlib import sha256
from io import StringIO
from typing import Any, NamedTuple, TypeAlias

from ..extras import wanted
from .numbers import Numbers

Say: TypeAlias = Callable[..., str]

GREYS = ("0.25", "0.65", "0.45", "0.8", "0.1")
HATCHES = ("", "//", "..", "xx", "\\\\")
LINES = ("-", "--", ":", "-.")
STRETCHES = 20
"""Into how many stretches lengths are put, at most."""
MARKS = ("o", "s", "^", "D", "v")


class Bar(NamedTuple):
    label: str
    share: float
    low: float
    high: float


def _figure(draw: Callable[[Any], None], height: float = 3.0) -> str:
    matplotlib = wanted("matplotlib", "isoloir study")
    figures = wanted("matplotlib.figure", "isoloir study")
    with matplotlib.rc_context({"svg.hashsalt": "isoloir", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure = figures.Figure(figsize=(7, height), layout="constrained")
        axes = figure.subplots()
        draw(axes)
        axes.spines[["top", "right"]].set_visible(False)
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    text = re.sub(r"\s*<metadata>.*?</metadata>", "", out.getvalue(), flags=re.DOTALL)
    return f'<div class="plot" tabindex="0">{_of_its_own(text[text.index("<svg") :])}</div>'


def _in_percent(axis: Any) -> None:
    axis.set_major_formatter(wanted("matplotlib.ticker", "isoloir study").PercentFormatter(1, 0, "\N{NO-BREAK SPACE}%"))


def _of_its_own(svg: str) -> str:
    """Ids that no other plot on the page has: a pattern of the language that isn't shown would draw nothing."""
    tag = sha256(svg.encode()).hexdigest()[:8]
    return re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>s{tag}-", svg)


def seats(names: Sequence[str], found: Sequence[Numbers], say: Say) -> str:
    """Each seat's share of the victories, with its interval, and the fair share as a line."""

    def draw(axes: Any) -> None:
        for n, (name, numbers) in enumerate(zip(names, found, strict=True)):
            places = [seat + 0.8 / len(found) * (n - (len(found) - 1) / 2) for seat in range(len(numbers.seats))]
            means = [each.mean for each in numbers.seats]
            ends = [(each.low or 0.0, each.high or 0.0) for each in numbers.seats]
            errors = [
                [mean - low for mean, (low, _) in zip(means, ends, strict=True)],
                [high - mean for mean, (_, high) in zip(means, ends, strict=True)],
            ]
            axes.errorbar(places, means, errors, fmt=MARKS[n % 5], color=GREYS[n % 5], capsize=3, label=name)
            axes.axhline(numbers.fair, color="0.5", linestyle=":", linewidth=1)
        axes.set(xlabel=say("lab-plot-seat"), ylabel=say("lab-plot-share"), ylim=(0, None))
        axes.set_xticks(range(max(len(numbers.seats) for numbers in found)))
        _in_percent(axes.yaxis)
        _legend(axes, names)

    return _figure(draw)


def lengths(names: Sequence[str], found: Sequence[Numbers], say: Say) -> str:
    """The same stretches of length for all, their bars side by side."""
    shortest = min(min(numbers.pauses) for numbers in found)
    longest = max(max(numbers.pauses) for numbers in found)
    stretch = 1 + (longest - shortest) // STRETCHES
    wide = stretch / len(found)

    def draw(axes: Any) -> None:
        for n, (name, numbers) in enumerate(zip(names, found, strict=True)):
            shares: dict[int, float] = {}
            for pauses, count in numbers.pauses.items():
                start = pauses - (pauses - shortest) % stretch
                shares[start] = shares.get(start, 0) + count / numbers.games
            places = [start + wide * n for start in shares]
            style = {"color": GREYS[n % 5], "hatch": HATCHES[n % 5], "edgecolor": "0.2"}
            axes.bar(places, list(shares.values()), wide, align="edge", label=name, **style)
        axes.set(xlabel=say("lab-plot-pauses"), ylabel=say("lab-plot-games"))
        _in_percent(axes.yaxis)
        _legend(axes, names)

    return _figure(draw)


def leads(names: Sequence[str], found: Sequence[Numbers], say: Say) -> str:
    """In what share of games a winner is in the lead, from the first pause to the last."""

    def draw(axes: Any) -> None:
        for n, (name, numbers) in enumerate(zip(names, found, strict=True)):
            tenths = [100 * part / (len(numbers.leads) - 1) for part in range(len(numbers.leads))]
            style = {"linestyle": LINES[n % 4], "marker": MARKS[n % 5], "color": GREYS[n % 5]}
            axes.plot(tenths, numbers.leads, label=name, **style)
        axes.set(xlabel=say("lab-plot-through"), ylabel=say("lab-plot-leads"), ylim=(0, 1.05))
        _in_percent(axes.yaxis)
        _legend(axes, names)

    return _figure(draw)


def picks(bars: Sequence[Bar], say: Say) -> str:
    """How often each option was taken when it was offered, with its interval."""

    def draw(axes: Any) -> None:
        places = range(len(bars), 0, -1)
        axes.barh(places, [bar.share for bar in bars], color="0.7", edgecolor="0.2")
        axes.hlines(places, [bar.low for bar in bars], [bar.high for bar in bars], color="0.1", linewidth=1.5)
        axes.set_yticks(places, [bar.label for bar in bars])
        axes.set(xlabel=say("lab-plot-taken"), xlim=(0, 1))
        _in_percent(axes.xaxis)

    return _figure(draw, height=0.6 + 0.25 * len(bars))


def _legend(axes: Any, names: Sequence[str]) -> None:
    if len(names) > 1:
        axes.legend(frameon=False)
