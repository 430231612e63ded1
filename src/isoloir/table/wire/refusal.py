"""What a table refuses on purpose: a code and its parameters, never prose and never somebody's choice."""

from __future__ import annotations

from isoloir.core import BadSetup

from ..log.words import Params


class Refusal(Exception):
    def __init__(self, code: str, **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params


def bad_setup(why: BadSetup) -> Refusal:
    return Refusal("setup", key=why.key, **why.details)
