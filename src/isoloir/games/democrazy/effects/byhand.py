"""A law carried out by the table's hand: its proposer lays out moves, and nothing happens before the table agrees."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Ask, Seat, Step, Tell, ask, ask_one

from ..board import Board
from ..events import Judged, LaidOut
from ..items import (
    AnyItem,
    DrawLaws,
    DrawTokens,
    DropLaw,
    ExchangeTokens,
    Expire,
    GiveToken,
    HandOutJokers,
    Judge,
    LayDownJoker,
    LayOut,
    Move,
    ReturnToken,
)
from ..laws import COLOURS, Hand
from ..prospect import Prospect
from ..who import Public, clockwise
from .effect import Items, Prospects, foresee, plan, settle

MOST_MOVES = 12
DONE, UNDO, BACK = "done", "undo", "back"
EVERYONE, ANY = "everyone", "any"
Word = str | int
NEEDS: dict[str, tuple[str, ...]] = {
    "draw": ("who",),
    "return": ("who", "colour"),
    "give": ("who", "to", "colour"),
    "swap": ("one", "to"),
    "repeal": ("law",),
    "joker": ("who",),
    "burn": ("who",),
    "study": ("who",),
    "drop": ("who",),
}
"""The moves there are, and what has to be said with each."""


@plan.register
def by_hand(effect: Hand, table: Public) -> Items:
    return (LayOut(seat=table.active),)


@foresee.register
def up_to_the_table(item: LayOut, prospect: Prospect) -> Prospects:
    return (prospect,)


@settle.register
def lay_out(item: LayOut, board: Board, tell: Tell) -> Step[Board]:
    """One word at a time, for everyone to see; the table itself isn't touched."""
    word: Word = yield from ask_one(item.seat, next_word(item, board))
    if word == DONE:
        return _shown(item, board, tell)
    if word == UNDO:
        return board.then(replace(item, moves=item.moves[:-1]))
    if word == BACK:
        return board.then(replace(item, begun=()))
    begun = (*item.begun, word)
    if len(begun) <= len(NEEDS[str(begun[0])]):
        return board.then(replace(item, begun=begun))
    item = replace(item, begun=(), moves=(*item.moves, move_of(begun)))
    return _shown(item, board, tell) if len(item.moves) == MOST_MOVES else board.then(item)


def next_word(item: LayOut, board: Board) -> Ask[Word]:
    """To stop comes first, and so does to think again: that's what a stand-in takes."""
    if not item.begun:
        moves = [do for do in NEEDS if do != "repeal" or board.force]
        return Ask("hand-do", (DONE, *([UNDO] if item.moves else []), *moves))
    do, *said = item.begun
    need = NEEDS[str(do)][len(said)]
    seats = range(board.seats)
    offers: dict[str, tuple[Word, ...]] = {
        "who": (EVERYONE, *seats),
        "one": tuple(seats),
        "to": tuple(seat for seat in seats if seat not in said),
        "colour": (ANY, *COLOURS),
        "law": tuple(standing.law for standing in board.force),
    }
    return Ask(f"hand-{'who' if need == 'one' else need}", (BACK, *offers[need]))


def move_of(words: tuple[Word, ...]) -> Move:
    do, *said = words
    given = {"who" if need == "one" else need: word for need, word in zip(NEEDS[str(do)], said, strict=True)}
    return Move(str(do), **{name: word for name, word in given.items() if word not in (EVERYONE, ANY)})  # type: ignore[arg-type]


def _shown(item: LayOut, board: Board, tell: Tell) -> Board:
    """Where nothing was laid out, there's nothing to ask."""
    tell(LaidOut(item.law, item.seat, item.moves))
    return board.then(Judge(law=item.law, seat=item.seat, moves=item.moves)) if item.moves else board


@settle.register
def judge(item: Judge, board: Board, tell: Tell) -> Step[Board]:
    """Was that what the law said? As in a doubt, it falls if more than half of the others say no."""
    others = [seat for seat in range(board.seats) if seat != item.seat]
    answers = yield from ask(dict.fromkeys(others, Ask("judge", ("yes", "no"))))
    accepted = 2 * list(answers.values()).count("no") <= len(others)
    tell(Judged(item.law, accepted))
    board = replace(board, accepted=accepted)
    if not accepted:
        return board
    steps = [step for move in item.moves for step in steps_of(move, clockwise(board.active, board.seats))]
    return board.then(*[step if isinstance(step, Expire) else replace(step, law=item.law) for step in steps])


def steps_of(move: Move, everyone: tuple[Seat, ...]) -> list[AnyItem]:
    """What it comes to, in the words of any other law; what isn't there to be moved stays where it is."""
    seats = everyone if move.who is None else (move.who,)
    match move:
        case Move(do="draw"):
            return [DrawTokens(seat, 1) for seat in seats]
        case Move(do="return", colour=colour):
            return [ReturnToken(seat, colour) for seat in seats]
        case Move(do="give", to=int(to), colour=colour):
            return [GiveToken(seat, to, colour) for seat in seats if seat != to]
        case Move(do="swap", who=int(one), to=int(other)):
            return [ExchangeTokens(one, other)]
        case Move(do="repeal", law=str(law)):
            return [Expire(law=law)]
        case Move(do="joker"):
            return [HandOutJokers(seats)]
        case Move(do="burn"):
            return [LayDownJoker(seat) for seat in seats]
        case Move(do="study"):
            return [DrawLaws(seat, 1) for seat in seats]
        case _:
            return [DropLaw(seat) for seat in seats]
