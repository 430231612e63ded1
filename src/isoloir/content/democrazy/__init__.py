"""The laws of Démocrazy: one row per law, in the format that house laws are written in too."""

from importlib.resources import files

__all__ = ["law_rows"]


def law_rows() -> tuple[str, ...]:
    """The 74 rows of our own deck, each a line of JSON."""
    return tuple(files(__name__).joinpath("laws.jsonl").read_text(encoding="utf-8").splitlines())
