"""Codes tried one after another: a right guess is paid for like a wrong one, and a link is no guess."""

from __future__ import annotations

from pathlib import Path

from isoloir.table.door.context import DoorSettings
from isoloir.table.door.desk.guesses import Guesses
from isoloir.table.party.codes import ALPHABET
from tests.table.client import Device

from .hands import HandClock
from .running import running
from .test_http import status

WRONG = [f"ZZZZ{letter}" for letter in ALPHABET[:20]]
PAGE = (Path(__file__).parents[2] / "docs" / "security.md").read_text()


async def test_guessing_codes_is_slow_however_one_guesses(tmp_path: Path) -> None:
    async with running(tmp_path, door=DoorSettings()) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        table = f"{server.url}/api/tables/{place.code}"
        answers = []
        for code in WRONG:
            answers.append((await status(f"{server.url}/api/tables/{code}"))[0])
            await lea.get(f"/api/tables/{place.code}")
        right = await status(table)
        door = await status(f"{table}/socket", Cookie=f"isoloir-{place.code}=guessed")
        linked = await status(table, "GET", None, **{"X-Table-Key": place.key})

    assert answers[:10] == [404] * 10
    assert set(answers[11:]) == {429}
    assert right[0] == 429, "a right guess is paid for like a wrong one"
    assert door[0] == 429, "and at the door of the socket too"
    assert linked[0] == 200, "anyone who has the link has not guessed"


async def test_the_door_of_a_socket_says_nothing_about_a_code_to_whoever_has_no_cookie(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        there = await status(f"{server.url}/api/tables/{place.code}/socket")
        nowhere = await status(f"{server.url}/api/tables/ZZZZZ/socket")

    assert there == nowhere


async def test_a_class_behind_one_address_finds_its_table_by_the_same_code(tmp_path: Path) -> None:
    async with running(tmp_path, door=DoorSettings()) as server, Device(server.url) as lea:
        place = await lea.create("third-man", "Léa")
        found = [(await status(f"{server.url}/api/tables/{place.code}"))[0] for _ in range(40)]

    assert set(found) == {200}


def found_by(guesses: Guesses, addresses: range, tries: int) -> int:
    """How many addresses find the table, each with this many codes, the right one last."""
    found = 0
    for address in addresses:
        for i in range(tries - 1):
            guesses.allow(f"10.0.{address}.1", f"C{i}", exists=False)
        found += guesses.allow(f"10.0.{address}.1", "RIGHT", exists=True)
    return found


def test_forty_addresses_with_twenty_guesses_each_do_not_find_a_table() -> None:
    assert found_by(Guesses(HandClock()), range(40), 20) == 0


def test_while_many_guess_everybody_has_three_codes_and_a_first_try_is_still_answered() -> None:
    guesses = Guesses(HandClock())

    assert found_by(guesses, range(20), 10) == 20, "each within its ten"
    found_by(guesses, range(20, 25), 10)
    assert guesses.is_wary
    assert found_by(guesses, range(30, 55), 4) == 0
    assert found_by(guesses, range(60, 85), 1) == 25


def test_one_line_with_thousands_of_addresses_guesses_as_sixteen_households() -> None:
    guesses = Guesses(HandClock())
    answered = sum(
        guesses.allow(f"2001:db8:1:{line:x}::/64", f"C{line}", exists=True)  # right ones: the house isn't wary
        for line in range(0, 65_536, 64)
    )
    elsewhere = guesses.allow("2001:db8:2:1::/64", "RIGHT", exists=True)

    assert answered == 160
    assert elsewhere, "next door nobody notices"


def test_the_house_calms_down_again() -> None:
    clock = HandClock()
    guesses = Guesses(clock)
    found_by(guesses, range(30), 10)
    clock.advance(601_000)

    assert not guesses.is_wary
    assert found_by(guesses, range(50, 51), 9) == 1


def a_day(guesses: Guesses, clock: HandClock) -> int:
    """How many different codes one address gets an answer to."""
    tried = 0
    for minute in range(24 * 60):
        tried += sum(guesses.allow("10.0.0.1", f"{minute}-{i}", exists=False) for i in range(12))
        clock.advance(60_000)
    return tried


def test_what_a_day_of_guessing_brings_is_what_the_security_page_says() -> None:
    clock = HandClock()
    calm = a_day(Guesses(clock), clock)

    assert f"{round(calm, -1):,}" in PAGE
    assert 2_800 < calm < 2_950
