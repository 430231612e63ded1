"""Around the game: seats, names, bots, the host and the door."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec import structs

from isoloir.table.log.words import Look
from isoloir.table.party.names import clean, folded, is_alike
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a
from isoloir.table.wire.refusal import Refusal

from .harness import Party, code_of, four, seated


async def test_people_sit_move_and_stand_and_the_others_close_up() -> None:
    party = Party()
    lea = await party.create()
    tom = await party.join("Tom")
    lea.say(s.Sit, name="Léa")
    tom.say(s.Sit, name="Tom", shape="star", colour="blue")
    lea.say(s.AddBot)

    tom.say(s.Move, seat=1, to=0)
    assert seated(lea)[:2] == ["Tom", "Léa"]
    tom.say(s.Stand, seat=0)

    assert seated(tom) == seated(lea) == ["Léa", lea.lobby.seats[1].name]
    assert [chair.kind for chair in lea.lobby.seats] == ["person", "bot"]


async def test_two_people_do_not_sit_in_one_colour_while_there_is_another() -> None:
    party = Party()
    lea = await party.create(game="majority")
    lea.say(s.Sit, name="Léa", shape="star", colour="blue")
    for name in ("Tom", "Mia", "Jo", "Zoé", "Ben", "Ann", "Kim", "Lou"):
        (await party.join(name)).say(s.Sit, name=name, shape="star", colour="blue")
    looks = [chair.look for chair in lea.lobby.seats]

    assert looks[0] == Look("star", "blue")
    assert len({look.colour for look in looks[:8]}) == 8
    assert {look.shape for look in looks[:8]} == {"star"}
    assert looks[8] not in looks[:8]


async def test_ten_bots_differ_and_whoever_takes_the_place_of_one_wears_nobody_elses_colour() -> None:
    party = Party()
    lea = await party.create(game="majority")
    for _ in range(10):
        lea.say(s.AddBot)
    looks = [chair.look for chair in lea.lobby.seats]
    lea.say(s.Stand, seat=9)
    lea.say(s.Stand, seat=8)
    lea.say(s.Sit, name="Léa", seat=3, shape="star", colour=looks[0].colour)

    assert len(set(looks)) == 10
    assert lea.lobby.seats[3].look == Look("star", looks[3].colour)


async def test_names_are_unique_whatever_their_case_and_accents() -> None:
    party = Party()
    lea = await party.create()
    tom = await party.join("Tom")
    lea.say(s.Sit, name="Léa")

    assert code_of(tom.say(s.Sit, name="  LEA ")) == "name-taken"
    assert code_of(tom.say(s.Sit, name="\u200b\u202e ")) == "name-empty"
    assert code_of(tom.say(s.Sit, name="x" * 17)) == "name-long"


def test_a_name_loses_what_cannot_be_seen_and_keeps_what_can() -> None:
    assert clean(" Zo\u0065\u0301 \u202eB ") == "Zoé B"
    assert folded("Zoé") == folded("ZOE")
    assert clean("👩\u200d🚀") == "👩\u200d🚀"
    with pytest.raises(Refusal):
        clean("\u200d")


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(("\u3164\u3164", "empty"), ("\ufffc", "empty"), ("\u2800", "empty"), ("\u034f", "empty")),
        *(("Z" + "\u0301" * 48, "characters"), ("\ufdfd", "characters"), ("\ufdfa", "long")),
    ],
)
async def test_nobody_is_invisible_and_nobody_climbs_over_the_lines(name: str, code: str) -> None:
    party = Party()
    lea = await party.create()

    assert code_of(lea.say(s.Sit, name=name)) == f"name-{code}"


OTHER_LETTERS = [
    "\U0001d40b\xe9\U0001d41a",
    "L\u0435\u0301a",
    "L\xe9\u0430",
    "\u0399\xe9a",
    "L\xe9\u0251",
    "\u217c\xe9a",
    "I\u0117a",
]
"""Bold, Cyrillic, Greek, the letters of phoneticians, a Roman numeral, a capital `I` for an `l`."""


@pytest.mark.parametrize("name", OTHER_LETTERS)
async def test_nobody_takes_a_name_that_looks_like_somebody_elses(name: str) -> None:
    party = Party()
    lea = await party.create()
    tom = await party.join("Tom")
    lea.say(s.Sit, name="léa")

    refused = tom.say(s.Sit, name=name)

    assert code_of(refused) in ("name-alike", "name-taken")
    assert isinstance(refused, a.Refused)
    assert refused.code == "name-taken" or refused.params == {"name": "léa"}


NAMES = """
Léa Lena Tom Emma Hugo Louis Alice Jules Adam Arthur Ian Jean Jeanne Anna Inès Nora Marta Sara Sarah Camille Bernard
Анна Ольга Сергей Мария Иван Дмитрий Лев Лена Вера Роман Катя Ева Яна Ада Ася Соня Коля Оля Юля Ирина Нина Нора
Ελένη Γιώργος Ιωάννης Μαρία Άννα Νίκος Σοφία Θεό Ζωή Εύα Κώστας Ίων Αλέξης Ηλίας Φαίδρα Χρήστος Ψαρή Ωραία
Արամ Անի Սոնա Դավիթ დავით ნინო ქეთი 小林 美咲 李娜 민준 서연 محمد ليلى דוד נועה हिना अमित สมชาย Đặng Łukasz Søren Żaneta
"""


def test_names_in_any_alphabet_are_welcome_beside_one_another() -> None:
    names = NAMES.split()

    assert [(one, other) for one, other in combinations(names, 2) if is_alike(one, other)] == []
    assert list(map(clean, names)) == names


async def test_names_are_told_apart_by_what_one_sees() -> None:
    party = Party()
    lea = await party.create()
    tom = await party.join("Tom")
    lea.say(s.Sit, name="Œil")

    assert code_of(tom.say(s.Sit, name="o-eil.")) == "name-taken"
    assert folded("🎲") != folded("🎯") != folded("🎲 🎯")


async def test_only_the_host_decides() -> None:
    party = Party()
    lea = await party.create()
    lea.say(s.AddBot)
    bot = next(seat for seat, each in enumerate(lea.lobby.seats) if each.kind == "bot")
    tom = await party.join("Tom")

    commands = [
        tom.say(s.AddBot),
        tom.say(s.SetBot, seat=bot, level="expert"),
        tom.say(s.Start),
        tom.say(s.Configure, door="locked"),
        tom.say(s.Kick, person=1),
        tom.say(s.ShuffleSeats),
        tom.say(s.ChangeGame),
        tom.say(s.PassHost, person=2),
        tom.say(s.Resume),
        tom.say(s.EndAndReveal),
    ]

    assert [code_of(answer) for answer in commands] == ["not-host"] * len(commands)


async def test_who_acts_for_the_host_may_show_somebody_out_of_the_lobby() -> None:
    party = Party()
    lea, tom, zoe = await party.create(), await party.join("Tom"), await party.join("Zoé")
    tom.say(s.Sit, name="Tom")
    zoe.say(s.Sit, name="Zoé")
    lea.lose()
    party.clock.advance(60_000)
    zoe.say(s.Need, patience="double")

    assert isinstance(tom.say(s.Kick, person=zoe.person), a.Accepted)


async def test_a_game_that_cannot_start_says_why_in_the_lobby() -> None:
    party = Party()
    lea = await party.create()
    lea.say(s.Sit, name="Léa")

    assert lea.lobby.problem is not None
    assert lea.lobby.problem.params["key"] == "seats"
    assert code_of(lea.say(s.Start)) == "setup"


async def test_a_bad_option_is_told_before_the_empty_seats_and_names_its_field() -> None:
    party = Party()
    lea = await party.create()
    lea.say(s.Sit, name="Léa")

    for game, option, bad, key in (
        ("democrazy", "house_laws", ["# ours", "", "{"], "democrazy-house-law-json"),
        ("majority", "house_words", ["…"], "majority-house-word-empty"),
        ("habits", "house_phrases", ["…"], "habits-house-phrase-empty"),
    ):
        lea.say(s.Configure, game=game, options={option: bad})
        assert lea.lobby.problem is not None
        assert (lea.lobby.problem.params["key"], lea.lobby.problem.params["option"]) == (key, option)
        lea.say(s.Configure, options={})
        assert lea.lobby.problem.params["key"] == "seats"


async def test_a_full_table_takes_nobody_more() -> None:
    _, pages = await four()
    pages[0].say(s.EndAndReveal)
    pages[0].say(s.ChangeGame)

    assert code_of(pages[0].say(s.AddBot)) == "table-full"
    assert code_of(pages[0].say(s.Sit, name="Extra")) == "table-full"


async def test_a_bot_makes_room_in_the_lobby_for_somebody_who_comes_to_a_full_table() -> None:
    party = Party()
    lea = await party.create()
    lea.say(s.Sit, name="Léa")
    for _ in range(3):
        lea.say(s.AddBot)
    tom = await party.join("Tom")

    said = tom.say(s.Sit, command="tom-sits", name="Tom")
    again = tom.say(s.Sit, command="tom-sits", name="Tom")

    assert isinstance(said, a.Accepted)
    assert isinstance(again, a.Accepted)
    assert again.again
    assert [seat.person for seat in lea.lobby.seats] == [lea.person, None, None, tom.person]
    assert lea.lobby.seats[3].name == "Tom"


async def test_a_bot_shares_neither_shape_nor_colour_with_anybody() -> None:
    party = Party()
    lea = await party.create()
    lea.say(s.Sit, name="Léa", shape="star", colour="red")
    for _ in range(2):
        lea.say(s.AddBot)

    looks = [chair.look for chair in lea.lobby.seats]
    assert len({look.shape for look in looks}) == len({look.colour for look in looks}) == len(looks) == 3


async def test_options_are_checked_at_the_door() -> None:
    party = Party()
    lea = await party.create()

    assert code_of(lea.say(s.Configure, options={"first_leader": "9"})) == "setup"
    assert code_of(lea.say(s.Configure, game="chess")) == "setup"
    assert isinstance(lea.say(s.Configure, options={"first_leader": "2"}, cards="fr"), a.Accepted)
    assert lea.lobby.settings.options == {"first_leader": "2"}


async def test_shuffled_seats_hold_the_same_people() -> None:
    party = Party()
    lea = await party.create()
    for name in ("A", "B", "C", "D"):
        lea.say(s.Sit, name=name)
    orders = set()
    for _ in range(8):
        lea.say(s.ShuffleSeats)
        orders.add(tuple(seated(lea)))

    assert {frozenset(order) for order in orders} == {frozenset("ABCD")}
    assert len(orders) > 1


async def test_sitting_down_to_a_game_the_server_no_longer_has_is_refused_with_its_reason() -> None:
    party = Party()
    lea = await party.create()
    party.table.party.settings = structs.replace(party.table.party.settings, game="gone-since")

    answer = lea.say(s.Sit, name="Léa")

    assert isinstance(answer, a.Refused)
    assert (answer.code, answer.params["key"]) == ("setup", "game-unknown")


async def test_a_seat_that_is_not_there_is_moved_nowhere_and_none_to_beyond_the_last() -> None:
    _, (lea, *_) = await four()
    lea.say(s.EndAndReveal)
    lea.say(s.ChangeGame)

    assert [code_of(lea.say(s.Move, seat=seat, to=to)) for seat, to in ((4, 0), (0, 4))] == ["no-such-seat"] * 2


async def test_a_game_that_is_over_is_not_paused() -> None:
    party, (lea, *_) = await four()
    lea.say(s.EndAndReveal)

    assert code_of(lea.say(s.Pause)) == "wrong-phase"
    assert party.table.party.paused is None
