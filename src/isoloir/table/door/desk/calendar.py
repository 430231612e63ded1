"""A calendar that a phone subscribes to: when the answers open (RFC 5545, as little of it as that takes)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from isoloir.content.messages import catalogue

from ...log.words import Person
from ...party.notices import key_for
from ...party.party import Party

WIDE = 75
"""Bytes to a line."""


def calendar_of(party: Party, person: Person, home: str) -> bytes:
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Isoloir//Isoloir//EN", "METHOD:PUBLISH"]
    lines += [f"X-WR-CALNAME:{_text(f'Isoloir {party.code}')}", "REFRESH-INTERVAL;VALUE=DURATION:PT1H"]
    lines += ["X-PUBLISHED-TTL:PT1H", *_opening(party, person, home), "END:VCALENDAR"]
    return "".join(map(_folded, lines)).encode()


def _opening(party: Party, person: Person, home: str) -> Iterator[str]:
    play, wanted = party.play, party.people[person].wanted
    if play is None or not party.is_running or play.deadline is None:
        return
    yours = bool(set(play.waiting) & set(party.seats_of(person)))
    say = catalogue(wanted.lang).say
    stop = f"{home}/n/{party.code}#{key_for(wanted.key, 'calendar')}.calendar"
    yield "BEGIN:VEVENT"
    yield f"UID:{party.code}-{play.pause}@isoloir"
    yield f"DTSTAMP:{_time(play.since)}"
    yield f"DTSTART:{_time(play.deadline)}"
    yield f"DTEND:{_time(play.deadline + 60_000)}"
    yield "TRANSP:TRANSPARENT"
    yield f"SUMMARY:{_text(say('notice-opens-yours' if yours else 'notice-opens', code=party.code))}"
    yield f"URL:{home}/t/{party.code}"
    yield f"DESCRIPTION:{_text(f'{home}/t/{party.code}')}\\n{_text(say('notice-stop-at', link=stop))}"
    yield "END:VEVENT"


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(said: str) -> str:
    return said.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> str:
    """By bytes, and never inside a letter."""
    parts, part = [], ""
    for letter in line:
        if len(f"{part}{letter}".encode()) > WIDE:
            parts.append(part)
            part = " "
        part += letter
    return "\r\n".join([*parts, part]) + "\r\n"
