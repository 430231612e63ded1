"""Everything that can be asked at the desk: the same over a network and inside one page."""

from __future__ import annotations

from .archive import Archive
from .asked import Route
from .catalogue import Catalogue
from .desk import Desk
from .me import Me
from .notices import Notices
from .rules import Rules
from .tables import Tables

PARTS = (Tables, Catalogue, Archive, Me, Notices, Rules)


def routes(desk: Desk) -> list[Route]:
    return [route for part in PARTS for route in part(desk).routes()]
