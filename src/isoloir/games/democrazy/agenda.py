"""The agenda: one item at a time; an item puts its question, if it has one, and is done."""

from __future__ import annotations

from functools import singledispatch

from msgspec.structs import replace

from isoloir.core import Ask, Seat, Step, Tell, ask, ask_one

from .board import Board, Standing
from .deck import END, law_of, written
from .effects import perform
from .effects.institutions import repealed
from .effects.tokens import exchanged
from .events import Applied, Declared, EndDrawn, LawDrawn, LawDropped, LawTaken, TokenGiven, TokensBartered
from .items import (
    BarterTokens,
    ChooseExchange,
    ChooseRepeal,
    Declare,
    DrawLaws,
    DrawTokens,
    DropLaw,
    Fire,
    GiveToken,
    ReturnToken,
    TrimFavourite,
)
from .laws import COLOURS, Colour, Law
from .tokens import colours_of, draw, favourites, move, put_back
from .who import concerned


def agenda(board: Board, tell: Tell) -> Step[Board] | Board:
    """The first item; when there is none left, the turn goes on."""
    if not board.agenda:
        return replace(board, next=board.after)
    return settle(board.agenda[0], replace(board, agenda=board.agenda[1:]), tell)


@singledispatch
def settle(item: object, board: Board, tell: Tell) -> Step[Board] | Board:
    raise AssertionError(f"{item!r} cannot stand on an agenda")


@settle.register
def fire(item: Fire, board: Board, tell: Tell) -> Board:
    """A law that was repealed meanwhile, or concerns nobody, does nothing."""
    law = law_on(board, item.law)
    if law is None:
        return board
    who = getattr(law.effect, "who", None)
    if who is not None and not concerned(board, who):
        return board
    tell(Applied(law.id))
    acted = perform(law.effect, replace(board, agenda=()), tell)
    asked = (replace(new, law=law.id) for new in acted.agenda)
    return replace(acted, agenda=(*asked, *board.agenda))


def law_on(board: Board, law: str) -> Law | None:
    """The law by this id, as long as it is on the table or in force."""
    proposal = board.proposal
    if proposal is not None and proposal.law == law:
        return law_of(board, law) if proposal.written is None else written(law, proposal.written)
    return law_of(board, law) if any(standing.law == law for standing in board.force) else None


@settle.register
def declare(item: Declare, board: Board, tell: Tell) -> Step[Board]:
    """Everybody says in secret whether the law is about them; "no" comes first, for whoever stands in for somebody."""
    answers = yield from ask({seat: Ask("declare", ("no", "yes")) for seat in range(board.seats)})
    seats = tuple(seat for seat in sorted(answers) if answers[seat] == "yes")
    tell(Declared(item.law, seats))
    force = tuple(Standing(item.law, seats) if standing.law == item.law else standing for standing in board.force)
    return replace(board, force=force)


@settle.register
def draw_tokens(item: DrawTokens, board: Board, tell: Tell) -> Board:
    return draw(board, item.seat, item.count, tell)


@settle.register
def return_token(item: ReturnToken, board: Board, tell: Tell) -> Step[Board]:
    """Whoever puts a token back chooses it; who has none to put back is done."""
    colour = yield from _chosen(board, "return", item.seat, item.colour)
    return board if colour is None else put_back(board, item.seat, (colour,), tell)


@settle.register
def trim_favourite(item: TrimFavourite, board: Board, tell: Tell) -> Step[Board]:
    """The owner chooses between equally frequent colours."""
    tokens = board.tokens[item.seat]
    if max(tokens) <= item.most:
        return board
    tied = favourites(tokens)
    colour = tied[0] if len(tied) == 1 else (yield from ask_one(item.seat, Ask("trim", tied)))
    return put_back(board, item.seat, (colour,) * (max(tokens) - item.most), tell)


@settle.register
def give_token(item: GiveToken, board: Board, tell: Tell) -> Step[Board]:
    """The giver always chooses."""
    colour = yield from _chosen(board, "give", item.seat, item.colour)
    if colour is None:
        return board
    tell(TokenGiven(item.seat, item.to, colour))
    return move(board, item.seat, item.to, colour)


@settle.register
def barter_tokens(item: BarterTokens, board: Board, tell: Tell) -> Step[Board]:
    """Both choose at once, each their own; nothing happens if one of them has nothing."""
    offers = {seat: colours_of(board.tokens[seat]) for seat in (item.seat, item.other)}
    if not all(offers.values()):
        return board
    chosen = yield from ask({seat: Ask("barter", colours) for seat, colours in offers.items() if len(colours) > 1})
    gave = chosen.get(item.seat, offers[item.seat][0])
    got = chosen.get(item.other, offers[item.other][0])
    tell(TokensBartered(item.seat, item.other, gave, got))
    return move(move(board, item.seat, item.other, gave), item.other, item.seat, got)


@settle.register
def choose_exchange(item: ChooseExchange, board: Board, tell: Tell) -> Step[Board]:
    others = tuple(seat for seat in range(board.seats) if seat != item.seat)
    other = yield from ask_one(item.seat, Ask("exchange", others))
    return exchanged(board, item.seat, other, tell)


@settle.register
def choose_repeal(item: ChooseRepeal, board: Board, tell: Tell) -> Step[Board]:
    laws = tuple(standing.law for standing in board.force)
    if not laws:
        return board
    law = laws[0] if len(laws) == 1 else (yield from ask_one(item.seat, Ask("repeal", laws)))
    return repealed(board, law, tell)


@settle.register
def draw_laws(item: DrawLaws, board: Board, tell: Tell) -> Board:
    """The End ends the game, however it is drawn."""
    for _ in range(item.count):
        board = draw_law(board, item.seat, tell)
        if board.ended:
            return board
    return board


@settle.register
def drop_law(item: DropLaw, board: Board, tell: Tell) -> Step[Board]:
    hand = board.hands[item.seat]
    if not hand:
        return board
    law = hand[0] if len(hand) == 1 else (yield from ask_one(item.seat, Ask("drop", hand)))
    tell(LawDropped(item.seat, law))
    return replace(without(board, item.seat, law), discard=(*board.discard, law))


def draw_law(board: Board, seat: Seat, tell: Tell) -> Board:
    card, deck = board.deck[0], board.deck[1:]
    if card == END:
        tell(EndDrawn(seat))
        return replace(board, deck=deck, agenda=(), next="count", ended="end")
    tell(LawDrawn(seat, len(deck)))
    tell(LawTaken(card), only=seat)
    held = tuple((*laws, card) if holder == seat else laws for holder, laws in enumerate(board.held))
    return replace(with_hand(board, seat, tuple(sorted((*board.hands[seat], card)))), deck=deck, held=held)


def without(board: Board, seat: Seat, law: str) -> Board:
    return with_hand(board, seat, tuple(card for card in board.hands[seat] if card != law))


def with_hand(board: Board, seat: Seat, hand: tuple[str, ...]) -> Board:
    return replace(board, hands=(*board.hands[:seat], hand, *board.hands[seat + 1 :]))


def _chosen(board: Board, what: str, seat: Seat, colour: Colour | None) -> Step[Colour | None]:
    """The token a seat parts with: asked only if there is a choice, None if there is nothing."""
    tokens = board.tokens[seat]
    if colour is not None:
        return colour if tokens[COLOURS.index(colour)] else None
    colours = colours_of(tokens)
    if len(colours) > 1:
        return (yield from ask_one(seat, Ask(what, colours)))
    return colours[0] if colours else None
