"""Being told of a table over days: each notice once, at its time, to those who asked, and never what was chosen."""

from __future__ import annotations

import hmac
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Literal

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from isoloir.table.door.outside import Outward, is_outside, leads_outside
from isoloir.table.door.post import Hook, PostOffice
from isoloir.table.door.sealed_letter import CURVE, Seal, new_key, raw, sealed, text
from isoloir.table.live.house.house import House
from isoloir.table.log import entries as e
from isoloir.table.log.words import Days, Event, Wanted
from isoloir.table.party.days import DAY, HOUR, MINUTE
from isoloir.table.party.inputs import Forget, Subscribes
from isoloir.table.party.notices import PATIENCE, Letter, key_for
from isoloir.table.wire import from_client as s

from .harness import Page, Party
from .push_service import Browser, PushService, push_service, vouched
from .test_days import advance_to, answer, gathered, leave_all, opening, sleep

BOX = Browser().mailbox("https://push.example/x")
EVERYTHING: tuple[Event, ...] = ("turn", "curtain", "over")


class Postman:
    """Takes letters, and brings back what the test wants."""

    def __init__(self, house: House, comes: Literal["yes", "lost", "refused", "gone", ""] = "yes") -> None:
        self.house, self.comes = house, comes
        self.letters: list[Letter] = []
        self.back: list[e.Notice] = []
        house.world.post, house.world.ways = self.take, frozenset({"push", "hook"})

    def take(self, table: int, letters: Sequence[Letter]) -> None:
        self.letters += letters
        self.back += [msgspec.structs.replace(each.notice, came=self.comes) for each in letters]

    async def comes_back(self, table: int = 1) -> None:
        back, self.back = self.back, []
        if self.comes and back:
            await self.house.came(table, back)

    @property
    def told(self) -> list[tuple[int, str]]:
        return [(each.notice.who, each.event) for each in self.letters]


async def asked(
    days: Days | None = None, of: tuple[Event, ...] = EVERYTHING, **ways: bool
) -> tuple[Party, list[Page], Postman]:
    """A game under way, and all of them want to be told from its next question on."""
    party, pages = await gathered(days or Days(early=True))
    postman = Postman(party.house)
    for page in pages:
        await party.table.acted(Subscribes(page.person, Wanted(of, "fr", BOX, key=f"key-{page.person}")))
    return party, pages, postman


async def play_on(party: Party, pages: Sequence[Page]) -> None:
    answer(pages)
    party.clock.advance(MINUTE)


async def test_everybody_who_is_asked_is_told_once_a_moment_after_the_curtain_rose() -> None:
    party, pages, postman = await asked()
    assert postman.told == []

    await play_on(party, pages)
    assert postman.told == []
    party.clock.advance(PATIENCE)
    await postman.comes_back()
    party.clock.advance(HOUR)

    waiting = {party.table.party.chairs[seat].person for seat in party.table.party.played.waiting}
    assert {who for who, what in postman.told if what == "turn"} == waiting
    assert {who for who, what in postman.told if what == "curtain"} == {page.person for page in pages} - waiting
    assert len(postman.told) == len(pages)


async def test_nobody_is_told_what_they_did_not_ask_for_nor_by_a_house_that_does_not_tell() -> None:
    party, pages, postman = await asked(of=("over",))
    await play_on(party, pages)
    party.clock.advance(DAY // 2)
    assert postman.told == []

    party, pages, postman = await asked()
    party.house.world.ways = frozenset()
    await play_on(party, pages)
    party.clock.advance(DAY // 2)
    assert postman.told == []


async def test_who_answers_at_once_is_not_told_that_it_is_their_turn() -> None:
    party, pages, postman = await asked(of=("turn",))
    await play_on(party, pages)
    quick = next(page for page in pages if page.moved.asks)
    answer([quick])
    party.clock.advance(HOUR)

    assert quick.person not in {who for who, _ in postman.told}


async def test_nobody_is_told_at_night() -> None:
    party, pages, postman = await asked()
    hour = party.clock.now() // HOUR % 24
    for page in pages:
        page.say(s.LiveBy, zone="", quiet=((hour - 1) % 24, (hour + 5) % 24))
    wakes = (party.clock.now() // HOUR + 5) * HOUR
    await play_on(party, pages)
    advance_to(party, wakes - 1)
    assert postman.told == []

    party.clock.advance(1)
    assert len(postman.told) == len(pages)


async def test_a_notice_that_nobody_answered_for_is_sent_once_more_and_no_more() -> None:
    party, pages, postman = await asked()
    postman.comes = ""
    await play_on(party, pages)
    party.clock.advance(HOUR)

    assert sorted(postman.told) == sorted(2 * [*dict.fromkeys(postman.told)])


async def test_a_push_service_that_refuses_is_asked_again_until_it_takes_the_notice() -> None:
    party, pages, postman = await asked()
    postman.comes = "refused"
    await play_on(party, pages)
    for _ in range(20):
        party.clock.advance(MINUTE)
        await postman.comes_back()
    tries = len(postman.letters)
    assert tries > 2 * len(pages)

    postman.comes = "yes"
    for _ in range(120):
        party.clock.advance(MINUTE)
        await postman.comes_back()
    assert len(postman.letters) == tries + len(pages)


async def test_a_push_service_that_never_takes_it_keeps_no_table_from_being_forgotten() -> None:
    party, pages, postman = await asked(of=("over",))
    postman.comes = "refused"
    pages[0].say(s.EndAndReveal)
    for _ in range(48):
        party.clock.advance(HOUR)
        await postman.comes_back()
    assert len(postman.letters) > 20 * len(pages)
    entries = len(party.log.entries())
    for _ in range(24):
        party.clock.advance(HOUR)
        await postman.comes_back()

    assert len(party.log.entries()) == entries


async def test_a_browser_that_is_gone_is_asked_no_more() -> None:
    party, pages, postman = await asked()
    postman.comes = "gone"
    await play_on(party, pages)
    party.clock.advance(MINUTE)
    await postman.comes_back()
    assert [body.wanted.push for body in party.table.party.people.values()] == [None] * len(pages)

    await play_on(party, pages)
    party.clock.advance(HOUR)
    assert len(postman.letters) == len(pages)


async def test_a_table_asleep_wakes_to_tell_and_a_new_server_tells_nothing_twice() -> None:
    party, pages, postman = await asked(Days())
    answer(pages)
    opens = opening(party)
    party = await leave_all(party, pages)
    postman = Postman(party.house)
    await sleep(party, opens + 2 * MINUTE - party.clock.now())
    assert len(postman.told) == len(pages)

    await postman.comes_back()
    party = await leave_all(party, [])
    later = Postman(party.house)
    await sleep(party, HOUR)
    assert later.told == []
    assert not party.house.tables


async def test_the_end_is_told_and_what_was_stopped_is_not() -> None:
    party, pages, postman = await asked(of=("over",))
    stopped = pages[1].person
    await party.table.acted(Subscribes(stopped, Wanted(("over",), key="key")))
    party.clock.advance(HOUR)
    pages[0].say(s.EndAndReveal)
    party.clock.advance(PATIENCE)

    assert dict(postman.told) == {page.person: "over" for page in pages if page.person != stopped}


async def test_whoever_is_forgotten_leaves_no_address_behind() -> None:
    party, pages, _ = await asked()
    assert BOX.endpoint.encode() in b"".join(party.log.tables[1])
    for page in pages[1:]:
        await party.table.acted(Forget(page.person))
    await party.table.acted(Forget(pages[0].person))

    left = b"".join(party.log.tables[1])
    assert not any(word in left for word in (BOX.endpoint.encode(), BOX.p256dh.encode(), b"key-1"))


# ---- sent


def test_a_letter_is_sealed_as_the_rfc_seals_its_example() -> None:
    ours = ec.derive_private_key(int.from_bytes(raw("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    theirs = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = sealed(
        b"When I grow up, I want to be a watermelon",
        theirs,
        "BTBZMqHH6r4Tts7J_aSIgg",
        ours,
        raw("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with push_service() as found:
        yield found


def letter(box: str, way: Literal["push", "hook"] = "push") -> Letter:
    wanted = Wanted(EVERYTHING, "fr", Browser().mailbox(box), key="k" * 22)
    return Letter(e.Notice(1, way, 4), "turn", "ABCDE", wanted, 2**40)


async def sent(
    service: PushService,
    way: Literal["push", "hook"] = "push",
    may_go: Callable[[str], bool] = lambda url: True,
    outward: Outward | None = None,
) -> list[str]:
    """What becomes of a letter."""
    party, came = Party(), list[str]()
    hook = Hook(f"{service.url}/hook", "s" * 16, "https://games.example")
    seal, counted = Seal(new_key(), "mailto:me@example.org"), lambda way, how: came.append(how)
    async with PostOffice(party.house, seal, hook, counted, outward or Outward(lambda address: True), may_go) as office:
        await office._send_all(1, [letter(f"{service.url}/box", way)])
    return came


async def test_only_the_browser_can_read_what_the_push_service_is_given(service: PushService) -> None:
    assert await sent(service) == ["yes"]

    (body,), (head,) = service.bodies, service.heads
    shown = msgspec.json.decode(Browser().read(body))
    assert (shown["body"], shown["about"]) == ("C’est à vous à la table ABCDE.", 4)
    assert b"ABCDE" not in body
    assert vouched(head["Authorization"])["aud"] == service.url
    assert vouched(head["Authorization"])["sub"] == "mailto:me@example.org"


@pytest.mark.parametrize(
    ("status", "came"), [(201, "yes"), (0, "lost"), (410, "gone"), (404, "gone"), (429, "refused"), (307, "refused")]
)
async def test_what_a_push_service_answers_decides_whether_it_is_asked_again(
    service: PushService, status: int, came: str
) -> None:
    service.answers = lambda: status

    assert await sent(service) == [came]
    assert len(service.bodies) == 1, "where it sends us on to, we don't go"


async def test_the_operators_own_hook_gets_one_form_signed(service: PushService) -> None:
    assert await sent(service, "hook") == ["yes"]

    (body,), (head,) = service.bodies, service.heads
    assert head["X-Isoloir-Signature"] == "sha256=" + hmac.new(b"s" * 16, body, "sha256").hexdigest()
    told = msgspec.json.decode(body)
    assert told["stop"] == f"https://games.example/n/ABCDE#{key_for('k' * 22, 'hook')}.hook"
    assert told["text"] == told["content"]


async def test_no_letter_goes_into_the_operators_own_network(service: PushService) -> None:
    assert await sent(service, may_go=leads_outside) == ["gone"]
    service.url = service.url.replace("127.0.0.1", "localhost")
    assert await sent(service, outward=Outward()) == ["gone"], "nor where a name leads there"
    assert service.bodies == []


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "192.168.1.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
        ),
        *(
            "::1",
            "fe80::1%eth0",
            "fd00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:7f00:1::",
            "ff02::1",
            "::7f00:1",
            "::ffff:0:a00:1",
            "64:ff9b:1::a00:1",
            "fec0::1",
        ),
    ],
)
def test_an_address_that_is_not_everybodys_is_not_outside(address: str) -> None:
    assert not is_outside(address)


def test_the_wide_world_is_outside() -> None:
    assert all(map(is_outside, ("8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8")))


def test_a_name_out_there_may_be_written_to() -> None:
    urls = ("https://fcm.googleapis.com/fcm/send/a:b", "https://web.push.apple.com/a", "https://a_b.push.example/")
    assert all(map(leads_outside, urls))


@pytest.mark.parametrize(
    "url",
    [
        *(
            "http://push.example/x",
            "https://127.0.0.1/x",
            "https://[::1]/x",
            "https://2130706433/",
            "https://localhost/",
            "https://127.0.0.⑩/",
            "https://⑩.0.0.1/",
            "https://0x7f.0.0.1/",
            "https://%31%32%37.0.0.1/",
        ),
        *("https://push.example:8443/x", "https://me@push.example/", "ftp://push.example/"),
    ],
)
def test_an_address_that_looks_like_ours_is_refused_before_any_name_is_asked_for(url: str) -> None:
    assert not leads_outside(url)
