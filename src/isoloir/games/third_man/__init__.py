"""The Third Man: third place pays, second place hurts."""

from isoloir.core import Game

from .after import after
from .board import SEATS, Board, ThirdManOptions
from .events import EVENTS
from .flow import STEPS, new, scores, winners
from .highlights import decisive
from .redeal import redeal, swap_secrets
from .rulebook import chapters, facts
from .scenes import SCENES, came
from .view import View, view

GAME = Game(
    key="third-man",
    seats=range(len(SEATS), len(SEATS) + 1),
    minutes=range(20, 31),
    options=ThirdManOptions,
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
    own=frozenset(),
    scores=scores,
    winners=winners,
    round=lambda board: board.deal,
    decides={"LeadPassed": ("seat",), "TokenWon": ("seat",), "DealTied": (), "BidVoid": ()},
    opens={"Revealed": "cards"},
    highlights=decisive,
    redeal=redeal,
    swap_secrets=swap_secrets,
    secrets=frozenset({"seed"}),
)
