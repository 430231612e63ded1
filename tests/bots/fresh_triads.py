"""Forty more triads in each language, written from everyday life by somebody who hadn't seen the table of associations.

Reference: what most people would say, two others. Several have a second word that somebody might well argue for.
"""

from __future__ import annotations

import re

FRESH = {
    "fr": """
        abeille: miel, tracteur, loupe; bébé: peluche, moustache, briquet; boulangère: croissant, tambour, aimant;
        capitaine: voilier, bonbon, craie; chameau: désert, ascenseur, tulipe; anniversaire: gâteau, requin, scie;
        coiffeuse: perruque, volcan, fourmi; dentiste: bonbon, voilier, forêt; détective: loupe, fraise, hamac;
        fièvre: infirmier, tapis, statue; fontaine: village, violon, poulpe; fée: baguette, rugby, poubelle;
        feuille: automne, dentiste, métro; gare: valise, licorne, citron; grand-mère: confiture, fusée, boxeur;
        hibou: nuit, frites, moto; huître: perle, train, cravate; igloo: pingouin, tomate, prison;
        incendie: pompier, pyjama, violon; juge: avocat, melon, nuage; lait: vache, corde, roman;
        larme: oignon, échelle, abeille; lutin: forêt, dentiste, banque; marché: tomate, fantôme, télescope;
        momie: pyramide, ski, guirlande; montre: réveil, carotte, mouton; nid: œuf, taxi, savon;
        orchestre: violon, moustique, brique; pêcheur: rivière, couronne, robot; pinceau: tableau, canard, grève;
        piscine: maillot, charbon, roi; plume: encre, camion, dragon; poubelle: banane, princesse, opéra;
        prison: voleur, cerise, surf; récréation: école, vin, falaise; sorcière: balai, ordinateur, pétanque;
        sieste: hamac, marteau, guerre; théière: café, lion, boussole; vertige: falaise, moutarde, lapin;
        voleur: policier, pomme, nuage""",
    "en": """
        ambulance: hospital, cheese, canoe; anchor: sailor, oven, lipstick; astronaut: rocket, pig, bread;
        baby: lullaby, sheriff, coal; baker: bread, planet, rope; barn: farmer, laptop, opera;
        beach: seashell, homework, lawyer; bee: honey, tuxedo, train; bride: wedding, shark, coal;
        butler: mansion, mosquito, tennis; candle: birthday, kangaroo, motorbike; castle: king, pizza, doorbell;
        chef: oven, rocket, squirrel; coffee: commuter, dragon, meadow; cowboy: saloon, penguin, microscope;
        dentist: tooth, balloon, river; detective: footprint, coconut, swan; diet: carrot, trumpet, castle;
        dragon: castle, sponge, taxi; exam: school, reindeer, salt; film: popcorn, shepherd, needle;
        firefighter: ladder, cheese, piano; ghost: mansion, tomato, golf; honey: bear, passport, violin;
        judge: lawyer, banana, kite; keyhole: spy, spaghetti, camel; magician: rabbit, factory, fever;
        mermaid: wave, tractor, referee; midnight: owl, carrot, golf; mummy: pyramid, hamster, soap;
        newspaper: coffee, giraffe, hammock; nightmare: pillow, lemon, bridge; penguin: iceberg, jukebox, onion;
        princess: frog, plumber, thunder; sailor: tattoo, sheep, exam; scarf: winter, spoon, alien;
        shadow: sun, cheese, judge; sneeze: fever, castle, poker; summer: bikini, skeleton, coal;
        thief: prison, lullaby, daisy""",
}


def fresh_triads(lang: str) -> list[list[str]]:
    return [re.split(r"[:,] ", " ".join(triad.split())) for triad in FRESH[lang].split(";")]
