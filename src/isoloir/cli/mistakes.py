"""What a person asked for that cannot be done; said in one line, exit code 2."""

from __future__ import annotations

import errno

from isoloir.core import BadSetup, IsoloirError

from .words import Words, clean


class Mistake(IsoloirError):
    """`error-<key>` in the catalogues says it."""

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def said(why: Exception, words: Words) -> str:
    """One line in the reader's language."""
    match why:
        case Mistake(key=key, details=details) | BadSetup(key=key, details=details):
            return _error(key, details, str(why), words)
        case OSError(filename=path, strerror=reason) if path is not None:
            return words("error-file", path=_line(str(path)), why=_reason(why, reason or "", words))
        case OSError(errno=errno.ENOSPC):
            return words("error-file-full")
        case UnicodeError() | RecursionError():
            return words("error-unreadable")
        case _:
            return _line(str(why))


def _error(key: str, details: dict[str, str | int], sentence: str, words: Words) -> str:
    """A room's own objection may have no translation yet; its English sentence is better than nothing."""
    if not words.has(f"error-{key}"):
        return _line(sentence)
    cleaned = {name: _line(value) if isinstance(value, str) else value for name, value in details.items()}
    return _line(words(f"error-{key}", **cleaned))


def _reason(why: OSError, reason: str, words: Words) -> str:
    message = "error-file-full" if why.errno == errno.ENOSPC else f"error-file-{type(why).__name__}"
    return words(message) if words.has(message) else reason


def _line(text: str) -> str:
    return clean(" ".join(text.split()))
