"""What a screen reader says of a page: whatever appears in its live regions, and the headings it is led to."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

LISTEN = r"""(() => {
  const LIVE = "[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  const MUTE = "[aria-hidden=true], [inert]";
  window.heard = [];
  const hear = (kind, text) => {
    const said = text.replace(/\s+/g, " ").trim();
    if (said) window.heard.push({ kind, said });
  };
  const told = (node) => {
    const at = node instanceof Element ? node : node.parentElement;
    const region = at?.closest(LIVE);
    if (!region || region === node || region.closest(MUTE)) return;
    const log = region.matches("[role=log]");
    hear(log ? "log" : "status", log ? node.textContent : region.textContent);
  };
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.type === "characterData") told(change.target);
        else change.addedNodes.forEach(told);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    document.addEventListener("focusin", ({ target }) => {
      if (target.matches("[tabindex='-1']")) hear("led", target.textContent);
    });
  });
})()"""
"""A region that comes with its words is mostly not read, so it does not count; and in a log only what is new is."""


def listen(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(LISTEN)


def heard(page: Page, *kinds: str) -> list[str]:
    said: list[dict[str, Any]] = page.evaluate("window.heard")
    return [each["said"] for each in said if not kinds or each["kind"] in kinds]
