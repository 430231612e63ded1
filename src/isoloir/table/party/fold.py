"""How each log entry changes the party. No clock, no randomness, no checks: what's in the log has been accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, assert_never

import msgspec

from isoloir.bots import Level
from isoloir.core import Ballot, Match, Shuffle
from isoloir.games import GAMES

from ..log import entries as e
from ..log.words import Hours, Person, Wanted, settled
from . import festival
from .festival import Festival
from .festival_lines import recount
from .firsts import meet
from .mail import post, subscribe
from .party import MOST_COMMANDS, Chair, Counted, Guest, Party, Somebody, deck
from .play import Opened, Outcome, Play, Stop

LEFT_TO: Level = "regular"
"""The level of the bot that takes over a seat given up in a running game."""


decode = msgspec.json.Decoder(dict[str, Any]).decode


def fold(log: Iterable[e.Entry]) -> Party:
    party = Party()
    for entry in log:
        apply(party, entry)
    return party


def apply(party: Party, entry: e.Entry, match: Match[Any] | None = None) -> None:
    """`match` is where the entry leaves the game, if that is known; else it is loaded from the entry's save."""
    if isinstance(entry, e.Sealed):  # by far the most frequent
        party.played.ballot.keep(entry.seat, entry.choice, entry.by)
    else:
        _apply(party, entry, match)
    party.entries += 1
    if entry.command is not None and entry.person is not None:
        party.commands[entry.person, entry.command] = None
        if len(party.commands) > MOST_COMMANDS:
            del party.commands[next(iter(party.commands))]


def _apply(
    party: Party, entry: e.OfPlay | e.OfSeats | e.OfPeople | e.OfFestival, match_after: Match[Any] | None
) -> None:
    """Each handles its own kinds; an unhandled kind fails the type check."""
    if party.festival is not None and isinstance(entry, e.OfFestival | e.Paused | e.Resumed):
        if isinstance(entry, e.Paused | e.Resumed | e.Adjourned):
            party.paused = entry.why if isinstance(entry, e.Paused) else None
        festival.apply(party.festival, entry)
        recount(party, party.festival)
        return
    match entry:
        case e.Opened():
            _open(party, party.played, entry, match_after)
        case e.Promised():
            _promise(party, entry)
        case e.Began():
            _begin(party, party.played, entry, match_after)
        case e.NonceAdded():
            party.played.nonces[entry.person] = entry.nonce
        case e.Voiced():
            voices = party.played.voices
            voices[entry.seat] = (*voices.get(entry.seat, ()), entry.person)
        case e.StoodIn():
            party.played.standing |= {entry.seat}
            party.chairs[entry.seat].auto = entry.stays
        case e.Retimed():
            play = party.played
            play.deadline, play.waited = entry.deadline, play.waited or entry.waited
        case e.Paused():
            play = party.played
            party.paused, play.left, play.deadline = entry.why, entry.left, None
        case e.Resumed():
            play = party.played
            party.paused, play.left, play.deadline, play.since = None, None, entry.deadline, entry.at
        case e.Ended():
            _end(party, party.played, Outcome(entry.winners, entry.scores, True, entry.problem, entry.story))
        case _:
            _apply_to_seats(party, entry)
            party.people_changed()


def _apply_to_seats(party: Party, entry: e.OfSeats | e.OfPeople | e.OfFestival) -> None:
    match entry:
        case e.Sat():
            party.chairs.append(Chair(entry.name, entry.look, entry.person, named=entry.person))
        case e.BotSat():
            party.chairs.append(Chair(entry.name, entry.look, level=entry.level))
        case e.TookOver():
            _take_over(party, entry)
        case e.Stood():
            _stand(party, entry.seat)
        case e.Renamed():
            chair = party.chairs[entry.seat]
            chair.name, chair.look = entry.name, entry.look
            if chair.line is not None:
                guest = party.lines[chair.line]
                guest.name, guest.look = entry.name, entry.look
        case e.Arranged():
            party.chairs = [party.chairs[seat] for seat in entry.order]
        case e.BotSet():
            party.chairs[entry.seat].level = entry.level
        case e.CameBack():
            _come_back(party, entry.person)
        case _:
            _apply_to_people(party, entry)


def _apply_to_people(party: Party, entry: e.OfPeople | e.OfFestival) -> None:
    match entry:
        case e.Created():
            _create(party, entry)
        case e.Joined():
            _join(party, entry)
        case e.TokenGiven():
            party.hold(entry.person, [*party.people[entry.person].tokens, entry.token])
        case e.TokenUsed():
            _move_in(party, entry)
        case e.PlaceLent():
            _lend(party, entry)
        case e.Rekeyed():
            party.key = entry.key
        case e.Configured():
            party.settings = settled(party.settings, entry.change)
            if party.festival is not None and party.settings.programme is not None:
                party.festival.programme = party.settings.programme
        case e.Needed():
            party.people[entry.person].patience = entry.patience
        case e.Lived():
            party.people[entry.person].hours = entry.hours
        case e.Subscribed():
            subscribe(party, entry)
        case e.Posted():
            for notice in entry.notices:
                post(party, notice, entry.at)
        case e.Kicked():
            _go(party, entry.who, "banned" if entry.ban else "kicked")
        case e.Left():
            _go(party, entry.person, "left")
        case e.Erased():
            _erase(party, entry.person)
        case e.HostPassed():
            party.owner = party.host = entry.who
        case e.HostActs():
            party.host = entry.who
        case e.WentBack():
            party.phase, party.settings, party.paused = "lobby", settled(party.settings, entry.change), None
        case e.Restored():
            party.base = entry.base
        case e.Proposed():
            _propose(party, entry)
        case e.Wrote():
            party.written.setdefault(entry.deck, {})[entry.who] = entry.cards
        case e.Forgotten() | e.Organises() | e.Rests() | e.Paired() | e.Reseated() | e.Scored() | e.Adjourned():
            pass
        case _:
            assert_never(entry)


def _create(party: Party, entry: e.Created) -> None:
    party.code, party.key, party.salt, party.of = entry.code, entry.key, entry.key, entry.festival
    party.settings = settled(party.settings, entry.change)
    if party.settings.programme is not None:
        party.festival = Festival(party.settings.programme, entry.helm)


def _join(party: Party, entry: e.Joined) -> None:
    person = len(party.people) + 1
    party.people[person] = Somebody(entry.name, entry.look, entry.screen, entry.address, [], guest=entry.guest)
    party.hold(person, [entry.token])
    party.crowd += 1
    party.near[entry.address] += 1
    party.ever[entry.address] += 1
    if party.owner is None and not entry.screen and not party.of and party.festival is None:
        party.owner = party.host = person


def _move_in(party: Party, entry: e.TokenUsed) -> None:
    """Only on the new device, with nothing hidden from it."""
    party.hold(entry.person, [entry.token])
    party.people[entry.person].lent = ""
    if party.play is not None:
        party.play.veiled.pop(entry.person, None)


def _lend(party: Party, entry: e.PlaceLent) -> None:
    """One at a time; the person's own secrets stay good."""
    body = party.people[entry.person]
    party.hold(entry.person, [*(token for token in body.tokens if token != body.lent), entry.token])
    body.lent = entry.token
    if party.play is not None:
        party.play.veiled[entry.person] = party.play.pause


def _go(party: Party, person: Person, how: Literal["left", "kicked", "banned"]) -> None:
    """Seats are given up last to first, so that in the lobby the other numbers stay valid along the way."""
    body = party.people[person]
    if body.gone is None:
        party.crowd -= 1
        _less(party.near, body.address)
    if how == "banned":
        party.banned.add(body.address)
    body.gone = how
    if how != "left":
        _take_cards(party, person)
    for seat in reversed(party.seats_of(person)):
        _stand(party, seat)
    if party.festival is not None:
        party.festival.organisers.discard(person)
        festival.stand_up(party.festival, person)
    elif party.owner == person:
        party.owner = party.host = next((each for each, other in party.present() if not other.screen), None)
    elif party.host == person:
        party.host = party.owner
    party.proposed.pop(person, None)


def _propose(party: Party, entry: e.Proposed) -> None:
    """The newest last."""
    party.proposed.pop(entry.person, None)
    if entry.game:
        party.proposed[entry.person] = entry.game


def _less(counted: Counter[str], address: str) -> None:
    """Nobody there, nothing kept."""
    counted[address] -= 1
    if not counted[address]:
        del counted[address]


def _take_cards(party: Party, person: Person) -> None:
    """Those they added, out of every game."""
    for cards in party.written.values():
        cards.pop(person, None)


def _erase(party: Party, person: Person) -> None:
    """A ban outlasts it: secrets and address stay known for as long as the table exists."""
    body = party.people[person]
    body.name, body.patience, body.hours, body.wanted = "", "usual", Hours(), Wanted()
    _take_cards(party, person)
    if body.gone != "banned":
        party.hold(person, [])
        _less(party.ever, body.address)
        body.address, body.lent = "", ""
    held: list[Chair | Guest] = [*party.chairs, *party.lines]
    for each in held:
        if each.named == person:
            each.name = ""


def _take_over(party: Party, entry: e.TookOver) -> None:
    """What another person sealed there stays theirs: it's hidden until the next pause."""
    party.chairs[entry.seat] = Chair(entry.name, entry.look, entry.person, named=entry.person)
    _see(party, entry.person)
    play = party.play
    if play is not None and entry.seat in play.ballot.sealed and entry.seat not in play.ballot.by:
        play.veiled[entry.person] = play.pause


def _stand(party: Party, seat: int) -> None:
    if party.phase != "lobby":
        old = party.chairs[seat]
        party.chairs[seat] = Chair(old.name, old.look, level=LEFT_TO, named=old.named)
    else:
        del party.chairs[seat]


def _come_back(party: Party, person: Person) -> None:
    seats = party.seats_of(person)
    for seat in seats:
        party.chairs[seat].auto = False
    if party.play is not None:
        party.play.standing -= set(seats)


def _promise(party: Party, entry: e.Promised) -> None:
    party.phase, party.games, party.paused, party.proposed = "shuffling", entry.game, None, {}
    shuffle = Shuffle(entry.seed, entry.salt)
    party.play = Play(entry.game, party.settings.game, shuffle, entry.commitment, entry.at)


def _begin(party: Party, play: Play, entry: e.Began, match: Match[Any] | None) -> None:
    party.phase = "playing"
    play.shuffle = Shuffle(play.shuffle.seed, play.shuffle.salt, entry.nonces)
    play.bot_seed = entry.bot_seed
    for chair in party.chairs:
        chair.auto = False
    for person in party.seated():
        _see(party, person)
    _stop_at(party, play, entry, match)


def _open(party: Party, play: Play, entry: e.Opened, match: Match[Any] | None) -> None:
    play.by = entry.by
    play.missed = play.missed - entry.choices.keys() | {seat for seat, by in entry.by.items() if by == "auto"}
    meet(party, play, entry.asks)
    play.opened = Opened(play.save, entry.asks, entry.choices)
    _stop_at(party, play, entry, match)
    if entry.winners is not None:
        _end(party, play, Outcome(entry.winners, entry.scores, story=entry.story))


def _stop_at(party: Party, play: Play, entry: e.Began | e.Opened, match: Match[Any] | None) -> None:
    play.before = None if match is None else play.views
    play.save, play.rules, play.live, play.views = entry.save, entry.rules, None, None
    play.ballot = Ballot({}, entry.pause)
    if match is not None:
        play.stand_at(match)
    play.pause = party.pauses = entry.pause
    play.since, play.deadline = entry.at, entry.deadline
    play.voices, play.standing, play.waited = {}, frozenset(), False
    play.hears(entry.told)
    play.stops.append(Stop(len(play.told), entry.round, entry.scores))


def _end(party: Party, play: Play, outcome: Outcome) -> None:
    play.over, play.deadline = outcome, None
    play.latest = 0 if outcome.stopped else play.latest
    party.phase, party.paused = "over", None
    _remember(party, play)
    if not outcome.stopped:
        _count(party, play, outcome)


def _count(party: Party, play: Play, outcome: Outcome) -> None:
    """For those who sit there at the end. Nobody who left before has a part in it."""
    for chair in party.chairs:
        if chair.line is None:
            chair.line = len(party.lines)
            party.lines.append(Guest(chair.name, chair.look, chair.level is not None, chair.named))
    lines = tuple(chair.line for chair in party.chairs if chair.line is not None)
    party.counted.append(Counted(play.game, play.key, outcome.winners, outcome.scores, lines))


def _remember(party: Party, play: Play) -> None:
    """What the whole table was shown of the game's cards, so that the next game is dealt others."""
    game = GAMES.get(play.key)
    if game is None or game.box is None:
        return
    try:
        told = [decode(heard.event) for heard in play.told if heard.only is None]
        shown = dict.fromkeys(piece for event in told for piece in game.box.met_in(event))
    except Exception:  # told in other words than today's game has: nothing of it is remembered, and the log is read on
        return
    before = party.seen.get(deck(party.settings), [])
    party.seen[deck(party.settings)] = [*(piece for piece in before if piece not in shown), *shown]


def _see(party: Party, person: Person) -> None:
    play = party.play
    if play is not None and party.phase in ("shuffling", "playing"):
        party.sat.setdefault(play.game, set()).add(person)
        play.saw[person] = play.saw.get(person, frozenset()) | set(party.seats_of(person))
