"""A party as plain data, in words that outlive the classes it is held in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from isoloir.table.party.festival import Festival
from isoloir.table.party.party import Chair, Party, Somebody
from isoloir.table.party.play import Play

FOLDER = Path(__file__).parent


def portrait(party: Party) -> dict[str, Any]:
    return {
        "code": party.code,
        "key": party.key,
        "settings": _departures(party.settings),
        "phase": party.phase,
        "owner": party.owner,
        "host": party.host,
        "people": {str(person): _somebody(body) for person, body in party.people.items()},
        "chairs": [_chair(chair) for chair in party.chairs],
        "paused": party.paused,
        "games": party.games,
        "pauses": party.pauses,
        "sat": {str(game): sorted(people) for game, people in party.sat.items()},
        "commands": [[person, command] for person, command in party.commands],
        "entries": party.entries,
        "play": None if party.play is None else _play(party.play),
        **({} if party.festival is None else {"festival": _festival(party.festival)}),
    }


def _festival(held: Festival) -> dict[str, Any]:
    return {
        "phase": held.phase,
        "round": held.round,
        "organisers": sorted(held.organisers),
        "resting": sorted(held.resting),
        "deadline": held.deadline,
        "sheets": [[sheet.game, sheet.code, sheet.people, sheet.seats, sheet.score] for sheet in held.sheets],
    }


def _departures(settings: msgspec.Struct) -> dict[str, Any]:
    """A setting that came later isn't seen here before somebody sets it."""
    usual = msgspec.structs.asdict(type(settings)())
    return {name: value for name, value in msgspec.to_builtins(settings).items() if value != usual[name]}


def _somebody(body: Somebody) -> dict[str, Any]:
    return {
        "name": body.name,
        "look": msgspec.to_builtins(body.look),
        "screen": body.screen,
        "address": body.address,
        "tokens": body.tokens,
        "patience": body.patience,
        "gone": body.gone,
    }


def _chair(chair: Chair) -> dict[str, Any]:
    return {
        "name": chair.name,
        "look": msgspec.to_builtins(chair.look),
        "person": chair.person,
        "level": chair.level,
        "auto": chair.auto,
        "named": chair.named,
    }


def _play(play: Play) -> dict[str, Any]:
    return {
        "game": play.game,
        "key": play.key,
        "commitment": play.commitment,
        "nonces": {str(person): nonce for person, nonce in play.nonces.items()},
        "dice": play.shuffle.dice,
        "bot_seed": play.bot_seed,
        "save": msgspec.json.decode(play.save),
        "pause": play.pause,
        "since": play.since,
        "deadline": play.deadline,
        "left": play.left,
        "sealed": {
            str(seat): [list(play.ballot.shown_to(seat) or ()), play.ballot.by.get(seat)] for seat in play.ballot.sealed
        },
        "voices": {str(seat): list(people) for seat, people in play.voices.items()},
        "standing": sorted(play.standing),
        "told": [[msgspec.json.decode(each.event), each.only] for each in play.told],
        "stops": [[stop.told, stop.round, list(stop.scores)] for stop in play.stops],
        "by": {str(seat): by for seat, by in play.by.items()},
        "over": None if play.over is None else msgspec.json.decode(msgspec.json.encode(play.over)),
        "saw": {str(person): sorted(seats) for person, seats in play.saw.items()},
    }
