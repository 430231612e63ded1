"""What the rules of Démocrazy promise of people, tokens, the end and the count, sentence by sentence."""

from __future__ import annotations

from msgspec.structs import replace

from isoloir.core import OVER
from isoloir.games.democrazy.board import Standing
from isoloir.games.democrazy.deck import END
from isoloir.games.democrazy.events import Caught, Declared, Doubted, GameWon, JokerDrawn, Pointed
from isoloir.games.democrazy.flow import winners
from isoloir.games.democrazy.jokers import handed_out
from isoloir.games.democrazy.laws import Share, inquiry
from tests.democrazy.table import Story

from .parliament import Democrazy, force, moved, nearly_empty, points, sums
from .table import Probe

TWO_THIRDS = Share(2, 3)
PLAIN = "r b y g"


def voted(t: Democrazy, law: str, **given: object) -> Story:
    """It's adopted, and now the people are asked."""
    return t.story(law, PLAIN, **given).vote(t.votes("Y"))


def doubted(t: Democrazy, by: int) -> list[tuple[int, ...]]:
    """Seat 1 says it applies, and this many others challenge it: which yes falls."""
    others = [seat for seat in range(t.seats) if seat != 1]
    story = voted(t, "seen-draw").answer(t.every({1: "yes"}))
    hands: dict[int, str | int] = dict.fromkeys(others, "nobody")
    hands.update(dict.fromkeys(others[:by], 1))
    story.answer(hands)
    return [each.seats for each in story.all(Doubted)]


def caught(t: Democrazy, by: int, *, own_up: bool = False) -> tuple[int, ...]:
    """This many others name seat 1, who may own up: who was caught."""
    others = [seat for seat in range(t.seats) if seat != 1][:by]
    hands: dict[int, str | int] = dict.fromkeys(range(t.seats), "nobody")
    hands.update(dict.fromkeys((*others, *([1] if own_up else [])), 1))
    story = Story(t.lay(PLAIN, force=("caught-return",))).answer(hands)
    return tuple(story.all(Caught)[0].seats)


def pointed(t: Democrazy, hands: dict[int, int], active: int = 0) -> tuple[int, ...]:
    everyone = {**dict.fromkeys(range(t.seats), "nobody"), **hands}
    return tuple(t.play("that-one-draws", PLAIN, "Y", everyone, active=active).all(Pointed)[0].seats)


def handed(t: Democrazy, seed: int = 0) -> tuple[tuple[str | None, ...], tuple[int, ...]]:
    """Seat 0 holds a white shoe, nobody else a joker; two Scams have been played. Now everyone is handed one."""
    jokers = ("white", *[None] * (t.seats - 1))
    board = replace(t.lay(jokers=jokers, joker_discard=("scam", "scam")), seed=str(seed))
    after, lucky = handed_out(board, tuple(range(t.seats)))
    return after.jokers, lucky


def too_few(t: Democrazy) -> bool:
    """Two jokers are left for all but the last; it's the turn of seat 2."""
    jokers = (*[None] * (t.seats - 1), "white")
    story = t.play("jokers-for-all", active=2, joker_split=(1, 1, 1), jokers=jokers, joker_discard=())
    clockwise = [(2 + n) % t.seats for n in range(t.seats) if (2 + n) % t.seats != t.seats - 1]
    return [each.seat for each in story.all(JokerDrawn)] == clockwise[:2]


def drawn_by_two_each_of_three(t: Democrazy) -> list[int]:
    """Everyone is to draw two, and three are left in the bag."""
    tokens = nearly_empty(t, 3)
    before, after = t.story("all-draw-2", tokens), t.play("all-draw-2", tokens)
    return [now - then for now, then in zip(sums(after), sums(before), strict=True)]


def asks_about(t: Democrazy, inquiries: str) -> bool:
    return any(inquiry(law.effect) == inquiries for law in t.box())


def any_seen(t: Democrazy) -> bool:
    return any(law.check == "eye" and inquiry(law.effect) == "declare" for law in t.box())


PROBES: dict[str, Probe] = {
    "people-about": lambda t: asks_about(t, "declare"),
    "people-declared": lambda t: (
        (red := voted(t, "they-draw")).asked == "declare"
        and sorted(red.match.asks) == list(range(t.seats))
        and t.story("they-draw").vote(t.votes("N")).asked == "propose"
        and Story(t.lay(pending="traits")).asked == "declare"
    ),
    "people-seen": lambda t: (
        (story := t.begin(PLAIN, {1: "yes"}, pending="traits")).all(Declared) == [Declared("traits", (1,))]
        and story.board.force == (Standing("traits", (1,)),)
        and points(story.board)[:3] == (1, 4, 1)
        and Story(replace(story.board, next="turn", active=1)).asked == "propose"
    ),
    "people-doubt": lambda t: (
        doubted(t, t.most()) == [(1,)]
        and doubted(t, t.most() - 1) == []
        and voted(t, "they-draw").answer(t.every({1: "yes"})).asked == "propose"
    ),
    "people-unseen": lambda t: {*Doubted.__struct_fields__} == {"law", "seats"},
    "people-word": lambda t: not any_seen(t) or voted(t, "seen-draw").answer(t.every({1: "yes"})).asked == "propose",
    "people-pointed": lambda t: (
        asks_about(t, "point")
        and sorted(voted(t, "that-one-draws").match.asks) == list(range(t.seats))
        and pointed(t, {0: 3, 1: 3, 2: 1}) == (3,)
    ),
    "people-pointed-tie": lambda t: (
        [pointed(t, {0: 1, 1: 1, 2: 3, 3: 3}, active) for active in (0, 1, 2)] == [(1,), (1,), (3,)]
    ),
    "people-pointed-none": lambda t: (
        pointed(t, {}) == () and sums(t.play("that-one-draws", PLAIN, "Y", {0: "nobody"}))[:4] == [1] * 4
    ),
    "people-manners": lambda t: asks_about(t, "catch"),
    "people-caught": lambda t: (
        (start := Story(t.lay(force=("caught-return",)))).asked == "catch"
        and {0, 1, 2, "nobody"} <= {*start.match.asks[0].options}
        and t.story("nothing", force=("caught-after-vote",)).vote(t.votes("Y")).asked == "catch"
    ),
    "people-caught-later": lambda t: Story(t.lay(pending="caught-return")).asked == "propose",
    "people-caught-how": lambda t: (
        caught(t, t.most()) == (1,) and caught(t, t.most() - 1) == () and caught(t, 0, own_up=True) == (1,)
    ),
    "people-apart": lambda t: t.new().board.apart and all(law.check != "room" for law in t.box()),
    "tokens-chosen": lambda t: (
        (story := t.story("all-return", "rb rb rb rb").vote(t.votes("Y"))).asked == "return"
        and story.match.asks[0].options == ("red", "blue")
        and t.story("all-draw").vote(t.votes("Y")).asked == "propose"
        and (shed := t.story("all-shed-red", "rrb r y g").vote(t.votes("Y"))).asked == "propose"
        and moved(shed, "b - y g")
    ),
    "tokens-short": lambda t: sums(t.play("all-return-3", "rr b y -")) == [0] * t.seats,
    "tokens-counted": lambda t: moved(t.play("richest-return-2", "rr bbb y g", force=("red-3",)), "rr b y g"),
    "tokens-all-tied": lambda t: (
        moved(t.play("richest-return-2", "rrr bbb y g"), "r b y g")
        and moved(t.play("poorest-draw", "rrr bbb y g"), "rrr bbb y* g*")
        and points(t.lay("rrr bbb y g", force=("richest-lose-5",))) == (-2, -2, 1, 1)
    ),
    "tokens-one-tied": lambda t: (
        moved(t.play("rich-give-poor", "rrr bbb y g", active=0), "rr bbb yr g")
        and moved(t.play("rich-give-poor", "rrr bbb y g", active=1), "rrr bb yb g")
        and moved(t.play("rich-swap-poor", "rrr bbb y g", active=1), "rrr y bbb g")
    ),
    "tokens-same": lambda t: all(
        moved(t.play(law, "rr bb yy gg"), "rr bb yy gg") for law in ("rich-swap-poor", "rich-give-poor")
    ),
    "tokens-swap-one": lambda t: (
        moved(t.begin("- b y g", active=1, force=("start-swap-right",)), "- b y g")
        and moved(t.begin("r b y g", active=1, force=("start-swap-right",)), "b r y g")
    ),
    "tokens-swap-all": lambda t: moved(t.play("rich-swap-poor", "rrr - y g"), "- rrr y g"),
    "end-over": lambda t: (
        t.play("nothing", votes="N", deck=(END,)).board.next == OVER
        and t.play("study", deck=(END,)).board.next == OVER
        and t.play("all-draw", nearly_empty(t, t.seats)).board.ended == "bag"
        and t.play("all-draw", nearly_empty(t, t.seats + 1)).asked == "propose"
    ),
    "end-lost": lambda t: drawn_by_two_each_of_three(t) == [2, 1, *[0] * (t.seats - 2)],
    "end-unplaced": lambda t: (
        (story := t.play("red-0", nearly_empty(t, 1), force=("red-3", "adopted-draw"))).board.ended == "bag"
        and force(story) == ("red-3", "adopted-draw")
        and points(story.board)[1] > sums(story)[1]
    ),
    "count-worth": lambda t: points(t.lay("rr b y -")) == (2 * t.worth, t.worth, t.worth, 0),
    "count-oldest": lambda t: (
        points(t.lay("rr b y g", force=("red-double", "red-3")))[0] == 6
        and points(t.lay("rr b y g", force=("red-3", "red-double")))[0] == 12
    ),
    "count-negative": lambda t: points(t.lay("rrr b y g", force=("richest-lose-5",)))[0] == 3 - 5,
    "count-shared": lambda t: (
        winners(replace(t.lay("rrr bbb y g"), next=OVER)) == (0, 1)
        and t.play("nothing", "rrr bbb y g", "N", deck=(END,)).all(GameWon)[0].seats == (0, 1)
    ),
    "cases-sides": lambda t: (
        sums(t.play("nothing", PLAIN, "WN", force=("winners-draw",)))[:4] == [2, 1, 1, 1]
        and sums(t.play("nothing", PLAIN, "BY", force=("winners-draw",)))[:4] == [2, 1, 1, 1]
    ),
    "cases-neither": lambda t: (
        sums(t.play("nothing", PLAIN, "SN", force=("winners-draw",)))[:4] == [1] * 4
        and sums(t.play("nothing", PLAIN, "WBY", force=("winners-draw",)))[:4] == [1, 1, 2, 2]
    ),
    "cases-two-thirds": lambda t: (
        [t.adopted(votes, share=TWO_THIRDS) for votes in ("YYN", "YYYNN", "YYYYNN", "WWB")]
        == [True, False, True, False]
    ),
    "cases-no-circle": lambda t: (
        t.adopted("YYN", "black", share=TWO_THIRDS) and not t.adopted("YYNN", "white", share=TWO_THIRDS)
    ),
    "cases-jokers-after": lambda t: (
        [t.adopted(votes, share=TWO_THIRDS) for votes in ("WNNN", "BYYY", "SYYNN", "SYYYY")]
        == [True, False, True, False]
    ),
    "cases-redrawn": lambda t: {handed(t, seed)[0][1] for seed in range(40)} == {"white", "black", "scam"},
    "cases-one-joker": lambda t: handed(t)[0][0] == "white" and handed(t)[1] == tuple(range(1, t.seats)),
    "cases-too-few": too_few,
    "cases-laid-down": lambda t: (
        (burnt := t.play("burn").board).holders == (False,) * t.seats == burnt.used
        and t.play("jokers-for-users", jokers=burnt.jokers, used=burnt.used, joker_discard=burnt.joker_discard).all(
            JokerDrawn
        )
        == []
    ),
}
