"""What a table in a tab needs of others, as published and known by their hashes: Pyodide, and msgspec built for it."""

from __future__ import annotations

import base64
import hashlib
import io
import tarfile
import zipfile
from pathlib import Path

PYODIDE = "pyodide-314.0.7.tgz"
PYODIDE_HASH = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""As npm's lock has it: SHA-512."""
MSGSPEC = "msgspec-0.22.0-cp314-cp314-pyemscripten_2026_0_wasm32.whl"
MSGSPEC_HASH = "a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
"""As requirements/tab.txt has it: SHA-256."""
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")


class Missing(Exception):
    """A file that has to be there first, or isn't the one that it should be."""


def pyodide(parts: Path) -> dict[str, bytes]:
    """Raises Missing."""
    body = read(parts, PYODIDE)
    if base64.b64encode(hashlib.sha512(body).digest()).decode() != PYODIDE_HASH:
        raise Missing(PYODIDE)
    with tarfile.open(fileobj=io.BytesIO(body)) as packed:
        return {name: taken.read() for name in FILES if (taken := packed.extractfile(f"package/{name}"))}


def msgspec(parts: Path) -> dict[str, bytes]:
    """Raises Missing."""
    body = read(parts, MSGSPEC)
    if hashlib.sha256(body).hexdigest() != MSGSPEC_HASH:
        raise Missing(MSGSPEC)
    with zipfile.ZipFile(io.BytesIO(body)) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist() if not name.endswith(".pyi")}


def read(parts: Path, name: str) -> bytes:
    try:
        return (parts / name).read_bytes()
    except OSError:
        raise Missing(name) from None
