"""The laws of Démocrazy: one row per law, in the format that house laws are written in too."""

from importlib.resources import files

__all__ = ["law_rows", "retired_rows"]


def law_rows() -> tuple[str, ...]:
    """The 74 rows of our own deck, each a line of JSON."""
    return _rows("laws.jsonl")


def retired_rows() -> tuple[str, ...]:
    """Laws that are no longer dealt; games that were played with them can still be told."""
    return _rows("retired.jsonl")


def _rows(file: str) -> tuple[str, ...]:
    return tuple(files(__name__).joinpath(file).read_text(encoding="utf-8").splitlines())
