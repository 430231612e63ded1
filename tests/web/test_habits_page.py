"""Habits in real browsers: cards given by drag and by tap, the reminder, ties, portraits to keep; and strangers."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.cut import cut
from tests.web.phones import (
    SMALL,
    TELEVISION,
    Party,
    add_bots,
    fits,
    join,
    open_table,
    play_alone,
    play_by_keyboard,
    play_to_the_end,
    settle,
    untranslated,
)

COMPUTER = {"width": 1280, "height": 800}
TITLES = {"en": "Habits", "fr": "Habitudes"}


def test_two_phones_a_television_and_a_bot_play_habits_to_the_portraits(party: Party, tmp_path: Path) -> None:
    host, guest = party.device("en"), party.device("fr", SMALL, color_scheme="dark")
    screen = party.device("en", TELEVISION)
    code = open_table(host, party.url, "Habits")
    screen.goto(f"{party.url}/s/{code}")
    join(guest, party.url, code, "Zoé")
    start(host, bots=1)

    give_by_dragging(host)
    sees_at_one_glance(host.locator(".waiting .soft"), host.locator(".half").first, mind(host))
    peeks_at_names(host, "Zoé")
    give_by_tapping(guest)
    expect(host.locator(".booth .reminder")).to_contain_text("verdict")
    expect(guest.locator(".booth .reminder")).to_contain_text("verdict")
    for page in (host, guest, screen):
        assert violations(page) == []
        assert fits(page)
    assert cut(guest) == []

    play_to_the_end(host, guest, screen=screen)
    for page in (host, guest, screen):
        expect(page.locator(".gallery > li")).to_have_count(3)
        assert untranslated(page) == []
        assert fits(page)
    expect(host.locator(".gallery h3").first).to_have_text("Your portrait")
    assert violations(host) == []
    with host.expect_download() as kept:
        host.locator(".gallery .do button").first.click()
    kept.value.save_as(tmp_path / "portrait.png")
    assert (tmp_path / "portrait.png").read_bytes().startswith(b"\x89PNG")


def test_strangers_pick_for_themselves_and_pass_the_rest_to_the_right(party: Party) -> None:
    host = party.device("en")
    open_table(host, party.url, "Habits")
    host.get_by_label("For people who hardly know each other").check()
    start(host, bots=3)

    expect(options(host)).to_have_count(4)
    expect(host.locator(".booth .about")).to_contain_text("on your right")
    settle(host)
    options(host).first.click()
    host.locator(".lock .main").click()
    expect(options(host)).to_have_count(3)
    expect(host.locator(".booth .laid li")).to_have_count(1)

    play_to_the_end(host)
    expect(host.locator(".gallery > li")).to_have_count(4)


def test_a_whole_game_of_habits_is_played_with_the_keyboard_alone(party: Party) -> None:
    page = party.device("en", COMPUTER)
    play_alone(page, party.url, "Habits")
    sees_at_one_glance(page.get_by_role("button", name="React", exact=True))

    play_by_keyboard(page)

    expect(page.locator(".gallery h3").first).to_have_text("Your portrait")


def test_a_finger_drags_a_card_by_its_grip_and_scrolls_elsewhere(party: Party) -> None:
    page = party.device("en", has_touch=True)
    play_alone(page, party.url, "Habits")
    first, last = options(page).first, page.locator("[data-place]").last
    settle(page)

    finger_drags(page, first.locator(".text"), last)
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    finger_drags(page, first.locator(".grip"), last)

    expect(first).to_have_attribute("aria-pressed", "true")
    expect(first.locator(".to")).to_contain_text(name_at(last))


def test_below_a_long_hand_it_still_says_for_whom_the_next_card_is(party: Party) -> None:
    page = party.device("en", SMALL)
    open_table(page, party.url, "Habits")
    start(page, bots=5)
    settle(page)

    options(page).last.click()

    expect(page.locator(".for")).to_be_in_viewport(ratio=1)


def name_at(place: Locator) -> str:
    return place.locator(".name").inner_text().split("\n")[0].strip()


def mind(page: Page) -> Locator:
    return page.get_by_role("button", name="Change my mind")


def sees_at_one_glance(*things: Locator) -> None:
    for each in things:
        expect(each).to_be_in_viewport(ratio=0.99)


def peeks_at_names(page: Page, name: str) -> None:
    """Behind the drawn curtain, as long as the button is held: who gets which card."""
    button = page.get_by_role("button", name="Hold to peek")
    button.hover()
    page.mouse.down()
    expect(page.locator(".peeked li").first).to_contain_text(f"to {name}: ")
    page.mouse.up()
    expect(page.locator(".peeked")).to_have_count(0)


def finger_drags(page: Page, start: Locator, end: Locator) -> None:
    """A real touch, as the browser makes pointer events of it."""
    end.scroll_into_view_if_needed()
    one, other = start.bounding_box(), end.bounding_box()
    assert one
    assert other
    x, y = one["x"] + one["width"] / 2, one["y"] + one["height"] / 2
    dx, dy = other["x"] + other["width"] / 2 - x, other["y"] + other["height"] / 2 - y
    line = page.context.new_cdp_session(page)
    for step in range(9):
        kind = "touchMove" if step else "touchStart"
        touch = {"x": x + dx * step / 8, "y": y + dy * step / 8}
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [touch]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def start(host: Page, bots: int) -> None:
    add_bots(host, bots=bots)
    expect(host.locator(".start")).to_be_enabled()
    host.locator(".start").click()


def options(page: Page) -> Locator:
    return page.locator("[data-sealed=false] [data-option]")


def give_by_dragging(page: Page) -> None:
    """The first card to the second person, the second card to the first."""
    expect(options(page)).to_have_count(3)
    first, second = page.locator("[data-place='0']"), page.locator("[data-place='1']")
    settle(page)
    options(page).nth(0).drag_to(second)
    expect(options(page).nth(0)).to_contain_text(second.locator(".name").inner_text().split("\n")[0].strip())
    options(page).nth(1).drag_to(first)
    expect(page.locator(".hand .aside")).to_have_count(1)
    page.locator(".lock .main").click()


def give_by_tapping(page: Page) -> None:
    """The second person first; a card tapped again comes back to the hand."""
    settle(page)
    page.locator("[data-place='1']").click()
    options(page).nth(2).click()
    expect(options(page).nth(2)).to_have_attribute("aria-pressed", "true")
    options(page).nth(2).click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    options(page).nth(0).click()
    options(page).nth(1).click()
    page.locator(".lock .main").click()
