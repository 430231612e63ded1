"""Habits: which habit fits this person best? Give one to each, then guess what the table will choose."""

from isoloir.content.habits import CARDS
from isoloir.core import Box, Game

from .after import after
from .board import FEWEST, MOST, Board, HabitsOptions, cards_needed
from .events import EVENTS
from .flow import STEPS, new, scores, winners
from .highlights import decisive
from .house import objection
from .redeal import redeal, swap_secrets
from .rulebook import chapters, facts
from .scenes import SCENES, came
from .view import View, view

GAME = Game(
    key="habits",
    seats=range(FEWEST, MOST + 1),
    minutes=range(30, 61),
    options=HabitsOptions,
    objection=objection,
    takes="house_phrases",
    box=Box(
        pieces=lambda setup: range(CARDS),
        needed=lambda setup: cards_needed(setup.seats) - len(setup.options.house_phrases),
        meets={"HabitsShown": ("cards",)},
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
    own=frozenset({"hand", "given", "discards", "looked"}),
    scores=scores,
    winners=winners,
    round=lambda board: board.round,
    talks=frozenset({"give", "vote"}),
    decides={"HabitChosen": ("card",), "Tied": ("markers",)},
    opens={"VotesRevealed": "votes"},
    highlights=decisive,
    redeal=redeal,
    swap_secrets=swap_secrets,
    secrets=frozenset({"seed", "deck", "hands", "given", "discards", "looked"}),
)
