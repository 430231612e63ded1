"""A second verifier of records: one file, the standard library, nothing of this project's code.

All it knows is in docs/record.md, docs/rulings/*.md and docs/house-laws.md; the laws of Démocrazy are in docs/laws.md.

    python tools/verifier.py FILE…      plain or packed by gzip; `-` is standard input

Exit code: 0 every game holds, 1 one differs from what it claims, 2 something can't be read or is of an unknown edition.
"""

import gzip
import hashlib
import json
import re
import sys
from pathlib import Path

EDITIONS = {"third-man": (1, 1), "majority": (2, 1), "the-majority": (1, 1), "democrazy": (4, 2), "habits": (1, 1)}
"""Rules and vocabulary that are described in the documents."""
OLD_NUMBERS = {("democrazy", 1): (2, 1), ("democrazy", 2): (2, 2)}
"""What the one number of format 1 stands for, where it isn't (1, 1)."""
LAWS_PAGE = Path(__file__).resolve().parent.parent / "docs" / "laws.md"


class Differs(Exception):
    pass


class Unreadable(Exception):
    pass


# ---------------------------------------------------------------- spelling and dice


def spell(value):
    if value is None:
        return b"n"
    if value is True or value is False:
        return b"t" if value else b"f"
    if isinstance(value, int):
        return f"i{value};".encode()
    if isinstance(value, str):
        raw = value.encode()
        return f"s{len(raw)}:".encode() + raw
    if isinstance(value, list):
        return f"l{len(value)}:".encode() + b"".join(spell(item) for item in value)
    names = sorted(value, key=lambda name: name.encode())
    return f"o{len(names)}:".encode() + b"".join(spell(name) + spell(value[name]) for name in names)


def sha(*parts):
    return hashlib.sha256(b"".join(spell(part) for part in parts)).hexdigest()


class Dice:
    def __init__(self, *address):
        self.address, self.count, self.stock = b"".join(spell(part) for part in address), 0, []

    def word(self):
        if not self.stock:
            block = hashlib.sha256(self.address + self.count.to_bytes(8, "big")).digest()
            self.stock = [int.from_bytes(block[at : at + 8], "little") for at in (0, 8, 16, 24)]
            self.count += 1
        return self.stock.pop(0)

    def below(self, n):
        while True:
            word = self.word()
            if word < 2**64 - 2**64 % n:
                return word % n

    def pick(self, items):
        return items[self.below(len(items))]

    def mix(self, items):
        items = list(items)
        for last in reversed(range(1, len(items))):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


# ---------------------------------------------------------------- a table
#
# A game is a generator: it yields the questions of a pause as (what, options, take) by seat, is sent what was chosen by
# seat, tells events in between, and returns winners and scores.


class Table:
    def __init__(self, seats, options, dice):
        self.n, self.options, self.seed, self.told = seats, options, dice, []
        self.scores = [0] * seats
        self.standing = lambda: self.scores

    def dice(self, *label):
        return Dice(self.seed, *label)

    def tell(self, kind, only=None, **members):
        event = {"type": kind, **members}
        self.told.append(event if only is None else {**event, "only": only})


def one(choices, seat):
    return choices[seat][0]


# ---------------------------------------------------------------- The Third Man


def third_man(table):
    tokens = table.scores
    named = table.options.get("first_leader", "random")
    leader = table.dice("first leader").pick([0, 1, 2, 3]) if named == "random" else int(named)
    for deal in range(1, 51):
        table.tell("DealBegan", deal=deal, seat=leader)
        hands, scores, moves, voids = [list(range(10)) for _ in range(4)], [0] * 4, [], 0
        while True:
            card = one((yield {leader: ("lead", list(hands[leader]), 1)}), leader)
            table.tell("Led", seat=leader, card=card)
            others = [seat for seat in range(4) if seat != leader]
            answers = yield {seat: ("follow", list(hands[seat]), 1) for seat in others}
            cards = [card if seat == leader else one(answers, seat) for seat in range(4)]
            table.tell("Revealed", cards=cards)
            gains = [tm_gain(mine, cards) for mine in cards]
            if max(cards.count(each) for each in cards) >= 3:
                voids += 1
                if voids < 20:
                    table.tell("BidVoid")
                    continue
                table.tell("BidSpent")
                gains = [0] * 4
            voids = 0
            moves.insert(0, gains)
            for seat in range(4):
                hands[seat].remove(cards[seat])
                scores[seat] += gains[seat]
            table.tell("BidScored", gains=gains, scores=list(scores))
            ahead = tm_ahead(scores, moves)
            from_leader = [(leader + step) % 4 for step in range(4)]
            if max(scores) >= 20 or min(scores) <= -20 or len(moves) == 9:
                break
            leader = next(seat for seat in from_leader if seat in ahead)
            table.tell("LeadPassed", seat=leader)
        if len(ahead) == 1:
            leader = ahead[0]
            tokens[leader] += 1
            table.tell("TokenWon", seat=leader, tokens=list(tokens))
        else:
            table.tell("DealTied", seats=ahead)
            leader = next(seat for seat in from_leader if seat in ahead)
        if max(tokens) == 3:
            break
    winners = [seat for seat in range(4) if tokens[seat] == max(tokens)]
    table.tell("MatchWon", seats=winners)
    return winners, tokens


def tm_gain(card, cards):
    """Highest: 10 minus its value, two of them 5 minus it. Second: minus its value. Third: double. Last: nothing."""
    higher = len([other for other in cards if other > card])
    return [10 // cards.count(card) - card, -card, 2 * card, 0][higher]


def tm_ahead(scores, moves):
    ahead = [seat for seat in range(4) if scores[seat] == max(scores)]
    for gains in moves:
        best = max(gains[seat] for seat in ahead)
        ahead = [seat for seat in ahead if gains[seat] == best]
    return ahead


# ---------------------------------------------------------------- Majority

LETTERS = ["A", "B", "C"]


def majority(table):
    n, scores = table.n, table.scores
    house = len(table.options.get("house_words", []))
    dice = table.dice("shuffle", 0)
    words = [
        (2 * card + face if card < 206 else 412 + card - 206) for card in range(206 + house) for face in [dice.below(2)]
    ]
    packs, discard, shuffles = mj_split(dice.mix(words)), [], 0
    number = 0
    while True:
        number += 1
        if not any(packs):
            packs, discard, shuffles = mj_shuffled(table, packs, discard, shuffles)
        pack = table.dice("reference", number).pick([at for at in range(3) if packs[at]])
        aim = table.dice("aim", number).pick(["most", "least"]) if table.options.get("reversed_rounds") else "most"
        pile, seats, gains, turn = [packs[pack].pop(0)], list(range(n)), [0] * n, 0
        table.tell("RoundBegan", round=number, aim=aim, word=pile[0])
        while True:
            if len(seats) == 2:
                mj_pay(seats, len(pile), gains, scores)
                table.tell("TwoLeft", seats=list(seats), points=len(pile))
                break
            if sum(map(len, packs)) + len(discard) < 3:
                table.tell("TooFewCards")
                break
            if not all(packs):
                packs, discard, shuffles = mj_shuffled(table, packs, discard, shuffles)
            turn += 1
            tops = [each.pop(0) for each in packs]
            table.tell("TurnBegan", turn=turn, reference=pile[-1], words=tops)
            votes = yield {seat: ("vote", [*LETTERS, "score"], 1) for seat in seats}
            by_seat = [one(votes, seat) if seat in seats else None for seat in range(n)]
            table.tell("Voted", votes=by_seat)
            most = max(by_seat.count(option) for option in [*LETTERS, "score"])
            winning = [option for option in [*LETTERS, "score"] if by_seat.count(option) == most]
            if most < 2:
                discard += tops
                table.tell("NoMajority")
                break
            if "score" in winning:
                paid = [seat for seat in seats if by_seat[seat] == "score"]
                mj_pay(paid, len(pile), gains, scores)
                table.tell("Scored", seats=paid, points=len(pile))
            won = [letter for letter in LETTERS if letter in winning]
            out = [seat for seat in seats if by_seat[seat] not in winning]
            seats = [seat for seat in seats if by_seat[seat] in won]
            if won:
                taken = [tops[LETTERS.index(letter)] for letter in won]
                pile += taken
                discard += [word for word in tops if word not in taken]
                table.tell("WordsWon", words=taken, seats=list(seats), pile=len(pile))
            else:
                discard += tops
            if won and out:
                table.tell("Eliminated", seats=out)
            if not won:
                break
        discard += pile
        table.tell("RoundEnded", round=number, gains=gains)
        if max(scores) >= 20 or (shuffles >= 2 if table.rules == 2 else number == 200):
            break
    winners = [seat for seat in range(n) if scores[seat] == max(scores)]
    table.tell("GameWon", seats=winners, scores=list(scores))
    return winners, scores


def mj_split(words):
    share, rest = divmod(len(words), 3)
    sizes = [share + (pack < rest) for pack in range(3)]
    return [words[: sizes[0]], words[sizes[0] : sizes[0] + sizes[1]], words[sizes[0] + sizes[1] :]]


def mj_shuffled(table, packs, discard, shuffles):
    turned = sorted(
        (word ^ 1 if word < 412 else word) for word in [*discard, *(word for pack in packs for word in pack)]
    )
    table.tell("Shuffled", cards=len(turned))
    return mj_split(table.dice("shuffle", shuffles + 1).mix(turned)), [], shuffles + 1


def mj_pay(seats, points, gains, scores):
    for seat in seats:
        gains[seat] += points
        scores[seat] += points


# ---------------------------------------------------------------- Habits


def habits(table):
    n, scores, house = table.n, table.scores, len(table.options.get("house_phrases", []))
    strangers = table.options.get("strangers", False)
    start = table.dice("first patient").pick(list(range(n)))
    dice = table.dice("deck")
    printed = dice.mix(range(172))
    first = 3 * n * n - house
    deck = dice.mix([*range(172, 172 + house), *printed[:first]]) + printed[first:]
    table.tell("Began", seat=start)
    kept, best = [[] for _ in range(n)], [None] * n
    for number in range(1, 5):
        points = 2 if number == 4 else 1
        table.tell("RoundBegan", round=number, points=points)
        if number < 4:
            hands = [sorted(deck[n * seat : n * seat + n]) for seat in range(n)]
            deck = deck[n * n :]
            for seat in range(n):
                table.tell("HandDealt", only=seat, cards=hands[seat])
            before = yield from (hb_picked if strangers else hb_given)(table, hands)
            table.tell("HabitsLaid")
            if number == 1:
                table.tell("Reminded")
        for turn in range(n):
            patient = (start + turn) % n
            spread = kept[patient] if number == 4 else table.dice("spread", number, turn).mix(sorted(before[patient]))
            card, marker = yield from hb_turn(table, patient, spread)
            gains = [points * (vote == marker) for vote in table.votes]
            for seat in range(n):
                scores[seat] += gains[seat]
            table.tell("HabitChosen", seat=patient, marker=marker, card=card, gains=gains, scores=list(scores))
            if number == 4:
                best[patient] = card
            else:
                kept[patient] = [*kept[patient], card]
    for seat in range(n):
        table.tell("Portrayed", seat=seat, cards=kept[seat], best=best[seat])
    winners = [seat for seat in range(n) if scores[seat] == max(scores)]
    table.tell("GameWon", seats=winners)
    return winners, scores


def hb_given(table, hands):
    n = table.n
    given = yield {seat: ("give", hands[seat], n - 1) for seat in range(n)}
    return [[given[(patient - step) % n][step - 1] for step in range(1, n)] for patient in range(n)]


def hb_picked(table, hands):
    n, laid = table.n, [[] for _ in range(table.n)]
    for pick in range(1, n):
        chosen = yield {seat: ("pick", hands[seat], 1) for seat in range(n)}
        for seat in range(n):
            laid[seat].append(one(chosen, seat))
        rest = [[card for card in hands[seat] if card != one(chosen, seat)] for seat in range(n)]
        if pick < n - 1:
            hands = [rest[(seat + 1) % n] for seat in range(n)]
            table.tell("HandsPassed", pick=pick)
            for seat in range(n):
                table.tell("HandReceived", only=seat, cards=hands[seat])
    return laid


def hb_turn(table, patient, spread):
    table.tell("HabitsShown", seat=patient, cards=spread)
    votes = yield {seat: ("vote", list(range(1, len(spread) + 1)), 1) for seat in range(table.n)}
    table.votes = [one(votes, seat) for seat in range(table.n)]
    table.tell("VotesRevealed", seat=patient, cards=spread, votes=table.votes)
    most = max(table.votes.count(marker) for marker in table.votes)
    tied = sorted({marker for marker in table.votes if table.votes.count(marker) == most})
    marker = tied[0]
    if len(tied) > 1:
        table.tell("Tied", seat=patient, markers=tied)
        marker = one((yield {patient: ("settle", tied, 1)}), patient)
        table.tell("TieSettled", seat=patient, marker=marker)
    return spread[marker - 1], marker


# ---------------------------------------------------------------- The Majority

COPIES = dict(zip((0, 2, 3, 5, 6, 7, 9, 10), (4, 2, 4, 3, 3, 2, 3, 3), strict=True))


def power(card):
    return int(card[1:])


def ordered(cards):
    return sorted(cards, key=lambda card: ("RBY".index(card[0]), power(card)))


def kinds_of(cards):
    return ordered(set(cards))


def the_majority(table):
    n = table.n
    deck = [
        f"{c}{p}" for c in "RBY" for p, k in COPIES.items() for _ in range(k - (n == 3 and p in (0, 3, 5, 6, 9, 10)))
    ]
    deck = table.dice("deck").mix(deck)
    lot = table.dice("token").pick(list(range(n)))
    named = table.options.get("first_token", "random")
    token = lot if named == "random" else int(named)
    table.tell("TokenPlaced", seat=token)
    hands, won, coins = [[] for _ in range(n)], [[] for _ in range(n)], table.scores
    for number in range(1, 5):
        hands, deck = yield from ja_draft(table, hands, deck, number)
        trick, order = 0, None
        while len(hands[0]) > 1:
            trick += 1
            cards = yield from ja_cards(table, hands, order)
            table.tell("Revealed", round=number, trick=trick, cards=cards)
            last = len(hands[0]) == 1
            token, order, fronts = ja_effects(table, cards, token, last)
            table.tell("Collected", round=number, trick=trick, won=[ordered(front) for front in fronts])
            for seat in range(n):
                won[seat] += fronts[seat]
        for colour in "RBY":
            ja_debate(table, number, colour, won, coins)
        table.tell("RoundEnded", round=number, coins=list(coins))
    return ja_end(table, coins, token)


def ja_draft(table, hands, deck, number):
    n, dealt = table.n, 6 if number == 1 else 4
    packets = [ordered(hands[seat] + deck[seat * dealt : seat * dealt + dealt]) for seat in range(n)]
    deck, hands = deck[n * dealt :], [[] for _ in range(n)]
    table.tell("RoundBegan", round=number, dealt=dealt, deck=len(deck))
    while True:
        for seat in range(n):
            table.tell("PacketHeld", only=seat, cards=packets[seat])
        kept = yield {seat: ("draft", kinds_of(packets[seat]), 1) for seat in range(n)}
        for seat in range(n):
            packets[seat] = list(packets[seat])
            packets[seat].remove(one(kept, seat))
            hands[seat].append(one(kept, seat))
        packets = [packets[(seat - 1) % n] for seat in range(n)]
        table.tell("PacketsPassed", size=len(packets[0]))
        if len(packets[0]) == 1:
            break
    for seat in range(n):
        table.tell("LastCardKept", only=seat, card=packets[seat][0])
        hands[seat] = ordered([*hands[seat], packets[seat][0]])
    for seat in range(n):
        table.tell("HandTaken", only=seat, cards=hands[seat])
    if n == 4:
        given = yield {seat: ("give", kinds_of(hands[seat]), 1) for seat in range(4)}
        table.tell("GiftsExchanged")
        for seat in range(4):
            partner = (seat + 2) % 4
            hands[seat] = list(hands[seat])
            hands[seat].remove(one(given, seat))
            hands[seat].append(one(given, partner))
            table.tell("GiftReceived", only=seat, seat=partner, given=one(given, seat), received=one(given, partner))
    return hands, deck


def ja_cards(table, hands, order):
    cards = {}
    if order is None:
        chosen = yield {seat: ("play", kinds_of(hands[seat]), 1) for seat in range(table.n)}
        cards = {seat: one(chosen, seat) for seat in range(table.n)}
    for seat in order or []:
        cards[seat] = one((yield {seat: ("show", kinds_of(hands[seat]), 1)}), seat)
        table.tell("CardShown", seat=seat, card=cards[seat])
    for seat, card in cards.items():
        hands[seat].remove(card)
    return [cards[seat] for seat in range(table.n)]


def ja_effects(table, cards, token, last):
    n, seats = table.n, range(table.n)
    front, stolen, dead, order = list(seats), [False] * n, [False] * n, None
    bribes = {colour: [seat for seat in seats if cards[seat] == f"{colour}0"] for colour in "RBY"}
    for colour in "RBY":
        if len(bribes[colour]) > 1:
            table.tell("BribesCancelled", colour=colour, seats=bribes[colour])
    for owner in seats:
        thieves = bribes[cards[owner][0]]
        if len(thieves) == 1 and thieves[0] != owner:
            front[owner], stolen[owner] = thieves[0], True
            table.tell("Stolen", seat=thieves[0], owner=owner, card=cards[owner])
    kills = table.options.get("stolen_two_kills", True)
    for seat in seats:
        if power(cards[seat]) == 2 and stolen[seat] and not kills:
            table.tell("EffectLost", seat=seat, card=cards[seat])
    twos = [seat for seat in seats if power(cards[seat]) == 2 and (kills or not stolen[seat])]
    for seat in seats:
        by = [cards[two] for two in twos if cards[two][0] != cards[seat][0]]
        if by and not stolen[seat]:
            dead[seat] = True
            table.tell("Killed", seat=seat, card=cards[seat], by=by)
    first = table.options.get("first_edition_spy", False)
    spies = set()
    for seat in seats:
        if power(cards[seat]) == 3 and not dead[seat]:
            if stolen[seat] and not first:
                table.tell("EffectLost", seat=seat, card=cards[seat])
            else:
                spies.add(front[seat])
    if spies:
        spy = max(spies, key=lambda seat: (seat - token) % n)
        table.tell("SpyNamed", seat=spy, holder=token, spies=sorted(spies))
        token = spy
        if not last:
            begin = spy - 1 if n == 4 else spy + 1
            order = [(begin + step) % n for step in range(n)]
            table.tell("OpenTrickAhead", seats=order)
    sevens = [seat for seat in seats if power(cards[seat]) == 7 and not dead[seat]]
    for seat in sevens:
        if stolen[seat]:
            table.tell("EffectLost", seat=seat, card=cards[seat])
    for seat in sevens:
        if not stolen[seat]:
            front[seat] = (seat - 1) % n
            table.tell("Betrayed", seat=seat, to=front[seat], card=cards[seat])
    fronts = [[cards[owner] for owner in seats if front[owner] == seat and not dead[owner]] for seat in seats]
    return token, order, fronts


def ja_debate(table, number, colour, won, coins):
    totals = [sum(power(card) for card in cards if card[0] == colour) for cards in won]
    best = max(totals)
    firsts = [seat for seat in range(table.n) if totals[seat] == best > 0]
    second = max((total for total in totals if total < best), default=0)
    seconds = [seat for seat in range(table.n) if totals[seat] == second > 0]
    share = best // 5 * len(firsts) if seconds else 0
    paid = [2 if seat in firsts else share if seat in seconds else 0 for seat in range(table.n)]
    for seat in range(table.n):
        coins[seat] += paid[seat]
    facts = {"totals": totals, "best": best, "firsts": firsts, "seconds": seconds, "share": share, "coins": paid}
    table.tell("ColourDebated", round=number, colour=colour, **facts)


def ja_end(table, coins, token):
    teams = [[0, 2], [1, 3]] if table.n == 4 else [[0], [1], [2]]
    totals = [sum(coins[seat] for seat in team) for team in teams]
    tied = [team for team, total in zip(teams, totals, strict=False) if total == max(totals)]
    near = [(token + step) % table.n for step in range(table.n)]
    winner = next(team for seat in near for team in tied if seat in team)
    table.tell("GameWon", seats=winner, totals=totals, by_token=len(tied) > 1)
    return winner, coins


# ---------------------------------------------------------------- Démocrazy

COLOURS = ["red", "blue", "yellow", "green"]
EACH = dict(zip(range(4, 11), (6, 6, 6, 5, 5, 4, 4), strict=True))
ABOUT = ["everyone", "others", "active", "neighbours", "left", "right", "richest", "poorest"]
ABOUT += [f"lacking-{colour}" for colour in COLOURS]


class Over(Exception):
    """The End was drawn, or the bag is empty."""


def laws_of_the_page():
    laws, kind = {}, ""
    for line in LAWS_PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            kind = "blue" if line.startswith("## Blue") else "red"
        if re.match(r"\| [○●] \|", line):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            when, _, act = cells[5].strip("`").partition(": ")
            trigger, _, condition = when.partition(", ")
            do, *parts = act.split()
            effect = {
                "do": do,
                **{name: plain_value(value) for name, _, value in (part.partition("=") for part in parts)},
            }
            check, once = effect.pop("check", "word"), effect.pop("once", False)
            symbol = None if cells[4] == "–" else cells[4]
            law = {"kind": kind, "circle": "white" if cells[0] == "○" else "black", "trigger": trigger}
            laws[cells[1].strip("`")] = {
                **law,
                "when": condition or "always",
                "symbol": symbol,
                "effect": effect,
                "check": check,
                "once": once,
            }
    return laws


def plain_value(text):
    return {"True": True, "False": False}.get(text, int(text) if re.fullmatch(r"-?\d+", text) else text)


class Republic:
    def __init__(self, table):
        options = table.options
        self.t, self.n, self.tell = table, table.n, table.tell
        self.laws = {} if options.get("house_only") else laws_of_the_page()
        for line in options.get("house_laws", []):
            if line.strip() and not line.strip().startswith("#"):
                row = json.loads(line)
                self.laws[row["id"]] = {"when": "always", "symbol": None, "check": "word", "once": False, **row}
        self.blanks = [f"blank-{number}" for number in range(1, 7)] if options.get("blank_laws") else []
        self.mode = options.get("joker_mode", "all-void")
        self.split = [int(count) for count in options.get("joker_split", "4-4-2").split("-")]
        self.tokens, self.drawn = [[0] * 4 for _ in range(self.n)], 0
        self.force, self.pending, self.answers, self.spent = [], None, {}, []
        self.used, self.handed, self.turn = [False] * self.n, 0, 0
        self.vote, self.said, self.apart = None, [], options.get("apart", False)
        if self.apart:
            self.laws = {law: row for law, row in self.laws.items() if row["check"] != "room"}

    # -- the start

    def deal(self):
        each = EACH[self.n]
        for seat in range(self.n):
            self.draw_blindly(seat, each)
        pack = self.pack()
        self.jokers = self.t.dice("jokers", 0).mix(pack)[: self.n]
        cards = self.t.dice("laws").mix(sorted([*self.laws, *self.blanks]))
        self.hands = [sorted(cards[each * seat : each * (seat + 1)]) for seat in range(self.n)]
        deck = cards[each * self.n : each * self.n + 25]
        self.deck = deck[:15] + self.t.dice("end").mix([*deck[15:], "end"])
        self.active = self.t.dice("first").below(self.n)
        self.tell("GameBegan", seat=self.active, tokens=[list(held) for held in self.tokens])
        for seat in range(self.n):
            self.tell("HandDealt", only=seat, laws=self.hands[seat])
            self.tell("JokerDealt", only=seat, joker=self.jokers[seat])

    def pack(self):
        return [kind for kind, count in zip(["white", "black", "scam"], self.split, strict=False) for _ in range(count)]

    def bag(self):
        return [15 - sum(held[colour] for held in self.tokens) for colour in range(4)]

    def draw_blindly(self, seat, count):
        colours = []
        for _ in range(min(count, sum(self.bag()))):
            place = self.t.dice("token", self.drawn).below(sum(self.bag()))
            row = [colour for colour in range(4) for _ in range(self.bag()[colour])]
            self.drawn += 1
            self.tokens[seat][row[place]] += 1
            colours.append(COLOURS[row[place]])
        return colours

    def draw(self, seat, count):
        colours = self.draw_blindly(seat, count)
        if colours:
            self.tell("TokensDrawn", seat=seat, colours=colours)
            if not sum(self.bag()):
                self.tell("BagEmptied", seat=seat)
                raise Over

    def put_back(self, seat, colours):
        if colours:
            for colour in colours:
                self.tokens[seat][COLOURS.index(colour)] -= 1
            self.tell("TokensReturned", seat=seat, colours=colours)

    # -- who

    def clockwise(self):
        return [(self.active + step) % self.n for step in range(self.n)]

    def who(self, word):
        a, n, held = self.active, self.n, [sum(tokens) for tokens in self.tokens]
        picked = {
            "everyone": lambda s: True,
            "others": lambda s: s != a,
            "active": lambda s: s == a,
            "left": lambda s: s == (a + 1) % n,
            "right": lambda s: s == (a - 1) % n,
            "neighbours": lambda s: s in ((a + 1) % n, (a - 1) % n),
            "richest": lambda s: held[s] == max(held),
            "poorest": lambda s: held[s] == min(held),
            "holders": lambda s: self.jokers[s] is not None,
            "users": lambda s: self.used[s] and self.jokers[s] is None,
            **{f"lacking-{c}": (lambda s, i=i: self.tokens[s][i] == 0) for i, c in enumerate(COLOURS)},
        }
        picked |= {word: lambda s: s in self.said for word in ("declared", "pointed", "caught")}
        picked["active-declared"] = lambda s: s == a and s in self.said
        if self.vote is not None:
            stances, side = self.vote["stances"], "yes" if self.vote["adopted"] else "no"
            losers = [s for s in range(n) if stances[s] not in ("none", side)]
            picked |= {
                "yes": lambda s: stances[s] == "yes",
                "no": lambda s: stances[s] == "no",
                "winners": lambda s: stances[s] == side,
                "losers": lambda s: s in losers,
                "lone": lambda s: losers == [s],
            }
        if word.startswith("one-"):
            return self.who(word.removeprefix("one-"))[:1]
        return [seat for seat in self.clockwise() if picked[word](seat)]

    def only_one(self, word):
        return self.who(word)[:1] if word in ("richest", "poorest") else self.who(word)

    # -- the people

    def inquiry(self, law):
        effect = self.laws[law]["effect"]
        words = {effect.get("who"), effect.get("to")}
        if effect["do"] == "trait" or words & {"declared", "active-declared"}:
            return "declare"
        return "point" if "pointed" in words else "catch" if "caught" in words else None

    def inquire(self, law):
        what, n = self.inquiry(law), self.n
        if what == "declare":
            said = yield {seat: ("declare", ["no", "yes"], 1) for seat in range(n)}
            self.said = [seat for seat in range(n) if one(said, seat) == "yes"]
            self.tell("Declared", law=law, seats=self.said)
            if self.said and self.laws[law]["check"] == "eye" and not self.apart:
                yield from self.doubt(law)
        else:
            shown = yield {seat: (what, ["nobody", *range(n)], 1) for seat in range(n)}
            hands = [None if one(shown, seat) == "nobody" else one(shown, seat) for seat in range(n)]
            most = max(hands.count(seat) for seat in range(n))
            meant = [seat for seat in self.clockwise() if most and hands.count(seat) == most][:1]
            caught = [seat for seat in range(n) if hands[seat] == seat or 2 * self.against(hands, seat) > n - 1]
            self.said = meant if what == "point" else caught
            self.tell("Pointed" if what == "point" else "Caught", law=law, hands=hands, seats=self.said)
        self.answers[law] = self.said

    def against(self, hands, seat):
        return sum(hand == seat for other, hand in enumerate(hands) if other != seat)

    def doubt(self, law):
        claims = self.said
        asks = {seat: ["nobody", *(each for each in claims if each != seat)] for seat in range(self.n)}
        asked = {seat: ("doubt", options, 1) for seat, options in asks.items() if len(options) > 1}
        shown = (yield asked) if asked else {}
        hands = [one(shown, seat) if seat in shown else None for seat in range(self.n)]
        fallen = [seat for seat in claims if 2 * self.against(hands, seat) > self.n - 1]
        if fallen:
            self.tell("Doubted", law=law, seats=fallen)
            self.said = [seat for seat in claims if seat not in fallen]

    # -- questions about tokens

    def colours_of(self, seat):
        return [colour for at, colour in enumerate(COLOURS) if self.tokens[seat][at]]

    def choose_token(self, what, seat):
        options = self.colours_of(seat)
        if len(options) < 2:
            return options[0]
        return one((yield {seat: (what, options, 1)}), seat)

    def part_with(self, what, seat, count, colour, act):
        """One by one, chosen by the one who parts with them."""
        if colour is not None:
            for _ in range(min(count, self.tokens[seat][COLOURS.index(colour)])):
                act([colour])
            return
        for left in range(min(count, sum(self.tokens[seat])), 0, -1):
            everything = sum(self.tokens[seat]) <= left
            act([self.colours_of(seat)[0] if everything else (yield from self.choose_token(what, seat))])

    # -- what laws do

    def fire(self, law):
        row = self.laws[law]
        effect = row["effect"]
        if self.inquiry(law) and (row["kind"] == "red" or self.inquiry(law) == "catch"):
            yield from self.inquire(law)
        else:
            self.said = self.answers.get(law, [])
        who = effect.get("who")
        if who is None or self.who(who):
            self.tell("Applied", law=law)
            yield from getattr(self, "do_" + effect["do"].replace("-", "_"))(effect) or ()
        if row["once"] and law in self.force:
            self.repeal(law)

    def do_renew(self, e):
        for seat in self.who(e["who"]):
            self.draw(seat, e.get("count", 1))
            yield from self.part_with("return", seat, e.get("count", 1), None, lambda c, s=seat: self.put_back(s, c))

    def do_draw(self, e):
        for seat in self.who(e["who"]):
            self.draw(seat, e.get("count", 1))

    def do_fill(self, e):
        for seat in self.who(e["who"]):
            self.draw(seat, max(0, e["least"] - sum(self.tokens[seat])))

    def do_return(self, e):
        for seat in self.who(e["who"]):
            yield from self.part_with(
                "return", seat, e.get("count", 1), e.get("colour"), lambda c, s=seat: self.put_back(s, c)
            )

    def do_level(self, e):
        for seat in self.who(e["who"]):
            over = sum(self.tokens[seat]) - e["most"]
            if over > 0:
                yield from self.part_with("return", seat, over, None, lambda c, s=seat: self.put_back(s, c))

    def do_shed(self, e):
        for seat in self.who(e["who"]):
            self.put_back(seat, [e["colour"]] * self.tokens[seat][COLOURS.index(e["colour"])])

    def do_trim(self, e):
        for seat in self.who(e["who"]):
            held = self.tokens[seat]
            if e.get("of", "each") == "each":
                self.put_back(seat, [c for at, c in enumerate(COLOURS) for _ in range(held[at] - e["most"])])
                continue
            most = [c for at, c in enumerate(COLOURS) if held[at] == max(held) > e["most"]]
            if most:
                colour = most[0] if len(most) == 1 else one((yield {seat: ("trim", most, 1)}), seat)
                self.put_back(seat, [colour] * (max(held) - e["most"]))

    def do_give(self, e):
        for seat, taker in [(seat, self.taker(seat, e["to"])) for seat in self.only_one(e["who"])]:
            if taker is not None and taker != seat:
                act = lambda colours, s=seat, to=taker: self.hand_over(s, to, colours)  # noqa: E731
                yield from self.part_with("give", seat, e.get("count", 1), e.get("colour"), act)

    def taker(self, seat, to):
        if to in ("left", "right"):
            return (seat + (1 if to == "left" else -1)) % self.n
        return next(iter(self.who(to)), None)

    def hand_over(self, seat, to, colours):
        for colour in colours:
            self.tokens[seat][COLOURS.index(colour)] -= 1
            self.tokens[to][COLOURS.index(colour)] += 1
            self.tell("TokenGiven", seat=seat, to=to, colour=colour)

    def do_rotate(self, e):
        step = -1 if e["to"] == "left" else 1
        self.tokens = [self.tokens[(seat + step) % self.n] for seat in range(self.n)]
        self.tell("TokensRotated", to=e["to"])

    def do_exchange(self, e):
        first = self.only_one(e["one"])[0]
        if e["other"] == "chosen":
            others = [seat for seat in range(self.n) if seat != self.active]
            second = one((yield {self.active: ("exchange", others, 1)}), self.active)
        else:
            second = self.only_one(e["other"])[0]
        if first != second:
            self.tokens[first], self.tokens[second] = self.tokens[second], self.tokens[first]
            self.tell("TokensExchanged", seats=sorted((first, second)))

    def do_barter(self, e):
        a = self.active
        b = (a + (1 if e["other"] == "left" else -1)) % self.n
        if not (self.colours_of(a) and self.colours_of(b)):
            return
        asked = {
            seat: ("barter", self.colours_of(seat), 1) for seat in sorted((a, b)) if len(self.colours_of(seat)) > 1
        }
        answers = (yield asked) if asked else {}
        gave, got = (one(answers, seat) if seat in asked else self.colours_of(seat)[0] for seat in (a, b))
        for seat, colour, sign in ((a, gave, -1), (b, gave, 1), (b, got, -1), (a, got, 1)):
            self.tokens[seat][COLOURS.index(colour)] += sign
        self.tell("TokensBartered", seat=a, to=b, gave=gave, got=got)

    def do_repeal(self, e):
        symbol = lambda law: self.laws[law]["symbol"]  # noqa: E731
        gone = {
            "all": self.force,
            "colours": [law for law in self.force if self.laws[law]["effect"]["do"] in ("worth", "raise", "times")],
            "plain": [law for law in self.force if symbol(law) is None],
            "oldest": self.force[:1],
            "newest": self.force[-1:],
            "chosen": self.force,
        }[e["which"]]
        if e["which"] == "chosen" and len(gone) > 1:
            gone = [one((yield {self.active: ("repeal", list(self.force), 1)}), self.active)]
        for law in [each for each in self.force if each in gone]:
            self.repeal(law)

    def repeal(self, law):
        self.force.remove(law)
        self.answers.pop(law, None)
        self.tell("Repealed", law=law)

    def do_rejoker(self, e):
        held = [joker for joker in self.jokers if joker is not None]
        never = self.pack()
        for joker in [*self.spent, *held]:
            never.remove(joker)
        order = ["white", "black", "scam"].index
        pool = self.t.dice("jokers", self.handed + 1).mix([*never, *sorted(self.spent, key=order)])
        lucky = [seat for seat in self.who(e["who"]) if self.jokers[seat] is None][: len(pool)]
        if lucky:
            self.handed, self.spent = self.handed + 1, []
        for seat, joker in zip(lucky, pool, strict=False):
            self.jokers[seat], self.used[seat] = joker, False
            self.tell("JokerDrawn", seat=seat)
            self.tell("JokerDealt", only=seat, joker=joker)

    def do_burn(self, e):
        for seat in self.who(e["who"]):
            if self.jokers[seat] is not None:
                self.tell("JokerLaidDown", seat=seat, joker=self.jokers[seat])
                self.spent.append(self.jokers[seat])
                self.jokers[seat] = None

    def do_pass_hands(self, e):
        step = -1 if e["to"] == "left" else 1
        self.hands = [self.hands[(seat + step) % self.n] for seat in range(self.n)]
        self.tell("HandsPassed", to=e["to"])
        for seat in range(self.n):
            self.tell("HandDealt", only=seat, laws=self.hands[seat])

    def do_study(self, e):
        for seat in self.who(e["who"]):
            for _ in range(e.get("count", 1)):
                self.draw_law(seat)

    def do_drop(self, e):
        for seat in self.who(e["who"]):
            for _ in range(e.get("count", 1)):
                hand = self.hands[seat]
                if hand:
                    law = hand[0] if len(hand) == 1 else one((yield {seat: ("drop", list(hand), 1)}), seat)
                    self.hands[seat] = [other for other in hand if other != law]
                    self.tell("LawDropped", seat=seat, law=law)

    def draw_law(self, seat):
        law = self.deck.pop(0)
        if law == "end":
            self.tell("EndDrawn", seat=seat)
            raise Over
        self.tell("LawDrawn", seat=seat, left=len(self.deck))
        self.tell("LawTaken", only=seat, law=law)
        self.hands[seat] = sorted([*self.hands[seat], law])

    # -- a turn

    def in_force(self, trigger):
        return [law for law in self.force if self.laws[law]["trigger"] == trigger]

    def play_turn(self):
        self.turn += 1
        self.tell("TurnBegan", turn=self.turn, seat=self.active)
        new = None
        if self.pending is not None:
            law, self.pending = self.pending, None
            self.force.append(law)
            self.tell("CameIntoForce", law=law)
            if self.inquiry(law) in ("declare", "point"):
                yield from self.inquire(law)
            new = law
        for law in self.in_force("start"):
            if law != new or self.inquiry(law) != "catch":
                yield from self.fire(law)
        self.draw_law(self.active)
        law, named = yield from self.propose()
        yield from self.ballot(law)
        for other in self.in_force("vote"):
            if self.is_due(self.laws[other]["when"]):
                yield from self.fire(other)
        if self.vote["adopted"]:
            yield from self.enact(law, named)
        self.vote = None

    def propose(self):
        a = self.active
        law = one((yield {a: ("propose", list(self.hands[a]), 1)}), a)
        self.hands[a] = [other for other in self.hands[a] if other != law]
        self.tell("Proposed", seat=a, law=law)
        if law in self.blanks:
            yield from self.write(law)
        row, named = self.laws[law], None
        same = row["symbol"] is not None and any(self.laws[other]["symbol"] == row["symbol"] for other in self.force)
        if row["kind"] == "blue" and len(self.force) == 6 and not same:
            named = one((yield {a: ("name", list(self.force), 1)}), a)
            self.tell("Named", seat=a, law=named)
        return law, named

    def write(self, law):
        a = self.active
        who = one((yield {a: ("blank-who", ABOUT, 1)}), a)
        acts = ["draw", "return", "give-left", "give-right", "give-richest", "give-poorest"]
        act = one((yield {a: ("blank-act", acts, 1)}), a)
        count = one((yield {a: ("blank-count", [1, 2, 3], 1)}), a)
        do, _, to = act.partition("-")
        effect = {"do": do, "who": who, **({"to": to} if to else {}), "count": count}
        if act != "draw":
            colour = one((yield {a: ("blank-colour", ["any", *COLOURS], 1)}), a)
            effect["colour"] = None if colour == "any" else colour
        self.laws[law] = {
            "kind": "red",
            "circle": "black",
            "trigger": "now",
            "when": "always",
            "symbol": None,
            "check": "word",
            "once": False,
            "effect": effect,
        }
        self.tell("Written", seat=a, law=law, effect=effect)

    def ballot(self, law):
        cards = {seat: ["yes", "no", *([self.jokers[seat]] if self.jokers[seat] else [])] for seat in range(self.n)}
        chosen = yield {seat: ("vote", cards[seat], 1) for seat in range(self.n)}
        votes = [one(chosen, seat) for seat in range(self.n)]
        weights, weighed, tie, share, settled = [1] * self.n, [None] * self.n, None, None, None
        for other in self.in_force("count"):
            effect, self.said = self.laws[other]["effect"], self.answers.get(other, [])
            if effect["do"] == "weight":
                for seat in self.who(effect["who"]):
                    weights[seat], weighed[seat] = effect["votes"], other
            elif effect["do"] == "ties":
                tie, share, settled = effect["adopt"], None, other
            else:
                tie, share, settled = None, effect, other
        yes, no = (sum(w for w, vote in zip(weights, votes, strict=False) if vote == side) for side in ("yes", "no"))
        jokers = [vote for vote in votes if vote not in ("yes", "no")]
        valid = self.valid(jokers)
        why = [
            ("weight", at, None)
            for at in dict.fromkeys(
                weighed[seat] for seat in range(self.n) if votes[seat] in ("yes", "no") and weights[seat] != 1
            )
        ]
        if len(valid) < len(jokers):
            why.append(("shoes-void" if valid else "void", None, None))
        shoe = next((joker for joker in ("white", "black") if joker in valid), None)
        if shoe:
            adopted = shoe == "white"
            why.append((shoe, None, adopted))
        elif share:
            adopted = yes > 0 and yes * share["of"] >= share["yes"] * (yes + no)
            why.append(("share", settled, adopted))
        elif yes != no:
            adopted = yes > no
            why.append(("majority", None, adopted))
        else:
            adopted = self.laws[law]["circle"] == "white" if tie is None else tie
            why.append(("circle", None, adopted) if tie is None else ("ties", settled, adopted))
        for _ in range(valid.count("scam")):
            adopted = not adopted
            why.append(("scam", None, adopted))
        side = {"yes": "yes", "no": "no", "white": "yes", "black": "no", "scam": "none"}
        stances = [side[vote] if vote in ("yes", "no") or vote in valid else "none" for vote in votes]
        told = [{"because": b, "law": at, "adopts": a} for b, at, a in why]
        self.tell("Voted", law=law, votes=votes, yes=yes, no=no, adopted=adopted, why=told)
        self.vote = {"stances": stances, "adopted": adopted, "tie": yes == no}
        for seat in range(self.n):
            if votes[seat] not in ("yes", "no"):
                self.spent.append(self.jokers[seat])
                self.jokers[seat], self.used[seat] = None, True

    def valid(self, jokers):
        if self.mode == "all-void":
            return jokers if len(jokers) < 2 else []
        shoes = [joker for joker in jokers if joker != "scam"]
        return jokers if len(shoes) < 2 else [joker for joker in jokers if joker == "scam"]

    def is_due(self, when):
        vote, stances = self.vote, self.vote["stances"]
        return {
            "always": True,
            "adopted": vote["adopted"],
            "rejected": not vote["adopted"],
            "tie": vote["tie"],
            "unanimous": "none" not in stances and len(set(stances)) == 1,
        }[when]

    def enact(self, law, named):
        row = self.laws[law]
        if row["kind"] == "red":
            yield from self.fire(law)
            return
        for other in list(self.force):
            if other == named or (row["symbol"] is not None and self.laws[other]["symbol"] == row["symbol"]):
                self.repeal(other)
        self.tell("Posted", law=law)
        self.pending = law

    # -- the end

    def count(self):
        for seat in range(self.n):
            lines = self.lines(seat)
            points = sum(line["points"] for line in lines)
            self.t.scores[seat] = points
            self.tell("Counted", seat=seat, lines=lines, points=points)
        winners = [seat for seat in range(self.n) if self.t.scores[seat] == max(self.t.scores)]
        self.tell("Won", seats=winners)
        return winners, self.t.scores

    def standing(self):
        return [sum(line["points"] for line in self.lines(seat)) for seat in range(self.n)]

    def lines(self, seat):
        worth, held = [1] * 4, self.tokens[seat]
        lines = [{"law": None, "points": sum(held)}]
        for law in self.force:
            e = self.laws[law]["effect"]
            before = sum(w * h for w, h in zip(worth, held, strict=False))
            if e["do"] in ("worth", "raise", "times"):
                at = COLOURS.index(e["colour"])
                worth[at] = {
                    "worth": e.get("points"),
                    "raise": worth[at] + e.get("points", 0),
                    "times": worth[at] * e.get("factor", 1),
                }[e["do"]]
                after = sum(w * h for w, h in zip(worth, held, strict=False))
                lines.append({"law": law, "points": after - before})
            elif self.laws[law]["trigger"] in ("final", "declare"):
                lines.append({"law": law, "points": self.bonus(law, e, seat)})
        return lines

    def bonus(self, law, e, seat):
        held, self.said = self.tokens[seat], self.answers.get(law, [])
        if e["do"] == "lead":
            return e["points"] * sum(held[at] > 0 and held[at] == max(o[at] for o in self.tokens) for at in range(4))
        if e["do"] == "per-set":
            return e["points"] * min(held)
        if e["do"] == "per-group":
            return e["points"] * sum(h // e["size"] for h in held)
        if e["do"] == "sole":
            alone = [all(not self.tokens[o][at] for o in range(self.n) if o != seat) and held[at] for at in range(4)]
            return e["points"] * sum(map(bool, alone))
        if e["do"] == "trait":
            return e["points"] * (seat in self.answers.get(law, []))
        return e["points"] * (seat in self.who(e["who"]))


def democrazy(table):
    state = Republic(table)
    state.deal()
    table.standing = state.standing
    try:
        while True:
            for ask in [state.play_turn()]:
                yield from ask
            state.active = (state.active + 1) % state.n
    except Over:
        pass
    return state.count()


# ---------------------------------------------------------------- a record

GAMES = {
    "third-man": third_man,
    "majority": majority,
    "the-majority": the_majority,
    "democrazy": democrazy,
    "habits": habits,
}
SEATS = {
    "third-man": range(4, 5),
    "majority": range(3, 11),
    "the-majority": range(3, 5),
    "democrazy": range(4, 11),
    "habits": range(3, 8),
}


# What may stand where. In Python true is 1 and 1.0 is 1; in a record they aren't.


def is_whole(value):
    return type(value) is int


def is_truth(value):
    return isinstance(value, bool)


def is_text(value):
    """A half of a pair of surrogates is no text."""
    return isinstance(value, str) and not re.search("[\ud800-\udfff]", value)


def is_secret(value):
    return is_text(value) and re.fullmatch("[0-9A-Za-z_-]+", value)


def is_plain(value):
    if isinstance(value, dict):
        return all(is_text(name) and is_plain(held) for name, held in value.items())
    if isinstance(value, list):
        return all(map(is_plain, value))
    return value is None or is_truth(value) or is_whole(value) or is_text(value)


def one_of(*texts):
    return lambda value: is_text(value) and value in texts


def lists(check):
    return lambda value: isinstance(value, list) and all(map(check, value))


def by_seat(check):
    def holds(value):
        return isinstance(value, dict) and all(
            re.fullmatch("0|[1-9][0-9]?", seat) and check(held) for seat, held in value.items()
        )

    return holds


def object_of(wanted, more=()):
    return lambda value: (
        isinstance(value, dict)
        and wanted.keys() <= value.keys() <= wanted.keys() | dict(more).keys()
        and all({**wanted, **dict(more)}[name](held) for name, held in value.items())
    )


def is_option(value):
    return is_whole(value) or is_text(value)


def is_event(value):
    return isinstance(value, dict) and is_text(value.get("type")) and is_plain(value)


OPTIONS = {
    "third-man": {"first_leader": one_of("random", "0", "1", "2", "3")},
    "majority": {"reversed_rounds": is_truth, "show_totals": is_truth, "house_words": lists(is_text)},
    "the-majority": {
        "first_edition_spy": is_truth,
        "stolen_two_kills": is_truth,
        "first_token": one_of("random", "0", "1", "2", "3"),
    },
    "democrazy": {
        "joker_mode": one_of("all-void", "shoes-void-scams-flip"),
        "joker_split": one_of("4-4-2", "3-3-4", "4-3-3"),
        "apart": is_truth,
        "blank_laws": is_truth,
        "house_laws": lists(is_text),
        "house_only": is_truth,
    },
    "habits": {"strangers": is_truth, "side": one_of("a", "b"), "house_phrases": lists(is_text)},
}
FACE = object_of({"name": is_text, "shape": is_text, "colour": is_text})
ASK = object_of({"what": is_text, "options": lists(is_option), "take": is_whole})
HEADER = {
    "isoloir": is_whole,
    "game": is_text,
    "rules": is_whole,
    "seats": is_whole,
    "options": lambda value: isinstance(value, dict) and is_plain(value),
    "cards": one_of("fr", "en"),
    "commitment": is_text,
    "names": lists(is_text),
}
IS_HEADER = {1: object_of(HEADER), 2: object_of({**HEADER, "vocabulary": is_whole}, {"faces": lists(FACE)})}
IS_LINE = object_of(
    {
        "n": is_whole,
        "asks": by_seat(ASK),
        "choices": by_seat(lists(is_option)),
        "by": by_seat(one_of("bot", "auto")),
        "events": lists(is_event),
    }
)
IS_END = object_of(
    {
        "winners": lists(is_whole),
        "scores": lists(is_whole),
        "seed": is_secret,
        "salt": is_secret,
        "nonces": lists(is_text),
    },
    {"stopped": lambda value: value is True},
)


def members(text):
    def once(pairs):
        if len({name for name, _ in pairs}) < len(pairs):
            raise Unreadable("a member is there twice")
        return dict(pairs)

    def no_number(text):
        raise Unreadable(f"{text} is no number")

    try:
        return json.loads(text, object_pairs_hook=once, parse_constant=no_number)
    except (ValueError, RecursionError) as why:
        raise Unreadable(f"no JSON: {why}") from None


def same(claimed, found):
    """As text, since in Python true is 1."""
    return json.dumps(claimed, sort_keys=True) == json.dumps(found, sort_keys=True)


def edition(header):
    if header["isoloir"] == 1:
        return OLD_NUMBERS.get((header["game"], header["rules"]), (header["rules"], 1))
    return header["rules"], header["vocabulary"]


def in_older_words(game, vocabulary, events):
    if game == "democrazy" and vocabulary == 1:
        return [{name: event[name] for name in event if name != "why"} for event in events]
    return events


def check(header, lines, end):
    is_new = header["isoloir"] == 2
    if not IS_END(end):
        raise Unreadable("the end has members that are missing, unknown or of another kind")
    if is_new and min(len(end["seed"]), len(end["salt"])) < 22:
        raise Differs("seed or salt is too short to promise anything")
    if {len(header["names"]), len(header.get("faces", header["names"]))} != {header["seats"]}:
        raise Differs("not one name for each seat")
    setup = {name: header[name] for name in ("game", "rules", "seats", "options", "cards")}
    promised = ("isoloir commitment", end["seed"], end["salt"])
    if is_new:
        promised = ("isoloir commitment", 2, end["seed"], end["salt"], setup)
    if sha(*promised) != header["commitment"]:
        raise Differs("the commitment is another")
    rules, vocabulary = edition(header)
    ours = EDITIONS.get(header["game"])
    known = rules == 1 or rules == ours[0] if header["game"] == "majority" else ours is not None and rules == ours[0]
    if not known or not 1 <= vocabulary <= ours[1]:
        raise Unreadable("an edition this verifier was not written for")
    if header["seats"] not in SEATS[header["game"]]:
        raise Differs("this game isn't for that many seats")
    if not object_of({}, OPTIONS[header["game"]])(header["options"]):
        raise Differs("options the game doesn't have")
    table = Table(header["seats"], header["options"], sha("isoloir dice", end["seed"], *end["nonces"]))
    table.rules = rules
    follow(
        table, GAMES[header["game"]](table), lines, end, lambda told: in_older_words(header["game"], vocabulary, told)
    )


def follow(table, game, lines, end, said):
    asks, result, choices = {}, None, None
    for n, line in enumerate(lines):
        where = f"line {n} of the game: "
        if line["n"] != n:
            raise Differs(where + "not counted in order")
        asked = {str(seat): {"what": w, "options": list(o), "take": k} for seat, (w, o, k) in asks.items()}
        if not same(line["asks"], asked):
            raise Differs(where + f"the questions are {asked}")
        choices = {seat: chosen(line["choices"].get(str(seat)), asks[seat], where) for seat in asks}
        if len(line["choices"]) != len(asks) or not set(line["by"]) <= set(asked):
            raise Differs(where + "somebody chose who was not asked")
        table.told, asks, result = [], {}, None
        try:
            asks = next(game) if n == 0 else game.send(choices)
        except StopIteration as over:
            result = over.value
        if not same(line["events"], said(table.told)):
            raise Differs(where + f"what happened is {said(table.told)}")
    if end.get("stopped", False) != (result is None):
        raise Differs("the game did not end there")
    winners = [] if result is None else list(result[0])
    if not same(end["winners"], winners):
        raise Differs(f"the winners are {winners}")
    scores = list(table.standing() if result is None else result[1])
    if not same(end["scores"], scores):
        raise Differs(f"the scores are {scores}")


def chosen(choice, ask, where):
    what, options, take = ask
    texts = [json.dumps(option) for option in options]
    if not isinstance(choice, list) or len(choice) != take or len(set(map(json.dumps, choice))) != take:
        raise Differs(where + f"no choice for {what}")
    if not all(json.dumps(option) in texts for option in choice):
        raise Differs(where + f"a choice for {what} was not offered")
    return choice


def verify(lines):
    """One verdict per game: None, or what is wrong with it."""
    header, inside = None, []
    for text in lines:
        try:
            part = members(text)
            if header is None:
                version = part.get("isoloir") if isinstance(part, dict) else None
                if not is_whole(version) or version not in IS_HEADER or not IS_HEADER[version](part):
                    raise Unreadable("no header of a format known here")
                header, inside = part, []
            elif isinstance(part, dict) and set(part) == {"end"} and inside:
                closed, header = header, None
                check(closed, inside, part["end"])
                yield None
            elif IS_LINE(part):
                inside.append(part)
            else:
                raise Unreadable("a line has members that are missing, unknown or of another kind")
        except (Differs, Unreadable) as why:
            yield why
            if isinstance(why, Unreadable) and header is not None:
                return
    if header is not None:
        yield Unreadable("the file stops in the middle of a game")


def read(path):
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    return (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode().splitlines()


def main(paths):
    code = 0
    for path in paths:
        for number, verdict in enumerate(verify(read(path)), 1):
            if verdict is not None:
                print(f"{path}, game {number}: {verdict}")
                code = 1 if isinstance(verdict, Differs) else code or 2
    if code == 0:
        print("all is as claimed")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
