"""Faults of the kinds authors make, planted in copies of the samples: where, and what has to be said about each."""

from __future__ import annotations

from typing import NamedTuple


class Plant(NamedTuple):
    file: str
    there: str
    instead: str
    check: str
    said: str
    """Part of the sentence that names it."""
    also: tuple[tuple[str, str], ...] = ()
    """What else has to be changed for it, to make sense."""


BIDS = 'Ask("bid", tuple(range(coins + 1)))'
SHUFFLED = 'deck = chance(seed, "deal").shuffle(DECK)'
CARD = 'card = yield from ask_one(board.turn, Ask("lay", tuple(sorted(set(board.hands[board.turn])))))'
LAID = "    tell(Laid(board.turn, said))"
DEFAULT = "coins: Annotated[int, Meta(ge=5, le=30)] = 20"
OBJECTION = """def objection(setup: Setup) -> None:
    raise BadSetup("too-many")


def new("""
BY_SEALING = """    bids = {seat: each[0] for seat, each in sealed.items()}
    board = replace(board, lot=next(iter(bids)))
    offered = """
BEGIN = """def begin(board: Board, tell: Tell) -> Board:
    tell(Each(HandDealt, (*board.hands[1:], board.hands[0])))
    return replace(board, next="lay")


def lay("""
ROUND = 'chance(board.seed, "lot", board.sold)'

SECRETS: dict[str, Plant] = {
    "a view that shows a hand": Plant(
        *("liar.py", "hand=() if seat is None else board.hands[seat]", "hand=board.hands[seat or 0]"),
        *("leaks", "everyone can read a secret in the view’s field `hand`, at step “lay” (see liar.py:"),
    ),
    "a view that shows the neighbour's hand": Plant(
        *(
            "liar.py",
            "hand=() if seat is None else board.hands[seat]",
            "hand=() if seat is None else board.hands[seat - 1]",
        ),
        *("leaks", "can read a secret in the view’s field `hand`"),
    ),
    "a view that tells by its order": Plant(
        *("liar.py", "held=tuple(len(hand) for hand in board.hands)", "held=tuple(sorted(map(sum, board.hands)))"),
        *("leaks", "can read a secret in the view’s field `held`"),
    ),
    "a view that counts the hidden": Plant(
        *("liar.py", "(len(laid) for laid in board.laid)", "(sum(laid) for laid in board.laid)"),
        *("leaks", "can read a secret in the view’s field `face_down`"),
    ),
    "an order that tells": Plant(
        *("liar.py", "shown=board.shown,", "shown=board.shown if sum(board.hands[0]) % 2 else board.shown[::-1],"),
        *("leaks", "from the order of `shown` in the view"),
    ),
    "the cards laid, for everyone": Plant(
        *("liar.py", "my_laid=() if seat is None else board.laid[seat]", "my_laid=board.laid[board.turn]"),
        *("leaks", "can read a secret in the view’s field `my_laid`"),
    ),
    "the seed in the view": Plant(
        *("liar.py", "turn=board.turn,\n        claim", "turn=int(board.seed[:2], 36) % 3,\n        claim"),
        *("leaks", "can read a secret in the view’s field `turn`"),
    ),
    "an event that tells": Plant(
        *("liar.py", LAID, "    tell(Laid(board.turn, board.laid[board.turn][-1]))"),
        *("leaks", "Laid at step “claim” tells seat 1 something that’s in neither the view before"),
    ),
    "an event before the first question that tells": Plant(
        *("liar.py", "class Laid(", "class HandDealt(Event, frozen=True):\n    cards: Cards\n\n\nclass Laid("),
        *("leaks", "HandDealt at step “lay” tells"),
        (
            ("    Chance,\n", "    Chance,\n    Each,\n"),
            ("events=(Laid", "events=(HandDealt, Laid"),
            ("turn=first)", 'turn=first, next="begin")'),
            ('steps={"lay"', 'steps={"begin": begin, "lay"'),
            ("def lay(", BEGIN),
        ),
    ),
    "an event that is kept nowhere": Plant(
        *("auction.py", "sold=board.sold + 1, bids=offered,", "sold=board.sold + 1,"),
        *("leaks", "put it on the board and in the view"),
    ),
    "an event with the dice of the next round": Plant(
        *(
            "auction.py",
            "    tell(Opened(offered))",
            "    dice = chance(board.seed, 'lot', board.sold + 1)\n    tell(Opened((*offered[1:], dice.below(9))))",
        ),
        *("leaks", "Opened at step “bid” tells"),
    ),
    "who is asked tells": Plant(
        *("liar.py", "if seat != board.turn]", "if seat != board.turn and (sum(board.hands[seat]) % 2 or not seat)]"),
        *("leaks", "at step “doubt”, knowing who is asked “doubt” tells"),
    ),
    "options in a telling order": Plant(
        *("liar.py", "tuple(range(1, 7)))", "tuple(range(1, 7))[:: 1 - 2 * (sum(board.hands[board.turn - 1]) % 2)])"),
        *("leaks", "at step “claim”, the options of “claim” or their order tell seat"),
    ),
    "options of somebody else's hand": Plant(
        *("liar.py", "range(1, 7)))", "range(1, 3 + len(set(board.hands[board.turn - 1])))))"),
        *("leaks", "at step “claim”, the options of “claim” or their order tell seat"),
    ),
    "a secret that is never swapped": Plant(
        *("liar.py", "dice.fork(), hands=hands, laid=laid)", "dice.fork(), laid=laid)"),
        *("swaps", "swap_secrets never changes hands"),
    ),
    "a secret that is not listed": Plant(
        *("liar.py", 'secrets=frozenset({"seed", "hands", "laid"})', 'secrets=frozenset({"seed", "hands"})'),
        *("leaks", "swap_secrets changes laid, which GAME.secrets doesn’t list"),
    ),
    "a redeal that forgets": Plant(
        *("liar.py", "seen.shown, seen.turn, seen.claim", "(), seen.turn, seen.claim"),
        *("redeals", "doesn’t look the same to them: the difference is in shown"),
    ),
    "a redeal with too few cards": Plant(
        *("liar.py", "for _ in range(count)))", "for _ in range(count - 1)))"),
        *("redeals", "doesn’t look the same to them: the difference is in held"),
    ),
    "a view that is partly one's own, though it isn't said": Plant(
        *("liar.py", "    secrets=frozenset(", '    own=frozenset({"hand"}),\n    secrets=frozenset('),
        *("moments", "GAME.own names the fields of the view in which a seat may see something else"),
    ),
}

RULES: dict[str, Plant] = {
    "a lot that never goes": Plant(
        *("auction.py", "    if not board.left:", "    if False:"),
        *("steps", "the game crashes: "),
    ),
    "a game without end": Plant(
        *("rock_paper_scissors.py", "over = max(scores) >= GOAL or board.round == LAST_ROUND", "over = False"),
        *("steps", "the game still isn’t over after 3,000 questions; give it a final round"),
    ),
    "a loop without end": Plant(
        *("auction.py", "    best, worth =", "    while board.sold > 2:\n        pass\n    best, worth ="),
        *("steps", "step “bid” is still busy after 2 seconds"),
    ),
    "winners too early": Plant(
        *("auction.py", "    if board.next != OVER:\n        return ()\n", ""),
        *("ends", "there are winners at step “bid”, before the game is over"),
    ),
    "winners never": Plant(
        *("auction.py", "if rank == max(ranks))", "if rank > max(ranks))"),
        *("ends", "the game is over, but winners() is empty"),
    ),
    "winners who don't sit there": Plant(
        *("auction.py", "return tuple(seat for seat, rank", "return tuple(seat + 3 for seat, rank"),
        *("ends", "winners() names seats that don’t exist"),
    ),
    "too few scores": Plant(
        *("auction.py", "scores=lambda board: board.points,", "scores=lambda board: board.points[:2],"),
        *("ends", "scores() returns 2 numbers for 3 seats"),
    ),
    "teams that leave somebody out": Plant(
        *("auction.py", "    new=new,", "    new=new,\n    teams=lambda seats: ((0, 2),),"),
        *("teams", "every seat has to belong to exactly one team"),
    ),
    "a partner who doesn't win": Plant(
        *("auction.py", "    new=new,", "    new=new,\n    teams=lambda seats: ((0, 2), (1,)),"),
        *("teams", "only part of team"),
    ),
    "dice of one's own": Plant(
        *("auction.py", f"{ROUND}.choice(board.left)", "__import__('random').choice(board.left)"),
        *("repeats", "take all randomness from chance(board.seed, …)"),
    ),
    "the same dice every round": Plant(
        *("auction.py", ROUND, 'chance(board.seed, "lot")'),
        *("labels", 'chance(…, "lot") is thrown 8 times in one game'),
    ),
    "one label for two things": Plant(
        *("liar.py", 'chance(seed, "first")', 'chance(seed, "deal")'),
        *("labels", 'chance(…, "deal") is thrown 2 times in one game'),
    ),
    "the order of a set": Plant(
        *("rock_paper_scissors.py", "tuple(BEATS)) for seat", "tuple(set(BEATS))) for seat"),
        *("again", "turns out differently in another process"),
    ),
    "a shuffled set": Plant(
        *(
            "liar.py",
            SHUFFLED,
            "texts = {str(n) for n in DECK}\n    " + SHUFFLED.replace("DECK", "tuple(map(int, texts)) * 4"),
        ),
        *("again", "turns out differently in another process"),
    ),
    "the order of sealing": Plant(
        *("auction.py", "bids = yield from ask({seat:", "sealed = yield ({seat:"),
        *("order", "step “bid” depends on who seals first"),
        (("    offered = ", BY_SEALING),),
    ),
    "an event nobody listed": Plant(
        *("auction.py", "events=(Shown, Opened, Sold, NotSold, Ended)", "events=(Shown, Opened, Sold, NotSold)"),
        *("tells", "Ended is sent to players, but isn’t listed in GAME.events (see auction.py:"),
    ),
    "an event for nobody": Plant(
        *("auction.py", "tell(Opened(offered))", "tell(Opened(offered), only=9)"),
        *("tells", "Opened is sent to a seat that doesn’t exist (see auction.py:"),
    ),
    "a list in an event": Plant(
        *("auction.py", "tell(Opened(offered))", "tell(Opened(list(offered)))"),
        *("tells", "Opened isn’t the same once it has been saved"),
    ),
    "a list on the board": Plant(
        *("auction.py", "    bids: BySeat[int] = ()", "    bids: Any = ()"),
        *("saves", "once saved and loaded, the board differs from the original in bids"),
    ),
    "a board that is changed": Plant(
        *("auction.py", "    bids: BySeat[int] = ()", "    bids: list = []"),
        *("saves", ""),
    ),
}

QUESTIONS: dict[str, Plant] = {
    "an option offered twice": Plant(
        *("auction.py", BIDS, BIDS.replace("range(coins + 1)", "(0, *range(coins + 1))")),
        *("questions", "the question “bid” offers the same option twice (see auction.py:"),
    ),
    "no options": Plant(
        *("auction.py", BIDS, BIDS.replace("coins + 1", "coins - 20")),
        *("questions", "the question “bid” has no options to choose from (see auction.py:"),
    ),
    "half an option": Plant(
        *("auction.py", BIDS, BIDS.replace("range(coins + 1)", "(0.5, *range(coins + 1))")),
        *("questions", "the question “bid” offers 0.5, which is neither"),
    ),
    "more picks than options": Plant(
        *("rock_paper_scissors.py", 'Ask("throw", tuple(BEATS))', 'Ask("throw", tuple(BEATS), take=4)'),
        *("questions", "the question “throw” asks for 4 of its 3 options"),
    ),
    "a seat that isn't there": Plant(
        *("rock_paper_scissors.py", "seats = range(len(board.scores))", "seats = range(len(board.scores) + 1)"),
        *("questions", "is put to seat 2, which doesn’t exist"),
    ),
    "a question without a name": Plant(
        *("rock_paper_scissors.py", 'Ask("throw", ', 'Ask("", '),
        *("questions", "has no name"),
    ),
    "a step that isn't there": Plant(
        *("liar.py", 'next="claim")', 'next="cliam")'),
        *("steps", "there’s no step “cliam” in GAME.steps; did you mean claim? (see liar.py:"),
    ),
    "no return": Plant(
        *("auction.py", "    return replace(board, lot=lot,", "    board = replace(board, lot=lot,"),
        *("steps", "step “show” doesn’t return a board"),
    ),
    "a return of something else": Plant(
        *("auction.py", "        return replace(after, left_over=worth)", "        return after, worth"),
        *("steps", "step “bid” has to return a board; it returns (Board("),
    ),
    "no yield from": Plant(
        *("liar.py", "said = yield from ask_one(", "said = ask_one("),
        *("steps", "write `yield from` in front of ask, ask_one or ask_some"),
    ),
    "yield without from": Plant(
        *("liar.py", "said = yield from ask_one(", "said = yield ask_one("),
        *("steps", "step “claim” has to ask with `yield from ask(…)`"),
    ),
    "a second question": Plant(
        *("liar.py", LAID, "    yield from ask_one(board.turn, Ask('sure', (1, 2)))\n" + LAID),
        *("steps", "step “claim” asks a second time"),
    ),
    "told before the question": Plant(
        *("liar.py", "    said = yield", "    tell(Laid(board.turn, 1))\n    said = yield"),
        *("steps", "step “claim” tells something before its question"),
    ),
    "a default out of its range": Plant(
        *("auction.py", DEFAULT, DEFAULT.replace("20", "40")),
        *("options", "the default of the option “coins” isn’t a value one could choose"),
    ),
    "an option without bounds": Plant(
        *("auction.py", DEFAULT, "coins: int = 20"),
        *("options", "the option “coins” has no bounds"),
    ),
    "an option of a kind no form has": Plant(
        *("auction.py", DEFAULT, "coins: float = 20.0"),
        *("options", "the option “coins” is of a type the lobby can’t show"),
    ),
    "a crash at the most": Plant(
        *("auction.py", "    return Board(seed,", "    assert setup.options.coins < 30\n    return Board(seed,"),
        *("steps", "the game crashes: AssertionError (at auction.py:"),
    ),
    "a crash at two values together": Plant(
        *("auction.py", DEFAULT, "mean: bool = False\n    " + DEFAULT),
        *("steps", "the game crashes: ZeroDivisionError"),
        (
            (
                "    return Board(seed,",
                "    1 // (not (setup.options.mean and setup.options.coins == 5))\n    return Board(seed,",
            ),
        ),
    ),
    "an objection that crashes": Plant(
        *("auction.py", "    new=new,", "    new=new,\n    objection=lambda setup: setup.coins,"),
        *("options", "GAME.objection crashes: AttributeError"),
    ),
    "an objection to the default": Plant(
        *("auction.py", "    new=new,", "    new=new,\n    objection=objection,"),
        *("options", "GAME.objection refuses the default options with 3 seats: too-many"),
        (("def new(", OBJECTION), ("import OVER", "import BadSetup, OVER")),
    ),
}

WORDS: dict[str, Plant] = {
    "no words": Plant("auction.py", 'Ask("bid"', 'Ask("offer"', "words", "there are no words for `ask-offer`"),
    "a variable that isn't there": Plant(
        *("auction.en.ftl", "{ $number } of", "{ $runde } of", "texts"),
        "there’s no variable $runde for `event-Shown`",
    ),
    "a variable that isn't there, in French": Plant(
        *("auction.fr.ftl", "{ $price }", "{ $prix }", "texts"),
        "there’s no variable $prix for `event-Sold`; did you mean $price? (see auction.fr.ftl:",
    ),
    "a text in one language": Plant(
        *("auction.fr.ftl", "option-coins-hint =", "# option-coins-hint =", "texts"),
        "`option-coins-hint` isn’t in auction.fr.ftl (see auction.en.ftl:",
    ),
    "a misspelt text": Plant(
        *("liar.en.ftl", "value-believe", "value-beleive", "texts"),
        "nobody will ever read `value-beleive`; did you mean `value-believe`? (see liar.en.ftl:",
    ),
    "a text of no kind": Plant(
        *("liar.en.ftl", "help-lay", "hlep-lay", "texts"),
        "nobody will ever read `hlep-lay`; did you mean `help-lay`?",
    ),
    "a misspelt hint": Plant(
        *("liar.py", '"face_down": Hint', '"face_dwon": Hint', "texts"),
        "there’s nothing called “face_dwon” to give a hint about; did you mean “face_down”? (see liar.py:",
    ),
}

PLANTS = SECRETS | RULES | QUESTIONS | WORDS
