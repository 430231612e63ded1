"""Choosing: in secret, changed at will until the ballot opens, counted once."""

from __future__ import annotations

from typing import Any

from isoloir.table.log.entries import Opened, Sealed
from isoloir.table.party.pace import Pace
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import Page, Party, begin, four

GRACE = Pace().grace


async def at_the_follow() -> tuple[Party, Page, list[Page]]:
    """The leader has led; three seats answer at once."""
    party, pages = await four()
    leader = next(page for page in pages if page.moved.asks)
    leader.choose(leader.moved.asks[0].seat, [5])
    return party, leader, [page for page in pages if page is not leader]


def seat(page: Page) -> int:
    return page.moved.asks[0].seat


async def test_a_question_to_a_single_seat_opens_without_grace() -> None:
    _, leader, others = await at_the_follow()

    assert leader.moved.asked == [seat(page) for page in others]
    assert leader.count(a.Grace) == 0


async def test_everybody_sees_who_has_chosen_and_never_what() -> None:
    party, leader, others = await at_the_follow()

    others[1].choose(seat(others[1]), [7])
    party.clock.advance(100)

    assert leader.newest(a.Ticks) == a.Ticks(leader.moved.pause, [seat(others[1])])
    assert all(b"7]" not in frame for frame in leader.frames[-3:])


async def test_ticks_of_one_moment_go_out_together_in_seat_order() -> None:
    party, leader, others = await at_the_follow()

    for page in reversed(others[1:]):
        page.choose(seat(page), [1])
    party.clock.advance(100)

    assert leader.count(a.Ticks) == 1
    assert leader.newest(a.Ticks).sealed == [seat(page) for page in others[1:]]


async def test_a_choice_may_be_replaced_until_the_ballot_opens_and_the_tick_stays_on() -> None:
    party, leader, others = await at_the_follow()
    for page in others:
        page.choose(seat(page), [1])
    party.clock.advance(GRACE // 2)

    assert isinstance(others[0].choose(seat(others[0]), [3]), a.Accepted)
    party.clock.advance(GRACE)

    assert all(len(tick.sealed) >= 3 for tick in leader.answers()[-4:] if isinstance(tick, a.Ticks))
    opened = [entry for entry in party.log.entries() if isinstance(entry, Opened)][-1]
    assert opened.choices[party.table.party.seats_of(others[0].person)[0]] == (3,)


async def test_the_grace_runs_once_and_an_edit_does_not_prolong_it() -> None:
    party, leader, others = await at_the_follow()
    pause = leader.moved.pause
    for page in others:
        page.choose(seat(page), [1])

    party.clock.advance(GRACE - 1)
    others[0].choose(seat(others[0]), [2])
    assert leader.moved.pause == pause
    party.clock.advance(1)

    assert leader.moved.pause == pause + 1
    assert leader.count(a.Grace) == 1


async def test_no_grace_when_only_bots_are_asked() -> None:
    party = Party(Pace(bots=10, grace=60_000))
    page = await party.create()
    for _ in range(4):
        page.say(s.AddBot, level="random")
    page.say(s.Start)

    party.clock.advance(2_000)

    assert page.moved.over is not None or page.moved.pause > 20
    assert page.count(a.Grace) == 0


async def test_a_late_choice_is_answered_as_such_and_counts_for_nothing() -> None:
    party, leader, _ = await at_the_follow()
    before = len(party.log.entries())
    own = party.table.party.seats_of(leader.person)[0]

    answer = leader.choose(own, [5], pause=leader.moved.pause - 1, command="slow")

    assert answer == a.Refused("slow", "late")
    assert len(party.log.entries()) == before


async def test_a_doubled_choice_is_answered_as_such_and_counts_once() -> None:
    party, _, others = await at_the_follow()
    chosen = others[0].choose(seat(others[0]), [4], command="tap")

    again = others[0].choose(seat(others[0]), [4], command="tap")

    assert (chosen, again) == (a.Accepted("tap"), a.Accepted("tap", again=True))
    assert sum(isinstance(each, Sealed) and each.command == "tap" for each in party.log.entries()) == 1


async def test_what_was_not_offered_is_refused_without_quoting_anything() -> None:
    _, _, others = await at_the_follow()

    answers = [others[0].choose(seat(others[0]), wrong) for wrong in ([99], [], [1, 2], ["1"], [True])]

    assert {(each.code, len(each.params)) for each in answers if isinstance(each, a.Refused)} == {("not-offered", 0)}
    assert len(answers) == 5


async def test_nobody_chooses_for_another_seat() -> None:
    _, leader, others = await at_the_follow()

    answer = leader.choose(seat(others[0]), [1])

    assert isinstance(answer, a.Refused)
    assert answer.code == "not-your-seat"


async def test_one_device_may_hold_several_seats_and_gets_the_shared_view_beside() -> None:
    party = Party(Pace(grace=0))
    page = await party.create()
    for name in ("Léa", "Tom", "Zoé", "Max"):
        page.say(s.Sit, name=name)
    page.say(s.Start)
    page.table.hear(page, s.AddNonce(1, "nonce-of-person-1"))
    party.clock.advance(0)

    assert [view.seat for view in page.moved.views] == [0, 1, 2, 3, None]
    first = page.moved.asks[0]
    page.choose(first.seat, [5])
    assert len(page.moved.asks) == 3


async def test_pause_numbers_go_on_across_games() -> None:
    party, pages = await four()
    pages[0].say(s.EndAndReveal)
    last = pages[0].moved.pause

    pages[0].say(s.Start)
    party.clock.advance(5_000)

    assert pages[0].moved.game == 2
    assert pages[0].moved.pause == last + 1


async def test_a_page_sees_its_own_sealed_choice_again_and_no_other() -> None:
    party, _, others = await at_the_follow()
    for page in others[:2]:
        page.choose(seat(page), [6])

    again = party.page(others[0].person)
    other = party.page(others[2].person)

    assert again.moved.asks[0].chosen == (6,)
    assert other.moved.asks[0].chosen is None


async def alone(**settings: Any) -> Page:
    """One person among three bots, everything else left as it is."""
    party = Party(Pace(bots=900))
    page = await party.create()
    page.say(s.Sit, name="Léa")
    for _ in range(3):
        page.say(s.AddBot, level="random")
    if settings:
        page.say(s.Configure, **settings)
    begin([page])
    party.clock.advance(0)
    for _ in range(40):
        if page.moved.asks and len(page.moved.asked) > 1:
            break
        if page.moved.asks:
            page.choose(seat(page), [5])
        party.clock.advance(900)
    party.clock.advance(900)
    return page


async def test_alone_among_bots_the_table_is_brisk_and_opens_with_your_own_choice() -> None:
    page = await alone()
    pause = page.moved.pause

    page.choose(seat(page), [1])

    assert page.lobby.tempo == "brisk"
    assert page.moved.pause == pause + 1
    assert page.count(a.Grace) == 0


async def test_the_host_sets_how_fast_a_table_goes_and_may_leave_it_to_the_table_again() -> None:
    page = await alone(tempo="show")
    seen = [page.lobby.tempo]
    page.say(s.Configure, tempo="usual")
    seen.append(page.lobby.tempo)
    page.say(s.Configure, tempo=None)
    seen.append(page.lobby.tempo)
    _, pages = await four()

    assert seen == ["show", "usual", "brisk"]
    assert pages[0].lobby.tempo == "usual"


async def test_bots_of_a_brisk_table_answer_sooner() -> None:
    taken = []
    for tempo in ("brisk", "usual"):
        party = Party(Pace(bots=900))
        page = await party.create(game="majority")
        page.say(s.Sit, name="Léa")
        for _ in range(3):
            page.say(s.AddBot, level="random")
        page.say(s.Configure, tempo=tempo)
        begin([page])
        party.clock.advance(0)
        party.clock.advance(500)
        taken.append(len(page.newest(a.Ticks).sealed) if page.count(a.Ticks) else 0)

    assert taken == [3, 0]
