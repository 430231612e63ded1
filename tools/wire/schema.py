"""The JSON Schema of all that page and server say to each other, and of what each game shows and tells."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, get_type_hints

import msgspec

from isoloir.core import Game
from isoloir.core.hint import Hint
from isoloir.table.party.evening import Evening
from isoloir.table.party.learning import SceneLaid, ScenePlayed, ScenesTold
from isoloir.table.party.replay import Replayed
from isoloir.table.party.study import Studied
from isoloir.table.wire import bodies as web
from isoloir.table.wire.from_client import FromClient, Said
from isoloir.table.wire.from_server import FromServer
from isoloir.table.wire.standing import EveningKept
from isoloir.workshop import workshop

HTTP = (
    web.CreateTable,
    web.Join,
    web.Place,
    web.TableFound,
    web.Waits,
    web.HelmTold,
    web.NoticesWish,
    web.NoticesStop,
    web.NoticesNow,
    web.GameOffered,
    web.Plain,
    web.Fault,
    web.Checked,
    EveningKept,
    web.RulesTold,
    Replayed,
    ScenesTold,
    SceneLaid,
    ScenePlayed,
    Studied,
    Evening,
    workshop.OwnGame,
    workshop.TakenUp,
    workshop.LookedOver,
)

Schema = dict[str, Any]


def _below(kind: type[Any]) -> set[str]:
    return {kind.__name__}.union(*map(_below, kind.__subclasses__()))


MAY_LEAVE_OUT = _below(Said) | _below(web.Request) | _below(Hint)
"""What clients say, and what a game hints at: a field that isn't given has its default."""


def schema() -> Schema:
    """Every message of the socket, and what is said over HTTP."""
    return _together({"FromClient": FromClient, "FromServer": FromServer}, HTTP)


def game_schema(game: Game[Any, Any]) -> Schema:
    """What one game shows each seat, what it tells, and what its forms are drawn from."""
    forms = (get_type_hints(form)["return"] for form in game.forms.values())
    return _together({"Told": reduce(or_, game.events)}, (game.view_type, *forms))


def _together(roots: dict[str, Any], others: tuple[Any, ...]) -> Schema:
    named, parts = msgspec.json.schema_components([*roots.values(), *others], ref_template="#/$defs/{name}")
    whole = {name: part if name in MAY_LEAVE_OUT else _whole(part) for name, part in parts.items()}
    definitions = {**dict(zip(roots, named, strict=False)), **whole}
    everything = {name: {"$ref": f"#/$defs/{name}"} for name in definitions}
    return {"title": "Wire", "type": "object", "properties": everything, "$defs": definitions}


def _whole(part: Schema) -> Schema:
    """The server sends every field."""
    return {**part, "required": list(part.get("properties", {})), "additionalProperties": False}
