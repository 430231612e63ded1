"""Démocrazy: laws that change the rules, voted in and out while the game runs."""

from isoloir.core import Box, Game

from .after import SETTLES, after
from .board import SEATS, Board, DemocrazyOptions
from .deal import new
from .effects.byhand import BACK, DONE
from .events import EVENTS
from .flow import STEPS, winners
from .form import law_form
from .highlights import decisive
from .house import cards_needed, law_cards, objection, own_cards
from .people import NOBODY
from .redeal import redeal, swap_secrets
from .rulebook import chapters, facts
from .scenes import SCENES, came
from .scoring import scores
from .view import View, view

GAME = Game(
    key="democrazy",
    seats=SEATS,
    minutes=range(30, 61),
    options=DemocrazyOptions,
    objection=objection,
    takes="house_laws",
    box=Box(
        pieces=own_cards,
        needed=lambda setup: cards_needed(setup) - len(law_cards(setup)) + len(own_cards(setup)),
        meets={"Proposed": ("law",)},
    ),
    forms={"house_laws": law_form},
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
    own=frozenset({"joker", "known", "held", "prospects"}),
    settles=SETTLES,
    scores=scores,
    winners=winners,
    round=lambda board: board.turn,
    talks=frozenset({"propose", "debate", "vote"}),
    limits={"debate": "debate"},
    decides={"Voted": ("adopted",)},
    opens={"Voted": "votes"},
    highlights=decisive,
    redeal=redeal,
    swap_secrets=swap_secrets,
    modest={
        **dict.fromkeys(("doubt", "point", "catch"), NOBODY),
        **dict.fromkeys(("hand-who", "hand-to", "hand-colour", "hand-law"), BACK),
        "declare": "no",
        "judge": "yes",
        "hand-do": DONE,
    },
    secrets=frozenset({"seed", "hands", "held", "deck", "jokers"}),
)
