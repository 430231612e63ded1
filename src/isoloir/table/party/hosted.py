"""A festival's table: how its log begins, and how it comes to be what the festival wants of it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ..log import entries as e
from ..log.words import Settings, changed
from .absence import left_of, resumed
from .booth import ended, promised
from .festival import Sheet
from .fold import apply, fold
from .inputs import Guest, Hosted
from .lobby import checked
from .names import bot_name, free_look, spare_look
from .party import Party
from .scene import Scene


def wish_for(party: Party, sheet: Sheet) -> Hosted:
    """People as they are at the festival now."""
    guests = (_guest(party, who) for who in sheet.people if party.is_present(who))
    stops = sheet.score is not None
    return Hosted(tuple(guests), pauses=party.paused is not None and not stops, stops=stops)


def _guest(party: Party, who: int) -> Guest:
    body = party.people[who]
    joined = e.Joined(
        token=body.tokens[0], name=body.name, look=body.look, screen=False, address=body.address, guest=who
    )
    return Guest(joined, body.patience)


def laid(party: Party, sheet: Sheet, scene: Scene) -> list[e.Entry]:
    """All sit, the bots behind them, and the game is promised: a page that opens finds it under way."""
    usual = party.settings
    options = usual.options if sheet.game == usual.game else {}
    settings = checked(replace(usual, game=sheet.game, options=options, programme=None, door="locked", hides_code=True))
    change = changed(Settings(), settings)
    acts: list[e.Entry] = [e.Created(code=sheet.code, key=sheet.key, change=change, at=scene.now, festival=party.code)]
    table = fold(acts)
    for guest in wish_for(party, sheet).guests:
        _add(table, acts, _joined(table, guest))
        look = free_look(guest.joined.look, (chair.look for chair in table.chairs))
        _add(table, acts, [e.Sat(name=guest.joined.name, look=look, person=len(table.people))])
    while len(table.chairs) < sheet.seats:
        look = spare_look(chair.look for chair in table.chairs)
        _add(table, acts, [e.BotSat(level="regular", name=bot_name(table.names()), look=look)])
    _add(table, acts, [promised(table, scene, None)])
    return acts


def _add(table: Party, acts: list[e.Entry], more: Sequence[e.Entry]) -> None:
    for entry in more:
        apply(table, entry)
        acts.append(entry)


def _joined(table: Party, guest: Guest) -> list[e.Entry]:
    person = len(table.people) + 1
    return [guest.joined, *([e.Needed(patience=guest.patience, person=person)] if guest.patience != "usual" else [])]


def hosted(party: Party, wish: Hosted, scene: Scene) -> Sequence[e.Entry]:
    """Nothing if it's so already, however often it's asked."""
    play = party.play
    if play is None or party.phase not in ("shuffling", "playing"):
        return []
    if wish.stops:
        return [ended(play, None)] if party.phase == "playing" else []
    acts = [*_parting(party, wish), *_coming(party, wish)]
    if party.phase == "playing" and wish.pauses and party.paused is None:
        acts.append(e.Paused(why="host", left=left_of(play, scene.now)))
    elif party.phase == "playing" and not wish.pauses and party.paused == "host":
        acts.append(resumed(party, play, scene))
    return acts


def _parting(party: Party, wish: Hosted) -> list[e.Entry]:
    stay = {guest.joined.guest for guest in wish.guests}
    return [e.Left(person=person) for person, body in party.present() if body.guest and body.guest not in stay]


def _coming(party: Party, wish: Hosted) -> list[e.Entry]:
    """In place of the bots, from the last on; nobody comes twice."""
    met = {body.guest for body in party.people.values()}
    bots = [seat for seat, chair in enumerate(party.chairs) if chair.person is None]
    acts: list[e.Entry] = []
    coming = [guest for guest in wish.guests if guest.joined.guest not in met]
    for number, (guest, seat) in enumerate(zip(coming, reversed(bots), strict=False), len(party.people) + 1):
        acts.append(guest.joined)
        if guest.patience != "usual":
            acts.append(e.Needed(patience=guest.patience, person=number))
        others = (chair.look for at, chair in enumerate(party.chairs) if at != seat)
        look = free_look(guest.joined.look, others)
        acts.append(e.TookOver(seat=seat, name=guest.joined.name, look=look, person=number))
    return acts
