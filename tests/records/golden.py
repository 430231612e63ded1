"""Golden records: one of each format, game, set-up and edition, kept for ever.

`python -m tests.records.golden` writes the missing ones of today's edition; what is there already is left alone.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from isoloir.core import Game, Match, Record, Recorder, Shuffle, chance, digest, name_of_bot, read_records
from isoloir.games import GAMES
from isoloir.testing.play import random_choices

HERE = Path(__file__).parent
LAW = (
    '{"id":"sour-grapes","kind":"blue","circle":"white","trigger":"vote","when":"adopted","symbol":"ballot",'
    '"effect":{"do":"draw","who":"no","count":1},"title":{"fr":"Raisins verts","en":"Sour grapes"},'
    '"text":{"fr":"Qui a voté NON à une loi adoptée pioche 1 pion.","en":"Whoever voted NO to it draws 1 token."}}'
)
HOUSE: dict[str, dict[str, Any]] = {
    "majority": {
        "reversed_rounds": True,
        "show_totals": True,
        "house_words": ["Œuf dur", "clafoutis"],
        "left_out": [0, 1, 7, 300],
    },
    "the-majority": {"first_edition_spy": True, "stolen_two_kills": False, "first_token": "1"},
    "third-man": {"first_leader": "2"},
    "democrazy": {
        "joker_mode": "shoes-void-scams-flip",
        "joker_split": "3-3-4",
        "blank_laws": True,
        "debate": "20",
        "house_laws": [LAW],
        "left_out": ["rainbow", "twins"],
    },
    "habits": {"strangers": True, "house_phrases": ["range ses livres par couleur"], "left_out": [3, 41, 488]},
}
"""Every option of every game, away from its default."""


class Golden(NamedTuple):
    path: Path
    record: Record


def goldens() -> Iterator[Golden]:
    for path in sorted(HERE.glob("format-*/*.jsonl.gz")):
        (record,) = read_records(gzip.decompress(path.read_bytes()).splitlines(keepends=True))
        yield Golden(path, record)


def played(game: Game[Any, Any], seats: int, options: dict[str, Any], pauses: int = 10_000) -> Record:
    """By dice, with two people, two nonces and a stand-in."""
    shuffle = Shuffle(digest("golden seed", game.key), digest("golden salt", game.key), ("l’un", "the other"))
    match = Match.new(game, game.setup(seats, options, "fr"), shuffle.dice)
    recorder = Recorder.of(match, shuffle, ["Léa", "", *[name_of_bot("random")] * (seats - 2)])
    dice = chance("golden choices", game.key)
    while match.asks and match.pause <= pauses:
        asks, choices = match.asks, random_choices(match.asks, dice)
        match.step(choices)
        recorder.wrote(asks, choices, match.told, {seat: "bot" if seat > 1 else "auto" for seat in asks if seat > 0})
    return recorder.record(match)


def of_other_rules(record: Record) -> Record:
    """The same, honestly promised under rules that nobody here plays."""
    header = replace(record.header, rules=99)
    return replace(record, header=replace(header, commitment=replace(record, header=header).commitment))


def of_today() -> Iterator[tuple[str, Record]]:
    for key, game in GAMES.items():
        edition = f"{key}-r{game.rules}-v{game.vocabulary}"
        seats = max(game.seats[0], min(4, game.seats[-1]))
        yield edition, played(game, seats, {})
        yield f"{edition}-options", played(game, game.seats[0], HOUSE.get(key, {}))
        yield f"{edition}-stopped", played(game, game.seats[-1], {}, pauses=5)


def main() -> None:
    for name, record in of_today():
        path = HERE / f"format-{record.header.isoloir}" / f"{name}.jsonl.gz"
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(gzip.compress(record.encode(), 9, mtime=0))
            print(path.name)


if __name__ == "__main__":
    main()
