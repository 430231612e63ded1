"""Prints the JSON Schema of all that page and server say to each other; `web/scripts/wire.mjs` makes types of it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from isoloir.table import web
from isoloir.table.answers import FromServer
from isoloir.table.replay import Replayed
from isoloir.table.said import FromClient

HTTP = (web.CreateTable, web.Join, web.Place, web.TableFound, web.GameOffered, web.Fault, web.Checked, Replayed)


def schema() -> dict[str, Any]:
    roots: dict[str, Any] = {"FromClient": FromClient, "FromServer": FromServer}
    (client, server, *_), parts = msgspec.json.schema_components(
        [*roots.values(), *HTTP], ref_template="#/$defs/{name}"
    )
    definitions = {"FromClient": client, "FromServer": server, **{name: whole(part) for name, part in parts.items()}}
    everything = {name: {"$ref": f"#/$defs/{name}"} for name in definitions}
    return {"title": "Wire", "type": "object", "properties": everything, "$defs": definitions}


def whole(part: dict[str, Any]) -> dict[str, Any]:
    """The server sends every field; what clients send may leave out what has a default."""
    if part.get("additionalProperties") is False:
        return part
    return {**part, "required": list(part.get("properties", {})), "additionalProperties": False}


if __name__ == "__main__":
    print(json.dumps(schema()))
