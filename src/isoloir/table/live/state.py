"""One table in memory: the party its log adds up to, and what isn't in the log: who's there, what was written."""

from __future__ import annotations

from ..party.party import Party
from ..party.scene import Scene
from .ledger import Ledger
from .presence import Presence
from .tools import Tools


class State:
    def __init__(self, table: int, party: Party, tools: Tools) -> None:
        self.table, self.party, self.tools = table, party, tools
        """Folding the log again replaces the party."""
        self.presence = Presence(tools.clock.now())
        self.ledger = Ledger()

    def scene(self) -> Scene:
        tools, roll = self.tools, self.presence.roll
        now = tools.clock.now()
        here, others = roll.here(now, tools.pace.gone), tools.neighbours
        return Scene(now, here, tools.pace, tools.secrets, roll, others.reads, others.is_mixed, others.unheard)
