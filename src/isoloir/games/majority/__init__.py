"""Majority: not the best association of words, but the one that most of the others will find."""

from isoloir.content.majority import CARDS, FACES
from isoloir.core import Box, Game

from .after import SETTLES, after
from .board import SEATS, Board, MajorityOptions
from .events import EVENTS
from .flow import STEPS, new, scores, winners
from .highlights import decisive
from .house import objection, printed
from .redeal import redeal, swap_secrets
from .rulebook import chapters, facts
from .scenes import SCENES, came
from .view import View, view

GAME = Game(
    key="majority",
    seats=SEATS,
    minutes=range(15, 31),
    options=MajorityOptions,
    objection=objection,
    takes="house_words",
    box=Box(
        pieces=lambda setup: range(CARDS * FACES),
        needed=lambda setup: CARDS,
        meets={"RoundBegan": ("word",), "TurnBegan": ("words",)},
    ),
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
    own=frozenset({"scores"}),
    settles=SETTLES,
    scores=scores,
    winners=winners,
    round=lambda board: board.round,
    decides={"WordsWon": ("words",), "Scored": (), "NoMajority": ()},
    opens={"Voted": "votes"},
    highlights=decisive,
    redeal=redeal,
    swap_secrets=swap_secrets,
    printed=printed,
    secrets=frozenset({"seed", "packs", "scores"}),
)
