"""A second verifier of records: one file, the standard library, none of the project's own code.

It was written from docs/record.md, docs/rulings/ and docs/house-laws.md, and reads the deck from docs/laws.md.
The choices in a record are played again from the first die to the last point; what happens has to be what it says.

    python tools/verifier.py FILE…      `-` reads standard input; gzip is unpacked

Exit code: 0 if every game is true, 1 if one differs from what it claims, 2 if something can't be read or computed.
"""

import gzip
import hashlib
import json
import re
import sys
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import cache
from itertools import chain, count, groupby, pairwise
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
CONTENT = PROJECT / "src/isoloir/content"
Ask = dict[str, Any]
"""A question: its key, what is offered, how many are to be picked."""
Play = Generator[dict[int, Ask], dict[int, list[Any]], Any]
"""A game under way: it asks some seats, is told their choices, and goes on."""


class Unreadable(Exception):
    """Not a record, or of a format nobody has told us about."""


class OtherRules(Exception):
    """A true record, as far as anybody can tell, of rules that aren't played here."""


class Differs(Exception):
    """The record claims something that isn't so."""


# The dice ---------------------------------------------------------------------------------------


def spelled(value: Any) -> bytes:
    if value is None or value is True or value is False:
        return {None: b"n", True: b"t", False: b"f"}[value]
    if isinstance(value, int):
        return b"i%d;" % value
    if isinstance(value, str):
        text = value.encode()
        return b"s%d:%s" % (len(text), text)
    if isinstance(value, list):
        return b"l%d:%s" % (len(value), b"".join(map(spelled, value)))
    if not isinstance(value, dict):
        raise Differs(f"nobody can have promised {value!r}: it has no spelling")
    names = sorted(value, key=str.encode)
    return b"o%d:%s" % (len(names), b"".join(spelled(name) + spelled(value[name]) for name in names))


def digest(*parts: Any) -> str:
    return hashlib.sha256(b"".join(map(spelled, parts))).hexdigest()


class Dice:
    """An endless row of 64-bit words, found by its address."""

    def __init__(self, *address: Any) -> None:
        self.words = self._words(b"".join(map(spelled, address)))

    @staticmethod
    def _words(address: bytes) -> Iterator[int]:
        for block in count():
            four = hashlib.sha256(address + block.to_bytes(8, "big")).digest()
            yield from (int.from_bytes(four[at : at + 8], "little") for at in (0, 8, 16, 24))

    def below(self, n: int) -> int:
        limit = 2**64 - 2**64 % n
        return next(word for word in self.words if word < limit) % n

    def choice(self, items: Iterable[Any]) -> Any:
        row = list(items)
        return row[self.below(len(row))]

    def shuffle(self, items: Iterable[Any]) -> list[Any]:
        row = list(items)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return row


# A game under way -------------------------------------------------------------------------------


class Table:
    """What all five games have: seats, options, dice, and a list of what was told."""

    KEY: str
    SEATS: range
    RULES: tuple[int, ...] = (1,)
    VOCABULARY = 1

    def __init__(self, header: dict[str, Any], dice: str) -> None:
        self.n, self.rules, self.given, self.dice = header["seats"], header["rules"], header["options"], dice
        self.seats = range(self.n)
        self.told: list[dict[str, Any]] = []
        self.winners: list[int] = []
        self.scores = [0] * self.n
        self.set_up()

    def set_up(self) -> None:
        """What lies on the table before anything is told."""

    def play(self) -> Play:
        raise NotImplementedError

    def final_scores(self) -> list[int]:
        return self.scores

    def older_words(self, told: list[dict[str, Any]], vocabulary: int) -> list[dict[str, Any]]:
        return told

    def option(self, key: str) -> Any:
        return self.given.get(key, OPTIONS[self.KEY][key][0])

    def at(self, *address: Any) -> Dice:
        return Dice(self.dice, *address)

    def tell(self, kind: str, /, only: int | None = None, **members: Any) -> None:
        self.told.append({"type": kind, **members, **({} if only is None else {"only": only})})

    def ask(self, what: str, offers: dict[int, list[Any]], take: int = 1, **more: int) -> Play:
        choices = yield {seat: {"what": what, "options": offers[seat], "take": take, **more} for seat in sorted(offers)}
        return {seat: picked[0] if take == 1 else picked for seat, picked in choices.items()}

    def ask_one(self, what: str, seat: int, options: list[Any], **more: int) -> Play:
        return (yield from self.ask(what, {seat: options}, **more))[seat]

    def clockwise(self, start: int) -> list[int]:
        return [(start + step) % self.n for step in self.seats]

    def highest(self, values: list[int]) -> list[int]:
        return [seat for seat in self.seats if values[seat] == max(values)]


# House texts ------------------------------------------------------------------------------------

INVISIBLE = {0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
INVISIBLE.update(range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0000, 0xE1000))


def printable(text: str) -> bool:
    """Nothing that controls, turns the direction or breaks the line."""
    return not any(re.match("C|Zl|Zp", unicodedata.category(letter)) for letter in text)


def shown(text: str) -> bool:
    return printable(text) and not any(ord(letter) in INVISIBLE for letter in text)


def is_line(text: Any, most: int) -> bool:
    """A line somebody wrote at the table, as everyone reads it."""
    return (
        isinstance(text, str)
        and len(text) <= most
        and text == re.sub(" {2,}", " ", unicodedata.normalize("NFC", text.strip()))
        and any(map(str.isalnum, text))
        and shown(text)
    )


def read_aloud(text: str) -> str:
    """Words without accents, case and punctuation, one space apart: texts that are alike in this are doubles."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    kept = (letter for letter in letters if unicodedata.category(letter) != "Mn")
    return " ".join("".join(letter if letter.isalnum() else " " for letter in kept).split())


def house_texts(given: Any, most: int, longest: int, deck: Iterable[str]) -> bool:
    if not texts(given) or len(given) > most:
        return False
    fits = all(shown(text.strip()) and len(unicodedata.normalize("NFC", text.strip())) <= longest for text in given)
    aloud = list(map(read_aloud, given))
    return fits and all(aloud) and len(set(aloud)) == len(aloud) and not set(aloud) & set(map(read_aloud, deck))


def content(name: str) -> Any:
    return json.loads((CONTENT / name).read_text("utf-8"))


def deck_words(language: str) -> list[str]:
    return [face["word"] for card in content(f"majority/words.{language}.json") for face in card]


def deck_phrases(language: str) -> list[str]:
    phrases: list[str] = content(f"habits/phrases.{language}.json")
    return phrases


# The Third Man ----------------------------------------------------------------------------------


class ThirdMan(Table):
    KEY, SEATS = "third-man", range(4, 5)
    BIDS, LIMIT, TO_WIN, DEALS, VOIDS = 9, 20, 3, 50, 20

    def play(self) -> Play:
        first = self.option("first_leader")
        leader = self.at("first leader").choice(self.seats) if first == "random" else int(first)
        for deal in range(1, self.DEALS + 1):
            self.tell("DealBegan", deal=deal, seat=leader)
            points, moves, last = yield from self._deal(leader)
            leader = self._token(points, moves, last)
            if max(self.scores) == self.TO_WIN:
                break
        self.winners = self.highest(self.scores)
        self.tell("GameWon", seats=self.winners)

    def _deal(self, leader: int) -> Play:
        hands = [list(range(10)) for _ in self.seats]
        points, voids = [0] * 4, 0
        moves: list[list[int]] = [[] for _ in self.seats]
        while True:
            cards = yield from self._bid(leader, hands)
            void = max(map(cards.count, cards)) >= 3
            voids = voids + 1 if void else 0
            if void and voids < self.VOIDS:
                self.tell("BidVoid")
                continue
            if void:
                self.tell("BidSpent")
            self._score(cards, void, hands, points, moves)
            voids = 0
            if len(moves[0]) == self.BIDS or max(map(abs, points)) >= self.LIMIT:
                return points, moves, leader
            leader = self._first_clockwise(self._ahead(points, moves), leader)
            self.tell("LeadPassed", seat=leader)

    def _bid(self, leader: int, hands: list[list[int]]) -> Play:
        led = yield from self.ask_one("lead", leader, list(hands[leader]))
        self.tell("Led", seat=leader, card=led)
        followed = yield from self.ask("follow", {seat: list(hands[seat]) for seat in self.seats if seat != leader})
        cards = [led if seat == leader else followed[seat] for seat in self.seats]
        self.tell("Revealed", cards=cards)
        return cards

    def _score(
        self, cards: list[int], void: bool, hands: list[list[int]], points: list[int], moves: list[list[int]]
    ) -> None:
        gains = [0 if void else self._gain(card, cards) for card in cards]
        for seat in self.seats:
            hands[seat].remove(cards[seat])
            points[seat] += gains[seat]
            moves[seat].append(gains[seat])
        self.tell("BidScored", gains=gains, scores=list(points))

    @staticmethod
    def _gain(card: int, cards: list[int]) -> int:
        """Two firsts leave no second, two seconds no third: so a place is one more than the cards above."""
        above = sum(other > card for other in cards)
        return [10 // cards.count(card) - card, -card, 2 * card, 0][above]

    def _ahead(self, points: list[int], moves: list[list[int]]) -> list[int]:
        """The highest score; of equals the highest last movement, then the one before, and so on."""
        rank = [(points[seat], moves[seat][::-1]) for seat in self.seats]
        return [seat for seat in self.seats if rank[seat] == max(rank)]

    def _first_clockwise(self, among: list[int], start: int) -> int:
        return next(seat for seat in self.clockwise(start) if seat in among)

    def _token(self, points: list[int], moves: list[list[int]], last_leader: int) -> int:
        ahead = self._ahead(points, moves)
        if len(ahead) > 1:
            self.tell("DealTied", seats=ahead)
        else:
            self.scores[ahead[0]] += 1
            self.tell("TokenWon", seat=ahead[0], tokens=list(self.scores))
        return self._first_clockwise(ahead, last_leader)


# Majority ---------------------------------------------------------------------------------------


class Majority(Table):
    KEY, SEATS = "majority", range(3, 11)
    CARDS, TO_WIN = 256, 20
    VOTES = ("A", "B", "C", "score")

    def set_up(self) -> None:
        dice = self.at("shuffle", 0)
        faces = [dice.below(2) for _ in range(self.CARDS + len(self.option("house_words")))]
        self.shuffles = 0
        self.discard: list[int] = []
        self.pile: list[int] = []
        known = set(self.option("left_out"))
        words = [2 * card + face if card < self.CARDS else self.CARDS + card for card, face in enumerate(faces)]
        self._split(dice.shuffle(word ^ 1 if word in known and word ^ 1 not in known else word for word in words))
        for pack in self.packs:
            pack.sort(key=known.__contains__)

    def _split(self, words: list[int]) -> None:
        longer = [len(words) // 3 + (len(words) % 3 > pack) for pack in range(3)]
        ends = [sum(longer[:pack]) for pack in range(4)]
        self.packs: list[list[int]] = [words[start:end] for start, end in pairwise(ends)]

    def _shuffle_again(self) -> None:
        self.shuffles += 1
        outside = chain(self.discard, *self.packs)
        self.discard = []
        turned = sorted(word ^ 1 if word < 2 * self.CARDS else word for word in outside)
        self._split(self.at("shuffle", self.shuffles).shuffle(turned))
        self.tell("Shuffled", cards=len(turned))

    def play(self) -> Play:
        for number in count(1):
            yield from self._round(number)
            if max(self.scores) >= self.TO_WIN or self.shuffles >= 2:
                break
        self.winners = self.highest(self.scores)
        self.tell("GameWon", seats=self.winners, scores=list(self.scores))

    def _round(self, number: int) -> Play:
        if not any(self.packs):
            self._shuffle_again()
        self.pile = [self.at("reference", number).choice(filter(None, self.packs)).pop(0)]
        aim = self.at("aim", number).choice(["most", "least"]) if self.option("reversed_rounds") else "most"
        self.tell("RoundBegan", round=number, aim=aim, word=self.pile[0])
        self.players, self.gains = list(self.seats), [0] * self.n
        turn = 1
        while self._turn_begins(turn) and (yield from self._vote()):
            turn += 1
        self.discard += self.pile
        self.pile = []
        self.tell("RoundEnded", round=number, gains=self.gains)

    def _pay(self, kind: str, seats: list[int]) -> None:
        self.tell(kind, seats=seats, points=len(self.pile))
        for seat in seats:
            self.gains[seat] += len(self.pile)
            self.scores[seat] += len(self.pile)

    def _turn_begins(self, turn: int) -> bool:
        if len(self.players) == 2:
            self._pay("TwoLeft", self.players)
            return False
        if len(self.discard) + sum(map(len, self.packs)) < 3:
            self.tell("TooFewCards")
            return False
        if not all(self.packs):
            self._shuffle_again()
        self.tell("TurnBegan", turn=turn, reference=self.pile[-1], words=[pack[0] for pack in self.packs])
        return True

    def _vote(self) -> Play:
        """Opens the votes; true if the round goes on."""
        votes = yield from self.ask("vote", {seat: list(self.VOTES) for seat in self.players})
        self.tell("Voted", votes=[votes.get(seat) for seat in self.seats])
        words = dict(zip("ABC", (pack.pop(0) for pack in self.packs), strict=True))
        counted = Counter(votes.values())
        most = max(counted.values())
        won = [vote for vote in self.VOTES if counted[vote] == most >= 2]
        self.discard += [words[letter] for letter in words if letter not in won]
        if not won:
            self.tell("NoMajority")
        if "score" in won:
            self._pay("Scored", [seat for seat in self.players if votes[seat] == "score"])
        return self._go_on(votes, won, words)

    def _go_on(self, votes: dict[int, str], won: list[str], words: dict[str, int]) -> bool:
        joining = [words[vote] for vote in won if vote in words]
        if not joining:
            return False
        out = [seat for seat in self.players if votes[seat] not in won]
        self.players = [seat for seat in self.players if votes[seat] in won and votes[seat] in words]
        self.pile += joining
        self.tell("WordsWon", words=joining, seats=self.players, pile=len(self.pile))
        if out:
            self.tell("Eliminated", seats=out)
        return True


# The Majority -----------------------------------------------------------------------------------

COLOURS, POWERS = "RBY", {0: 4, 2: 2, 3: 4, 5: 3, 6: 3, 7: 2, 9: 3, 10: 3}
BRIBE, ASSASSINATION, SPY, BETRAYAL = 0, 2, 3, 7


def power(card: str) -> int:
    return int(card[1:])


def sorted_cards(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=lambda card: (COLOURS.index(card[0]), power(card)))


def kinds(cards: Iterable[str]) -> list[str]:
    return sorted_cards(set(cards))


class TheMajority(Table):
    KEY, SEATS = "the-majority", range(3, 5)
    ROUNDS = 4

    def set_up(self) -> None:
        fewer = (0, 3, 5, 6, 9, 10) if self.n == 3 else ()
        box = [
            f"{colour}{power}"
            for colour in COLOURS
            for power in POWERS
            for _ in range(POWERS[power] - (power in fewer))
        ]
        self.deck = self.at("deck").shuffle(box)
        first = self.option("first_token")
        self.token = self.at("token").choice(self.seats) if first == "random" else int(first)
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.open: list[int] = []

    def play(self) -> Play:
        self.tell("TokenPlaced", seat=self.token)
        for number in range(1, self.ROUNDS + 1):
            yield from self._draft(number)
            if self.n == 4:
                yield from self._gifts()
            tricks = len(self.hands[0]) - 1
            for trick in range(1, tricks + 1):
                cards = yield from self._cards_of_a_trick()
                self._resolve(number, trick, cards, trick == tricks)
            self._debate(number)
        self._win()

    def _draft(self, number: int) -> Play:
        dealt = 6 if number == 1 else 4
        packets = [self.hands[seat] + self.deck[seat * dealt : (seat + 1) * dealt] for seat in self.seats]
        self.deck = self.deck[self.n * dealt :]
        self.tell("RoundBegan", round=number, dealt=dealt, deck=len(self.deck))
        self.hands = [[] for _ in self.seats]
        while len(packets[0]) > 1:
            for seat in self.seats:
                self.tell("PacketHeld", cards=sorted_cards(packets[seat]), only=seat)
            taken = yield from self.ask("draft", {seat: kinds(packets[seat]) for seat in self.seats})
            for seat, card in taken.items():
                packets[seat].remove(card)
                self.hands[seat].append(card)
            packets = packets[-1:] + packets[:-1]
            self.tell("PacketsPassed", size=len(packets[0]))
        for seat in self.seats:
            self.hands[seat] += packets[seat]
            self.tell("LastCardKept", card=packets[seat][0], only=seat)
        for seat in self.seats:
            self.tell("HandTaken", cards=sorted_cards(self.hands[seat]), only=seat)

    def _gifts(self) -> Play:
        gifts = yield from self.ask("give", {seat: kinds(self.hands[seat]) for seat in self.seats})
        self.tell("GiftsExchanged")
        for seat in self.seats:
            partner = (seat + 2) % 4
            self.hands[seat].remove(gifts[seat])
            self.hands[seat].append(gifts[partner])
            self.tell("GiftReceived", seat=partner, given=gifts[seat], received=gifts[partner], only=seat)

    def _cards_of_a_trick(self) -> Play:
        if self.open:
            cards = {}
            for seat in self.open:
                cards[seat] = yield from self.ask_one("show", seat, kinds(self.hands[seat]))
                self.tell("CardShown", seat=seat, card=cards[seat])
        else:
            cards = yield from self.ask("play", {seat: kinds(self.hands[seat]) for seat in self.seats})
        for seat in self.seats:
            self.hands[seat].remove(cards[seat])
        self.open = []
        return [cards[seat] for seat in self.seats]

    def _resolve(self, number: int, trick: int, cards: list[str], last: bool) -> None:
        """The effects, weakest card first; `holder` says before which seat each card lies, None for the discard."""
        self.tell("Revealed", round=number, trick=trick, cards=cards)
        holder: list[int | None] = list(self.seats)
        self._bribes(cards, holder)
        stolen = [holder[seat] != seat for seat in self.seats]
        self._assassinations(cards, holder, stolen)
        self._spies(cards, holder, stolen, last)
        self._betrayals(cards, holder, stolen)
        won = [sorted_cards(card for card, to in zip(cards, holder, strict=True) if to == seat) for seat in self.seats]
        for seat in self.seats:
            self.won[seat] += won[seat]
        self.tell("Collected", round=number, trick=trick, won=won)

    def _bribes(self, cards: list[str], holder: list[int | None]) -> None:
        thieves = {}
        for colour in COLOURS:
            bribing = [seat for seat in self.seats if cards[seat] == f"{colour}{BRIBE}"]
            if len(bribing) > 1:
                self.tell("BribesCancelled", colour=colour, seats=bribing)
            elif bribing:
                thieves[colour] = bribing[0]
        for owner in self.seats:
            thief = thieves.get(cards[owner][0], owner)
            if thief != owner:
                holder[owner] = thief
                self.tell("Stolen", seat=thief, owner=owner, card=cards[owner])

    def _playing(self, which: int, cards: list[str], stolen: list[bool], works_when_stolen: bool = False) -> list[int]:
        """The seats whose card of this power still acts or was killed; first those that lost their effect are told."""
        seats = [seat for seat in self.seats if power(cards[seat]) == which]
        for seat in seats:
            if stolen[seat] and not works_when_stolen:
                self.tell("EffectLost", seat=seat, card=cards[seat])
        return [seat for seat in seats if works_when_stolen or not stolen[seat]]

    def _assassinations(self, cards: list[str], holder: list[int | None], stolen: list[bool]) -> None:
        killers = self._playing(ASSASSINATION, cards, stolen, self.option("stolen_two_kills"))
        for seat in self.seats:
            by = [cards[killer] for killer in killers if cards[killer][0] != cards[seat][0]]
            if by and not stolen[seat]:
                holder[seat] = None
                self.tell("Killed", seat=seat, card=cards[seat], by=by)

    def _spies(self, cards: list[str], holder: list[int | None], stolen: list[bool], last: bool) -> None:
        playing = self._playing(SPY, cards, stolen, self.option("first_edition_spy"))
        spies = sorted({held for seat in playing if (held := holder[seat]) is not None})
        if not spies:
            return
        spy = max(spies, key=lambda seat: (seat - self.token) % self.n)
        self.tell("SpyNamed", seat=spy, holder=self.token, spies=spies)
        self.token = spy
        if not last:
            self.open = self.clockwise(spy - 1 if self.n == 4 else spy + 1)
            self.tell("OpenTrickAhead", seats=self.open)

    def _betrayals(self, cards: list[str], holder: list[int | None], stolen: list[bool]) -> None:
        for seat in self._playing(BETRAYAL, cards, stolen):
            if holder[seat] is not None:
                holder[seat] = (seat - 1) % self.n
                self.tell("Betrayed", seat=seat, to=holder[seat], card=cards[seat])

    def _debate(self, number: int) -> None:
        for colour in COLOURS:
            totals = [sum(power(card) for card in self.won[seat] if card[0] == colour) for seat in self.seats]
            best = max(totals)
            firsts = [seat for seat in self.seats if totals[seat] == best > 0]
            below = max((total for total in totals if 0 < total < best), default=None)
            seconds = [seat for seat in self.seats if totals[seat] == below]
            share = best // 5 * len(firsts) if seconds else 0
            coins = [2 if seat in firsts else share if seat in seconds else 0 for seat in self.seats]
            self.scores = [had + got for had, got in zip(self.scores, coins, strict=True)]
            self.tell(
                "ColourDebated",
                round=number,
                colour=colour,
                totals=totals,
                best=best,
                firsts=firsts,
                seconds=seconds,
                share=share,
                coins=coins,
            )
        self.tell("RoundEnded", round=number, coins=list(self.scores))

    def _win(self) -> None:
        sides = [[0, 2], [1, 3]] if self.n == 4 else [[seat] for seat in self.seats]
        totals = [sum(self.scores[seat] for seat in side) for side in sides]
        best = [side for side, total in zip(sides, totals, strict=True) if total == max(totals)]
        near = [seat for seat in self.clockwise(self.token) if any(seat in side for side in best)]
        self.winners = next(side for side in best if near[0] in side)
        self.tell("GameWon", seats=self.winners, totals=totals, by_token=len(best) > 1)


# Habits -----------------------------------------------------------------------------------------


class Habits(Table):
    KEY, SEATS = "habits", range(3, 8)
    CARDS, ROUNDS = 490, 3

    def set_up(self) -> None:
        self.first = self.at("first patient").choice(self.seats)
        house = [self.CARDS + number for number in range(len(self.option("house_phrases")))]
        dice = self.at("deck")
        out = set(self.option("left_out"))
        printed = dice.shuffle(card for card in range(self.CARDS) if card not in out)
        own = self.ROUNDS * self.n**2 - len(house)
        self.deck = dice.shuffle(house + printed[:own]) + printed[own:]
        self.kept: list[list[int]] = [[] for _ in self.seats]

    def play(self) -> Play:
        self.tell("Began", seat=self.first)
        for number in range(1, self.ROUNDS + 1):
            self.tell("RoundBegan", round=number, points=1)
            laid = yield from self._lay(self._deal())
            self.tell("HabitsLaid")
            if number == 1:
                self.tell("Reminded")
            for turn, patient in enumerate(self.clockwise(self.first)):
                spread = self.at("spread", number, turn).shuffle(sorted(laid[patient]))
                self.kept[patient].append((yield from self._patient(patient, spread, 1)))
        self.tell("RoundBegan", round=self.ROUNDS + 1, points=2)
        best = {}
        for patient in self.clockwise(self.first):
            best[patient] = yield from self._patient(patient, self.kept[patient], 2)
        for seat in self.seats:
            self.tell("Portrayed", seat=seat, cards=self.kept[seat], best=best[seat])
        self.winners = self.highest(self.scores)
        self.tell("GameWon", seats=self.winners)

    def _deal(self) -> list[list[int]]:
        hands = [sorted(self.deck[seat * self.n : (seat + 1) * self.n]) for seat in self.seats]
        self.deck = self.deck[self.n**2 :]
        for seat in self.seats:
            self.tell("HandDealt", cards=hands[seat], only=seat)
        return hands

    def _lay(self, hands: list[list[int]]) -> Play:
        """What lies face down before each seat once the last cards are discarded."""
        if self.option("strangers"):
            return (yield from self._pick(hands))
        given = yield from self.ask("give", dict(enumerate(hands)), take=self.n - 1)
        return [[given[(seat - step) % self.n][step - 1] for step in range(1, self.n)] for seat in self.seats]

    def _pick(self, hands: list[list[int]]) -> Play:
        laid: list[list[int]] = [[] for _ in self.seats]
        for number in range(1, self.n):
            picked = yield from self.ask("pick", {seat: list(hands[seat]) for seat in self.seats})
            for seat in self.seats:
                laid[seat].append(picked[seat])
                hands[seat] = [card for card in hands[seat] if card != picked[seat]]
            if number < self.n - 1:
                hands = hands[1:] + hands[:1]
                self.tell("HandsPassed", pick=number)
                for seat in self.seats:
                    self.tell("HandReceived", cards=hands[seat], only=seat)
        return laid

    def _patient(self, patient: int, cards: list[int], points: int) -> Play:
        self.tell("HabitsShown", seat=patient, cards=cards)
        markers = list(range(1, len(cards) + 1))
        votes = yield from self.ask("vote", dict.fromkeys(self.seats, markers))
        self.tell("VotesRevealed", seat=patient, cards=cards, votes=[votes[seat] for seat in self.seats])
        counted = Counter(votes.values())
        tied = [marker for marker in markers if counted[marker] == max(counted.values())]
        marker = tied[0]
        if len(tied) > 1:
            self.tell("Tied", seat=patient, markers=tied)
            marker = yield from self.ask_one("settle", patient, tied)
            self.tell("TieSettled", seat=patient, marker=marker)
        gains = [points if votes[seat] == marker else 0 for seat in self.seats]
        self.scores = [had + got for had, got in zip(self.scores, gains, strict=True)]
        self.tell("HabitChosen", seat=patient, marker=marker, card=cards[marker - 1], gains=gains, scores=self.scores)
        return cards[marker - 1]


# Démocrazy --------------------------------------------------------------------------------------

TOKENS = ["red", "blue", "yellow", "green"]
SHOES, JOKERS = ["white", "black"], ["white", "black", "scam"]
ORDER: dict[str, list[Any]] = {
    "who": [
        *("everyone", "active", "others", "neighbours", "left", "right", "richest", "poorest"),
        *("one-richest", "one-poorest", "holders", "users", *(f"lacking-{colour}" for colour in TOKENS)),
        *("declared", "pointed"),
    ],
    **{part: ["active", "left", "right", "richest", "poorest", "pointed", "chosen"] for part in ("to", "one", "other")},
    "which": ["all", "colours", "plain", "oldest", "newest", "chosen"],
    "colour": [None, *TOKENS],
    "of": ["each", "favourite"],
}
"""As the parts of a blank law are offered; None is any."""
HAND = {"draw": ["who"], "return": ["who", "colour"], "give": ["who", "to", "colour"], "swap": ["who", "to"]}
HAND |= {"repeal": ["law"], "joker": ["who"], "burn": ["who"], "study": ["who"], "drop": ["who"]}
"""The moves of a law carried out by hand, and what is said with each."""
END_CARD = "end"
Law = dict[str, Any]
Why = list[tuple[str, str | None, bool | None]]
"""The steps from the cards of a vote to its result: because, law, adopts."""
BLANKS: list[Law] = [{"id": f"blank-{n}", "kind": "red", "circle": "black", "check": "word"} for n in range(1, 7)]


@cache
def page_of_laws() -> list[str]:
    return (PROJECT / "docs" / "laws.md").read_text("utf-8").splitlines()


def printed_laws() -> list[Law]:
    """The deck, from the tables of docs/laws.md."""
    laws, kind = [], ""
    for line in page_of_laws():
        if heading := re.match(r"## (Blue|Red)", line):
            kind = heading[1].lower()
        if row := re.match(r"\| ([○●]) \| `([^`]+)` \|.*\| ([^|]+) \| `([^`]+)` \|$", line):
            circle, symbol = "white" if row[1] == "○" else "black", None if row[3] == "–" else row[3]
            laws.append({"id": row[2], "kind": kind, "circle": circle, "symbol": symbol, **row_of(row[4])})
    return laws


BESIDE = {"check": "word", "once": False, "since": 1, "until": 10**9}
"""What a row of the deck may say that isn't the law's effect; `since` and `until` are versions of the rules."""


def row_of(text: str) -> dict[str, Any]:
    """`vote, adopted: draw who=active count=1 check=eye` as members of a law."""
    moment, does = text.split(": ")
    trigger, _, when = moment.partition(", ")
    do, *parts = does.split()
    effect = {"do": do, **{name: value_of(word) for name, word in (part.split("=") for part in parts)}}
    beside = {name: effect.pop(name, usual) for name, usual in BESIDE.items()}
    return {"trigger": trigger, "when": when or "always", "effect": effect, **beside}


def value_of(word: str) -> Any:
    return {"True": True, "False": False}.get(word, int(word) if re.fullmatch(r"-?\d+", word) else word)


class Over(Exception):
    """The End was drawn, or the last token left the bag."""


class Democrazy(Table):
    KEY, SEATS = "democrazy", range(4, 11)
    IN_FORCE, DECK, ON_TOP = 6, 25, 15

    # the deal

    def set_up(self) -> None:
        self.bag, self.drawn = Counter(dict.fromkeys(TOKENS, 15)), 0
        self.tokens = [Counter(dict.fromkeys(TOKENS, 0)) for _ in self.seats]
        each = {4: 6, 5: 6, 6: 6, 7: 5, 8: 5, 9: 4, 10: 4}[self.n]
        for seat in self.seats:
            for _ in range(each):
                self._draw_token(seat)
        self._deal_jokers()
        self._deal_laws(each)
        self.force: list[Law] = []
        self.posted: Law | None = None
        self.about: dict[str, list[int]] = {}
        self.sides: list[str | None] = [None] * self.n
        self.adopted = False
        self.active = self.at("first").below(self.n)

    def _draw_token(self, seat: int) -> str:
        place = self.at("token", self.drawn).below(self.bag.total())
        colour = [colour for colour in TOKENS for _ in range(self.bag[colour])][place]
        self.drawn += 1
        self.bag[colour] -= 1
        self.tokens[seat][colour] += 1
        return colour

    def _deal_jokers(self) -> None:
        split = map(int, self.option("joker_split").split("-"))
        box = self.at("jokers", 0).shuffle(
            joker for joker, many in zip(JOKERS, split, strict=True) for _ in range(many)
        )
        self.jokers: list[str | None] = box[: self.n]
        self.fresh = box[self.n :]
        self.spent: list[str] = []
        self.used = [False] * self.n
        self.handed_out = 0

    def _deal_laws(self, each: int) -> None:
        dealt = (law for law in printed_laws() if law["since"] <= self.rules <= law["until"])
        laws = [] if self.option("house_only") else list(dealt)
        laws += house_rows(self.option("house_laws"), self.rules)
        if self.option("blank_laws"):
            laws += BLANKS
        self.laws = {law["id"]: law for law in laws if law["check"] != "room" or not self.option("apart")}
        out = self.option("left_out")
        ours = {law["id"] for law in printed_laws()} & set(self.laws)
        must(len(self.laws) >= self.n * each + self.DECK + len(out), "too few laws for the players")
        must(len(set(out)) == len(out) and set(out) <= ours, "something else stays in the box")
        cards = self.at("laws").shuffle(sorted(set(self.laws) - set(out)))
        self.hands = [cards[seat * each : (seat + 1) * each] for seat in self.seats]
        rest = cards[self.n * each :][: self.DECK]
        self.deck = rest[: self.ON_TOP] + self.at("end").shuffle([*rest[self.ON_TOP :], END_CARD])

    # the course of a game

    def play(self) -> Play:
        self.tell("GameBegan", seat=self.active, tokens=[[has[colour] for colour in TOKENS] for has in self.tokens])
        for seat in self.seats:
            self.tell("HandDealt", laws=sorted(self.hands[seat]), only=seat)
            self.tell("JokerDealt", joker=self.jokers[seat], only=seat)
        try:
            for turn in count(1):
                self.tell("TurnBegan", turn=turn, seat=self.active)
                yield from self._turn()
                self.active = (self.active + 1) % self.n
        except Over:
            self._count()

    def _turn(self) -> Play:
        fresh = self.posted
        yield from self._comes_into_force()
        for law in list(self.force):
            if law["trigger"] == "start" and law in self.force and (law is not fresh or self._asks(law) != "catch"):
                yield from self._act(law)
        self._draw_law(self.active)
        law = yield from self._propose()
        named = yield from self._name(law)
        adopted = yield from self._vote(law)
        for older in list(self.force):
            if older["trigger"] == "vote" and older in self.force and self._fits(older["when"]):
                yield from self._act(older)
        if adopted and law["kind"] == "red":
            yield from self._act(law)
        elif adopted:
            self._post(law, named)

    def _comes_into_force(self) -> Play:
        law, self.posted = self.posted, None
        if law:
            self.tell("CameIntoForce", law=law["id"])
            self.force.append(law)
            if self._asks(law) != "catch":
                yield from self._ask_the_people(law)

    def _draw_law(self, seat: int) -> None:
        card = self.deck.pop(0)
        if card == END_CARD:
            self.tell("EndDrawn", seat=seat)
            raise Over
        self.hands[seat].append(card)
        self.tell("LawDrawn", seat=seat, left=len(self.deck))
        self.tell("LawTaken", law=card, only=seat)

    def _propose(self) -> Play:
        name = yield from self.ask_one("propose", self.active, sorted(self.hands[self.active]))
        self.hands[self.active].remove(name)
        self.tell("Proposed", seat=self.active, law=name)
        law = self.laws[name]
        return law if "effect" in law else (yield from self._write(law))

    def _write(self, blank: Law) -> Play:
        """Its sentence, what it does, and the parts of that in the order of the vocabulary."""
        words = yield from self.ask_one("blank-words", self.active, ["aloud"], letters=200)
        acts = vocabulary()["now"]
        effect: Law = {"do": (yield from self.ask_one("blank-do", self.active, list(acts)))}
        for part in acts[effect["do"]]:
            name, people = part.rstrip("="), PEOPLE & set(map(str, effect.values()))
            allowed = acts[effect["do"]][part]
            offers = [each for each in ORDER.get(name, allowed) if each in allowed and not (people and each in PEOPLE)]
            offers = ["any" if each is None else each for each in offers]
            word = yield from self.ask_one(f"blank-{name}", self.active, offers)
            effect[name] = None if word == "any" else word
        eye = "declared" in effect.values() and (yield from self.ask_one("blank-check", self.active, ["word", "eye"]))
        check, text = eye or "word", "" if words == "aloud" else words
        self.tell("Written", seat=self.active, law=blank["id"], effect=effect, words=text, check=check)
        return {**blank, "effect": effect, "once": False, "check": check}

    def _name(self, law: Law) -> Play:
        """The law that goes if a seventh is adopted."""
        symbols = [older["symbol"] for older in self.force]
        if law["kind"] == "red" or len(symbols) < self.IN_FORCE or (law["symbol"] and law["symbol"] in symbols):
            return None
        named = yield from self.ask_one("name", self.active, [older["id"] for older in self.force])
        self.tell("Named", seat=self.active, law=named)
        return named

    def _post(self, law: Law, named: str | None) -> None:
        for older in list(self.force):
            if older["id"] == named or (law["symbol"] and older["symbol"] == law["symbol"]):
                self._repeal(older)
        self.tell("Posted", law=law["id"])
        self.posted = law

    def _repeal(self, law: Law) -> None:
        self.force.remove(law)
        self.tell("Repealed", law=law["id"])

    # the vote

    def _vote(self, law: Law) -> Play:
        offers = {seat: ["yes", "no", *filter(None, [self.jokers[seat]])] for seat in self.seats}
        if self.option("debate") != "off":
            yield from self.ask("debate", {seat: ["ready"] for seat in self.seats})
        votes = yield from self.ask("vote", offers)
        cards = [votes[seat] for seat in self.seats]
        weights, why = self._weights(cards)
        self.yes, self.no = (
            sum(w for w, card in zip(weights, cards, strict=True) if card == side) for side in ("yes", "no")
        )
        void = self._void(cards)
        acting = [card for card in cards if card in JOKERS and card not in void]
        if void:
            why.append(("shoes-void" if acting else "void", None, None))
        self.adopted = self._result(law, acting, why)
        sides = {"yes": "yes", "white": "yes", "no": "no", "black": "no"}
        self.sides = [None if card in void else sides.get(card) for card in cards]
        self._spend(cards)
        steps = [dict(zip(("because", "law", "adopts"), step, strict=True)) for step in why]
        self.tell("Voted", law=law["id"], votes=cards, yes=self.yes, no=self.no, adopted=self.adopted, why=steps)
        return self.adopted

    def _void(self, cards: list[str]) -> list[str]:
        """The kinds of joker that count for nothing in this vote."""
        kinds = JOKERS if self.option("joker_mode") == "all-void" else SHOES
        return kinds if sum(card in kinds for card in cards) > 1 else []

    def _counting(self, *does: str) -> list[Law]:
        return [law for law in self.force if law["trigger"] == "count" and law["effect"]["do"] in does]

    def _weights(self, cards: list[str]) -> tuple[list[int], Why]:
        weights, by = [1] * self.n, [""] * self.n
        for law in self._counting("weight"):
            for seat in self._who(law["effect"]["who"], law):
                weights[seat], by[seat] = law["effect"]["votes"], law["id"]
        heard = [seat for seat in self.seats if weights[seat] != 1 and cards[seat] in ("yes", "no")]
        return weights, [("weight", law, None) for law in dict.fromkeys(by[seat] for seat in heard)]

    def _result(self, law: Law, jokers: list[str], why: Why) -> bool:
        """What the cards say, unless a shoe decides; then each Scam turns it round."""
        shoes = [joker for joker in jokers if joker in SHOES]
        why.append((shoes[0], None, shoes[0] == "white") if shoes else self._cards_say(law))
        for _ in range(jokers.count("scam")):
            why.append(("scam", None, not why[-1][2]))
        return bool(why[-1][2])

    def _cards_say(self, law: Law) -> tuple[str, str | None, bool]:
        """Of the laws about ties and shares the newest alone holds."""
        for newest in self._counting("ties", "share")[-1:]:
            effect = newest["effect"]
            if effect["do"] == "share":
                enough = effect["of"] * self.yes >= effect["yes"] * (self.yes + self.no)
                return "share", newest["id"], enough and self.yes > 0
            if self.yes == self.no:
                return "ties", newest["id"], effect["adopt"]
        if self.yes == self.no:
            return "circle", None, law["circle"] == "white"
        return "majority", None, self.yes > self.no

    def _spend(self, cards: list[str]) -> None:
        for seat in self.seats:
            if cards[seat] in JOKERS:
                self.spent.append(cards[seat])
                self.jokers[seat], self.used[seat] = None, True

    def _fits(self, when: str) -> bool:
        unanimous = self.sides in (["yes"] * self.n, ["no"] * self.n)
        fits = {"always": True, "adopted": self.adopted, "rejected": not self.adopted}
        return {**fits, "tie": self.yes == self.no, "unanimous": unanimous}[when]

    # who a law is about

    def _asks(self, law: Law) -> str | None:
        """What the people are asked: to declare, to point, or who was caught."""
        words = {law["effect"]["do"], law["effect"].get("who"), law["effect"].get("to")}
        asks = {"trait": "declare", "declared": "declare", "active-declared": "declare", "pointed": "point"}
        return next((asks.get(word, "catch") for word in words if word in {*asks, "caught"}), None)

    def _ask_the_people(self, law: Law) -> Play:
        asks = self._asks(law)
        if asks == "declare":
            yield from self._declare(law)
        elif asks:
            named = yield from self.ask(asks, {seat: ["nobody", *self.seats] for seat in self.seats})
            hands = [None if named[seat] == "nobody" else named[seat] for seat in self.seats]
            meant = self._pointed(hands) if asks == "point" else self._caught(hands)
            self.about[law["id"]] = meant
            self.tell("Pointed" if asks == "point" else "Caught", law=law["id"], hands=hands, seats=meant)

    def _pointed(self, hands: list[int | None]) -> list[int]:
        most = max(map(hands.count, self.seats))
        return [seat for seat in self.clockwise(self.active) if hands.count(seat) == most > 0][:1]

    def _caught(self, hands: list[int | None]) -> list[int]:
        """Who owns up, or is named by more than half of the others."""
        return [seat for seat in self.seats if hands[seat] == seat or 2 * hands.count(seat) > self.n - 1]

    def _declare(self, law: Law) -> Play:
        said = yield from self.ask("declare", {seat: ["no", "yes"] for seat in self.seats})
        claim = [seat for seat in self.seats if said[seat] == "yes"]
        self.about[law["id"]] = claim
        self.tell("Declared", law=law["id"], seats=claim)
        offers = {seat: ["nobody", *(other for other in claim if other != seat)] for seat in self.seats}
        doubters = {seat: options for seat, options in offers.items() if len(options) > 1}
        if law["check"] == "eye" and doubters and not self.option("apart"):
            doubts = Counter((yield from self.ask("doubt", doubters)).values())
            fallen = [seat for seat in claim if 2 * doubts[seat] > self.n - 1]
            self.about[law["id"]] = [seat for seat in claim if seat not in fallen]
            if fallen:
                self.tell("Doubted", law=law["id"], seats=fallen)

    def _who(self, who: str, law: Law) -> list[int]:
        """Clockwise from the active seat."""
        order, totals = self.clockwise(self.active), [has.total() for has in self.tokens]
        asked, losing = self.about.get(law.get("id", ""), []), "no" if self.adopted else "yes"
        sets: dict[str, Iterable[int]] = {
            "everyone": order,
            "others": order[1:],
            "active": order[:1],
            "left": order[1:2],
            "right": order[-1:],
            "neighbours": [order[1], order[-1]],
            "richest": self.highest(totals),
            "poorest": self.highest([-total for total in totals]),
            "active-declared": {self.active}.intersection(asked),
            "holders": [seat for seat in order if self.jokers[seat]],
            "users": [seat for seat in order if self.used[seat]],
            "winners": [seat for seat in order if self.sides[seat] not in (None, losing)],
            "losers": [seat for seat in order if self.sides[seat] == losing],
            "lone": [seat for seat in order if self.sides[seat] == losing and self.sides.count(losing) == 1],
            "yes": [seat for seat in order if self.sides[seat] == "yes"],
            "no": [seat for seat in order if self.sides[seat] == "no"],
            **dict.fromkeys(("declared", "pointed", "caught"), asked),
            **{f"lacking-{colour}": [seat for seat in order if not self.tokens[seat][colour]] for colour in TOKENS},
        }
        meant = sets[who.removeprefix("one-")]
        return [seat for seat in order if seat in meant][: 1 if who.startswith("one-") else None]

    # what a law does: `each_…` to one seat after the other, `all_…` to the table

    def _act(self, law: Law) -> Play:
        effect = {"count": 1, "colour": None, "of": "each", "law": law["id"], **law["effect"]}
        if law["kind"] == "red" or self._asks(law) == "catch":
            yield from self._ask_the_people(law)
        seats = self._who(effect["who"], law) if "who" in effect else []
        if effect["do"] == "give":
            seats = seats[:1] if effect["who"] in ("richest", "poorest") else seats
            effect["receiver"] = next(iter(self._who(effect["to"], law)), None)
        if seats or "who" not in effect:
            self.tell("Applied", law=law["id"])
            yield from self._does(effect["do"].replace("-", "_"), seats, effect)
        if law["once"] and law in self.force:
            self._repeal(law)

    def _does(self, what: str, seats: list[int], effect: Law) -> Play:
        if one := getattr(self, f"each_{what}", None):
            for seat in seats:
                yield from one(seat, effect) or ()
        else:
            yield from getattr(self, f"all_{what}")(seats, effect) or ()

    def each_draw(self, seat: int, effect: Law) -> None:
        colours = [self._draw_token(seat) for _ in range(min(effect["count"], self.bag.total()))]
        if colours:
            self.tell("TokensDrawn", seat=seat, colours=colours)
        if not self.bag.total():
            self.tell("BagEmptied", seat=seat)
            raise Over

    def each_fill(self, seat: int, effect: Law) -> None:
        if self.tokens[seat].total() < effect["least"]:
            self.each_draw(seat, {"count": effect["least"] - self.tokens[seat].total()})

    def each_renew(self, seat: int, effect: Law) -> Play:
        self.each_draw(seat, effect)
        yield from self.each_return(seat, effect)

    def each_return(self, seat: int, effect: Law) -> Play:
        yield from self._parts_with("return", seat, effect, lambda gone: self._puts_back(seat, [gone]))

    def each_level(self, seat: int, effect: Law) -> Play:
        yield from self.each_return(seat, {**effect, "count": self.tokens[seat].total() - effect["most"]})

    def each_shed(self, seat: int, effect: Law) -> None:
        self._puts_back(seat, [effect["colour"]] * self.tokens[seat][effect["colour"]])

    def each_trim(self, seat: int, effect: Law) -> Play:
        has, colours = self.tokens[seat], TOKENS
        if effect["of"] == "favourite":
            colours = [colour for colour in TOKENS if has[colour] == max(has.values())]
            if len(colours) > 1 and max(has.values()) > effect["most"]:
                colours = [(yield from self.ask_one("trim", seat, colours))]
        self._puts_back(seat, [colour for colour in colours for _ in range(has[colour] - effect["most"])])

    def each_give(self, seat: int, effect: Law) -> Play:
        own = {"left": (seat + 1) % self.n, "right": (seat - 1) % self.n}
        to = own.get(effect["to"], effect["receiver"])
        if to is not None and to != seat:
            yield from self._parts_with("give", seat, effect, lambda gone: self._gives(seat, to, gone))

    def _gives(self, seat: int, to: int, colour: str) -> None:
        self.tokens[seat][colour] -= 1
        self.tokens[to][colour] += 1
        self.tell("TokenGiven", seat=seat, to=to, colour=colour)

    def _puts_back(self, seat: int, colours: list[str]) -> None:
        self.tokens[seat].subtract(colours)
        self.bag.update(colours)
        if colours:
            self.tell("TokensReturned", seat=seat, colours=colours)

    def _parts_with(self, what: str, seat: int, effect: Law, gone: Callable[[str], None]) -> Play:
        """Tokens leave a seat one at a time; where all of them go there's nothing to choose."""
        for left in range(effect["count"], 0, -1):
            has = [colour for colour in TOKENS if self.tokens[seat][colour] and effect["colour"] in (None, colour)]
            if not has:
                return
            choose = len(has) > 1 and self.tokens[seat].total() > left
            gone((yield from self.ask_one(what, seat, has)) if choose else has[0])

    def each_burn(self, seat: int, effect: Law) -> None:
        if joker := self.jokers[seat]:
            self.jokers[seat] = None
            self.spent.append(joker)
            self.tell("JokerLaidDown", seat=seat, joker=joker)

    def each_study(self, seat: int, effect: Law) -> None:
        for _ in range(effect["count"]):
            self._draw_law(seat)

    def each_drop(self, seat: int, effect: Law) -> Play:
        for _ in range(min(effect["count"], len(self.hands[seat]))):
            hand = sorted(self.hands[seat])
            dropped = (yield from self.ask_one("drop", seat, hand)) if len(hand) > 1 else hand[0]
            self.hands[seat].remove(dropped)
            self.tell("LawDropped", seat=seat, law=dropped)

    def all_hand(self, seats: list[int], effect: Law) -> Play:
        """The proposer lays out moves; unless more than half of the others say no, they happen."""
        moves = yield from self._laid_out()
        self.tell("LaidOut", law=effect["law"], seat=self.active, moves=moves)
        others = [seat for seat in self.seats if seat != self.active]
        if not moves:
            return
        said = yield from self.ask("judge", {seat: ["yes", "no"] for seat in others})
        accepted = 2 * list(said.values()).count("no") <= len(others)
        self.tell("Judged", law=effect["law"], accepted=accepted)
        for move, alike in groupby(moves if accepted else []):
            times = len(list(alike))
            once = "who" in move and move["do"] in ("return", "give")
            for _ in range(1 if once else times):
                yield from self._moves(move, times if once else 1)

    def _laid_out(self) -> Play:
        moves: list[Law] = []
        while len(moves) < 12:
            verbs = [verb for verb in HAND if verb != "repeal" or self.force]
            do = yield from self.ask_one("hand-do", self.active, ["done", *(["undo"] if moves else []), *verbs])
            if do == "done":
                break
            if do == "undo":
                moves.pop()
                continue
            move: Law = {"do": do}
            for part in HAND[do]:
                offers = self._hand_words(do, part, move)
                word = yield from self.ask_one(f"hand-{part}", self.active, ["back", *offers])
                if word == "back":
                    break
                move |= {} if word in ("everyone", "any") else {part: word}
            else:
                moves.append(move)
        return moves

    def _hand_words(self, do: str, part: str, move: Law) -> list[Any]:
        if part == "who":
            return [*([] if do == "swap" else ["everyone"]), *self.seats]
        if part == "to":
            return [seat for seat in self.seats if seat != move.get("who")]
        return ["any", *TOKENS] if part == "colour" else [law["id"] for law in self.force]

    def _moves(self, move: Law, times: int) -> Play:
        """The same again is one law that says so: a seat that parts with everything isn't asked in which order."""
        effect = {"count": times, "colour": None, **move, "receiver": move.get("to")}
        seats = [move["who"]] if "who" in move else self.clockwise(self.active)
        if move["do"] == "swap":
            one, other = move["who"], move["to"]
            self.tokens[one], self.tokens[other] = self.tokens[other], self.tokens[one]
            self.tell("TokensExchanged", seats=sorted([one, other]))
        elif move["do"] == "repeal":
            for law in [law for law in self.force if law["id"] == move["law"]]:
                self._repeal(law)
        else:
            yield from self._does("rejoker" if move["do"] == "joker" else move["do"], seats, effect)

    def all_rejoker(self, seats: list[int], effect: Law) -> None:
        pool = sorted(self.fresh, key=JOKERS.index) + sorted(self.spent, key=JOKERS.index)
        lucky = [seat for seat in seats if self.jokers[seat] is None][: len(pool)]
        if not lucky:
            return
        self.handed_out += 1
        drawn = self.at("jokers", self.handed_out).shuffle(pool)
        for seat, joker in zip(lucky, drawn, strict=False):
            self.jokers[seat], self.used[seat] = joker, False
            self.tell("JokerDrawn", seat=seat)
            self.tell("JokerDealt", joker=joker, only=seat)
        self.fresh, self.spent = drawn[len(lucky) :], []

    def _moved(self, row: list[Any], to: str) -> list[Any]:
        return row[-1:] + row[:-1] if to == "left" else row[1:] + row[:1]

    def all_rotate(self, seats: list[int], effect: Law) -> None:
        self.tokens = self._moved(self.tokens, effect["to"])
        self.tell("TokensRotated", to=effect["to"])

    def all_pass_hands(self, seats: list[int], effect: Law) -> None:
        self.hands = self._moved(self.hands, effect["to"])
        self.tell("HandsPassed", to=effect["to"])
        for seat in self.seats:
            self.tell("HandDealt", laws=sorted(self.hands[seat]), only=seat)

    def all_exchange(self, seats: list[int], effect: Law) -> Play:
        one = self._who(effect["one"], effect)[0]
        if effect["other"] == "chosen":
            other = yield from self.ask_one("exchange", one, [seat for seat in self.seats if seat != one])
        else:
            other = self._who(effect["other"], effect)[0]
        if one != other:
            self.tokens[one], self.tokens[other] = self.tokens[other], self.tokens[one]
            self.tell("TokensExchanged", seats=sorted([one, other]))

    def all_barter(self, seats: list[int], effect: Law) -> Play:
        pair = [self.active, (self.active + (1 if effect["other"] == "left" else -1)) % self.n]
        has = {seat: [colour for colour in TOKENS if self.tokens[seat][colour]] for seat in pair}
        if not all(has.values()):
            return
        asked = {seat: colours for seat, colours in has.items() if len(colours) > 1}
        chosen = (yield from self.ask("barter", asked)) if asked else {}
        gave, got = (chosen.get(seat, has[seat][0]) for seat in pair)
        self.tokens[pair[0]].update({got: 1})
        self.tokens[pair[1]].update({gave: 1})
        self.tokens[pair[0]].subtract([gave])
        self.tokens[pair[1]].subtract([got])
        self.tell("TokensBartered", seat=pair[0], to=pair[1], gave=gave, got=got)

    def all_repeal(self, seats: list[int], effect: Law) -> Play:
        doomed = {
            "all": self.force[:],
            "newest": self.force[-1:],
            "oldest": self.force[:1],
            "colours": [law for law in self.force if law["effect"]["do"] in ("worth", "raise", "times")],
            "plain": [law for law in self.force if not law["symbol"]],
            "chosen": self.force[:1],
        }[effect["which"]]
        if effect["which"] == "chosen" and len(self.force) > 1:
            chosen = yield from self.ask_one("repeal", self.active, [law["id"] for law in self.force])
            doomed = [law for law in self.force if law["id"] == chosen]
        for law in doomed:
            self._repeal(law)

    # the final count

    def _count(self) -> None:
        lines = self._lines()
        self.scores = self.final_scores()
        for seat in self.seats:
            told = [{"law": law, "points": points[seat]} for law, points in lines]
            self.tell("Counted", seat=seat, lines=told, points=self.scores[seat])
        self.winners = self.highest(self.scores)
        self.tell("GameWon", seats=self.winners)

    def final_scores(self) -> list[int]:
        return [sum(points[seat] for _, points in self._lines()) for seat in self.seats]

    def _lines(self) -> list[tuple[str | None, list[int]]]:
        """Line by line, what each seat gets: its tokens, then law after law."""
        worth = dict.fromkeys(TOKENS, 1)
        counting = [law for law in self.force if law["trigger"] in ("final", "declare")]
        told = [
            (law["id"], self._value(law, worth) if "colour" in law["effect"] else self._bonus(law)) for law in counting
        ]
        return [(None, [has.total() for has in self.tokens]), *told]

    def _value(self, law: Law, worth: dict[str, int]) -> list[int]:
        effect, colour = law["effect"], law["effect"]["colour"]
        before = worth[colour]
        if effect["do"] == "times":
            worth[colour] *= effect["factor"]
        else:
            worth[colour] = effect["points"] + (before if effect["do"] == "raise" else 0)
        return [has[colour] * (worth[colour] - before) for has in self.tokens]

    def _bonus(self, law: Law) -> list[int]:
        effect = law["effect"]
        concerned = self._who("declared" if effect["do"] == "trait" else effect.get("who", "everyone"), law)
        times: dict[str, Callable[[int], int]] = {
            "per-set": lambda seat: min(self.tokens[seat].values()),
            "per-group": lambda seat: sum(many // effect["size"] for many in self.tokens[seat].values()),
            "sole": lambda seat: sum(self.tokens[seat][colour] > 0 == self._others(seat, colour) for colour in TOKENS),
            "lead": lambda seat: sum(0 < self.tokens[seat][c] >= self._others(seat, c) for c in TOKENS),
        }
        return [times.get(effect["do"], concerned.count)(seat) * effect["points"] for seat in self.seats]

    def _others(self, seat: int, colour: str) -> int:
        """The most of a colour that anybody else has."""
        return max(self.tokens[other][colour] for other in self.seats if other != seat)


# House laws -------------------------------------------------------------------------------------

SYMBOLS = {*TOKENS, "ballot", "desk", "clock", "scales", "hat"}
WHENS = ("always", "adopted", "rejected", "tie", "unanimous")
ANYBODY = set(ORDER["who"])
LASTING, VOTING = {"active-declared", "caught"}, {"winners", "losers", "yes", "no", "lone"}
WHO = {"now": ANYBODY, "start": ANYBODY | LASTING, "vote": ANYBODY | LASTING | VOTING}
LEFT_OUT = {"once": False, "title": None, "symbol": None}
PEOPLE = {"declared", "active-declared", "pointed", "caught"}


@cache
def vocabulary() -> dict[str, dict[str, dict[str, Any]]]:
    """By trigger and `do`, the parts of an effect and what each may say, from the last table of docs/laws.md."""
    found: dict[str, dict[str, dict[str, Any]]] = defaultdict(dict)
    for line in page_of_laws():
        if row := re.match(r"\| ((?:`\w+`(?:, )?)+) \| `([\w-]+)` \| (.*?) \| .* \|$", line):
            for trigger in re.findall(r"\w+", row[1]):
                parts = (re.fullmatch(r"`(\w+)(=?)[^`]*`: (.*)", part) for part in row[3].split("<br>"))
                found[trigger][row[2]] = {part[1] + part[2]: allowed_by(part[3], trigger) for part in parts if part}
    return found


def allowed_by(text: str, trigger: str) -> Iterable[Any]:
    if numbers := re.fullmatch(r"(-?\d+) to (-?\d+)", text):
        return range(int(numbers[1]), int(numbers[2]) + 1)
    words = {"true": True, "false": False, "null": None}
    return WHO[trigger] if "#who" in text else {words.get(word, word) for word in re.findall(r"`([^`]+)`", text)}


def house_rows(rows: list[str], rules: int = 1) -> list[Law]:
    laws = [house_law(row) for row in rows if row.strip() and not row.strip().startswith("#")]
    own = (law for law in printed_laws() if law["since"] <= rules)
    names = [law["id"] for law in [*laws, *own, *BLANKS]] + [END_CARD]
    must(len(set(names)) == len(names), "two laws of one name")
    return laws


def house_law(row: str) -> Law:
    law = {
        name: value for name, value in parse_object(row).items() if name not in LEFT_OUT or value is not LEFT_OUT[name]
    }
    members(law, {"id", "kind", "circle", "trigger", "effect", "text"}, {"when", "symbol", "check", "once", "title"})
    must(
        isinstance(law["id"], str) and re.fullmatch(r"[a-z][a-z0-9-]{1,39}", law["id"]) is not None,
        "not a name for a law",
    )
    must(among(law["kind"], ("red", "blue")) and among(law["circle"], ("white", "black")), "no such kind or circle")
    must(among(law["trigger"], vocabulary()) and (law["kind"] == "red") == (law["trigger"] == "now"), "no such trigger")
    fits = {
        "when": law["trigger"] == "vote" and among(law.get("when"), WHENS),
        "symbol": law["kind"] == "blue" and among(law.get("symbol"), SYMBOLS),
        "once": law.get("once") is True and law["trigger"] in ("start", "vote"),
        "check": among(law.get("check"), ("word", "eye", "room")),
    }
    must(all(fits[name] for name in fits if name in law), "something in it doesn't fit")
    for name, longest in (("text", 200), ("title", 40)):
        for text in members(law.get(name, {"fr": "-", "en": "-"}), {"fr", "en"}).values():
            must(
                isinstance(text, str) and shown(text) and 0 < len(text.strip()) <= longest,
                f"{name} is too long or empty",
            )
    check_effect(law["effect"], law["trigger"])
    must(sum(among(part, PEOPLE) for part in law["effect"].values()) <= 1, "one question to the people at most")
    return {"when": "always", "symbol": None, "check": "word", "once": False, **law}


def parse_object(row: str) -> dict[str, Any]:
    value = parse(row)
    must(isinstance(value, dict), "a law is an object")
    return dict(value)


def among(value: Any, allowed: Iterable[Any]) -> bool:
    return any(type(value) is type(word) and value == word for word in allowed)


def check_effect(effect: Any, trigger: str) -> None:
    must(isinstance(effect, dict) and among(effect.get("do"), vocabulary()[trigger]), "no such effect")
    parts = vocabulary()[trigger][effect["do"]]
    members(effect, {"do", *(part for part in parts if part[-1] != "=")}, {part.rstrip("=") for part in parts})
    for part, allowed in parts.items():
        name = part.rstrip("=")
        must(name not in effect or among(effect[name], allowed), f"{name} can't be {effect.get(name)!r}")
    must(effect["do"] != "share" or effect["yes"] <= effect["of"], "no law could ever be adopted")


# The file ---------------------------------------------------------------------------------------

GAMES = {game.KEY: game for game in (ThirdMan, Majority, TheMajority, Habits, Democrazy)}
Fits = Callable[[dict[str, Any], Any], bool]
"""Whether a table with this header can have this value of an option."""


def one_of(*values: Any) -> Fits:
    return lambda _, value: among(value, values)


def is_seat(header: dict[str, Any], value: Any) -> bool:
    return among(value, ["random", *map(str, range(header["seats"]))])


def box(out: Any, pieces: range, most: int) -> bool:
    """What stays in the box: each once, and not more than the game can spare."""
    return options(out) and len(set(out)) == len(out) <= most and all(whole(card) and card in pieces for card in out)


def habits_spared(header: dict[str, Any]) -> int:
    house = header["options"].get("house_phrases", [])
    return Habits.CARDS - Habits.ROUNDS * int(header["seats"]) ** 2 + (len(house) if isinstance(house, list) else 0)


def are_rows(_: dict[str, Any], rows: Any) -> bool:
    return texts(rows) and len(rows) <= 200 and all(len(row) <= 1500 for row in rows)


SWITCH = one_of(True, False)
OPTIONS: dict[str, dict[str, tuple[Any, Fits]]] = {
    "third-man": {"first_leader": ("random", is_seat)},
    "majority": {
        "reversed_rounds": (False, SWITCH),
        "show_totals": (False, SWITCH),
        "house_words": ([], lambda header, words: house_texts(words, 60, 24, deck_words(header["cards"]))),
        "left_out": ([], lambda header, out: box(out, range(2 * Majority.CARDS), Majority.CARDS)),
    },
    "the-majority": {
        "first_edition_spy": (False, SWITCH),
        "stolen_two_kills": (True, SWITCH),
        "first_token": ("random", is_seat),
    },
    "habits": {
        "strangers": (False, SWITCH),
        "house_phrases": ([], lambda header, phrases: house_texts(phrases, 27, 80, deck_phrases(header["cards"]))),
        "left_out": ([], lambda header, out: box(out, range(Habits.CARDS), habits_spared(header))),
    },
    "democrazy": {
        "joker_mode": ("all-void", one_of("all-void", "shoes-void-scams-flip")),
        "joker_split": ("4-4-2", one_of("4-4-2", "3-3-4", "4-3-3")),
        "apart": (False, SWITCH),
        "debate": ("off", one_of("off", "20", "40", "60")),
        "blank_laws": (False, SWITCH),
        "house_laws": ([], are_rows),
        "house_only": (False, SWITCH),
        "left_out": ([], lambda _, out: texts(out) and len(out) <= 200),
    },
}
HEADER = {"isoloir", "game", "rules", "vocabulary", "seats", "options", "cards", "commitment", "names"}
END = {"winners", "scores", "seed", "salt", "nonces"}


def must(holds: bool, why: str) -> None:
    if not holds:
        raise Unreadable(why)


def whole(value: Any) -> bool:
    return type(value) is int


def texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def options(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) or whole(item) for item in value)


def members(value: Any, needed: set[str], allowed: frozenset[str] | set[str] = frozenset()) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise Unreadable("not an object where one should be")
    must(needed <= set(value), f"missing: {sorted(needed - set(value))}")
    must(set(value) <= needed | allowed, f"unknown: {sorted(set(value) - needed - allowed)}")
    return value


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    must(len(dict(pairs)) == len(pairs), "the same member twice")
    return dict(pairs)


def no_such_number(text: str) -> None:
    raise Unreadable(f"{text} isn't a number of JSON")


def parse(line: str) -> Any:
    try:
        value = json.loads(line, object_pairs_hook=once, parse_constant=no_such_number)
        json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise Unreadable(f"not JSON: {error}") from error
    return value


def read(path: str) -> list[str]:
    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
        text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode()
    except (OSError, EOFError, ValueError) as error:
        raise Unreadable(str(error)) from error
    must(bool(text), "an empty file")
    return text.removesuffix("\n").split("\n")


def games(lines: list[str]) -> Iterator[tuple[int, list[Any]]]:
    """The games of a file: the number of the first line of each, and its lines."""
    first, game = 1, []
    for number, line in enumerate(lines, 1):
        try:
            game.append(parse(line))
        except Unreadable as error:
            raise Unreadable(f"line {number}: {error}") from error
        if isinstance(game[-1], dict) and "end" in game[-1]:
            yield first, game
            first, game = number + 1, []
    must(not game, "the last game has no end")


# One game ---------------------------------------------------------------------------------------


def check_header(header: Any) -> None:
    must(isinstance(header, dict) and whole(header.get("isoloir")), "not a header")
    must(header["isoloir"] == 3, "of another format")
    members(header, HEADER, {"faces"})
    must(all(whole(header[name]) for name in ("rules", "vocabulary", "seats")), "not a whole number")
    must(header["cards"] in ("fr", "en"), "cards of an unknown language")
    must(isinstance(header["options"], dict), "options are an object")
    must(all(isinstance(header[name], str) for name in ("game", "commitment")), "not a text")
    must(texts(header["names"]), "names are texts")
    must(isinstance(header.get("faces", []), list), "faces are a list")
    for face in header.get("faces", []):
        members(face, {"name", "shape", "colour"})
        must(texts(list(face.values())), "a face is made of texts")


def check_line(line: Any) -> None:
    members(line, {"n", "asks", "choices", "by", "events"})
    must(whole(line["n"]), "a line has a number")
    for name in ("asks", "choices", "by"):
        must(
            isinstance(line[name], dict) and all(re.fullmatch(r"0|[1-9][0-9]*", seat) for seat in line[name]),
            f"{name} is an object by seat",
        )
    for ask in line["asks"].values():
        members(ask, {"what", "options", "take"}, {"letters"})
        must(whole(ask.get("letters", 1)), "not a number of letters")
        must(isinstance(ask["what"], str) and options(ask["options"]) and whole(ask["take"]), "not a question")
    must(all(map(options, line["choices"].values())), "a choice is a list of options")
    must(all(who in ("bot", "auto", "hasty") for who in line["by"].values()), "chosen by nobody we know")
    must(
        isinstance(line["events"], list) and all(isinstance(event, dict) for event in line["events"]),
        "events are a list of objects",
    )


def check_end(line: Any) -> dict[str, Any]:
    end = members(members(line, {"end"})["end"], END, {"stopped"})
    must(end.get("stopped", True) is True, "stopped is true or not there")
    for name in ("winners", "scores"):
        must(isinstance(end[name], list) and all(map(whole, end[name])), f"{name} are whole numbers")
    for name in ("seed", "salt"):
        must(isinstance(end[name], str), f"{name} is a text")
    must(texts(end["nonces"]), "nonces are texts")
    return end


def alike(recorded: Any, computed: Any) -> bool:
    """Equal as JSON, where 1, 1.0 and true are three things."""
    return json.dumps(recorded, sort_keys=True) == json.dumps(computed, sort_keys=True)


def same(what: str, recorded: Any, computed: Any) -> None:
    if not alike(recorded, computed):
        raise Differs(f"{what}: recorded {json.dumps(recorded)}, computed {json.dumps(computed)}")


def differs_unless(holds: bool, why: str) -> None:
    if not holds:
        raise Differs(why)


def check_whatever_the_rules(header: dict[str, Any], lines: list[Any], end: dict[str, Any]) -> None:
    """What's true of any record: its numbers fit, its secrets were secret, and every choice was among those offered."""
    for name, one_each in (
        ("names", header["names"]),
        ("faces", header.get("faces", header["names"])),
        ("scores", end["scores"]),
    ):
        differs_unless(len(one_each) == header["seats"], f"there aren't as many {name} as seats")
    for name in ("seed", "salt"):
        differs_unless(
            re.fullmatch(r"[\w-]{22,}", end[name], re.ASCII) is not None, f"no secret could be a {name} like this"
        )
    check_commitment(header, end)
    seats = set(map(str, range(min(header["seats"], 100))))
    for number, line in enumerate(lines):
        differs_unless(line["n"] == number, f"line {number} is missing")
        differs_unless(
            bool(line["asks"]) == (number > 0) and set(line["asks"]) <= seats,
            f"line {number} asks nobody, or somebody who isn't there",
        )
        differs_unless(
            all(str(event.get("only", 0)) in seats for event in line["events"]),
            f"line {number} tells somebody who isn't there",
        )
        check_choices(line)
    won = list(map(str, end["winners"]))
    differs_unless(
        set(won) <= seats and len(set(won)) == len(won) and not ("stopped" in end and won), "these can't have won"
    )


def check_choices(line: dict[str, Any]) -> None:
    same("who chose", sorted(line["choices"]), sorted(line["asks"]))
    differs_unless(set(line["by"]) <= set(line["asks"]), "a choice of somebody who wasn't asked")
    for seat, ask in line["asks"].items():
        picked = line["choices"][seat]
        fits = len(picked) == ask["take"] == len(set(picked)) and set(picked) <= set(ask["options"])
        fits = fits or ("letters" in ask and len(picked) == 1 and is_line(picked[0], ask["letters"]))
        differs_unless(fits, f"seat {seat} can't have chosen {json.dumps(picked)}")


def check_commitment(header: dict[str, Any], end: dict[str, Any]) -> None:
    setup = {name: header[name] for name in ("game", "rules", "seats", "options", "cards")}
    same("commitment", header["commitment"], digest("isoloir commitment", 2, end["seed"], end["salt"], setup))


def table_for(header: dict[str, Any], dice: str) -> Table:
    game = GAMES[header["game"]]
    if header["rules"] not in game.RULES:
        raise OtherRules(f"rules {header['rules']} of {game.KEY}; these are {game.RULES}")
    must(1 <= header["vocabulary"] <= game.VOCABULARY, "a vocabulary we don't know")
    try:
        must(header["seats"] in game.SEATS, "not for this many")
        for key, value in header["options"].items():
            must(key in OPTIONS[game.KEY] and OPTIONS[game.KEY][key][1](header, value), f"no option {key}={value!r}")
        return game(header, dice)
    except Unreadable as error:
        raise Differs(f"no game can be set up like this: {error}") from error


def replay(table: Table, lines: list[Any], vocabulary: int) -> bool:
    """Plays the recorded choices; true if the game is over."""
    play = table.play()
    asks: dict[int, Ask] | None = {}
    for line in lines:
        where = f"line {line['n']}"
        if asks is None:
            raise Differs(f"{where}: the game was over")
        same(
            f"{where}, asks",
            line["asks"],
            {str(seat): ask for seat, ask in asks.items()},
        )
        choices = {int(seat): picked for seat, picked in line["choices"].items()}
        try:
            asks = play.send(choices if line["n"] else None)  # type: ignore[arg-type]
        except StopIteration:
            asks = None
        same(f"{where}, events", line["events"], table.older_words(table.told, vocabulary))
        table.told = []
    return asks is None


def check(game: list[Any]) -> None:
    header, lines, end = shape(game)
    check_whatever_the_rules(header, lines, end)
    table = table_for(header, digest("isoloir dice", end["seed"], *end["nonces"]))
    over = replay(table, lines, header["vocabulary"])
    differs_unless(over != ("stopped" in end), "it was stopped though it was over" if over else "the game isn't over")
    same("winners", end["winners"], table.winners if over else [])
    same("scores", end["scores"], table.final_scores())


def shape(game: list[Any]) -> tuple[dict[str, Any], list[Any], dict[str, Any]]:
    must(len(game) > 2, "no header, or no line 0")
    header, *lines, last = game
    check_header(header)
    must(header["game"] in GAMES, "a game we don't know")
    for line in lines:
        check_line(line)
    return header, lines, check_end(last)


def verify(lines: list[str]) -> Iterator[Exception | None]:
    """For each game None if it's true, or what is wrong with it; nothing is read after what can't be."""
    try:
        for first, game in games(lines):
            try:
                check(game)
                yield None
            except (Differs, OtherRules) as error:
                yield type(error)(f"the game that begins at line {first}: {error}")
    except Unreadable as error:
        yield error


def judge(path: str) -> Iterator[int]:
    """What each game of a file comes to, as an exit code."""
    try:
        lines = read(path)
    except Unreadable as error:
        print(f"{path}: {error}")
        yield 2
        return
    for fault in verify(lines):
        if fault is not None:
            print(f"{path}: {fault}")
        yield 0 if fault is None else 1 if isinstance(fault, Differs) else 2


def main(paths: list[str]) -> int:
    found = [code for path in paths for code in judge(path)]
    print(f"{found.count(0)} true, {found.count(1)} different, {found.count(2)} that can't be computed")
    return 1 if 1 in found else max(found, default=2)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
