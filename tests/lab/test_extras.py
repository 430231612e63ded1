"""A package that isn't installed is named, with the extra that brings it."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from isoloir.cli.mistakes import said
from isoloir.cli.words import Words
from isoloir.lab.extras import Missing, wanted


def test_a_missing_package_is_named_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    with pytest.raises(Missing) as refused:
        wanted("matplotlib", "isoloir study")

    for language in ("en", "fr"):
        assert 'pip install "isoloir[lab]"' in said(refused.value, Words(language))
        assert "matplotlib" in said(refused.value, Words(language))


def test_what_a_package_itself_lacks_is_not_blamed_on_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "half_there.py").write_text("import nowhere_at_all")

    with pytest.raises(ModuleNotFoundError, match="nowhere_at_all"):
        wanted("half_there", "isoloir study")
