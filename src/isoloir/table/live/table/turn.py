"""What goes through a table's loop: inputs with the page they came from, and turns, each appended in one go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from isoloir.core.value import encode

from ...log.codec import Rewrite
from ...log.entries import Entry, Erased
from ...log.words import Person
from ...party.erase import erasing
from ...party.inputs import Forget, HostIsAway, Input, NobodyIsLeft
from ...party.notices import Letter
from ...party.party import Party
from ...store.interface import Lane, NotKept, Unavailable, Unknown
from ...wire import from_client as s
from ...wire import from_server as a
from ...wire.refusal import Refusal
from .presence import Presence
from .ticks import Chosen, Ticks
from .viewer import Viewer


class Item:
    """One input on its way, and who is to hear what became of it."""

    hello: s.Hello | None = None
    """Set for a page that opens: it is welcomed in place of an Accepted."""
    greets = False
    """It was this item that made the page a viewer."""
    told: a.FromServer | None = None
    """Said to everybody, behind all that was accepted before."""
    settled: asyncio.Future[None] | None = None
    refusal: Refusal | None = None
    wrote = False
    stirs = False
    """Something may follow from it, at once or in time."""
    in_doubt = False
    """It may be on disk or still on its way there: only the log can tell, and perhaps not yet."""
    heard: int | None = None
    """When the page said it, where other nodes may hear it too."""
    is_put_off = False
    """We'd refuse it, and another node may be keeping it right now: nobody can say so yet."""
    was_put_off = False
    """We've waited. If a node has been silent all the while, we can refuse it, but not say that nothing has changed."""

    def __init__(self, given: Input | None, viewer: Viewer | None = None, command: str = "") -> None:
        self.given = given
        """None: there's nothing to decide, only something to say in its turn."""
        self.viewer, self.command = viewer, command

    @property
    def key(self) -> tuple[Person, str] | None:
        """How we recognise a command when it's repeated."""
        return (self.viewer.person, self.command) if self.viewer is not None and self.command else None

    def again(self) -> Item:
        """The same, to be decided once more, when there's no doubt any longer; this one comes to nothing."""
        twin, self.given, self.is_put_off = Item(self.given, self.viewer, self.command), None, False
        twin.was_put_off = True
        return twin

    def fail(self, why: Refusal) -> None:
        """Said immediately, out of turn: for what couldn't be kept."""
        if self.viewer is not None and self.command:
            self.viewer.send(encode(a.Refused(self.command, why.code, why.params)))
        if self.settled is not None and not self.settled.done():
            self.settled.set_exception(why)

    def take_back(self, presence: Presence, *, in_doubt: bool) -> None:
        """It was decided on a state that didn't happen."""
        self.in_doubt = self.in_doubt or (in_doubt and self.wrote)
        if self.greets and self.viewer is not None:
            presence.withdraw(self.viewer)
        self.greets = False

    def send_to_ask_again(self) -> None:
        """It may have been kept: the same id will tell."""
        if self.viewer is not None:
            self.viewer.close("storage")
        if self.settled is not None and not self.settled.done():
            self.settled.set_exception(Refusal("unsure"))

    def finish(self, settled: asyncio.Future[None]) -> None:
        if settled.done():
            return
        if self.refusal is None:
            settled.set_result(None)
        else:
            settled.set_exception(self.refusal)


class Turn:
    """Inputs taken one after another, the entries they became, and what everybody hears once those are on disk."""

    chosen: Chosen | None = None
    """Who has sealed when it ends, if that is news and the ballot is still closed."""
    seals = False
    moved = False
    erases = False
    """Somebody is forgotten."""
    stirs = False
    """Something may be due now that was not before."""
    lane: Lane | None = None
    head = 0
    """The number of its last entry."""
    bodies: Sequence[bytes] = ()
    """Of its entries, once they're on disk."""
    is_settled = False
    letters: Sequence[Letter] = ()
    """To be sent once its entries are on disk: what others have posted, they send."""

    def __init__(self) -> None:
        self.items: list[Item] = []
        self.entries: list[Entry] = []
        self.out: list[tuple[Viewer, bytes | str]] = []
        """In order: a frame for this page, or its goodbye."""

    def end(self, party: Party) -> None:
        """It takes nothing more."""
        if self.seals:
            self.chosen = party.base + party.pause, party.played.sealed

    def rewrites(self) -> list[Rewrite]:
        """Of the log, in the same commit: for forgetting a person."""
        if not self.erases:
            return []
        forgotten = [entry for entry in self.entries if isinstance(entry, Erased)]
        looked = (item.given.looked for item in self.items if isinstance(item.given, Forget))
        return erasing(forgotten, [each for each in looked if each is not None])

    def accept(self, item: Item, *, again: bool = False) -> None:
        if item.viewer is not None and item.command:
            self.out.append((item.viewer, encode(a.Accepted(item.command, again))))

    def refuse(self, item: Item, why: Refusal) -> None:
        item.refusal = why
        if item.viewer is not None and item.command:
            self.out.append((item.viewer, encode(a.Refused(item.command, why.code, why.params))))

    def tell(self, ticks: Ticks) -> None:
        for viewer, word in self.out:
            if isinstance(word, bytes):
                viewer.send(word)
            else:
                viewer.close(word)
        if self.moved:
            ticks.drop()
        if self.chosen is not None:
            ticks.note(self.chosen)
        for item in self.items:
            if item.settled is not None:
                item.finish(item.settled)


def keys_in_doubt(items: Iterable[Item]) -> set[tuple[Person, str]]:
    """A page says twice what wasn't answered: if one copy is in doubt, so is every other.

    What was put off is in doubt too, until we can read what became of it.
    """
    return {item.key for item in items if (item.in_doubt or item.was_put_off) and item.key is not None}


def thrown_back(
    turns: Iterable[Turn], waiting: Iterable[Item], why: NotKept, culprits: Sequence[Item], presence: Presence
) -> list[Item]:
    """What's to be decided again, in order, before what waits; those we can't serve hear so right away, with every copy
    of what they said; pages that opened are kept.

    What followed from an absence is looked at again: the one who wrote meanwhile may be the one who seemed absent.
    """
    items = []
    for turn in turns:
        for item in turn.items:
            item.take_back(presence, in_doubt=isinstance(why, Unknown) and turn.lane is not None)
            items.append(item)
    lost = {item.key for item in items if item.wrote and item.hello is None} - {None}
    items += waiting
    doubtful = keys_in_doubt(items)
    again: list[Item] = []
    for item in items:
        is_lost = isinstance(why, Unavailable) and (item.wrote or item.key in lost)
        item.wrote = False
        if item in culprits:
            item.fail(Refusal("internal"))
        elif not is_lost or item.hello is not None:
            item.given = None if is_lost or isinstance(item.given, HostIsAway | NobodyIsLeft) else item.given
            again.append(item)
        elif item.in_doubt or item.key in doubtful:
            item.send_to_ask_again()
        else:
            item.fail(Refusal("storage"))
    return again
