"""An evening at one table: games of the same people add up, even if some came late, left, were renamed or forgotten."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from isoloir.core import each_alone
from isoloir.core.standing import earned
from isoloir.table.log.words import Look
from isoloir.table.party.inputs import Forget
from isoloir.table.party.party import Counted, Guest
from isoloir.table.party.standing import evening_of, one_each, standing_of
from isoloir.table.wire import from_client as s
from isoloir.table.wire.standing import EveningKept, Standing
from tests.table.client import Device, Refused

from .harness import Page, Party, begin, code_of, four
from .running import people, play_all, running, start
from .test_restart import restart
from .test_story import play_out


async def two_games() -> tuple[Party, list[Page]]:
    party, pages = await four()
    play_out(party, pages)
    begin(pages)
    party.clock.advance(0)
    play_out(party, pages)
    return party, pages


def standing(party: Party) -> Standing:
    found = standing_of(party.table.party)
    assert found is not None
    return found


def points(party: Party) -> dict[str, int]:
    return {line.name: line.points for line in standing(party).lines}


async def test_the_games_of_an_evening_add_up_and_everybody_is_told() -> None:
    party, pages = await two_games()
    expected = dict.fromkeys(("Léa", "Tom", "Zoé", "Max"), 0)
    for game in party.table.party.counted:
        for name, each in zip(expected, earned(game.scores, game.winners, each_alone(4)), strict=True):
            expected[name] += each.points

    assert points(party) == expected
    assert standing(party).games == 2
    assert sum(line.wins for line in standing(party).lines) == pytest.approx(2, abs=0.02)
    assert all(page.lobby.standing == standing(party) for page in pages)
    assert [sum(each) for each in zip(*(game.points for game in evening_of(party.table.party).games), strict=True)] == [
        line.points for line in standing(party).lines
    ]


async def test_before_the_first_game_is_over_there_is_no_standing() -> None:
    _, pages = await four()

    assert pages[0].lobby.standing is None


async def test_a_game_that_was_stopped_counts_for_nobody() -> None:
    party, pages = await four()
    pages[0].say(s.EndAndReveal)

    assert standing_of(party.table.party) is None


async def test_who_comes_late_or_leaves_has_their_games_counted_and_no_more() -> None:
    party, pages = await two_games()
    before = points(party)
    tom = pages.pop(1)
    tom.say(s.Leave)
    pages[0].say(s.ChangeGame)
    for bot in [seat.seat for seat in pages[0].lobby.seats if seat.kind == "bot"]:
        pages[0].say(s.Stand, seat=bot)
    pages.append(await party.join("Eve"))
    pages[-1].say(s.Sit, name="Eve")
    begin(pages)
    party.clock.advance(0)
    play_out(party, pages)

    games = {line.name: line.games for line in standing(party).lines}
    assert games == {"Léa": 3, "Tom": 2, "Zoé": 3, "Max": 3, "Eve": 1}
    assert points(party)["Tom"] == before["Tom"]
    assert [line.gained for line in standing(party).lines if line.name == "Tom"] == [None]


async def test_a_seat_given_up_in_the_game_is_the_bots_to_finish() -> None:
    party, pages = await four()
    pages[1].say(s.Stand, seat=1)
    play_out(party, [pages[0], *pages[2:]])

    lines = {(line.name, line.bot): line.games for line in standing(party).lines}
    assert lines == {("Léa", False): 1, ("Tom", True): 1, ("Zoé", False): 1, ("Max", False): 1}


async def test_who_stands_up_and_sits_down_again_goes_on_where_they_were_and_so_does_a_new_name() -> None:
    party, pages = await two_games()
    before = points(party)
    pages[0].say(s.ChangeGame)
    pages[3].say(s.Stand, seat=3)
    pages[3].say(s.Sit, name="MAX")
    pages[2].say(s.Rename, seat=2, name="Zazie", shape="star", colour="pink")
    begin(pages)
    party.clock.advance(0)
    play_out(party, pages)

    now = {line.name: line for line in standing(party).lines}
    assert sorted(now) == ["Léa", "MAX", "Tom", "Zazie"]
    assert {line.games for line in now.values()} == {3}
    assert now["Zazie"].points - (now["Zazie"].gained or 0) == before["Zoé"]
    assert now["Zazie"].look == Look("star", "pink")
    assert [now[name].seats for name in ("Léa", "Tom", "Zazie", "MAX")] == [[0], [1], [2], [3]]


def test_a_name_somebody_else_left_behind_brings_no_points_with_it() -> None:
    ann, bob = Guest("Ann", Look(), bot=False, named=1), Guest("ann", Look(), bot=False, named=2)

    assert one_each([ann, bob], [Counted(1, "habits", (0,), (1, 0), (0, 1))]) == [0, 1]
    assert one_each([ann, bob], [Counted(1, "habits", (), (), (0,)), Counted(2, "habits", (), (), (1,))]) == [0, 0]


async def test_who_is_forgotten_leaves_points_without_a_name() -> None:
    party, pages = await two_games()
    before = points(party)
    await party.table.acted(Forget(pages[1].person))

    left = points(party)
    assert left == {("" if name == "Tom" else name): each for name, each in before.items()}
    assert b"Tom" not in b"".join(party.log.tables[1])


async def test_each_may_say_what_they_would_like_to_play_next_until_a_game_begins() -> None:
    party, (lea, tom, zoe, _) = await two_games()
    screen = await party.join(screen=True)
    tom.say(s.Propose, game="habits")
    zoe.say(s.Propose, game="majority")
    tom.say(s.Propose, game="majority")
    zoe.say(s.Propose, game="majority")

    assert [(each.person, each.game) for each in lea.lobby.proposed] == [(3, "majority"), (2, "majority")]
    assert code_of(screen.say(s.Propose, game="habits")) == "is-screen"
    assert code_of(tom.say(s.Propose, game="chess")) == "setup"
    zoe.say(s.Propose)
    assert [(each.person, each.game) for each in lea.lobby.proposed] == [(2, "majority")]
    lea.say(s.ChangeGame, game="majority")
    assert len(lea.lobby.proposed) == 1
    tom.say(s.Leave)
    assert lea.lobby.proposed == []
    zoe.say(s.Propose, game="habits")
    lea.say(s.AddBot)
    lea.say(s.Start)
    assert lea.lobby.proposed == []
    assert code_of(zoe.say(s.Propose, game="habits")) == "wrong-phase"


async def test_after_a_restart_the_evening_stands_as_it_did() -> None:
    party, pages = await two_games()
    before = standing(party)

    again = await restart(party)

    assert standing(again) == before
    assert again.page(pages[1].person).lobby.standing == before


async def test_the_evening_is_read_by_people_at_the_table(tmp_path: Path) -> None:
    async with running(tmp_path) as server, people(server.url, "habits", 3) as clients:
        await start(clients)
        await play_all(clients)
        lea = clients[0]
        kept = msgspec.json.decode(await lea.device.get(f"/api/tables/{lea.code}/standing"), type=EveningKept)

        assert lea.lobby is not None
        assert lea.lobby.standing is not None
        assert kept.lines == lea.lobby.standing.lines
        assert [sum(each.points for each in kept.lines)] == [sum(filter(None, game.points)) for game in kept.games]
        async with Device(server.url) as stranger:
            with pytest.raises(Refused, match="not-seated"):
                await stranger.get(f"/api/tables/{lea.code}/standing")
