"""Finds words that cannot be read whole: cut by the edge of a box, of the screen, or of a list that is too narrow."""

from __future__ import annotations

from playwright.sync_api import Page

FIND = r"""() => {
  const found = [];
  const NEAR = 2;
  const ARROW = 18;
  const UNREAD = ".hidden, [inert], svg, script, style, option, textarea";
  const FIELDS = "select, input:not([type=radio], [type=checkbox], [type=range], [type=file], [type=number])";
  const say = (text, why) => found.push(`${why}: ${text.trim().replace(/\s+/g, " ").slice(0, 60)}`);
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const top = document.querySelector("dialog[open]:last-of-type") ?? document.body;
  const clips = (style) => ["hidden", "clip"].includes(style.overflowX) || ["hidden", "clip"].includes(style.overflowY);

  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    if (!node.data.trim() || holder.closest(UNREAD) || !seen(holder)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      if (box.left < -NEAR || box.right > innerWidth + NEAR) { say(node.data, "beyond the screen"); break; }
      let inside = true;
      for (let around = holder; inside && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflowX === "auto" || style.overflowX === "scroll") break;
        if (!clips(style)) continue;
        const edge = around.getBoundingClientRect();
        inside = box.left >= edge.left - NEAR && box.right <= edge.right + NEAR;
        if (style.overflowY !== "auto" && style.overflowY !== "scroll")
          inside &&= box.top >= edge.top - box.height / 4 && box.bottom <= edge.bottom + box.height / 4;
      }
      if (!inside) { say(node.data, "cut by its box"); break; }
    }
  }

  const pen = document.createElement("canvas").getContext("2d");
  const width = (text, style) => {
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
    return pen.measureText(text).width;
  };
  for (const field of top.querySelectorAll(FIELDS)) {
    if (!seen(field) || field.closest("[inert]")) continue;
    const style = getComputedStyle(field);
    const text = field.matches("select") ? (field.selectedOptions[0]?.text ?? "") : field.value || field.placeholder;
    const arrow = field.matches("select") ? ARROW : 0;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    if (width(text, style) > room + 1) say(text, "too long for its field");
  }
  return found;
}"""


def cut(page: Page) -> list[str]:
    """In the sheet that lies on top, if there is one, else on the whole page."""
    found: list[str] = page.evaluate(FIND)
    return found
