"""What a check found, as a key and details: the command line says it in the reader's language, a test in English."""

from __future__ import annotations

from isoloir.content.messages import catalogue


class Fault(AssertionError):
    """`check-fault-<key>` in the catalogues says it; `str()` is that sentence in English."""

    def __init__(self, key: str, /, **details: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.details = details

    def __str__(self) -> str:
        return said(self, "en")


def said(fault: Fault, lang: str) -> str:
    """With the line to look at, if there's one and the sentence doesn't name it itself."""
    words, where = catalogue(lang), str(fault.details.get("where", "?"))
    sentence = words.say(f"check-fault-{fault.key}", **fault.details)
    return sentence if where in sentence or where == "?" else words.say("check-see", said=sentence, where=where)


def hold(condition: object, key: str, /, **details: str | int) -> None:
    """Raises the fault unless the condition holds."""
    if not condition:
        raise Fault(key, **details)
