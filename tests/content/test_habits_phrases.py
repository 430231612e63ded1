"""The 490 habits: how many, in what form, about what, and never twice the same."""

import re
import unicodedata
from collections import Counter
from itertools import combinations
from statistics import median

import pytest

from isoloir.content.habits import CARDS, _phrases, _tags, phrase, tags, topics
from isoloir.core import LANGS

EVERY = range(CARDS)
OPENING = {"fr": r"(Tu|Ton|Ta|Tes) ", "en": r"(You|Your|You’(re|ve|d|ll))[ .]"}
LETTERS = {"fr": "a-zàâçéèêëîïôöùûüœ", "en": "a-z"}
SIGNS = {"fr": " \u00a0\u202f.,:?!…%’«»()0-9-", "en": " .,?!…’“”0-9-"}
COMMON = {
    "fr": "les des une aux que qui pas pour dans avec sur ton tes",
    "en": "you your the and for with are that then not",
}
ALIKE = 0.4
SAME_THING = {
    "gps": "gps directions",
    "frigo": "fridge notes",
    "films": "films film",
    "puzzle": "jigsaw",
    "canards": "ducks",
    "trefles": "clovers",
    "cadres": "pictures",
    "guitare": "guitar",
    "araignee": "spiders",
    "chocolat": "chocolate",
    "fromage": "cheese",
    "melons": "melons",
    "ascenseur": "elevator",
    "musee": "museum",
    "telecommande": "remote",
}

UNWELCOME = {
    "fr": {
        "looks and body": "gros grosse gras maigre moche laid laide kilos poids ventre cheveux chauve ronfles",
        "origin": "étranger étrangère immigré immigrée accent race origine origines",
        "belief": "dieu église messe mosquée synagogue prière pries bible coran horoscope",
        "health": "malade maladie médecin docteur médicament régime pilule allergie",
        "money": "argent euro euros salaire riche pauvre radin radine dette dettes prix",
        "sex": "sexe sexy nu nue draguer dragues baiser embrasses amant amante",
        "politics": "politique élection élections président gauche droite parti ministre",
        "alcohol and tobacco": "vin bière apéro alcool ivre cuite champagne cocktail cigarette fumes tabac",
        "insults": "idiot idiote bête stupide nul nulle débile con conne fainéant paresseux égoïste menteur",
    },
    "en": {
        "looks and body": "fat thin ugly bald weight belly hair makeup wrinkles snore snoring smelly",
        "origin": "foreigner foreign immigrant racial ethnic accent nationality",
        "belief": "god church mosque temple pray prayer bible koran horoscope heaven hell",
        "health": "sick illness doctor medicine diet pill allergy hospital",
        "money": "money salary rich poor stingy debt cheap wages price",
        "sex": "sex sexy naked flirt flirting kiss lover boyfriend girlfriend",
        "politics": "politics election president minister tory labour vote",
        "alcohol and tobacco": "wine beer drunk hangover pub gin whisky booze tipsy cigarette smoker vape",
        "insults": "idiot stupid dumb lazy moron loser useless selfish liar hate",
    },
}


def words(text: str) -> list[str]:
    bare = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return re.findall(r"[a-z0-9]+", "".join(sign for sign in bare if not unicodedata.combining(sign)))


def telling_words(lang: str, text: str) -> set[str]:
    return {word for word in words(text) if len(word) > 2} - set(COMMON[lang].split())


def all_phrases(lang: str) -> list[str]:
    return [phrase(lang, card) for card in EVERY]


@pytest.mark.parametrize("lang", LANGS)
def test_there_are_490_habits(lang: str) -> None:
    assert len(_phrases(lang)) == CARDS == 490


def test_an_old_card_tells_the_same_habit_in_both_languages() -> None:
    told = [(set(words(phrase("fr", card))), set(words(phrase("en", card)))) for card in EVERY]

    for french, english in SAME_THING.items():
        twins = [set(words(english)) & there for here, there in told if french in here]
        assert twins, french
        assert all(twins), french


def test_every_phrase_of_either_language_has_its_topics() -> None:
    assert len(_tags()) == CARDS
    assert all(1 <= len(tags(card)) <= 3 for card in EVERY)
    assert all(len(set(tags(card))) == len(tags(card)) for card in EVERY)


def test_topics_are_a_closed_list_and_each_is_common_enough_to_learn_from() -> None:
    used = Counter(tag for card in EVERY for tag in tags(card))

    assert set(used) == set(topics())
    assert len(topics()) <= 25
    assert min(used.values()) >= 8


@pytest.mark.parametrize("lang", LANGS)
def test_a_phrase_is_read_at_a_glance(lang: str) -> None:
    lengths = [len(text) for text in all_phrases(lang)]

    assert max(lengths) <= 70
    assert min(lengths) >= 20
    assert median(lengths) <= 55


@pytest.mark.parametrize("lang", LANGS)
def test_a_phrase_speaks_to_the_person(lang: str) -> None:
    assert not [text for text in all_phrases(lang) if not re.match(OPENING[lang], text)]


@pytest.mark.parametrize("lang", LANGS)
def test_a_phrase_is_a_finished_sentence_in_the_signs_of_its_language(lang: str) -> None:
    signs = re.compile(rf"[{LETTERS[lang]}{SIGNS[lang]}]+[.?!…](”|\u00a0»)?", re.IGNORECASE)

    assert not [text for text in all_phrases(lang) if not signs.fullmatch(text)]
    assert not [text for text in all_phrases(lang) if "  " in text or text != text.strip()]


def test_french_double_signs_keep_to_their_word() -> None:
    loose = re.compile(r" [:;?!%»]|« |[^\u00a0]:|[^\u202f][?!;]|«[^\u00a0]|[^\u00a0]»")

    assert not [text for text in all_phrases("fr") if loose.search(text)]


def test_french_phrases_fit_anyone_without_marking_gender() -> None:
    marked = re.compile(r"\(e\)|·|\b(prête?|sûre?|contente?|première? à|dernière? à)\b")
    agreed = re.compile(r"\bTu (es|t’es|restes|pars|arrives) \w+(é|ée|i|ie|u|ue)(?![\w’])")

    assert not [text for text in all_phrases("fr") if marked.search(text) or agreed.search(text)]


@pytest.mark.parametrize("lang", LANGS)
def test_no_two_phrases_are_alike(lang: str) -> None:
    telling = {text: telling_words(lang, text) for text in all_phrases(lang)}
    pairs = combinations(telling.items(), 2)

    assert len({tuple(words(text)) for text in telling}) == CARDS
    assert not [(a, b) for (a, left), (b, right) in pairs if len(left & right) > ALIKE * len(left | right)]


def test_a_phrase_is_written_in_its_own_language() -> None:
    assert not [text for text in all_phrases("fr") if {"the", "you", "your", "and", "with"} & set(words(text))]
    assert not [text for text in all_phrases("en") if {"tu", "les", "des", "une", "est"} & set(words(text))]


@pytest.mark.parametrize(("lang", "subject"), [(lang, subject) for lang in LANGS for subject in UNWELCOME[lang]])
def test_no_phrase_touches_what_could_hurt(lang: str, subject: str) -> None:
    unwelcome = set(words(UNWELCOME[lang][subject]))

    assert not [text for text in all_phrases(lang) if unwelcome & set(words(text))]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="no habits in 'de'"):
        phrase("de", 0)
