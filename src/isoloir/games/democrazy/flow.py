"""The course of Démocrazy, in the order of its rulebook."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Seat, Step, StepFunction, Tell, ask, ask_one

from .agenda import agenda, draw_law, law_on, without
from .blank import effect_of, is_written, next_part
from .board import Board, Proposal, Standing
from .deal import begin
from .deck import BLANKS, law_of
from .effects.institutions import repealed
from .events import CameIntoForce, Counted, Named, Posted, Proposed, TurnBegan, Voted, Won, Written
from .force import laws_in_force, must_name, replaced
from .items import Declare, Fire
from .jokers import laid_open
from .laws import Law, Weight
from .scoring import count, explained
from .voting import JOKERS, Outcome, Rule, Vote, outcome, ruled
from .who import concerned


def turn(board: Board, tell: Tell) -> Board:
    """A law adopted last turn comes into force; then the laws about the start of a turn act, oldest first."""
    tell(TurnBegan(board.turn, board.active))
    declared: tuple[Declare, ...] = ()
    if board.pending is not None:
        tell(CameIntoForce(board.pending))
        board = replace(board, force=(*board.force, Standing(board.pending)), pending=None)
        newest = board.force[-1].law
        declared = (Declare(newest),) if law_of(board, newest).trigger == "declare" else ()
    starting = (Fire(law.id) for law in laws_in_force(board) if law.trigger == "start")
    return replace(board.then(*declared, *starting), after="draw", next="agenda")


def draw(board: Board, tell: Tell) -> Board:
    """The active seat takes the first card of the deck; the End ends the game at once."""
    board = draw_law(board, board.active, tell)
    return board if board.ended else replace(board, next="propose")


def propose(board: Board, tell: Tell) -> Step[Board]:
    """The active seat must read out a law of its hand."""
    law = yield from ask_one(board.active, Ask("propose", board.hands[board.active]))
    tell(Proposed(board.active, law))
    board = replace(without(board, board.active, law), proposal=Proposal(law))
    if law in BLANKS:
        return replace(board, next="write")
    return replace(board, next="name" if must_name(board, law_of(board, law)) else "vote")


def write(board: Board, tell: Tell) -> Step[Board]:
    """A blank law is written part by part, aloud."""
    proposal = _on_the_table(board)
    part = yield from ask_one(board.active, next_part(proposal.parts))
    proposal = replace(proposal, parts=(*proposal.parts, part))
    if not is_written(proposal.parts):
        return replace(board, proposal=proposal)
    effect = effect_of(proposal.parts)
    tell(Written(board.active, proposal.law, effect))
    return replace(board, proposal=replace(proposal, written=effect), next="vote")


def name(board: Board, tell: Tell) -> Step[Board]:
    """A seventh blue law: say before the vote which of the six would go."""
    law = yield from ask_one(board.active, Ask("name", tuple(standing.law for standing in board.force)))
    tell(Named(board.active, law))
    return replace(board, proposal=replace(_on_the_table(board), repeals=law), next="vote")


def vote(board: Board, tell: Tell) -> Step[Board]:
    """Everybody, the proposer too, votes in secret; then the laws about votes act, oldest first."""
    cards = {seat: Ask("vote", vote_cards(board, seat)) for seat in range(board.seats)}
    votes = yield from ask(cards)
    law = law_on(board, _on_the_table(board).law)
    assert law is not None, "it is on the table"
    result = outcome(tuple(votes[seat] for seat in sorted(votes)), law.circle, board.joker_mode, counting(board))
    tell(Voted(law.id, result.votes, result.yes, result.no, result.adopted, result.why))
    for seat, card in sorted(votes.items()):
        board = laid_open(board, seat, played=True) if card in JOKERS else board
    stirred = (Fire(law.id) for law in laws_in_force(board) if law.trigger == "vote" and is_due(law, result))
    return replace(board.then(*stirred), vote=result, voted=board.proposal, after="enact", next="agenda")


def enact(board: Board, tell: Tell) -> Board:
    """A red law acts at once; a blue one takes the place of the law with its symbol, or of the one named."""
    proposal, result = _on_the_table(board), board.vote
    assert result is not None, "no law is enacted before the vote"
    law = law_on(board, proposal.law)
    assert law is not None, "it is on the table"
    if not result.adopted:
        return replace(board, next="close")
    if law.kind == "red":
        return replace(board.then(Fire(law.id)), after="close", next="agenda")
    for old in replaced(board, law, proposal.repeals):
        board = repealed(board, old, tell)
    tell(Posted(law.id))
    return replace(board, proposal=None, pending=law.id, next="close")


def close(board: Board, tell: Tell) -> Board:
    """Whatever is left on the table is discarded, and the turn passes clockwise."""
    board = _cleared(board)
    return replace(board, turn=board.turn + 1, active=board.left_of(board.active), next="turn")


def final_count(board: Board, tell: Tell) -> Board:
    """One point per token, unless the laws in force say otherwise."""
    over = replace(_cleared(board), next=OVER)
    for seat, lines in enumerate(explained(over)):
        tell(Counted(seat, lines, sum(line.points for line in lines)))
    tell(Won(winners(over)))
    return over


STEPS: dict[str, StepFunction[Board]] = {
    "begin": begin,
    "turn": turn,
    "agenda": agenda,
    "draw": draw,
    "propose": propose,
    "write": write,
    "name": name,
    "vote": vote,
    "enact": enact,
    "close": close,
    "count": final_count,
}


def vote_cards(board: Board, seat: Seat) -> tuple[Vote, ...]:
    joker = board.jokers[seat]
    return ("yes", "no") if joker is None else ("yes", "no", joker)


def counting(board: Board) -> Rule:
    """How votes are counted under the laws in force, oldest first."""
    rule = Rule((1,) * board.seats)
    for law in laws_in_force(board):
        rule = ruled(rule, law, concerned(board, law.effect.who) if isinstance(law.effect, Weight) else ())
    return rule


def is_due(law: Law, result: Outcome) -> bool:
    match law.when:
        case "adopted":
            return result.adopted
        case "rejected":
            return not result.adopted
        case "tie":
            return result.is_tie
        case "unanimous":
            return result.is_unanimous
        case _:
            return True


def winners(board: Board) -> tuple[Seat, ...]:
    """Most points; a tie is a shared victory."""
    if board.next != OVER:
        return ()
    points = count(board)
    return tuple(seat for seat, score in enumerate(points) if score == max(points))


def _on_the_table(board: Board) -> Proposal:
    assert board.proposal is not None, "no law has been proposed"
    return board.proposal


def _cleared(board: Board) -> Board:
    if board.proposal is None:
        return board
    return replace(board, proposal=None, discard=(*board.discard, board.proposal.law))
