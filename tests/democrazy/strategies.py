"""Any law that the format allows, and any law of our own deck that lasts."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from isoloir.games.democrazy.deck import OWN
from isoloir.games.democrazy.house import FAMILIES
from isoloir.games.democrazy.laws import AFTER_A_VOTE, INQUIRIES, SYMBOLS, Check, Effect, Law, Text, When

DURABLE = tuple(law.id for law in OWN.values() if law.kind == "blue")


def in_force_together(laws: list[str]) -> tuple[str, ...]:
    """At most six, and of each symbol the first."""
    kept: dict[object, str] = {}
    for law in laws:
        kept.setdefault(OWN[law].symbol or law, law)
    return tuple(kept.values())[:6]


@st.composite
def sets_in_force(draw: st.DrawFn) -> tuple[str, ...]:
    return in_force_together(draw(st.permutations(DURABLE))[: draw(st.integers(0, 12))])


def values(kind: msgspec.inspect.Type) -> st.SearchStrategy[Any]:
    match kind:
        case msgspec.inspect.LiteralType(values=offered):
            return st.sampled_from(sorted(map(str, offered)))
        case msgspec.inspect.IntType(ge=low, le=high):
            return st.integers(low, high)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.UnionType(types=kinds):
            return st.one_of(*(values(each) for each in kinds))
        case _:
            raise AssertionError(f"no values for {kind}")


@st.composite
def effects(draw: st.DrawFn, family: tuple[type[Effect], ...]) -> Effect:
    kind = draw(st.sampled_from(family))
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return kind(**{field.name: draw(values(field.type)) for field in info.fields})


@st.composite
def laws(draw: st.DrawFn, name: str = "house-law", triggers: tuple[str, ...] = tuple(FAMILIES)) -> Law:
    """A law that a house could write, checked or not."""
    trigger = draw(st.sampled_from(triggers))
    effect: Any = draw(effects(FAMILIES[trigger]))
    if trigger != "vote" and getattr(effect, "who", "") in AFTER_A_VOTE:
        effect = msgspec.structs.replace(effect, who="everyone")
    if trigger not in ("start", "vote") and getattr(effect, "who", "") in ("caught", "active-declared"):
        effect = msgspec.structs.replace(effect, who="declared")
    if getattr(effect, "to", "") == "pointed" and effect.who in INQUIRIES:
        effect = msgspec.structs.replace(effect, to="left")
    red = trigger == "now"
    row = {
        "id": name,
        "kind": "red" if red else "blue",
        "circle": draw(st.sampled_from(("white", "black"))),
        "trigger": trigger,
        "effect": msgspec.to_builtins(effect),
        "symbol": None if red else draw(st.sampled_from((None, *SYMBOLS))),
        "check": draw(st.sampled_from(get_args(Check))),
        "once": trigger in ("start", "vote") and draw(st.booleans()),
        "when": draw(st.sampled_from(get_args(When))) if trigger == "vote" else "always",
    }
    return msgspec.structs.replace(msgspec.convert(row, Law), text=Text("Une loi maison.", "A house law."))
