"""The heavy packages, none of which you need to play: imported on demand, and named when missing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from isoloir.core import BadSetup


class Missing(BadSetup):
    """A package of the extra `lab` is not installed."""

    def __init__(self, package: str, what: str) -> None:
        sentence = f"{what} needs the package {package}: pip install 'isoloir[lab]'"
        super().__init__("lab-missing", sentence, package=package, what=what)


def wanted(module: str, what: str) -> Any:
    """The module, or an error that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as why:
        if why.name is None or module.partition(".")[0] != why.name.partition(".")[0]:
            raise
        raise Missing(why.name, what) from None
