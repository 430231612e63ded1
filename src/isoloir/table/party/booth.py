"""A game at the table: promised, begun, chosen in secret, opened together, ended."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import Any

from msgspec import Raw

from isoloir.core import (
    BadLine,
    BadSetup,
    Chooser,
    IllegalChoice,
    Match,
    Seat,
    Shuffle,
    Terms,
    name_of_bot,
    tidied,
)
from isoloir.core.value import encode
from isoloir.games import game_of

from ..log import entries as e
from ..log.told import Problem, heard_of
from ..log.words import Person
from ..wire import from_client as s
from ..wire.refusal import Refusal, bad_setup
from .absence import ends_by_itself, left_of, new_deadline, resumed
from .agreed import setup_of
from .days import HOUR, is_gone
from .decision import NOTHING, Decision
from .inputs import BotAnswered
from .lobby import must_be, must_hold, must_host
from .moments import stage_of
from .pace import BRISK, Pace, show_of
from .party import Party
from .play import Play
from .scene import Scene
from .stories import story_of


def start(party: Party, person: Person, said: s.Start, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    must_be(party, "lobby", "over")
    problem = objection(party)
    if problem is not None:
        raise problem
    return [promised(party, scene, person)]


def promised(party: Party, scene: Scene, person: Person | None) -> e.Promised:
    shuffle = Shuffle(scene.secrets.token(), scene.secrets.token())
    return e.Promised(
        game=party.games + 1,
        seed=shuffle.seed,
        salt=shuffle.salt,
        at=scene.now,
        person=person,
        commitment=shuffle.commitment(terms_of(party)),
        vocabulary=game_of(party.settings.game).vocabulary,
    )


def terms_of(party: Party) -> Terms:
    return Terms.of(game_of(party.settings.game), setup_of(party))


def objection(party: Party) -> Refusal | None:
    """Why this party can't play the game with these settings: problems with options first, the head count last."""
    seats = len(party.chairs)
    try:
        game = game_of(party.settings.game)
        nearest = min(max(seats, game.seats[0]), game.seats[-1])
        for count in (nearest, seats):
            setup_of(party, count)
    except BadSetup as why:
        return bad_setup(why)
    return None


def add_nonce(party: Party, person: Person, said: s.AddNonce) -> Sequence[e.Entry]:
    play = party.play
    if party.phase != "shuffling" or play is None or said.game != play.game:
        return []
    if person in play.nonces or not party.seats_of(person):
        return []
    return [e.NonceAdded(nonce=said.nonce, person=person)]


def missing_nonces(party: Party, here: AbstractSet[Person]) -> set[Person]:
    added = party.play.nonces if party.play else {}
    return {person for person in party.seated() if person in here and person not in added}


def begin(party: Party, scene: Scene) -> Decision:
    """The dice come from what was promised and what the seats added, in seat order.

    A promise made under other rules is made again: no card is dealt yet, and everyone adds to the new dice.
    """
    play = party.play
    if party.phase != "shuffling" or play is None:
        return NOTHING
    owners = dict.fromkeys(chair.person for chair in party.chairs if chair.person is not None)
    nonces = tuple(play.nonces[person] for person in owners if person in play.nonces)
    game = game_of(play.key)
    try:
        setup = setup_of(party)
        if is_other_game(play, Terms.of(game, setup)):
            left_to_another = scene.is_mixed and scene.now < play.promised + scene.pace.upgrade
            return NOTHING if left_to_another else Decision([promised(party, scene, None)])
        dice = Shuffle(play.shuffle.seed, play.shuffle.salt, nonces).dice
        match = Match.at(game, setup, game.new(setup, dice), party.pauses)
    except Exception:  # whatever a room does wrong must not take the table down
        return Decision([_broken(party, "game-broke")])
    return Decision([_began(party, match, nonces, scene)], match)


def _began(party: Party, match: Match[Any], nonces: tuple[str, ...], scene: Scene) -> e.Began:
    return e.Began(
        nonces=nonces,
        names=tuple(name_of_bot(chair.level) if chair.level else chair.name for chair in party.chairs),
        bot_seed=scene.secrets.token(),
        save=Raw(match.save()),
        rules=match.setup.rules,
        pause=match.pause,
        told=heard_of(match.told),
        at=scene.now,
        deadline=new_deadline(party, party.settings, scene, match),
        round=match.game.round(match.board),
        scores=match.scores,
    )


def is_other_game(play: Play, terms: Terms) -> bool:
    """A server whose rules changed between the promise and the first card can't keep that promise."""
    return play.commitment != play.shuffle.commitment(terms)


def choose(party: Party, person: Person, said: s.Choose, scene: Scene) -> Sequence[e.Entry]:
    chair = must_hold(party, person, said.seat)
    play = party.play
    if play is None or party.phase != "playing" or said.pause != party.base + play.pause:
        raise Refusal("late" if said.pause <= party.base + party.pauses else "not-asked")
    if said.seat not in play.asks or party.is_veiled(person):
        raise Refusal("not-asked")
    try:
        choice = tuple(tidied(play.asks[said.seat], said.choice))
        play.ballot.check(said.seat, choice)
    except BadLine as why:
        raise Refusal(f"line-{why.fault}") from None
    except IllegalChoice:
        raise Refusal("not-offered") from None
    seal = e.Sealed(pause=play.pause, seat=said.seat, choice=choice, person=person, command=said.command)
    return [seal, e.CameBack(person=person)] if chair.auto else [seal]


def bot_answers(party: Party, given: BotAnswered) -> Sequence[e.Entry]:
    """Only counts if the seat is still the bot's to answer for, and nobody has answered.

    A store that failed over may have lost the cards it thought about: then it's asked again.
    """
    play, seat = party.play, given.seat
    if play is None or not party.is_running or given.pause != play.pause:
        return []
    if (seat, given.by) not in for_bots(party, play):
        return []
    try:
        play.ballot.check(seat, given.choice)
    except IllegalChoice:
        return []
    by: Chooser = "hasty" if given.hasty else given.by
    return [e.Sealed(pause=play.pause, seat=seat, choice=given.choice, by=by)]


def for_bots(party: Party, play: Play) -> list[tuple[Seat, Chooser]]:
    """Which seats a bot answers for now, and in what role."""
    found: list[tuple[Seat, Chooser]] = []
    for seat in play.waiting:
        chair = party.chairs[seat]
        if chair.person is None:
            found.append((seat, "bot"))
        elif chair.auto or seat in play.standing:
            found.append((seat, "auto"))
    return found


def is_complete(party: Party) -> bool:
    play = party.play
    return play is not None and party.phase == "playing" and party.paused is None and play.is_full


def grace(party: Party, pace: Pace) -> int:
    """None for a question to a single seat, if only bots were asked, or for one person among bots."""
    if not _is_shared(party):
        return 0
    return pace.grace if party.settings.days is None else pace.day_grace


def _is_shared(party: Party) -> bool:
    asks = party.play.asks if party.play else {}
    return len(asks) > 1 and not party.is_alone and any(party.chairs[seat].person is not None for seat in asks)


def held_until(party: Party) -> int | None:
    """Over days a full ballot waits for its time too, and everyone may think again until then; None: it needn't."""
    play, days = party.play, party.settings.days
    if play is None or days is None or days.early or not is_complete(party) or not _is_shared(party):
        return None
    return None if ends_by_itself(play) else play.deadline


def thought(party: Party, pace: Pace) -> int:
    """Before a bot begins to think."""
    return pace.bots // BRISK if party.tempo == "brisk" else pace.bots


def open_ballot(party: Party, pause: int, scene: Scene) -> Decision:
    play = party.play
    if play is None or pause != play.pause or not is_complete(party) or scene.now < (held_until(party) or 0):
        return NOTHING
    choices = play.ballot.would_open()
    try:
        match = play.match.stepped(choices)
    except Exception:  # whatever a room does wrong must not take the table down
        return Decision([_broken(party, "game-broke")])
    return Decision([_opened(party, play, match, choices, scene)], match)


def _opened(party: Party, play: Play, match: Match[Any], choices: Any, scene: Scene) -> e.Opened:
    is_over = match.is_over
    deadline = None if is_over else new_deadline(party, party.settings, scene, match, _rhythm(play, scene.now))
    if deadline is not None and party.settings.days is None:  # time runs once all is turned up
        deadline += show_of(stage_of(match.game, match.heard(None), choices), party.tempo)
    return e.Opened(
        opened=play.pause,
        asks=Raw(encode(play.ballot.asks)),
        choices=choices,
        by=play.ballot.by,
        told=heard_of(match.told),
        save=Raw(match.save()),
        rules=match.setup.rules,
        pause=match.pause,
        at=scene.now,
        deadline=deadline,
        winners=match.winners if is_over else None,
        round=match.game.round(match.board),
        scores=match.scores,
        story=story_of(play, match, match.told) if is_over else None,
    )


def _rhythm(play: Play, now: int) -> int:
    """A ballot that opened at its time doesn't put off the next one, however long opening it took."""
    return play.deadline if play.deadline is not None and 0 <= now - play.deadline < HOUR else now


def pause(party: Party, person: Person, said: s.Pause, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    must_be(party, "playing")
    if party.paused is not None or party.play is None:
        return []
    return [e.Paused(why="host", left=left_of(party.play, scene.now), person=person)]


def resume(party: Party, person: Person, said: s.Resume, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    must_be(party, "playing")
    if party.paused is None or party.play is None:
        return []
    return [resumed(party, party.play, scene)]


def end_and_reveal(party: Party, person: Person, said: s.EndAndReveal, scene: Scene) -> Sequence[e.Entry]:
    must_host(party, person)
    must_be(party, "playing")
    play = party.play
    assert play is not None, "a table that plays has a game"
    if party.acts_only(person) and not _owner_is_long_gone(party, scene):
        raise Refusal("not-owner")
    return [ended(play, person)]


def ended(play: Play, person: Person | None) -> e.Ended:
    match = play.match
    return e.Ended(winners=match.winners, scores=match.scores, person=person, story=story_of(play, match))


def _owner_is_long_gone(party: Party, scene: Scene) -> bool:
    """A game that nobody may end would keep the others stuck in it."""
    owner, attendance = party.owner, scene.attendance
    if owner is None or party.people[owner].lent:
        return owner is None
    if party.settings.days is not None:
        return is_gone(party, owner)
    since = attendance.silent_surely_since(owner) if owner in scene.here else attendance.away_since(owner)
    return scene.now >= since + scene.pace.end_for_owner


def broken_save(party: Party) -> Sequence[e.Entry]:
    """A save that no longer loads ends the game openly, with a reason."""
    if party.phase != "playing" or party.play is None:
        return []
    try:
        _check_again(party.play)
    except Exception:  # a game that changed may fail in any way on its old boards
        return [_broken(party, "save-broken")]
    return []


def _check_again(play: Play) -> None:
    """Do the sealed choices still answer what the loaded match asks?"""
    match, ballot = play.match, play.ballot
    assert ballot.asks is match.asks, "a ballot asks what its match does"
    for seat in ballot.sealed:
        ballot.check(seat, ballot.shown_to(seat) or ())


def _broken(party: Party, code: str) -> e.Ended:
    return e.Ended(winners=(), scores=(0,) * len(party.chairs), problem=Problem(code))
