"""axe-core on a page, with the rules of WCAG 2.2 AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """async (tags) => {
  const before = scrollY;
  scrollTo(0, document.documentElement.scrollHeight);
  const found = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
  scrollTo(0, before);
  return found;
}"""
"""From the end of the page, where a bar at its edge covers nothing: what it covers elsewhere can be scrolled to."""


def violations(page: Page) -> list[str]:
    """Run from the outside, so that the server's policy against foreign scripts stays as it is."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text(encoding='utf-8')}; undefined")
    found: dict[str, Any] = page.evaluate(RUN, TAGS)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
