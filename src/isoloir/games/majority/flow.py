"""The course of Majority, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Seat, Setup, Step, StepFunction, Tell, ask, chance, die

from .board import LETTERS, VOTES, Aim, Board, Opened, Vote, Word, noted, tops
from .events import (
    Eliminated,
    GameWon,
    NoMajority,
    RoundBegan,
    RoundEnded,
    Scored,
    Shuffled,
    TooFewCards,
    TurnBegan,
    TwoLeft,
    Voted,
    WordsWon,
)
from .house import house_words
from .packs import laid_out, outside_the_pile, turned_over, without_top, without_tops
from .scoring import best, game_is_over, to_each, total, voters, winning

VOTE = Ask("vote", VOTES)
NO_WORDS: tuple[tuple[Vote, ...], ...] = ((), ("score",))
"""What a vote may come to without a word that joins the pile."""


def new(setup: Setup, seed: str) -> Board:
    options = setup.options
    board = Board(
        seed,
        setup.cards,
        scores=(0,) * setup.seats,
        house_words=house_words(options.house_words, setup.cards),
        reversed_rounds=options.reversed_rounds,
        show_totals=options.show_totals,
    )
    return laid_out(board, options.left_out)


def begin(board: Board, tell: Tell) -> Board:
    """The word cards have been shuffled and split into three packs."""
    return replace(board, next="round")


def round_(board: Board, tell: Tell) -> Board:
    """Everyone is in; the top card of a pack picked at random is the first reference."""
    board = board if any(board.packs) else _reshuffle(board, tell)
    number = board.round + 1
    packs = [n for n, words in enumerate(board.packs) if words]
    pack = packs[die(len(packs), board.seed, "reference", number)]
    reference, aim = board.packs[pack][0], _toss(board, number)
    tell(RoundBegan(number, aim, reference))
    return replace(
        board,
        next="turn",
        round=number,
        turn=0,
        aim=aim,
        packs=without_top(board.packs, pack),
        pile=(reference,),
        active=tuple(range(len(board.scores))),
        gains=(0,) * len(board.scores),
    )


def turn(board: Board, tell: Tell) -> Board:
    """Two seats left share the spoils; otherwise the tops of the packs are the propositions."""
    if len(board.active) == 2:
        tell(TwoLeft(board.active, len(board.pile)))
        return replace(_pay(board, board.active), next="end")
    if outside_the_pile(board) < len(LETTERS):
        tell(TooFewCards())
        return replace(board, next="end")
    board = board if all(board.packs) else _reshuffle(board, tell)
    tell(TurnBegan(board.turn + 1, board.pile[-1], tops(board.packs)))
    return replace(board, turn=board.turn + 1, next="vote")


def vote(board: Board, tell: Tell) -> Step[Board]:
    """All who are in vote in secret; the votes open together and the most frequent ones win."""
    votes = yield from ask(dict.fromkeys(board.active, VOTE))
    by_seat = tuple(map(votes.get, range(len(board.scores))))
    tell(Voted(by_seat))
    won = winning(tuple(votes.values()))
    scorers = voters(votes, ("score",)) if "score" in won else ()
    if scorers:
        tell(Scored(scorers, len(board.pile)))
    if not won:
        tell(NoMajority())
    words = tops(board.packs)
    board = _opened(board, by_seat, words, won, scorers)
    return _put_away(board, words, ()) if won in NO_WORDS else _go_on(board, votes, words, won, tell)


def end(board: Board, tell: Tell) -> Board:
    """The pile is put away; if a side has 20 points the game is over, otherwise all play a new round."""
    tell(RoundEnded(board.round, board.gains))
    board = replace(board, discard=board.discard + board.pile, pile=(), active=(), next="round")
    if not game_is_over(board.scores, board.shuffles):
        return board
    over = replace(board, next=OVER)
    tell(GameWon(winners(over), over.scores))
    return over


STEPS: dict[str, StepFunction[Board]] = {"begin": begin, "round": round_, "turn": turn, "vote": vote, "end": end}


def _toss(board: Board, number: int) -> Aim:
    """The variant card, if the table plays with it: green or red."""
    if not board.reversed_rounds:
        return "most"
    sides: tuple[Aim, ...] = ("most", "least")
    return chance(board.seed, "aim", number).choice(sides)


def _reshuffle(board: Board, tell: Tell) -> Board:
    board = turned_over(board)
    tell(Shuffled(sum(map(len, board.packs))))
    return board


def _opened(
    board: Board,
    votes: tuple[Vote | None, ...],
    words: tuple[Word, ...],
    won: tuple[Vote, ...],
    scorers: tuple[Seat, ...],
) -> Board:
    """The ballot lies open for all to see, and each scorer takes as many points as the pile has cards."""
    gains = to_each(scorers, len(board.pile), len(votes))
    last = Opened(board.round, board.turn, board.pile[-1], words, votes, gains, won)
    course = board.course + noted(board.aim, board.pile, words, votes)
    if not scorers:
        return replace(board, last=last, course=course)
    return replace(board, last=last, course=course, scores=total(board.scores, gains), gains=total(board.gains, gains))


def _pay(board: Board, seats: Iterable[Seat]) -> Board:
    """Each takes as many points as the pile has cards."""
    assert board.last is not None, "nobody is paid before a vote"
    gains = to_each(seats, len(board.pile), len(board.scores))
    last = replace(board.last, gains=total(board.last.gains, gains))
    return replace(board, scores=total(board.scores, gains), gains=total(board.gains, gains), last=last)


def _go_on(
    board: Board, votes: Mapping[Seat, Vote], words: tuple[Word, ...], won: tuple[Vote, ...], tell: Tell
) -> Board:
    """Winning words join the pile, in the order A, B, C, and those who chose them play on; the others are out."""
    kept = tuple([word for letter, word in zip(LETTERS, words, strict=True) if letter in won])
    staying = voters(votes, [vote for vote in won if vote != "score"])
    tell(WordsWon(kept, staying, len(board.pile) + len(kept)))
    out = tuple([seat for seat in board.active if votes[seat] not in won])
    if out:
        tell(Eliminated(out))
    return replace(_put_away(board, words, kept), pile=board.pile + kept, active=staying, next="turn")


def _put_away(board: Board, words: tuple[Word, ...], kept: tuple[Word, ...]) -> Board:
    """The propositions leave the packs; those that aren't kept for the pile are discarded, and the round is over."""
    lost = tuple([word for word in words if word not in kept])
    return replace(board, packs=without_tops(board.packs), discard=board.discard + lost, next="end")


def winners(board: Board) -> tuple[Seat, ...]:
    return best(board.scores) if board.next == OVER else ()


def scores(board: Board) -> tuple[int, ...]:
    return board.scores
