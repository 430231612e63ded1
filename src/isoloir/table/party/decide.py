"""Which entries a command becomes; raises Refusal for what may not be. Looks at nothing but party and scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ..log.entries import Entry
from ..log.words import Person
from ..wire import from_client as s
from ..wire.refusal import Refusal
from . import absence, booth, lobby
from .party import Party
from .scene import Scene

Decision = Callable[[Party, Person, Any, Scene], Sequence[Entry]]

DECISIONS: dict[type[s.Command], Decision] = {
    s.Choose: booth.choose,
    s.Sit: lobby.sit,
    s.Stand: lobby.stand,
    s.Rename: lobby.rename,
    s.Move: lobby.move,
    s.AddBot: lobby.add_bot,
    s.SetBot: lobby.set_bot,
    s.ShuffleSeats: lobby.shuffle_seats,
    s.Configure: lobby.configure,
    s.Need: lobby.need,
    s.Kick: lobby.kick,
    s.PassHost: lobby.pass_host,
    s.Leave: lobby.leave,
    s.ChangeGame: lobby.change_game,
    s.Start: booth.start,
    s.Pause: booth.pause,
    s.Resume: booth.resume,
    s.EndAndReveal: booth.end_and_reveal,
    s.PlayFor: absence.play_for,
}


def decide(party: Party, person: Person, said: s.Command, scene: Scene) -> Sequence[Entry]:
    if not party.is_present(person):
        raise Refusal("no-such-person", person=person)
    acts = DECISIONS[type(said)](party, person, said, scene)
    if acts and acts[0].command is None:
        return [replace(acts[0], command=said.command), *acts[1:]]
    return acts
