"""The course of The Majority, in the order of its rulebook."""

from __future__ import annotations

from operator import add, attrgetter

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Each, Seat, Setup, Step, StepFunction, Tell, ask, ask_one, chance

from . import events, trick
from .board import (
    FIRST_DEAL,
    LATER_DEAL,
    ROUNDS,
    Board,
    Card,
    Cards,
    Debate,
    Draft,
    Lying,
    all_cards,
    in_order,
    kinds,
    owner,
    partner,
    plus,
    without,
)
from .effects import assassinate, betray, bribe, next_effect, round_is_played, spy
from .scoring import best_team, by_colour, is_tied, payment, team_totals


def new(setup: Setup, seed: str) -> Board:
    options, nothing = setup.options, ((),) * setup.seats
    return Board(
        seed,
        hands=nothing,
        won=nothing,
        coins=(0,) * setup.seats,
        first_edition_spy=options.first_edition_spy,
        stolen_two_kills=options.stolen_two_kills,
        first_token=None if options.first_token == "random" else int(options.first_token),
    )


# Setting up


def setup(board: Board, tell: Tell) -> Board:
    """The cards are shuffled into a deck; a random seat gets the token, unless the table named one."""
    deck = chance(board.seed, "deck").shuffle(all_cards(len(board.seats)))
    by_lot = chance(board.seed, "token").choice(board.seats)
    token = by_lot if board.first_token is None else board.first_token
    tell(events.TokenPlaced(token))
    return replace(board, deck=deck, token=token, next="deal")


# Selection


def deal(board: Board, tell: Tell) -> Board:
    """Six cards each, then four in each later round, beside the one kept, which is drafted with them."""
    count = LATER_DEAL if board.round else FIRST_DEAL
    dealt = [board.deck[start : start + count] for start in range(0, count * len(board.hands), count)]
    packets = tuple(map(in_order, map(add, board.hands, dealt)))
    deck = board.deck[count * len(packets) :]
    tell(events.RoundBegan(board.round + 1, count, len(deck)))
    tell(Each(events.PacketHeld, packets))
    nothing: tuple[Cards, ...] = ((),) * len(packets)
    return replace(
        board,
        round=board.round + 1,
        deck=deck,
        packets=packets,
        hands=nothing,
        drafts=(*board.drafts, Draft(nothing)),
        tricks=(*board.tricks, ()),
        last=(),
        next="draft",
    )


def draft(board: Board, tell: Tell) -> Step[Board]:
    """Everyone puts one card aside and passes the rest to the left, until a single card comes, which is kept."""
    answers = yield from ask(_one_of("draft", board.packets))
    board = _put_aside(board, tuple(answers.values()))
    packets = board.packets
    tell(events.PacketsPassed(len(packets[0])))
    if len(packets[0]) > 1:
        tell(Each(events.PacketHeld, packets))
        return board
    last = tuple([card for (card,) in packets])
    tell(Each(events.LastCardKept, last))
    return _take_up(_put_aside(board, last), tell)


def _take_up(board: Board, tell: Tell) -> Board:
    """The cards put aside become the hand of the round."""
    tell(Each(events.HandTaken, board.hands))
    return replace(board, packets=(), next="exchange" if len(board.seats) == 4 else "commit")


# Representation


def exchange(board: Board, tell: Tell) -> Step[Board]:
    """Partners give each other one card, each without having seen the other's."""
    given = yield from ask(_one_of("give", board.hands))
    gifts = tuple(given.values())
    hands = tuple([_swapped(hand, gifts[seat], gifts[partner(seat)]) for seat, hand in enumerate(board.hands)])
    tell(events.GiftsExchanged())
    for seat in board.seats:
        tell(events.GiftReceived(partner(seat), gifts[seat], gifts[partner(seat)]), only=seat)
    drafts = (*board.drafts[:-1], replace(board.drafts[-1], gifts=gifts))
    return replace(board, hands=hands, drafts=drafts, next="commit")


def commit(board: Board, tell: Tell) -> Step[Board]:
    """Everyone chooses a card face down; all are turned up together."""
    played = yield from ask(_one_of("play", board.hands))
    cards = tuple(played.values())
    return _reveal(board, tuple(map(without, board.hands, cards)), trick.laid(cards), tell)


def commit_openly(board: Board, tell: Tell) -> Step[Board]:
    """After a spy the cards are played one after another, face up, clockwise."""
    assert board.open_from is not None, "an open trick has a first seat"
    before, seats = board.hands, len(board.hands)
    seat = (board.open_from + len(board.table)) % seats
    card = yield from ask_one(seat, Ask("show", kinds(before[seat])))
    tell(events.CardShown(seat, card))
    hands = (*before[:seat], without(before[seat], card), *before[seat + 1 :])
    table = (*board.table, Lying(card, seat, seat))
    if len(table) < seats:
        return replace(board, hands=hands, table=table, last=())
    return _reveal(board, hands, tuple(sorted(table, key=attrgetter("seat"))), tell)


def _reveal(board: Board, hands: tuple[Cards, ...], table: trick.Trick, tell: Tell) -> Board:
    """The cards of the trick, by seat, and what is left in hand."""
    cards = tuple([each.card for each in table])
    tricks = (*board.tricks[-1], cards)
    tell(events.Revealed(board.round, len(tricks), cards))
    return replace(
        board,
        hands=hands,
        table=table,
        tricks=(*board.tricks[:-1], tricks),
        open_from=None,
        next=next_effect(table),
    )


# Collecting, once the effects are over


def collect(board: Board, tell: Tell) -> Board:
    """Everyone wins what's in front of them; a trick follows until each has one card left."""
    gains = trick.shared_out(board.table)
    tell(events.Collected(board.round, len(board.tricks[-1]), gains))
    won = tuple(map(_with_all, board.won, gains))
    following = "commit" if board.open_from is None else "commit_openly"
    return replace(
        board,
        won=won,
        discard=in_order((*board.discard, *dead)) if (dead := trick.dead(board.table)) else board.discard,
        table=(),
        last=board.table,
        next="debate" if round_is_played(board) else following,
    )


# Debate


def debate(board: Board, tell: Tell) -> Board:
    """Each colour pays its first and its second, over everything won so far."""
    coins, debates = board.coins, list[Debate]()
    for colour, powers in by_colour(board.won).items():
        paid = payment(powers)
        tell(
            events.ColourDebated(
                board.round, colour, powers, paid.best, paid.firsts, paid.seconds, paid.share, paid.coins
            )
        )
        debates.append(Debate(colour, powers, paid.best, paid.firsts, paid.seconds, paid.share, paid.coins))
        coins = tuple(map(add, coins, paid.coins))
    tell(events.RoundEnded(board.round, coins))
    return replace(board, coins=coins, debates=tuple(debates), next="deal" if board.round < ROUNDS else "end")


# End of the game


def end(board: Board, tell: Tell) -> Board:
    """Most coins win; if it's a tie, the token decides."""
    over = replace(board, next=OVER)
    tell(events.GameWon(winners(over), team_totals(board.coins), is_tied(board.coins)))
    return over


STEPS: dict[str, StepFunction[Board]] = {
    "setup": setup,
    "deal": deal,
    "draft": draft,
    "exchange": exchange,
    "commit": commit,
    "commit_openly": commit_openly,
    "bribe": bribe,
    "assassinate": assassinate,
    "spy": spy,
    "betray": betray,
    "collect": collect,
    "debate": debate,
    "end": end,
}


def scores(board: Board) -> tuple[int, ...]:
    return board.coins


def winners(board: Board) -> tuple[Seat, ...]:
    return best_team(board.coins, board.token) if board.next == OVER else ()


def _put_aside(board: Board, kept: Cards) -> Board:
    """Out of each packet into the hand of its holder and the memory of the draft; the rest goes to the left."""
    taken = board.drafts[-1].taken
    first = owner(0, len(taken[0]), len(taken))
    marked = tuple(map(add, taken, zip(kept[first:] + kept[:first])))
    *rest, last = map(without, board.packets, kept)
    return replace(
        board,
        packets=(last, *rest),
        hands=tuple(map(plus, board.hands, kept)),
        drafts=(*board.drafts[:-1], Draft(marked)),
        debates=(),
    )


def _one_of(what: str, hands: tuple[Cards, ...]) -> dict[Seat, Ask[Card]]:
    """The same question to everyone, each about the own cards."""
    return {seat: Ask(what, kinds(cards)) for seat, cards in enumerate(hands)}


def _with_all(pile: Cards, gain: Cards) -> Cards:
    for card in gain:
        pile = plus(pile, card)
    return pile


def _swapped(hand: Cards, given: Card, received: Card) -> Cards:
    return plus(without(hand, given), received)
