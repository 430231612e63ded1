"""Everybody seated writes cards of their own: sealed, counted, shuffled in unseen, kept for the next game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from isoloir.games import GAMES
from isoloir.table.party.agreed import setup_of
from isoloir.table.party.inputs import Forget
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import NAMES, Page, Party, begin, code_of

LAW = {
    "kind": "red",
    "circle": "black",
    "trigger": "now",
    "effect": {"do": "draw", "who": "everyone", "count": 2},
    "text": {"fr": "Tout le monde pioche deux jetons.", "en": "Everyone draws two tokens."},
}
CARDS = {
    "majority": ["granny’s teapot", "the broken lift"],
    "habits": ["You water plastic plants."],
    "democrazy": [json.dumps({**LAW, "id": "two-for-all-x7k-law"})],
}


async def gathered(game: str = "majority", people: int = 4, **settings: Any) -> tuple[Party, list[Page]]:
    party = Party()
    pages = [await party.create(game)]
    pages += [await party.join(name) for name in NAMES[1:people]]
    for page, name in zip(pages, NAMES, strict=False):
        page.say(s.Sit, name=name)
    if settings:
        pages[0].say(s.Configure, **settings)
    party.clock.advance(0)
    return party, pages


def read(page: Page) -> a.Cards:
    page.say(s.ReadCards)
    return page.newest(a.Cards)


def dealt(party: Party) -> tuple[str, ...]:
    """The table's own cards in the game as it would be set up now."""
    setup = setup_of(party.table.party)
    rows: tuple[str, ...] = getattr(setup.options, GAMES[party.table.party.settings.game].takes)
    return rows


def holds(page: Page, card: str) -> bool:
    return any(json.dumps(card, ensure_ascii=False)[1:-1].encode() in frame for frame in page.frames)


@pytest.mark.parametrize("game", CARDS)
async def test_cards_are_sealed_counted_and_shuffled_in(game: str) -> None:
    party, pages = await gathered(game)

    pages[1].say(s.Write, cards=CARDS[game])

    assert read(pages[1]).own == CARDS[game]
    assert pages[2].lobby.written == len(CARDS[game])
    assert set(CARDS[game]) <= set(dealt(party))
    for other in (pages[0], pages[2]):
        assert (read(other).own, read(other).all) == ([], None)
        assert not any(holds(other, card) for card in CARDS[game])


async def test_they_are_kept_for_the_next_game_and_travel_in_the_record() -> None:
    party, pages = await gathered()
    pages[1].say(s.Write, cards=CARDS["majority"])
    begin(pages)
    party.clock.advance(0)
    assert b"granny" in bytes(party.table.party.played.save)

    pages[0].say(s.EndAndReveal)
    pages[0].say(s.ChangeGame)

    assert read(pages[1]).own == CARDS["majority"]
    assert code_of(pages[1].say(s.Write, cards=["one", "two", "three", "four"])) == "cards-each"


async def test_what_is_wrong_with_a_card_is_said_to_its_writer_and_nothing_changes() -> None:
    _, pages = await gathered()

    for card in ("  \u200b ", "x" * 40, "granny’s teapot\u202e"):
        answer = pages[1].say(s.Write, cards=["granny’s teapot", card])
        assert code_of(answer) == "setup"
        assert answer.params["option"] == "house_words"  # type: ignore[union-attr]
        assert answer.params["number"] == 2  # type: ignore[union-attr]
    assert read(pages[1]).own == []


async def test_two_who_have_the_same_idea_hear_nothing_of_each_other() -> None:
    party, pages = await gathered()

    said = [page.say(s.Write, cards=["Granny’s Teapot"]) for page in pages[:2]]

    assert [type(each) for each in said] == [a.Accepted, a.Accepted]
    assert dealt(party) == ("Granny’s Teapot",)
    assert not holds(pages[2], "Granny’s Teapot")


async def test_only_who_sits_there_writes_and_never_more_than_the_host_says() -> None:
    party, pages = await gathered(cards_each=1)
    watcher = await party.join("Ida")

    assert code_of(watcher.say(s.Write, cards=["one"])) == "not-seated"
    assert code_of(pages[1].say(s.Write, cards=["one", "two"])) == "cards-each"
    begin(pages)
    assert code_of(pages[1].say(s.Write, cards=["one"])) == "wrong-phase"


async def test_the_host_may_have_a_last_look_and_strike_a_card_without_learning_whose_it_is() -> None:
    party, pages = await gathered(last_look=True)
    pages[2].say(s.Write, cards=["unkind", "a kind word"])
    pages[1].say(s.Write, cards=["broken lift"])

    assert read(pages[0]).all == ["a kind word", "broken lift", "unkind"]
    assert read(pages[1]).all is None
    assert code_of(pages[1].say(s.Strike, card="unkind")) == "not-host"
    pages[0].say(s.Strike, card="unkind")

    assert dealt(party) == ("a kind word", "broken lift")
    assert read(pages[2]).own == ["a kind word"]


async def test_a_last_look_nobody_was_told_of_is_refused() -> None:
    _, pages = await gathered()
    pages[1].say(s.Write, cards=["broken lift"])

    assert read(pages[0]).all is None
    assert code_of(pages[0].say(s.Strike, card="broken lift")) == "wrong-phase"


async def test_a_last_look_is_agreed_before_anybody_writes_or_not_at_all() -> None:
    _, pages = await gathered()
    pages[1].say(s.Write, cards=["broken lift"])

    assert code_of(pages[0].say(s.Configure, last_look=True)) == "cards-sealed"
    pages[0].say(s.Configure, game="third-man")
    assert code_of(pages[0].say(s.Configure, last_look=True)) == "cards-sealed", "nor by way of another game"
    pages[0].say(s.Configure, game="majority")
    assert read(pages[0]).all is None
    pages[1].say(s.Write, cards=[])
    pages[0].say(s.Configure, last_look=True)
    assert read(pages[0]).all == []


async def test_somebody_who_is_forgotten_leaves_no_card_behind() -> None:
    party, pages = await gathered()
    pages[1].say(s.Write, cards=["broken lift"])

    await party.table.acted(Forget(pages[1].person))

    assert dealt(party) == ()
    assert not any(b"broken lift" in entry for entry in party.log.tables[1])
