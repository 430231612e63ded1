"""A festival looks after its tables, wherever they lie: what its log says of them becomes so, and theirs is read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from ...log.entries import Scored
from ...log.words import Person
from ...party.festival import Sheet
from ...party.hosted import hosted, laid, wish_for
from ...party.inputs import Tended, Transferred
from ...party.party import Party
from ...party.scene import Scene
from ...wire.refusal import Refusal
from ..table.table import Table

if TYPE_CHECKING:
    from .house import House

LOG = logging.getLogger(__name__)


class Festivals:
    """Everything here may be done twice, by two nodes, or again after a crash."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()

    def tend(self, party: Party, done: Callable[[Tended], None]) -> None:
        task = asyncio.ensure_future(self._tend(party, done))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tend(self, party: Party, done: Callable[[Tended], None]) -> None:
        sheets = [] if party.festival is None else [sheet for sheet in party.festival.sheets if not sheet.is_over]
        scores = [await self._look_after(party, sheet) for sheet in sheets]
        done(Tended(tuple(score for score in scores if score is not None)))

    async def _look_after(self, party: Party, sheet: Sheet) -> Scored | None:
        """What the table came to, if it's over."""
        try:
            table = await self.table(party, sheet)
            wish = wish_for(party, sheet)
            if hosted(table.party, wish, table.memory.scene()):
                await table.acted(wish)
            return result_of(table.party, sheet) if table.loop.is_idle else None
        except Refusal:
            return None
        except Exception:  # a bug of ours, or of a game: the others go on without this table
            LOG.exception("festival's table failed", extra={"code": sheet.code})
            return Scored(table=sheet.number)

    async def table(self, party: Party, sheet: Sheet) -> Table:
        """Laid, if it isn't yet. Raises Refusal."""
        try:
            return await self._house.find(sheet.code)
        except Refusal as why:
            if why.code != "no-such-table":
                raise
        world = self._house.world
        scene = Scene(world.clock.now(), frozenset(), world.pace, world.secrets)
        await self._house.lay(sheet.code, laid(party, sheet, scene))
        return await self._house.find(sheet.code)

    async def seat(self, party: Party, person: Person, token: str) -> tuple[Table, Person]:
        """Where somebody plays, and who they are there; `token` is the digest of the secret their device has."""
        sheet = None if party.festival is None else party.festival.sheet_of(person)
        if sheet is None:
            raise Refusal("not-seated")
        table = await self.table(party, sheet)
        wish = wish_for(party, sheet)
        if hosted(table.party, wish, table.memory.scene()):
            await table.acted(wish)
        there = next((who for who, body in table.party.present() if body.guest == person), None)
        if there is None:
            raise Refusal("not-seated")
        if token not in table.party.people[there].tokens:
            await table.acted(Transferred(there, token))
        return table, there


def result_of(party: Party, sheet: Sheet) -> Scored | None:
    """For those who sat there to the end."""
    over = None if party.play is None else party.play.over
    if over is None or party.phase != "over":
        return None
    if over.stopped:
        return Scored(table=sheet.number)
    people = (0 if chair.person is None else party.people[chair.person].guest for chair in party.chairs)
    return Scored(table=sheet.number, seats=tuple(people), scores=over.scores, winners=over.winners)
