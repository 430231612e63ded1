"""The words of Majority as a player meets them, and the table by which bots tie them together."""

import json
import re
from importlib.resources import files
from itertools import combinations
from statistics import median

import pytest

from isoloir.content.majority import CARDS, FACES, association, faces, words
from isoloir.content.majority.associations import MIDDLING, SAME
from isoloir.content.majority.spelling import folded
from isoloir.core import LANGS

LONGEST = 14
LETTERS = {"fr": "a-zàâäçéèêëîïôöùûüÿœæ", "en": "a-z"}
COINCIDENCES = {
    *(("brique", "briquet"), ("poule", "ampoule"), ("loup", "loupe"), ("chat", "chateau"), ("train", "traineau")),
    *(("reve", "greve"), ("reve", "reveil"), ("lune", "lunettes"), ("love", "glove"), ("bear", "beard")),
    ("monk", "monkey"),
}
"""One word begins or ends the other and nobody would take them for relatives."""

TRIADS = {
    "fr": """
        ambulance: accident, souris, colère; ange: diable, piano, dé; armure: épée, vin, guirlande;
        astronaute: fusée, balcon, manège; aéroport: avion, dragon, jardin; berger: mouton, robot, clou;
        botte: averse, genou, dictionnaire; brouillard: phare, corail, escrime; canapé: télévision, clown, vache;
        cerveau: échecs, clown, cheminée; chasseur: piège, banque, soupe; cheminée: fumée, éléphant, virus;
        chien: chat, couteau, champignon; cinéma: théâtre, vague, fenêtre; citron: huître, renard, frites;
        colère: bagarre, labyrinthe, fenêtre; cœur: amour, sapin, barbecue; escargot: averse, piège, fontaine;
        football: arbitre, âne, moine; grenier: souvenir, peintre, labyrinthe; miroir: cheveux, mariage, bruit;
        muscle: boxeur, gratte-ciel, cactus; médecin: hôpital, brouillard, lapin; neige: ski, crayon, miel;
        oignon: larme, parfum, taxi; paysan: vache, silence, sous-marin; pomme: serpent, toboggan, valise;
        pompier: échelle, arbitre, tulipe; rugby: football, diamant, orage; sang: vampire, perle, tableau;
        squelette: cimetière, voilier, étoile; tambour: bruit, crêpe, opéra; tennis: arbitre, souris, beurre;
        tente: moustique, ferme, tortue; tortue: escargot, ail, marteau; tunnel: métro, melon, valise;
        vélo: roue, montagne, aiguille; école: cartable, guitare, capitaine; épée: mousquetaire, ascenseur, grotte;
        île: radeau, crocodile, régime""",
    "en": """
        alien: planet, factory, mushroom; angel: devil, toilet, pizza; basketball: baseball, campfire, president;
        bowling: beer, parcel, tomato; cactus: desert, wedding, crown; camel: desert, carrot, soup;
        chalk: school, coconut, shepherd; cliff: mountain, doctor, miner; compass: map, ice cream, sneeze;
        cricket: bat, baker, elephant; diary: secret, fog, wine; dice: casino, pirate, pharmacy;
        elephant: zoo, jungle, skateboard; fog: lighthouse, wool, kitten; glove: baseball, clown, apple;
        golf: tennis, fear, compass; ink: tattoo, sofa, telephone; knight: sword, salt, ladder;
        neighbour: gossip, bacon, ant; onion: tear, devil, compass; owl: midnight, trap, passport;
        painter: museum, zoo, factory; pyjamas: bed, vampire, hammock; parachute: jet, spider, poet;
        pearl: diver, perfume, pumpkin; pharmacy: doctor, perfume, ballet dancer; plumber: toilet, acorn, barber;
        poker: casino, daisy, bread; pumpkin: scarecrow, sun, basketball; puppy: kitten, igloo, ink;
        robot: laptop, miner, backpack; sheriff: prison, daisy, kiss; skunk: perfume, champagne, chess;
        sofa: television, carpenter, haystack; squirrel: acorn, soldier, chalk; submarine: yacht, airport, skeleton;
        tent: campfire, newspaper, waiter; thunder: lightning, angel, diary; tornado: thunder, shadow, mirror;
        umbrella: puddle, bat, ladder""",
}
"""Reference: the obvious one, two others. Drawn from a longer list written after the glosses, and never fitted to."""

each_language = pytest.mark.parametrize("lang", LANGS)


def triads(lang: str) -> list[list[str]]:
    return [re.split(r"[:,] ", " ".join(triad.split())) for triad in TRIADS[lang].split(";")]


@each_language
def test_there_are_256_cards_of_two_faces_each_with_a_word_and_a_gloss(lang: str) -> None:
    cards = json.loads(files("isoloir.content.majority").joinpath(f"words.{lang}.json").read_bytes())

    assert len(cards) == CARDS == 256
    assert all(len(card) == FACES == 2 for card in cards)
    assert all(face.keys() == {"word", "gloss"} for card in cards for face in card)
    assert all(5 <= len(face["gloss"].split()) <= 20 for card in cards for face in card)


@each_language
def test_a_word_s_id_is_its_place(lang: str) -> None:
    ids = [word for card in range(CARDS) for word in faces(card)]

    assert ids == list(range(len(words(lang)))) == list(range(512))


@each_language
def test_no_two_words_are_alike_once_accents_case_and_plural_are_gone(lang: str) -> None:
    alike = [(a, b) for a, b in combinations(map(folded, words(lang)), 2) if a.rstrip("sx") == b.rstrip("sx")]

    assert alike == []


@each_language
def test_no_word_is_built_from_another(lang: str) -> None:
    built = {
        (a, b) for a in map(folded, words(lang)) for b in map(folded, words(lang)) if a != b and is_built_from(b, a)
    }

    assert built <= COINCIDENCES


def is_built_from(word: str, part: str) -> bool:
    return part in re.split("[ '-]", word) or (len(part) >= 4 and (word.startswith(part) or word.endswith(part)))


@each_language
def test_words_fit_a_phone_card_and_are_spelt_in_their_own_letters(lang: str) -> None:
    pattern = re.compile(rf"[{LETTERS[lang]}]+(?:[ ’-][{LETTERS[lang]}]+)*")

    assert [word for word in words(lang) if len(word) > LONGEST or not pattern.fullmatch(word)] == []


@each_language
def test_the_two_faces_of_a_card_have_nothing_to_do_with_each_other(lang: str) -> None:
    table = association(lang)
    middle = median(table.score(a, b) for a, b in combinations(range(len(table.words)), 2))

    assert [card for card in range(CARDS) if table.score(*faces(card)) >= middle] == []


@each_language
def test_the_table_covers_every_pair_once_and_reads_alike_both_ways(lang: str) -> None:
    table = association(lang)
    size = range(len(table.words))
    blob = files("isoloir.content.majority").joinpath(f"associations.{lang}.bin").read_bytes()

    assert bytes(table.score(a, b) for a, b in combinations(size, 2)) == blob
    assert all(table.score(a, b) == table.score(b, a) for a, b in combinations(size, 2))
    assert {table.score(a, a) for a in size} == {SAME}


@each_language
def test_no_word_is_the_nearest_of_too_many(lang: str) -> None:
    table = association(lang)
    size = range(len(table.words))
    nearest = [max((b for b in size if b != a), key=lambda b: table.score(a, b)) for a in size]

    assert max(map(nearest.count, size)) <= 8


@each_language
def test_the_obvious_association_is_found(lang: str) -> None:
    table = association(lang)
    found = [
        max(others, key=lambda other: table.between(reference, other)) == others[0]
        for reference, *others in triads(lang)
    ]

    assert len(found) == 40
    assert sum(found) >= 0.85 * len(found)


def test_a_house_word_borrows_the_scores_of_the_words_it_comes_from() -> None:
    french, english = association("fr"), association("en")

    assert french.between("Pompiers", "échelle") == french.between("pompier", "échelle")
    assert french.between("jardinage", "râteau") == french.between("jardin", "râteau")
    assert french.between("sapeur-pompier", "échelle") == french.between("pompier", "échelle")
    assert english.between("werewolf", "moon") == english.between("wolf", "moon")
    assert english.between("knights", "Knight") == SAME


def test_a_house_word_of_several_known_words_takes_the_stronger_tie() -> None:
    table = association("fr")
    parts = [table.between(part, "anniversaire") for part in ("gâteau", "chocolat")]

    assert table.between("gâteau au chocolat", "anniversaire") == max(parts)


def test_a_stranger_gets_a_middling_score_that_never_changes() -> None:
    table = association("en")

    scores = [table.between("quokka", word) for word in table.words]

    assert set(scores) <= set(MIDDLING)
    assert len(set(scores)) > 20
    assert table.between("quokka", "zoo") == table.between("zoo", "QUOKKA") == 51
    assert table.between("quokka", "Quokka") == SAME


def test_there_are_no_words_in_a_language_nobody_wrote() -> None:
    with pytest.raises(ValueError, match="'de'"):
        words("de")
