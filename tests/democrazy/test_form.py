"""The form for a house law offers what a row may say, all of it and nothing else, and has words for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from isoloir.content.messages import catalogue
from isoloir.core import LANGUAGES, BadSetup
from isoloir.games.democrazy.form import Deed, Moment, Part, law_form
from isoloir.games.democrazy.house import house_laws
from isoloir.games.democrazy.laws import Who

TEXT = {"fr": "Une phrase.", "en": "A sentence."}


def choices(part: Part) -> Iterator[Any]:
    if part.free:
        yield None
    yield from part.words or range(part.least, part.most + 1)


def row(moment: Moment, deed: Deed, **said: Any) -> str:
    parts = {part.name: next(iter(choices(part))) for part in deed.parts} | said
    effect = {"do": deed.do} | {name: value for name, value in parts.items() if value is not None}
    law = {"id": "a-law", "kind": moment.kind, "circle": "white", "trigger": moment.trigger, "effect": effect}
    return msgspec.json.encode({**law, "text": TEXT}).decode()


def deeds() -> list[tuple[Moment, Deed]]:
    return [(moment, deed) for moment in law_form().moments for deed in moment.deeds]


@pytest.mark.parametrize(("moment", "deed"), deeds(), ids=lambda each: getattr(each, "trigger", None) or each.do)
def test_every_choice_it_offers_makes_a_law(moment: Moment, deed: Deed) -> None:
    for part in deed.parts:
        rest = {"of": 6} if part.name == "yes" else {}
        for choice in choices(part):
            assert house_laws((row(moment, deed, **rest, **{part.name: choice}),))


@pytest.mark.parametrize(("moment", "deed"), deeds(), ids=lambda each: getattr(each, "trigger", None) or each.do)
def test_nobody_it_leaves_out_could_have_been_meant(moment: Moment, deed: Deed) -> None:
    offered = {word for part in deed.parts if part.name == "who" for word in part.words}

    for word in set(get_args(Who)) - offered if offered else ():
        with pytest.raises(BadSetup):
            house_laws((row(moment, deed, who=word),))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_a_label_for_every_choice_and_a_sentence_for_every_deed(lang: str) -> None:
    form = law_form()
    wanted = {f"check-{check}" for check in form.checks} | {f"circle-{circle}" for circle in form.circles}
    for moment, deed in deeds():
        wanted |= {f"trigger-{moment.trigger}", f"at-{moment.trigger}", f"do-{deed.do}", f"says-{deed.do}"}
        wanted |= {f"when-{when}" for when in moment.when}
        for part in deed.parts:
            wanted |= {f"{part.name}-{str(word).lower() if word in (True, False) else word}" for word in part.words}

    words = catalogue(lang)
    assert {each for each in wanted if not words.has(f"democrazy-form-{each}")} == set()
    for _, deed in deeds():
        for part in deed.parts:
            own = f"democrazy-form-part-{deed.do}-{part.name}"
            assert words.has(own) or words.has(f"democrazy-form-part-{part.name}"), part.name
