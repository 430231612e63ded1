"""Which entries a person's command becomes; raises Refusal for what isn't allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never

from msgspec.structs import replace

from isoloir.core import BadSetup

from ..log.entries import Entry, HostActs
from ..log.words import Person
from ..wire import from_client as s
from ..wire.refusal import Refusal, bad_setup
from . import absence, booth, lobby, own_cards, rounds
from .inputs import AboutSeats, AboutTheTable, Decided
from .party import Party
from .scene import Scene

OnesOwn: TypeAlias = s.Leave | s.Stand | s.Rename | s.Need | s.LiveBy
"""What a device that was let in for a person may not do for them: it can only play."""


def command(party: Party, person: Person, said: Decided, scene: Scene) -> Sequence[Entry]:
    body = party.people.get(person)
    if body is None or body.gone is not None:
        raise Refusal("no-such-person", person=person)
    if body.lent and isinstance(said, OnesOwn):
        raise Refusal("not-owner")
    try:
        acts = _decide(party, person, said, scene)
    except BadSetup as why:  # the server doesn't have this table's game any more
        raise bad_setup(why) from None
    if party.owner == person != party.host:
        acts = [*acts, *_host_again(party, person, said)]
    if acts and acts[0].command is None:
        return [replace(acts[0], command=said.command), *acts[1:]]
    return acts


def _host_again(party: Party, person: Person, said: Decided) -> Sequence[Entry]:
    """When the owner does something, they're back in charge, even if another person had been acting for them."""
    if isinstance(said, s.Leave | s.PassHost) or party.acts_only(person):
        return ()
    return (HostActs(who=person),)


def _decide(party: Party, person: Person, said: Decided, scene: Scene) -> Sequence[Entry]:
    if party.festival is not None:
        return rounds.command(party, party.festival, person, said, scene)
    match said:
        case s.Choose():
            return booth.choose(party, person, said, scene)
        case s.PlayFor():
            return absence.play_for(party, person, said, scene)
        case s.Start():
            return booth.start(party, person, said, scene)
        case s.Pause():
            return booth.pause(party, person, said, scene)
        case s.Resume():
            return booth.resume(party, person, said, scene)
        case s.EndAndReveal():
            return booth.end_and_reveal(party, person, said, scene)
        case s.Organise() | s.Rest() | s.Adjourn() | s.Reseat() | s.Merge() | s.Score():
            raise Refusal("wrong-phase", phase=party.phase)
        case _:
            return _about_seats(party, person, said, scene)


def _about_seats(party: Party, person: Person, said: AboutSeats | AboutTheTable, scene: Scene) -> Sequence[Entry]:
    match said:
        case s.Sit():
            return lobby.sit(party, person, said, scene)
        case s.Stand():
            return lobby.stand(party, person, said, scene)
        case s.Rename():
            return lobby.rename(party, person, said, scene)
        case s.Move():
            return lobby.move(party, person, said, scene)
        case s.ShuffleSeats():
            return lobby.shuffle_seats(party, person, said, scene)
        case s.AddBot():
            return lobby.add_bot(party, person, said, scene)
        case s.SetBot():
            return lobby.set_bot(party, person, said, scene)
        case _:
            return _about_the_table(party, person, said, scene)


def _about_the_table(party: Party, person: Person, said: AboutTheTable, scene: Scene) -> Sequence[Entry]:
    match said:
        case s.Configure():
            return lobby.configure(party, person, said, scene)
        case s.ChangeGame():
            return lobby.change_game(party, person, said, scene)
        case s.Propose():
            return lobby.propose(party, person, said, scene)
        case s.Write():
            return own_cards.write(party, person, said)
        case s.Strike():
            return own_cards.strike(party, person, said)
        case s.Need():
            return lobby.need(party, person, said, scene)
        case s.LiveBy():
            return lobby.live_by(party, person, said, scene)
        case s.Kick():
            return lobby.kick(party, person, said, scene)
        case s.NewLink():
            return lobby.new_link(party, person, said, scene)
        case s.PassHost():
            return lobby.pass_host(party, person, said, scene)
        case s.Leave():
            return lobby.leave(party, person, said, scene)
        case _:
            assert_never(said)
