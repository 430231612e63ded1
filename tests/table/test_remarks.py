"""A bot's word now and then: about what everybody saw, the same for all, and silent where the host likes it so."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest

from isoloir.bots import TEMPERS, temper_of
from isoloir.table.party.remarks import about
from isoloir.table.wire import from_client as s
from isoloir.table.wire import from_server as a

from .harness import Page, Party, begin

MESSAGES = Path("src/isoloir/content/messages")
REMARKS = ("up", "down", "lead", "won", "lost")


async def evening(game: str = "third-man", bots: int = 2, seats: int = 4, **permits: Any) -> tuple[Party, list[Page]]:
    """A whole game of people who each pick from a place of their own, and of bots."""
    party = Party()
    pages = [await party.create(game)]
    pages += [await party.join(f"Guest {n}") for n in range(1, seats - bots)]
    pages.append(await party.join("Wall", screen=True))
    for n, page in enumerate(pages[:-1]):
        page.say(s.Sit, name=f"Player {n}")
    for _ in range(bots):
        pages[0].say(s.AddBot, level="random")
    if permits:
        pages[0].say(s.Configure, **permits)
    begin(pages[:-1])
    for _ in range(3_000):
        party.clock.advance(3_000)
        if party.table.party.phase == "over":
            return party, pages
        now = party.table.party
        for seat, ask in now.played.asks.items():
            if (person := now.chairs[seat].person) is not None:
                turned = (*ask.options[seat:], *ask.options)
                pages[person - 1].choose(seat, tuple(dict.fromkeys(turned))[: ask.take], pause=now.pause)
    raise AssertionError("the game doesn't end")


def words(page: Page) -> list[a.Remarked]:
    return [said for said in page.answers() if isinstance(said, a.Remarked)]


async def test_bots_say_a_word_in_most_games_and_everybody_hears_the_same() -> None:
    party, pages = await evening()

    said = words(pages[0])

    assert said
    assert [words(page) for page in pages] == [said] * len(pages)
    assert {each.seat for each in said} <= {seat for seat, chair in enumerate(party.table.party.chairs) if chair.level}
    assert said[-1].remark in ("won", "lost")
    assert all(each.temper == temper_of(party.table.party.chairs[each.seat].name) for each in said)


async def test_a_bot_speaks_only_after_the_opening_it_speaks_of() -> None:
    _, pages = await evening()
    kinds = [type(answer) for answer in pages[0].answers() if isinstance(answer, a.Moved | a.Remarked)]

    assert all(before is a.Moved for before, kind in itertools.pairwise(kinds) if kind is a.Remarked)


async def test_silent_where_the_host_likes_it_so() -> None:
    _, pages = await evening(remarks=False)

    assert not pages[0].lobby.settings.remarks
    assert words(pages[0]) == []


async def test_nobody_speaks_where_there_is_no_bot() -> None:
    _, pages = await evening(bots=0)

    assert words(pages[0]) == []


async def test_totals_that_are_hidden_are_not_spoken_of() -> None:
    """In Majority one sees only one's own total until the end, so a bot has nothing to say before it."""
    _, pages = await evening("majority")

    assert {each.remark for each in words(pages[0])} <= {"won", "lost"}


@pytest.mark.parametrize(
    ("before", "after", "seat", "said"),
    [
        ((0, 0, 0), (3, 1, 0), 0, "lead"),
        ((9, 0, 0), (9, 4, 1), 1, "up"),
        ((9, 0, 0), (9, 4, 1), 2, None),
        ((9, 0, 0), (9, -2, 1), 1, "down"),
        ((9, 5, 0), (9, 5, 0), 0, None),
        ((9, 5, 0), (11, 7, 2), 1, None),
        ((5, 0, 0), (9, 0, 0), 0, "up"),
        ((5, 5, 0), (6, 5, 4), 0, "lead"),
    ],
)
async def test_what_is_worth_a_word(
    before: tuple[int, ...], after: tuple[int, ...], seat: int, said: str | None
) -> None:
    assert about(before, after, seat) == said


@pytest.mark.parametrize("lang", ["fr", "en"])
async def test_every_remark_of_every_temper_has_its_words(lang: str) -> None:
    catalogue = (MESSAGES / lang / "remark.ftl").read_text(encoding="utf-8")

    missing = [key for r in REMARKS for t in TEMPERS if (key := f"remark-{r}-{t} = ") not in catalogue]

    assert missing == []
