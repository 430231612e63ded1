"""The built pages, if there are any: files from one folder, and the same page for the home and for every table."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

from ..wire.refusal import Refusal

FOLDER = Path(__file__).parent.parent / "static"
"""Where a build of `web/` puts them."""
SURFACES = ("/", "/t/{code}", "/s/{code}", "/r", "/r/{code}/{game}", "/g/{game}", "/g/{game}/{code}")
"""Home, a table, its shared screen, replays, the rules of a game."""
LONG = "public, max-age=31536000, immutable"


def page_routes(folder: Path) -> list[web.AbstractRouteDef]:
    async def index(request: web.Request, status: int = 200) -> web.StreamResponse:
        return web.FileResponse(_inside(folder, "index.html"), status=status, headers={"Cache-Control": "no-cache"})

    async def asset(request: web.Request) -> web.StreamResponse:
        """Names in `assets` change with their content; the others are asked for again."""
        try:
            wanted = _inside(folder, request.match_info["path"])
        except Refusal:
            if "text/html" not in request.headers.get("Accept", ""):
                raise
            # Somebody followed a link that leads nowhere: the page says so in words.
            return await index(request, 404)
        kept = LONG if request.path.startswith("/assets/") else "no-cache"
        return web.FileResponse(wanted, headers={"Cache-Control": kept})

    return [*(web.get(path, index) for path in SURFACES), web.get("/{path:[A-Za-z0-9_./-]+}", asset)]


def _inside(folder: Path, path: str) -> Path:
    wanted = (folder / path).resolve()
    if not wanted.is_relative_to(folder.resolve()) or not wanted.is_file():
        raise Refusal("not-found")
    return wanted
