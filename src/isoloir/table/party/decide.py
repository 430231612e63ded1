"""The one question put to the domain: what does this come to, at this party, in this scene? Entries, or a Refusal.

Pure: looks at nothing else and changes nothing. Whether it happened is for the log to say.
"""

from __future__ import annotations

from typing import assert_never

from . import rounds
from .absence import came_back, emptied, host_gone, time_is_up
from .admission import admit, arrive, only_by_link, reopen, transfer
from .booth import add_nonce, begin, bot_answers, open_ballot
from .commands import command
from .decision import Decision
from .erase import forget
from .hosted import hosted
from .inputs import (
    Admission,
    Arrived,
    Begin,
    BotAnswered,
    Came,
    Flooded,
    Forget,
    Hosted,
    HostIsAway,
    Input,
    NextRound,
    NobodyIsLeft,
    Nonce,
    OpenBallot,
    Post,
    Reopened,
    Returned,
    RoundIsUp,
    Spoken,
    Subscribes,
    Tended,
    ThroughTheDoors,
    TimeIsUp,
    Transferred,
)
from .notices import came, posted, subscribes
from .party import Party
from .scene import Scene


def decide(party: Party, scene: Scene, given: Input) -> Decision:
    match given:
        case Spoken():
            return Decision(command(party, given.person, given.said, scene))
        case OpenBallot():
            return open_ballot(party, given.pause, scene)
        case BotAnswered():
            return Decision(bot_answers(party, given))
        case Begin():
            return begin(party, scene)
        case TimeIsUp():
            return Decision(time_is_up(party, scene))
        case HostIsAway():
            return Decision(rounds.unled(party, scene) if party.festival else host_gone(party, scene))
        case Returned():
            return Decision(came_back(party, given.person, scene))
        case Post():
            return Decision(posted(party, scene))
        case NobodyIsLeft():
            return Decision(emptied(party, scene))
        case NextRound() | RoundIsUp() | Tended():
            return Decision(rounds.of_itself(party, given, scene))
        case _:
            return _through_the_doors(party, scene, given)


def _through_the_doors(party: Party, scene: Scene, given: ThroughTheDoors) -> Decision:
    match given:
        case Nonce():
            return Decision(add_nonce(party, given.person, given.said))
        case Arrived():
            return Decision(arrive(party, given, scene))
        case Admission():
            return Decision(admit(party, given, scene))
        case Transferred():
            return Decision(transfer(party, given))
        case Forget():
            return Decision(forget(party, given.person))
        case Flooded():
            return Decision(only_by_link(party))
        case Subscribes():
            return Decision(subscribes(party, given))
        case Came():
            return Decision(came(party, given, scene))
        case Reopened():
            return Decision(reopen(party, given, scene))
        case Hosted():
            return Decision(hosted(party, given, scene))
        case _:
            assert_never(given)
