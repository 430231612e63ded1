"""A folder that any web server can serve, at its root or below a path: the pages, Python, our sources in one file."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from isoloir.games import GAMES
from isoloir.table.door.desk.catalogue import offered

HOUSE = Path(__file__).parents[1]
ROOMS = ("core", "content", "games", "bots", "outside")
TABLE = (
    "log",
    "wire",
    "party",
    "store/interface.py",
    "store/passes.py",
    "live/table",
    "live/house",
    "door/desk",
    "tab",
)
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
TEXTS = {".html", ".js", ".mjs", ".css", ".svg", ".json", ".webmanifest", ".wasm"}
"""What is worth compressing."""
LEFT_OUT = {"sw.js", "tab/sw.js"}
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; connect-src 'self'; "
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html isoloir-tab"
)
"""The server's own, and leave to compile what Python is made of."""
NOTICE = """\
The folder python/ holds files of Pyodide (MPL-2.0), unchanged, with Python's standard library (PSF licence).
Their source: https://github.com/pyodide/pyodide and https://github.com/python/cpython
house.zip holds msgspec (BSD-3-Clause, https://github.com/jcrist/msgspec) and Isoloir (MIT).
"""
FIRST_DAY = (1980, 1, 1, 0, 0, 0)


class Missing(Exception):
    """A file that has to be there first."""


def build(pages: Path, parts: Path, folder: Path) -> int:
    """Returns how many bytes a browser loads before the first question, about. Raises Missing."""
    wheel = next(iter(sorted(parts.glob("msgspec-*.whl"))), None)
    for needed in (pages / "index.html", *(parts / "pyodide" / name for name in PYODIDE), wheel or parts / "msgspec"):
        if not needed.is_file():
            raise Missing(needed.name)
    assert wheel is not None, "its absence was told"
    shutil.rmtree(folder, ignore_errors=True)
    for path in sorted(pages.rglob("*")):
        name = path.relative_to(pages).as_posix()
        if path.is_file() and path.suffix != ".gz" and not name.startswith(".") and name not in LEFT_OUT:
            put(folder / name, path.read_bytes())
    for name in PYODIDE:
        put(folder / "tab" / "python" / name, (parts / "pyodide" / name).read_bytes())
    put(folder / "tab" / "house.zip", house(wheel))
    put(folder / "tab" / "games.json", msgspec.json.encode([offered(key) for key in GAMES]))
    put(folder / "tab" / "NOTICE.txt", NOTICE.encode())
    loaded = [folder / "tab" / "house.zip", *(folder / "tab/python" / name for name in PYODIDE[2:])]
    put(folder / "tab" / "tab.json", json.dumps({"all": sum(path.stat().st_size for path in loaded)}).encode())
    anywhere(folder)
    kept_whole(folder, (pages / "tab" / "sw.js").read_text(encoding="utf-8"))
    return sum(compressed(path) for path in folder.rglob("*") if path.suffix != ".gz")


def put(path: Path, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(body)


def house(wheel: Path) -> bytes:
    """Our sources and msgspec, in one archive that's the same for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive, zipfile.ZipFile(wheel) as given:
        for name in sorted(given.namelist()):
            if not name.endswith(".pyi"):
                add(archive, name, given.read(name))
        for path in sources():
            add(archive, f"isoloir/{path.relative_to(HOUSE).as_posix()}", path.read_bytes())
    return made.getvalue()


def add(archive: zipfile.ZipFile, name: str, body: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name, FIRST_DAY), body, zipfile.ZIP_DEFLATED, 9)


def sources() -> Iterator[Path]:
    yield from (HOUSE / "__init__.py", HOUSE / "table/__init__.py", HOUSE / "table/door/__init__.py")
    yield from (HOUSE / "table/live/__init__.py", HOUSE / "table/store/__init__.py")
    for place in (*ROOMS, *(f"table/{room}" for room in TABLE)):
        found = HOUSE / place
        inside = [found] if found.is_file() else sorted(found.rglob("*"))
        yield from (each for each in inside if each.is_file() and each.suffix != ".pyc")


def anywhere(folder: Path) -> None:
    """A server's pages name their files from its root; these name them from where they are."""
    for path in folder.glob("assets/*.js"):
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r'(["`])/(assets/|paper\.png|icon\.svg)', r"\1./\2", preloads(text)), encoding="utf-8")
    for path in folder.glob("assets/*.css"):
        text = path.read_text(encoding="utf-8").replace("url(/assets/", "url(./")
        path.write_text(re.sub(r"url\(/(?=\w)", "url(../", text), encoding="utf-8")
    index = (folder / "index.html").read_text(encoding="utf-8")
    index = re.sub(r'(href|src)="/', r'\1="./', index)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    index = index.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{policy}', 1)
    index = index.replace("<script ", '<script type="module" src="./tab/page.js"></script><script ', 1)
    put(folder / "index.html", index.encode())
    put(folder / "404.html", index.encode())
    manifest = (folder / "app.webmanifest").read_text(encoding="utf-8").replace('"/', '"./')
    put(folder / "app.webmanifest", manifest.encode())


def preloads(text: str) -> str:
    """Of the build's one function that names what a part needs beside itself."""
    return re.sub(r'return\s*(["`])/\1\s*\+', r'return"../"+', text)


def kept_whole(folder: Path, worker: str) -> None:
    """The names of all files, and one for all they hold, go into the worker that keeps them."""
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    total = hashlib.sha256(b"".join(hashlib.sha256((folder / name).read_bytes()).digest() for name in files))
    kept = [name for name in files if name not in ("404.html", "index.html") and not name.startswith(".")]
    text = worker.replace("RELEASE", total.hexdigest()[:16]).replace(
        "const FILES = [];", f"const FILES = {json.dumps(kept)};"
    )
    put(folder / "sw.js", text.encode())


def compressed(path: Path) -> int:
    """Puts a compressed copy beside a file that gets smaller; returns what's sent."""
    if not path.is_file():
        return 0
    body = path.read_bytes()
    if path.suffix not in TEXTS:
        return len(body)
    small = gzip.compress(body, 9, mtime=0)
    put(path.with_name(f"{path.name}.gz"), small)
    return len(small)
