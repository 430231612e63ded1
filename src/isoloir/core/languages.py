"""The languages people read here: a line each, and a folder of messages.

How a language counts Fluent knows by its key; `python -m tools.languages` lists what one still lacks.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias, get_args

Lang: TypeAlias = Literal["fr", "en"]
LANGS: tuple[Lang, ...] = get_args(Lang)
"""Those that there are cards in: records and logs name them."""


class Language(NamedTuple):
    name: str
    """In itself."""
    cards: Lang
    """The cards its readers get unless they ask for others."""
    voice: str
    """By which a browser reads aloud."""
    quotes: tuple[str, str]

    def quoted(self, text: str) -> str:
        return f"{self.quotes[0]}{text}{self.quotes[1]}"


LANGUAGES: dict[str, Language] = {
    "fr": Language("Français", "fr", "fr-FR", ("«\N{NO-BREAK SPACE}", "\N{NO-BREAK SPACE}»")),
    "en": Language("English", "en", "en-GB", ("“", "”")),
}
FALLBACK = "en"


def language_of(wanted: str) -> str:
    """The first of our languages in what a browser accepts, or a locale names: `de, fr-CA;q=0.8`, `fr_FR.UTF-8`."""
    for each in wanted.lower().replace("_", "-").split(","):
        if (key := each.strip().partition(";")[0].partition(".")[0].partition("-")[0]) in LANGUAGES:
            return key
    return FALLBACK
