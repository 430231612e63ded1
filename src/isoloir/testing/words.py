"""Are there words for all that a game can ask and tell? In one language at least."""

from __future__ import annotations

from typing import Any

import msgspec

from isoloir.content.messages import catalogue
from isoloir.core import LANGUAGES, Game, Setup

from .fault import hold
from .play import pauses


def check_it_has_words(game: Game[Any, Any], setup: Setup, seed: str) -> None:
    whats = {ask.what for match, _ in pauses(game, setup, seed) for ask in match.asks.values()}
    wanted = ["title", "line", "rules"]
    wanted += [f"ask-{what}" for what in sorted(whats)]
    wanted += [f"event-{event.__name__}" for event in game.events]
    wanted += [f"option-{field.name}" for field in msgspec.structs.fields(game.options)]
    for name in wanted:
        said = any(catalogue(lang).has(f"{game.key}-{name}") for lang in LANGUAGES)
        hold(said, "words", name=name, key=game.key)
