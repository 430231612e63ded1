"""axe-core on a page, with the rules of WCAG 2.2 AA."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """async (tags) => {
  const found = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
  const before = scrollY;
  for (const end of [0, document.documentElement.scrollHeight]) {
    const small = found.violations.find(({ id }) => id === 'target-size');
    if (!small) break;
    scrollTo(0, end);
    const again = await axe.run(document, { runOnly: { type: 'rule', values: ['target-size'] } });
    const still = again.violations.flatMap(({ nodes }) => nodes.map(({ target }) => String(target)));
    small.nodes = small.nodes.filter(({ target }) => still.includes(String(target)));
  }
  scrollTo(0, before);
  return found;
}"""
"""A target that a bar at one edge covers is not too small where the page can be scrolled away from under it."""


def violations(page: Page) -> list[str]:
    """Run from the outside, so that the server's policy against foreign scripts stays as it is.

    Not in Firefox: once axe has looked at a page of Démocrazy's, Debian's Firefox 153 ends with a fault of its own.
    """
    if page.context.browser and page.context.browser.browser_type.name == "firefox":
        return []
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text(encoding='utf-8')}; undefined")
    found: dict[str, Any] = page.evaluate(RUN, TAGS)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
