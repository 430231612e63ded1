"""The protocol on paper and the protocol in code are one."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec

from isoloir.table.door.desk.schema import openapi, schemas
from isoloir.table.wire import from_client as said
from isoloir.table.wire import from_server as answers
from isoloir.table.wire.socket_codec import FromClient, FromServer

ROOT = Path(__file__).parents[2]
PAPER = (ROOT / "docs" / "protocol.md").read_text()
CODE = "\n".join(path.read_text() for path in (ROOT / "src" / "isoloir" / "table").rglob("*.py"))


def test_every_message_is_described() -> None:
    missing = [kind.__name__ for union in (FromClient, FromServer) for kind in get_args(union)]

    assert [name for name in missing if f"`{name}`" not in PAPER] == []


def test_every_message_is_in_its_union() -> None:
    def leaves(kind: type[Any]) -> set[type[Any]]:
        below = kind.__subclasses__()
        return {kind} if not below else set().union(*map(leaves, below))

    assert leaves(said.Said) == set(get_args(FromClient))
    assert leaves(answers.Answer) == set(get_args(FromServer))


def test_every_code_of_refusal_is_described() -> None:
    raised = set(re.findall(r'Refusal\(\s*"([a-z-]+)"', CODE))
    byes = set(re.findall(r'close\("([a-z-]+)"\)', CODE)) | set(re.findall(r'say_bye\("([a-z-]+)"\)', CODE))
    notices = set(re.findall(r'Notice\("([a-z-]+)"', CODE))

    assert {code for code in raised | byes | notices if f"`{code}`" not in PAPER} == set()
    assert len(raised) > 20


def test_the_schemas_describe_both_unions_and_every_body() -> None:
    parts = schemas()["$defs"]

    assert {"FromClient", "FromServer", "Choose", "Moved", "CreateTable", "Place"} <= parts.keys()
    assert parts["Choose"]["properties"]["choice"]["maxItems"] == 200
    assert parts["Choose"]["additionalProperties"] is False
    described = openapi()
    assert set(described["paths"]) <= set(re.findall(r"/api/[a-z{}/]+", PAPER))
    references = set(re.findall(r'"#/components/schemas/(\w+)"', msgspec.json.encode(described).decode()))
    assert references <= described["components"]["schemas"].keys()


def test_every_path_of_the_paper_exists() -> None:
    served = set(re.findall(r'(?:web\.get\(|"(?:GET|POST)", )"([^"]+)"', CODE))

    assert set(re.findall(r"`(?:GET|POST) (/[^`?]+)", PAPER)) <= served
