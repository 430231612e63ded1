"""A ladder as a picture: each bot's rating with its interval, as SVG that any browser shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from .ladder_table import Rated

WIDTH, LEFT, RIGHT, ROW, TOP, FOOT = 640, 150, 40, 36, 56, 64
TICKS = 5


def as_svg(title: str, axis: str, ratings: Sequence[Rated], say: Callable[[float], str]) -> str:
    """`axis` is what the numbers below are, and `say` how a language writes them."""
    low = min(each.low for each in ratings)
    high = max(each.high for each in ratings)
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1e-9)
    height = TOP + ROW * len(ratings) + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>',
        f'<text x="{LEFT}" y="28" font-size="17">{escape(title)}</text>',
    ]
    for tick in range(TICKS):
        value = low + (high - low) * tick / (TICKS - 1)
        x = LEFT + (value - low) * scale
        parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 8}" y2="{height - FOOT + 6}" stroke="#bbb"/>')
        parts.append(f'<text x="{x:.1f}" y="{height - FOOT + 26}" text-anchor="middle">{escape(say(value))}</text>')
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(f'<text x="{middle:.1f}" y="{height - 14}" text-anchor="middle" font-size="14">{escape(axis)}</text>')
    for row, each in enumerate(ratings):
        parts += _row(each, TOP + ROW * row + ROW / 2, low, scale)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _row(each: Rated, y: float, low: float, scale: float) -> list[str]:
    left, middle, right = (LEFT + (value - low) * scale for value in (each.low, each.rating, each.high))
    return [
        f'<text x="{LEFT - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(each.name)}</text>',
        f'<line x1="{left:.1f}" x2="{right:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="#7a1f2b" stroke-width="3"/>',
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="6" fill="#7a1f2b"/>',
    ]
