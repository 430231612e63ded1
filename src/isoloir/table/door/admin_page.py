"""The operator's page as HTML: a few tables, no script, nobody's name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from html import escape

from msgspec import Struct

from isoloir.content.messages import catalogue

from ..store.overview import NodeSeen, Waiting

NUMBERS = ("tables", "pages", "people", "stale", "conflicts", "unknowns")
PHASES = ("lobby", "shuffling", "playing", "over")


class Seen(Struct, frozen=True):
    """Everything the page shows."""

    nodes: Sequence[NodeSeen]
    this: str
    kept: int | None
    """Tables in the store; None: it can't be reached."""
    stamp: str
    """What a form has to send back: only this page knows it."""
    notice: str = ""
    waiting: Waiting = Waiting()


def said(lang: str) -> Callable[..., str]:
    """The operator's words in this language."""
    words = catalogue(lang)
    return lambda name, **given: words.say(f"admin-{name}", **given)


def page(lang: str, body: str) -> str:
    title = said(lang)("title")
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>Isoloir · {title}</title>'
        '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        '<link rel="stylesheet" href="/admin/style.css"></head>'
        f"<body><main><header><h1>{title}</h1></header>{body}</main></body></html>"
    )


def door(lang: str, problem: str = "", once: str = "") -> str:
    """A link's secret is used up by the button and not by opening the link: programs look at links, too."""
    words = said(lang)
    asked = (
        f'<label for="token">{words("token")}</label>'
        '<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>'
    )
    known = f'<input type="hidden" name="token" value="{escape(once[:100])}">'
    alert = f'<p class="notice" role="alert">{words(problem)}</p>' if problem else ""
    return page(
        lang,
        f'{alert}<form class="door" method="post" action="/admin/enter">'
        f"{known if once else asked}<button>{words('enter')}</button></form>",
    )


def overview(lang: str, seen: Seen) -> str:
    words = said(lang)
    notice = f'<p class="notice" role="status">{words(seen.notice)}</p>' if seen.notice else ""
    trouble = f'<p class="notice" role="alert">{words("unreached")}</p>' if seen.kept is None else ""
    left = words("waiting", count=seen.waiting.tables, version=seen.waiting.version)
    trouble += f'<p class="notice" role="alert">{left}</p>' if seen.waiting.tables else ""
    kept = "" if seen.kept is None else words("kept", count=seen.kept)
    leave = _form("/admin/leave", seen, f'<button class="quiet">{words("leave")}</button>')
    return page(
        lang,
        f'<nav><a href="/admin">{words("refresh")}</a>{leave}</nav>{notice}{trouble}'
        f"<section><h2>{words('nodes')}</h2>{_nodes(lang, seen)}"
        f'<p class="note">{words("drain-what")} {words("numbers-what")}</p></section>'
        f"<section><h2>{words('tables')}</h2>{_phases(lang, seen.nodes)}"
        f'<p class="note">{kept} {words("once")}</p></section>',
    )


def _nodes(lang: str, seen: Seen) -> str:
    words = said(lang)
    heads = ("node", "state", "silent", *NUMBERS)
    row = "".join(f"<th scope=col{' class=number' if head in NUMBERS else ''}>{words(head)}</th>" for head in heads)
    return f'<div class="wide"><table><thead><tr>{row}<td></td></tr></thead><tbody>' + (
        "".join(_node(lang, seen, node) for node in seen.nodes) + "</tbody></table></div>"
    )


def _node(lang: str, seen: Seen, node: NodeSeen) -> str:
    words, load = said(lang), node.load
    state = "gone" if not node.is_live else "draining" if node.is_draining else "live"
    here = f" <em>{words('this')}</em>" if node.node == seen.this else ""
    numbers = (sum(load.tables.values()), load.pages, load.people, load.stale, load.conflicts, load.unknowns)
    shown = ["–"] * len(numbers) if state == "gone" else [str(number) for number in numbers]
    return (
        f"<tr><th scope=row><code>{escape(node.node)}</code>{here}{_where(node)}</th>"
        f'<td data-of="{words("state")}"><span class="{state}">{words(state)}</span></td>'
        f'<td data-of="{words("silent")}">{words("ago", seconds=round(node.silent))}</td>'
        + "".join(
            f'<td class=number data-of="{words(of)}">{number}</td>' for of, number in zip(NUMBERS, shown, strict=True)
        )
        + f"<td>{_drain(lang, seen, node) if state == 'live' else ''}</td></tr>"
    )


def _where(node: NodeSeen) -> str:
    machine = f"{escape(node.load.where[:80])} · " if node.load.where else ""
    return f"<small>{machine}{escape(node.version)}</small>"


def _drain(lang: str, seen: Seen, node: NodeSeen) -> str:
    words = said(lang)
    is_last = sum(each.is_live and not each.is_draining for each in seen.nodes) == 1
    sure = f'<label><input type="checkbox" name="sure" value="1" required> {words("last")}</label>' if is_last else ""
    named = f'<input type="hidden" name="node" value="{escape(node.node)}">'
    label = f'{words("drain")}<span class="unseen"> {escape(node.node)}</span>'
    return _form("/admin/drain", seen, f"{named}{sure}<button>{label}</button>")


def _phases(lang: str, nodes: Sequence[NodeSeen]) -> str:
    words, held = said(lang), Counter[str]()
    for node in nodes:
        if node.is_live:
            held.update(dict(node.load.tables))
    most = max(held.values(), default=0) or 1
    rows = "".join(
        f"<tr><th scope=row>{words(phase)}</th><td class=number>{held[phase]}</td>"
        f'<td class="bar"><meter max="{most}" value="{held[phase]}">{held[phase]}</meter></td></tr>'
        for phase in PHASES
    )
    heads = f"<th scope=col>{words('phase')}</th><th scope=col class=number>{words('held')}</th><td></td>"
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _form(action: str, seen: Seen, inside: str) -> str:
    stamp = f'<input type="hidden" name="stamp" value="{escape(seen.stamp)}">'
    return f'<form method="post" action="{action}">{stamp}{inside}</form>'
