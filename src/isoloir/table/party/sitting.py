"""Who sat where in a finished game: as the table knew them, or as far as the names in a record tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import UNSET, Struct
from msgspec.structs import replace

from isoloir.core import Record, level_of_bot
from isoloir.core.record import Face, Header

from ..log import entries as e
from ..log.words import COLOURS, SHAPES, Look
from .fold import apply
from .names import bot_name, shown, spare_look
from .party import Party


class Sitting(Struct, frozen=True):
    name: str
    """Empty for somebody who had it deleted."""
    look: Look
    bot: bool


def sat_at(log: Iterable[e.Entry], game: int) -> list[Sitting]:
    """As it was at the end of that game, even if names and looks have changed since."""
    party = Party()
    for entry in log:
        apply(party, entry)
        if party.games == game and party.phase == "over":
            break
    return [Sitting(chair.name, chair.look, chair.level is not None) for chair in party.chairs]


def with_faces(record: Record, seats: Sequence[Sitting]) -> Record:
    faces = tuple(Face(each.name, each.look.shape, each.look.colour) for each in seats)
    return replace(record, header=replace(record.header, faces=faces))


def seated(header: Header) -> list[Sitting]:
    """With the faces that a record keeps, or with those that a table would give such names."""
    if header.faces is not UNSET and len(header.faces) == len(header.names):
        return [_as_kept(name, face) for name, face in zip(header.names, header.faces, strict=True)]
    return given_faces(header.names)


def _as_kept(name: str, face: Face) -> Sitting:
    look = Look(
        face.shape if face.shape in SHAPES else SHAPES[0], face.colour if face.colour in COLOURS else COLOURS[0]
    )
    return Sitting(shown(face.name), look, level_of_bot(name) is not None)


def given_faces(names: Sequence[str]) -> list[Sitting]:
    taken = [name for name in names if name and level_of_bot(name) is None]
    made: list[Sitting] = []
    for name in names:
        bot = level_of_bot(name) is not None
        if bot:
            taken.append(name := bot_name(taken))
        made.append(Sitting(shown(name), spare_look(each.look for each in made), bot))
    return made
