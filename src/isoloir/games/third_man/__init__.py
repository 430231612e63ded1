"""The Third Man: everybody wants to come third, and above all not second."""

from isoloir.core import Game

from .after import after
from .board import SEATS, Board, ThirdManOptions
from .events import EVENTS
from .flow import STEPS, match_scores, new, winners
from .highlights import decisive
from .rulebook import chapters
from .view import View, redeal, swap_secrets, view

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
    chapters=chapters,
    view=view,
    after=after,
    scores=match_scores,
    winners=winners,
    round=lambda board: board.deal,
    highlights=decisive,
    redeal=redeal,
    swap_secrets=swap_secrets,
    secrets=frozenset({"seed"}),
)
