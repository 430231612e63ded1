"""Démocrazy: laws that change the rules, voted in and out while the game runs."""

from isoloir.core import Edition, Game
from isoloir.core.vocabulary import without

from .after import SETTLES, after
from .board import SEATS, Board, DemocrazyOptions
from .deal import new
from .events import EVENTS
from .flow import STEPS, winners
from .form import law_form
from .highlights import decisive
from .house import objection
from .people import NOBODY
from .redeal import redeal, swap_secrets
from .rulebook import chapters
from .scoring import scores
from .view import View, view

GAME = Game(
    key="democrazy",
    rules=4,
    vocabulary=2,
    older_words={1: without("Voted", "why")},
    format_1={1: Edition(2, 1), 2: Edition(2, 2)},
    seats=SEATS,
    minutes=range(30, 61),
    options=DemocrazyOptions,
    objection=objection,
    forms={"house_laws": law_form},
    board=Board,
    view_type=View,
    events=EVENTS,
    new=new,
    steps=STEPS,
    chapters=chapters,
    view=view,
    after=after,
    settles=SETTLES,
    scores=scores,
    winners=winners,
    round=lambda board: board.turn,
    decides={"Voted": ("adopted",)},
    highlights=decisive,
    redeal=redeal,
    swap_secrets=swap_secrets,
    modest={"declare": "no", "doubt": NOBODY, "point": NOBODY, "catch": NOBODY},
    secrets=frozenset({"seed", "hands", "held", "deck", "jokers"}),
)
