"""JSON Schema and OpenAPI, made from the very structs that decode and encode."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from isoloir import __version__
from isoloir.games import GAMES, game_of

from ...party.learning import SceneLaid, ScenePlayed, ScenesTold
from ...party.replay import Replayed
from ...wire import bodies as web
from ...wire.from_server import Moved
from ...wire.socket_codec import FromClient, FromServer
from ...wire.standing import EveningKept

WIRE = {"FromClient": FromClient, "FromServer": FromServer}
PATHS: dict[str, dict[str, tuple[type | None, str, Any]]] = {
    "/api/games": {"get": (None, "200", list[web.GameOffered])},
    "/api/games/{key}/face": {"get": (None, "200", web.Plain)},
    "/api/games/{key}/forms/{option}": {"get": (None, "200", dict[str, Any])},
    "/api/words/{lang}/{stem}": {"get": (None, "200", str)},
    "/api/rules/{game}": {"get": (None, "200", web.RulesTold)},
    "/api/tables/{code}/rules": {"get": (None, "200", web.RulesTold)},
    "/api/learn/{game}": {"get": (None, "200", ScenesTold)},
    "/api/learn/{game}/{scene}": {"get": (None, "200", SceneLaid)},
    "/api/learn/{game}/{scene}/played": {"get": (None, "200", ScenePlayed)},
    "/api/tables": {"post": (web.CreateTable, "201", web.Place)},
    "/api/waiting": {"get": (None, "200", list[web.Waits])},
    "/api/tables/{code}/missed": {"get": (None, "200", list[Moved])},
    "/api/tables/{code}": {"get": (None, "200", web.TableFound)},
    "/api/tables/{code}/people": {"post": (web.Join, "201", web.Place)},
    "/api/tables/{code}/options": {"post": (web.SetOptions, "200", dict[str, str])},
    "/api/tables/{code}/me": {"get": (None, "200", web.Mine), "delete": (None, "200", dict[str, str])},
    "/api/tables/{code}/notices": {
        "get": (None, "200", web.NoticesNow),
        "post": (web.NoticesWish, "200", web.NoticesNow),
    },
    "/api/tables/{code}/notices/stop": {"post": (web.NoticesStop, "200", dict[str, str])},
    "/api/tables/{code}/records/{game}": {"get": (None, "200", str)},
    "/api/tables/{code}/records/{game}/check": {"get": (None, "200", web.Checked)},
    "/api/tables/{code}/records/{game}/replay": {"get": (None, "200", Replayed)},
    "/api/tables/{code}/standing": {"get": (None, "200", EveningKept)},
    "/api/replay": {"post": (str, "200", Replayed)},
}
"""Path, method: body, status, answer."""
KINDS = [kind for methods in PATHS.values() for body, _, reply in methods.values() for kind in (body, reply) if kind]


@cache
def schemas() -> dict[str, Any]:
    """One document with both unions and every body, under `$defs`."""
    made, parts = msgspec.json.schema_components([*WIRE.values(), *KINDS, web.Fault], ref_template="#/$defs/{name}")
    unions = dict(zip(WIRE, made, strict=False))
    games = {key: game_schema(key) for key in GAMES}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**parts, **unions}, "games": games}


def game_schema(key: str) -> dict[str, Any]:
    """What one game shows each seat (`view`, in `SeatView.view`) and tells (`event`, in `Heard.event`)."""
    game, template = game_of(key), f"#/games/{key}/$defs/{{name}}"
    (view, event), parts = msgspec.json.schema_components(
        [game.view_type, reduce(or_, game.events)], ref_template=template
    )
    return {"view": view, "event": event, "$defs": parts}


SOCKET = {
    "get": {
        "summary": "The WebSocket of a table: FromClient and FromServer of /api/schema.json, one JSON text each",
        "parameters": [{"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}],
        "responses": {"101": {"description": "switched to the WebSocket protocol; needs the cookie of the table"}},
    }
}


@cache
def openapi() -> dict[str, Any]:
    template = "#/components/schemas/{name}"
    made, parts = msgspec.json.schema_components([*KINDS, web.Fault], ref_template=template)
    shapes = {str(kind): shape for kind, shape in zip(KINDS, made, strict=False)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Isoloir", "version": __version__},
        "paths": {
            path: {method: _operation(path, *each, shapes) for method, each in methods.items()}
            for path, methods in PATHS.items()
        }
        | {"/api/tables/{code}/socket": SOCKET},
        "components": {"schemas": parts},
    }


def _operation(path: str, body: type | None, status: str, reply: Any, shapes: dict[str, Any]) -> dict[str, Any]:
    kind = "application/x-ndjson" if reply is str else "application/json"
    fault = {"$ref": "#/components/schemas/Fault"}
    operation: dict[str, Any] = {
        "responses": {
            status: {"description": "", "content": {kind: {"schema": shapes[str(reply)]}}},
            "default": {"description": "refused", "content": {"application/json": {"schema": fault}}},
        },
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in ("code", "game", "key", "lang", "stem")
            if "{" + name + "}" in path
        ],
    }
    if body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/x-ndjson" if body is str else "application/json": {"schema": shapes[str(body)]}},
        }
    return operation
