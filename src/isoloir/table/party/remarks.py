"""What a bot says about an opening: only what everybody could see, and the same on every node."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from isoloir.bots import temper_of
from isoloir.core import Match, Seat, chance

from ..wire.from_server import Remark, Remarked
from .moments import opening_of
from .party import Party

SCORES = ("scores", "coins", "points")
"""Fields of the shared screen in which games show what counts, by seat; a game without any gets a word at its end."""
ONE_IN = 3
"""How often a bot speaks, where there's something to say."""


def remark(party: Party) -> Remarked | None:
    """At most one, from a random bot, about the newest opening."""
    play = party.played
    bots = [seat for seat, chair in enumerate(party.chairs) if chair.person is None]
    if not bots or not party.settings.remarks or (play.over is not None and play.over.stopped):
        return None
    lot = chance(play.bot_seed, "remark", play.pause)
    seat = lot.choice(bots)
    if play.over is not None:
        said: Remark | None = "won" if seat in play.over.winners else "lost"
    else:
        said = _about(party, seat) if lot.below(ONE_IN) == 0 else None
    return None if said is None else Remarked(seat, said, temper_of(party.chairs[seat].name))


def _about(party: Party, seat: Seat) -> Remark | None:
    play = party.played
    opening = opening_of(play, play.match)
    if opening is None:
        return None
    after = shown(play.match, play.match.board)
    before = shown(play.match, opening.before.board)
    return None if before is None or after is None else about(before, after, seat)


def shown(match: Match[Any], board: Any) -> Sequence[int] | None:
    """The scores as the shared screen shows them; None if it doesn't show everybody's."""
    view = match.game.view(board, None)
    for name in SCORES:
        scores = getattr(view, name, None)
        if isinstance(scores, tuple) and len(scores) == match.setup.seats:
            return scores if all(type(score) is int for score in scores) else None
    return None


def about(before: Sequence[int], after: Sequence[int], seat: Seat) -> Remark | None:
    """A new lead before a gain, and only the largest gain or loss of all is worth a word."""
    gains = [new - old for old, new in zip(before, after, strict=True)]
    gain = gains[seat]
    led = before[seat] == max(before) and before.count(before[seat]) == 1
    leads = after[seat] == max(after) and after.count(after[seat]) == 1
    if leads and not led and gain > 0:
        return "lead"
    if gains.count(gain) > 1:
        return None
    if gain > 0 and gain == max(gains):
        return "up"
    return "down" if gain < 0 and gain == min(gains) else None
