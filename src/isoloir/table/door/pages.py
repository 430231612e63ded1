"""The built pages, if there are any: files from one folder, and the same page for the home and for every table."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from aiohttp import web

from ..wire.refusal import Refusal

FOLDER = Path(__file__).parent.parent / "static"
"""Where a build of `web/` puts them."""
SURFACES = (
    *("/", "/t/{code}", "/s/{code}", "/e/{code}", "/n/{code}", "/r", "/r/{code}/{game}"),
    *("/g/{game}", "/g/{game}/{code}", "/l/{game}", "/l/{game}/{code}"),
)
"""Home, a table, its shared screen, an end of notices, replays, the rules of a game, its lesson."""
LONG = "public, max-age=31536000, immutable"


ASSETS = "assets/"


def page_routes(folder: Path, before: Path | None = None) -> list[web.AbstractRouteDef]:
    """`before` is the build before this one: its parts, whose names change with their content, are served too."""

    async def index(request: web.Request, status: int = 200) -> web.StreamResponse:
        return _file(_inside(folder, "index.html"), "no-cache", status)

    async def asset(request: web.Request) -> web.StreamResponse:
        """Names in `assets` change with their content; the others are asked for again."""
        try:
            wanted = _part(folder, before, request.match_info["path"])
        except Refusal:
            if "text/html" not in request.headers.get("Accept", ""):
                raise
            # A link that leads nowhere: the page says so in words.
            return await index(request, 404)
        kept = LONG if wanted.parent.name == "assets" else "no-cache"
        return _file(wanted, kept)

    return [*(web.get(path, index) for path in SURFACES), web.get("/{path:[A-Za-z0-9_./-]+}", asset)]


def _part(folder: Path, before: Path | None, path: str) -> Path:
    """A page that was opened before an upgrade asks for what it was built with."""
    try:
        return _inside(folder, path)
    except Refusal:
        if before is None or not path.startswith(ASSETS):
            raise
        return _inside(before / ASSETS, path.removeprefix(ASSETS))


def _inside(folder: Path, path: str) -> Path:
    try:
        wanted = (folder / path).resolve()
        if wanted.is_relative_to(folder.resolve()) and wanted.is_file():
            return wanted
    except OSError:  # longer than the system allows a name to be
        pass
    raise Refusal("not-found")


def _file(path: Path, kept: str, status: int = 200) -> web.FileResponse:
    kind, _ = guess_type(path.name)
    written = {"Content-Type": f"{kind}; charset=utf-8"} if kind is not None and kind.startswith("text/") else {}
    return web.FileResponse(path, status=status, headers={"Cache-Control": kept, **written})
