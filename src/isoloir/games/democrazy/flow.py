"""The course of Démocrazy, in the order of its rulebook: draw, propose, vote, enact; laws act in between."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from isoloir.core import OVER, Ask, Seat, Step, StepFunction, Tell, ask, ask_one

from .agenda import agenda
from .blank import ALOUD, effect_of, next_part
from .board import Board, Proposal, Standing
from .deal import begin
from .deck import BLANKS, law_of
from .events import CameIntoForce, Counted, GameWon, Named, Posted, Proposed, TurnBegan, Voted, Written
from .force import in_vote, laws_in_force, must_name, repealed, replaced
from .hands import draw_law, without
from .items import Fire
from .jokers import laid_open
from .laws import Check, Law, inquiry
from .people import asking
from .polling import VOTE, counting, is_due
from .scoring import explained, scores
from .voting import JOKERS, outcome

READY: Ask[str] = Ask("debate", ("ready",))


def turn(board: Board, tell: Tell) -> Board:
    """A law adopted last turn comes into force; then the laws about the start of a turn act, oldest first."""
    tell(TurnBegan(board.turn, board.active))
    new = board.pending
    board = _came_into_force(board, tell)
    starting = [law for law in laws_in_force(board) if law.trigger == "start"]
    return _acting(
        board, [law for law in starting if not (law.id == new and inquiry(law.effect) == "catch")], then="draw"
    )


def _came_into_force(board: Board, tell: Tell) -> Board:
    """If it's about people, they first say who; nobody can be caught before it's in force."""
    if board.pending is None:
        return board
    law = law_of(board, board.pending)
    tell(CameIntoForce(law.id))
    board = replace(board, force=(*board.force, Standing(law.id)), pending=None)
    return board.then(asking(law)) if inquiry(law.effect) in ("declare", "point") else board


def draw(board: Board, tell: Tell) -> Board:
    """The active seat takes the first card of the deck; the End ends the game at once."""
    board = draw_law(board, board.active, tell)
    return board if board.ended else replace(board, next="propose")


def propose(board: Board, tell: Tell) -> Step[Board]:
    """The active seat has to read out a law from its hand."""
    law = yield from ask_one(board.active, Ask("propose", board.hands[board.active]))
    tell(Proposed(board.active, law))
    board = replace(without(board, board.active, law), proposal=Proposal(law))
    if law in BLANKS:
        return replace(board, next="write")
    return replace(board, next="name") if must_name(board, law_of(board, law)) else _ready(board)


def write(board: Board, tell: Tell) -> Step[Board]:
    """A blank law is written part by part for everyone to see: its sentence first, then how it acts."""
    proposal = _on_the_table(board)
    question = next_part(proposal.parts)
    assert question is not None, "a whole law has been put to the vote"
    parts = (*proposal.parts, (yield from ask_one(board.active, question)))
    if next_part(parts) is not None:
        return replace(board, proposal=replace(proposal, parts=parts))
    effect, words = effect_of(parts), "" if parts[0] == ALOUD else str(parts[0])
    check: Check = "eye" if parts[-1] == "eye" else "word"
    tell(Written(board.active, proposal.law, effect, words, check))
    proposal = replace(proposal, parts=parts, written=effect, words=words, check=check)
    return _ready(replace(board, proposal=proposal))


def name(board: Board, tell: Tell) -> Step[Board]:
    """A seventh blue law: say before the vote which of the six would go."""
    law = yield from ask_one(board.active, Ask("name", tuple(standing.law for standing in board.force)))
    tell(Named(board.active, law))
    return _ready(replace(board, proposal=replace(_on_the_table(board), repeals=law)))


def debate(board: Board, tell: Tell) -> Step[Board]:
    """Anyone may plead; everyone says when they're ready to vote."""
    yield from ask(dict.fromkeys(range(board.seats), READY))
    return replace(board, next="vote")


def vote(board: Board, tell: Tell) -> Step[Board]:
    """Everyone, the proposer too, votes in secret; then the laws about votes act, oldest first."""
    votes = yield from ask({seat: VOTE[joker] for seat, joker in enumerate(board.jokers)})
    law = in_vote(board)
    result = outcome(tuple(votes.values()), law.circle, board.joker_mode, counting(board))
    tell(Voted(law.id, result.votes, result.yes, result.no, result.adopted, result.why))
    for seat, card in votes.items():
        board = laid_open(board, seat, played=True) if card in JOKERS else board
    board = replace(board, vote=result, voted=board.proposal)
    return _acting(board, [law for law in laws_in_force(board) if is_due(law, result)], then="enact")


def enact(board: Board, tell: Tell) -> Board:
    """A red law acts at once; a blue one takes the place of the law with its symbol, or of the one named."""
    law = in_vote(board)
    assert board.vote is not None, "no law is enacted before the vote"
    if not board.vote.adopted:
        return replace(board, next="close")
    if law.kind == "red":
        return _acting(board, (law,), then="close")
    for old in replaced(board, law, _on_the_table(board).repeals):
        board = repealed(board, old, tell)
    tell(Posted(law.id))
    return replace(board, proposal=None, pending=law.id, next="close")


def close(board: Board, tell: Tell) -> Board:
    """Anything left on the table is discarded, and the turn passes clockwise."""
    board = _cleared(board)
    return replace(board, turn=board.turn + 1, active=board.left_of(board.active), next="turn")


def final_count(board: Board, tell: Tell) -> Board:
    """One point per token, unless the laws in force say otherwise."""
    over = replace(_cleared(board), next=OVER)
    for seat, lines in enumerate(explained(over)):
        tell(Counted(seat, lines, sum(line.points for line in lines)))
    tell(GameWon(winners(over)))
    return over


STEPS: dict[str, StepFunction[Board]] = {
    "begin": begin,
    "turn": turn,
    "draw": draw,
    "propose": propose,
    "write": write,
    "name": name,
    "debate": debate,
    "vote": vote,
    "enact": enact,
    "agenda": agenda,
    "close": close,
    "count": final_count,
}
"""The agenda comes wherever laws act: at the start of a turn, after a vote, and when a red law is enacted."""


def winners(board: Board) -> tuple[Seat, ...]:
    """Most points; a tie is a shared victory."""
    if board.next != OVER:
        return ()
    points = scores(board)
    return tuple(seat for seat, score in enumerate(points) if score == max(points))


def _acting(board: Board, laws: Iterable[Law], *, then: str) -> Board:
    """These laws act one after the other, after what's already on the agenda; then the turn goes on."""
    items = (*board.agenda, *[Fire(law=law.id) for law in laws])
    if not items:
        return replace(board, after=then, next=then)
    return replace(board, agenda=items, after=then, next="agenda")


def _ready(board: Board) -> Board:
    """The law is whole."""
    return replace(board, next="vote" if board.debate == "off" else "debate")


def _on_the_table(board: Board) -> Proposal:
    assert board.proposal is not None, "no law has been proposed"
    return board.proposal


def _cleared(board: Board) -> Board:
    if board.proposal is None:
        return board
    return replace(board, proposal=None, discard=(*board.discard, board.proposal.law))
