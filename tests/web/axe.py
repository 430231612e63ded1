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
BY_ATTRIBUTE = """for (const name of Object.getOwnPropertyNames(Element.prototype))
  if (/^aria.*Elements?$/.test(name)) delete Element.prototype[name]"""
"""Debian's Firefox 153 writes to address 0 when `ariaLabelledByElements` or one of its kin is asked for again.

Without these axe reads the attributes, which is all that our pages use.
"""


def violations(page: Page) -> list[str]:
    """Run from the outside, so that the server's policy against foreign scripts stays as it is."""
    if not page.evaluate("'axe' in window"):
        if page.context.browser and page.context.browser.browser_type.name == "firefox":
            page.evaluate(BY_ATTRIBUTE)
        page.evaluate(f"{AXE.read_text(encoding='utf-8')}; undefined")
    found: dict[str, Any] = page.evaluate(RUN, TAGS)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found["violations"]
        for node in each["nodes"]
    ]
