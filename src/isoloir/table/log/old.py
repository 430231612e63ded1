"""Shapes that are no longer written, each with the step that reads it. Nothing is ever taken out of here."""

from __future__ import annotations

from typing import TypeAlias

from . import entries as e
from .marks import PartyTexts, Plain
from .words import Settings, whole


class Configured1(e.Act, frozen=True, tag="Configured"):
    """Format 1: all settings, again with every change."""

    settings: PartyTexts[Settings]

    def now(self) -> e.Configured:
        return e.Configured(person=self.person, command=self.command, change=whole(self.settings))


class WentBack1(e.Act, frozen=True, tag="WentBack"):
    """Format 1: all settings, again with every change."""

    settings: PartyTexts[Settings]

    def now(self) -> e.WentBack:
        return e.WentBack(person=self.person, command=self.command, change=whole(self.settings))


class Promised1(e.Act, frozen=True, tag="Promised"):
    """Formats 1 and 2: seed and salt, without the set-up."""

    game: int
    seed: Plain[str]
    salt: Plain[str]
    at: int

    def now(self) -> e.Promised:
        return e.Promised(
            person=self.person,
            command=self.command,
            game=self.game,
            seed=self.seed,
            salt=self.salt,
            at=self.at,
            commitment="",
            vocabulary=0,
        )


OldEntry: TypeAlias = Configured1 | WentBack1 | Promised1
