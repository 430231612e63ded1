"""The Majority: a council of demons where you'd rather be second than first."""

from isoloir.core import Game

from .after import after
from .board import Board, TheMajorityOptions, objection, teams
from .events import EVENTS
from .flow import STEPS, new, scores, winners
from .highlights import decisive
from .redeal import redeal, swap_secrets
from .rulebook import chapters, facts
from .scenes import SCENES, came
from .view import View, view

GAME = Game(
    key="the-majority",
    seats=range(3, 5),
    minutes=range(45, 76),
    options=TheMajorityOptions,
    objection=objection,
    teams=teams,
    board=Board,
    view_type=View,
    events=EVENTS,
    new=new,
    steps=STEPS,
    facts=facts,
    chapters=chapters,
    scenes=SCENES,
    came=came,
    view=view,
    after=after,
    own=frozenset({"hand", "packet", "memories", "hand_sizes", "packet_size", "next", "trick"}),
    scores=scores,
    winners=winners,
    round=lambda board: board.round,
    decides={"ColourDebated": ("colour", "firsts", "seconds"), "SpyNamed": ("seat",)},
    opens={"Revealed": "cards"},
    highlights=decisive,
    redeal=redeal,
    swap_secrets=swap_secrets,
    secrets=frozenset({"seed", "deck", "hands", "packets", "drafts"}),
)
