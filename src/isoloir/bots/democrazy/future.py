"""What becomes of a vote in Démocrazy: laws at work are played on to the next proposal, on boards that we imagine."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import Ask, Chance, Choice, Match, Option, Seat, chance
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.board import Board, Proposal
from isoloir.games.democrazy.deck import END
from isoloir.games.democrazy.force import laws_in_force
from isoloir.games.democrazy.hands import without
from isoloir.games.democrazy.items import Fire
from isoloir.games.democrazy.jokers import laid_open
from isoloir.games.democrazy.people import NOBODY
from isoloir.games.democrazy.polling import is_due
from isoloir.games.democrazy.redeal import redeal
from isoloir.games.democrazy.view import View
from isoloir.games.democrazy.voting import JOKERS, Outcome

from .regular import ABOUT_PEOPLE, SLIPS, has_trait, preferred


def imagined(view: View, dice: Chance) -> Board:
    """A board that fits what we see. The End is put at the bottom: how likely it is to come is reckoned apart."""
    board = redeal(view, dice)
    return replace(board, deck=(*(law for law in board.deck if law != END), END))


def on_the_table(board: Board, seat: Seat, proposal: Proposal) -> Board:
    """The same board once this seat has put a law of its hand to the vote."""
    return replace(without(board, seat, proposal.law), proposal=proposal, next="vote")


def after_vote(board: Board, me: Seat, result: Outcome, luck: str) -> tuple[Board, bool]:
    """The board at the next proposal, or when it's over; and whether chance or people had a say in it."""
    drawn = board.draws
    for seat, card in enumerate(result.votes):
        board = laid_open(board, seat, played=True) if card in JOKERS and board.jokers[seat] else board
    due = tuple([Fire(law=law.id) for law in laws_in_force(board) if is_due(law, result)])
    voted = replace(
        board,
        seed=luck,
        vote=result,
        voted=board.proposal,
        agenda=due,
        after="enact",
        next="agenda" if due else "enact",
    )
    match = Match.at(GAME, GAME.setup(board.seats), voted)
    chancy = False
    while match.asks and match.board.next != "propose":
        chancy = chancy or any(question.what in ABOUT_PEOPLE for question in match.asks.values())
        match.step({seat: _answer(match.board, me, seat, question) for seat, question in match.asks.items()})
    return match.board, chancy or match.board.draws != drawn


def _answer(board: Board, me: Seat, seat: Seat, question: Ask[Option]) -> Choice:
    """As a regular would; what's true of the others we can't know."""
    if question.what not in ABOUT_PEOPLE:
        return (preferred(board, seat, question),)
    law = board.agenda[0].law
    dice = chance(board.seed, "says", law, seat, board.turn)
    if question.what == "catch":
        return (seat if dice.below(SLIPS) == 0 else NOBODY,)
    meant = has_trait(board, me, law) if seat == me else dice.below(2) == 0
    answers = {"declare": "yes" if meant else "no", "point": seat if meant else NOBODY}
    return (answers.get(question.what, NOBODY),)
