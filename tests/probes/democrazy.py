"""What the rules of Démocrazy promise of turns and votes, sentence by sentence."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from isoloir.core import OVER
from isoloir.games.democrazy import GAME
from isoloir.games.democrazy.deck import BLANKS, END, OWN
from isoloir.games.democrazy.events import (
    Applied,
    CameIntoForce,
    Judged,
    LawDrawn,
    TokensReturned,
    TurnBegan,
    Voted,
    Written,
)
from isoloir.games.democrazy.flow import winners
from isoloir.games.democrazy.house import law_cards
from isoloir.games.democrazy.jokers import pack
from isoloir.games.democrazy.tokens import bag_of
from tests.democrazy.table import Story, with_jokers

from .democrazy_more import PROBES as MORE
from .parliament import SIX, Democrazy, force, points, sums
from .table import Probe


def listed(t: Democrazy) -> list[str]:
    """The laws one can look through in the rules."""
    chapter = next(each for each in t.game.rulebook(t.setup).chapters if each.key == "deck")
    return [card.removeprefix("law-") for cards in chapter.deck.values() for card in cards]


def split(t: Democrazy) -> Counter[str]:
    return Counter(pack(t.new().board.joker_split))


def laws_dealt(t: Democrazy) -> list[int]:
    """Before the first card was drawn."""
    board = t.new().board
    return [len(hand) - (seat == board.active) for seat, hand in enumerate(board.hands)]


def places_of_the_end(t: Democrazy) -> set[int]:
    """In the deck, from 1; one card has been drawn."""
    return {t.new(seed).board.deck.index(END) + 2 for seed in range(150)}


def left_over(t: Democrazy) -> int:
    """Laws that are neither dealt nor in the deck."""
    board = t.new().board
    return len(law_cards(t.setup)) - sum(map(len, board.hands)) - (len(board.deck) - 1)


def blank(t: Democrazy, *answers: object, votes: str = "Y") -> Story:
    """Seat 0 proposes a blank card, and answers so; then everyone votes."""
    hands = (("blank-1", "nothing"), *[()] * (t.seats - 1))
    board = t.lay("rrb by y g", blank_laws=True, hands=hands, held=hands, deck=("all-draw", "all-return", END))
    story = Story(with_jokers(board, t.votes(votes)) if set(votes) & set("WBS") else board)
    for answer in ("blank-1", *answers):
        story.answer(answer)  # type: ignore[arg-type]
    return story.vote(t.votes(votes)) if story.asked == "vote" else story


DRAWN = ("aloud", "draw", "active", 1)


def by_hand(t: Democrazy, no: int) -> Story:
    """An invented law gives seat 1 a token, and this many of the others say that isn't what it said."""
    story = blank(t, "Ada draws a token.", "hand")
    for answer in ("draw", 1, "done"):
        story.answer(answer)
    return story.answer({seat: "no" if seat <= no else "yes" for seat in range(1, t.seats)})


def crowded(t: Democrazy) -> Story:
    """A blue law is adopted for which one of six had to be named."""
    return t.play("richest-lose-5", force=SIX, named={"repeals": "two-thirds"})


def asked_which_goes(t: Democrazy) -> bool:
    hands = (("red-0", "richest-lose-5"), *[()] * (t.seats - 1))
    board = t.lay(force=SIX, hands=hands, held=hands)
    other = Story(board).answer("richest-lose-5")
    return other.asked == "name" and other.match.asks[0].options == SIX and Story(board).answer("red-0").asked == "vote"


def adopts(t: Democrazy, law: str, votes: str, **given: Any) -> bool:
    return bool(t.play(law, votes=votes, **given).all(Voted)[0].adopted)


def tie_under_a_shoe(t: Democrazy) -> Story:
    """As many YES as NO, while a single white shoe decides; with an even number, the proposer's YES counts twice."""
    force = ("tie-draw",) if t.seats % 2 else ("tie-draw", "mine-counts-2")
    half = (t.seats - 2) // 2
    votes = "W" + "YN" * (t.seats // 2) if t.seats % 2 else "Y" + "N" * (half + 1) + "Y" * (half - 1) + "W"
    return t.play("black", "r b y g", votes, force=force)


def order(story: Story, *kinds: type) -> list[type]:
    return [type(each) for each in story.told if isinstance(each, kinds)]


PROBES: dict[str, Probe] = {
    "goal-tokens": lambda t: all(sum(held) == t.each and len(held) == 4 for held in t.new().board.tokens),
    "goal-worth": lambda t: (
        points(t.lay("rrrb b y -")) == (4 * t.worth, t.worth, t.worth, 0)
        and points(t.lay("rrrb b y -", force=("red-3",)))[0] == 3 * 3 + t.worth
    ),
    "goal-won": lambda t: winners(replace(t.lay("rb rbrb y g"), next=OVER)) == (1,),
    "components-bag": lambda t: bag_of(()) == (t.per_colour,) * 4,
    "components-laws": lambda t: len(law_cards(t.setup)) == t.laws and t.new().board.deck.count(END) == 1,
    "components-own": lambda t: (
        len(own := {law.id for law in t.new().board.house} & set(law_cards(t.setup))) == t.house_laws
        and (t.house_only == "false" or set(law_cards(t.setup)) <= {*own, *BLANKS})
        and len(set(BLANKS) & set(law_cards(t.setup))) == (t.blanks if t.blank_laws == "true" else 0)
    ),
    "components-ballots": lambda t: all(
        {"yes", "no"} < {*ask.options} for ask in t.story("nothing").match.asks.values()
    ),
    "components-jokers": lambda t: sum(split(t).values()) == t.jokers,
    "components-dealt": lambda t: (
        all((board := t.new().board).holders)
        and not Counter(board.jokers) - split(t)
        and (Counter(board.jokers) == split(t)) == (t.seats == t.jokers)
        and "jokers" in GAME.secrets
    ),
    "start-tokens": lambda t: [sum(held) for held in t.new().view(1).tokens] == [t.each] * t.seats,
    "start-cards": lambda t: laws_dealt(t) == [t.each] * t.seats and all(t.new().board.holders),
    "start-bag": lambda t: sum(bag_of(t.new().board.tokens)) == t.bag,
    "start-deck": lambda t: places_of_the_end(t) == set(range(t.above + 1, t.above + t.among + 1)),
    "start-known": lambda t: (
        len(known := {*t.setup.options.left_out}) == t.left_out
        and not known & {*(board := t.new().board).deck, *(law for hand in board.hands for law in hand)}
    ),
    "start-all-used": lambda t: left_over(t) == 0,
    "start-one-left": lambda t: left_over(t) == 1,
    "start-others-left": lambda t: left_over(t) == t.unseen > 1,
    "start-by-lot": lambda t: t.by_lot(lambda match: match.board.active),
    "propose-start": lambda t: (
        order(t.begin("r b y g", force=("start-draw",)), Applied, LawDrawn) == [Applied, LawDrawn]
    ),
    "propose-draw": lambda t: (
        (story := t.begin("r b y g")).asked == "propose"
        and story.match.asks[0].options == story.board.hands[0]
        and len(story.board.hands[0]) == len(t.lay().hands[0]) + 1
    ),
    "propose-next": lambda t: [t.play("nothing", active=seat).board.active for seat in (0, t.seats - 1)] == [1, 0],
    "propose-most": lambda t: len(force(crowded(t))) == t.most_laws == len(SIX),
    "propose-instead": asked_which_goes,
    "blank-invent": lambda t: (
        [each.words for each in blank(t, "Anything at all!", "draw", "active", 1).all(Written)] == ["Anything at all!"]
    ),
    "blank-write": lambda t: blank(t).asked == "blank-words" and "aloud" in blank(t).match.asks[0].options,
    "blank-choose": lambda t: blank(t, "aloud").asked == "blank-do",
    "blank-acts": lambda t: (
        sums(blank(t, *DRAWN))[0] == 4
        and sums(blank(t, *DRAWN, votes="N"))[0] == 3
        and blank(t, "aloud", "hand", votes="N").asked == "propose"
        and blank(t, "aloud", "hand").asked == "hand-do"
        and sums(by_hand(t, 0))[1] == 3
    ),
    "blank-judged": lambda t: (
        sums(by_hand(t, t.most()))[1] == 2
        and sums(by_hand(t, t.most() - 1))[1] == 3
        and [each.accepted for each in by_hand(t, t.most()).all(Judged)] == [False]
    ),
    "blank-once": lambda t: (
        all(blank(t, *DRAWN, votes=votes).board.discard[-1] == "blank-1" for votes in "YN")
        and not blank(t, *DRAWN, votes=t.tie()).all(Voted)[0].adopted
    ),
    "vote-debate": lambda t: (
        (before := t.anyhow(t.new(), lambda match: match.board.next == "debate")).game.limits == {"debate": "debate"}
        and before.setup.options.debate == str(t.debate)
        and before.stepped(dict.fromkeys(before.asks, ("ready",))).board.next == "vote"
    ),
    "vote-secret": lambda t: (
        sorted(asks := t.story("nothing").match.asks) == list(range(t.seats))
        and all(len(ask.options) == 3 and {*ask.options} > {"yes", "no"} for ask in asks.values())
    ),
    "vote-together": lambda t: len(t.play("nothing").all(Voted)[0].votes) == t.seats,
    "vote-majority": lambda t: (
        adopts(t, "black", "Y" * (t.seats // 2 + 1) + "N") and not adopts(t, "nothing", "N" * (t.seats // 2 + 1) + "Y")
    ),
    "vote-circle": lambda t: adopts(t, "nothing", t.tie()) and not adopts(t, "black", t.tie()),
    "vote-tied": lambda t: (
        Applied("tie-draw") in (story := tie_under_a_shoe(t)).told
        and story.all(Voted)[0].adopted
        and Applied("tie-draw") not in t.play("black", "r b y g", "WN", force=("tie-draw",)).told
    ),
    "vote-counted": lambda t: (
        not adopts(t, "black", votes := "Y" + "N" * ((t.seats + 1) // 2) + "Y")
        and adopts(t, "black", votes, force=("mine-counts-3",))
    ),
    "jokers-once": lambda t: (
        (story := t.play("nothing", votes="WBN")).board.holders[:2] == (False, False)
        and story.board.used[:2] == (True, True)
        and not t.play("nothing", votes="WN").board.holders[0]
    ),
    "jokers-kinds": lambda t: (
        [t.adopted("WNNN", "black"), t.adopted("BYYY", "white")] == [True, False]
        and [t.adopted("SYYN"), t.adopted("SYNN")] == [False, True]
        and [t.adopted("SYYNN", "white"), t.adopted("SYYNN", "black")] == [False, True]
    ),
    "jokers-void": lambda t: (
        [t.adopted("WBYYN", "black"), t.adopted("WWNNN"), t.adopted("WSNNY"), t.adopted("SSYYN")]
        == [True, False, False, True]
        and [t.adopted("WSYN", "white"), t.adopted("WSYN", "black")] == [True, False]
    ),
    "jokers-shoes": lambda t: (
        [t.adopted("WBYYN", "black"), t.adopted("WWNNN"), t.adopted("WNNN", "black"), t.adopted("BYYY")]
        == [True, False, True, False]
    ),
    "jokers-scams": lambda t: (
        [t.adopted("SSYYN"), t.adopted("WSYYN"), t.adopted("BSNNY"), t.adopted("WWSYY")] == [True, False, True, False]
    ),
    "enact-votes-first": lambda t: (
        [each.law for each in t.play("all-draw", force=("adopted-draw",)).all(Applied)][:2]
        == ["adopted-draw", "all-draw"]
        and Applied("rejected-draw") in t.play("all-draw", votes="N", force=("rejected-draw",)).told
    ),
    "enact-red": lambda t: (
        sums(story := t.play("all-draw", "r b y g"))[:4] == [2] * 4
        and story.board.discard == ("all-draw",)
        and force(story) == ()
    ),
    "enact-blue": lambda t: (
        force(story := t.play("red-0", force=("red-3", "blue-0"))) == ("blue-0", "red-0")
        and order(story, TurnBegan, CameIntoForce) == [TurnBegan, CameIntoForce]
        and set(force(crowded(t))) == {*SIX, "richest-lose-5"} - {"two-thirds"}
    ),
    "enact-rejected": lambda t: (
        (story := t.play("all-draw", "r b y g", "N")).board.discard == ("all-draw",) and sums(story)[:4] == [1] * 4
    ),
    "laws-oldest": lambda t: (
        all(
            [each.law for each in t.play("nothing", force=laws).all(Applied)][:2] == [*laws]
            for laws in (("adopted-draw", "winners-draw"), ("winners-draw", "adopted-draw"))
        )
        and [each.seat for each in t.play("all-return", "r " * t.seats, active=2).all(TokensReturned)]
        == [(2 + n) % t.seats for n in range(t.seats)]
    ),
    "laws-conflict": lambda t: (
        points(t.lay("rr b y g", force=("red-3", "red-0")))[0] == 0
        and points(t.lay("rr b y g", force=("red-0", "red-3")))[0] == 6
        and points(t.lay("rr b y g", force=("red-3", "red-double")))[0] == 2 * (3 * 2)
        and points(t.lay("rr b y g", force=("red-3", "red-plus-2")))[0] == 2 * (3 + 2)
    ),
    "deck-ours": lambda t: (
        set(listed(t)) == {card for card in law_cards(t.setup) if card in OWN} and len(listed(t)) == len(set(listed(t)))
    ),
    "case-tie": lambda t: t.scene("tie") and t.adopted("YYNN", "white") and not t.adopted("YYNN", "black"),
    "case-jokers": lambda t: (
        t.scene(f"jokers-{t.joker_mode}") and t.adopted("WSYY", "black") == (t.facts["adopted"] == "yes")
    ),
    **MORE,
}
UNPROVED = {
    "goal-talk": "courtesy",
    "advice-argue": "advice",
    "advice-half": "advice",
    "advice-circle": "advice",
    "advice-joker": "advice",
    "advice-colour": "advice",
}
TABLE = Democrazy
