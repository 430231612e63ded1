"""What a person wants of a replay: single keys where there is a keyboard, lines where there is not."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

WISHES = {
    "forward": ("", "n", " ", "\n", "\r", "\x1b[C", "\x1bOC", "l", ">"),
    "back": ("p", "\x1b[D", "\x1bOD", "\x7f", "\b", "<"),
    "home": ("g", "home", "\x1b[H", "\x1bOH", "\x1b[1~", "\x1b[7~"),
    "end": ("G", "end", "\x1b[F", "\x1bOF", "\x1b[4~", "\x1b[8~"),
    "seat": ("s",),
    "all": ("a",),
    "screen": ("w",),
    "help": ("h", "?"),
    "leave": ("q", "\x04"),
}
WISH = {key: wish for wish, keys in WISHES.items() for key in keys}
KEY = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O[A-Za-z])|.|\n", re.DOTALL)
"""One key press as terminals send it: an escape sequence or a letter."""


def wish_of(typed: str) -> str:
    """A wish, the number of a step, or what was typed if it means nothing."""
    return WISH.get(typed, typed)


class Keyboard:
    """Keys as they are pressed; digits gather until Enter."""

    def __init__(self) -> None:
        self._pressed: list[str] = []
        self.digits = ""

    def wish(self) -> str:
        """Empty while digits are being typed."""
        key = self._key()
        if key.isdecimal() and key.isascii():
            self.digits += key
            return ""
        number, self.digits = self.digits, ""
        return number if number and key in "\r\n" else wish_of(key)

    def _key(self) -> str:
        if not self._pressed:
            self._pressed = KEY.findall(os.read(sys.stdin.fileno(), 64).decode(errors="ignore")) or ["\x04"]
        return self._pressed.pop(0)


@contextmanager
def keyboard() -> Iterator[Keyboard]:
    """Each key at once and unseen, until the end of the block; then the terminal is as it was."""
    import termios
    import tty

    descriptor = sys.stdin.fileno()
    before: Any = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield Keyboard()
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
