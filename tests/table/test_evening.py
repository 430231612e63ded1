"""What is told after a game: the whole evening to those who played, and all hands to who looks with nobody's eyes."""

from __future__ import annotations

from isoloir.core.record import Face, Header
from isoloir.table.log import entries as e
from isoloir.table.log.words import COLOURS, SHAPES, Look
from isoloir.table.party.evening import evening
from isoloir.table.party.records import record_of
from isoloir.table.party.replay import replay
from isoloir.table.party.sitting import seated
from isoloir.table.wire import from_client as s

from .harness import begin, four
from .test_records import answer


async def two_games() -> list[e.Entry]:
    """Léa and two others play Majority twice to its end; the third seat changes hands in between."""
    party, pages = await four(game="majority", seats=3)
    zoe, max_ = pages[2], await party.join("Max")
    for players in (pages, [*pages[:2], max_]):
        for _ in range(500):
            for page in players:
                answer(page)
            party.clock.advance(5_000)
            if party.table.party.phase == "over":
                break
        if players is pages:
            pages[0].say(s.ChangeGame)
            zoe.say(s.Stand, seat=2)
            max_.say(s.Sit, name="Max")
            begin([*pages[:2], max_])
            party.clock.advance(0)
    return party.log.entries()


async def test_an_evening_is_of_the_games_one_sat_in_with_everybody_one_sat_with() -> None:
    log = await two_games()

    whole, short = evening(log, 1), evening(log, 3)

    assert [each.game for each in whole.games] == [1, 2]
    assert [sitting.name for sitting in whole.people] == ["Léa", "Tom", "Zoé", "Max"]
    assert [each.game for each in short.games] == [1]
    assert [sitting.name for sitting in short.people] == ["Léa", "Tom", "Zoé"]
    assert {each.seat for each in whole.weights} == {0, 1, 2, 3}
    for played in whole.games:
        record = record_of(log, played.game)
        assert record is not None
        seats = (0, 1, 2) if played.game == 1 else (0, 1, 3)
        assert played.winners == [seats[seat] for seat in record.end.winners]


async def test_a_replay_shows_everybodys_hands_only_to_who_looks_with_nobodys_eyes() -> None:
    party, pages = await four(game="the-majority")
    for page in pages:
        answer(page)
    party.clock.advance(5_000)
    pages[0].say(s.EndAndReveal)
    record = record_of(party.log.entries(), 1)
    assert record is not None

    all_hands, own = replay(record.encode()), replay(record.encode(), 2)

    assert [sorted(moment.held) for moment in all_hands.moments] == [[0, 1, 2, 3]] * len(all_hands.moments)
    assert any(b"hand" in bytes(held) for moment in all_hands.moments for held in moment.held.values())
    assert [moment.held for moment in own.moments] == [{}] * len(own.moments)


def test_a_face_that_a_record_keeps_is_shown_and_one_we_cannot_draw_is_not() -> None:
    faces = (Face("Ada", "square", "teal"), Face("Bob", "cube", "octarine"))
    header = Header(
        isoloir=3,
        game="open",
        rules=1,
        vocabulary=1,
        seats=2,
        options={},
        cards="en",
        commitment="",
        names=("Ada", "Bob"),
        faces=faces,
    )

    shown = [sitting.look for sitting in seated(header)]

    assert shown == [Look("square", "teal"), Look(SHAPES[0], COLOURS[0])]
