"""What the texts claim about a table, each claim beside a look at what is played there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from isoloir.core import Setup

from . import looks
from .looks import Seen

Says: TypeAlias = Mapping[str, str] | None
"""By language, what a text has to match; None where it has nothing to say."""


class Claim(NamedTuple):
    game: str
    text: str
    """A chapter of the rules (`book-kill`), or a short text."""
    look: Callable[[Setup], Seen]
    says: Callable[[Seen], Says]
    others: tuple[Seen, ...] = ()
    """What might have been seen instead: then the text mustn't say so."""

    def contradiction(self, setup: Setup, text: str, lang: str) -> str | None:
        """Why this text is false at this table, or None."""
        seen = self.look(setup)
        said = self.says(seen)
        if said is not None and not _matches(said[lang], text):
            return f"{self.game}-{self.text} doesn't say {said[lang]!r}, but {seen!r} is played"
        for other in (self.says(each) for each in self.others if each != seen):
            if other is not None and other != said and _matches(other[lang], text):
                return f"{self.game}-{self.text} says {other[lang]!r}, but {seen!r} is played"
        return None


def _matches(wanted: str, text: str) -> bool:
    return re.search(wanted, text, re.IGNORECASE) is not None


def if_so(
    game: str, texts: str, look: Callable[[Setup], Seen], yes: str | None, no: str | None = None
) -> Iterator[Claim]:
    """Each is "English | French"."""
    said = {True: _both(yes), False: _both(no)}
    for text in texts.split():
        yield Claim(game, text, look, lambda seen: said[seen is True], (True, False))


def counted(game: str, text: str, look: Callable[[Setup], Seen], many: str, one: str | None = None) -> Claim:
    """ "{} cards | {} cartes"; where one or none is told in another way, none isn't told at all."""

    def says(seen: Seen) -> Says:
        if one is None:
            return _both(many.format(seen, seen))
        return None if seen == 0 else _both(one if seen == 1 else many.format(seen, seen))

    return Claim(game, text, look, says, () if one is None else (1, 2, 3))


def named(game: str, look: Callable[[Setup], Seen], does: str, by_lot: str) -> Claim:
    """A seat that the table has named, or one by lot."""

    def says(seen: Seen) -> Says:
        if not isinstance(seen, int):
            return _both(by_lot)
        return _both(does.format(seen + 1, seen + 1))

    return Claim(game, "book-start", look, says, (0, 1, 2, 3, "by lot"))


def _both(words: str | None) -> Says:
    return None if words is None else dict(zip(("en", "fr"), words.split(" | "), strict=True))


def _jokers(seen: Seen) -> Says:
    white, black, scam = seen if isinstance(seen, tuple) else ()
    return {
        "en": rf"adopts the law {white}\b.*rejects the law {black}\b.*result {scam}\b",
        "fr": rf"adopter la loi {white}\b.*rejeter la loi {black}\b.*résultat {scam}\b",
    }


def _debate(seen: Seen) -> Says:
    return None if seen is None else _both(f"up to {seen} seconds to talk | {seen} secondes au plus pour débattre")


CLAIMS: tuple[Claim, ...] = (
    *if_so(
        "majority",
        "book-aim rules",
        looks.red_rounds,
        "card is tossed before each | avant chaque manche, on lance une carte verte",
    ),
    *if_so("majority", "book-vote help-vote", looks.red_rounds, "red round.*least well | manche rouge.*moins bien"),
    *if_so("majority", "book-end rules", looks.points_of_others, "face up | visibles", "face down | cachés"),
    counted("majority", "book-components", looks.how_many_words, r"\b{} cards | \b{} cartes"),
    counted(
        "majority",
        "book-components",
        looks.house_words,
        "{} of the cards have words of your own | {} de ces cartes portent des mots de votre cru",
        "One of the cards has a word of your own | L’une de ces cartes porte un mot de votre cru",
    ),
    *if_so(
        "majority",
        "book-components",
        looks.known_words,
        "begin on their other side | commencent sur leur autre face",
    ),
    *if_so(
        "the-majority",
        "book-kill",
        looks.stolen_two_kills,
        "taken still kills | pris par un pot-de-vin tue quand même",
        "taken does nothing | pris par un pot-de-vin ne fait rien",
    ),
    *if_so(
        "the-majority",
        "page-effect-2",
        looks.stolen_two_kills,
        "even if it’s stolen | même volé",
        "stolen Assassination does nothing | assassinat volé ne fait rien",
    ),
    *if_so(
        "the-majority",
        "rules",
        looks.stolen_two_kills,
        None,
        "Assassination: unless it’s stolen | Assassinat.: s’il n’est pas volé",
    ),
    *if_so(
        "the-majority",
        "book-spy",
        looks.stolen_three_works,
        "stolen 3 still works | un 3 volé agit quand même",
        "only works if it was neither stolen | n’agit que s’il n’est ni volé",
    ),
    *if_so(
        "the-majority",
        "book-cases",
        looks.stolen_three_works,
        "works for the thief | agit pour le voleur",
        "stolen 3 doesn’t | 3 volé n’agit pas",
    ),
    *if_so(
        "the-majority",
        "rules",
        looks.stolen_three_works,
        "Spy: unless it’s killed.*thief | Espion.: s’il n’est pas tué.*voleur",
        "Spy: unless it’s stolen | Espion.: s’il n’est ni volé",
    ),
    *if_so(
        "the-majority",
        "page-effect-3",
        looks.stolen_three_works,
        "if it’s stolen, it works for the thief | volé, il sert le voleur",
        "If this 3 is stolen or killed, it does nothing | Volé ou tué, il ne fait rien",
    ),
    named(
        "the-majority",
        looks.first_holder,
        "seat {} starts with | la place {} commence avec",
        "picked at random | tire au sort",
    ),
    counted("the-majority", "book-components", looks.demons, r"\b{} cards | \b{} cartes"),
    *if_so("the-majority", "book-give", looks.partners_give, "give each other one card | se donnent une carte"),
    Claim(
        "the-majority",
        "book-open",
        looks.spy_plays,
        lambda seen: _both(
            "spy plays second | joue donc en deuxième" if seen == 1 else "spy plays last | qui joue donc en dernier"
        ),
        (1, 2),
    ),
    named("third-man", looks.first_leader, "seat {} leads | la place {} ouvre", "picked at random | tiré au sort"),
    *if_so(
        "democrazy",
        "book-jokers rules help-vote",
        looks.scam_turns_a_shoe,
        "each Scam flips | chaque arnaque renverse",
        "jokers in one vote cancel | même vote, ils s’annulent|le sien, ils s’annulent",
    ),
    *if_so(
        "democrazy",
        "book-jokers",
        looks.scam_turns_a_shoe,
        "law is rejected | loi est rejetée",
        "law is adopted | loi est adoptée",
    ),
    Claim(
        "democrazy",
        "book-components",
        looks.jokers,
        _jokers,
    ),
    counted("democrazy", "book-components", looks.how_many_laws, r"\b{} law cards | \b{} cartes de loi"),
    counted(
        "democrazy",
        "book-start",
        looks.laws_heard_last,
        "the {} laws this table heard last | Les {} qui ont été proposées en dernier",
        "is the law this table heard last | Celle qui a été proposée en dernier",
    ),
    Claim("democrazy", "book-vote", looks.seconds_of_debate, _debate, (20, 40, 60)),
    *if_so(
        "democrazy",
        "book-components",
        looks.house_laws_alone,
        "All of these laws are your own | toutes des lois maison",
    ),
    *if_so("democrazy", "book-components", looks.blank_laws, "blank | blanches"),
    *if_so("democrazy", "book-blank", looks.blank_laws, "blank card | carte blanche"),
    *if_so("democrazy", "book-people", looks.people_declare, "about the players themselves | parlent de vous"),
    *if_so("democrazy", "book-people", looks.people_are_doubted, "challenge one player | contester le oui"),
    *if_so("democrazy", "book-people", looks.people_are_caught, "about manners | bonnes manières"),
    counted("democrazy", "book-start", looks.tokens_in_the_bag, r"\b{} tokens stay | \b{} pions restent"),
    counted("democrazy", "book-start", looks.laws_in_hand, r"dealt {} laws | reçoit {} lois"),
    *if_so("habits", "book-pick", looks.strangers, "nobody gives anything | on ne donne rien"),
    *if_so("habits", "book-give", looks.strangers, None, "You give one to each of the others | Vous donnez à chacun"),
    *if_so(
        "habits",
        "book-vote rules",
        looks.strangers,
        "the patient picked | (le patient a|il a) posées",
        "given | reçues|remises",
    ),
    *if_so("habits", "help-vote", looks.strangers, None, "card you gave | carte que vous avez donnée"),
    counted("habits", "book-components", looks.how_many_habits, r"\b{} cards, | \b{} cartes,"),
    counted("habits", "book-components", looks.habits_dealt, r"\b{} cards are dealt | distribue {} cartes"),
    counted(
        "habits",
        "book-components",
        looks.house_phrases,
        "{} cards have phrases | {} cartes portent des phrases",
        "One card has a phrase | Une carte porte une phrase",
    ),
    counted(
        "habits",
        "book-components",
        looks.known_habits,
        "{} of them stay in the box | {} d’entre elles restent dans la boîte",
        "One of them stays in the box | L’une d’elles reste dans la boîte",
    ),
)
