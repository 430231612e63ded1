"""The wheel and the archive: whole, readable by themselves, and started by what people have."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from hatch_build import alone, from_a_wheel

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()


def test_a_readme_without_files_beside_it_points_at_none() -> None:
    text = alone(README)

    assert "<img" not in text
    assert re.findall(r"\]\((?!https?:|#)", text) == []
    assert "Isoloir" in text


def test_pages_are_taken_from_a_wheel_of_the_same_sources_alone(tmp_path: Path) -> None:
    for name, stamp, page in (("a", "other", "old"), ("b", "same", "new")):
        with zipfile.ZipFile(tmp_path / f"isoloir-{name}.whl", "w") as wheel:
            wheel.writestr("isoloir/table/static/.stamp", stamp)
            wheel.writestr("isoloir/table/static/assets/page.js", page)

    assert from_a_wheel(tmp_path, "same", tmp_path / "made")
    assert (tmp_path / "made" / "assets" / "page.js").read_text() == "new"
    assert not from_a_wheel(tmp_path, "never built", tmp_path / "made")


@pytest.mark.soak
def test_wheel_and_archive_are_whole_and_start_with_uvx_and_pipx(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "hatchling", "build", "--directory", str(tmp_path)], cwd=ROOT, check=True)
    (wheel,), (archive,) = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    uvx = [str(ROOT / ".boot" / "bin" / "uvx"), "--python", sys.executable]

    assert set(re.findall(r'<img src="([^"]+)"', README)) <= names
    assert {"Makefile", "CREDITS.md", "tools/bootstrap.sh", "requirements/runtime.txt"} <= names
    for command in (
        [*uvx, "--from", str(wheel), "isoloir", "--version"],
        [*uvx, "pipx", "run", "--spec", str(wheel), "isoloir", "--version"],
    ):
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert ran.stdout.startswith("isoloir ")
