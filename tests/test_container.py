"""The Containerfile: what can be said of it without building it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from isoloir.table.serve.settings import read_settings

ROOT = Path(__file__).parent.parent
TEXT = (ROOT / "Containerfile").read_text().replace("\\\n", " ")
LAST = TEXT.rpartition("\nFROM ")[2]


def words(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction} +(.*)$", LAST, re.MULTILINE)


def variables() -> dict[str, str]:
    return dict(pair.split("=", 1) for line in words("ENV") for pair in line.split())


def test_the_container_has_no_privileges_and_one_volume() -> None:
    assert words("USER") == ["10001"]
    assert words("VOLUME") == ["/data"]
    assert words("HEALTHCHECK")
    assert LAST.index("USER 10001") < LAST.index("ENTRYPOINT")
    assert not re.search(r"token|secret|passw", TEXT, re.IGNORECASE)


def test_the_container_starts_with_settings_the_server_takes() -> None:
    settings = read_settings({}, {name: value for name, value in variables().items() if name.startswith("ISOLOIR_")})

    assert settings.data == Path("/data")
    assert settings.quiet
    assert f":{settings.port}/readyz" in words("HEALTHCHECK")[0]
    assert words("EXPOSE") == [str(settings.port)]
    assert msgspec.json.decode(words("CMD")[-1]) == ["serve"]


@pytest.mark.parametrize("line", re.findall(r"^COPY +(?!--from)(.*)$", TEXT, re.MULTILINE))
def test_what_is_copied_into_the_image_exists_and_is_not_ignored(line: str) -> None:
    kept = re.findall(r"^!(.*)$", (ROOT / ".dockerignore").read_text(), re.MULTILINE)
    for source in line.split()[:-1]:
        assert (ROOT / source).exists()
        assert source in kept


def test_what_is_installed_into_the_image_is_locked() -> None:
    installs = re.findall(r"pip install [^&\n]*", TEXT)

    assert len(installs) == 3
    assert all("--require-hashes" in each or "--no-deps wheels/" in each for each in installs)
