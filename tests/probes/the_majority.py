"""What the rules of The Majority promise, sentence by sentence."""

from __future__ import annotations

from isoloir.games.the_majority.board import POWER, all_cards, in_order
from isoloir.games.the_majority.events import (
    ColourDebated,
    EffectLost,
    GameWon,
    OpenTrickAhead,
    SpyNamed,
)
from tests.rulebook.the_majority_table import killed, order, won

from .council import (
    TheMajority,
    at_once,
    dealt,
    drafted,
    drafts_the_kept_card,
    effects,
    given,
    passed,
    shown_out,
    shown_spy,
    tricks,
)
from .table import Probe, all_of, one, whats

PROBES: dict[str, Probe] = {
    "goal-alone": lambda t: t.seats == 3 and t.game.teams(3) == ((0,), (1,), (2,)),
    "goal-teams": lambda t: t.seats == 4 and t.game.teams(4) == ((0, 2), (1, 3)),
    "goal-rounds": lambda t: t.anyhow(t.new()).board.round == t.rounds and t.last_round().is_over,
    "goal-draft": lambda t: (
        whats(t.new()) == {"draft"}
        and whats(t.lay("R5 Y5", "B5 Y5", "Y9 Y5", "R6 Y5")) == {"play"}
        and t.won("R0 R10 B5 Y6") == "R0 R10 | - | B5"
        and killed(t.trick("Y2 R9 B3 Y10")) == "R9 B3"
        and t.trick("Y3 B5 R6 Y9").board.open_from is not None
        and won(t.trick("B5 R7 R6 Y9")).startswith("R7 B5 | - |")
    ),
    "goal-debates": lambda t: (
        [each.colour for each in all_of(ColourDebated, t.trick("R5 B9 R6 B5", last=True).heard(None))]
        == ["R", "B", "Y"]
    ),
    "goal-second": lambda t: t.paid(23, 11, 4)[1] > t.paid(23, 11, 4)[0] > 0,
    "goal-richest": lambda t: t.coins(9, 30, 12) == (1,),
    "goal-richest-team": lambda t: t.coins(9, 30, 22, 0) == (0, 2) and t.coins(9, 30, 20, 0) == (1, 3),
    "components-deck": lambda t: (
        len(all_cards(t.seats)) == t.deck and {card[0] for card in all_cards(t.seats)} == set("RBY")
    ),
    "components-missing": lambda t: {POWER[card] for card in all_cards(t.seats)} == set(range(11)) - {1, 4, 8},
    "components-left-out": lambda t: (
        [
            all_cards(4).count(card) - all_cards(3).count(card)
            for card in ("R0", "B3", "Y5", "R6", "B9", "Y10", "R2", "B7")
        ]
        == [1] * 6 + [0] * 2
        and len(all_cards(4)) - len(all_cards(3)) == t.left_out
        and t.seats == 3
    ),
    "components-all-used": lambda t: (
        t.deck == len(all_cards(4)) == t.seats * (t.first_deal + (t.rounds - 1) * t.later_deal)
    ),
    "start-by-lot": lambda t: t.by_lot(lambda match: match.board.token),
    "start-seat-1": lambda t: t.starts() == {0},
    "start-seat-2": lambda t: t.starts() == {1},
    "start-seat-3": lambda t: t.starts() == {2},
    "start-seat-4": lambda t: t.starts() == {3},
    "start-dealt": dealt,
    "draft-pass": lambda t: passed(t) and drafted(t).board.packets == (),
    "draft-single": lambda t: (
        {len(hand) for hand in drafted(t).board.hands} == {t.first_deal} and whats(drafted(t)) != {"draft"}
    ),
    "draft-kept": drafts_the_kept_card,
    "give-give": given,
    "play-secret": at_once,
    "play-order": lambda t: (
        effects(t.trick("R0 R3 B2 Y7", token=1))[:3] == ["Revealed", "Stolen", "Killed"]
        and won(t.trick("B3 Y7 R5 R6")).startswith("B3 Y7 | - | R5")
        and effects(t.trick("B3 Y7 R5 R6", token=1))[1:4] == ["SpyNamed", "OpenTrickAhead", "Betrayed"]
    ),
    "play-tricks": tricks,
    "play-left": lambda t: (
        {len(hand) for hand in t.anyhow(t.new()).board.hands} == {1}
        and drafts_the_kept_card(t)
        and all(
            one(
                GameWon,
                t.last_round(hands=tuple(in_order((card, kept)) for card in ["R0", "B0", "Y0", "R0"][: t.seats])).heard(
                    None
                ),
            ).totals
            == one(GameWon, t.last_round().heard(None)).totals
            for kept in ("R10", "B2")
        )
    ),
    "bribe-takes": lambda t: t.won("R0 R9 R5 B6") == "R0 R5 R9 | - | -" and t.won("R0 B9 Y5 B6") == "R0 | B9 | Y5",
    "bribe-cancel": lambda t: t.won("R0 R0 R9 B5") == "R0 | R0 | R9" and t.won("R0 R0 R0 R9") == "R0 | R0 | R0",
    "bribe-worth": lambda t: POWER["R0"] == 0 and t.debated("R0 R9", "R9", "").totals[:2] == (9, 9),
    "kill-kills": lambda t: (
        killed(t.trick("R2 B5 R9 R6")) == "B5"
        and t.won("R2 B5 R9 R6") == "R2 | - | R9"
        and killed(t.trick("R2 B0 R9 R6")) == "B0"
        and killed(t.trick("R2 B0 B9 R6")) == "B0"
        and t.won("R2 B0 B9 R6") == "R2 | B9 | -"
    ),
    "kill-open": lambda t: (
        (match := t.trick("R2 B5 R9 R6")).view(1).discard == ("B5",) and "B5" not in str(match.board.won)
    ),
    "kill-both": lambda t: (
        set(killed(t.trick("R2 B2 Y10 Y9")).split()) >= {"R2", "B2", "Y10"}
        and won(t.trick("R2 B2 Y0 Y9")) == ("- | - | -" if t.seats == 3 else "- | - | Y9 | -")
    ),
    "kill-stolen-kills": lambda t: (
        killed(t.trick("R0 R2 B10 R6")) == "B10" and t.won("R0 R2 B10 B6") == "R0 R2 | - | -"
    ),
    "kill-stolen-idle": lambda t: (
        killed(t.trick("R0 R2 B10 R6")) == "" and EffectLost(1, "R2") in t.trick("R0 R2 B10 R6").heard(None)
    ),
    "spy-stolen-works": lambda t: (
        t.token("R0 R3 B6 B9", token=2) == 0
        and order(t.trick("R0 R3 B6 B9", token=2)) == order(t.trick("R3 B9 B6 B9", token=2))
    ),
    "spy-killed": lambda t: (
        t.token("B2 R3 B6 B9") == 0 and order(t.trick("B2 R3 B6 B9")) is None and t.token("R0 R3 B6 B9", token=2) == 0
    ),
    "spy-works": lambda t: (
        [t.token("R0 R3 B6 B9", token=2), t.token("B2 R3 B6 B9", token=2), t.token("B5 R3 B6 B9", token=2)] == [2, 2, 1]
        and order(t.trick("R0 R3 B6 B9", token=2)) is None
    ),
    "spy-takes": lambda t: t.token("B5 R3 B6 B9") == 1 and whats(t.trick("B5 R3 B6 B9")) == {"show"},
    "spy-one": lambda t: len(all_of(SpyNamed, t.trick("B3 R3 B6 B9", token=2).heard(None))) == 1,
    "spy-furthest": lambda t: [t.token("B3 R3 Y3 Y9", token=holder) for holder in range(3)] == [2, 0, 1],
    "spy-holder": lambda t: t.token("R3 B9 B6 B5", token=0) == 0 and order(t.trick("R3 B9 B6 B5", token=0)) is not None,
    "open-clockwise": lambda t: (
        (order(t.trick("R3 B9 B6 B5")) or ())[1:]
        == tuple((seat + 1) % t.seats for seat in (order(t.trick("R3 B9 B6 B5")) or ())[:-1])
        and len(t.open().asks) == 1
        and len(t.open("Y9" if t.seats == 3 else "Y3").view(0).table) == 1
    ),
    "open-left": lambda t: order(t.trick("R3 B9 B6 B5")) == (1, 2, 0),
    "open-right": lambda t: order(t.trick("R3 B9 B6 B5")) == (3, 0, 1, 2) and t.game.teams(4)[0] == (0, 2),
    "open-effects": lambda t: (
        (match := t.open(*(("Y9", "Y6") if t.seats == 3 else ("Y3", "Y5", "Y9")))).board.won == ((),) * t.seats
        and len(match.view(0).table) == t.seats - 1
        and won(shown_out(t)) == ("Y0 Y5 Y6 | - | -" if t.seats == 3 else "Y0 Y5 Y6 Y9 | - | - | -")
    ),
    "open-again": lambda t: order(shown_spy(t)) is not None and whats(shown_spy(t)) == {"show"},
    "open-first": lambda t: (
        (match := t.trick("R3 B9 B6 B5", last=True)).board.open_from is None
        and order(match) is None
        and "commit_openly"
        not in {
            t.anyhow(t.new(seed), lambda match: match.board.next.startswith("commit")).board.next for seed in range(5)
        }
    ),
    "betray-goes": lambda t: (
        won(t.trick("B5 R7 R6 Y9")).startswith("R7 B5 | - | R6")
        and t.won("B5 R7 R0 R5") == ("B5 | - | R0 R7" if t.seats == 3 else "B5 | - | R0 R5 R7")
        and killed(t.trick("B2 R7 B6 B9")) == "R7"
    ),
    "win-yours": lambda t: (
        t.won("R0 R9 B5 B6") == "R0 R9 | - | B5" and t.trick("R5 B9 R6 B5", last=True).board.won[0] == ("R5",)
    ),
    "win-stays": lambda t: (
        (match := t.trick("R0 B2 B9 B6", won=(("Y9",), ("R10",), ("R6",), ("Y5",))[: t.seats])).view(1).won[0][:1]
        == ("Y9",)
        and match.view(1).won[1] == ("R10", "B2")
        and t.debated("R9", "R5 R6", "").totals[:2] == (9, 11)
    ),
    "debate-colours": lambda t: (
        [each.colour for each in all_of(ColourDebated, t.trick("R5 B9 R6 B5", last=True).heard(None))]
        == ["R", "B", "Y"]
        and all_of(ColourDebated, t.trick("R5 B9 R6 B5").heard(None)) == []
    ),
    "debate-add": lambda t: t.debated("R9 R5 B10", "R6", "R2").totals[:3] == (14, 6, 2),
    "debate-first": lambda t: t.paid(23, 11, 4)[0] == t.prize == t.paid(5, 4, 0)[0],
    "debate-second": lambda t: t.paid(23, 11, 4)[1] == 23 // t.part and t.paid(4, 3, 0)[1] == 0,
    "debate-twice": lambda t: (
        t.paid(16, 16, 10, 5)[2] == t.paid(16, 16, 10)[2] == 16 // t.part * 2
        and (t.seats == 3 or t.paid(16, 16, 16, 5)[3] == 16 // t.part * 3)
    ),
    "debate-tied": lambda t: t.paid(10, 6, 6, 0) == (2, 2, 2, 0) and t.paid(16, 16, 10, 5)[:2] == (t.prize, t.prize),
    "debate-nothing": lambda t: (
        t.paid(7, 0, 0) == (2, 0, 0) and t.paid(0, 0, 0) == (0, 0, 0) and t.paid(3, 3, 3) == (2, 2, 2)
    ),
    "debate-joke": lambda t: t.paid(10, 5, 0)[1] < t.paid(20, 5, 0)[1] < t.paid(40, 5, 0)[1],
    "end-three": lambda t: t.coins(9, 30, 12) == (1,),
    "end-three-token": lambda t: t.coins(30, 30, 12, token=1) == (1,) and t.coins(30, 12, 30, token=0) == (0,),
    "end-three-next": lambda t: t.coins(30, 30, 12, token=2) == (0,) and t.coins(12, 30, 30, token=0) == (1,),
    "end-teams": lambda t: t.coins(1, 10, 30, 12) == (0, 2) and t.coins(1, 20, 30, 12) == (1, 3),
    "end-teams-token": lambda t: (
        t.coins(10, 20, 30, 20, token=1) == (1, 3) and t.coins(10, 20, 30, 20, token=2) == (0, 2)
    ),
    "cases-stolen-7": lambda t: t.won("Y0 Y7 B5 B6") == "Y0 Y7 | - | B5",
    "cases-stolen-3-works": lambda t: t.token("R0 R3 B6 B9", token=2) == 0,
    "cases-stolen-3-idle": lambda t: t.token("R0 R3 B6 B9", token=2) == 2,
    "cases-stolen-safe": lambda t: t.won("R0 R9 B2 B6") == "R9 | - | B2" and "R9" not in killed(t.trick("R0 R9 B2 B6")),
    "cases-partner": lambda t: t.won("R0 B9 R5 Y10") == "R0 R5 | B9 | -" and "B5" in killed(t.trick("R2 R9 B5 R6")),
    "cases-twos": lambda t: t.won("R2 R2 B9 R5") == "R2 | R2 | -",
    "cases-last-3": lambda t: (
        (match := t.trick("R3 B9 B6 B5", token=1, last=True)).board.token == 0
        and all_of(OpenTrickAhead, match.heard(None)) == []
        and whats(match) == {"draft"}
    ),
    "cases-sevens": lambda t: (
        won(t.trick("Y7 R7 B6 R10")) == ("R7 | - | B6 Y7" if t.seats == 3 else "R7 | - | B6 | R10 Y7")
    ),
    "cases-alike": lambda t: t.lay("R5 R5 Y6", "B5 Y5", "Y9 Y5", "R6 Y5").asks[0].options == ("R5", "Y6"),
    "cases-low": lambda t: t.paid(t.part - 1, 3, 0) == (t.prize, 0, 0) and t.paid(t.part, 3, 0)[1] == 1,
    "case-bribe": lambda t: t.scene("bribe") and t.won("R0 R10 B5 Y6") == "R0 R10 | - | B5",
    "case-bribes": lambda t: t.scene("bribes"),
    "case-kill": lambda t: t.scene("kill") and killed(t.trick("Y2 R9 B3 Y10")) == "R9 B3",
    "case-spies": lambda t: t.scene("spies"),
    "case-debate": lambda t: (
        t.scene("debate") and t.paid(t.best, 11, 4) == (t.prize, t.share, 0) and t.paid(t.best, t.best, 4)[2] == t.twice
    ),
}
UNPROVED = {
    "goal-council": "the story",
    "components-others": "what a box would hold",
    "give-silence": "courtesy",
    "advice-second": "advice",
    "advice-bribe": "advice",
    "advice-open": "advice",
    "advice-tie": "advice",
}
TABLE = TheMajority
