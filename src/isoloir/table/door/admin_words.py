"""The words of the operator's page, in both languages."""

from __future__ import annotations

from typing import Literal, TypeAlias

Lang: TypeAlias = Literal["fr", "en"]

WORDS: dict[Lang, dict[str, str]] = {
    "en": {
        "title": "Behind the counter",
        "enter": "Come in",
        "token": "The token this server was started with",
        "wrong": "That isn’t the token.",
        "too-fast": "Too many tries. Wait a minute.",
        "leave": "Leave",
        "refresh": "Refresh",
        "nodes": "Servers",
        "node": "Server",
        "this": "this one",
        "version": "Version",
        "state": "State",
        "live": "live",
        "draining": "draining",
        "gone": "gone",
        "silent": "Last heard from",
        "ago": "{seconds} s ago",
        "tables": "Tables",
        "pages": "Open pages",
        "people": "People",
        "stale": "Behind",
        "conflicts": "Conflicts",
        "unknowns": "Lost answers",
        "phase": "Phase",
        "lobby": "in the lobby",
        "shuffling": "shuffling",
        "playing": "playing",
        "over": "over",
        "held": "held in memory",
        "kept": "Kept in the store: {count}.",
        "once": "A table is counted once at each server that holds it.",
        "drain": "Drain",
        "drain-what": "A drained server takes nobody new, disconnects its pages bit by bit, and stops.",
        "numbers-what": "Conflicts and lost answers are sorted out by reading the log again; if tables stay behind, "
        "look at the database.",
        "last": "I know: it’s the last one, and then nobody can play.",
        "drained": "That server has been asked to stop.",
        "no-such": "There’s no such server.",
        "unreached": "The store can’t be reached, so this is only what this server knows itself.",
        "waiting": "Tables this version can’t read, waiting for Isoloir {version}: {count}.",
    },
    "fr": {
        "title": "Derrière le comptoir",
        "enter": "Entrer",
        "token": "Le jeton donné au démarrage de ce serveur",
        "wrong": "Ce n’est pas le bon jeton.",
        "too-fast": "Trop d’essais. Attendez une minute.",
        "leave": "Sortir",
        "refresh": "Actualiser",
        "nodes": "Serveurs",
        "node": "Serveur",
        "this": "celui-ci",
        "version": "Version",
        "state": "État",
        "live": "en marche",
        "draining": "se vide",
        "gone": "disparu",
        "silent": "Dernier signe",
        "ago": "il y a {seconds} s",
        "tables": "Tables",
        "pages": "Pages ouvertes",
        "people": "Personnes",
        "stale": "En retard",
        "conflicts": "Conflits",
        "unknowns": "Réponses perdues",
        "phase": "Moment",
        "lobby": "dans le salon",
        "shuffling": "au mélange",
        "playing": "en jeu",
        "over": "finies",
        "held": "en mémoire",
        "kept": "Gardées dans la base : {count}.",
        "once": "Une table compte une fois par serveur qui la tient.",
        "drain": "Vider",
        "drain-what": "Un serveur qu’on vide n’accueille plus personne, déconnecte ses pages peu à peu, puis s’arrête.",
        "numbers-what": "Conflits et réponses perdues se règlent en relisant le journal ; si des tables restent en "
        "retard, regardez la base.",
        "last": "Je sais : c’est le dernier, et plus personne ne pourra jouer.",
        "drained": "On a demandé à ce serveur de s’arrêter.",
        "no-such": "Ce serveur n’existe pas.",
        "unreached": "La base ne répond pas ; voici ce que ce serveur sait tout seul.",
        "waiting": "Tables illisibles avec cette version, qui attendent Isoloir {version} : {count}.",
    },
}


def language_of(accepted: str) -> Lang:
    """The first of our languages that the browser asks for."""
    for each in accepted.lower().split(","):
        wanted = each.strip()[:2]
        if wanted in ("fr", "en"):
            return "fr" if wanted == "fr" else "en"
    return "en"
